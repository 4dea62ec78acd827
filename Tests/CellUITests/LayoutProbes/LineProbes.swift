import Testing

@testable import CellUI

/// How far lines of text are apart. Expectations in points are computed by hand: a line of body text is 20⅓ points high.
struct LineProbes {
    @Test(arguments: spacing + heights)
    func aPhoneMeasuresSo(_ probe: LayoutProbe) { #expect(probe.differencesInPoints() == []) }

    private static let spacing: [LayoutProbe] = [
        LayoutProbe("line spacing is between two lines, not after the last", (500, 500), size: (1, 50.667)) { _ in
            lines(2).lineSpacing(10)
        },
        LayoutProbe("one line has no line spacing", (500, 500), size: (1, 20.333)) { _ in lines(1).lineSpacing(10) },
        LayoutProbe(
            "what is below a text is below its last line", (500, 500), size: (40, 101), ["b": (0, 81, 40, 20)]
        ) { p in
            VStack(spacing: 0) {
                lines(3).lineSpacing(10)
                box("b", 40, 20, p)
            }
        },
        LayoutProbe("lines that are reserved have line spacing too", (500, 500), size: (1, 50.667)) { _ in
            lines(1).lineLimit(2, reservesSpace: true).lineSpacing(10)
        },
        LayoutProbe("a line that does not fit with its spacing is cut", (500, 45), size: (40, 20.333)) { _ in
            Text("1\n2").lineSpacing(10).frame(width: 40)
        },
        LayoutProbe("line spacing is never negative", (500, 500), size: (1, 40.667)) { _ in lines(2).lineSpacing(-10) },
        LayoutProbe(
            "the last baseline is that of the last line", (500, 500), size: (41, 50.667), ["b": (1, 42.52, 40, 4)]
        ) { p in
            // The last line begins at 30⅓, and its baseline is 17 × 1950 / 2048 = 16.187 lower; the box is 4 high.
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                lines(2).lineSpacing(10)
                box("b", 40, 4, p).alignmentGuide(.lastTextBaseline) { $0[.bottom] }
            }
        },
    ]

    private static let heights: [LayoutProbe] = [
        LayoutProbe("tight leading takes 2 points off each line of a text style", (500, 500), size: (1, 36.667)) { _ in
            lines(2).font(.body.leading(.tight))
        },
        LayoutProbe("loose leading adds 2 points to each line of a text style", (500, 500), size: (1, 44.667)) { _ in
            lines(2).font(.body.leading(.loose))
        },
        LayoutProbe("leading changes no font that is not a text style's", (500, 500), size: (1, 40.667)) { _ in
            lines(2).font(.system(size: 17).leading(.loose))
        },
        LayoutProbe("an exact line height is that of each line", (500, 500), size: (1, 60)) { _ in
            lines(2).lineHeight(.exact(points: 30))
        },
        LayoutProbe("a multiple is one of the font's size, 25.5 in whole pixels", (500, 500), size: (1, 51.333)) { _ in
            lines(2).lineHeight(.multiple(factor: 1.5))
        },
        LayoutProbe("an increase is added to the font's size", (500, 500), size: (1, 46)) { _ in
            lines(2).environment(\.lineHeight, .leading(increase: 6))
        },
        LayoutProbe("a text's own line height comes before that around it", (500, 500), size: (1, 30)) { _ in
            VStack { Text("x").lineHeight(.exact(points: 30)).frame(width: 1) }.lineHeight(.exact(points: 50))
        },
    ]

    private static func lines(_ count: Int) -> some View {
        Text((1...count).map { "\($0)" }.joined(separator: "\n")).fixedSize().frame(width: 1)
    }

    @Test("In cells each line is in the row that is nearest to its place")
    func rows() {
        let lines = Text("a\nb\nc")
        #expect(text(lines.lineSpacing(16), 1, 5) == "a\n\nb\n\nc")
        #expect(text(lines.lineSpacing(8), 1, 4) == "a\nb\n\nc")
        #expect(text(lines.lineSpacing(2), 1, 3) == "a\nb\nc")
    }
}
