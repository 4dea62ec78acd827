import Foundation
import FrameExport
import GuestProtocol
import HostFiles
import LocalizedResources

/// Everything of an app's bundle that its widget can read, and where it comes from.
struct ResourceCollection: Sendable {
    /// What is sent to the widget's process.
    var resources = GuestResources()
    /// What could not be read, for `--explain`.
    private(set) var notes: [SourceNote] = []
    /// Catalogues that are broken: what they should hold is missing from the picture.
    private(set) var warnings: [GuestDiagnostic] = []
    /// The files that were read.
    private(set) var files: [String] = []
    /// The texts of catalogues whose keys were written by hand.
    var manualTexts: [ManualText] { strings.manualTexts }
    /// The models of Core Data.
    let models: ManagedModels
    /// Files that stand by themselves, which the widget finds in its bundle.
    private var loose: [String] = []
    /// The names of those models, as their compiled folders have them.
    private let modelNames: Set<String>
    private let mentions: ImageMentions
    private let strings: StringsReader
    private let information: InformationList
    /// The files that XcodeGen makes projects of.
    private let descriptions: [String]
    /// The data sets of the catalogues.
    private var data: [String: CatalogueReader.DataSet] = [:]

    /// The most bytes of the files that are copied for the widget.
    private static let mostLoose = 24 << 20

    /// Reads the resources near the sources.
    ///
    /// - Parameters:
    ///   - request: What is asked for: what it excludes is never read.
    ///   - mentions: The images that the sources name.
    ///   - pictures: What was drawn before.
    ///   - earlier: Resources whose texts are not read again if they are of the same files. Default: none.
    init(
        of sources: [String], for request: GuestCollection.Request, naming mentions: ImageMentions,
        knowing pictures: DecodedPictures, after earlier: ResourceCollection? = nil
    ) {
        self.mentions = mentions
        let found = ResourceFiles(of: sources, isExcluded: request.excludes)
        models = ManagedModels(at: found.models)
        modelNames = Set(found.models.map { ($0.folderPath.folderPath as NSString).lastPathComponent })
        var catalogue = CatalogueReader(found.catalogues, naming: mentions, knowing: pictures)
        // An SVG is an image in a catalogue alone, as on a phone. Those beside a source are often pictures that Islet drew of it.
        let pictures: Set<String> = ["png", "jpg", "jpeg", "gif"]
        let images = found.loose.filter { pictures.contains(($0 as NSString).pathExtension.lowercased()) }
        let named = images.map { mentions.mentions(CatalogueReader.loose($0).name) }
        for isNamed in [true, false] {
            for (path, own) in zip(images, named) where own == isNamed { catalogue.add(loose: path) }
        }
        if let known = earlier?.strings, known.paths == found.strings {
            strings = known
        } else {
            strings = StringsReader(found.strings)
        }
        let targets = found.expoTargets.map { ($0, ExpoTarget(SourceFolder.text(at: $0) ?? "")) }
        for (path, target) in targets {
            for (name, file) in target.images.sorted(by: { $0.key < $1.key }) {
                catalogue.add(loose: SourceFolder.standard(SourceFolder.join(path.folderPath, file)), named: name)
            }
        }
        (resources.assets, resources.strings) = (catalogue.assets, strings.catalogue)
        for (_, target) in targets { resources.assets.colors.merge(target.colors) { first, _ in first } }
        let limits = found.cut.map { folder in
            SourceNote(
                file: folder, line: 1,
                sentence:
                    "belongs to no project: only its first \(ResourceFiles.loose.files) files were searched for colours, images and texts"
            )
        }
        let unread = targets.flatMap { path, target in
            target.unread.map {
                SourceNote(file: path, line: 1, sentence: "the colour \($0) is not written in full and is left out")
            }
        }
        notes = catalogue.notes + strings.notes + limits + unread
        warnings = catalogue.warnings + strings.warnings
        files = catalogue.files + strings.files + found.loose + found.descriptions + found.expoTargets
        descriptions = found.descriptions
        (loose, data, information) = (found.loose, catalogue.data, InformationList(settings: found.settings))
    }

    /// Copies the files that stand by themselves, and the data sets, into the folder of a build, which is the bundle of the guest's
    /// program. A picture that no guest decodes becomes a PNG.
    func write(into folder: String) throws(GuestError) {
        for (name, set) in data {
            let file = set.file(named: name)
            try Self.write(file.contents, to: SourceFolder.join(folder, file.name))
        }
        let lists = loose.filter {
            InformationList.isList(($0 as NSString).lastPathComponent, ResourceFiles.data(at: $0))
        }
        let described = descriptions.compactMap(SourceFolder.text)
        if let list = information.completed(lists.compactMap(ResourceFiles.data), describedIn: described) {
            try Self.write(list, to: SourceFolder.join(folder, Self.list))
        }
        // A model is found by its compiled form, though nothing is read from it here.
        for name in modelNames {
            let model = (name as NSString).deletingPathExtension + ".momd"
            try BuildFolder.create(SourceFolder.join(folder, model))
        }
        var seen: Set<String> = []
        var left = Self.mostLoose
        for path in loose {
            let name = (path as NSString).lastPathComponent
            guard !Self.own.contains(name), seen.insert(name).inserted, var data = ResourceFiles.data(at: path) else {
                continue
            }
            if ["jpg", "jpeg", "gif", "webp"].contains((name as NSString).pathExtension.lowercased()),
                mentions.mentions(CatalogueReader.loose(path).name), let file = try? PictureFile(data).decodable()
            {
                data = file
            }
            left -= data.count
            guard left > 0 else { return }
            try Self.write(data, to: SourceFolder.join(folder, name))
        }
    }

    /// The names of images that a widget can draw: first those that no source spells, which a value may name.
    var imagesOfNoSource: [String] {
        unspelledFirst(resources.assets.images.filter { !$0.value.files.isEmpty }.keys)
    }

    /// The names of colours, without those that every project of Xcode has: first those that no source spells.
    var colorsOfNoSource: [String] {
        let colors = resources.assets.colors.filter { $0.value.any.opacity > 0 }.keys
        return unspelledFirst(colors.filter { $0 != "AccentColor" && $0 != "WidgetBackground" })
    }

    private func unspelledFirst(_ names: some Sequence<String>) -> [String] {
        let names = names.sorted()
        return names.filter { !mentions.mentions($0) } + names.filter(mentions.mentions)
    }

    /// The languages of the texts, in alphabetical order, without that in which they are written.
    var languages: [String] {
        let all = Set(resources.strings.tables.values.flatMap(\.keys))
        return all.subtracting(["Base", StringCatalogue.unlocalized, resources.strings.developmentLanguage]).sorted()
    }

    private static func write(_ data: Data, to place: String) throws(GuestError) {
        if FileManager.default.contents(atPath: place) == data { return }
        do throws(FileError) {
            try WholeFile.replace(place, with: data, mode: .ownerOnly)
        } catch {
            throw .notWritten(place, reason: error.reason)
        }
    }

    /// What a bundle says about itself.
    private static let list = "Info.plist"

    /// What a build's folder has of its own.
    private static let own: Set<String> = ["guest", "main.swift", "warnings", list]
}
