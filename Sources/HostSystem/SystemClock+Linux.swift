#if os(Linux)
    import Foundation

    extension SystemClock {
        /// Seconds since boot, including suspension.
        package static func sinceBoot() -> TimeInterval { seconds(of: CLOCK_BOOTTIME) }

        /// Seconds since boot, excluding suspension.
        package static func awake() -> TimeInterval { seconds(of: CLOCK_MONOTONIC) }

        /// The processor seconds that a process has used; 0 if it has ended.
        package static func processorTime(of process: pid_t) -> TimeInterval {
            var clock = clockid_t()
            return clock_getcpuclockid(process, &clock) == 0 ? seconds(of: clock) : 0
        }

        private static func seconds(of clock: clockid_t) -> TimeInterval {
            var time = timespec()
            clock_gettime(clock, &time)
            return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
        }

        /// The kernel's identifier of this boot; `nil` if unavailable.
        ///
        /// Source: [random(4)](https://man7.org/linux/man-pages/man4/random.4.html).
        package static func currentBoot() -> String? {
            let file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return nil }
            defer { close(file) }
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 36) { bytes in
                guard Foundation.read(file, bytes.baseAddress, bytes.count) == bytes.count else { return nil }
                return String(decoding: bytes, as: UTF8.self)
            }
        }
    }
#endif
