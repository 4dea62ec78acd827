import Attendance
import Configuration

extension Doctor {
    /// Whether the battery hides seconds.
    func battery(_ settings: Settings) -> [Check] {
        let (key, title) = ("power.battery", "battery")
        guard let battery = Battery.read(from: batteryFolder) else {
            return [.ok(key, title, "none is found; no seconds are hidden for its sake")]
        }
        let state = "\(battery.percent) %, \(battery.isDischarging ? "in use" : "not in use")"
        guard settings.lowBattery > 0 else { return [.ok(key, title, "\(state); the setting low-battery is 0")] }
        guard battery.isLow(below: settings.lowBattery) else {
            return [.ok(key, title, "\(state); at \(settings.lowBattery) % and below, seconds are hidden")]
        }
        return [
            .note(
                key, title, "\(state): a screen hides seconds",
                "s shows them for now; islet config set low-battery 0 shows them always.")
        ]
    }
}
