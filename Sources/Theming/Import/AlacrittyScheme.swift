import CellUI
import Configuration

/// Reads the colours of an Alacritty configuration: the TOML tables `colors.primary`, `colors.normal` and `colors.bright`.
///
/// Source: alacritty(5), section COLORS. Missing bright colours default to the normal ones.
struct AlacrittyScheme {
    /// The file's name in messages.
    let file: String

    private static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

    /// Parses a scheme.
    func read(_ text: String) throws(FileDiagnostic) -> ImportedScheme {
        let entries = try TOMLDocument(text, file: file).entries
        let background = try required("primary", "background", in: entries)
        let foreground = try required("primary", "foreground", in: entries)
        var normal: [CellColor] = []
        for name in Self.names { normal.append(try required("normal", name, in: entries)) }
        var bright: [CellColor] = []
        for (name, color) in zip(Self.names, normal) {
            bright.append(try self.color("bright", name, in: entries) ?? color)
        }
        return ImportedScheme(background: background, foreground: foreground, ansi: normal + bright)
    }

    private func required(
        _ table: String, _ name: String, in entries: [TOMLDocument.Entry]
    ) throws(FileDiagnostic) -> CellColor {
        guard let color = try color(table, name, in: entries) else {
            throw FileDiagnostic(
                file: file, place: nil,
                sentence: "colors.\(table).\(name) is missing; a scheme has [colors.primary] with background and "
                    + "foreground, and [colors.normal] with \(Self.names.joined(separator: ", "))")
        }
        return color
    }

    private func color(
        _ table: String, _ name: String, in entries: [TOMLDocument.Entry]
    ) throws(FileDiagnostic) -> CellColor? {
        guard let entry = entries.first(where: { $0.path == ["colors", table, name] }) else { return nil }
        guard case .string(let text) = entry.value, let color = SchemeColor.parse(text) else {
            throw FileDiagnostic(
                file: file, place: entry.valuePlace,
                sentence: "\(entry.value) is not allowed for \(entry.name); \(SchemeColor.allowed), or \"0x1d2021\"")
        }
        return color
    }
}
