import Testing

@testable import HostSystem

struct ProgramVersionTests {
    @Test("The version includes its commit if the build knew it") func line() {
        let number = ProgramVersion.number
        #expect(number.wholeMatch(of: #/[0-9]+\.[0-9]+\.[0-9]+/#) != nil)
        #expect(ProgramVersion.line(of: "islet", commit: "abc1234") == "islet \(number) (abc1234)")
        #expect(ProgramVersion.line(of: "islet-push", commit: nil) == "islet-push \(number)")
    }
}
