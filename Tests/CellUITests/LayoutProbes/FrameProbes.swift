import Testing

@testable import CellUI

/// Frames, padding, offset, position and aspect ratio.
struct FrameProbes {
    @Test(arguments: fixed + flexible + padding + placing + ratio)
    func aFrameFollowsTheRule(_ probe: LayoutProbe) { #expect(probe.differences == []) }

    @Test(arguments: (fixed + flexible + padding + placing + ratio).filter { !$0.hasText })
    func theSameRuleHoldsInPoints(_ probe: LayoutProbe) { #expect(probe.differencesInPoints() == []) }

    private static let fixed: [LayoutProbe] = [
        LayoutProbe(
            "a fixed frame has its size whatever is offered", (500, 500), size: (100, 60), ["a": (0, 0, 100, 60)]
        ) {
            box("a", 100, 60, $0)
        },
        LayoutProbe("a fixed frame has its size where nothing is offered", (nil, nil), size: (100, 60)) {
            box("a", 100, 60, $0)
        },
        LayoutProbe("a fixed frame has its size where less is offered", (10, 10), size: (100, 60)) {
            box("a", 100, 60, $0)
        },
        LayoutProbe(
            "the child of a fixed frame is offered its size", (500, 500), size: (100, 60), ["a": (0, 0, 100, 60)]
        ) {
            greedy("a", $0).frame(width: 100, height: 60)
        },
        LayoutProbe("a child smaller than its frame is centred", (500, 500), size: (100, 60), ["a": (30, 20, 40, 20)]) {
            box("a", 40, 20, $0).frame(width: 100, height: 60)
        },
        LayoutProbe("a child is aligned at the leading top", (500, 500), size: (100, 60), ["a": (0, 0, 40, 20)]) {
            box("a", 40, 20, $0).frame(width: 100, height: 60, alignment: .topLeading)
        },
        LayoutProbe("a child is aligned at the trailing bottom", (500, 500), size: (100, 60), ["a": (60, 40, 40, 20)]) {
            box("a", 40, 20, $0).frame(width: 100, height: 60, alignment: .bottomTrailing)
        },
        LayoutProbe("a child is aligned at the top, in the middle", (500, 500), size: (100, 60), ["a": (30, 0, 40, 20)])
        {
            box("a", 40, 20, $0).frame(width: 100, height: 60, alignment: .top)
        },
        LayoutProbe(
            "a child is aligned at the leading side, in the middle", (500, 500), size: (100, 60), ["a": (0, 20, 40, 20)]
        ) {
            box("a", 40, 20, $0).frame(width: 100, height: 60, alignment: .leading)
        },
        LayoutProbe(
            "a child larger than its frame overhangs on both sides", (500, 500), size: (40, 20),
            ["a": (-30, -20, 100, 60)]
        ) {
            box("a", 100, 60, $0).frame(width: 40, height: 20)
        },
        LayoutProbe(
            "a larger child at the leading top overhangs on the other sides", (500, 500), size: (40, 20),
            ["a": (0, 0, 100, 60)]
        ) {
            box("a", 100, 60, $0).frame(width: 40, height: 20, alignment: .topLeading)
        },
        LayoutProbe(
            "a frame relative to the container has parts of it, and gaps between them", (500, 500), size: (198, 20),
            ["a": (79, 0, 40, 20)]
        ) {
            box("a", 40, 20, $0).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6)
                .environment(\.containerSize, CGSize(width: 300, height: 100))
        },
        LayoutProbe(
            "a frame relative to the container has the length computed from it", (500, 500), size: (50, 100),
            ["a": (0, 80, 40, 20)]
        ) {
            box("a", 40, 20, $0).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomLeading) {
                $1 == .horizontal ? $0 / 4 : $0
            }
            .environment(\.containerSize, CGSize(width: 200, height: 100))
        },
        LayoutProbe(
            "a frame with a width alone takes the child's height", (500, 500), size: (100, 20), ["a": (30, 0, 40, 20)]
        ) {
            box("a", 40, 20, $0).frame(width: 100)
        },
        LayoutProbe(
            "a frame with a height alone takes the child's width", (500, 500), size: (40, 60), ["a": (0, 20, 40, 20)]
        ) {
            box("a", 40, 20, $0).frame(height: 60)
        },
        LayoutProbe("a greedy child in a frame with a width takes the offered height", (500, 300), size: (100, 300)) {
            greedy("a", $0).frame(width: 100)
        },
        LayoutProbe("a fixed size is the ideal one", (500, 300), size: (10, 10)) { greedy("a", $0).fixedSize() },
        LayoutProbe("a fixed width is the ideal one, the height as offered", (500, 300), size: (10, 300)) {
            greedy("a", $0).fixedSize(horizontal: true, vertical: false)
        },
        LayoutProbe("a colour is ten points wide and high if nothing is offered", (nil, nil), size: (10, 10)) {
            greedy("a", $0)
        },
        LayoutProbe("a shape is ten points wide and high if nothing is offered", (nil, nil), size: (10, 10)) { _ in
            Circle()
        },
        LayoutProbe("a shape takes what is offered", (70, 30), size: (70, 30)) { _ in Circle() },
        LayoutProbe("a geometry reader takes what is offered", (70, 30), size: (70, 30)) { places in
            GeometryReader { _ in box("a", 16, 16, places) }
        },
        LayoutProbe(
            "a geometry reader places its content at the top left", (70, 30), size: (70, 30), ["a": (0, 0, 16, 16)]
        ) { places in
            GeometryReader { _ in box("a", 16, 16, places) }
        },
        LayoutProbe("a geometry reader knows its size in points", (70, 30), size: (70, 30), ["a": (0, 0, 35, 30)]) {
            places in
            GeometryReader { box("a", $0.size.width / 2, $0.size.height, places) }
        },
    ]

