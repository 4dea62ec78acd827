import ArgumentParser
import Foundation
import FrameSnapshots
import HostSystem

/// The pictures that a command is about.
struct SnapshotPaths: ParsableArguments {
    @Argument(
        help: ArgumentHelp("Folders to search, or pictures; without one, the current folder.", valueName: "path"),
        completion: .file())
    var paths: [String] = []

    /// The pictures that wait for review, each once.
    func pending() throws -> [PendingSnapshot] {
        var seen: Set<PendingSnapshot> = []
        return try urls.flatMap { url in
            if Self.isFolder(url) { return try SnapshotTree(below: url).pending }
            if let pending = PendingSnapshot(url) {
                guard FileManager.default.fileExists(atPath: url.path) else {
                    throw SnapshotError.missing(path: url.path)
                }
                return [pending]
            }
            guard FileManager.default.fileExists(atPath: url.path) else { throw SnapshotError.missing(path: url.path) }
            let new = PendingSnapshot.url(of: url)
            guard let pending = PendingSnapshot(new), FileManager.default.fileExists(atPath: new.path) else {
                throw CommandFailure(
                    sentence:
                        "\(url.path) is not a pending picture; their names end in .\(PendingSnapshot.suffix).",
                    status: .usage)
            }
            return [pending]
        }.filter { seen.insert($0).inserted }
    }

    /// What is below the folders.
    func trees() throws -> [SnapshotTree] { try urls.map { try SnapshotTree(below: $0) } }

    private var urls: [URL] {
        (paths.isEmpty ? ["."] : paths).map { URL(fileURLWithPath: $0).standardizedFileURL }
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// A path as people type it: from the current folder, where it is inside.
    static func shown(_ url: URL) -> String {
        let folder = URL(fileURLWithPath: ".").standardizedFileURL.path + "/"
        let path = url.standardizedFileURL.path
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
}

extension SnapshotPaths {
    /// `3 pictures`.
    static func count(_ number: Int) -> String { number == 1 ? "1 picture" : "\(number) pictures" }
}
