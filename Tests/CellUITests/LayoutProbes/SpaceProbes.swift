import Testing

@testable import CellUI

/// Safe areas, lengths that are not finite, canvases and shapes made of two: how much space they take. Sources: SwiftUI's
/// documentation of `safeAreaInset(edge:alignment:spacing:content:)`, `frame(width:height:alignment:)`, `Canvas` and `Layout`.
struct SpaceProbes {
    @Test(arguments: safeAreas + frames + drawings)
    func aViewTakesItsSpace(_ probe: LayoutProbe) { #expect(probe.differences == []) }

    @Test(arguments: safeAreas + frames + drawings)
    func theSameRuleHoldsInPoints(_ probe: LayoutProbe) { #expect(probe.differencesInPoints() == []) }

    private static let safeAreas: [LayoutProbe] = [
        LayoutProbe(
            "what is at the bottom takes its height, the view the rest", (160, 96), size: (160, 96),
            ["main": (0, 0, 160, 64), "bar": (0, 64, 160, 32)]
        ) { p in
            greedy("main", p).safeAreaInset(edge: .bottom, spacing: 0) { greedy("bar", p).frame(height: 32) }
        },
        LayoutProbe(
            "what is at the top is above the view", (160, 96), size: (160, 96),
            ["main": (0, 32, 160, 64), "bar": (60, 0, 40, 32)]
        ) { p in greedy("main", p).safeAreaInset(edge: .top, spacing: 0) { box("bar", 40, 32, p) } },
        LayoutProbe(
            "what is at the leading side is beside the view", (160, 96), size: (160, 96),
            ["main": (48, 0, 112, 96), "bar": (0, 32, 40, 32)]
        ) { p in greedy("main", p).safeAreaInset(edge: .leading, spacing: 8) { box("bar", 40, 32, p) } },
        LayoutProbe(
            "what is at the trailing side is aligned", (160, 96), size: (160, 96),
            ["main": (0, 0, 120, 96), "bar": (120, 64, 40, 32)]
        ) { p in
            greedy("main", p).safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 0) { box("bar", 40, 32, p) }
        },
        LayoutProbe(
            "insets at both edges leave the space between them", (160, 96), size: (160, 96), ["main": (0, 16, 160, 64)]
        ) { p in
            greedy("main", p).safeAreaInset(edge: .top, spacing: 0) { box("a", 40, 16, p) }
                .safeAreaInset(edge: .bottom, spacing: 0) { box("b", 40, 16, p) }
        },
        LayoutProbe("safe area padding is space around a view", (160, 96), size: (160, 96), ["main": (16, 0, 128, 96)])
        {
            p in greedy("main", p).safeAreaPadding(.horizontal, 16)
        },
    ]

    private static let frames: [LayoutProbe] = [
        LayoutProbe("an infinite width is ignored", (160, 96), size: (40, 32)) { p in
            box("a", 40, 16, p).frame(width: .infinity, height: 32)
        },
        LayoutProbe("a height that is not a number is ignored", (160, 96), size: (64, 16)) { p in
            box("a", 40, 16, p).frame(width: 64, height: .nan)
        },
        LayoutProbe("an infinite minimum is ignored", (160, 96), size: (40, 16)) { p in
            box("a", 40, 16, p).frame(minWidth: .infinity)
        },
        LayoutProbe("an infinite ideal is ignored", (nil, nil), size: (40, 16)) { p in
            box("a", 40, 16, p).frame(idealWidth: .infinity, idealHeight: .infinity)
        },
        LayoutProbe("an infinite maximum takes all that is offered", (160, 96), size: (160, 16)) { p in
            box("a", 40, 16, p).frame(maxWidth: .infinity)
        },
        LayoutProbe("a maximum that is not a number is ignored", (160, 96), size: (40, 16)) { p in
            box("a", 40, 16, p).frame(maxWidth: .nan)
        },
    ]

    private static let drawings: [LayoutProbe] = [
        LayoutProbe("a canvas takes all that it is offered", (160, 96), size: (160, 96)) { _ in Canvas { _, _ in } },
        LayoutProbe("a canvas without an offer is ten points wide and high", (nil, nil), size: (10, 10)) { _ in
            Canvas { _, _ in }
        },
        LayoutProbe("a shape made of two takes all that it is offered", (160, 96), size: (160, 96)) { _ in
            Circle().union(Rectangle())
        },
        LayoutProbe("a gradient takes all that it is offered", (160, 96), size: (160, 96)) { _ in
            AngularGradient(colors: [.red, .blue], center: .center)
        },
        LayoutProbe(
            "a label and its value are at the sides", (160, 96), size: (160, 16),
            ["a": (0, 0, 40, 16), "b": (120, 0, 40, 16)]
        ) { p in
            LabeledContent {
                box("b", 40, 16, p)
            } label: {
                box("a", 40, 16, p)
            }
        },
    ]

    @Test("Several views where the system expects one are a column, in both media; one is itself")
    func oneBelowTheOther() {
        let views = OneBelowTheOther(
            Group {
                Text("a")
                Text("b")
            })
        #expect(text(views, 3, 2) == "a\nb")
        #expect(text(OneBelowTheOther(Text("a")), 3, 2) == "a\n")
        let probe = LayoutProbe("", (160, 96), size: (40, 48), ["b": (0, 28, 40, 20)]) { p in
            OneBelowTheOther(
                Group {
                    box("a", 40, 20, p)
                    box("b", 40, 20, p)
                })
        }
        #expect(probe.differencesInPoints() == [])
    }
}
