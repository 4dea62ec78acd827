import Testing

@testable import CellUI

@Suite struct ScrollViewTests {
    private let lines = VStack(alignment: .leading) { ForEach(0..<6) { Text(verbatim: "line \($0)") } }

    @Test(
        "The part at the scroll position is shown; beyond the end, the end", arguments: [(0, "0"), (2, "2"), (9, "4")])
    func position(rows: Int, first: String) {
        let view = ScrollView { lines }.scrollPosition(.constant(ScrollPosition(y: Double(rows) * 16)))
        #expect(text(view, 6, 2).hasPrefix("line \(first)"))
    }

    @Test("Scrolled to the bottom edge, the end is shown")
    func bottom() {
        let view = ScrollView { lines }.scrollPosition(.constant(ScrollPosition(edge: .bottom)))
        #expect(text(view, 6, 2) == "line 4\nline 5")
    }

    @Test("Nothing is drawn outside the scroll view")
    func clipping() {
        let view = VStack(alignment: .leading) {
            Text("above")
            ScrollView { lines }.scrollPosition(.constant(ScrollPosition(y: 32))).frame(height: 32)
            Text("below")
        }
        #expect(text(view, 6, 4) == "above\nline 2\nline 3\nbelow")
    }
}
