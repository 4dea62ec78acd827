import Configuration
import Foundation

/// The file formats that themes can be imported from.
package enum SchemeFormat: String, CaseIterable {
    /// A YAML file of sixteen colours, in the old or the tinted-theming form.
    case base16
    /// An Alacritty configuration, in TOML.
    case alacritty
    /// An iTerm2 property list, `.itermcolors`.
    case iterm2

    /// Detects the format from the contents; `nil` if it is none of these.
    package init?(of bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix("bplist") || text.contains("<plist") {
            self = .iterm2
        } else if text.contains(#/(?m)^\s*["']?base0[0-9A-Fa-f]["']?\s*:/#) {
            self = .base16
        } else if text.contains(#/(?m)^\s*(\[\s*colors\s*[.\]]|colors\s*[.=])/#) {
            self = .alacritty
        } else {
            return nil
        }
    }

    /// Parses a file of this format.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The file's name in messages.
    /// - Throws: the first problem, with its place or key.
    package func scheme(_ bytes: [UInt8], file: String) throws(FileDiagnostic) -> ImportedScheme {
        if self == .iterm2 { return try ITerm2Scheme(file: file).read(Data(bytes)) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw FileDiagnostic(file: file, place: nil, sentence: "not UTF-8 text; save it as UTF-8")
        }
        return self == .base16
            ? try Base16Scheme(file: file).read(text) : try AlacrittyScheme(file: file).read(text)
    }
}
