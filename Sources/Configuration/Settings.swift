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
    /// Whether nothing moves by itself but clocks and bars.
    package var reduceMotion = false
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
    package var bell = Bell.automatic
    /// The loudness of sounds, in percent.
    package var volume = 100
    /// What plays in the background of a sitting.
    package var ambient = AmbientSound.off
    /// The loudness of what plays in the background, and of a guide, in percent.
    package var ambientVolume = 50
    /// The kind of bell for single events; the others have that of ``bell``.
    package var sounds: [BellEvent: Bell] = [:]
    /// Whether the bell of the target repeats, louder each time, until a key is pressed.
    package var wakeBell = false
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
    /// The default bells within a sitting.
    package var bells = IntervalBells.none
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
    /// The file of a picture as the phone's wallpaper; `nil` for the theme's.
    package var wallpaper: String?
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
    /// The day on which weeks begin, 1 (Monday) to 7 (Sunday); `nil` for that of the locale.
    package var firstWeekday: Int?
    /// The day on which weeks begin by the locale; not a setting, but read with them.
    package var firstWeekdayOfLocale = 1
    /// The time to sit each week; `nil` for no aim.
    package var weeklyAim: Duration?
    /// The time that a day needs to count for the run of days; zero if every sitting does.
    package var dayMinimum = Duration.zero
    /// The days that do not break a run of days.
    package var daysOff = DaysOff()
    /// Whether statistics include streaks.
    package var streak = true
    /// Whether aim, run of days, averages, habits and the card's totals are shown at all.
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

    /// The user's calendar.
    package func calendar(in timeZone: TimeZone) -> HistoryCalendar {
        HistoryCalendar(
            timeZone: timeZone, dayStart: dayStart, firstWeekday: firstWeekday ?? firstWeekdayOfLocale)
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
}
