import Configuration
import Languages
import Surroundings

/// A setting on the settings screen: its definition, and what is known of it when the settings are read.
package struct SettingItem: Hashable {
    /// The definition.
    package let definition: SettingDefinition
    /// The allowed values, in words.
    let allowed: String
    /// All allowed values as typed; empty if they cannot be listed.
    let choices: [String]
    /// Where the saved value comes from.
    let origin: SettingOrigin
    /// The value that file and environment give, as typed.
    let saved: String

    /// Creates an item.
    package init(
        _ definition: SettingDefinition, saved: Settings, origin: SettingOrigin, vocabulary: SettingVocabulary
    ) {
        (self.definition, self.origin) = (definition, origin)
        (allowed, choices) = (definition.allowed(vocabulary), definition.choices(vocabulary))
        self.saved = TypedSetting.text(of: definition, in: saved)
    }

    /// Its value as typed.
    package func value(in settings: Settings) -> String { TypedSetting.text(of: definition, in: settings) }

    /// The default as typed, in the language in effect.
    var standard: String { value(in: .spokenDefaults) }

    /// Whether the arrow keys change it.
    var hasSteps: Bool { !choices.isEmpty || definition.range != nil }

    /// The value `steps` after `value`: lists wrap around, numbers stop at their limits. `nil` if it cannot be stepped.
    package func value(_ steps: Int, after value: String) -> String? {
        if let range = definition.range {
            return Double(value).map {
                TOMLText.number(min(max($0 + Double(steps), range.lowerBound), range.upperBound))
            }
        }
        guard !choices.isEmpty else { return nil }
        // A value that is not listed is before the first and after the last.
        guard let index = choices.firstIndex(of: value) else { return steps > 0 ? choices.first : choices.last }
        return choices[(index + steps % choices.count + choices.count) % choices.count]
    }

    /// Why it cannot be changed; `nil` if it can.
    package var refusal: String? {
        guard case .environment(let name) = origin else { return nil }
        return localized(
            "\(name) is set and takes precedence over the file; unset it to change \(definition.key) here.")
    }

    /// Where `value` comes from; `nil` if it is the default.
    func source(of value: String) -> String? {
        guard value == saved else { return localized("changed on this screen only; saved is \(Self.shown(saved))") }
        return switch origin {
        case .standard: nil
        case .file(_, let line): localized("line \(String(line)) of the file")
        case .environment(let name): localized("\(name); unset it to change the value here")
        }
    }

    /// A value as printed: an empty one is a dash.
    static func shown(_ value: String) -> String { value.isEmpty ? "–" : value }
}
