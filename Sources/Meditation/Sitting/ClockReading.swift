import CivilCalendar
import Foundation

/// The machine's two clocks at one instant, from which a sitting's time is computed. In whole milliseconds, as are all instants
/// derived from it, so that they can be compared with `==`.
public struct ClockReading: Hashable, Sendable {
    /// The wall clock, which people, networks and daylight mistakes can set.
    public let wall: Date

    /// Which boot this is (Linux: `/proc/sys/kernel/random/boot_id`).
    public let bootID: String

    /// Seconds since the boot, suspension included (Linux: `CLOCK_BOOTTIME`).
    public let sinceBoot: TimeInterval

    /// How many of these seconds the machine was suspended (Linux: `CLOCK_BOOTTIME` less `CLOCK_MONOTONIC`).
    public let asleep: TimeInterval

    /// A reading with everything given, rounded to whole milliseconds.
    public init(wall: Date, bootID: String, sinceBoot: TimeInterval, asleep: TimeInterval) {
        self.wall = wall.wholeMilliseconds
        self.bootID = bootID
        self.sinceBoot = sinceBoot.wholeMilliseconds
        self.asleep = asleep.wholeMilliseconds
    }

    /// Clock differences below this many seconds count as zero: the clocks are read one after the other, and NTP may slew the
    /// wall clock.
    public static let tolerance: TimeInterval = 0.01

    /// The time on the sitting's own time line: on the same boot as its anchor, the wall clock without any step since; after a
    /// reboot, without an anchor and without a sitting, the wall clock, but never before ``Sitting/lastChange``.
    public func now(for sitting: Sitting?) -> Date {
        wall.later(by: -lead(for: sitting))
    }

    /// How far the wall clock is ahead of the sitting's own time line, in seconds: the sum of its steps since the sitting was
    /// anchored. Negative when it was set back; 0 when it was not set, after a reboot, and without a sitting.
    ///
    /// A machine without a battery for its clock starts in 1970 until a network tells it the date. Such a wall clock is behind
    /// by at least what it lacks to the last change of the sitting, and the sitting's time stands still there.
    public func lead(for sitting: Sitting?) -> TimeInterval {
        guard let sitting else { return 0 }
        guard let anchor = sitting.anchor, anchor.bootID == bootID else {
            return Self.significant(min(0, wall.seconds(since: sitting.lastChange)))
        }
        return Self.significant(wall.seconds(since: anchor.wallAtBoot) - sinceBoot)
    }

    /// Whether the wall clock is known to be wrong: the machine has restarted, and the clock is before the sitting's last change.
    package func isBehind(_ sitting: Sitting) -> Bool {
        sitting.anchor?.bootID != bootID && lead(for: sitting) < 0
    }

    /// By how many seconds the wall clock was set between an earlier reading and this one; 0 when it was not, and when the
    /// machine was restarted in between. Suspension is not a step.
    public func step(since earlier: ClockReading) -> TimeInterval {
        guard earlier.bootID == bootID else { return 0 }
        return Self.significant(wall.seconds(since: earlier.wall) - (sinceBoot - earlier.sinceBoot))
    }

    private static func significant(_ difference: TimeInterval) -> TimeInterval {
        abs(difference) < tolerance ? 0 : difference.wholeMilliseconds
    }

    /// The anchor for a sitting that starts or changes now, when its own time line is at `now`.
    func anchor(at now: Date) -> ClockAnchor {
        ClockAnchor(bootID: bootID, wallAtBoot: now.later(by: -sinceBoot))
    }
}

/// Ties a sitting to the clock that counts since the machine started, which nobody can set.
///
/// While the same boot lasts, `wallAtBoot` plus the seconds since boot is a time line on which a step of the wall clock does not
/// exist; suspension counts on it.
public struct ClockAnchor: Codable, Hashable, Sendable {
    /// Which boot this is; any text that differs from boot to boot.
    public let bootID: String

    /// The date of the boot, as the wall clock had it when the sitting was anchored.
    public let wallAtBoot: Date

    /// An anchor with everything given.
    public init(bootID: String, wallAtBoot: Date) {
        self.bootID = bootID
        self.wallAtBoot = wallAtBoot
    }
}
