import CellUI
import Foundation
import FrameSnapshots
import Studio

/// A folder with tests that left pictures for review.
package final class PendingFolder {
    /// The folder.
    package let url = FileManager.default.temporaryDirectory.appending(path: "islet-review-\(UUID().uuidString)")

    /// Makes the folder, with the source of the tests and without pictures.
    package init() throws {
        try FileManager.default.createDirectory(at: references, withIntermediateDirectories: true)
        try Data(#"let names = ["clock", "goal", "title"]"#.utf8).write(to: url.appending(path: "ClockTests.swift"))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Where the references of the tests are.
    package var references: URL { url.appending(path: "__Snapshots__/ClockTests") }

    /// A picture of one line.
    package static func picture(_ text: String, bold: Bool = false) -> FrameSnapshot {
        var frame = Frame(size: CellSize(width: text.count, height: 1))
        for (x, character) in text.enumerated() {
            frame.put(Cell(character, style: CellStyle(attributes: bold ? .bold : [])), x: x, y: 0)
        }
        return FrameSnapshot(frame: frame, reading: ["a line"])
    }

    /// Puts a reference, a new picture or both.
    package func put(_ name: String, old: FrameSnapshot?, new: FrameSnapshot?) throws {
        for (snapshot, ending) in [(old, "frame"), (new, "frame.new")] {
            if let snapshot { try put(snapshot.text(), "\(name).\(ending)") }
        }
    }

    /// Writes a file beside the references.
    package func put(_ text: String, _ file: String) throws {
        try Data(text.utf8).write(to: references.appending(path: file))
    }

    /// The files, sorted by name.
    package var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: references.path)) ?? []).sorted()
    }

    /// The contents of a file beside the references; `nil` if there is none.
    package func text(_ file: String) -> String? {
        try? String(contentsOf: references.appending(path: file), encoding: .utf8)
    }

    /// The review's model of the folder.
    package func model() throws -> ReviewModel {
        ReviewModel(
            try SnapshotTree(below: url).pending.map {
                ReviewEntry($0, name: "ClockTests/\($0.reference.lastPathComponent)")
            })
    }
}
