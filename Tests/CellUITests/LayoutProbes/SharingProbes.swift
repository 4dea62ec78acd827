import Testing

@testable import CellUI

/// How rows and columns share their space: flexible views, priorities and spacers.
struct SharingProbes {
    @Test(arguments: sharing + priorities + spacers)
    func aStackSharesByTheRule(_ probe: LayoutProbe) { #expect(probe.differences == []) }

    @Test(arguments: (sharing + priorities + spacers).filter { !$0.hasText })
    func theSameRuleHoldsInPoints(_ probe: LayoutProbe) { #expect(probe.differencesInPoints() == []) }

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
        LayoutProbe(
            "a spacer has no spacing beside it if none is given", (nil, nil), size: (88, 20), ["b": (48, 0, 40, 20)]
        ) { p in
            HStack {
                box("a", 40, 20, p); Spacer(); box("b", 40, 20, p)
            }
        },
        LayoutProbe(
            "a spacer in a frame has no spacing beside it either", (nil, nil), size: (96, 20), ["b": (56, 0, 40, 20)]
        ) { p in
            HStack {
                box("a", 40, 20, p); Spacer().frame(width: 16); box("b", 40, 20, p)
            }
        },
        LayoutProbe(
            "a spacing that is given is on both sides of a spacer", (nil, nil), size: (96, 20), ["b": (56, 0, 40, 20)]
        ) { p in
            HStack(spacing: 4) {
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
}
