import Testing

@testable import SittingScreen

struct ComplaintsTests {
    @Test func excessWarningsAreCounted() {
        #expect(Complaints.text([]) == nil)
        #expect(Complaints.text(["a", "b"]) == "a\nb")
        #expect(Complaints.text(["a", "b", "c", "d"]) == "a\nb\nc\nd", "a line for one more is a line for it")
        #expect(Complaints.text(["a", "b", "c", "d", "e"]) == "a\nb\nc\nAnd 2 more: islet config lists all.")
    }
}
