import CellUI
import Foundation
import FrameExport

/// Reads asset catalogues as Xcode keeps them: a folder for each colour, image, symbol and data set, with a `Contents.json`.
struct CatalogueReader {
    private(set) var assets = AssetCatalogue()
    /// The data sets, which the widget reads as files of its bundle.
    private(set) var data: [String: DataSet] = [:]
    private(set) var notes: [SourceNote] = []
    /// Files that are broken.
    private(set) var warnings: [GuestDiagnostic] = []
    /// The files that were read.
    private(set) var files: [String] = []
    /// The bytes of pictures that may still be read: they are all sent to the widget's process.
    private var left = 24 << 20

    /// A data set: its uniform type identifier and its bytes.
    struct DataSet: Sendable {
        let type: String
        let bytes: Data

        /// The name and the contents of its file: the type on the first line, then the bytes. `NSDataAsset` reads it.
        func file(named name: String) -> (name: String, contents: Data) {
            let escaped = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? name
            return (escaped + ".dataset", Data((type.prefix { !$0.isNewline } + "\n").utf8) + bytes)
        }
    }

    private struct Contents: Decodable {
        struct Appearance: Decodable { let appearance, value: String }
        struct Entry: Decodable {
            let color: CatalogueColor?
            let filename, idiom, scale, type, locale: String?
            let appearances: [Appearance]?

            private enum CodingKeys: String, CodingKey {
                case color, filename, idiom, scale, appearances, locale
                case type = "universal-type-identifier"
            }

            var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
            /// Whether it is for other eyes or devices than those of a phone in its usual state.
            var isForeign: Bool {
                !["universal", "iphone", "ios", nil].contains(idiom)
                    || (appearances?.contains { $0.appearance == "contrast" } ?? false)
            }
        }
        struct Properties: Decodable {
            let namespace: Bool?
            let rendering: String?
            private enum CodingKeys: String, CodingKey {
                case namespace = "provides-namespace"
                case rendering = "template-rendering-intent"
            }
        }
        let colors, images, symbols, data: [Entry]?
        let properties: Properties?
    }

    /// The images that the sources name; `nil` for all.
    private let mentions: ImageMentions?
    private let pictures: DecodedPictures
    /// Images that no source names, which are read last.
    private var others: [(folder: String, name: String)] = []

    /// Reads the catalogues; of entries of one name the first counts.
    ///
    /// - Parameters:
    ///   - mentions: The images that the sources name: of the others only PNGs and JPEGs are read, after them. Default: all.
    ///   - pictures: What was drawn before. Default: nothing.
    init(
        _ catalogues: [String], naming mentions: ImageMentions? = nil,
        knowing pictures: DecodedPictures = DecodedPictures()
    ) {
        (self.mentions, self.pictures) = (mentions, pictures)
        for catalogue in catalogues { read(catalogue, prefix: "") }
        for other in others { readImage(other.folder, other.name, isNamed: false) }
    }

    private func isNamed(_ name: String) -> Bool { mentions?.mentions(name) ?? true }

    private mutating func note(_ sentence: String, _ path: String) {
        notes.append(SourceNote(file: path, line: 1, sentence: sentence))
    }

    private mutating func contents(of folder: String) -> Contents? {
        let path = SourceFolder.join(folder, "Contents.json")
        guard let data = ResourceFiles.data(at: path) else { return nil }
        files.append(path)
        do {
            return try JSONDecoder().decode(Contents.self, from: data)
        } catch {
            warnings.append(.broken(path, "it cannot be read as the contents of an asset catalogue"))
            return nil
        }
    }

    private mutating func read(_ folder: String, prefix: String) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for name in names where !name.hasPrefix(".") {
            let path = SourceFolder.join(folder, name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            let own = prefix + (name as NSString).deletingPathExtension
            switch (name as NSString).pathExtension {
            case "colorset": readColor(path, own)
            case "imageset": if isNamed(own) { readImage(path, own) } else { others.append((path, own)) }
            case "symbolset": if isNamed(own) { readSymbol(path, own) }
            case "dataset": readData(path, own)
            case "":
                let hasNamespace = contents(of: path)?.properties?.namespace ?? false
                read(path, prefix: hasNamespace ? own + "/" : prefix)
            default: break
            }
        }
    }

