import Foundation
import FrameSnapshots
import Testing

struct DecidedSnapshotTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A waiting inline text below the folder.
    private func pending(old: String?, new: String) throws -> PendingSnapshot {
        if let old { try folder.write(old, to: "__Snapshots__/ClockTests/a.txt") }
        let file = try folder.write(new, to: "__Snapshots__/ClockTests/a.txt.new")
        return try #require(PendingSnapshot(file))
    }

    private var texts: [String?] {
        ["a.txt", "a.txt.new"].map { folder.text("__Snapshots__/ClockTests/\($0)") }
    }

    @Test(arguments: ["old\n", nil]) func undoingAnAcceptanceRestoresBothPictures(old: String?) throws {
        let decided = try pending(old: old, new: "new\n").accept()
        #expect(texts == ["new\n", nil])
        try decided.takeBack()
        #expect(texts == [old, "new\n"])
    }

    @Test func undoingARejectionRestoresThePicture() throws {
        let decided = try #require(try pending(old: "old\n", new: "new\n").reject())
        #expect(texts == ["old\n", nil])
        try decided.takeBack()
        #expect(texts == ["old\n", "new\n"])
    }

    @Test func filesChangedSinceAreLeftAlone() throws {
        let decided = try pending(old: "old\n", new: "new\n").accept()
        _ = try pending(old: "newer\n", new: "newest\n")
        #expect(throws: SnapshotError.self) { try decided.takeBack() }
        #expect(texts == ["newer\n", "newest\n"])
        try FileManager.default.removeItem(at: decided.pending.url)
        #expect(throws: SnapshotError.self) { try decided.takeBack() }
        #expect(texts == ["newer\n", nil])
    }

    @Test func undoRevertsOneTextInASourceAndKeepsTheOthers() throws {
        let before = "    assertInlineFrame(of: a)\n    assertInlineFrame(of: b)\n    assertInlineFrame(of: c)\n"
        let source = try folder.write(before, to: "Three.swift")
        let decided = try (1...3).map { line in
            let inline = InlineSnapshot(
                source: source, line: line, column: 5, call: "assertInlineFrame", strategy: "text", old: nil,
                new: "text \(line)\nand more")
            try inline.leaveForReview()
            return try #require(PendingSnapshot(inline.pendingURL))
        }.map { try $0.accept() }
        try decided[1].takeBack()
        let text = try #require(folder.text("Three.swift"))
        #expect(text.contains("text 1") && !text.contains("text 2") && text.contains("text 3"))
        try decided[1].pending.accept()
        #expect(try #require(folder.text("Three.swift")).contains("text 2"))
    }

    @Test func anEditedSourceIsLeftAlone() throws {
        let source = try folder.write("    assertInlineFrame(of: a)\n", to: "One.swift")
        let inline = InlineSnapshot(
            source: source, line: 1, column: 5, call: "assertInlineFrame", strategy: "text", old: nil, new: "text")
        try inline.leaveForReview()
        let decided = try #require(PendingSnapshot(inline.pendingURL)).accept()
        try folder.write("// edited\n", to: "One.swift")
        #expect(throws: SnapshotError.self) { try decided.takeBack() }
        #expect(folder.text("One.swift") == "// edited\n")
    }
}
