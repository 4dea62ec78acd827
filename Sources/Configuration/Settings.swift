import Foundation
import Languages
import Meditation

/// The user's settings. Command-line flags override them for one run.
package struct Settings: Hashable, Sendable {
    /// How a sitting's events are signalled.
    package enum Haptics: String, CaseIterable, Hashable, Sendable {
        /// With the bell.
        case on
        /// Not at all.
        case off
        /// With a flash of the screen.
        case flash
    }

    /// What happens if a sitting is started while another one runs.
    package enum SecondStart: String, CaseIterable, Hashable, Sendable {
        /// The start is refused.
        case refuse
        /// The running sitting is completed and logged.
        case complete
    }

    /// How bells react to the desktop's "do not disturb".
    package enum FocusChoice: String, CaseIterable, Hashable, Sendable {
        /// Bells flash.
        case respect
        /// Bells ring.
        case ignore
    }

    /// Whether clocks show seconds if they fit.
    package var showSeconds = true
    /// Whether sittings are shown as Live Activities; otherwise only as the plain timer.
    package var liveActivities = true
    /// Whether a sitting's activity is replaced before the system ends it after eight hours.
    package var renew = true
    /// Whether servers may push often (iOS's switch for frequent updates); reported to the joined server.
    package var frequentPushes = true
    /// The hours in which the user looks at the device, reported to the joined server; `nil` for the whole day.
    package var activeHours: HoursOfDay?
    /// How a sitting's events are signalled.
    package var haptics = Haptics.on
    /// The kind of bell.
    package var bell = Bell.terminal
    /// The quiet hours; `nil` for none.
    package var quietHours: HoursOfDay?
    /// How bells react to the desktop's "do not disturb".
    package var focus = FocusChoice.respect
    /// Whether a desktop notification announces the target.
    package var notification = true
    /// Battery percentage at and below which seconds are hidden; 0 for never.
    package var lowBattery = 20
    /// Whether the window title shows the sitting's state.
    package var title = false
    /// Whether the terminal shows the sitting's progress on its tab or task bar.
    package var progress = false
    /// The number of bell strokes for each event.
    package var strokes = BellStrokes()
    /// The default interval between bells within a sitting; `nil` for none.
    package var intervalBells: Duration?
    /// Whether an attendant rings while no screen is open.
    package var attendant = true
    /// The user's commands for events.
    package var hooks: [HookEvent: HookCommandLine] = [:]
    /// Whether hooks written as text are passed to a shell.
    package var hooksUseShell = false
    /// Time limit of a hook.
    package var hookTimeLimit = Duration.seconds(10)
    /// The theme's name, or "automatic": midnight, and daylight where the terminal's background is light.
    package var theme = "automatic"
    /// The code of the language, or "automatic": that of the environment.
    package var language = "automatic"
    /// The default target; `nil` for open-ended.
    package var defaultDuration: Duration?
    /// The time between the start and the first bell.
    package var preparation = Duration.zero
    /// The emulated device, by its portrait size in points.
    package var device = "393x852"
    /// How long the card after a sitting stays without a key.
    package var completionDisplay = Duration.seconds(15)
    /// The moods that the card after a sitting offers; none are asked for if it is empty.
    package var moods = ["restless", "settled", "clear"]
    /// Whether a sitting is followed in plain lines instead of on the screen.
    package var plain = false
    /// Time between two plain lines that report the time; zero for none.
    package var plainInterval = Duration.seconds(60)
    /// The default method's name.
    package var method = "Meditation"

    /// What happens if a sitting is started while another one runs.
    package var secondStart = SecondStart.refuse
    /// Minimum duration of a logged sitting; zero to log all.
    package var shortestLogged = Duration.seconds(60)
    /// Seconds after midnight at which a day of the log begins.
    package var dayStart = 0
    /// The time to sit each week; `nil` for no aim.
    package var weeklyAim: Duration?
    /// The time that a day needs to count for the run of days; zero if every sitting does.
    package var dayMinimum = Duration.zero
    /// The days that do not break a run of days.
    package var daysOff = DaysOff()
    /// Whether statistics include streaks.
    package var streak = true
    /// Whether aim, run of days, averages and totals are shown at all.
    package var review = true

    /// Whether the start panel opens with the last sitting and offers frequent ones.
    package var remember = true
    /// The saved sittings by name.
    package var sittings: [String: SavedSitting] = [:]

    /// When to remind the user to sit.
    package var reminders: [Reminder] = []

    /// The language that Islet speaks, as chosen or, if that is left to the environment, by its locale.
    package func spokenLanguage(in environment: [String: String]) -> Language {
        Language(rawValue: language) ?? Language(in: environment)
    }

    /// The default settings.
    package static let defaults = Settings()

    /// How the practice is reviewed.
    package var practice: PracticeRules {
        guard review else { return .none }
        return PracticeRules(
            weeklyAim: weeklyAim.map { $0 / .seconds(1) }, dayMinimum: dayMinimum / .seconds(1), daysOff: daysOff,
            hasStreak: streak)
    }

    /// The default interval bells.
    package var bells: IntervalBells { intervalBells.map { .every($0 / .seconds(1)) } ?? .none }
}

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

/// A sound that replaces the terminal bell.
package enum BellSound: Hashable, Sendable {
    /// Islet's own singing bowl.
    case bowl
    /// A sound file of the user's.
    case file(String)

    /// Its name in a sentence.
    package var name: String {
        switch self {
        case .bowl: "the bowl"
        case .file(let path): path
        }
    }

    /// Seconds between two strokes. The bowl's strokes overlap, as real ones do.
    package var spacing: TimeInterval { 3 }
}
