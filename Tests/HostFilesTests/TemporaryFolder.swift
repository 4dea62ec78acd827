import Foundation

/// A folder that is removed with the test.
final class TemporaryFolder {
    private let url = FileManager.default.temporaryDirectory.appending(path: "islet-files-\(UUID().uuidString)")

    init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The path of a file in it.
    func path(_ name: String) -> String { url.appending(path: name).path }
}
