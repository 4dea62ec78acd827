import CellUI
import Foundation
import FrameSnapshots

@testable import Studio
@testable import islet

/// A folder with tests that left pictures for review.
final class PendingFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "islet-review-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: references, withIntermediateDirectories: true)
        try Data(#"let names = ["clock", "goal", "title"]"#.utf8).write(to: url.appending(path: "ClockTests.swift"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var references: URL { url.appending(path: "__Snapshots__/ClockTests") }

    /// A picture of one line.
    static func picture(_ text: String, bold: Bool = false) -> FrameSnapshot {
        var frame = Frame(size: CellSize(width: text.count, height: 1))
        for (x, character) in text.enumerated() {
            frame.put(Cell(character, style: CellStyle(attributes: bold ? .bold : [])), x: x, y: 0)
        }
        return FrameSnapshot(frame: frame, reading: ["a line"])
    }

    /// Puts a reference, a new picture or both.
    func put(_ name: String, old: FrameSnapshot?, new: FrameSnapshot?) throws {
        for (snapshot, ending) in [(old, "frame"), (new, "frame.new")] {
            if let snapshot { try put(snapshot.text(), "\(name).\(ending)") }
        }
    }

    func put(_ text: String, _ file: String) throws {
        try Data(text.utf8).write(to: references.appending(path: file))
    }

    /// The files, sorted by name.
    var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: references.path)) ?? []).sorted() }

    func text(_ file: String) -> String? { try? String(contentsOf: references.appending(path: file), encoding: .utf8) }

    /// The review's model of the folder.
    func model() throws -> ReviewModel {
        ReviewModel(
            try SnapshotTree(below: url).pending.map {
                ReviewEntry($0, name: "ClockTests/\($0.reference.lastPathComponent)")
            })
    }
}
