import Foundation
import Meditation

extension Settings {
    /// The kind of bell.
    package enum Bell: Hashable, Sendable {
        /// The terminal's bell.
        case terminal
        /// A sound.
        case sound(BellSound)
        /// Silent: the screen flashes instead.
        case none

        /// Parses the setting's value; `nil` if it is not allowed.
        package init?(_ text: String) {
            switch text {
            case "terminal": self = .terminal
            case "bowl": self = .sound(.bowl)
            case "none": self = .none
            case _ where text.hasPrefix("/") || text.hasPrefix("~/"): self = .sound(.file(text))
            default: return nil
            }
        }

        /// Its text in the settings file.
        package var text: String {
            switch self {
            case .terminal: "terminal"
            case .sound(.bowl): "bowl"
            case .sound(.file(let path)): path
            case .none: "none"
            }
        }
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

    /// How a stroke is rendered at `date`: during quiet hours every sound becomes a flash.
    package func stroke(at date: Date, in zone: TimeZone) -> Stroke {
        switch (haptics, bell) {
        case (.off, _): .nothing
        case (.flash, _), (.on, .none): .flash
        case (.on, _) where isQuiet(at: date, in: zone): .flash
        case (.on, .terminal): .terminal
        case (.on, .sound(let sound)): .sound(sound)
        }
    }

    /// The audible strokes at `date`, for programs without a screen to flash.
    package func audibleStrokes(at date: Date, in zone: TimeZone) -> BellStrokes {
        stroke(at: date, in: zone).isSound ? strokes : .none
    }

    /// Whether `date` is within the quiet hours.
    package func isQuiet(at date: Date, in zone: TimeZone) -> Bool { quietHours?.contains(date, in: zone) ?? false }

    /// Whether to announce the target with a desktop notification at `date`. Also during "do not disturb": the desktop then
    /// shows it afterwards.
    package func notifies(at date: Date, in zone: TimeZone) -> Bool {
        notification && haptics != .off && !isQuiet(at: date, in: zone)
    }

    /// Seconds between two strokes.
    package var strokeSpacing: TimeInterval {
        if case .sound(let sound) = bell, haptics == .on { sound.spacing } else { BellStrokes.spacing }
    }
}
