import Foundation

/// References that no test asserts any more, found by reading the tests instead of running them: a partial run says nothing
/// about the other tests.
///
/// A reference is an orphan if the test file of its folder is gone, or if no string in the Swift files beside or below that
/// file can have produced its name. An interpolation matches anything; a function's name counts, as the default name of its
/// assertions. A reference with a known name is still an orphan if another form of the same name exists and the assertion with
/// that name keeps only that form: a frame that became a matrix, for example. In doubt a reference is kept.
public struct SnapshotOrphans: Sendable {
    /// A reference and why it is unused.
    public struct Orphan: Hashable, Sendable {
        /// The file.
        public let url: URL
        /// The reason, as a clause.
        public let reason: String

        /// Removes the file.
        public func remove() throws(SnapshotError) { try SnapshotFile.remove(url) }
    }

    /// The orphans, sorted by path.
    public let orphans: [Orphan]

    /// Searches the references of a tree.
    public init(in tree: SnapshotTree) throws(SnapshotError) {
        var orphans: [Orphan] = []
        var patterns: [String: [SnapshotNamePattern]] = [:]
        let byFolder = Dictionary(grouping: tree.references) { $0.deletingLastPathComponent().path }
        for folder in tree.folders {
            let references = byFolder[folder.path] ?? []
            let tests = folder.deletingLastPathComponent().deletingLastPathComponent()
            let file = folder.lastPathComponent + ".swift"
            guard FileManager.default.fileExists(atPath: tests.appending(path: file).path) else {
                orphans += references.map { Orphan(url: $0, reason: "its test file \(file) is gone") }
                continue
            }
            let drawn = Set(references.filter(SnapshotFact.isDrawnByStudio))
            let known: [SnapshotNamePattern]
            if let found = patterns[tests.path] {
                known = found
            } else {
                known = try SnapshotNamePattern.all(below: tests)
                patterns[tests.path] = known
            }
            for same in Dictionary(grouping: references.filter { !drawn.contains($0) }, by: Self.name).values {
                let namesakes = known.filter { $0.matches(Self.name(of: same[0])) }
                orphans += same.compactMap { reference in
                    Self.reason(reference, among: same, namedBy: namesakes, in: file)
                        .map { Orphan(url: reference, reason: $0) }
                }
            }
        }
        self.orphans = orphans.sorted { $0.url.path < $1.url.path }
    }

    private static func name(of reference: URL) -> String { reference.deletingPathExtension().lastPathComponent }

    /// Why no test asserts `reference`; `nil` if one may.
    private static func reason(
        _ reference: URL, among same: [URL], namedBy patterns: [SnapshotNamePattern], in file: String
    ) -> String? {
        if patterns.isEmpty { return "no test in \(file) or beside it has this name" }
        guard !patterns.contains(where: { $0.canKeep(reference.pathExtension) }) else { return nil }
        let kept = same.first { other in patterns.contains { $0.canKeep(other.pathExtension) } }
        return kept.map { "the snapshot of this name in \(file) is \($0.lastPathComponent)" }
    }
}
