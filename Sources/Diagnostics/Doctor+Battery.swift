import Attendance
import Configuration

extension Doctor {
    /// Whether the battery hides seconds.
    func battery(_ settings: Settings) -> [Check] {
        let (key, title) = ("power.battery", "battery")
        guard let battery = Battery.read(from: batteryFolder) else {
            return [.ok(key, title, "none found; seconds are never hidden to save it")]
        }
        let state = "\(battery.percent) %, \(battery.isDischarging ? "in use" : "not in use")"
        guard settings.lowBattery > 0 else { return [.ok(key, title, "\(state); the setting low-battery is 0")] }
        guard battery.isLow(below: settings.lowBattery) else {
            return [.ok(key, title, "\(state); at \(settings.lowBattery) % and below, seconds are hidden")]
        }
        return [
            .note(
                key, title, "\(state): a screen hides seconds",
                "Press s to show them for now, or run islet config set low-battery 0 to show them always.")
        ]
    }
}
