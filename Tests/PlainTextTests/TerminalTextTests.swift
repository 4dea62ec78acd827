import Testing

@testable import PlainText

@Suite("Untrusted text on a terminal")
struct TerminalTextTests {
    @Test(
        "Control characters are replaced one for one",
        arguments: [
            ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"), ("\u{7}\u{8}\r\u{7F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
            ("\u{9B}31m", "\u{FFFD}31m"), ("\u{202E}evil\u{2066}", "\u{FFFD}evil\u{FFFD}"),
            ("a\u{2028}b", "a\u{FFFD}b"),
        ])
    func replaced(text: String, printable: String) { #expect(TerminalText.printable(text) == printable) }

    @Test("Line breaks, tabs, letters and emoji are kept", arguments: ["a\tb\nc\n", "禅 é ñ", "👨‍👩‍👧 🧘", "नमस्ते", ""])
    func kept(text: String) { #expect(TerminalText.printable(text) == text) }
}
