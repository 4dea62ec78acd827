import Languages
import PlainText

/// One setting: its names, meaning and allowed values, and how it is read and written.
///
/// The list of all definitions (`SettingDefinition.all`) is the single source for the settings file's comments, the manual's
/// table, `islet config` and both readers. To add a setting, add a property to ``Settings`` and an entry to that list.
package struct SettingDefinition: Sendable {
    /// Key in the settings file; a dot separates table and key.
    package let key: String
    /// Its meaning, without a full stop.
    package let meaning: String
    /// The allowed values, for messages and tables.
    package let allowed: @Sendable (SettingVocabulary) -> String
    /// Its value in TOML syntax.
    package let text: @Sendable (Settings) -> String
    /// All allowed values as typed, for shell completion; empty if they cannot be listed.
    package var choices: @Sendable (SettingVocabulary) -> [String] = { _ in [] }
    /// The allowed numbers; `nil` (the default) if it is not a number.
    package var range: ClosedRange<Double>?
    /// Copies its value from one `Settings` to another.
    package let copy: @Sendable (_ from: Settings, _ to: inout Settings) -> Void
    /// Stores a value. Returns false and changes nothing if the value is not allowed.
    package let read: @Sendable (SettingValue, SettingVocabulary, inout Settings) -> Bool

    /// The environment variable: `ISLET_SHOW_SECONDS` for `show-seconds`.
    ///
    /// By bytes, since keys are ASCII: with an `ISLET_` variable set, as `ISLET_ATTENDANT`, all names are made at each start, and by
    /// characters that was a fifth of the instructions of `islet status`.
    package var environmentName: String {
        Self.environmentPrefix
            + String(
                decoding: key.utf8.map { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte & 0b1101_1111
                    case UInt8(ascii: "-"), UInt8(ascii: "."): UInt8(ascii: "_")
                    default: byte
                    }
                }, as: UTF8.self)
    }
    /// How the names of all environment variables of settings begin.
    static let environmentPrefix = "ISLET_"

    /// The definition with a key; `nil` if there is none.
    package static func named(_ key: String) -> SettingDefinition? {
        all.first { $0.key == key } ?? ofSavedSitting(key)
    }

    /// Whether there are settings in a table of this name.
    static func hasTable(_ name: String) -> Bool {
        "\(name).".hasPrefix(savedSittings) || all.contains { $0.key.hasPrefix("\(name).") }
    }

    /// Advice on an unknown key, to end a sentence: the key probably meant, or where all are listed.
    package static func advice(on key: String) -> String {
        if key.hasPrefix(savedSittings) {
            let keys = SavedSittingField.all.map(\.key).joined(separator: ", ")
            let names = localized(Phrase(SavedSitting.allowedNames))
            return localized("a saved sitting is [sittings.NAME] (\(names)) with the keys \(keys).")
        }
        return NearMiss.advice(on: key, among: all.map(\.key), place: localized("`islet config show` lists them all"))
    }
}

extension SettingDefinition: Hashable {
    /// The key identifies a setting.
    package static func == (one: SettingDefinition, other: SettingDefinition) -> Bool { one.key == other.key }
    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// Constructors for the kinds of settings.
extension SettingDefinition {
    /// Copies the value at `path`.
    static func copying<Value>(
        _ path: WritableKeyPath<Settings, Value> & Sendable
    ) -> @Sendable (Settings, inout Settings) -> Void {
        { $1[keyPath: path] = $0[keyPath: path] }
    }

    static func bool(
        _ key: String, _ meaning: String, _ path: WritableKeyPath<Settings, Bool> & Sendable
    ) -> SettingDefinition {
        SettingDefinition(
            key: key, meaning: meaning, allowed: { _ in "true or false" }, text: { "\($0[keyPath: path])" },
            choices: { _ in ["true", "false"] }, copy: copying(path)
        ) {
            guard case .bool(let chosen) = $0 else { return false }
            $2[keyPath: path] = chosen
            return true
        }
    }

