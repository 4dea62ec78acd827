import Foundation

/// Where reference files are and how one is compared with a frame.
public struct SnapshotStore: Sendable {
    /// What came of a comparison.
    public enum Outcome: Hashable, Sendable {
        /// The frame is the reference.
        case same
        /// The reference was written.
        case written
        /// The frame is not the reference, or there is none; the sentence says what differs and how to accept it.
        case failed(String)
    }

    /// The folder of one test file's references.
    public let directory: URL
    /// Whether references may be written.
    public let mode: SnapshotMode

    /// The references of the tests in the file at `testFile`: `__Snapshots__/<its name>/` beside it.
    public init(testFile: String, mode: SnapshotMode) {
        let file = URL(fileURLWithPath: testFile)
        directory = file.deletingLastPathComponent().appending(path: "__Snapshots__")
            .appending(path: file.deletingPathExtension().lastPathComponent)
        self.mode = mode
    }

    /// The reference file of a name; characters other than letters, digits, `.`, `-` and `_` become `-`.
    public func url(named name: String) -> URL {
        let safe = String(name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
        return directory.appending(path: safe + ".frame")
    }

    /// Compares `snapshot` with the reference of that name, or writes the reference if the mode says so.
    public func compare(_ snapshot: FrameSnapshot, named name: String) -> Outcome {
        do {
            let url = url(named: name)
            guard FileManager.default.fileExists(atPath: url.path) else {
                if mode == .compare {
                    return .failed("the reference \(url.path) does not exist\n\(instruction("missing"))")
                }
                return try write(snapshot, to: url)
            }
            let reference: FrameSnapshot
            do {
                reference = try FrameSnapshot(parsing: try read(url))
            } catch .malformed(let line, let column, let reason) {
                if mode == .record { return try write(snapshot, to: url) }
                return .failed("\(url.path):\(line):\(column): \(reason)\n\(instruction("record"))")
            }
            guard let difference = FrameDifference(expected: reference.frame, actual: snapshot.frame) else {
                return .same
            }
            if mode == .record { return try write(snapshot, to: url) }
            return .failed("the frame is not \(url.path)\n\(difference)\n\(instruction("record"))")
        } catch {
            return .failed("\(error)")
        }
    }

    private func instruction(_ mode: String) -> String {
        "If the new picture is right: ISLET_SNAPSHOTS=\(mode) swift test, then review the file's diff."
    }

    private func read(_ url: URL) throws(FrameTestingError) -> String {
        do {
            return try String(contentsOf: url, encoding: .utf8)
        } catch {
            throw .file(path: url.path, reason: "cannot be read as UTF-8")
        }
    }

    private func write(_ snapshot: FrameSnapshot, to url: URL) throws(FrameTestingError) -> Outcome {
        let text = try snapshot.text()
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url, options: .atomic)
        } catch {
            throw .file(path: url.path, reason: "cannot be written")
        }
        return .written
    }
}
