import Foundation
import Languages
import Meditation

/// The combined state of this machine's batteries.
package struct Battery: Hashable {
    /// The charge from 0 to 100; the mean of several batteries.
    package let percent: Int
    /// Whether the machine is running on battery.
    package let isDischarging: Bool

    /// The folder where Linux reports power supplies.
    package static let systemFolder = "/sys/class/power_supply"

    /// Reads the machine's batteries; `nil` if there are none. Batteries of peripherals, such as a mouse, are ignored.
    ///
    /// Source: [sysfs-class-power](https://www.kernel.org/doc/Documentation/ABI/testing/sysfs-class-power).
    package static func read(from folder: String = systemFolder) -> Battery? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var percents: [Int] = []
        var states: Set<String> = []
        for name in names {
            func value(_ file: String) -> String? {
                (try? String(contentsOfFile: "\(folder)/\(name)/\(file)", encoding: .utf8))?.trimmed
            }
            guard value("type") == "Battery", value("scope") != "Device",
                let percent = value("capacity").flatMap({ Int($0) })
            else { continue }
            percents.append(percent)
            states.insert(value("status") ?? "Unknown")
        }
        guard !percents.isEmpty else { return nil }
        // One of two batteries may be idle while the other discharges.
        return Battery(
            percent: percents.reduce(0, +) / percents.count,
            isDischarging: states.contains("Discharging") && !states.contains("Charging"))
    }

    /// Whether seconds should be hidden to save power: discharging, and at or below `threshold` percent.
    package func isLow(below threshold: Int) -> Bool { isDischarging && percent <= threshold }
}

/// Reads the battery when a screen is awake anyway, at most once a minute.
package struct BatteryWatch {
    /// Minimum time between two reads, in seconds.
    package static let interval: TimeInterval = 60

    private let folder: String
    private var lookedAt: Date?
    private var last: Battery?

    /// Creates a watch over the power supplies in a folder.
    package init(folder: String = Battery.systemFolder) { self.folder = folder }

    /// The battery if it is low; `nil` if it is not, or if a threshold of 0 disables the check.
    package mutating func low(below threshold: Int, at now: Date) -> Battery? {
        guard threshold > 0 else { return nil }
        if lookedAt.map({ abs(now.timeIntervalSince($0)) >= Self.interval }) ?? true {
            lookedAt = now
            last = Battery.read(from: folder)
        }
        return last.flatMap { $0.isLow(below: threshold) ? $0 : nil }
    }
}

/// Hides seconds while the battery is low and shows them again afterwards, unless the user toggles them.
package struct LowPowerPolicy: Hashable {

    package init() {
    }
    private var isLow = false
    /// Whether seconds are hidden because of the battery, not by the user.
    private var isHiding = false

    /// Updates the battery level; pass `nil` if it is not low. Returns a sentence when that hides seconds.
    package mutating func follow(_ low: Battery?, showsSeconds: inout Bool) -> String? {
        guard (low != nil) != isLow else { return nil }
        isLow = low != nil
        if let low, showsSeconds {
            (showsSeconds, isHiding) = (false, true)
            return localized("The battery is at \(String(low.percent)) %: seconds are hidden. s shows them.")
        }
        if low == nil, isHiding { (showsSeconds, isHiding) = (true, false) }
        return nil
    }

    /// The user has toggled seconds; their choice wins.
    package mutating func giveWay() { isHiding = false }
}
