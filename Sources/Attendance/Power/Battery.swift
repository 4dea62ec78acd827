import Foundation

/// What the batteries of this machine say.
package struct Battery: Hashable {
    /// From 0 to 100; of several, the mean.
    package let percent: Int
    /// Whether it is what the machine runs on.
    package let isDischarging: Bool

    /// Where Linux tells of batteries.
    package static let systemFolder = "/sys/class/power_supply"

    /// Reads the batteries; nil where there is none. Those of a mouse or a headset are not the machine's.
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
        // Of two batteries one may rest while the other is used.
        return Battery(
            percent: percents.reduce(0, +) / percents.count,
            isDischarging: states.contains("Discharging") && !states.contains("Charging"))
    }

    /// Whether it is so low that seconds are to be spared.
    package func isLow(below threshold: Int) -> Bool { isDischarging && percent <= threshold }
}
