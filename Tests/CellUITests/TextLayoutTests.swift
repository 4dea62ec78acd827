import SeededRandom
import Testing

@testable import CellUI

struct TextLayoutTests {
    private func lines(
        _ text: String, width: Int, limit: Int = .max, truncation: Text.TruncationMode = .tail
    ) -> [String] {
        let breakable = BreakableText(text)
        return breakable.lines(width: width, limit: limit, truncation: truncation).map(breakable.text)
    }

    @Test func linesBreakAtBlanks() {
        #expect(lines("in and out again", width: 7) == ["in and", "out", "again"])
        #expect(lines("ab cd", width: 5) == ["ab cd"])
        #expect(lines("ab  cd", width: 3) == ["ab", "cd"])
    }

    @Test("A blank before a line end takes no line away")
    func blankBeforeALineEnd() {
        for columns in 2...10 {
            let rows = grid(Text(verbatim: "ab \ncd"), columns, 2).split(separator: "\n")
            #expect(rows.map { $0.filter { $0 != " " } } == ["ab", "cd"])
        }
    }

    @Test func lineEndsBreakAlways() {
        #expect(lines("a\nb", width: 10) == ["a", "b"])
        #expect(lines("a\n\nb", width: 10) == ["a", "", "b"])
    }

    @Test func aWordWiderThanALineBreaksAtItsEnd() {
        #expect(lines("abcdefgh", width: 3) == ["abc", "def", "gh"])
    }

    @Test func overflowIsCut() {
        #expect(lines("abcdefgh", width: 4, limit: 1) == ["abc…"])
        #expect(lines("ab cdefgh", width: 4, limit: 1) == ["ab…"])
        #expect(lines("abcdefgh", width: 4, limit: 1, truncation: .head) == ["…fgh"])
        #expect(lines("abcdefgh", width: 5, limit: 1, truncation: .middle) == ["ab…gh"])
        #expect(lines("one two three four", width: 7, limit: 2) == ["one two", "three…"])
        #expect(lines("abc", width: 1, limit: 1) == ["…"])
        #expect(lines("abc", width: 0) == [""])
    }

    @Test func wideClustersAreNeverHalved() {
        #expect(lines("日本語", width: 5) == ["日本", "語"])
        #expect(lines("日本語", width: 4, limit: 1) == ["日…"])
        #expect(lines("日本語", width: 4, limit: 1, truncation: .head) == ["…語"])
    }

    @Test func reportedLineWidthsAreTrue() {
        var generator = SeededGenerator(seed: 1)
        let letters: [Character] = ["a", "b", " ", " ", "日", "é", "\n", "·"]
        for _ in 0..<3000 {
            let text = String(
                (0..<Int.random(in: 0...20, using: &generator)).map { _ in letters.randomElement(using: &generator)! })
            let width = Int.random(in: 2...12, using: &generator)
            let limit = Int.random(in: 1...4, using: &generator)
            let mode = [Text.TruncationMode.head, .middle, .tail].randomElement(using: &generator)!
            let breakable = BreakableText(text)
            let lines = breakable.lines(width: width, limit: limit, truncation: mode)
            #expect(lines.count <= limit)
            for line in lines {
                #expect(line.width <= width)
                #expect(DisplayWidth.of(breakable.text(of: line)) == line.width, "\(text.debugDescription) in \(width)")
            }
        }
    }

    @Test func textIsNoLargerThanNeeded() {
        #expect(grid(Text("in and out").background(Color.red), 6, 2) == "in and\nout")
        #expect(grid(Text("a\nbcd").multilineTextAlignment(.trailing), 3, 2) == "  a\nbcd")
        #expect(grid(Text("a\nbcd").multilineTextAlignment(.center), 3, 2) == " a\nbcd")
    }

    @Test func rowsLimitLinesToo() {
        #expect(grid(Text("one two three four"), 7, 2) == "one two\nthree…")
        #expect(grid(Text("one two three four").lineLimit(1), 7, 3) == "\none tw…\n")
    }