    private mutating func readColor(_ folder: String, _ name: String) {
        guard assets.colors[name] == nil, let entries = contents(of: folder)?.colors else { return }
        func color(isDark: Bool) -> AssetCatalogue.Components? {
            let fitting = entries.filter { $0.isDark == isDark && !$0.isForeign }
            return fitting.lazy.compactMap { $0.color?.srgb(isDark: isDark) }.first
        }
        // A colour of the system differs between the appearances even if the set does not.
        let shared = entries.first { !$0.isForeign && !$0.isDark }?.color?.srgb(isDark: true)
        let (any, dark) = (color(isDark: false), color(isDark: true) ?? shared)
        guard let first = any ?? dark else {
            // Xcode's new projects have colours without a value: the accent colour is the system's, and others are clear.
            if entries.contains(where: { $0.color != nil }) {
                note("the colour \(name) cannot be read", SourceFolder.join(folder, "Contents.json"))
            } else {
                assets.colors[name] = name == "AccentColor" ? CatalogueColor.systemBlue : CatalogueColor.clear
            }
            return
        }
        assets.colors[name] = AssetCatalogue.ColorSet(any: first, dark: dark == first ? nil : dark)
    }

    private mutating func readImage(_ folder: String, _ name: String, isNamed: Bool = true) {
        guard assets.images[name] == nil, let contents = contents(of: folder) else { return }
        var set = AssetCatalogue.ImageSet(files: [])
        set.isTemplate = contents.properties?.rendering.map { $0 == "template" }
        let entries = (contents.images ?? []).filter { $0.filename != nil }
        let own = entries.filter { !$0.isForeign }
        for entry in own.isEmpty ? entries : own {
            guard let file = entry.filename, isNamed || Self.isQuick(file) else { continue }
            let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
            let path = SourceFolder.join(folder, file)
            if var file = picture(at: path, scale: scale, isDark: entry.isDark, isNamed: isNamed) {
                file.language = entry.locale
                set.files.append(file)
            }
        }
        // An image that cannot be drawn is there nevertheless: a frame is drawn in its place.
        if !entries.isEmpty { assets.images[name] = set }
    }

    /// Whether a picture is sent as it is, and not drawn first.
    private static func isQuick(_ file: String) -> Bool {
        ["png", "jpg", "jpeg"].contains((file as NSString).pathExtension.lowercased())
    }

    private mutating func readSymbol(_ folder: String, _ name: String) {
        guard assets.images[name] == nil, let entries = contents(of: folder)?.symbols,
            let file = entries.lazy.compactMap(\.filename).first
        else { return }
        let path = SourceFolder.join(folder, file)
        guard let data = ResourceFiles.data(at: path), let svg = CustomSymbol(data)?.svg else {
            return note("\(file) has no symbol of the regular weight; a frame is drawn in its place", path)
        }
        files.append(path)
        do throws(PictureFile.Refusal) {
            let picture = try PictureFile(svg)
            let own = AssetCatalogue.ImageSet.File(png: try picture.decodable(), scale: picture.scale ?? 1)
            assets.images[name] = AssetCatalogue.ImageSet(files: [own], isTemplate: true)
        } catch {
            note("\(file) \(error.sentence); a frame is drawn in its place", path)
        }
    }

    private mutating func readData(_ folder: String, _ name: String) {
        let entries = (contents(of: folder)?.data ?? []).filter { $0.filename != nil }
        guard data[name] == nil, let entry = entries.first(where: { !$0.isForeign }) ?? entries.first,
            let file = entry.filename
        else { return }
        let path = SourceFolder.join(folder, file)
        guard let bytes = ResourceFiles.data(at: path), bytes.count < left else {
            return note("\(file) is missing or too large: the data set \(name) is left out", path)
        }
        left -= bytes.count
        files.append(path)
        data[name] = DataSet(type: entry.type ?? "public.data", bytes: bytes)
    }

    /// The name and the scale of a picture that stands by itself.
    static func loose(_ path: String) -> (name: String, scale: Double) {
        let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let match = file.wholeMatch(of: /(.*?)(?:@([123])x)?(?:~iphone)?/)
        return (match.map { String($0.1) } ?? file, match?.2.flatMap { Double($0) } ?? 1)
    }

