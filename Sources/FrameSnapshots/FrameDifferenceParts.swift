/// Gathers what a ``FrameDifference`` tells.
struct FrameDifferenceParts {
    private(set) var lines: [String] = []
    private(set) var marks: [CellRect] = []
    private(set) var changes: Set<FrameDifference.Change> = []

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
            addStyles(y, old, new)
        }
    }

    /// What both sizes have is compared for the marks alone: in words, all of it would be told as moved.
    private mutating func compareSizes(_ expected: Frame, _ actual: Frame) {
        lines.append("the size \(expected.width) × \(expected.height) is \(actual.width) × \(actual.height)")
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
            // A wide cluster is marked whole.
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
            lines.append("\(Self.place(y, columns)): “\(Self.text(old[columns]))” is “\(Self.text(new[columns]))”")
            for x in columns { changes.insert(.glyph(old[x].glyph, new[x].glyph)) }
        }
    }

    private mutating func addStyles(_ y: Int, _ old: [Cell], _ new: [Cell]) {
        for columns in Self.stretches(
            old.count, kind: { old[$0].style != new[$0].style ? [old[$0].style, new[$0].style] : nil })
        {
            let (before, after) = (old[columns.lowerBound].style, new[columns.lowerBound].style)
            lines.append(
                "\(Self.place(y, columns)): \(StyleNotation.text(before))  is  \(StyleNotation.text(after))")
            changes.insert(.style(before, after))
        }
    }

    /// The clusters, with what is not seen by its number.
    private static func text(_ cells: ArraySlice<Cell>) -> String {
        cells.filter { !$0.isContinuation }.map { cell in
            if let scalar = cell.glyph.scalar, SnapshotEscape.isPlain(scalar) { return cell.graphemeCluster }
            return SnapshotEscape.standsAlone(cell.glyph, after: nil)
                ? cell.graphemeCluster : "\\u{\(SnapshotEscape.scalars(cell.graphemeCluster))}"
        }.joined()
    }

    /// Runs of columns for which `kind` answers the same value, without those for which it answers nothing.
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
                    ? "the reference has no reading, the picture has one: “\((actual ?? []).joined(separator: ", "))”"
                    : "the reference has a reading, the picture has none; assert the view or its rendering")
            return
        }
        let difference = actual.difference(from: expected)
        let removed = difference.removals.compactMap {
            if case .remove(let i, let phrase, _) = $0 { (i, phrase) } else { nil }
        }
        let inserted = difference.insertions.compactMap {
            if case .insert(let i, let phrase, _) = $0 { (i, phrase) } else { nil }
        }
        for (_, phrase) in removed {
            lines.append("no longer said: “\(phrase)”")
            changes.insert(.phrase(phrase, isNew: false))
        }
        for (index, phrase) in inserted {
            lines.append(
                index == 0 ? "newly said first: “\(phrase)”" : "newly said after “\(actual[index - 1])”: “\(phrase)”")
            changes.insert(.phrase(phrase, isNew: true))
        }
    }
}