    @Test func stylesStayWithTheirLettersThroughBreaks() {
        let text = Text("in ") + Text("and out").foregroundColor(Color(CellColor(hex: 0xFF0000)))
        let frame = Renderer.render(
            text, size: CellSize(width: 6, height: 2), environment: EnvironmentValues()
        ).frame
        #expect(frame.text == "in and\nout")
        #expect(frame[3, 0].style.foreground == CellColor(hex: 0xFF0000))
        #expect(frame[0, 1].style.foreground == CellColor(hex: 0xFF0000))
        #expect(frame[0, 0].style.foreground != CellColor(hex: 0xFF0000))
    }

    @Test("The last line allowed ends with an ellipsis where the text has a line end")
    func lineEndInTheLastLine() {
        #expect(grid(Text("first\nsecond").lineLimit(1), 6) == "first…")
        #expect(grid(Text("first\nsecond").lineLimit(1), 5) == "firs…")
        #expect(grid(Text("one two three\nfour").lineLimit(2), 8, 2) == "one two\nthree…")
        #expect(grid(Text("first\nsecond").lineLimit(2), 6, 2) == "first\nsecond")
        #expect(grid(Text("first\nsecond").lineLimit(1).truncationMode(.head), 8) == "… second")
    }

    @Test("A line that ends within a word is known, and one between words or ideographs is none")
    func brokenWords() {
        func breaks(_ text: String, _ width: Int) -> Bool {
            let breakable = BreakableText(text)
            return breakable.breaksWord(breakable.lines(width: width, limit: 9, truncation: .tail))
        }
        #expect(breaks("30:00", 4))
        #expect(breaks("30:00", 3))
        #expect(breaks("a wonderful day", 5))
        #expect(!breaks("30:00", 5))
        #expect(!breaks("in and out", 6))
        #expect(!breaks("one-two", 4))
        #expect(!breaks("one\ntwo", 3))
        #expect(!breaks("瞑想の時間です", 6))
    }

    @Test("The parts of an attributed string have their colours, fonts and lines")
    func attributedString() {
        var text = AttributedString("plain ")
        var red = AttributedString("red")
        red.foregroundColor = Color(CellColor(hex: 0xFF0000))
        red.underlineStyle = .single
        text += red
        text += AttributedString(inlineMarkdown: " **b** [l](https://example.com)")
        let frame = Renderer.render(
            Text(text), size: CellSize(width: 13, height: 1), environment: EnvironmentValues()
        ).frame
        #expect(frame.text == "plain red b l")
        #expect(frame[6, 0].style.foreground == CellColor(hex: 0xFF0000))
        #expect(frame[6, 0].style.attributes == .underline)
        #expect(frame[0, 0].style.foreground != frame[6, 0].style.foreground)
        #expect(frame[10, 0].style.attributes == .bold)
        #expect(frame[12, 0].style.foreground != frame[0, 0].style.foreground)
        #expect(text.runs.compactMap(\.link) == [URL(string: "https://example.com")])
    }

    @Test("A colour behind part of an attributed string is behind its cells alone")
    func attributedBackground() {
        var text = AttributedString("ab")
        var marked = AttributedString("cd")
        marked.backgroundColor = Color(CellColor(hex: 0xFF0000))
        text += marked
        let frame = Renderer.render(
            Text(text), size: CellSize(width: 5, height: 1), environment: EnvironmentValues()
        ).frame
        #expect(frame.text == "abcd")
        #expect((0..<5).filter { frame[$0, 0].style.background == CellColor(hex: 0xFF0000) } == [2, 3])
    }

    @Test("A word that a phone has space for is cut with an ellipsis; one that a phone breaks too is broken")
    func wordsOfSmallFonts() {
        let word = Text("A Concentration timer").font(.caption)
        #expect(grid(word, 10, 3) == "A\nConcentra…\ntimer")
        #expect(grid(Text("A Concentration timer"), 10, 3) == "A\nConcentrat\nion timer")
        #expect(grid(Text("A Concentration timer").minimumScaleFactor(0.6), 10, 3) == "A\nConcentra…\ntimer")
    }

    @Test func aLiteralIsALocalizedKey() {
        if case .verbatim(let string) = Text("plain").storage { #expect(string == "plain") }
        #expect(grid(Text(AttributedString("attributed")), 10) == "attributed")
    }
}
