import Foundation
import HostSystem
import Meditation
import Testing

struct SystemClockTests {
    @Test func twoReadingsShareABootAndHaveNoStepBetween() {
        let first = SystemClock.read()
        let second = SystemClock.read()
        #expect(second.bootID == first.bootID)
        #expect(second.sinceBoot >= first.sinceBoot)
        #expect(second.step(since: first) == 0)
    }

    #if os(Linux)
        @Test func theBootIdentifierIsTheKernels() throws {
            let file = URL(filePath: "/proc/sys/kernel/random/boot_id")
            let kernels = try #require(try? String(contentsOf: file, encoding: .utf8))
            #expect(SystemClock.read().bootID == kernels.trimmingCharacters(in: .newlines))
        }
    #endif

    #if os(Linux)
        @Test("Time asleep is the difference between the boot-time clock and the monotonic clock")
        func asleep() {
            func seconds(_ clock: clockid_t) -> TimeInterval {
                var time = timespec()
                clock_gettime(clock, &time)
                return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
            }
            let asleep = seconds(CLOCK_BOOTTIME) - seconds(CLOCK_MONOTONIC)
            #expect(abs(SystemClock.read().asleep - asleep) < 0.1)
        }
    #endif
}
