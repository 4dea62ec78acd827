import Meditation

/// The settings of bells.
extension SettingDefinition {
    static let bell = SettingDefinition(
        key: "bell", meaning: "what rings", allowed: { _ in Settings.Bell.allowed },
        text: { TOMLText.quoted($0.bell.text) }, copy: { $1.bell = $0.bell }
    ) { value, _, settings in
        guard let bell = value.text.flatMap(Settings.Bell.init) else { return false }
        settings.bell = bell
        return true
    }

    static let ambient = SettingDefinition(
        key: "ambient", meaning: "what plays in the background of a sitting",
        allowed: { _ in AmbientSound.allowed }, text: { TOMLText.quoted($0.ambient.text) },
        choices: { _ in ["off"] + AmbientSound.ownNames }, copy: { $1.ambient = $0.ambient }
    ) { value, _, settings in
        guard let ambient = value.text.flatMap(AmbientSound.init) else { return false }
        settings.ambient = ambient
        return true
    }

    static let intervalBells = SettingDefinition(
        key: "interval-bells", meaning: "the time between two bells within a sitting",
        allowed: { _ in
            "a duration of at least 5 s like \"5m\", minutes, two for random bells like \"5m..9m\", or \"none\""
        },
        text: { settings in
            switch settings.bells {
            case .every(let seconds): TOMLText.duration(.seconds(seconds))
            case let bells: TOMLText.quoted(bells.text)
            }
        }, copy: { $1.bells = $0.bells }
    ) { value, vocabulary, settings in
        let bells: IntervalBells
        if value == .string("none") {
            bells = .none
        } else if let duration = value.duration(vocabulary) {
            bells = .every(duration / .seconds(1))
        } else if let text = value.text, text.contains(".."), let random = try? IntervalBells(interval: text) {
            bells = random
        } else {
            return false
        }
        guard bells.isAllowed else { return false }
        settings.bells = bells
        return true
    }

    static func strokes(of event: BellEvent) -> SettingDefinition {
        .count(
            "strokes.\(event.rawValue)", "number of bell strokes when \(event.meaning)", \.strokes[event],
            in: BellStrokes.allowed)
    }

    static func sound(of event: BellEvent) -> SettingDefinition {
        SettingDefinition(
            key: "sounds.\(event.rawValue)", meaning: "what rings when \(event.meaning)",
            allowed: { _ in "\"bell\" (as the setting bell), or one of its values" },
            text: { TOMLText.quoted($0.sounds[event]?.text ?? "bell") },
            copy: { $1.sounds[event] = $0.sounds[event] }
        ) { value, _, settings in
            let bell = value.text.flatMap(Settings.Bell.init)
            guard bell != nil || value == .string("bell") else { return false }
            settings.sounds[event] = bell
            return true
        }
    }
}

extension BellEvent {
    /// What happens, as a clause.
    package var meaning: String {
        switch self {
        case .prepare: "the preparation begins"
        case .start: "the sitting begins"
        case .interval: "an interval is over"
        case .stage: "another stage begins"
        case .target: "the target is reached"
        case .end: "the sitting is completed"
        case .countdown: "a countdown is over"
        }
    }
}
