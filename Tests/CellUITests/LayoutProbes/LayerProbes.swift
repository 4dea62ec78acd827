import Testing

@testable import CellUI

/// Layers and baselines.
struct LayerProbes {
    @Test(arguments: layers + baselines)
    func layersFollowTheRule(_ probe: LayoutProbe) { #expect(probe.differences == []) }

    @Test(arguments: (layers + baselines).filter { !$0.hasText })
    func theSameRuleHoldsInPoints(_ probe: LayoutProbe) { #expect(probe.differencesInPoints() == []) }

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
            "layers have the baseline of the text in them", (500, 500), size: (80, 64),
            ["a": (0, 0, 64, 64), "b": (24, 24, 16, 16), "c": (64, 24, 16, 16)]
        ) { p in
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                ZStack {
                    text("ab", "b", p); box("a", 64, 64, p)
                }
                text("cd", "c", p)
            }
        },
        LayoutProbe(
            "a column with a box below its text has the text's baseline", (500, 500), size: (36, 36),
            ["a": (2, 0, 16, 16), "b": (0, 16, 20, 20), "c": (20, 0, 16, 16)]
        ) { p in
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    text("ab", "a", p); box("b", 20, 20, p)
                }
                text("cd", "c", p)
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
