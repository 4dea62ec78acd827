import Foundation

/// The difference between an actual and an expected true picture, as readable text.
///
/// Things with the same changes are reported together:
///
///     text was “12:34”, is now “12:35”
///     text “Sencha”, symbol “pause.fill” and 3 more: moved 4 pt right
///     shape of 361 × 84 at 16, 12: 8 pt taller, colour was #1c1c1e, is now #2c2c2e
///
/// Lengths are points.
public struct PointDifference: Hashable, Sendable, CustomStringConvertible {
    /// The greatest distance in points that counts as none: less than a sixth of a phone's pixel, and more than the rounding of a file.
    public static let tolerance = 0.05

    /// One line for each set of changes, in the order of their first appearance, then what is new or gone, then the reading.
    public let lines: [String]
    /// The rectangles around what differs, in points of the new picture; for what is gone, of the old one.
    public let marks: [CGRect]
    /// The kinds of changes without their positions: equal for two pictures that changed in the same way.
    public let changes: Set<Change>

    /// Compares two pictures, ignoring facts; `nil` if no difference can be seen.
    public init?(expected: PointSnapshot, actual: PointSnapshot) {
        var parts = PointDifferenceParts()
        parts.compareSizes(expected.size, actual.size)
        parts.compare(DrawnPart.parts(of: expected), DrawnPart.parts(of: actual))
        parts.compareReadings(expected.reading, actual.reading)
        guard !parts.changes.isEmpty else { return nil }
        (lines, marks, changes) = (parts.lines, parts.marks, parts.changes)
    }

    /// The first twelve lines, and the number of further ones.
    public var description: String { FrameDifference.shortened(lines) }
}

/// Collects the parts of a ``PointDifference``.
private struct PointDifferenceParts {
    private(set) var marks: [CGRect] = []
    private(set) var changes: Set<PointDifference.Change> = []
    private var first: [String] = []
    private var groups: [(changes: [PointDifference.Change], parts: [DrawnPart])] = []
    private var whole: [String] = []
    private var last: [String] = []

    var lines: [String] { first + groups.map(Self.line) + whole + last }

    mutating func compareSizes(_ old: CGSize, _ new: CGSize) {
        guard
            abs(old.width - new.width) > PointDifference.tolerance
                || abs(old.height - new.height) > PointDifference.tolerance
        else { return }
        func text(_ size: CGSize) -> String {
            "\(PointNotation.length(size.width)) × \(PointNotation.length(size.height))"
        }
        let change = PointDifference.Change.size(text(old), text(new))
        changes.insert(change)
        first.append(change.words)
    }

    mutating func compareReadings(_ old: [String], _ new: [String]) {
        var parts = FrameDifferenceParts()
        parts.compare(old, new)
        last += parts.lines
        for case .phrase(let phrase, let isNew) in parts.changes { changes.insert(.phrase(phrase, isNew: isNew)) }
    }

    // MARK: Parts

    /// Compares what is drawn: finds what stayed, and between that what changed.
    mutating func compare(_ old: [DrawnPart], _ new: [DrawnPart]) {
        let gaps = Self.gaps(old, new) { $0.changes(to: $1).isEmpty && $0.isCounterpart(of: $1) }
        for gap in gaps { compareChanged(Array(old[gap.old]), Array(new[gap.new])) }
    }

    /// Compares parts of which none stayed: the same thing elsewhere, then the same kind of thing, then the rest.
    private mutating func compareChanged(_ old: [DrawnPart], _ new: [DrawnPart]) {
        var pairs: [(Int, Int)] = []
        let gaps = Self.gaps(old, new, pairs: &pairs) { $0.isCounterpart(of: $1) }
        for gap in gaps {
            var rest = Array(gap.new)
            for index in gap.old {
                if let match = rest.firstIndex(where: { new[$0].kind == old[index].kind }) {
                    pairs.append((index, rest.remove(at: match)))
                } else {
                    note(old[index], isNew: false)
                }
            }
            for index in rest { note(new[index], isNew: true) }
        }
        for (before, after) in pairs.sorted(by: { $0.1 < $1.1 }) { note(old[before], new[after]) }
    }

    private mutating func note(_ old: DrawnPart, _ new: DrawnPart) {
        let found = old.changes(to: new)
        guard !found.isEmpty else { return }
        changes.formUnion(found)
        marks.append(new.place)
        if let index = groups.firstIndex(where: { $0.changes == found }) {
            groups[index].parts.append(old)
        } else {
            groups.append((found, [old]))
        }
    }

    private mutating func note(_ part: DrawnPart, isNew: Bool) {
        marks.append(part.place)
        changes.insert(.part("\(part.kind) \(part.name)", isNew: isNew))
        whole.append("\(part.description) is \(isNew ? "new" : "gone")")
    }

    private static func line(_ changes: [PointDifference.Change], _ parts: [DrawnPart]) -> String {
        let words = changes.map(\.words).joined(separator: ", ")
        if parts.count == 1, changes.count == 1, case .name = changes[0] { return "\(parts[0].kind) \(words)" }
        let shown = parts.prefix(3).map(\.description).joined(separator: ", ")
        return "\(shown)\(parts.count > 3 ? " and \(parts.count - 3) more" : ""): \(words)"
    }

    // MARK: Matching

    private struct Gap {
        let old, new: Range<Int>
    }

    private static func gaps(_ old: [DrawnPart], _ new: [DrawnPart], by same: (DrawnPart, DrawnPart) -> Bool) -> [Gap] {
        var pairs: [(Int, Int)] = []
        return gaps(old, new, pairs: &pairs, by: same)
    }

    /// The runs between parts that `same` finds in both, and those parts as pairs of indices.
    private static func gaps(
        _ old: [DrawnPart], _ new: [DrawnPart], pairs: inout [(Int, Int)], by same: (DrawnPart, DrawnPart) -> Bool
    ) -> [Gap] {
        let difference = new.difference(from: old) { same($1, $0) }
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var gaps: [Gap] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            let (oldStart, newStart) = (i, j)
            while i < old.count, removed.contains(i) { i += 1 }
            while j < new.count, inserted.contains(j) { j += 1 }
            if i > oldStart || j > newStart { gaps.append(Gap(old: oldStart..<i, new: newStart..<j)) }
            guard i < old.count, j < new.count else { continue }
            pairs.append((i, j))
            (i, j) = (i + 1, j + 1)
        }
        return gaps
    }
}
