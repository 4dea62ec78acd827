/// Settings as a settings file has them.
enum SettingsText {
    /// Every key with its value, one a line.
    static func text(of settings: Settings) -> String {
        values(of: settings).map { "\($0.key) = \($0.value)\n" }.joined()
    }

    private static func values(of settings: Settings) -> [(key: String, value: String)] {
        [
            ("theme", quoted(settings.theme)),
            ("device", quoted(settings.device)),
            ("show-seconds", "\(settings.showSeconds)"),
            ("live-activities", "\(settings.liveActivities)"),
            ("haptics", quoted(settings.haptics.rawValue)),
            ("default-duration", settings.defaultDuration.map(duration) ?? quoted("open")),
            ("preparation", settings.preparation == .zero ? "0" : duration(settings.preparation)),
            ("method", quoted(settings.method)),
            ("completion-display", number(settings.completionDisplay / .seconds(1))),
            ("plain", "\(settings.plain)"),
            ("plain-interval", settings.plainInterval == .zero ? "0" : duration(settings.plainInterval)),
        ]
    }

    private static func duration(_ duration: Duration) -> String { quoted(number(duration / .seconds(1)) + "s") }

    private static func number(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    /// A basic string of TOML.
    private static func quoted(_ text: String) -> String {
        var quoted = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return "\"\(quoted)\""
    }
}
