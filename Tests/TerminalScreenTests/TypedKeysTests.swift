import Testing

@testable import TerminalScreen

struct TypedKeysTests {
    @Test(
        "Bytes of a terminal become keys",
        arguments: [
            (" ", [Key.character(" ")]), ("+-", ["+", "-"]), ("é?", ["é", "?"]), ("\r", [.enter]), ("\n", [.enter]),
            ("\u{7F}", [.backspace]), ("\u{1B}", [.escape]), ("\u{4}", [.control("d")]), ("\t", [.tab]),
        ])
    func keys(typed: String, keys: [Key]) { #expect(TypedKeys.keys(in: typed.utf8) == keys) }

    @Test("Function keys are left out, with all that they send", arguments: ["\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OP"])
    func functionKeys(sequence: String) { #expect(TypedKeys.keys(in: "\(sequence)x".utf8) == ["x"]) }

    @Test("The line end after a key belongs to a line that was sent as a whole")
    func lines() { #expect(TypedKeys.keys(in: "q\n".utf8) == ["q"]) }
}
