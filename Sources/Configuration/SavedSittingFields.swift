import Meditation

/// A key of the table `[sittings.NAME]`. The list of all is the single source for the settings file's comments, the manual,
/// `islet config` and the reader, as ``SettingDefinition/all`` is for the other settings.
package struct SavedSittingField: Sendable {
    /// The key within the table.
    package let key: String
    /// Its meaning, without a full stop.
    package let meaning: String
    /// The allowed values, for messages and tables.
    package let allowed: String
    /// An example in TOML syntax.
    package let example: String
    /// Its value in TOML syntax; `nil` if the sitting leaves it out.
    package let text: @Sendable (SavedSitting) -> String?
    /// Stores a value. Returns false and changes nothing if the value is not allowed.
    let read: @Sendable (SettingValue, SettingVocabulary, inout SavedSitting) -> Bool

    /// All keys, in the order in which a user needs them.
    package static let all = [
        SavedSittingField(
            key: "duration", meaning: "the target", allowed: "a duration like \"20m\", minutes, or \"open\"",
            example: "\"25m\"",
            text: { sitting in
                sitting.length.map {
                    if case .target(let target) = $0 { TOMLText.duration(target) } else { TOMLText.quoted("open") }
                }
            },
            read: { value, vocabulary, sitting in
                if value == .string("open") {
                    sitting.length = .open
                    return true
                }
                guard let duration = value.duration(vocabulary), duration > .zero else { return false }
                sitting.length = .target(duration)
                return true
            }),
        SavedSittingField(
            key: "method", meaning: "the name of the method", allowed: "one line of text", example: "\"Zazen\"",
            text: { $0.method.map(TOMLText.quoted) },
            read: { value, _, sitting in
                guard let text = value.text, !text.allSatisfy(\.isWhitespace), !text.contains(where: \.isNewline) else {
                    return false
                }
                sitting.method = text
                return true
            }),
        SavedSittingField(
            key: "type", meaning: "the kind of practice",
            allowed: SessionType.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "),
            example: "\"meditation\"", text: { $0.type.map { TOMLText.quoted($0.rawValue) } },
            read: { value, _, sitting in
                guard let text = value.text, let type = try? SessionType(parsing: text) else { return false }
                sitting.type = type
                return true
            }),
        SavedSittingField(
            key: "prepare", meaning: "the time between the start and the first bell",
            allowed: "a duration like \"10s\", or 0", example: "\"10s\"",
            text: { $0.preparation.map { $0 == .zero ? "0" : TOMLText.duration($0) } },
            read: { value, vocabulary, sitting in
                let isNone = value == .integer(0)
                guard let duration = isNone ? .zero : value.duration(vocabulary), duration >= .zero,
                    duration <= .seconds(SittingLimits.longestPreparation)
                else { return false }
                sitting.preparation = duration
                return true
            }),
        SavedSittingField(
            key: "bells", meaning: "the bells in between",
            allowed:
                "an interval like \"every 5m\", two for random bells like \"5m..9m\", times like \"5m,20m\", or \"none\"",
            example: "\"every 5m\"",
            text: { $0.bells.map { TOMLText.quoted($0.text) } },
            read: { value, _, sitting in
                guard let text = value.text, let bells = try? IntervalBells(parsing: text), bells.isAllowed else {
                    return false
                }
                sitting.bells = bells
                return true
            }),
        SavedSittingField(
            key: "stages", meaning: "the stages, instead of duration, method and type",
            allowed: "stages like \"sit 25m Zazen, walk 10m, sit 25m\"",
            example: "\"sit 25m Zazen, walk 10m, sit 25m\"",
            text: { $0.stages.map { TOMLText.quoted($0.text) } },
            read: { value, _, sitting in
                guard let text = value.text, let stages = try? SittingStages(parsing: text) else { return false }
                sitting.stages = stages
                return true
            }),
        SavedSittingField(
            key: "ambient", meaning: "what plays in the background", allowed: AmbientSound.allowed,
            example: "\"rain\"", text: { $0.ambient.map { TOMLText.quoted($0.text) } },
            read: { value, _, sitting in
                guard let sound = value.text.flatMap(AmbientSound.init) else { return false }
                sitting.ambient = sound
                return true
            }),
        SavedSittingField(
            key: "guide", meaning: "the recording that guides it", allowed: "the path of a sound file",
            example: "\"/home/me/body-scan.mp3\"", text: { $0.guide.map(TOMLText.quoted) },
            read: { value, _, sitting in
                guard let text = value.text, case .file(let path)? = AmbientSound(text) else { return false }
                sitting.guide = path
                return true
            }),
        SavedSittingField(
            key: "key", meaning: "the key that begins it in the start panel",
            allowed:
                "a small letter other than \(SavedSitting.reservedKeys.sorted().map(String.init).joined(separator: ", "))",
            example: "\"m\"", text: { $0.key.map { TOMLText.quoted(String($0)) } },
            read: { value, _, sitting in
                guard let text = value.text, let key = text.first, text.count == 1, key.isASCII, key.isLowercase,
                    !SavedSitting.reservedKeys.contains(key)
                else { return false }
                sitting.key = key
                return true
            }),
    ]

    /// Whether a value in TOML syntax is allowed.
    package func accepts(_ text: String) -> Bool {
        guard let entry = try? TOMLDocument("value = \(text)", file: "").entries.first else { return false }
        var sitting = SavedSitting()
        let vocabulary = SettingVocabulary(
            parseDuration: { try? .seconds(SittingDuration.parse($0)) }, devices: [], themes: { [] })
        return read(SettingValue(entry.value), vocabulary, &sitting)
    }

    /// The setting of this key for the sitting `name`, as `islet config` and the settings file name it.
    package func definition(of name: String) -> SettingDefinition {
        SettingDefinition(
            key: "sittings.\(name).\(key)", meaning: "\(meaning) of the saved sitting \(name)",
            allowed: { _ in allowed },
            text: { settings in settings.sittings[name].flatMap(text) ?? TOMLText.quoted("") },
            copy: { $1.sittings[name] = $0.sittings[name] },
            read: { value, vocabulary, settings in
                var sitting = settings.sittings[name] ?? SavedSitting()
                guard read(value, vocabulary, &sitting) else { return false }
                settings.sittings[name] = sitting
                return true
            })
    }
}

extension SettingDefinition {
    /// How the keys of saved sittings begin.
    static let savedSittings = "sittings."

    /// The definition of `sittings.NAME.KEY`; `nil` for another key, or a name that is not allowed.
    static func ofSavedSitting(_ key: String) -> SettingDefinition? {
        let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, parts[0] + "." == savedSittings, SavedSitting.isAllowed(name: parts[1]) else {
            return nil
        }
        return SavedSittingField.all.first { $0.key == parts[2] }?.definition(of: parts[1])
    }

    /// The definitions of all values of the saved sittings in `settings`, by name.
    package static func ofSavedSittings(in settings: Settings) -> [SettingDefinition] {
        settings.sittings.sorted { $0.key < $1.key }.flatMap { name, sitting in
            SavedSittingField.all.filter { $0.text(sitting) != nil }.map { $0.definition(of: name) }
        }
    }
}
