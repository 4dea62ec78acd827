/// The difference between an actual and an expected matrix. Changes common to several pictures are reported once.
struct MatrixDifference {
    /// The differences, one per line; empty if there are none.
    let lines: [String]
    /// The pictures that differ or are new.
    let changed: [(name: String, comparison: FrameComparison)]

    init(expected: MatrixSnapshot?, actual: MatrixSnapshot) {
        var changed: [(name: String, comparison: FrameComparison)] = []
        var lines: [String] = []
        let old = (expected?.pictures ?? []).reduce(into: [:]) { $0[$1.circumstances] = $1.snapshot }
        var groups: [(lines: [String], names: [String])] = []
        var fresh: [String] = []
        for picture in actual.pictures {
            let before = old[picture.circumstances]
            let comparison = FrameComparison(old: before, new: picture.snapshot)
            if before == nil {
                fresh.append(picture.name)
            } else if let difference = comparison.difference {
                if let index = groups.firstIndex(where: { $0.lines == difference.lines }) {
                    groups[index].names.append(picture.name)
                } else {
                    groups.append((difference.lines, [picture.name]))
                }
            } else {
                continue
            }
            changed.append((picture.name, comparison))
        }
        let kept = Set(actual.pictures.map(\.circumstances))
        let gone = (expected?.pictures ?? []).filter { !kept.contains($0.circumstances) }.map(\.name)
        let different = groups.reduce(0) { $0 + $1.names.count }
        if different > 0 { lines.append(Self.sentence(different, of: actual.pictures.count)) }
        for group in groups {
            // The picture of a matrix without axes has no name.
            if group.names != [""] { lines.append("in \(Self.list(group.names)):") }
            lines += group.lines.prefix(4).map { "  " + $0 }
            if group.lines.count > 4 { lines.append("  and \(group.lines.count - 4) more") }
        }
        if !fresh.isEmpty { lines.append("new: \(Self.list(fresh))") }
        if !gone.isEmpty { lines.append("no longer there: \(Self.list(gone))") }
        (self.lines, self.changed) = (lines, changed)
    }

    private static func sentence(_ different: Int, of count: Int) -> String {
        guard count > 1 else { return "the picture differs" }
        return "\(different) of \(count) pictures \(different == 1 ? "differs" : "differ")"
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
        return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
    }
}
