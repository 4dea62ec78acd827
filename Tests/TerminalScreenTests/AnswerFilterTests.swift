import Testing

@testable import TerminalScreen

struct AnswerFilterTests {
    private func take(_ text: String, with filter: inout AnswerFilter) -> (typed: String, answers: [TerminalAnswer]) {
        var typed: [UInt32] = []
        var answers: [TerminalAnswer] = []
        for scalar in text.unicodeScalars {
            switch filter.take(scalar.value) {
            case .typed(let codes): typed += codes
            case .held: break
            case .answer(let answer): answers.append(answer)
            case .key: break
            }
        }
        return (String(String.UnicodeScalarView(typed.compactMap(Unicode.Scalar.init))), answers)
    }

    @Test func repliesAreSeparatedFromKeys() {
        var filter = AnswerFilter()
        let (typed, answers) = take(
            "a\u{1B}P1+r524742=382F382F38\u{1B}\\b\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\é\u{1B}[?62;22cq", with: &filter)
        #expect(typed == "abéq")
        #expect(
            answers == [.capability("1+r524742=382F382F38"), .setting("1$r0;48:2::1:2:3m"), .attributes([62, 22])])
    }

    @Test(arguments: ["\u{7}", "\u{1B}\\"]) func theBackgroundIsSeparatedFromKeys(end: String) {
        var filter = AnswerFilter()
        let (typed, answers) = take("a\u{1B}]11;rgb:fdfd/f6f6/e3e3\(end)b", with: &filter)
        #expect(typed == "ab")
        #expect(answers == [.background("rgb:fdfd/f6f6/e3e3")])
    }

    @Test("Replies about pictures are separated from keys", arguments: ["\u{7}", "\u{1B}\\"])
    func pictures(end: String) {
        var filter = AnswerFilter()
        let (typed, answers) = take(
            "a\u{1B}_Gi=31;OK\u{1B}\\b\u{1B}]1337;Capabilities=T3CwF\(end)c\u{1B}[?2;0;800;600Sd\u{1B}[6;20;10te",
            with: &filter)
        #expect(typed == "abcde")
        #expect(
            answers == [
                .graphics("i=31;OK"), .features("T3CwF"), .graphicsAttribute([2, 0, 800, 600]),
                .cellSize(height: 20, width: 10),
            ])
    }

    @Test(arguments: [
        "\u{1B}]12;", "\u{1B}]11;rgb:0/0/0\u{1B}x", "\u{1B}a", "\u{1B}Px", "\u{1B}P1x", "\u{1B}\u{1B}", "\u{1B}P+q",
        "\u{1B}_x", "\u{1B}]1338", "\u{1B}[é",
    ])
    func inputThatOnlyStartsLikeAReplyIsTyped(text: String) {
        var filter = AnswerFilter()
        #expect(take(text, with: &filter) == (text, []))
    }

    @Test(
        "The sequence of a function key is that key, whatever its modifiers, and never an Escape and letters",
        arguments: [
            ("\u{1B}[1;5D", Key.left), ("\u{1B}[1;3A", .up), ("\u{1B}[1~", .home), ("\u{1B}[4~", .end),
            ("\u{1B}[7~", .home),
            ("\u{1B}[8~", .end), ("\u{1B}[3;5~", .delete), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
            ("\u{1B}[Z", .backTab), ("\u{1B}OC", .right), ("\u{1B}OF", .end), ("\u{1B}OM", .enter),
            ("\u{1B}[15;2~", nil),
            ("\u{1B}[?25h", nil), ("\u{1B}[6;20;10x", nil), ("\u{1B}[200~", nil), ("\u{1B}[I", nil), ("\u{1B}OP", nil),
            ("\u{1B}[<0;9;3M", nil), ("\u{1B}[M", nil), ("\u{1B}[>1;5D", nil), ("\u{1B}[>0;276;0c", nil),
        ] as [(String, Key?)])
    func functionKeys(sequence: String, key: Key?) throws {
        var filter = AnswerFilter()
        let scalars = Array(sequence.unicodeScalars)
        for scalar in scalars.dropLast() { #expect(filter.take(scalar.value) == .held) }
        #expect(filter.take(try #require(scalars.last).value) == .key(key))
        #expect(filter.take(0x61) == .typed([0x61]))
    }

    @Test("An Escape with a letter is both, in an instant")
    func escapeAndLetter() {
        var filter = AnswerFilter()
        #expect(filter.take(0x1B) == .held)
        #expect(filter.take(0x4F) == .held)
        #expect(filter.pause() == [0x1B, 0x4F])
    }

    @Test func aLoneEscapeIsAKey() {
        var filter = AnswerFilter()
        #expect(filter.take(0x1B) == .held)
        #expect(filter.pause() == [0x1B])
        #expect(filter.take(0x61) == .typed([0x61]))
    }

    @Test func aSplitReplyIsNotAKey() {
        var filter = AnswerFilter()
        #expect(take("\u{1B}P1+r52", with: &filter) == ("", []))
        #expect(filter.pause() == [])
        #expect(take("4742\u{1B}", with: &filter) == ("", []))
        #expect(filter.pause() == [])
        #expect(take("\\", with: &filter) == ("", [.capability("1+r524742")]))
    }
}

private func == (
    left: (typed: String, answers: [TerminalAnswer]), right: (typed: String, answers: [TerminalAnswer])
) -> Bool { left.typed == right.typed && left.answers == right.answers }
