import Testing

@testable import CellUI

/// Rows and columns.
struct StackProbes {
    @Test(arguments: rows + columns)
    func aStackFollowsTheRule(_ probe: LayoutProbe) { #expect(probe.differences == []) }

    @Test(arguments: (rows + columns).filter { !$0.hasText })
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
}
