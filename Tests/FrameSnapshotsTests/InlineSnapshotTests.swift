import Foundation
import FrameSnapshots
import Testing

struct InlineSnapshotTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The source after accepting the text of the call at `line`.
    private func source(
        _ source: String, line: Int, column: Int = 5, old: String? = nil, new: String = "new"
    ) throws -> String? {
        let file = try folder.write(source, to: "\(UUID().uuidString).swift")
        try snapshot(file, line: line, column: column, old: old, new: new).accept()
        return folder.text(file.lastPathComponent)
    }

    private func snapshot(_ file: URL, line: Int, column: Int = 5, old: String? = nil, new: String) -> InlineSnapshot {
        InlineSnapshot(
            source: file, line: line, column: column, call: "assertInlineFrame", strategy: "text", old: old, new: new)
    }

    @Test func aCallWithoutTextGetsOne() throws {
        #expect(
            try source(
                "@Test func a() {\n    assertInlineFrame(of: Text(\")\"), as: .text)  // )\n}\n", line: 2, new: "12\n34"
            )
                == "@Test func a() {\n    assertInlineFrame(of: Text(\")\"), as: .text) {\n        \"\"\"\n        12\n"
                + "        34\n        \"\"\"\n    }  // )\n}\n")
    }

    @Test func onlyTheTextOfACallIsReplaced() throws {
        let before =
            "    assertInlineFrame(of: a) {\n        // why\n        \"\"\"\n        old\n\n        two\n        \"\"\"\n    }\n"
        #expect(
            try source(before, line: 1, old: "old\n\ntwo", new: "one\n\nnew")
                == before.replacing("old\n\n        two", with: "one\n\n        new"))
        #expect(
            try source("    assertInlineFrame(of: a) { \"old\" }\n", line: 1, old: "old", new: "new")
                == "    assertInlineFrame(of: a) {\n        \"\"\"\n        new\n        \"\"\"\n    }\n")
    }

    @Test(arguments: [
        "a\\b", "a \"\"\" b", "\u{1B}[1mx", "blank at the end ", "\\#(x) \\(y)", "\"\"\"# \\", "", "\n\n",
    ])
    func everyTextIsWrittenAsAnEquivalentLiteral(_ text: String) throws {
        let written = try #require(try source("    assertInlineFrame(of: a)\n", line: 1, new: text))
        // Used as the old text of the next change.
        let file = try folder.write(written, to: "again.swift")
        try snapshot(file, line: 1, old: text, new: "x").accept()
        #expect(folder.text("again.swift")?.contains("        x\n") == true)
        #expect(!written.split(separator: "\n").contains { $0.last == " " })
    }

    @Test func laterCallsAreFoundAfterEditsAboveThem() throws {
        let file = try folder.write(
            "    assertInlineFrame(of: a)\n    assertInlineFrame(of: b)\n    assertInlineFrame(of: c)\n",
            to: "Three.swift")
        for (line, text) in [(1, "one\nand\nmore"), (3, "three"), (2, "two")] {
            try snapshot(file, line: line, new: text).accept()
        }
        let text = try #require(folder.text("Three.swift"))
        let order = ["of: a", "one", "of: b", "two", "of: c", "three"].compactMap { text.range(of: $0)?.lowerBound }
        #expect(order.count == 6 && order == order.sorted())
    }

    @Test func twoPicturesAtOnePlaceAreAnError() throws {
        let file = try folder.write("    assertInlineFrame(of: a)\n", to: "Loop.swift")
        try snapshot(file, line: 1, new: "one").accept()
        try snapshot(file, line: 1, new: "one").accept()
        #expect(throws: SnapshotError.self) { try snapshot(file, line: 1, new: "two").accept() }
        #expect(folder.text("Loop.swift")?.contains("one") == true)
    }

    @Test func aCallThatMovedIsFoundByItsText() throws {
        let call = "    assertInlineFrame(of: a) {\n        \"old\"\n    }\n"
        #expect(try source("\n\n\n" + call, line: 1, old: "old")?.contains("        new\n") == true)
        #expect(throws: SnapshotError.self) { try source(call + call, line: 9, old: "old") }
        #expect(throws: SnapshotError.self) { try source("\n\n    assertInlineFrame(of: a)\n", line: 1) }
    }

    @Test(arguments: [
        "    assertInlineFrame(of: a) { \"x\" + \"y\" }\n", "    assertInlineFrame(of: a) { text }\n",
        "    assertInlineFrame(of: a\n", "    print(a)\n", "    assertInlineFrames(of: a)\n",
    ])
    func unreplaceableTextsAreLeftAndReported(_ text: String) throws {
        let file = try folder.write(text, to: "Odd.swift")
        let error = #expect(throws: SnapshotError.self) {
            try snapshot(file, line: 1, old: text.contains("\"x\"") ? "x" : nil, new: "new").accept()
        }
        guard case .source(file.path, 1, _) = error else { Issue.record("\(String(describing: error))"); return }
        #expect(folder.text("Odd.swift") == text)
    }

    @Test func aWaitingTextIsAcceptedLikeAnyPicture() throws {
        let file = try folder.write("    assertInlineFrame(of: a) { \"old\" }\n", to: "ClockTests.swift")
        try snapshot(file, line: 1, old: "old", new: "one\n\ntwo").leaveForReview()
        let pending = try #require(try SnapshotTree(below: folder.url).pending.first)
        #expect(
            try pending.change().lines == [
                "line 1: was “old”, is now “one”", "line 2: “” is new", "line 3: “two” is new",
            ])
        try pending.accept()
        #expect(folder.text("ClockTests.swift")?.contains("        one\n\n        two\n") == true)
        #expect(try SnapshotTree(below: folder.url).pending.isEmpty)
    }
}
