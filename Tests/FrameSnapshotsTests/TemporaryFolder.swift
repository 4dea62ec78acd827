import Foundation

/// A folder that is removed with its owner.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "islet-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file below the folder, creating its folders; returns its URL.
    @discardableResult
    func write(_ text: String, to path: String) throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    /// The text of a file below the folder; `nil` if there is none.
    func text(_ path: String) -> String? { try? String(contentsOf: url.appending(path: path), encoding: .utf8) }

    /// All files below the folder.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return all.filter { URL(fileURLWithPath: $0).pathExtension != "" }.sorted()
    }
}
