import Foundation
import FrameSnapshots
import Testing

struct SnapshotTreeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func onlySnapshotsAreFound() throws {
        for path in [
            "Tests/__Snapshots__/A/a.frame", "Tests/__Snapshots__/A/a.frame.new", "Tests/__Snapshots__/A/notes.md",
            "Tests/__Snapshots__/a.frame", "Tests/a.frame", ".build/__Snapshots__/A/a.frame",
            "B/__Snapshots__/B/b.matrix",
        ] { try folder.write("", to: path) }
        let tree = try SnapshotTree(below: folder.url)
        #expect(tree.references.map(\.lastPathComponent) == ["b.matrix", "a.frame"])
        #expect(tree.pending.map(\.reference.lastPathComponent) == ["a.frame"])
        let inside = try SnapshotTree(below: folder.url.appending(path: "Tests/__Snapshots__/A"))
        #expect(inside.references.count == 1)
    }

    @Test func missingFoldersAndPlainFilesAreErrors() throws {
        let missing = folder.url.appending(path: "none")
        #expect(throws: SnapshotError.missing(path: missing.path)) { try SnapshotTree(below: missing) }
        let file = try folder.write("", to: "file.txt")
        #expect(throws: SnapshotError.self) { try SnapshotTree(below: file) }
    }
}
