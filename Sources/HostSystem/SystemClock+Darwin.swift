#if canImport(Darwin)
    import Foundation

    extension SystemClock {
        /// Seconds since boot, including sleep.
        package static func sinceBoot() -> TimeInterval { seconds(of: mach_continuous_time()) }

        /// Seconds since boot, excluding sleep.
        package static func awake() -> TimeInterval { seconds(of: mach_absolute_time()) }

        /// The processor seconds that a process has used. Not measured here.
        package static func processorTime(of process: pid_t) -> TimeInterval { 0 }

        private static func seconds(of ticks: UInt64) -> TimeInterval {
            var base = mach_timebase_info_data_t()
            mach_timebase_info(&base)
            return TimeInterval(ticks) * TimeInterval(base.numer) / TimeInterval(base.denom) / 1e9
        }

        /// The kernel's identifier of this boot; `nil` if unavailable.
        package static func currentBoot() -> String? {
            var bytes = [CChar](repeating: 0, count: 64)
            var count = bytes.count
            guard sysctlbyname("kern.bootsessionuuid", &bytes, &count, nil, 0) == 0 else { return nil }
            return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }
#endif
