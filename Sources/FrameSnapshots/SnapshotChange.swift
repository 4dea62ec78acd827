/// What accepting a pending picture would change.
public struct SnapshotChange: Sendable {
    /// The changed frames with their names in the file: one for a frame, several for a matrix, otherwise none.
    public let frames: [(name: String, comparison: FrameComparison)]
    /// The true pictures; `nil` if the file is of another form.
    public let points: PointComparison?
    /// The differences, one per line.
    public let lines: [String]
    /// The kinds of changes, without their positions.
    public let kinds: Set<Kind>

    /// A kind of change, of cells or of a true picture.
    public enum Kind: Hashable, Sendable {
        /// Of cells.
        case cells(FrameDifference.Change)
        /// Of a true picture.
        case points(PointDifference.Change)
    }

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
            (frames, points) = ([("", comparison)], nil)
            lines = comparison.old == nil ? ["this picture is new"] : comparison.difference?.lines ?? []
            kinds = Set((comparison.difference?.changes ?? []).map(Kind.cells))
        case "points":
            let parsed = try Self.placed(newPath) { () throws(SnapshotError) in try PointSnapshot(parsing: new) }
            let comparison = PointComparison(old: old.flatMap { try? PointSnapshot(parsing: $0) }, new: parsed)
            (frames, points) = ([], comparison)
            lines = comparison.old == nil ? ["this picture is new"] : comparison.difference?.lines ?? []
            kinds = Set((comparison.difference?.changes ?? []).map(Kind.points))
        case "matrix":
            let parsed = try Self.placed(newPath) { () throws(SnapshotError) in try MatrixSnapshot(parsing: new) }
            let before = old.flatMap { try? MatrixSnapshot(parsing: $0) }
            let difference = MatrixDifference(expected: before, actual: parsed)
            (frames, points) = (difference.changed, nil)
            lines = before == nil ? ["this matrix is new"] : difference.lines
            kinds = frames.reduce(into: []) { $0.formUnion(($1.comparison.difference?.changes ?? []).map(Kind.cells)) }
        default:
            (frames, points) = ([], nil)
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
