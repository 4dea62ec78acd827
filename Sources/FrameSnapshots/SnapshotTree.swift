import Foundation

/// The snapshots below a folder.
public struct SnapshotTree: Sendable {
    /// The name of snapshot folders.
    public static let folderName = "__Snapshots__"

    /// The folders of references, one per test file, sorted by path.
    public let folders: [URL]
    /// All references, sorted by path.
    public let references: [URL]
    /// All pending pictures, sorted by path.
    public let pending: [PendingSnapshot]

    /// Searches `root`, which may also be a snapshot folder itself or inside one. Skips hidden folders, `node_modules` and
    /// `DerivedData`.
    ///
    /// - Throws: ``SnapshotError/missing(path:)``; ``SnapshotError/file(path:reason:)`` if it is not a folder or cannot be
    ///   read.
    public init(below root: URL) throws(SnapshotError) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isDirectory) else {
            throw .missing(path: root.path)
        }
        guard isDirectory.boolValue else {
            throw .file(path: root.path, reason: "is not a folder; give the folder of a package or of its tests")
        }
        guard access(root.path, R_OK | X_OK) == 0 else {
            throw .file(path: root.path, reason: "cannot be read: \(String(cString: strerror(errno)))")
        }
        var files: [URL] = []
        Self.collect(root.standardizedFileURL, into: &files)
        references = files.filter(Self.isReference)
        pending = files.compactMap(PendingSnapshot.init)
        var seen: Set<String> = []
        folders = files.filter { Self.isReference($0) || PendingSnapshot($0) != nil }
            .map { $0.deletingLastPathComponent() }.filter { seen.insert($0.path).inserted }
    }

    /// Whether a file is a reference, by its folder and extension.
    static func isReference(_ url: URL) -> Bool {
        let folder = url.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
        return folder == folderName
            && ["frame", "matrix", "points", "txt", "ansi", "svg", "reading", InlineSnapshot.fileExtension].contains(
                url.pathExtension)
    }

    /// Collects references and pending pictures. Does not follow symbolic links, which may form cycles.
    private static func collect(_ folder: URL, into files: inout [URL]) {
        let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
        guard let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)
        else { return }
        for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
            guard let values = try? entry.resourceValues(forKeys: Set(keys)), values.isSymbolicLink != true else {
                continue
            }
            if values.isDirectory == true {
                let name = entry.lastPathComponent
                if !name.hasPrefix("."), !["node_modules", "DerivedData"].contains(name) {
                    collect(entry, into: &files)
                }
            } else if isReference(entry) || PendingSnapshot(entry) != nil {
                files.append(entry)
            }
        }
    }
}
