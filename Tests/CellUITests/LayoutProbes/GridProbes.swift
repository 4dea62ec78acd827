import Testing

@testable import CellUI

/// Grids, choices by size, and scrolling.
struct GridProbes {
    @Test(arguments: grids + choices + scrolling)
    func aContainerFollowsTheRule(_ probe: LayoutProbe) { #expect(probe.differences == []) }

    @Test(arguments: (grids + choices + scrolling).filter { !$0.hasText })
    func theSameRuleHoldsInPoints(_ probe: LayoutProbe) { #expect(probe.differencesInPoints() == []) }

    private static let grids: [LayoutProbe] = [
        LayoutProbe(
            "columns line up", (500, 500), size: (108, 48),
            ["b": (68, 0, 20, 20), "c": (0, 28, 40, 20), "d": (48, 28, 60, 20)]
        ) { p in
            Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                GridRow {
                    box("a", 40, 20, p); box("b", 20, 20, p)
                }
                GridRow {
                    box("c", 40, 20, p); box("d", 60, 20, p)
                }
            }
        },
        LayoutProbe(
            "rows are as high as their highest cell", (500, 500), size: (80, 70),
            ["a": (0, 15, 40, 20), "c": (0, 50, 40, 20)]
        ) { p in
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 20, p); box("b", 40, 50, p)
                }
                GridRow {
                    box("c", 40, 20, p); box("d", 40, 20, p)
                }
            }
        },
        LayoutProbe(
            "cells are aligned as the grid says", (500, 500), size: (100, 40),
            ["a": (0, 0, 40, 20), "c": (0, 20, 60, 20)]
        ) { p in
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 20, p); box("b", 40, 20, p)
                }
                GridRow {
                    box("c", 60, 20, p); box("d", 40, 20, p)
                }
            }
        },
        LayoutProbe("a row may be aligned otherwise", (500, 500), size: (80, 50), ["a": (0, 30, 40, 20)]) { p in
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    box("a", 40, 20, p); box("b", 40, 50, p)
                }
            }
        },
        LayoutProbe(
            "a column may be aligned otherwise", (500, 500), size: (60, 40),
            ["a": (20, 0, 40, 20), "c": (0, 20, 60, 20)]
        ) { p in
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { box("a", 40, 20, p).gridColumnAlignment(.trailing) }
                GridRow { box("c", 60, 20, p) }
            }
        },
        LayoutProbe("a cell spans columns and their gap", (500, 500), size: (88, 40), ["c": (0, 20, 88, 20)]) { p in
            Grid(horizontalSpacing: 8, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 20, p); box("b", 40, 20, p)
                }
                GridRow { greedy("c", p).frame(height: 20).gridCellColumns(2) }
            }.fixedSize()
        },
        LayoutProbe("a view outside a row takes the whole width", (88, 60), size: (88, 60), ["c": (0, 20, 88, 40)]) {
            p in
            Grid(horizontalSpacing: 8, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 20, p); box("b", 40, 20, p)
                }
                greedy("c", p)
            }
        },
        LayoutProbe("an unsized cell does not widen its column", (500, 500), size: (80, 36), ["c": (0, 20, 80, 16)]) {
            p in
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 20, p); box("b", 40, 20, p)
                }
                greedy("c", p).frame(height: 16).gridCellUnsizedAxes(.horizontal)
            }
        },
        LayoutProbe("greedy columns share the width", (200, 20), size: (200, 20), ["b": (100, 0, 100, 20)]) { p in
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    greedy("a", p); greedy("b", p)
                }
            }
        },
        LayoutProbe("rows of a grid keep gaps of 9", (500, 500), size: (40, 66), ["c": (0, 50, 40, 16)]) { p in
            Grid(verticalSpacing: 9) {
                GridRow { text("12345", "a", p) }
                GridRow { text("12345", "b", p) }
                GridRow { text("12345", "c", p) }
            }
        },
        LayoutProbe("a row outside a grid is a row", (500, 500), size: (88, 20), ["b": (48, 0, 40, 20)]) { p in
            GridRow {
                box("a", 40, 20, p); box("b", 40, 20, p)
            }
        },
    ]

    private static let choices: [LayoutProbe] = [
        LayoutProbe("the first view that fits", (100, 100), size: (80, 20), ["a": (0, 0, 80, 20)]) { p in
            ViewThatFits {
                box("a", 80, 20, p); box("b", 40, 20, p)
            }
        },
        LayoutProbe("the next view where the first is too wide", (60, 100), size: (40, 20), ["b": (0, 0, 40, 20)]) {
            p in
            ViewThatFits {
                box("a", 80, 20, p); box("b", 40, 20, p)
            }
        },
        LayoutProbe("the next view where the first is too high", (100, 30), size: (40, 20), ["b": (0, 0, 40, 20)]) {
            p in
            ViewThatFits {
                box("a", 80, 40, p); box("b", 40, 20, p)
            }
        },
        LayoutProbe("a height that is not looked at", (100, 30), size: (80, 40), ["a": (0, 0, 80, 40)]) { p in
            ViewThatFits(in: .horizontal) {
                box("a", 80, 40, p); box("b", 40, 20, p)
            }
        },
        LayoutProbe("the last view where none fits", (20, 20), size: (40, 30), ["b": (0, 0, 40, 30)]) { p in
            ViewThatFits {
                box("a", 80, 40, p); box("b", 40, 30, p)
            }
        },
        LayoutProbe("a fit to the point is a fit", (80, 20), size: (80, 20), ["a": (0, 0, 80, 20)]) { p in
            ViewThatFits {
                box("a", 80, 20, p); box("b", 40, 20, p)
            }
        },
        LayoutProbe("what it chooses is offered what it was offered", (80, 30), size: (80, 30), ["a": (0, 0, 80, 30)]) {
            p in
            ViewThatFits {
                greedy("a", p); box("b", 40, 20, p)
            }
        },
        LayoutProbe("a row gives way to a column", (60, 100), size: (40, 44), ["b": (0, 24, 40, 20)]) { p in
            ViewThatFits {
                HStack(spacing: 4) {
                    box("a", 40, 20, p); box("b", 40, 20, p)
                }
                VStack(spacing: 4) {
                    box("a", 40, 20, p); box("b", 40, 20, p)
                }
            }
        },
        LayoutProbe("nothing offered is room for all", (nil, nil), size: (80, 20), ["a": (0, 0, 80, 20)]) { p in
            ViewThatFits {
                box("a", 80, 20, p); box("b", 40, 20, p)
            }
        },
    ]

    private static let scrolling: [LayoutProbe] = [
        LayoutProbe(
            "a scroll view takes the offered height and its content's width", (100, 60), size: (40, 60),
            ["a": (0, 0, 40, 200)]
        ) { p in
            ScrollView { box("a", 40, 200, p) }
        },
        LayoutProbe("a scroll view offers its content no height", (100, 60), size: (100, 60), ["a": (0, 0, 100, 10)]) {
            p in
            ScrollView { greedy("a", p) }
        },
        LayoutProbe(
            "a horizontal scroll view offers its content no width", (100, 60), size: (100, 60), ["a": (0, 0, 300, 60)]
        ) { p in
            ScrollView(.horizontal) { greedy("a", p).frame(width: 300) }
        },
    ]
}
