import Foundation
import Meditation

extension Settings {
    /// What the bell is.
    package enum Bell: Hashable, Sendable {
        /// The terminal's own.
        case terminal
        /// A sound.
        case sound(BellSound)
        /// None: a flash stands for it.
        case none

        /// Reads the value of the setting; nil for what is not allowed.
        package init?(_ text: String) {
            switch text {
            case "terminal": self = .terminal
            case "bowl": self = .sound(.bowl)
            case "none": self = .none
            case _ where text.hasPrefix("/") || text.hasPrefix("~/"): self = .sound(.file(text))
            default: return nil
            }
        }

        /// As it is written in the settings file.
        package var text: String {
            switch self {
            case .terminal: "terminal"
            case .sound(.bowl): "bowl"
            case .sound(.file(let path)): path
            case .none: "none"
            }
        }
    }

    /// How a stroke makes itself felt at an instant of the wall clock.
    package enum Stroke: Hashable, Sendable {
        /// By the terminal's bell.
        case terminal
        /// By a sound.
        case sound(BellSound)
        /// By a flash of the screen.
        case flash
        /// Not at all.
        case nothing

        /// Whether it is to be heard.
        package var isSound: Bool {
            switch self {
            case .terminal, .sound: true
            case .flash, .nothing: false
            }
        }
    }

    /// How a stroke makes itself felt at `date`: in quiet hours a flash stands for every sound.
    package func stroke(at date: Date, in zone: TimeZone) -> Stroke {
        switch (haptics, bell) {
        case (.off, _): .nothing
        case (.flash, _), (.on, .none): .flash
        case (.on, _) where isQuiet(at: date, in: zone): .flash
        case (.on, .terminal): .terminal
        case (.on, .sound(let sound)): .sound(sound)
        }
    }

    /// The strokes that are heard at `date`, for those who have no screen to flash.
    package func audibleStrokes(at date: Date, in zone: TimeZone) -> BellStrokes {
        stroke(at: date, in: zone).isSound ? strokes : .none
    }

    /// Whether `date` is in the quiet hours.
    package func isQuiet(at date: Date, in zone: TimeZone) -> Bool { quietHours?.contains(date, in: zone) ?? false }

    /// Whether the target is to be told by a notification at `date`. While the desktop is set to "do not disturb" it is, too: the
    /// desktop shows it when that is over.
    package func notifies(at date: Date, in zone: TimeZone) -> Bool {
        notification && haptics != .off && !isQuiet(at: date, in: zone)
    }

    /// Seconds between two strokes.
    package var strokeSpacing: TimeInterval {
        if case .sound(let sound) = bell, haptics == .on { sound.spacing } else { BellStrokes.spacing }
    }
}
