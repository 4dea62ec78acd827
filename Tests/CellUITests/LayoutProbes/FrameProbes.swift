import Testing

@testable import CellUI

/// Fixed and flexible frames.
struct FrameProbes {
    @Test(arguments: fixed + flexible)
    func aFrameFollowsTheRule(_ probe: LayoutProbe) { #expect(probe.differences == []) }

    @Test(arguments: (fixed + flexible).filter { !$0.hasText })
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
        LayoutProbe("a shape takes what is offered", (70, 30), size: (70, 30)) { _ in Ellipse() },
        LayoutProbe("a circle takes a square of the shorter side", (70, 30), size: (30, 30)) { _ in Circle() },
        LayoutProbe("so do its outline and its parts", (30, 70), size: (30, 30)) { _ in
            Circle().trim(from: 0, to: 0.5).rotation(.degrees(90)).stroke(lineWidth: 2)
        },
        LayoutProbe(
            "in a row, circles leave the rest to what may be wider", (104, 20), size: (104, 20),
            ["bar": (20, 0, 64, 20)]
        ) { p in
            HStack(spacing: 0) {
                Circle()
                greedy("bar", p)
                Circle()
            }
        },
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
}
