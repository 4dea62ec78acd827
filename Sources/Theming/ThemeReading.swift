import CellUI
import Configuration
import Languages
import Presentations

/// A parsed theme file: the theme, and every problem with its place.
package struct ThemeReading {
    /// The theme, as far as it could be read.
    package private(set) var theme: Theme
    /// Invalid values, in file order. A file with any is not used.
    package private(set) var errors: [FileDiagnostic] = []
    /// What was ignored, in file order.
    package private(set) var warnings: [FileDiagnostic] = []

    /// The places of the colours that the file sets itself, by their names in ``ThemeInk``.
    package private(set) var places: [String: TOMLPlace] = [:]

    private let file: String

    /// Parses a theme.
    ///
    /// - Parameters:
    ///   - text: The whole file.
    ///   - name: The theme's name: its file name without `.toml`.
    ///   - file: The file's name in messages.
    ///   - base: Returns the theme with a name, for `based-on`; `nil` if there is none.
    package init(
        _ text: String, name: String, file: String, base: (String) throws(FileDiagnostic) -> Theme?
    ) {
        self.file = file
        theme = .base(.dark)
        do {
            let document = try TOMLDocument(text, file: file)
            readFoundation(document, base: base)
            theme.name = name
            theme.displayName = displayName(document) ?? Self.displayName(of: name)
            for entry in document.entries where !Self.headKeys.contains(entry.name) { readColor(entry) }
        } catch {
            errors.append(error)
        }
        let beginning = TOMLPlace(line: 1, column: 1)
        errors.sort { ($0.place ?? beginning) < ($1.place ?? beginning) }
    }

    /// A reading of a file that cannot be read at all.
    package init(_ error: FileDiagnostic, name: String) {
        (theme, errors, file) = (.base(.dark), [error], error.file)
        theme.name = name
    }

    /// `high-contrast` as `High Contrast`.
    package static func displayName(of name: String) -> String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    private static let headKeys = ["appearance", "based-on", "display-name"]

    /// Chooses the base theme that the rest of the file changes.
    private mutating func readFoundation(
        _ document: TOMLDocument, base: (String) throws(FileDiagnostic) -> Theme?
    ) {
        var appearance: Theme.Appearance?
        if let entry = document.entry("appearance") {
            let allowed = localized("use \"dark\" or \"light\"")
            appearance = string(entry, allowed: allowed).flatMap(Theme.Appearance.init(rawValue:))
            if appearance == nil, case .string = entry.value { refuse(entry, allowed) }
        }
        theme = .base(appearance ?? .dark)
        guard let entry = document.entry("based-on") else { return }
        let allowed = localized("use the name of another theme that is not based on this one")
        guard let name = string(entry, allowed: allowed) else { return }
        do {
            guard let base = try base(name) else { return refuse(entry, allowed) }
            theme = base
            theme.appearance = appearance ?? base.appearance
        } catch {
            errors.append(error)
        }
    }

    private mutating func displayName(_ document: TOMLDocument) -> String? {
        let allowed = localized("use one line of text")
        guard let entry = document.entry("display-name"), let name = string(entry, allowed: allowed) else { return nil }
        guard !name.isEmpty, !name.contains(where: \.isNewline) else {
            refuse(entry, allowed)
            return nil
        }
        return name
    }

    private mutating func readColor(_ entry: TOMLDocument.Entry) {
        if entry.path == ["phone", "wallpaper"] { return readWallpaper(entry) }
        guard let key = ThemeKeys.key(at: entry.path) else {
            warnings.append(
                FileDiagnostic(
                    file: file, place: entry.keyPlace,
                    sentence: localized(
                        "the key \(entry.name) is unknown and ignored; \(ThemeKeys.allowed(besides: entry.path))")))
            return
        }
        guard let text = string(entry, allowed: localized(Phrase(ThemeColor.allowed))) else { return }
        guard let color = ThemeColor.parse(text) else { return refuse(entry, localized(Phrase(ThemeColor.allowed))) }
        key.set(&theme, color)
        places[key.name] = entry.valuePlace
    }

    private mutating func readWallpaper(_ entry: TOMLDocument.Entry) {
        guard case .array(let values) = entry.value, (1...5).contains(values.count) else {
            return refuse(entry, localized("a wallpaper is an array of one to five colours from top to bottom"))
        }
        var colors: [CellColor] = []
        let known = errors.count
        for (index, (value, place)) in zip(values, entry.elementPlaces).enumerated() {
            places["\(entry.name)[\(index + 1)]"] = place
            if case .string(let text) = value, let color = ThemeColor.parse(text) {
                colors.append(color)
            } else {
                errors.append(
                    FileDiagnostic(
                        file: file, place: place,
                        sentence: localized(
                            "\(value.description) is not allowed for \(entry.name); \(localized(Phrase(ThemeColor.allowed)))"
                        )))
            }
        }
        if errors.count == known { theme.phone.wallpaper = colors }
    }

    private mutating func string(_ entry: TOMLDocument.Entry, allowed: String) -> String? {
        if case .string(let text) = entry.value { return text }
        refuse(entry, allowed)
        return nil
    }

    private mutating func refuse(_ entry: TOMLDocument.Entry, _ allowed: String) {
        errors.append(
            FileDiagnostic(
                file: file, place: entry.valuePlace,
                sentence: localized("\(entry.value.description) is not allowed for \(entry.name); \(allowed)")))
    }
}

extension TOMLDocument {
    /// The top-level key with this name.
    fileprivate func entry(_ name: String) -> Entry? { entries.first { $0.name == name } }
}
