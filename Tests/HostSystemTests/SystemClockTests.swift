import Foundation
import HostSystem
import Meditation
import Testing

struct SystemClockTests {
    @Test func twoReadingsAreOfOneBootAndNoStepLiesBetween() {
        let first = SystemClock.read()
        let second = SystemClock.read()
        #expect(second.bootID == first.bootID)
        #expect(second.sinceBoot >= first.sinceBoot)
        #expect(second.step(since: first) == 0)
    }

    #if os(Linux)
        @Test func theBootIsTheKernelsOwn() throws {
            let file = URL(filePath: "/proc/sys/kernel/random/boot_id")
            let kernels = try #require(try? String(contentsOf: file, encoding: .utf8))
            #expect(SystemClock.read().bootID == kernels.trimmingCharacters(in: .newlines))
        }
    #endif
}
