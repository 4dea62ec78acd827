import Configuration
import Foundation

/// The kinds of files that themes are imported from.
package enum SchemeFormat: String, CaseIterable {
    /// A YAML file of sixteen colours, in the old form or that of tinted-theming.
    case base16
    /// A TOML file of the terminal Alacritty.
    case alacritty
    /// A property list of the terminal iTerm2, `.itermcolors`.
    case iterm2

    /// The kind that a file is by what is in it; `nil` for none of them.
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

    /// The scheme of a file of this kind.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The file as the person knows it, for messages.
    /// - Throws: the first thing that is wrong, with its place or its key.
    package func scheme(_ bytes: [UInt8], file: String) throws(FileDiagnostic) -> ImportedScheme {
        if self == .iterm2 { return try ITerm2Scheme(file: file).read(Data(bytes)) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw FileDiagnostic(file: file, place: nil, sentence: "this is no text in UTF-8; save it as such")
        }
        return self == .base16
            ? try Base16Scheme(file: file).read(text) : try AlacrittyScheme(file: file).read(text)
    }
}
