import Testing

@testable import GuestBuild

@Suite("Where a guest's code was when it crashed")
struct TrapPlaceTests {
    @Test("The last report counts, and what are not addresses is left out")
    func reading() {
        let place = TrapPlace(in: "noise\nislet-late 12\nislet-trap 1a2b 3C --help 0123456789abcdef0\n")
        #expect(!place.isLate)
        #expect(place.addresses == ["1a2b", "3C"])
        #expect(TrapPlace(in: "islet-late ff").isLate)
        #expect(TrapPlace(in: "the widget prints islet-late").addresses.isEmpty)
    }

    @Test("An error says the place first")
    func sentences() {
        #expect(
            "\(GuestError.late(seconds: 5, at: "Score.swift:3"))".hasPrefix("Score.swift:3: The widget did not finish"))
        #expect(
            "\(GuestError.trapped(status: 139, message: nil, at: "Score.swift:3"))".hasPrefix(
                "Score.swift:3: The widget crashed"))
        #expect(
            "\(GuestError.trapped(status: 7, message: nil, at: nil))".hasPrefix(
                "The widget ended its process (status 7)"))
    }
}
