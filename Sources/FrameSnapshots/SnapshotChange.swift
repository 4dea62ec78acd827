/// What accepting a pending picture would change.
public struct SnapshotChange: Sendable {
    /// The frames that would change, each with what it is called in its file: one for a frame, several for a matrix, none for
    /// a text.
    public let frames: [(name: String, comparison: FrameComparison)]
    /// What differs, a line each.
    public let lines: [String]
    /// The kinds of changes, without their places.
    public let kinds: Set<FrameDifference.Change>

    /// - Parameters:
    ///   - kind: The ending of the reference's file, or the name of its form.
    ///   - oldPath: Where the old text is, for complaints.
    ///   - newPath: Where the new text is, for complaints.
    init(old: String?, new: String, kind: String, oldPath: String, newPath: String) throws(SnapshotError) {
        switch kind {
        case "frame":
            let parsed = try Self.placed(newPath) { () throws(SnapshotError) in try FrameSnapshot(parsing: new) }
            // A reference that cannot be read is as good as none: the new picture is there to replace it.
            let comparison = FrameComparison(old: old.flatMap { try? FrameSnapshot(parsing: $0) }, new: parsed)
            frames = [("", comparison)]
            lines = comparison.old == nil ? ["this picture is new"] : comparison.difference?.lines ?? []
            kinds = comparison.difference?.changes ?? []
        case "matrix":
            let parsed = try Self.placed(newPath) { () throws(SnapshotError) in try MatrixSnapshot(parsing: new) }
            let before = old.flatMap { try? MatrixSnapshot(parsing: $0) }
            let difference = MatrixDifference(expected: before, actual: parsed)
            frames = difference.changed
            lines = before == nil ? ["this matrix is new"] : difference.lines
            kinds = frames.reduce(into: []) { $0.formUnion($1.comparison.difference?.changes ?? []) }
        default:
            frames = []
            lines = old.map { TextDifference(expected: $0, actual: new)?.lines ?? [] } ?? ["this text is new"]
            kinds = []
        }
    }

    /// Whether the same happened as in another one: nothing that did not happen there.
    public func isLike(_ other: SnapshotChange) -> Bool { !kinds.isEmpty && kinds.isSubset(of: other.kinds) }

    private static func placed<Value>(_ path: String, _ parse: () throws(SnapshotError) -> Value) throws(SnapshotError)
        -> Value
    {
        do {
            return try parse()
        } catch {
            throw error.inFile(path)
        }
    }
}
