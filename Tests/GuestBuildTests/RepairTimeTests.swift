import Testing

@testable import GuestBuild

@Suite("The time for compiling a source again")
struct RepairTimeTests {
    @Test("Thirty seconds after the first compilation")
    func left() {
        var time = GuestCompiler.RepairTime(at: 100)
        #expect(time.first == nil)
        time.endFirst(at: 104)
        time.endFirst(at: 120)
        #expect(time.first == 4 && time.left(at: 104) == 30 && time.left(at: 124) == 10 && time.left(at: 140) == 0)
        #expect(time.leftForStubs(at: 140) == 5 && time.leftForStubs(at: 150) == 0)
    }

    @Test("None after a first compilation that took longer than that")
    func slow() {
        var time = GuestCompiler.RepairTime(at: 100)
        time.endFirst(at: 131)
        #expect(time.left(at: 131) == 0)
    }
}
