/// One setting: its names, what it means, what it may be, and how it is read.
///
/// The list of all is the one source of the settings file's comments, of the table in the manual, and of both readers.
struct SettingDefinition: Sendable {
    /// The key in the settings file.
    let key: String
    /// What it means, without a full stop.
    let meaning: String
    /// The default as the settings file would have it.
    let defaultText: String
    /// What it may be, for messages and tables.
    let allowed: @Sendable (SettingVocabulary) -> String
    /// Puts a value into settings; false, and nothing is changed, if it is not allowed.
    let read: @Sendable (SettingValue, SettingVocabulary, inout Settings) -> Bool

    /// The environment variable: `ISLET_SHOW_SECONDS` for `show-seconds`.
    var environmentName: String { "ISLET_" + key.uppercased().replacing("-", with: "_") }

    /// The definition of a key; `nil` if there is none.
    static func named(_ key: String) -> SettingDefinition? { all.first { $0.key == key } }

    /// All settings, in the order in which a person meets them.
    static let all: [SettingDefinition] = [
        .choice("theme", "the colours of the screen", default: "\"midnight\"", \.theme) { $0.themes },
        .choice("device", "the device whose screen is drawn", default: "\"393x852\"", \.device) { $0.devices },
        .bool("show-seconds", "clocks show seconds where there is room", default: true, \.showSeconds),
        .bool(
            "live-activities", "sittings are shown as Live Activities, otherwise as the plain timer alone",
            default: true, \.liveActivities),
        haptics,
        SettingDefinition(
            key: "default-duration", meaning: "the target of a sitting that is started without one",
            defaultText: "\"open\"", allowed: { _ in "a duration like \"20m\", minutes, or \"open\"" }
        ) { value, vocabulary, settings in
            if value == .string("open") {
                settings.defaultDuration = nil
                return true
            }
            guard let duration = duration(value, vocabulary), duration > .zero else { return false }
            settings.defaultDuration = duration
            return true
        },
        SettingDefinition(
            key: "preparation", meaning: "the time between the start and the first bell", defaultText: "0",
            allowed: { _ in "a duration like \"10s\", or 0" }
        ) { value, vocabulary, settings in
            let isNone = value == .integer(0) || value == .double(0)
            guard let duration = isNone ? .zero : duration(value, vocabulary), duration >= .zero else { return false }
            settings.preparation = duration
            return true
        },
        SettingDefinition(
            key: "method", meaning: "the name of the method", defaultText: "\"Meditation\"",
            allowed: { _ in "a text of one line" }
        ) { value, _, settings in
            guard let text = value.text, !text.allSatisfy(\.isWhitespace), !text.contains(where: \.isNewline) else {
                return false
            }
            settings.method = text
            return true
        },
        SettingDefinition(
            key: "completion-display", meaning: "how many seconds the completion is shown", defaultText: "4",
            allowed: { _ in "seconds from 0 to 3600" }
        ) { value, _, settings in
            let seconds: Double? =
                switch value {
                case .integer(let number): Double(number)
                case .double(let number): number
                default: nil
                }
            guard let seconds, (0...3600).contains(seconds) else { return false }
            settings.completionDisplay = .seconds(seconds)
            return true
        },
        SettingDefinition(
            key: "plain", meaning: "lines of words instead of the screen, for who hears it", defaultText: "false",
            allowed: { _ in "true or false" }
        ) { value, _, settings in
            switch value {
            case .bool(let isPlain): settings.plain = isPlain
            // A variable that switches something on is 1 by custom.
            case .integer(1): settings.plain = true
            case .integer(0): settings.plain = false
            default: return false
            }
            return true
        },
        SettingDefinition(
            key: "plain-interval", meaning: "how often plain lines tell the time", defaultText: "1",
            allowed: { _ in "minutes, a duration like \"30s\", or 0 for never" }
        ) { value, vocabulary, settings in
            let isNone = value == .integer(0) || value == .double(0)
            guard let duration = isNone ? .zero : duration(value, vocabulary), duration >= .zero else { return false }
            settings.plainInterval = duration
            return true
        },
    ]

    private static let haptics = SettingDefinition(
        key: "haptics", meaning: "how events make themselves felt", defaultText: "\"on\"",
        allowed: { _ in "\"on\" (the bell), \"off\" or \"flash\"" }
    ) { value, _, settings in
        // A TOML reader expects `haptics = true` to be meant like "on".
        if case .bool(let isOn) = value {
            settings.haptics = isOn ? .on : .off
            return true
        }
        guard let haptics = value.text.flatMap(Settings.Haptics.init(rawValue:)) else { return false }
        settings.haptics = haptics
        return true
    }

    private static func bool(
        _ key: String, _ meaning: String, default value: Bool, _ path: WritableKeyPath<Settings, Bool> & Sendable
    ) -> SettingDefinition {
        SettingDefinition(key: key, meaning: meaning, defaultText: "\(value)", allowed: { _ in "true or false" }) {
            guard case .bool(let chosen) = $0 else { return false }
            $2[keyPath: path] = chosen
            return true
        }
    }

    private static func choice(
        _ key: String, _ meaning: String, default value: String, _ path: WritableKeyPath<Settings, String> & Sendable,
        of names: @escaping @Sendable (SettingVocabulary) -> [String]
    ) -> SettingDefinition {
        SettingDefinition(
            key: key, meaning: meaning, defaultText: value,
            allowed: { names($0).map { "\"\($0)\"" }.joined(separator: ", ") }
        ) { value, vocabulary, settings in
            guard let name = value.text, names(vocabulary).contains(name) else { return false }
            settings[keyPath: path] = name
            return true
        }
    }

    private static func duration(_ value: SettingValue, _ vocabulary: SettingVocabulary) -> Duration? {
        switch value {
        case .integer(let minutes): vocabulary.parseDuration("\(minutes)")
        case .string(let text): vocabulary.parseDuration(text)
        default: nil
        }
    }
}
