import Foundation

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
                (try? String(contentsOfFile: "\(folder)/\(name)/\(file)", encoding: .utf8))?
                    .trimmingCharacters(in: .whitespacesAndNewlines)
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
