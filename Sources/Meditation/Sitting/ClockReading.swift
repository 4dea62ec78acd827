import Foundation

/// What the machine's two clocks say at one instant. Whoever reads clocks makes one and asks it what time it is for a sitting.
public struct ClockReading: Hashable, Sendable {
    /// The wall clock, which people, networks and daylight mistakes can set.
    public let wall: Date

    /// Which boot this is (Linux: `/proc/sys/kernel/random/boot_id`).
    public let bootID: String

    /// Seconds since the boot, suspension included (Linux: `CLOCK_BOOTTIME`).
    public let sinceBoot: TimeInterval

    /// A reading with everything given.
    public init(wall: Date, bootID: String, sinceBoot: TimeInterval) {
        self.wall = wall
        self.bootID = bootID
        self.sinceBoot = sinceBoot
    }

    /// The time on the sitting's own time line: on the same boot as its anchor, the wall clock without any step since; after a
    /// reboot, without an anchor and without a sitting, the wall clock.
    public func now(for sitting: Sitting?) -> Date {
        guard let anchor = sitting?.anchor, anchor.bootID == bootID else { return wall }
        return anchor.wallAtBoot.addingTimeInterval(sinceBoot)
    }

    /// The anchor for a sitting that starts or changes now.
    var anchor: ClockAnchor {
        ClockAnchor(bootID: bootID, wallAtBoot: wall.addingTimeInterval(-sinceBoot))
    }
}
