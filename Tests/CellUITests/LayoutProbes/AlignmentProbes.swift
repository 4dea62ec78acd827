import Testing

@testable import CellUI

/// Alignment guides: `alignmentGuide(_:computeValue:)` and alignments of an author's own. Sources: SwiftUI's documentation of
/// `alignmentGuide(_:computeValue:)`, `AlignmentID` and `ViewDimensions`.
struct AlignmentProbes {
    @Test(arguments: columns + rows + layers + own)
    func aGuideMovesAView(_ probe: LayoutProbe) { #expect(probe.differences == []) }

    @Test(arguments: columns + rows + layers + own)
    func theSameRuleHoldsInPoints(_ probe: LayoutProbe) { #expect(probe.differencesInPoints() == []) }

    private static let columns: [LayoutProbe] = [
        LayoutProbe(
            "a guide to the left of a view moves it to the right", (500, 500), size: (56, 32), ["b": (16, 16, 40, 16)]
        ) { p in
            VStack(alignment: .leading, spacing: 0) {
                box("a", 40, 16, p); box("b", 40, 16, p).alignmentGuide(.leading) { _ in -16 }
            }
        },
        LayoutProbe(
            "a guide inside a view moves the others", (500, 500), size: (56, 32),
            ["a": (16, 0, 40, 16), "b": (0, 16, 40, 16)]
        ) { p in
            VStack(alignment: .leading, spacing: 0) {
                box("a", 40, 16, p); box("b", 40, 16, p).alignmentGuide(.leading) { _ in 16 }
            }
        },
        LayoutProbe(
            "a view's trailing edge is on the others' leading edges", (500, 500), size: (80, 32),
            ["a": (40, 0, 40, 16), "b": (0, 16, 40, 16)]
        ) { p in
            VStack(alignment: .leading, spacing: 0) {
                box("a", 40, 16, p); box("b", 40, 16, p).alignmentGuide(.leading) { $0[.trailing] }
            }
        },
        LayoutProbe("a guide for another alignment does nothing", (500, 500), size: (40, 32), ["b": (0, 16, 40, 16)]) {
            p in
            VStack(alignment: .leading, spacing: 0) {
                box("a", 40, 16, p); box("b", 40, 16, p).alignmentGuide(.trailing) { _ in 16 }
            }
        },
        LayoutProbe("guides refer to the view's own size", (500, 500), size: (60, 32), ["b": (20, 16, 40, 16)]) { p in
            VStack(alignment: .center, spacing: 0) {
                box("a", 40, 16, p)
                box("b", 40, 16, p).alignmentGuide(HorizontalAlignment.center) { $0.width / 2 - 20 }
            }
        },
        LayoutProbe(
            "margins outside a guide move it with the view", (500, 500), size: (64, 32), ["b": (16, 16, 40, 16)]
        ) { p in
            VStack(alignment: .leading, spacing: 0) {
                box("a", 40, 16, p)
                box("b", 40, 16, p).alignmentGuide(.leading) { _ in -16 }.padding(.horizontal, 8)
            }
        },
    ]

    private static let rows: [LayoutProbe] = [
        LayoutProbe(
            "a guide above a view moves it down", (500, 500), size: (80, 32), ["b": (40, 16, 40, 16)]
        ) { p in
            HStack(alignment: .top, spacing: 0) {
                box("a", 40, 16, p); box("b", 40, 16, p).alignmentGuide(.top) { _ in -16 }
            }
        },
        LayoutProbe(
            "a middle on the others' bottoms", (500, 500), size: (80, 48), ["a": (0, 0, 40, 32), "b": (40, 16, 40, 32)]
        ) { p in
            HStack(alignment: .bottom, spacing: 0) {
                box("a", 40, 32, p)
                box("b", 40, 32, p).alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
            }
        },
        LayoutProbe(
            "a baseline that is set counts as one", (500, 500), size: (80, 48), ["a": (0, 0, 40, 32)]
        ) { p in
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                box("a", 40, 32, p)
                box("b", 40, 32, p).alignmentGuide(.firstTextBaseline) { _ in 16 }
            }
        },
    ]

    private static let layers: [LayoutProbe] = [
        LayoutProbe(
            "layers take the space around all of them", (500, 500), size: (56, 32), ["b": (16, 0, 40, 16)]
        ) { p in
            ZStack(alignment: .topLeading) {
                box("a", 40, 32, p); box("b", 40, 16, p).alignmentGuide(.leading) { _ in -16 }
            }
        },
        LayoutProbe(
            "an overlay's middle is on the corner of what is below", (500, 500), size: (80, 64),
            ["badge": (72, -8, 16, 16)]
        ) { p in
            box("a", 80, 64, p).overlay(alignment: .topTrailing) {
                box("badge", 16, 16, p).alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            }
        },
        LayoutProbe(
            "an overlay follows a guide of what is below", (500, 500), size: (80, 64), ["mark": (0, 32, 16, 16)]
        ) { p in
            box("a", 80, 64, p).alignmentGuide(.top) { _ in 32 }.overlay(alignment: .topLeading) {
                box("mark", 16, 16, p)
            }
        },
        LayoutProbe(
            "a guide moves a view in its frame", (500, 500), size: (80, 64), ["a": (8, 48, 40, 16)]
        ) { p in
            box("a", 40, 16, p).alignmentGuide(.leading) { _ in -8 }
                .frame(width: 80, height: 64, alignment: .bottomLeading)
        },
    ]

    private enum Dot: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }
    private enum Colon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
    }

    private static let own: [LayoutProbe] = [
        LayoutProbe(
            "an alignment of one's own has a guide by default", (500, 500), size: (60, 32),
            ["a": (20, 0, 40, 16), "b": (0, 16, 60, 16)]
        ) { p in
            VStack(alignment: HorizontalAlignment(Colon.self), spacing: 0) {
                box("a", 40, 16, p); box("b", 60, 16, p)
            }
        },
        LayoutProbe(
            "a guide inside a nested stack reaches through it", (500, 500), size: (80, 80),
            ["left": (0, 32, 40, 16), "right": (40, 32, 40, 16)]
        ) { p in
            let dot = VerticalAlignment(Dot.self)
            return HStack(alignment: dot, spacing: 0) {
                VStack(spacing: 0) {
                    box("a", 40, 32, p)
                    box("left", 40, 16, p).alignmentGuide(dot) { $0[VerticalAlignment.center] }
                }
                VStack(spacing: 0) {
                    box("right", 40, 16, p).alignmentGuide(dot) { $0[VerticalAlignment.center] }
                    box("b", 40, 32, p)
                }
            }
        },
        LayoutProbe(
            "the guide of a stack is the average of those in it", (500, 500), size: (80, 48),
            ["mark": (40, 8, 40, 16)]
        ) { p in
            let dot = VerticalAlignment(Dot.self)
            return HStack(alignment: dot, spacing: 0) {
                VStack(spacing: 0) {
                    box("a", 40, 16, p).alignmentGuide(dot) { _ in 0 }
                    box("b", 40, 32, p).alignmentGuide(dot) { _ in 16 }
                }
                box("mark", 40, 16, p)
            }
        },
        LayoutProbe(
            "a column of a grid is aligned by guides", (500, 500), size: (64, 32),
            ["a": (24, 0, 40, 16), "b": (0, 16, 40, 16)]
        ) { p in
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { box("a", 40, 16, p) }
                GridRow { box("b", 40, 16, p).alignmentGuide(.leading) { _ in 24 } }
            }
        },
        LayoutProbe(
            "a row of a grid is aligned by baselines", (500, 500), size: (80, 48),
            ["a": (0, 16, 40, 32), "b": (40, 0, 40, 32)]
        ) { p in
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .firstTextBaseline) {
                    box("a", 40, 32, p).alignmentGuide(.firstTextBaseline) { _ in 16 }; box("b", 40, 32, p)
                }
            }
        },
    ]

    @Test("In a right-to-left layout guides are measured from the right")
    func guidesAreMirrored() {
        let probe = LayoutProbe("", (500, 500), size: (56, 32), ["a": (16, 0, 40, 16), "b": (0, 16, 40, 16)]) { p in
            VStack(alignment: .leading, spacing: 0) {
                box("a", 40, 16, p); box("b", 40, 16, p).alignmentGuide(.leading) { _ in -16 }
            }
        }
        #expect(probe.differencesInPoints { $0.layoutDirection = .rightToLeft } == [])
    }

    @Test("Dimensions give explicit guides, and nil where none is set")
    func dimensions() {
        var seen: ViewDimensions?
        let view = Color.red.frame(width: 40, height: 16).alignmentGuide(.trailing) { _ in 30 }
            .alignmentGuide(.leading) { dimensions in
                seen = dimensions
                return 0
            }
        _ = render(VStack(alignment: .leading) { view }, 10, 2)
        #expect(seen?.width == 40)
        #expect(seen?.height == 16)
        #expect(seen?[.trailing] == 30)
        #expect(seen?[HorizontalAlignment.center] == 20)
        #expect(seen?[explicit: .trailing] == 30)
        #expect(seen?[explicit: .leading] == nil)
        #expect(seen?[explicit: .bottom] == nil)
    }
}
