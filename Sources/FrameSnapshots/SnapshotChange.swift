/// What accepting a pending picture would change.
public struct SnapshotChange: Sendable {
    /// The changed frames with their names in the file: one for a frame, several for a matrix, none for a text.
    public let frames: [(name: String, comparison: FrameComparison)]
    /// The differences, one per line.
    public let lines: [String]
    /// The kinds of changes, without their positions.
    public let kinds: Set<FrameDifference.Change>

    /// Compares two texts.
    ///
    /// - Parameters:
    ///   - kind: The file extension of the reference, or the name of its strategy.
    ///   - oldPath: The file of the old text, for errors.
    ///   - newPath: The file of the new text, for errors.
    init(old: String?, new: String, kind: String, oldPath: String, newPath: String) throws(SnapshotError) {
        switch kind {
        case "frame":
            let parsed = try Self.placed(newPath) { () throws(SnapshotError) in try FrameSnapshot(parsing: new) }
            // An unreadable reference counts as missing: the new picture will replace it.
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

    /// Whether all kinds of changes here also occur in `other`; `false` if this change has none.
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
