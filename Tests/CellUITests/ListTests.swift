import Testing

@testable import CellUI

@Suite struct ListTests {
    private func list(_ count: Int, selected: Int?) -> some View {
        List(0..<count, id: \.self, selection: .constant(selected)) { Text(verbatim: "row \($0)") }
    }

    @Test(
        "The rows around the selected one are shown",
        arguments: [
            (0, ["row 0", "row 1", "row 2", "row 3"]), (1, ["row 0", "row 1", "row 2", "row 3"]),
            (5, ["row 3", "row 4", "row 5", "row 6"]), (9, ["row 6", "row 7", "row 8", "row 9"]),
        ])
    func selection(selected: Int, shown: [String]) {
        #expect(text(list(10, selected: selected), 6, 4).split(separator: "\n").map(String.init) == shown)
    }

    @Test("Without a selection the first rows are shown, and a short list starts at the top")
    func noSelection() {
        #expect(text(list(10, selected: nil), 6, 2) == "row 0\nrow 1")
        #expect(text(list(2, selected: 1), 6, 3).hasPrefix("row 0\nrow 1"))
    }

    @Test("The selected row is in reverse video over its whole width, the others are not")
    func highlight() {
        let frame = render(list(3, selected: 1), 8, 3).frame
        for x in 0..<8 {
            #expect(frame[x, 1].style.attributes.contains(.reverse))
            #expect(!frame[x, 0].style.attributes.contains(.reverse))
        }
        let plain = render(list(3, selected: 1).highlightsListSelection(false), 8, 3).frame
        #expect(!plain[0, 1].style.attributes.contains(.reverse))
    }

    @Test("Only the rows that are shown are created")
    func lazy() {
        var created: Set<Int> = []
        let long = List(0..<100_000, id: \.self, selection: .constant(50_000)) { row in
            let _ = created.insert(row)
            Text(verbatim: "\(row)")
        }
        _ = render(long, 8, 10)
        #expect(created == Set(49_995...50_004))
    }

    @Test("Rows of several lines are shown whole above the selected one, and cut at the bottom")
    func highRows() {
        let pairs = List(0..<4, id: \.self, selection: .constant(1 as Int?)) { row in
            VStack(alignment: .leading) {
                Text(verbatim: "\(row) a")
                Text(verbatim: "\(row) b")
            }
        }
        #expect(text(pairs, 3, 5) == "0 a\n0 b\n1 a\n1 b\n2 a")
        #expect(text(pairs, 3, 3) == "1 a\n1 b\n2 a")
    }

    @Test("Screen readers get the rows that are shown")
    func reading() { #expect(render(list(10, selected: 5), 6, 2).reading.phrases == ["row 4", "row 5"]) }
}
