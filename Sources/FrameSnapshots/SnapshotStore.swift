import Foundation
import Synchronization

/// The references of one test file; compares pictures with them.
public struct SnapshotStore: Sendable {
    /// The outcome of a comparison.
    public enum Outcome: Hashable, Sendable {
        /// The picture equals the reference.
        case same
        /// The reference was written.
        case written
        /// The picture differs from the reference, or there is no reference.
        case failed(SnapshotFailure)
    }

    /// The folder of the test file's references.
    public let directory: URL
    /// The mode, which determines what may be written.
    public let mode: SnapshotMode
    /// Where reference and new picture of a failure are written in mode ``SnapshotMode/ci``; `nil` for nowhere.
    public let artifacts: URL?
    /// The command that makes the pictures again, for the sentences of failures. Default: `swift test`.
    public var command = "swift test"

    /// The environment variable for the folder of ``artifacts``.
    public static let artifactsVariable = "ISLET_SNAPSHOT_ARTIFACTS"

    /// Creates the store of the tests in `testFile`: `__Snapshots__/<its name>/` beside it.
    ///
    /// - Parameters:
    ///   - testFile: The path of the source file.
    ///   - module: The test's module, as a subfolder for its artifacts. Default: none.
    ///   - artifacts: The folder for failures in ``SnapshotMode/ci``. Default: none.
    public init(testFile: String, mode: SnapshotMode, module: String = "", artifacts: URL? = nil) {
        let file = URL(fileURLWithPath: testFile)
        let folder = "\(SnapshotTree.folderName)/\(file.deletingPathExtension().lastPathComponent)"
        directory = file.deletingLastPathComponent().appending(path: folder)
        self.mode = mode
        self.artifacts = artifacts.map { $0.appending(path: module.isEmpty ? folder : "\(module)/\(folder)") }
    }

    /// The reference file of a name; characters other than letters, digits, `.`, `-` and `_` become `-`.
    ///
    /// - Throws: ``SnapshotError/unusableName(_:reason:)`` if the name is empty or longer than 200 bytes.
    public func url(named name: String, fileExtension: String = "frame") throws(SnapshotError) -> URL {
        let file = SnapshotName.file(name)
        if file.isEmpty { throw .unusableName(name, reason: "it is empty") }
        if file.utf8.count > 200 { throw .unusableName(name, reason: "it is longer than 200 bytes") }
        return directory.appending(path: "\(file).\(fileExtension)")
    }

    /// Compares a frame with the reference of that name, or writes the reference if ``mode`` allows it.
    public func compare(_ snapshot: FrameSnapshot, named name: String) -> Outcome {
        compare(snapshot, as: .frame, named: name)
    }

    /// Compares a picture with the reference of that name, or writes the reference if ``mode`` allows it.
    public func compare<Value>(_ value: Value, as strategy: SnapshotStrategy<Value>, named name: String) -> Outcome {
        do {
            let url = try url(named: name, fileExtension: strategy.fileExtension)
            let bytes = try strategy.encode(value)
            guard let old = try SnapshotFile.bytes(at: url) else {
                if mode == .missing || mode == .record { return try write(bytes, to: url) }
                return fail("the reference \(url.path) does not exist", url, old: nil, new: bytes, value, .missing)
            }
            if SnapshotFile.same(old, bytes) { return try same(url) }
            let difference: SnapshotDifference?
            do {
                difference = try strategy.difference(try SnapshotFile.text(old, path: url.path), value)
            } catch {
                if mode == .record { return try write(bytes, to: url) }
                let reason = if case .malformed = error { "\(url.path):\(error)" } else { "\(error)" }
                return fail(reason, url, old: old, new: bytes, value, .record)
            }
            // Mode `record` also rewrites an equal picture in an older format version or with other facts.
            if mode == .record { return try write(bytes, to: url) }
            guard let difference else { return try same(url) }
            return fail(
                "the picture differs from the reference \(url.path)\n\(difference)", url, old: old, new: bytes, value,
                .record,
                difference: difference)
        } catch {
            return .failed(SnapshotFailure(sentence: "\(error)"))
        }
    }

    private func same(_ url: URL) throws(SnapshotError) -> Outcome {
        if mode != .ci { try SnapshotFile.remove(PendingSnapshot.url(of: url)) }
        return .same
    }

    // MARK: Writing

    /// What this process has written, to detect two pictures with the same name.
    private static let written = Mutex<[String: [UInt8]]>([:])

    private func write(_ bytes: [UInt8], to url: URL) throws(SnapshotError) -> Outcome {
        let isTaken = Self.written.withLock { written in
            if let other = written[url.path] { return other != bytes }
            written[url.path] = bytes
            return false
        }
        if isTaken {
            return .failed(
                SnapshotFailure(
                    sentence: "two pictures have the name \(url.deletingPathExtension().lastPathComponent) in one run; "
                        + "give each a name of its own"))
        }
        try SnapshotFile.write(bytes, to: url)
        try SnapshotFile.remove(PendingSnapshot.url(of: url))
        return .written
    }

    private func fail<Value>(
        _ reason: String, _ url: URL, old: Data?, new: [UInt8], _ value: Value, _ remedy: SnapshotMode,
        difference: SnapshotDifference? = nil
    ) -> Outcome {
        var failure = SnapshotFailure(sentence: reason)
        failure.old = old.map { String(decoding: $0, as: UTF8.self) }
        failure.new = String(decoding: new, as: UTF8.self)
        failure.fileName = url.lastPathComponent
        failure.comparison =
            difference?.comparison ?? (value as? FrameSnapshot).map { FrameComparison(old: nil, new: $0) }
        failure.points = difference?.points ?? (value as? PointSnapshot).map { PointComparison(old: nil, new: $0) }
        var lines = [reason]
        do {
            if let place = mode == .ci ? artifacts?.appending(path: url.lastPathComponent) : url {
                let pending = PendingSnapshot.url(of: place)
                try SnapshotFile.write(new, to: pending)
                if mode == .ci, let old { try SnapshotFile.write(Array(old), to: place) }
                failure.pending = pending
                lines.append("The new picture is \(pending.path)")
            }
        } catch {
            lines.append("The new picture could not be kept: \(error)")
        }
        lines.append(
            mode == .ci
                ? "If it is right, run `\(command)` where CI is not set, and accept it there with `islet snapshot review`."
                : "If it is right: `islet snapshot review`, or ISLET_SNAPSHOTS=\(remedy.rawValue) \(command); then read the diff."
        )
        failure.sentence = lines.joined(separator: "\n")
        return .failed(failure)
    }
}

/// The failure of a comparison.
public struct SnapshotFailure: Hashable, Sendable, CustomStringConvertible {
    /// What differs and how to accept it.
    public var sentence: String
    /// The text of the reference; `nil` if there is none.
    public var old: String?
    /// The text of the new picture; `nil` if it could not be produced.
    public var new: String?
    /// The file name of the reference.
    public var fileName = "snapshot.frame"
    /// The two pictures, if they are frames.
    public var comparison: FrameComparison?
    /// The two pictures, if they are true pictures.
    public var points: PointComparison?
    /// Where the new picture was left for review; `nil` if it was not.
    public var pending: URL?

    /// Creates a failure with only a sentence.
    public init(sentence: String) { self.sentence = sentence }

    /// The sentence.
    public var description: String { sentence }
}
