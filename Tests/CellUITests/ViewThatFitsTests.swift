import CellUI
import Testing

@Suite struct ViewThatFitsTests {
    private let clock = ViewThatFits(in: .horizontal) {
        Text("12:34:56")
        Text("12:34")
        Text("12m")
    }

    @Test(arguments: [(9, "12:34:56"), (8, "12:34:56"), (7, "12:34"), (5, "12:34"), (4, "12m"), (2, "1…")])
    func theFirstViewThatFitsIsUsed(width: Int, shown: String) { #expect(text(clock, width, 1) == shown) }

    @Test func itUsesTheSpaceLeftByTheStack() {
        let row = HStack {
            Text("sitting").layoutPriority(1)
            clock
        }
        #expect(text(row, 16, 1) == "sitting 12:34:56")
        #expect(text(row, 14, 1).hasPrefix("sitting 12:34"))
        #expect(text(row, 11, 1) == "sitting 12m")
    }

    @Test func onlyTheGivenAxesCount() {
        let tall = ViewThatFits(in: .vertical) {
            VStack {
                Text("a long line")
                Text("b")
            }
            Text("a long line")
        }
        #expect(text(tall, 4, 1) == "a l…")
    }

    @Test func onlyTheChosenViewIsSpoken() { #expect(render(clock, 5, 1).reading.sentence == "12:34") }
}
