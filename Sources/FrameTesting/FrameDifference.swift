/// How one frame differs from the one that was expected, for a person to read.
///
/// Cells that differ in the same way beside each other are told together:
///
///     row 3, columns 4–8: “12:34” is “12:35”
///     row 5, column 2: fg #ffffff  bg default  is  fg #8e8e93  bg default
public struct FrameDifference: Hashable, Sendable, CustomStringConvertible {
    /// One line a stretch of cells, from the top left; when the sizes differ, that alone.
    public let lines: [String]

    /// The difference between two frames; `nil` if they are equal.
    public init?(expected: Frame, actual: Frame) {
        guard expected != actual else { return nil }
        guard expected.size == actual.size else {
            lines = [
                "the size \(expected.width) × \(expected.height) is \(actual.width) × \(actual.height)"
            ]
            return
        }
        lines = (0..<expected.height).flatMap { y in
            Self.glyphLines(y, expected: Array(expected.row(y)), actual: Array(actual.row(y)))
                + Self.styleLines(y, expected: Array(expected.row(y)), actual: Array(actual.row(y)))
        }
    }

    /// The first twelve lines, and how many more there are.
    public var description: String {
        let most = 12
        let rest = lines.count - most
        return (lines.prefix(most) + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
    }

    private static func glyphLines(_ y: Int, expected: [Cell], actual: [Cell]) -> [String] {
        stretches(expected.count) { x in
            expected[x].glyph != actual[x].glyph || expected[x].width != actual[x].width ? 0 : nil
        }.map { columns in
            "\(place(y, columns)): “\(FrameSnapshot.glyphs(expected[columns]))” is "
                + "“\(FrameSnapshot.glyphs(actual[columns]))”"
        }
    }

    private static func styleLines(_ y: Int, expected: [Cell], actual: [Cell]) -> [String] {
        stretches(expected.count) { x in
            expected[x].style != actual[x].style ? [expected[x].style, actual[x].style] : nil
        }.map { columns in
            "\(place(y, columns)): \(StyleNotation.text(expected[columns.lowerBound].style))  is  "
                + StyleNotation.text(actual[columns.lowerBound].style)
        }
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
}
