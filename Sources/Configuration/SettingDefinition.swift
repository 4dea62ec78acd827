import PlainText

/// One setting: its names, what it means, what it may be, and how it is read and written.
///
/// The list of all (`SettingDefinition.all`) is the one source of the settings file's comments, of the table in the manual, of
/// `islet config`, and of both readers: a new setting is a property of ``Settings`` and an entry there.
package struct SettingDefinition: Sendable {
    /// The key in the settings file; with a dot, in a table of it.
    package let key: String
    /// What it means, without a full stop.
    package let meaning: String
    /// What it may be, for messages and tables.
    package let allowed: @Sendable (SettingVocabulary) -> String
    /// Its value as the settings file would have it.
    package let text: @Sendable (Settings) -> String
    /// All that it may be, as it is typed, for completions; none where that cannot be listed.
    package var choices: @Sendable (SettingVocabulary) -> [String] = { _ in [] }
    /// Takes its value from one of the settings over to the other.
    package let copy: @Sendable (_ from: Settings, _ to: inout Settings) -> Void
    /// Puts a value into settings; false, and nothing is changed, if it is not allowed.
    package let read: @Sendable (SettingValue, SettingVocabulary, inout Settings) -> Bool

    /// The environment variable: `ISLET_SHOW_SECONDS` for `show-seconds`.
    package var environmentName: String { "ISLET_" + String(key.uppercased().map { "-.".contains($0) ? "_" : $0 }) }

    /// The definition of a key; `nil` if there is none.
    package static func named(_ key: String) -> SettingDefinition? { all.first { $0.key == key } }

    /// What to say of a key that there is not, as the end of a sentence: the one that was meant, or where all are listed.
    package static func advice(on key: String) -> String {
        NearMiss.advice(on: key, among: all.map(\.key), place: "`islet config show` lists them all")
    }
}

/// The kinds of settings.
extension SettingDefinition {
    /// Takes the value at `path` over.
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

    /// A duration that is at least `least`, or none, for which `word` stands.
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

    package static func count(
        _ key: String, _ meaning: String, _ path: WritableKeyPath<Settings, Int> & Sendable, in range: ClosedRange<Int>
    ) -> SettingDefinition {
        SettingDefinition(
            key: key, meaning: meaning,
            allowed: { _ in "a number from \(range.lowerBound) to \(range.upperBound)" },
            text: { "\($0[keyPath: path])" }, copy: copying(path)
        ) { value, _, settings in
            guard case .integer(let count) = value, range.contains(count) else { return false }
            settings[keyPath: path] = count
            return true
        }
    }
}

extension SettingValue {
    /// The duration that it says; a number is minutes.
    package func duration(_ vocabulary: SettingVocabulary) -> Duration? {
        switch self {
        case .integer(let minutes): vocabulary.parseDuration("\(minutes)")
        case .string(let text): vocabulary.parseDuration(text)
        default: nil
        }
    }
}
