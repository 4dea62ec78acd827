import Foundation

/// A text file that a person wrote or another program exported: a theme, a colour scheme, a scenario. It is small, or it is something else.
package enum SmallFile {
    /// The most bytes that are read: a hundred times what such a file has.
    package static let limit = 1 << 20
    /// What a file is that is none of them, in a message.
    static let anyTheme = "no theme and no colour scheme"

    /// The bytes of the file at `path`; `-` is standard input. `kind` is what a larger one is.
    ///
    /// - Throws: a ``CommandFailure`` where it is not there, cannot be read, or is too large.
    package static func bytes(at path: String, kind: String = anyTheme) throws -> [UInt8] {
        var isFolder: ObjCBool = false
        if path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw CommandFailure(sentence: "\(path) is a folder; name a file in it.", status: .noInput)
        }
        var source = try ImportSource(path: path)
        let bytes = try source.beginning(limit + 1)
        guard bytes.count <= limit else {
            throw CommandFailure(
                sentence: "\(path) has more than 1 MiB, so it is \(kind); check its name.",
                status: .dataError)
        }
        return bytes
    }

    /// The text of the file at `path`; a byte order mark is left out. `kind` is what a larger one is.
    package static func text(at path: String, kind: String = anyTheme) throws -> String {
        guard let text = String(validating: try bytes(at: path, kind: kind), as: UTF8.self) else {
            throw CommandFailure(
                sentence: "\(path) is no text in UTF-8; save it as such and try again.", status: .dataError)
        }
        return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    }
}
