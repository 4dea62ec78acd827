import Foundation
import Testing

@testable import Attendance

struct HookProcessTests {
    @Test func aHookThatTakesTooLongIsEndedWithItsChildren() throws {
        let process = HookProcess(
            arguments: ["/bin/sh", "-c", "sleep 300 & sleep 300"], environment: ["PATH": "/usr/bin:/bin"], input: "",
            limit: .milliseconds(100))
        #expect(throws: HookFailure.tookTooLong(limit: .milliseconds(100))) {
            try process.run { usleep(UInt32($0 / .microseconds(1))) }
        }
    }
}
