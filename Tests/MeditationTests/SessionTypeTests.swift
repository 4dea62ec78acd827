import Meditation
import Testing

struct SessionTypeTests {
    @Test(arguments: ["body-scan", "Body Scan", "bodyscan", "BODY_SCAN"])
    func theSpellingIsFree(text: String) throws {
        #expect(try SessionType(parsing: text) == .bodyScan)
    }

    @Test func anUnknownTypeListsTheAllowedOnes() {
        #expect(throws: TimerError.unknownSessionType("nap")) { try SessionType(parsing: "nap") }
        for type in SessionType.allCases {
            #expect(TimerError.unknownSessionType("nap").description.contains(type.rawValue))
        }
    }
}
