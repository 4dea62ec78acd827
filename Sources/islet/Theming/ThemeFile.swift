import CellUI
import Presentations

/// A theme file: TOML, of which every key may be left out.
///
/// What a file does not say is as in the theme that it is `based-on`, or else as in the neutral theme of its `appearance`.
struct ThemeFile {
    /// What the file describes.
    let theme: Theme
    /// What was ignored, and where.
    let warnings: [FileDiagnostic]

    /// Reads a theme.
    ///
    /// - Parameters:
    ///   - text: The whole file.
    ///   - name: The theme's name, which is that of its file without `.toml`.
    ///   - file: The file as the person knows it, for messages.
    ///   - base: The theme of a name, for `based-on`; `nil` if there is none.
    /// - Throws: the first value that is not allowed, with its place. Nothing of a wrong file is used.
    init(
        parsing text: String, name: String, file: String, base: (String) throws(FileDiagnostic) -> Theme?
    ) throws(FileDiagnostic) {
        let document = try TOMLDocument(text, file: file)
        var reader = Reader(document: document, file: file)
        var theme = try reader.foundation(base: base)
        theme.name = name
        theme.displayName = try reader.displayName() ?? Self.displayName(of: name)
        try reader.readColors(into: &theme)
        self.theme = theme
        warnings = reader.warnings
    }

    /// `high-contrast` as `High Contrast`.
    private static func displayName(of name: String) -> String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    private struct Reader {
        let document: TOMLDocument
        let file: String
        var warnings: [FileDiagnostic] = []

        /// The theme that is changed by the rest of the file.
        func foundation(base: (String) throws(FileDiagnostic) -> Theme?) throws(FileDiagnostic) -> Theme {
            var appearance: Theme.Appearance?
            if let entry = entry("appearance") {
                let name = try string(entry, allowed: "it is \"dark\" or \"light\"")
                appearance = Theme.Appearance(rawValue: name)
                if appearance == nil { throw wrong(entry, "it is \"dark\" or \"light\"") }
            }
            guard let entry = entry("based-on") else { return .base(appearance ?? .dark) }
            let allowed = "it is the name of another theme, which is not based on this one"
            guard var theme = try base(try string(entry, allowed: allowed)) else { throw wrong(entry, allowed) }
            theme.appearance = appearance ?? theme.appearance
            return theme
        }

        func displayName() throws(FileDiagnostic) -> String? {
            guard let entry = entry("display-name") else { return nil }
            let name = try string(entry, allowed: "it is a text of one line")
            guard !name.isEmpty, !name.contains(where: \.isNewline) else {
                throw wrong(entry, "it is a text of one line")
            }
            return name
        }

        mutating func readColors(into theme: inout Theme) throws(FileDiagnostic) {
            for entry in document.entries where !["appearance", "based-on", "display-name"].contains(entry.name) {
                if entry.path == ["phone", "wallpaper"] {
                    theme.phone.wallpaper = try wallpaper(entry)
                } else if let key = ThemeKeys.key(at: entry.path) {
                    guard let color = ThemeColor.parse(try string(entry, allowed: ThemeColor.allowed)) else {
                        throw wrong(entry, ThemeColor.allowed)
                    }
                    key.set(&theme, color)
                } else {
                    warnings.append(
                        FileDiagnostic(
                            file: file, place: entry.keyPlace,
                            sentence: "the key \(entry.name) is not known and ignored; "
                                + ThemeKeys.allowed(besides: entry.path)))
                }
            }
        }

        private func wallpaper(_ entry: TOMLDocument.Entry) throws(FileDiagnostic) -> [CellColor] {
            let allowed = "a wallpaper is an array of one to five colours from top to bottom"
            guard case .array(let values) = entry.value, (1...5).contains(values.count) else {
                throw wrong(entry, allowed)
            }
            var colors: [CellColor] = []
            for (value, place) in zip(values, entry.elementPlaces) {
                guard case .string(let text) = value, let color = ThemeColor.parse(text) else {
                    throw FileDiagnostic(
                        file: file, place: place,
                        sentence: "\(value) is not allowed in \(entry.name); \(ThemeColor.allowed)")
                }
                colors.append(color)
            }
            return colors
        }

        private func entry(_ name: String) -> TOMLDocument.Entry? { document.entries.first { $0.name == name } }

        private func string(_ entry: TOMLDocument.Entry, allowed: String) throws(FileDiagnostic) -> String {
            guard case .string(let text) = entry.value else { throw wrong(entry, allowed) }
            return text
        }

        private func wrong(_ entry: TOMLDocument.Entry, _ allowed: String) -> FileDiagnostic {
            FileDiagnostic(
                file: file, place: entry.valuePlace,
                sentence: "\(entry.value) is not allowed for \(entry.name); \(allowed)")
        }
    }
}