    package static func choice(
        _ key: String, _ meaning: String, _ path: WritableKeyPath<Settings, String> & Sendable,
        of names: @escaping @Sendable (SettingVocabulary) -> [String]
    ) -> SettingDefinition {
        SettingDefinition(
            key: key, meaning: meaning,
            allowed: { names($0).map { "\"\($0)\"" }.joined(separator: ", ") },
            text: { TOMLText.quoted($0[keyPath: path]) }, choices: names, copy: copying(path)
        ) { value, vocabulary, settings in
            guard let name = value.text, names(vocabulary).contains(name) else { return false }
            settings[keyPath: path] = name
            return true
        }
    }

    /// A duration of at least `least`, or none, written as `word`.
    package static func duration(
        _ key: String, _ meaning: String, _ path: WritableKeyPath<Settings, Duration?> & Sendable, orNone word: String,
        like example: String, atLeast least: Duration
    ) -> SettingDefinition {
        SettingDefinition(
            key: key, meaning: meaning, allowed: { _ in "a duration like \"\(example)\", minutes, or \"\(word)\"" },
            text: { $0[keyPath: path].map(TOMLText.duration) ?? TOMLText.quoted(word) }, copy: copying(path)
        ) { value, vocabulary, settings in
            if value == .string(word) {
                settings[keyPath: path] = nil
                return true
            }
            guard let duration = value.duration(vocabulary), duration >= least else { return false }
            settings[keyPath: path] = duration
            return true
        }
    }

    /// A duration, or 0.
    static func span(
        _ key: String, _ meaning: String, _ path: WritableKeyPath<Settings, Duration> & Sendable, allowed: String
    ) -> SettingDefinition {
        SettingDefinition(
            key: key, meaning: meaning, allowed: { _ in allowed },
            text: { $0[keyPath: path] == .zero ? "0" : TOMLText.duration($0[keyPath: path]) }, copy: copying(path)
        ) { value, vocabulary, settings in
            let isNone = value == .integer(0) || value == .double(0)
            guard let duration = isNone ? .zero : value.duration(vocabulary), duration >= .zero else { return false }
            settings[keyPath: path] = duration
            return true
        }
    }

    package static func count(
        _ key: String, _ meaning: String, _ path: WritableKeyPath<Settings, Int> & Sendable, in range: ClosedRange<Int>
    ) -> SettingDefinition {
        SettingDefinition(
            key: key, meaning: meaning,
            allowed: { _ in "a number from \(range.lowerBound) to \(range.upperBound)" },
            text: { "\($0[keyPath: path])" }, range: Double(range.lowerBound)...Double(range.upperBound),
            copy: copying(path)
        ) { value, _, settings in
            guard case .integer(let count) = value, range.contains(count) else { return false }
            settings[keyPath: path] = count
            return true
        }
    }
}

extension SettingValue {
    /// The value as a duration; a plain number is minutes. `nil` if it is not one.
    package func duration(_ vocabulary: SettingVocabulary) -> Duration? {
        switch self {
        case .integer(let minutes): vocabulary.parseDuration("\(minutes)")
        case .string(let text): vocabulary.parseDuration(text)
        default: nil
        }
    }
}

/// Names and formats that settings use but other modules define: durations, devices, themes.
package struct SettingVocabulary: Sendable {
    /// Reads `20m`, `1h30m`, `20:00`, `PT20M`; a plain number is minutes. `nil` if the text is not a duration.
    package let parseDuration: @Sendable (String) -> Duration?
    /// The names of all devices.
    package var devices: [String] { listDevices() }
    /// The names of all themes. Lists a folder, so it is only used if a setting names a theme.
    package var themes: [String] { listThemes() }

    private let listDevices: @Sendable () -> [String]
    private let listThemes: @Sendable () -> [String]

    package init(
        parseDuration: @escaping @Sendable (String) -> Duration?,
        devices: @autoclosure @escaping @Sendable () -> [String],
        themes: @escaping @Sendable () -> [String]
    ) {
        self.parseDuration = parseDuration
        (listDevices, listThemes) = (devices, themes)
    }
}
