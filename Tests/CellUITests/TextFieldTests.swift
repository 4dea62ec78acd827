import CellUI
import Testing

@Suite("A field shows the text of a program, and a caret while it has the focus")
struct TextFieldTests {
    private func field(_ text: String, axis: Axis = .horizontal, isFocused: Bool = true) -> some View {
        TextField("Note", text: .constant(text), axis: axis).focused(.constant(isFocused))
    }

    @Test("The beginning of a line that is too long is cut while it is edited, otherwise its end")
    func truncation() {
        #expect(text(field("Breath awareness"), 8, 1) == "…reness")
        #expect(text(field("Breath awareness", isFocused: false), 8, 1) == "Breath…")
        #expect(text(field("", isFocused: false), 8, 1) == "Note")
    }

    @Test("With a vertical axis text wraps, line ends stay, and the caret follows the last character")
    func wrapping() {
        let frame = render(field("Calm, then\nrestless", axis: .vertical), 8, 4).frame
        #expect(frame.text.split(separator: "\n").prefix(2) == ["Calm,", "then"])
        let carets = (0..<4).flatMap { y in (0..<8).map { CellPoint(x: $0, y: y) } }
            .filter { frame[$0.x, $0.y].style.attributes.contains(.reverse) }
        // "restless" fills its line, so the caret is on the next one.
        #expect(carets == [CellPoint(x: 0, y: 3)])
        let short = render(field("Calm, ", axis: .vertical), 8, 1).frame
        #expect(short[6, 0].style.attributes.contains(.reverse))
    }

    @Test("A focused field has a caret at the end of its text")
    func caret() {
        let frame = render(field("Zazen"), 12, 1).frame
        #expect(frame[5, 0].style.attributes.contains(.reverse))
        #expect(!frame[4, 0].style.attributes.contains(.reverse))
        #expect(!render(field("Zazen", isFocused: false), 12, 1).frame[5, 0].style.attributes.contains(.reverse))
    }

    @Test("An empty field shows its title until it gets the focus")
    func title() {
        #expect(text(field("", isFocused: false), 8, 1) == "Note")
        #expect(render(field(""), 8, 1).frame[0, 0].style.attributes.contains(.reverse))
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
