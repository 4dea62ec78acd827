import Foundation
import FrameSnapshots
import Testing

@testable import Attendance
@testable import SittingScreen
@testable import islet

/// The documentation matches the program. Serialized, because all tests write the same files when they record.
@Suite(.serialized) struct DocumentationTests {
    private let mode: SnapshotMode

    init() throws { mode = try SnapshotMode(environment: ProcessInfo.processInfo.environment) }

    private func expectSame(_ outcome: DocumentedFile.Outcome, sourceLocation: SourceLocation = #_sourceLocation) {
        if case .failed(let reason) = outcome {
            Issue.record(Comment(rawValue: reason), sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: GeneratedPart.all) func everyGeneratedPartIsUpToDate(_ part: GeneratedPart) throws {
        expectSame(try DocumentedFile.named(part.file, mode: mode).compare(part: part.name, with: try part.text()))
    }

    @Test func thePictureOfTheScreenIsUpToDate() throws {
        expectSame(try DocumentedFile.named("docs/screen.svg", mode: mode).compare(try DocumentedScreen.svg()))
    }

    @Test(arguments: [
        "README.md", "docs/GUIDE.md", "docs/REFERENCE.md", "docs/STATUS-LINES.md", "docs/STUDIO.md",
        "docs/SIMULATION.md",
        "docs/SNAPSHOTS.md", "docs/LIVE-ACTIVITIES.md", "docs/PUSH.md", "Themes/README.md", "Benchmarks/README.md",
        "CHANGELOG.md",
    ])
    func everyLinkTargetExists(_ path: String) throws {
        let file = DocumentedFile.named(path, mode: .verify).url
        let text = try String(contentsOf: file, encoding: .utf8)
        let targets = text.matches(of: /\]\((?!https:|#)([^)#]+)/).map { String($0.output.1) }
        for target in targets {
            let url = file.deletingLastPathComponent().appending(path: target)
            #expect(FileManager.default.fileExists(atPath: url.path), "\(path) links to \(target)")
        }
    }

    @Test(
        "Every synopsis of a command closes the brackets that it opens",
        arguments: [
            "README.md", "docs/GUIDE.md", "docs/REFERENCE.md", "docs/SIMULATION.md", "docs/STUDIO.md",
            "docs/SNAPSHOTS.md", "docs/STATUS-LINES.md", "docs/LIVE-ACTIVITIES.md", "Themes/README.md", "CHANGELOG.md",
        ])
    func brackets(path: String) throws {
        let file = DocumentedFile.named(path, mode: .verify).url
        let spans = try String(contentsOf: file, encoding: .utf8).matches(of: /`(islet [^`\n]*)`/).map { $0.output.1 }
        #expect(!spans.isEmpty)
        for span in spans {
            for (open, close) in [("[", "]"), ("<", ">"), ("(", ")")] as [(Character, Character)] {
                #expect(span.count { $0 == open } == span.count { $0 == close }, "\(path): \(span)")
            }
        }
    }

    @Test func aPartIsReplacedAndTheRestStays() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "islet-\(UUID()).md")
        defer { try? FileManager.default.removeItem(at: url) }
        try "before\n<!-- a -->\nold\n<!-- /a -->\nafter\n".write(to: url, atomically: true, encoding: .utf8)
        let compared = try DocumentedFile(url: url, mode: .verify).compare(part: "a", with: "new\n")
        #expect(compared != .same && compared != .written)
        #expect(try DocumentedFile(url: url, mode: .record).compare(part: "a", with: "new\n") == .written)
        let text = try String(contentsOf: url, encoding: .utf8)
        #expect(text == "before\n<!-- a -->\n\nnew\n\n<!-- /a -->\nafter\n")
        #expect(try DocumentedFile(url: url, mode: .verify).compare(part: "a", with: "new\n") == .same)
        #expect(try DocumentedFile(url: url, mode: .record).compare(part: "b", with: "new\n") != .written)
    }
}
