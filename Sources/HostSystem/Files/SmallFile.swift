import Foundation
import Languages

/// A text file written by the user or exported by another program: a theme, a colour scheme, a scenario.
///
/// Such files are small; anything larger is something else.
package enum SmallFile {
    /// Maximum number of bytes read: a hundred times the size of such a file.
    package static let limit = 1 << 20
    /// What to call an oversized file in a message.
    static var anyTheme: String { localized("neither a theme nor a colour scheme") }

    /// Reads the file at `path`; `-` is standard input. `kind` is what the message calls an oversized file.
    ///
    /// - Parameter limit: The most bytes, whole mebibytes. Default: ``limit``.
    /// - Throws: a ``CommandFailure`` if it does not exist, cannot be read or is too large.
    package static func bytes(at path: String, limit: Int = limit, kind: String = anyTheme) throws -> [UInt8] {
        var isFolder: ObjCBool = false
        if path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw CommandFailure(sentence: localized("\(path) is a folder; name a file in it."), status: .noInput)
        }
        var source = try ImportSource(path: path)
        let bytes = try source.beginning(limit + 1)
        guard bytes.count <= limit else {
            throw CommandFailure(
                sentence: localized(
                    "\(path) has more than \(String(limit >> 20)) MiB, so it is \(kind); check its name."),
                status: .dataError)
        }
        return bytes
    }

    /// Reads the file at `path` as text, without a byte order mark. `kind` is what the message calls an oversized file.
    package static func text(at path: String, kind: String = anyTheme) throws -> String {
        guard let text = String(validating: try bytes(at: path, kind: kind), as: UTF8.self) else {
            throw CommandFailure(
                sentence: localized("\(path) is not UTF-8 text; save it as UTF-8 and try again."), status: .dataError)
        }
        return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    }
}