    /// Adds a picture that stands by itself, such as `logo@2x.png`.
    ///
    /// - Parameter given: Its name, if that is not the file's. Default: the file's.
    mutating func add(loose path: String, named given: String? = nil) {
        let (own, scale) = Self.loose(path)
        let name = given ?? own
        let known = assets.images[name]?.files ?? []
        let isNamed = isNamed(name)
        guard !known.contains(where: { $0.scale == scale }), isNamed || Self.isQuick(path),
            let picture = picture(at: path, scale: scale, isDark: false, isNamed: isNamed)
        else { return }
        assets.images[name, default: AssetCatalogue.ImageSet(files: [])].files.append(picture)
    }

    /// - Parameter isNamed: Whether a source names the picture. Of the others none is decoded before the widget asks for it: an app's
    ///   photos take longer than all else.
    private mutating func picture(
        at path: String, scale: Double, isDark: Bool, isNamed: Bool
    ) -> AssetCatalogue.ImageSet.File? {
        let name = (path as NSString).lastPathComponent
        guard let data = ResourceFiles.data(at: path) else {
            note(
                "\(name) is missing or larger than \(ResourceFiles.mostBytes >> 20) MB; a frame is drawn in its place",
                path)
            return nil
        }
        files.append(path)
        do throws(PictureFile.Refusal) {
            let picture = try PictureFile(data)
            let isDrawn = isNamed || !picture.isDecodedByWidgets
            let file = isDrawn ? try pictures.decodable(picture, of: data, at: path) : data
            left -= file.count
            guard left > 0 else {
                note("\(name) is left out: the pictures before it have 24 MB", path)
                return nil
            }
            return AssetCatalogue.ImageSet.File(png: file, scale: picture.scale ?? scale, isDark: isDark)
        } catch {
            warnings.append(.broken(path, "\(name) \(error.sentence); a frame is drawn in its place"))
            return nil
        }
    }
}

/// A custom symbol, as SF Symbols' app exports it: an SVG with a group for each weight and scale, or with three from which the others
/// follow.
struct CustomSymbol {
    /// A document with the symbol of the regular weight alone, 20 points high.
    let svg: Data

    /// The weights and scales, the best first. A template whose others follow has three of the small scale.
    private static let kinds = ["Regular-M", "Regular-S", "Regular-L"]

    init?(_ template: Data) {
        guard let text = String(data: template, encoding: .utf8),
            let svg = Self.kinds.lazy.compactMap({ Self.document(of: $0, in: text) }).first
        else { return nil }
        self.svg = Data(svg.utf8)
    }

    private static func document(of kind: String, in text: String) -> String? {
        func element(_ id: String) -> Substring? {
            guard let mark = text.range(of: "id=\"\(id)\""), let start = text[..<mark.lowerBound].lastIndex(of: "<"),
                let end = text[mark.upperBound...].firstIndex(of: ">")
            else { return nil }
            return text[start...end]
        }
        func place(of line: String, _ attribute: String) -> Double? {
            guard let element = element(line), let start = element.range(of: " \(attribute)=\"")?.upperBound else {
                return nil
            }
            return Double(element[start...].prefix { $0 != "\"" })
        }
        guard let group = element(kind), group.hasPrefix("<g"),
            let left = place(of: "left-margin-\(kind)", "x1"), let right = place(of: "right-margin-\(kind)", "x1"),
            let scale = kind.last, let baseline = place(of: "Baseline-\(scale)", "y1"),
            let capline = place(of: "Capline-\(scale)", "y1"), right > left, baseline > capline
        else { return nil }
        var depth = 1
        var rest = text[group.endIndex...]
        while depth > 0, let tag = rest.firstMatch(of: /<(\/?)g\b[^>]*?(\/?)>/) {
            if tag.2.isEmpty { depth += tag.1.isEmpty ? 1 : -1 }
            rest = rest[tag.range.upperBound...]
        }
        let whole = text[group.startIndex..<rest.startIndex]
        // A symbol reaches somewhat above the capital letters and below the baseline.
        let margin = (baseline - capline) * 0.22
        let (top, height) = (capline - margin, baseline - capline + 2 * margin)
        let width = 20 * (right - left) / height
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"20\" "
            + "viewBox=\"\(left) \(top) \(right - left) \(height)\">\(whole)</svg>"
    }
}
