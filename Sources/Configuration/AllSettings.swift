import Languages
import Meditation

extension SettingDefinition {
    /// All settings, in the order in which a user needs them.
    package static let all: [SettingDefinition] =
        sitting + practice + following + BellEvent.allCases.map(strokes) + BellEvent.allCases.map(sound)
        + HookEvent.allCases.map(hook) + hooks

    /// The settings of the screen, of bells and of a sitting.
    private static let sitting: [SettingDefinition] =
        [
            .choice(
                "theme",
                "the colours of the screen; automatic chooses by the terminal's background",
                \.theme
            ) { ["automatic"] + $0.themes },
            wallpaper,
            .choice(
                "language", "the language that Islet speaks; automatic follows LC_ALL, LC_MESSAGES and LANG",
                \.language
            ) { _ in ["automatic"] + Language.allCases.map(\.rawValue) },
            .choice("device", "the device whose screen is drawn", \.device) { $0.devices },
            .bool("show-seconds", "clocks show seconds where there is room", \.showSeconds),
            .bool("reduce-motion", "nothing moves but clocks and bars: the island does not breathe", \.reduceMotion),
            .bool(
                "live-activities", "sittings are shown as Live Activities, otherwise only as the plain timer",
                \.liveActivities),
            .bool(
                "renew", "a sitting's Live Activity is replaced before the system ends it after eight hours", \.renew),
            .bool(
                "frequent-pushes", "servers may push often; otherwise a joined server saves pushes",
                \.frequentPushes),
            hours(
                "active-hours",
                "the hours in which you look at the device, for the pushes of a joined server",
                \.activeHours, like: "06:00-22:00"),
            haptics, bell,
            .count("volume", "the loudness of sounds in percent", \.volume, in: 1...100),
            ambient,
            .count(
                "ambient-volume", "the loudness of the sound in the background, and of a guide, in percent",
                \.ambientVolume, in: 1...100),
            .bool(
                "wake-bell", "the bell of the target repeats, louder each time, until a key is pressed", \.wakeBell),
            hours(
                "quiet-hours", "the hours without sound or notifications; the screen flashes instead",
                \.quietHours, like: "22:00-07:00"),
            focus,
            .bool("notification", "the desktop is notified when the target is reached", \.notification),
            .duration(
                "default-duration", "the target of a sitting started without a duration", \.defaultDuration,
                orNone: "open", like: "20m", atLeast: .milliseconds(1)),
            preparation,
            intervalBells, method,
            .bool("remember", "the start panel opens with the last sitting and offers frequent ones", \.remember),
            secondStart,
            completionDisplay, moods,
            .count(
                "low-battery", "battery percentage at which seconds are hidden, 0 for never", \.lowBattery,
                in: 0...100),
            .bool("title", "the window's title shows the state of the sitting", \.title),
            .bool("progress", "the terminal's tab or task bar shows the progress of the sitting", \.progress),
            seconds(
                "shortest-logged", "seconds a sitting must last to be logged, 0 to log all", \.shortestLogged,
                in: 0...86400),
            dayStart, firstWeekday,
        ]

    /// The settings of what follows a sitting.
    private static let following: [SettingDefinition] = [
        .bool("attendant", "a background process rings while no screen is open", \.attendant), plain, plainInterval,
    ]

    /// The settings of all hooks.
    private static let hooks: [SettingDefinition] = [
        .bool("hooks.shell", "hooks written as text run in a shell", \.hooksUseShell),
        seconds(
            "hooks.time-limit", "seconds a hook may take before it is stopped", \.hookTimeLimit, in: 1...3600),
    ]

    private static let wallpaper = SettingDefinition(
        key: "wallpaper", meaning: "a picture as the phone's wallpaper, where there are at least 256 colours",
        allowed: { _ in "\"none\" (the theme's), or the path of a PNG or JPEG" },
        text: { TOMLText.quoted($0.wallpaper ?? "none") },
        copy: { $1.wallpaper = $0.wallpaper }
    ) { value, _, settings in
        guard let text = value.text else { return false }
        if text == "none" {
            settings.wallpaper = nil
            return true
        }
        guard text.hasPrefix("/") || text.hasPrefix("~/"), !SittingLimits.hasControls(line: text) else { return false }
        settings.wallpaper = text
        return true
    }

    private static let haptics = SettingDefinition(
        key: "haptics", meaning: "what happens at a bell: sound, nothing or a flash",
        allowed: { _ in "\"on\" (the bell), \"off\" or \"flash\"" }, text: { TOMLText.quoted($0.haptics.rawValue) },
        choices: { _ in Settings.Haptics.allCases.map(\.rawValue) }, copy: { $1.haptics = $0.haptics }
    ) { value, _, settings in
        // `haptics = true` plausibly means "on".
        if case .bool(let isOn) = value {
            settings.haptics = isOn ? .on : .off
            return true
        }
        guard let haptics = value.text.flatMap(Settings.Haptics.init(rawValue:)) else { return false }
        settings.haptics = haptics
        return true
    }

    private static func hours(
        _ key: String, _ meaning: String, _ path: WritableKeyPath<Settings, HoursOfDay?> & Sendable,
        like example: String
    ) -> SettingDefinition {
        SettingDefinition(
            key: key, meaning: meaning, allowed: { _ in "two times of day like \"\(example)\", or \"none\"" },
            text: { TOMLText.quoted($0[keyPath: path]?.text ?? "none") }, copy: copying(path)
        ) { value, _, settings in
            let hours = value.text.flatMap(HoursOfDay.init)
            guard hours != nil || value == .string("none") else { return false }
            settings[keyPath: path] = hours
            return true
        }
    }