    private static let flexible: [LayoutProbe] = [
        LayoutProbe("an infinite maximum takes all the width", (200, 100), size: (200, 20), ["a": (80, 0, 40, 20)]) {
            box("a", 40, 20, $0).frame(maxWidth: .infinity)
        },
        LayoutProbe("an infinite maximum takes both directions", (200, 100), size: (200, 100), ["a": (80, 40, 40, 20)])
        {
            box("a", 40, 20, $0).frame(maxWidth: .infinity, maxHeight: .infinity)
        },
        LayoutProbe("an infinite maximum with nothing offered is the child's size", (nil, nil), size: (40, 20)) {
            box("a", 40, 20, $0).frame(maxWidth: .infinity, maxHeight: .infinity)
        },
        LayoutProbe("a maximum limits a greedy child", (200, 100), size: (60, 100), ["a": (0, 0, 60, 100)]) {
            greedy("a", $0).frame(maxWidth: 60)
        },
        LayoutProbe("a maximum takes what is offered below it", (50, 100), size: (50, 20), ["a": (5, 0, 40, 20)]) {
            box("a", 40, 20, $0).frame(maxWidth: 60)
        },
        LayoutProbe(
            "a maximum alone never makes a frame smaller than its child unless the child is larger than it", (20, 100),
            size: (40, 20)
        ) {
            box("a", 40, 20, $0).frame(maxWidth: 60)
        },
        LayoutProbe("a minimum holds where less is offered", (20, 100), size: (60, 20), ["a": (10, 0, 40, 20)]) {
            box("a", 40, 20, $0).frame(minWidth: 60)
        },
        LayoutProbe("a minimum alone takes no more than the child where more is offered", (200, 100), size: (60, 20)) {
            box("a", 40, 20, $0).frame(minWidth: 60)
        },
        LayoutProbe("a minimum below the child gives the child's width", (200, 100), size: (80, 20)) {
            box("a", 80, 20, $0).frame(minWidth: 60)
        },
        LayoutProbe(
            "a minimum below the child cuts to what is offered", (70, 100), size: (70, 20), ["a": (-5, 0, 80, 20)]
        ) {
            box("a", 80, 20, $0).frame(minWidth: 60)
        },
        LayoutProbe("with both bounds the offer counts, not the child", (70, 100), size: (70, 20)) {
            box("a", 40, 20, $0).frame(minWidth: 60, maxWidth: 100)
        },
        LayoutProbe("with both bounds an offer above is the maximum", (200, 100), size: (100, 20)) {
            box("a", 40, 20, $0).frame(minWidth: 60, maxWidth: 100)
        },
        LayoutProbe("with both bounds an offer below is the minimum", (30, 100), size: (60, 20)) {
            box("a", 40, 20, $0).frame(minWidth: 60, maxWidth: 100)
        },
        LayoutProbe("an ideal width is offered where nothing is", (nil, 50), size: (80, 50)) {
            greedy("a", $0).frame(idealWidth: 80)
        },
        LayoutProbe("an ideal width says nothing where something is offered", (200, 50), size: (200, 50)) {
            greedy("a", $0).frame(idealWidth: 80)
        },
        LayoutProbe("an ideal width makes a fixed size", (200, 50), size: (80, 50)) {
            greedy("a", $0).frame(idealWidth: 80).fixedSize(horizontal: true, vertical: false)
        },
        LayoutProbe("an infinite maximum aligns its child", (200, 100), size: (200, 20), ["a": (160, 0, 40, 20)]) {
            box("a", 40, 20, $0).frame(maxWidth: .infinity, alignment: .trailing)
        },
        LayoutProbe(
            "frames in frames: the inner one decides what the child is offered", (200, 100), size: (200, 40),
            ["a": (70, 0, 60, 40)]
        ) {
            greedy("a", $0).frame(width: 60, height: 40).frame(maxWidth: .infinity)
        },
    ]

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
