import Logging
import Testing

@testable import HostSystem

struct LogLevelTests {
    @Test("Every level has its name; unset and empty mean none", arguments: Logger.Level.allCases)
    func levels(level: Logger.Level) throws {
        #expect(try LogLevel.read(from: ["ISLET_LOG": level.rawValue]) == level)
        #expect(try LogLevel.read(from: [:]) == nil)
        #expect(try LogLevel.read(from: ["ISLET_LOG": ""]) == nil)
    }

    @Test("Anything else is refused with the names that are allowed")
    func unknown() {
        let failure = CommandFailure(
            sentence: "\"loud\" is not allowed for ISLET_LOG; give trace, debug, info, notice, warning, error or "
                + "critical.", status: .usage)
        #expect(throws: failure) { try LogLevel.read(from: ["ISLET_LOG": "loud"]) }
    }
}
