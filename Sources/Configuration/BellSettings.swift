import Foundation
import Meditation

extension Settings {
    /// The kind of bell.
    package enum Bell: Hashable, Sendable {
        /// The bowl if a player is installed, otherwise the terminal's bell.
        case automatic
        /// The terminal's bell.
        case terminal
        /// A sound.
        case sound(BellSound)
        /// Silent: the screen flashes instead.
        case none

        /// Parses the setting's value; `nil` if it is not allowed.
        package init?(_ text: String) {
            switch text {
            case "automatic": self = .automatic
            case "terminal": self = .terminal
            case "none": self = .none
            case _ where text.hasPrefix("/") || text.hasPrefix("~/"): self = .sound(.file(text))
            default:
                guard let sound = OwnSound(rawValue: text) else { return nil }
                self = .sound(BellSound(.own(sound)))
            }
        }

        /// Its text in the settings file.
        package var text: String {
            switch self {
            case .automatic: "automatic"
            case .terminal: "terminal"
            case .sound(let sound):
                switch sound.source {
                case .own(let own): own.rawValue
                case .file(let path): path
                }
            case .none: "none"
            }
        }

        /// The allowed values, for messages.
        package static let allowed =
            "\"automatic\" (the bowl, or the terminal without a sound player), \"terminal\", "
            + OwnSound.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            + ", the path of a sound file, or \"none\" (a flash)"
    }

    /// How a bell stroke is rendered at a given time.
    package enum Stroke: Hashable, Sendable {
        /// The terminal's bell.
        case terminal
        /// A sound.
        case sound(BellSound)
        /// A flash of the screen.
        case flash
        /// Nothing.
        case nothing

        /// Whether it is audible.
        package var isSound: Bool {
            switch self {
            case .terminal, .sound: true
            case .flash, .nothing: false
            }
        }
    }

    /// The kind of bell for an event; that of other alerts for `nil`.
    package func bell(for event: BellEvent?) -> Bell { event.flatMap { sounds[$0] } ?? bell }

    /// How a stroke is rendered at `date`: during quiet hours every sound becomes a flash.
    ///
    /// - Parameters:
    ///   - event: What the bell announces; `nil` (the default) for other alerts.
    ///   - level: The loudness, from 0 to 1, relative to the setting `volume`. Default: 1.
    package func stroke(of event: BellEvent? = nil, level: Double = 1, at date: Date, in zone: TimeZone) -> Stroke {
        switch (haptics, bell(for: event)) {
        case (.off, _): .nothing
        case (.flash, _), (.on, .none): .flash
        case (.on, _) where isQuiet(at: date, in: zone): .flash
        case (.on, .terminal): .terminal
        case (.on, .automatic): .sound(.bowl.times(level * Double(volume) / 100))
        case (.on, .sound(let sound)): .sound(sound.times(level * Double(volume) / 100))
        }
    }

    /// The settings as they work on a machine that has a sound player or none: `automatic` replaced by what it stands for.
    package func resolved(hasPlayer: Bool) -> Settings {
        var settings = self
        let automatic: Bell = hasPlayer ? .sound(.bowl) : .terminal
        if bell == .automatic { settings.bell = automatic }
        settings.sounds = sounds.mapValues { $0 == .automatic ? automatic : $0 }
        return settings
    }

    /// The audible strokes at `date`, for programs without a screen to flash.
    package func audibleStrokes(at date: Date, in zone: TimeZone) -> BellStrokes {
        var audible = strokes
        for event in BellEvent.allCases where !stroke(of: event, at: date, in: zone).isSound { audible[event] = 0 }
        return audible
    }

    /// Whether `date` is within the quiet hours.
    package func isQuiet(at date: Date, in zone: TimeZone) -> Bool { quietHours?.contains(date, in: zone) ?? false }

    /// Whether to announce the target with a desktop notification at `date`. Also during "do not disturb": the desktop then
    /// shows it afterwards.
    package func notifies(at date: Date, in zone: TimeZone) -> Bool {
        notification && haptics != .off && !isQuiet(at: date, in: zone)
    }

    /// Seconds between two strokes of an event.
    package func spacing(of event: BellEvent) -> TimeInterval {
        if haptics == .on, case .sound(let sound) = bell(for: event) { sound.spacing } else { BellStrokes.spacing }
    }
}
