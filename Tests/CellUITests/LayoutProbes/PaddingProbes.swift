import Testing

@testable import CellUI

/// Padding, offset, position and aspect ratio.
struct PaddingProbes {
    @Test(arguments: padding + placing + ratio)
    func paddingAndPlacingFollowTheRule(_ probe: LayoutProbe) { #expect(probe.differences == []) }

    @Test(arguments: (padding + placing + ratio).filter { !$0.hasText })
    func theSameRuleHoldsInPoints(_ probe: LayoutProbe) { #expect(probe.differencesInPoints() == []) }

    private static let padding: [LayoutProbe] = [
        LayoutProbe("padding adds its length on all sides", (500, 500), size: (66, 46), ["a": (13, 13, 40, 20)]) {
            box("a", 40, 20, $0).padding(13)
        },
        LayoutProbe("paddings of 8 and 8 are 16", (500, 500), size: (72, 52), ["a": (16, 16, 40, 20)]) {
            box("a", 40, 20, $0).padding(8).padding(8)
        },
        LayoutProbe("padding without a length is 16", (500, 500), size: (72, 52), ["a": (16, 16, 40, 20)]) {
            box("a", 40, 20, $0).padding()
        },
        LayoutProbe("horizontal padding adds on two sides", (500, 500), size: (48, 20), ["a": (4, 0, 40, 20)]) {
            box("a", 40, 20, $0).padding(.horizontal, 4)
        },
        LayoutProbe("vertical padding adds on two sides", (500, 500), size: (40, 26), ["a": (0, 3, 40, 20)]) {
            box("a", 40, 20, $0).padding(.vertical, 3)
        },
        LayoutProbe("padding on one side", (500, 500), size: (40, 27), ["a": (0, 7, 40, 20)]) {
            box("a", 40, 20, $0).padding(.top, 7)
        },
        LayoutProbe("padding on several sides", (500, 500), size: (45, 25), ["a": (5, 5, 40, 20)]) {
            box("a", 40, 20, $0).padding([.top, .leading], 5)
        },
        LayoutProbe("insets differ by side", (500, 500), size: (46, 24), ["a": (2, 1, 40, 20)]) {
            box("a", 40, 20, $0).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        },
        LayoutProbe(
            "a greedy child is offered what padding leaves", (100, 80), size: (100, 80), ["a": (12, 12, 76, 56)]
        ) {
            greedy("a", $0).padding(12)
        },
        LayoutProbe("padding on nothing offered", (nil, nil), size: (34, 34), ["a": (12, 12, 10, 10)]) {
            greedy("a", $0).padding(12)
        },
        LayoutProbe(
            "negative padding makes the frame smaller than the child", (500, 500), size: (32, 12),
            ["a": (-4, -4, 40, 20)]
        ) {
            box("a", 40, 20, $0).padding(-4)
        },
        LayoutProbe(
            "padding larger than the offer leaves the child nothing", (10, 10), size: (32, 32), ["a": (16, 16, 0, 0)]
        ) {
            greedy("a", $0).padding()
        },
        LayoutProbe(
            "padding inside a frame is part of what is centred", (500, 500), size: (100, 60), ["a": (35, 20, 40, 20)]
        ) {
            box("a", 40, 20, $0).padding(.leading, 10).frame(width: 100, height: 60)
        },
        LayoutProbe("six lines with gaps of 8 in padding of 16 are 168 points", (500, 500), size: (72, 168)) { _ in
            VStack(spacing: 8) { ForEach(0..<6) { _ in Text("12345") } }.padding()
        },
        LayoutProbe(
            "a line between padding of 8 is as high as the phone says", (500, 500), size: (56, 32),
            ["a": (8, 8, 40, 16)]
        ) {
            text("12345", "a", $0).padding(8)
        },
    ]

    private static let placing: [LayoutProbe] = [
        LayoutProbe("an offset moves the drawing, not the layout", (500, 500), size: (40, 20), ["a": (5, -7, 40, 20)]) {
            box("a", 40, 20, $0).offset(x: 5, y: -7)
        },
        LayoutProbe(
            "a neighbour does not notice an offset", (500, 500), size: (88, 20),
            ["a": (30, 3, 40, 20), "b": (48, 0, 40, 20)]
        ) { places in
            HStack(spacing: 8) {
                box("a", 40, 20, places).offset(x: 30, y: 3)
                box("b", 40, 20, places)
            }
        },
        LayoutProbe(
            "a position takes all that is offered and centres the view at a point", (200, 100), size: (200, 100),
            ["a": (30, 20, 40, 20)]
        ) {
            box("a", 40, 20, $0).position(x: 50, y: 30)
        },
        LayoutProbe("a background is as large as the view", (200, 100), size: (40, 20), ["b": (0, 0, 40, 20)]) {
            places in
            box("a", 40, 20, places).background { greedy("b", places) }
        },
        LayoutProbe("a background is aligned", (200, 100), size: (40, 20), ["b": (24, 4, 16, 16)]) { places in
            box("a", 40, 20, places).background(alignment: .bottomTrailing) { box("b", 16, 16, places) }
        },
        LayoutProbe(
            "a background larger than the view overhangs", (200, 100), size: (40, 20), ["b": (-20, -10, 80, 40)]
        ) { places in
            box("a", 40, 20, places).background { box("b", 80, 40, places) }
        },
        LayoutProbe("an overlay is aligned", (200, 100), size: (40, 20), ["b": (0, 0, 16, 16)]) { places in
            box("a", 40, 20, places).overlay(alignment: .topLeading) { box("b", 16, 16, places) }
        },
        LayoutProbe("an overlay inside padding", (200, 100), size: (60, 40), ["b": (10, 10, 40, 20)]) { places in
            box("a", 40, 20, places).overlay { greedy("b", places) }.padding(10)
        },
        LayoutProbe("an overlay outside padding", (200, 100), size: (60, 40), ["b": (0, 0, 60, 40)]) { places in
            box("a", 40, 20, places).padding(10).overlay { greedy("b", places) }
        },
        LayoutProbe("what is hidden keeps its place", (200, 100), size: (88, 20), ["b": (48, 0, 40, 20)]) { places in
            HStack(spacing: 8) {
                box("a", 40, 20, places).hidden()
                box("b", 40, 20, places)
            }
        },
    ]

    private static let ratio: [LayoutProbe] = [
        LayoutProbe("a ratio fits into the offer by width", (100, 300), size: (100, 50)) {
            greedy("a", $0).aspectRatio(2, contentMode: .fit)
        },
        LayoutProbe("a ratio fits into the offer by height", (300, 50), size: (100, 50)) {
            greedy("a", $0).aspectRatio(2, contentMode: .fit)
        },
        LayoutProbe("a ratio fills the offer", (300, 50), size: (300, 150)) {
            greedy("a", $0).aspectRatio(2, contentMode: .fill)
        },
        LayoutProbe("a ratio with a width alone decides the height", (90, nil), size: (90, 45)) {
            greedy("a", $0).aspectRatio(2, contentMode: .fit)
        },
        LayoutProbe("a ratio with a height alone decides the width", (nil, 45), size: (90, 45)) {
            greedy("a", $0).aspectRatio(2, contentMode: .fit)
        },
        LayoutProbe("scaled to fit keeps a shape square", (90, 45), size: (45, 45)) { _ in Circle().scaledToFit() },
        LayoutProbe("scaled to fill covers the offer", (90, 45), size: (90, 90)) { _ in Circle().scaledToFill() },
        LayoutProbe("a ratio does not change a fixed frame", (90, 45), size: (40, 20)) {
            box("a", 40, 20, $0).aspectRatio(1, contentMode: .fit)
        },
    ]
}
