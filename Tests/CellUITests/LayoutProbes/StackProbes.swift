import Testing

@testable import CellUI

/// Rows, columns and layers.
struct StackProbes {
    @Test(arguments: rows + columns + sharing + priorities + spacers + layers + baselines)
    func aStackFollowsTheRule(_ probe: LayoutProbe) { #expect(probe.differences == []) }

    @Test(arguments: (rows + columns + sharing + priorities + spacers + layers + baselines).filter { !$0.hasText })
    func theSameRuleHoldsInPoints(_ probe: LayoutProbe) { #expect(probe.differencesInPoints() == []) }

    private static let rows: [LayoutProbe] = [
        LayoutProbe(
            "a row is as wide as its views and gaps", (500, 500), size: (88, 20),
            ["a": (0, 0, 40, 20), "b": (48, 0, 40, 20)]
        ) { p in
            HStack(spacing: 8) {
                box("a", 40, 20, p); box("b", 40, 20, p)
            }
        },
        LayoutProbe("gaps of 9 add up to their sum", (500, 500), size: (229, 20), ["d": (147, 0, 40, 20)]) { p in
            HStack(spacing: 9) {
                box("a", 40, 20, p); box("b", 40, 20, p); box("c", 40, 20, p); box("d", 40, 20, p)
                box("e", 33, 20, p)
            }
        },
        LayoutProbe("the gap by default is 8 in a row", (500, 500), size: (88, 20), ["b": (48, 0, 40, 20)]) { p in
            HStack {
                box("a", 40, 20, p); box("b", 40, 20, p)
            }
        },
        LayoutProbe("no gap", (500, 500), size: (80, 20), ["b": (40, 0, 40, 20)]) { p in
            HStack(spacing: 0) {
                box("a", 40, 20, p); box("b", 40, 20, p)
            }
        },
        LayoutProbe("a negative gap overlaps", (500, 500), size: (70, 20), ["b": (30, 0, 40, 20)]) { p in
            HStack(spacing: -10) {
                box("a", 40, 20, p); box("b", 40, 20, p)
            }
        },
        LayoutProbe(
            "views of different heights are centred", (500, 500), size: (80, 60),
            ["a": (0, 20, 40, 20), "b": (40, 0, 40, 60)]
        ) { p in
            HStack(spacing: 0) {
                box("a", 40, 20, p); box("b", 40, 60, p)
            }
        },
        LayoutProbe("views are aligned at the top", (500, 500), size: (80, 60), ["a": (0, 0, 40, 20)]) { p in
            HStack(alignment: .top, spacing: 0) {
                box("a", 40, 20, p); box("b", 40, 60, p)
            }
        },
        LayoutProbe("views are aligned at the bottom", (500, 500), size: (80, 60), ["a": (0, 40, 40, 20)]) { p in
            HStack(alignment: .bottom, spacing: 0) {
                box("a", 40, 20, p); box("b", 40, 60, p)
            }
        },
        LayoutProbe("half a point is not rounded", (500, 500), size: (80, 45), ["a": (0, 12.5, 40, 20)]) { p in
            HStack(spacing: 0) {
                box("a", 40, 20, p); box("b", 40, 45, p)
            }
        },
        LayoutProbe("an empty row takes nothing", (500, 500), size: (0, 0)) { _ in HStack {} },
        LayoutProbe("what is empty has no gap", (500, 500), size: (88, 20), ["b": (48, 0, 40, 20)]) { p in
            HStack(spacing: 8) {
                box("a", 40, 20, p); EmptyView(); box("b", 40, 20, p)
            }
        },
        LayoutProbe("what is not there has no gap", (500, 500), size: (88, 20), ["b": (48, 0, 40, 20)]) { p in
            HStack(spacing: 8) {
                box("a", 40, 20, p)
                if p.rects["never"] != nil { box("c", 40, 20, p) }
                box("b", 40, 20, p)
            }
        },
        LayoutProbe("a group is not a row of its own", (500, 500), size: (136, 20), ["c": (96, 0, 40, 20)]) { p in
            HStack(spacing: 8) {
                Group {
                    box("a", 40, 20, p); box("b", 40, 20, p)
                }
                box("c", 40, 20, p)
            }
        },
        LayoutProbe("views of a loop are views of the row", (500, 500), size: (136, 20)) { p in
            HStack(spacing: 8) { ForEach(0..<3) { box("\($0)", 40, 20, p) } }
        },
        LayoutProbe(
            "rows in rows keep their gaps", (500, 500), size: (140, 20), ["b": (44, 0, 40, 20), "c": (100, 0, 40, 20)]
        ) { p in
            HStack(spacing: 16) {
                HStack(spacing: 4) {
                    box("a", 40, 20, p); box("b", 40, 20, p)
                }
                box("c", 40, 20, p)
            }
        },
    ]

    private static let columns: [LayoutProbe] = [
        LayoutProbe("a column is as high as its views and gaps", (500, 500), size: (40, 48), ["b": (0, 28, 40, 20)]) {
            p in
            VStack(spacing: 8) {
                box("a", 40, 20, p); box("b", 40, 20, p)
            }
        },
        LayoutProbe("eight lines with gaps of 9 are 191 points", (500, 500), size: (40, 191), ["h": (0, 175, 40, 16)]) {
            p in
            VStack(spacing: 9) {
                ForEach(0..<7) { _ in Text("12345") }
                text("12345", "h", p)
            }
        },
        LayoutProbe("three lines with gaps of 10 are 68 points", (500, 500), size: (40, 68), ["c": (0, 52, 40, 16)]) {
            p in
            VStack(spacing: 10) {
                Text("12345"); Text("12345"); text("12345", "c", p)
            }
        },
        LayoutProbe("three lines with gaps of 8 are 64 points", (500, 500), size: (40, 64)) { _ in
            VStack(spacing: 8) {
                Text("12345"); Text("12345"); Text("12345")
            }
        },
        LayoutProbe(
            "views of different widths are centred", (500, 500), size: (60, 40),
            ["a": (10, 0, 40, 20), "b": (0, 20, 60, 20)]
        ) { p in
            VStack(spacing: 0) {
                box("a", 40, 20, p); box("b", 60, 20, p)
            }
        },
        LayoutProbe("views are aligned at the leading side", (500, 500), size: (60, 40), ["a": (0, 0, 40, 20)]) { p in
            VStack(alignment: .leading, spacing: 0) {
                box("a", 40, 20, p); box("b", 60, 20, p)
            }
        },
        LayoutProbe("views are aligned at the trailing side", (500, 500), size: (60, 40), ["a": (20, 0, 40, 20)]) { p in
            VStack(alignment: .trailing, spacing: 0) {
                box("a", 40, 20, p); box("b", 60, 20, p)
            }
        },
        LayoutProbe("a column in a row is one view", (500, 500), size: (96, 48), ["c": (48, 14, 48, 20)]) { p in
            HStack(spacing: 8) {
                VStack(spacing: 8) {
                    box("a", 40, 20, p); box("b", 40, 20, p)
                }
                box("c", 48, 20, p)
            }
        },
        LayoutProbe("a row in a column is one view", (500, 500), size: (88, 46), ["c": (24, 26, 40, 20)]) { p in
            VStack(spacing: 6) {
                HStack(spacing: 8) {
                    box("a", 40, 20, p); box("b", 40, 20, p)
                }
                box("c", 40, 20, p)
            }
        },
    ]

    private static let sharing: [LayoutProbe] = [
        LayoutProbe(
            "greedy views share equally", (200, 20), size: (200, 20), ["a": (0, 0, 100, 20), "b": (100, 0, 100, 20)]
        ) { p in
            HStack(spacing: 0) {
                greedy("a", p); greedy("b", p)
            }
        },
        LayoutProbe(
            "a third is a third", (100, 20), size: (100, 20),
            ["b": (33.333, 0, 33.333, 20), "c": (66.667, 0, 33.333, 20)]
        ) { p in
            HStack(spacing: 0) {
                greedy("a", p); greedy("b", p); greedy("c", p)
            }
        },
        LayoutProbe(
            "gaps are taken off first", (200, 20), size: (200, 20), ["a": (0, 0, 90, 20), "b": (110, 0, 90, 20)]
        ) { p in
            HStack(spacing: 20) {
                greedy("a", p); greedy("b", p)
            }
        },
        LayoutProbe(
            "the fixed one chooses first, the greedy one takes what is left", (200, 20), size: (200, 20),
            ["a": (0, 0, 160, 20), "b": (160, 0, 40, 20)]
        ) { p in
            HStack(spacing: 0) {
                greedy("a", p); box("b", 40, 20, p)
            }
        },
        LayoutProbe(
            "a limited one leaves the rest to a greedy one", (200, 20), size: (200, 20),
            ["a": (0, 0, 30, 20), "b": (30, 0, 170, 20)]
        ) { p in
            HStack(spacing: 0) {
                greedy("a", p).frame(maxWidth: 30); greedy("b", p)
            }
        },
        LayoutProbe(
            "one with a minimum keeps it", (100, 20), size: (100, 20), ["a": (0, 0, 70, 20), "b": (70, 0, 30, 20)]
        ) { p in
            HStack(spacing: 0) {
                greedy("a", p).frame(minWidth: 70); greedy("b", p)
            }
        },
        LayoutProbe("fixed views that do not fit overflow", (60, 20), size: (120, 20), ["c": (80, 0, 40, 20)]) { p in
            HStack(spacing: 0) {
                box("a", 40, 20, p); box("b", 40, 20, p); box("c", 40, 20, p)
            }
        },
        LayoutProbe(
            "a greedy view beside fixed ones that do not fit gets nothing", (60, 20), size: (80, 20),
            ["c": (80, 0, 0, 20)]
        ) { p in
            HStack(spacing: 0) {
                box("a", 40, 20, p); box("b", 40, 20, p); greedy("c", p)
            }
        },
        LayoutProbe(
            "with nothing offered every view has its ideal size", (nil, nil), size: (60, 20), ["b": (50, 5, 10, 10)]
        ) { p in
            HStack(spacing: 10) {
                box("a", 40, 20, p); greedy("b", p)
            }
        },
        LayoutProbe("across, every view is offered all", (80, 90), size: (80, 90), ["a": (0, 0, 40, 90)]) { p in
            HStack(spacing: 0) {
                greedy("a", p); greedy("b", p)
            }
        },
        LayoutProbe(
            "a row of greedy columns", (200, 100), size: (200, 100), ["c": (100, 0, 100, 50), "d": (100, 50, 100, 50)]
        ) { p in
            HStack(spacing: 0) {
                greedy("a", p)
                VStack(spacing: 0) {
                    greedy("c", p); greedy("d", p)
                }
            }
        },
        LayoutProbe(
            "a text takes what it needs before a greedy view", (200, 16), size: (200, 16),
            ["a": (0, 0, 40, 16), "b": (40, 0, 160, 16)]
        ) { p in
            HStack(spacing: 0) {
                text("12345", "a", p); greedy("b", p)
            }
        },
        LayoutProbe("of two texts the shorter one is whole", (88, 16), size: (88, 16), ["a": (0, 0, 24, 16)]) { p in
            HStack(spacing: 8) {
                text("abc", "a", p).lineLimit(1); text("0123456789", "b", p).lineLimit(1)
            }
        },
        LayoutProbe("a column shares its height", (20, 100), size: (20, 100), ["b": (0, 60, 20, 40)]) { p in
            VStack(spacing: 20) {
                greedy("a", p); greedy("b", p)
            }
        },
    ]

    private static let priorities: [LayoutProbe] = [
        LayoutProbe(
            "a higher priority takes all", (100, 20), size: (100, 20), ["a": (0, 0, 0, 20), "b": (0, 0, 100, 20)]
        ) { p in
            HStack(spacing: 0) {
                greedy("a", p); greedy("b", p).layoutPriority(1)
            }
        },
        LayoutProbe(
            "a lower priority keeps its minimum", (100, 20), size: (100, 20),
            ["a": (0, 0, 30, 20), "b": (30, 0, 70, 20)]
        ) { p in
            HStack(spacing: 0) {
                greedy("a", p).frame(minWidth: 30); greedy("b", p).layoutPriority(1)
            }
        },
        LayoutProbe(
            "two of the higher priority share", (100, 20), size: (100, 20), ["b": (0, 0, 50, 20), "c": (50, 0, 50, 20)]
        ) { p in
            HStack(spacing: 0) {
                greedy("a", p); greedy("b", p).layoutPriority(1); greedy("c", p).layoutPriority(1)
            }
        },
        LayoutProbe("a negative priority comes last", (100, 20), size: (100, 20), ["a": (0, 0, 100, 20)]) { p in
            HStack(spacing: 0) {
                greedy("a", p); greedy("b", p).layoutPriority(-1)
            }
        },
        LayoutProbe("a text of higher priority is whole", (80, 16), size: (80, 16), ["b": (24, 0, 56, 16)]) { p in
            HStack(spacing: 0) {
                text("0123456789", "a", p).lineLimit(1); text("1234567", "b", p).lineLimit(1).layoutPriority(1)
            }
        },
    ]

    private static let spacers: [LayoutProbe] = [
        LayoutProbe("a spacer takes what is left", (200, 20), size: (200, 20), ["b": (160, 0, 40, 20)]) { p in
            HStack(spacing: 0) {
                box("a", 40, 20, p); Spacer(); box("b", 40, 20, p)
            }
        },
        LayoutProbe("two spacers share", (200, 20), size: (200, 20), ["b": (80, 0, 40, 20)]) { p in
            HStack(spacing: 0) {
                box("a", 40, 20, p); Spacer(); box("b", 40, 20, p); Spacer(); box("c", 40, 20, p)
            }
        },
        LayoutProbe("a spacer has a minimum", (60, 20), size: (110, 20), ["b": (70, 0, 40, 20)]) { p in
            HStack(spacing: 0) {
                box("a", 40, 20, p); Spacer(minLength: 30); box("b", 40, 20, p)
            }
        },
        LayoutProbe("a spacer's minimum may be nothing", (80, 20), size: (80, 20), ["b": (40, 0, 40, 20)]) { p in
            HStack(spacing: 0) {
                box("a", 40, 20, p); Spacer(minLength: 0); box("b", 40, 20, p)
            }
        },
        LayoutProbe("with nothing offered a spacer has its minimum", (nil, nil), size: (88, 20), ["b": (48, 0, 40, 20)])
        { p in
            HStack(spacing: 0) {
                box("a", 40, 20, p); Spacer(); box("b", 40, 20, p)
            }
        },
        LayoutProbe("a spacer in a row is not high", (200, 100), size: (200, 20)) { p in
            HStack(spacing: 0) {
                box("a", 40, 20, p); Spacer()
            }
        },
        LayoutProbe("a spacer in a column is not wide", (200, 100), size: (40, 100), ["a": (0, 80, 40, 20)]) { p in
            VStack(spacing: 0) {
                Spacer(); box("a", 40, 20, p)
            }
        },
        LayoutProbe("a greedy view goes before a spacer", (200, 20), size: (200, 20), ["a": (0, 0, 192, 20)]) { p in
            HStack(spacing: 0) {
                greedy("a", p); Spacer()
            }
        },
        LayoutProbe("a spacer alone takes both directions", (200, 20), size: (200, 20)) { _ in Spacer() },
        LayoutProbe("spacers before and after centre", (200, 20), size: (200, 20), ["a": (80, 0, 40, 20)]) { p in
            HStack(spacing: 0) {
                Spacer(); box("a", 40, 20, p); Spacer()
            }
        },
    ]

    private static let layers: [LayoutProbe] = [
        LayoutProbe(
            "layers are as large as the largest", (500, 500), size: (60, 40),
            ["a": (10, 0, 40, 40), "b": (0, 10, 60, 20)]
        ) { p in
            ZStack {
                box("a", 40, 40, p); box("b", 60, 20, p)
            }
        },
        LayoutProbe("layers are aligned", (500, 500), size: (60, 40), ["a": (20, 0, 40, 40), "b": (0, 20, 60, 20)]) {
            p in
            ZStack(alignment: .bottomTrailing) {
                box("a", 40, 40, p); box("b", 60, 20, p)
            }
        },
        LayoutProbe(
            "each layer is offered all", (90, 50), size: (90, 50), ["a": (0, 0, 90, 50), "b": (25, 15, 40, 20)]
        ) { p in
            ZStack {
                greedy("a", p); box("b", 40, 20, p)
            }
        },
        LayoutProbe("layers in a row", (200, 50), size: (200, 50), ["a": (0, 0, 150, 50), "c": (150, 10, 50, 30)]) {
            p in
            HStack(spacing: 0) {
                ZStack {
                    greedy("a", p); box("b", 40, 20, p)
                }; box("c", 50, 30, p)
            }
        },
        LayoutProbe("the depth does not change the layout", (500, 500), size: (60, 40), ["a": (10, 0, 40, 40)]) { p in
            ZStack {
                box("a", 40, 40, p).zIndex(1); box("b", 60, 20, p)
            }
        },
    ]

    private static let baselines: [LayoutProbe] = [
        LayoutProbe(
            "first baselines are on one line", (500, 500), size: (48, 32), ["a": (0, 0, 16, 16), "b": (16, 0, 32, 32)]
        ) { p in
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                text("ab", "a", p); text("abcd\nab", "b", p)
            }
        },
        LayoutProbe(
            "last baselines are on one line", (500, 500), size: (48, 32), ["a": (0, 16, 16, 16), "b": (16, 0, 32, 32)]
        ) { p in
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                text("ab", "a", p); text("abcd\nab", "b", p)
            }
        },
        LayoutProbe(
            "the baseline of a box is its bottom", (500, 500), size: (56, 40),
            ["a": (0, 0, 40, 40), "b": (40, 24, 16, 16)]
        ) { p in
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                box("a", 40, 40, p); text("ab", "b", p)
            }
        },
        LayoutProbe(
            "padding moves a baseline", (500, 500), size: (32, 26), ["a": (0, 10, 16, 16), "b": (16, 10, 16, 16)]
        ) { p in
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                text("ab", "a", p); text("cd", "b", p).padding(.top, 10)
            }
        },
    ]
}
