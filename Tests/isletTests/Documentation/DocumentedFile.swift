import Foundation
import FrameSnapshots

@testable import Attendance
@testable import SittingScreen

/// A documentation file with generated text, compared or, in `ISLET_SNAPSHOTS=record`, written.
struct DocumentedFile {
    /// The result of a comparison.
    enum Outcome: Equatable {
        /// The file is up to date.
        case same
        /// The file was written.
        case written
        /// The file differs; the sentence says what to do.
        case failed(String)
    }

    /// The file's URL.
    let url: URL
    /// Whether it may be written.
    let mode: SnapshotMode

    /// The file at `path` from the package's root.
    static func named(_ path: String, mode: SnapshotMode) -> DocumentedFile {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return DocumentedFile(url: root.appending(path: path), mode: mode)
    }

    /// Compares the whole file.
    func compare(_ text: String) throws -> Outcome {
        let current =
            FileManager.default.fileExists(atPath: url.path) ? try String(contentsOf: url, encoding: .utf8) : nil
        return try settle(current, text)
    }

    /// Compares the text between `<!-- name -->` and `<!-- /name -->`.
    func compare(part name: String, with text: String) throws -> Outcome {
        let current = try String(contentsOf: url, encoding: .utf8)
        let opening = "<!-- \(name) -->\n"
        guard let start = current.firstRange(of: opening)?.upperBound,
            let end = current[start...].firstRange(of: "<!-- /\(name) -->")?.lowerBound
        else { return .failed("\(url.lastPathComponent) has no part <!-- \(name) --> … <!-- /\(name) -->; add it.") }
        // Blank lines keep Markdown readers from treating the comment as part of the table.
        return try settle(current, current[..<start] + "\n\(text)\n" + current[end...])
    }

    private func settle(_ current: String?, _ text: String) throws -> Outcome {
        if current == text { return .same }
        guard mode == .record || (mode == .missing && current == nil) else {
            return .failed(
                """
                \(url.lastPathComponent) no longer says what the program says. \
                Write it again with ISLET_SNAPSHOTS=record swift test --filter Documentation, then review its diff.
                """)
        }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
        return .written
    }
}
