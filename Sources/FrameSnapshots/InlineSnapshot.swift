import Foundation
import Synchronization

/// A picture whose reference is a literal in the test's source, and its new text.
///
///     assertInlineFrame(of: clock) {
///         """
///         islet frame 2
///         …
///         """
///     }
///
/// The literal is replaced by reading the source, not by compiling it. What can be replaced: a call whose name stands where
/// the compiler says, followed by nothing or by a closure that holds one string literal without interpolations.
public struct InlineSnapshot: Hashable, Sendable {
    /// The ending of the files in which new texts wait, before ``PendingSnapshot/suffix``.
    static let fileExtension = "inline"

    /// The source file.
    public let source: URL
    /// The place of the call, counted from 1; the column in bytes, of the name or of the bracket after it.
    public let line: Int
    /// See ``line``.
    public let column: Int
    /// The name of the function that is called.
    public let call: String
    /// The name of the form that the text has.
    public let strategy: String
    /// What the literal said when the test ran; `nil` if there was none.
    public let old: String?
    /// What it should say.
    public let new: String

    /// A new text for the literal of a call.
    public init(source: URL, line: Int, column: Int, call: String, strategy: String, old: String?, new: String) {
        (self.source, self.line, self.column, self.call) = (source, line, column, call)
        (self.strategy, self.old, self.new) = (strategy, old, new)
    }

    /// Where the text waits for review: beside the references of its test file.
    public var pendingURL: URL {
        let folder = source.deletingLastPathComponent().appending(path: SnapshotTree.folderName)
            .appending(path: source.deletingPathExtension().lastPathComponent)
        return PendingSnapshot.url(
            of: folder.appending(path: "line-\(line)-\(column).\(Self.fileExtension)"))
    }

    /// Leaves the text for review.
    public func leaveForReview() throws(SnapshotError) {
        var lines = [
            "islet inline 1", "source \(source.lastPathComponent)", "place \(line) \(column)",
            "call \(call) \(strategy)",
        ]
        for (name, text) in [("old", old), ("new", new)] {
            guard let text else { continue }
            lines += ["", name] + text.split(separator: "\n", omittingEmptySubsequences: false).map { "│\($0)" }
        }
        try SnapshotFile.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: pendingURL)
    }

    /// Reads what was left at `url`, whose folder tells where the source is.
    init(parsing text: String, at url: URL) throws(SnapshotError) {
        func fail(_ line: Int, _ reason: String) -> SnapshotError {
            .damaged(path: url.path, reason: "\(line):1: \(reason); reject it and run the tests again")
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        func words(_ number: Int, _ key: String, _ count: Int) throws(SnapshotError) -> [String] {
            let words = lines.indices.contains(number) ? lines[number].split(separator: " ").map(String.init) : []
            guard words.count == count, words[0] == key else { throw fail(number + 1, "“\(key)” is expected") }
            return words
        }
        guard lines.first == "islet inline 1", lines.indices.contains(1), lines[1].hasPrefix("source ") else {
            throw fail(1, "this is no inline snapshot of a version that is known")
        }
        let name = String(lines[1].dropFirst(7))
        let place = try words(2, "place", 3).dropFirst().compactMap { Int($0) }
        let called = try words(3, "call", 3)
        guard place.count == 2, !name.isEmpty, !name.contains("/") else {
            throw fail(3, "a line and a column are expected")
        }
        lines = lines.dropFirst(4)
        var texts: [Substring: String] = [:]
        while lines.first == "", lines.count > 1 {
            lines.removeFirst()
            guard let key = lines.popFirst() else { break }
            let end = lines.firstIndex { !$0.hasPrefix("│") } ?? lines.endIndex
            texts[key] = lines[..<end].map { $0.dropFirst() }.joined(separator: "\n")
            lines = lines[end...]
        }
        guard let new = texts["new"] else { throw fail(5, "the new text is missing") }
        let folder = url.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        self.init(
            source: folder.appending(path: name), line: place[0], column: place[1], call: called[1],
            strategy: called[2], old: texts["old"], new: new)
    }

    // MARK: Into the source

    /// What this process made of the sources that it changed. Places are those of the source as it was first read, which
    /// stays right whatever else is replaced.
    private struct Edited {
        let original: [UInt8]
        var current: [UInt8]
        var edits: [Int: InlineEdit] = [:]
    }
    private static let edited = Mutex<[String: Edited]>([:])

    /// Writes the text into the source.
    ///
    /// - Throws: ``SnapshotError/source(path:line:reason:)`` where the call is not at its place or its literal is not plain.
    public func accept() throws(SnapshotError) {
        let result: Result<Void, SnapshotError> = Self.edited.withLock { edited in
            Result { () throws(SnapshotError) in
                let current = Array(try SnapshotFile.bytes(at: source) ?? Data())
                var state = edited[source.path] ?? Edited(original: current, current: current)
                // Someone else changed it: what is known of it holds no more.
                if state.current != current { state = Edited(original: current, current: current) }
                let edit = try InlineSource(bytes: state.original, path: source.path).edit(for: self)
                if let other = state.edits[edit.range.lowerBound], other != edit {
                    throw .source(
                        path: source.path, line: line,
                        reason: "two pictures were made at this place in one run; one literal cannot be both")
                }
                state.edits[edit.range.lowerBound] = edit
                state.current = Self.applying(state.edits, to: state.original)
                try SnapshotFile.write(state.current, to: source)
                edited[source.path] = state
            }
        }
        try result.get()
        try SnapshotFile.remove(pendingURL)
    }

    /// Gives the source the text back that it had before ``accept()``, which this process did.
    ///
    /// - Throws: ``SnapshotError/file(path:reason:)`` where the source was changed since.
    func takeBack() throws(SnapshotError) {
        let result: Result<Void, SnapshotError> = Self.edited.withLock { edited in
            Result { () throws(SnapshotError) in
                let current = Array(try SnapshotFile.bytes(at: source) ?? Data())
                guard var state = edited[source.path], state.current == current else {
                    throw .file(
                        path: source.path, reason: "was changed since the text was accepted; nothing was taken back")
                }
                let edit = try InlineSource(bytes: state.original, path: source.path).edit(for: self)
                state.edits[edit.range.lowerBound] = nil
                state.current = Self.applying(state.edits, to: state.original)
                try SnapshotFile.write(state.current, to: source)
                edited[source.path] = state
            }
        }
        try result.get()
    }

    private static func applying(_ edits: [Int: InlineEdit], to original: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        var index = 0
        for edit in edits.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            bytes += original[index..<edit.range.lowerBound] + edit.text
            index = edit.range.upperBound
        }
        return bytes + original[index...]
    }
}

/// A stretch of a source and what stands there instead.
struct InlineEdit: Hashable {
    let range: Range<Int>
    let text: [UInt8]
}
