import Foundation

/// The snapshots below a folder.
public struct SnapshotTree: Sendable {
    /// The name of the folders in which snapshots are.
    public static let folderName = "__Snapshots__"

    /// The folders of one test file each, in the order of their paths.
    public let folders: [URL]
    /// All references, in the order of their paths.
    public let references: [URL]
    /// All pictures that wait for review, in the order of their paths.
    public let pending: [PendingSnapshot]

    /// Looks through `root`, which may also be such a folder itself or be inside one. Hidden folders, and what packages
    /// build, are passed over.
    ///
    /// - Throws: ``SnapshotError/missing(path:)``; ``SnapshotError/file(path:reason:)`` if it is no folder or cannot be read.
    public init(below root: URL) throws(SnapshotError) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isDirectory) else {
            throw .missing(path: root.path)
        }
        guard isDirectory.boolValue else {
            throw .file(path: root.path, reason: "is no folder; give the folder of a package or of its tests")
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

    /// Whether a file is a reference by its place and ending.
    static func isReference(_ url: URL) -> Bool {
        let folder = url.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent
        return folder == folderName
            && ["frame", "matrix", "txt", "ansi", "svg", "reading", InlineSnapshot.fileExtension].contains(
                url.pathExtension)
    }

    /// Links are not followed: they may lead in circles.
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
