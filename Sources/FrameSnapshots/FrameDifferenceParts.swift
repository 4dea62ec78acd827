/// Collects the parts of a ``FrameDifference``.
struct FrameDifferenceParts {
    private(set) var lines: [String] = []
    private(set) var marks: [CellRect] = []
    private(set) var changes: Set<FrameDifference.Change> = []
    private var styles: [StyleChange: [(row: Int, columns: Range<Int>)]] = [:]
    private var styleOrder: [StyleChange] = []

    // MARK: Picture

    mutating func compare(_ expected: Frame, _ actual: Frame) {
        guard expected.size == actual.size else {
            compareSizes(expected, actual)
            return
        }
        guard expected != actual else { return }
        for y in 0..<expected.height {
            let (old, new) = (Array(expected.row(y)), Array(actual.row(y)))
            if old == new { continue }
            mark(y, old, new)
            addGlyphs(y, old, new)
            gatherStyles(y, old, new)
        }
        for change in styleOrder { lines.append(line(change, styles[change] ?? [])) }
    }

    /// Compares frames of different sizes for marks only: the lines would report all of it as moved.
    private mutating func compareSizes(_ expected: Frame, _ actual: Frame) {
        lines.append("the size was \(expected.width) × \(expected.height), is now \(actual.width) × \(actual.height)")
        changes.insert(.size(expected.size, actual.size))
        let width = max(expected.width, actual.width)
        for y in 0..<max(expected.height, actual.height) {
            func row(of frame: Frame) -> [Cell?] {
                let cells: [Cell?] = y < frame.height ? Array(frame.row(y)) : []
                return cells + Array(repeating: nil, count: width - cells.count)
            }
            let (old, new) = (row(of: expected), row(of: actual))
            for columns in Self.stretches(width, kind: { old[$0] != new[$0] ? 0 : nil }) {
                marks.append(CellRect(x: columns.lowerBound, y: y, width: columns.count, height: 1))
            }
        }
    }

    private mutating func mark(_ y: Int, _ old: [Cell], _ new: [Cell]) {
        for columns in Self.stretches(old.count, kind: { old[$0] != new[$0] ? 0 : nil }) {
            // Include both columns of a wide cluster.
            let end = columns.upperBound
            let isCut = end < old.count && (old[end].isContinuation || new[end].isContinuation)
            marks.append(
                CellRect(x: columns.lowerBound, y: y, width: columns.count + (isCut ? 1 : 0), height: 1))
        }
    }

    private mutating func addGlyphs(_ y: Int, _ old: [Cell], _ new: [Cell]) {
        for columns in Self.stretches(
            old.count, kind: { old[$0].glyph != new[$0].glyph || old[$0].width != new[$0].width ? 0 : nil })
        {
            lines.append(
                "\(Self.place(y, columns)): was “\(Self.text(old[columns]))”, is now “\(Self.text(new[columns]))”")
            for x in columns { changes.insert(.glyph(old[x].glyph, new[x].glyph)) }
        }
    }

    private mutating func gatherStyles(_ y: Int, _ old: [Cell], _ new: [Cell]) {
        for columns in Self.stretches(old.count, kind: { StyleChange(old[$0].style, new[$0].style) }) {
            let start = columns.lowerBound
            guard let change = StyleChange(old[start].style, new[start].style) else { continue }
            if styles[change] == nil { styleOrder.append(change) }
            styles[change, default: []].append((y, columns))
            changes.insert(.style(change))
        }
    }

    /// One line for all places of the same change: a theme's new colour is one change, however many cells have it.
    private func line(_ change: StyleChange, _ places: [(row: Int, columns: Range<Int>)]) -> String {
        guard let first = places.first else { return "\(change)" }
        if places.count == 1 { return "\(Self.place(first.row, first.columns)): \(change)" }
        let cells = places.reduce(0) { $0 + $1.columns.count }
        return "\(cells) cells, the first at \(Self.place(first.row, first.columns)): \(change)"
    }

    /// The clusters, with invisible ones as escapes.
    private static func text(_ cells: ArraySlice<Cell>) -> String {
        cells.filter { !$0.isContinuation }.map { cell in
            if let scalar = cell.glyph.scalar, SnapshotEscape.isPlain(scalar) { return cell.graphemeCluster }
            return SnapshotEscape.standsAlone(cell.glyph, after: nil)
                ? cell.graphemeCluster : "\\u{\(SnapshotEscape.scalars(cell.graphemeCluster))}"
        }.joined()
    }

    /// Ranges of consecutive columns with equal `kind`, skipping those for which it is `nil`.
    private static func stretches<Kind: Equatable>(_ count: Int, kind: (Int) -> Kind?) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var previous: Kind?
        for x in 0..<count {
            let current = kind(x)
            if let current, current == previous, let last = ranges.popLast() {
                ranges.append(last.lowerBound..<x + 1)
            } else if current != nil {
                ranges.append(x..<x + 1)
            }
            previous = current
        }
        return ranges
    }

    private static func place(_ y: Int, _ columns: Range<Int>) -> String {
        columns.count == 1
            ? "row \(y), column \(columns.lowerBound)"
            : "row \(y), columns \(columns.lowerBound)–\(columns.upperBound - 1)"
    }

    // MARK: Reading

    mutating func compare(_ expected: [String]?, _ actual: [String]?) {
        guard expected != actual else { return }
        guard let expected, let actual else {
            lines.append(
                expected == nil
                    ? "the reference has no spoken text, but the picture has: "
                        + "“\((actual ?? []).joined(separator: ", "))”"
                    : "the reference has spoken text, but the picture has none; assert the view or its rendering")
            return
        }
        var removed: [Int: String] = [:]
        var inserted: [Int: String] = [:]
        for change in actual.difference(from: expected) {
            switch change {
            case .remove(let offset, let phrase, _): removed[offset] = phrase
            case .insert(let offset, let phrase, _): inserted[offset] = phrase
            }
        }
        var (i, j) = (0, 0)
        while i < expected.count || j < actual.count {
            let (before, after) = (removed[i], inserted[j])
            if let before { changes.insert(.phrase(before, isNew: false)) }
            if let after { changes.insert(.phrase(after, isNew: true)) }
            switch (before, after) {
            case (let before?, let after?): lines.append("said: was “\(before)”, is now “\(after)”")
            case (let before?, nil): lines.append("no longer said: “\(before)”")
            case (nil, let after?): lines.append("newly said: “\(after)”")
            case (nil, nil): break
            }
            // A phrase that is neither removed nor inserted is in both.
            if before != nil || after == nil { i += 1 }
            if after != nil || before == nil { j += 1 }
        }
    }
}
