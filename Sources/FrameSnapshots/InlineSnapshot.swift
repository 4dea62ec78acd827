import Foundation
import Synchronization

/// A snapshot whose reference is a string literal in the test's source, with its new text.
///
///     assertInlineFrame(of: clock) {
///         """
///         islet frame 2
///         …
///         """
///     }
///
/// Replacing the literal needs no compiler, only the source. Supported: a call whose name is at the position reported by the
/// compiler, followed by nothing or by a closure with exactly one string literal without interpolations.
public struct InlineSnapshot: Hashable, Sendable {
    /// The file extension of pending inline snapshots, before ``PendingSnapshot/suffix``.
    static let fileExtension = "inline"

    /// The source file.
    public let source: URL
    /// The line of the call, from 1.
    public let line: Int
    /// The column of the call, from 1 and in bytes: that of the function's name or of the bracket after it.
    public let column: Int
    /// The name of the called function.
    public let call: String
    /// The name of the ``SnapshotStrategy``.
    public let strategy: String
    /// The literal when the test ran; `nil` if there was none.
    public let old: String?
    /// The new text of the literal.
    public let new: String

    /// Creates a new text for the literal of a call.
    public init(source: URL, line: Int, column: Int, call: String, strategy: String, old: String?, new: String) {
        (self.source, self.line, self.column, self.call) = (source, line, column, call)
        (self.strategy, self.old, self.new) = (strategy, old, new)
    }

    /// The pending file, in the reference folder of the test file.
    public var pendingURL: URL {
        let folder = source.deletingLastPathComponent().appending(path: SnapshotTree.folderName)
            .appending(path: source.deletingPathExtension().lastPathComponent)
        return PendingSnapshot.url(
            of: folder.appending(path: "line-\(line)-\(column).\(Self.fileExtension)"))
    }

    /// Writes the pending file for review.
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

    /// Parses the pending file at `url`; the source is located relative to it.
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
            throw fail(1, "not an inline snapshot of a known version")
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

    /// The state of a source file changed by this process. Positions refer to the source as first read, so that they stay valid
    /// while other literals are replaced.
    private struct Edited {
        let original: [UInt8]
        var current: [UInt8]
        var edits: [Int: InlineEdit] = [:]
    }
    private static let edited = Mutex<[String: Edited]>([:])

    /// Writes the text into the source.
    ///
    /// - Throws: ``SnapshotError/source(path:line:reason:)`` if the call is not found or its literal is not a plain one.
    public func accept() throws(SnapshotError) {
        let result: Result<Void, SnapshotError> = Self.edited.withLock { edited in
            Result { () throws(SnapshotError) in
                let current = Array(try SnapshotFile.bytes(at: source) ?? Data())
                var state = edited[source.path] ?? Edited(original: current, current: current)
                // The file was changed by another process or an editor: start over.
                if state.current != current { state = Edited(original: current, current: current) }
                let edit = try InlineSource(bytes: state.original, path: source.path).edit(for: self)
                if let other = state.edits[edit.range.lowerBound], other != edit {
                    throw .source(
                        path: source.path, line: line,
                        reason: "two different pictures were made at this place in one run; one literal cannot hold "
                            + "both")
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

    /// Restores the text from before ``accept()``, which must have run in this process.
    ///
    /// - Throws: ``SnapshotError/file(path:reason:)`` if the source has changed since.
    func takeBack() throws(SnapshotError) {
        let result: Result<Void, SnapshotError> = Self.edited.withLock { edited in
            Result { () throws(SnapshotError) in
                let current = Array(try SnapshotFile.bytes(at: source) ?? Data())
                guard var state = edited[source.path], state.current == current else {
                    throw .file(
                        path: source.path, reason: "was changed since the text was accepted; nothing was undone")
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

/// A byte range of a source and its replacement.
struct InlineEdit: Hashable {
    let range: Range<Int>
    let text: [UInt8]
}
