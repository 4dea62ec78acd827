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

@Suite struct TextFieldTests {
    private func field(_ text: String, isFocused: Bool) -> some View {
        TextField("Method", text: .constant(text)).focused(.constant(isFocused))
    }

    @Test("A focused field has a caret at the end of its text")
    func caret() {
        let frame = render(field("Zazen", isFocused: true), 12, 1).frame
        #expect(frame[5, 0].style.attributes.contains(.reverse))
        #expect(!frame[4, 0].style.attributes.contains(.reverse))
        #expect(!render(field("Zazen", isFocused: false), 12, 1).frame[5, 0].style.attributes.contains(.reverse))
    }

    @Test("A text that does not fit loses its end; with the focus, its beginning")
    func truncation() {
        #expect(text(field("Loving-kindness", isFocused: false), 8, 1) == "Loving…")
        let focused = render(field("Loving-kindness", isFocused: true), 8, 1).frame
        #expect(text(field("Loving-kindness", isFocused: true), 8, 1).hasPrefix("…ndness"))
        #expect(focused[7, 0].style.attributes.contains(.reverse))
    }

    @Test("An empty field shows its title until it gets the focus")
    func title() {
        #expect(text(field("", isFocused: false), 8, 1) == "Method")
        #expect(render(field("", isFocused: true), 8, 1).frame[0, 0].style.attributes.contains(.reverse))
    }

    @Test("The field whose value the binding has is focused")
    func focus() {
        enum Line { case first, second }
        let form = VStack {
            TextField("", text: .constant("a")).focused(.constant(Line.second), equals: .first)
            TextField("", text: .constant("b")).focused(.constant(Line.second), equals: .second)
        }
        let frame = render(form, 4, 2).frame
        #expect(!frame[1, 0].style.attributes.contains(.reverse) && frame[1, 1].style.attributes.contains(.reverse))
    }
}

@Suite struct MessageTests {
    private func message(_ rendering: Rendering, x: Int) -> Int? {
        for case .send(let message) in rendering.actions(at: CellPoint(x: x, y: 0)) { return message.base as? Int }
        return nil
    }

    @Test("A button sends its message where it is drawn, and nothing beside it")
    func button() {
        let row = HStack(spacing: 16) {
            Button(sending: 1) { Text("one") }.buttonStyle(.plain)
            Button(sending: 2) { Text("two") }.buttonStyle(.plain)
        }
        let rendering = render(row, 8, 1)
        #expect((0..<8).map { message(rendering, x: $0) } == [1, 1, 1, nil, nil, 2, 2, 2])
    }

    @Test("A disabled button sends nothing")
    func disabled() {
        let rendering = render(Button(sending: 1) { Text("one") }.buttonStyle(.plain).disabled(true), 3, 1)
        #expect(message(rendering, x: 1) == nil)
    }
}
