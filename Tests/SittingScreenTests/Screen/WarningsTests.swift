import Testing

@testable import SittingScreen

struct WarningsTests {
    @Test func excessWarningsAreCounted() {
        #expect(Warnings.text([]) == nil)
        #expect(Warnings.text(["a", "b"]) == "a\nb")
        #expect(Warnings.text(["a", "b", "c", "d"]) == "a\nb\nc\nd", "a line for one more is a line for it")
        #expect(Warnings.text(["a", "b", "c", "d", "e"]) == "a\nb\nc\nAnd 2 more: islet config lists all.")
    }
}