    private static let focus = SettingDefinition(
        key: "focus", meaning: "whether bells only flash while the desktop is set to \"do not disturb\"",
        allowed: { _ in "\"respect\" or \"ignore\"" }, text: { TOMLText.quoted($0.focus.rawValue) },
        choices: { _ in Settings.FocusChoice.allCases.map(\.rawValue) }, copy: { $1.focus = $0.focus }
    ) { value, _, settings in
        guard let focus = value.text.flatMap(Settings.FocusChoice.init(rawValue:)) else { return false }
        settings.focus = focus
        return true
    }

    private static let preparation = span(
        "preparation", "the time between the start and the first bell", \.preparation,
        allowed: "a duration like \"10s\", or 0")

    private static let method = SettingDefinition(
        key: "method", meaning: "the name of the method", allowed: { _ in "one line of text" },
        text: { TOMLText.quoted($0.method) }, copy: { $1.method = $0.method }
    ) { value, _, settings in
        guard let text = value.text, !text.allSatisfy(\.isWhitespace), !text.contains(where: \.isNewline) else {
            return false
        }
        settings.method = text
        return true
    }

    private static let secondStart = SettingDefinition(
        key: "second-start", meaning: "what starting a sitting does while another runs",
        allowed: { _ in "\"refuse\" (nothing) or \"complete\" (that sitting is completed and logged first)" },
        text: { TOMLText.quoted($0.secondStart.rawValue) },
        choices: { _ in Settings.SecondStart.allCases.map(\.rawValue) }, copy: { $1.secondStart = $0.secondStart }
    ) { value, _, settings in
        guard let choice = value.text.flatMap(Settings.SecondStart.init(rawValue:)) else { return false }
        settings.secondStart = choice
        return true
    }

    private static let completionDisplay = seconds(
        "completion-display", "seconds for which the card after a sitting stays without a key", \.completionDisplay,
        in: 0...3600)

    private static let moods = texts(
        "moods", "the moods that the card after a sitting offers",
        allowed: "a list of at most \(Mood.most) words, such as [\"restless\", \"calm\"], or \"none\"",
        of: \.moods, copy: { $1.moods = $0.moods }
    ) { texts, settings in
        let moods = texts.compactMap { try? Mood.checked($0) ?? nil }
        guard moods.count == texts.count, Set(moods).count == moods.count, moods.count <= Mood.most else {
            return false
        }
        settings.moods = moods
        return true
    }

    private static func seconds(
        _ key: String, _ meaning: String, _ path: WritableKeyPath<Settings, Duration> & Sendable,
        in range: ClosedRange<Double>
    ) -> SettingDefinition {
        let bounds = [range.lowerBound, range.upperBound].map(TOMLText.number)
        return SettingDefinition(
            key: key, meaning: meaning, allowed: { _ in "seconds from \(bounds[0]) to \(bounds[1])" },
            text: { TOMLText.number($0[keyPath: path] / .seconds(1)) }, range: range, copy: copying(path)
        ) { value, _, settings in
            let seconds: Double? =
                switch value {
                case .integer(let number): Double(number)
                case .double(let number): number
                default: nil
                }
            guard let seconds, range.contains(seconds) else { return false }
            settings[keyPath: path] = .seconds(seconds)
            return true
        }
    }

    private static func hook(_ event: HookEvent) -> SettingDefinition {
        SettingDefinition(
            key: "hooks.\(event.rawValue)", meaning: "a command to run when \(event.meaning)",
            allowed: { _ in "a command like \"notify-send Sitting\", a list of its words, or \"\" for none" },
            text: { settings in
                switch settings.hooks[event] {
                case .text(let text): TOMLText.quoted(text)
                case .words(let words): "[" + words.map(TOMLText.quoted).joined(separator: ", ") + "]"
                case nil: TOMLText.quoted("")
                }
            }, copy: { $1.hooks[event] = $0.hooks[event] }
        ) { value, _, settings in
            switch value {
            case .string(""): settings.hooks[event] = nil
            case .string(let text): settings.hooks[event] = .text(text)
            case .list(let words) where words.first?.isEmpty == false: settings.hooks[event] = .words(words)
            default: return false
            }
            return true
        }
    }

    private static let dayStart = SettingDefinition(
        key: "day-start", meaning: "when a day of the log begins, for sittings past midnight",
        allowed: { _ in "a time of day like \"04:00\"" }, text: { TOMLText.quoted(clock($0.dayStart)) },
        copy: { $1.dayStart = $0.dayStart }
    ) { value, _, settings in
        guard let seconds = value.text.flatMap(secondsAfterMidnight) else { return false }
        settings.dayStart = seconds
        return true
    }

    private static func clock(_ seconds: Int) -> String {
        [seconds / 3600, seconds / 60 % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    /// Parses `4` or `04:00`.
    private static func secondsAfterMidnight(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.count) }),
            let hour = Int(parts[0]), (0..<24).contains(hour),
            let minute = parts.count > 1 ? Int(parts[1]) : 0, (0..<60).contains(minute)
        else { return nil }
        return hour * 3600 + minute * 60
    }

    private static let plain = SettingDefinition(
        key: "plain", meaning: "plain text instead of the screen, for screen readers",
        allowed: { _ in "true or false" }, text: { "\($0.plain)" }, choices: { _ in ["true", "false"] },
        copy: { $1.plain = $0.plain }
    ) { value, _, settings in
        switch value {
        case .bool(let isPlain): settings.plain = isPlain
        // By convention, an environment variable that switches something on is 1.
        case .integer(1): settings.plain = true
        case .integer(0): settings.plain = false
        default: return false
        }
        return true
    }

    private static let plainInterval = span(
        "plain-interval", "time between the lines of plain text that give the time", \.plainInterval,
        allowed: "minutes, a duration like \"30s\", or 0 for never")
}
