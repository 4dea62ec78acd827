import Meditation

/// What a person has chosen once and for all; flags of a command change it for that run.
package struct Settings: Hashable, Sendable {
    /// How events of a sitting make themselves felt.
    package enum Haptics: String, CaseIterable, Hashable, Sendable {
        /// The terminal's bell.
        case on
        /// Nothing.
        case off
        /// A flash of the screen.
        case flash
    }

    /// What happens to a sitting that runs when another one is started.
    package enum SecondStart: String, CaseIterable, Hashable, Sendable {
        /// The start is refused.
        case refuse
        /// The sitting that runs is completed and logged.
        case complete
    }

    /// What the desktop's "do not disturb" means to bells.
    package enum FocusChoice: String, CaseIterable, Hashable, Sendable {
        /// They flash.
        case respect
        /// They ring.
        case ignore
    }

    /// Whether clocks show seconds where there is room for them.
    package var showSeconds = true
    /// Whether sittings are shown as Live Activities; otherwise as the plain timer alone.
    package var liveActivities = true
    /// Whether a sitting's activity is replaced before the system ends it after eight hours.
    package var renew = true
    /// Whether servers may push often: the switch of iOS for frequent updates, which the joined server learns of.
    package var frequentPushes = true
    /// The hours in which the person looks at the device, for the joined server; `nil` for the whole day.
    package var activeHours: HoursOfDay?
    /// How events make themselves felt.
    package var haptics = Haptics.on
    /// What the bell is.
    package var bell = Bell.terminal
    /// The hours in which nothing sounds; `nil` for none.
    package var quietHours: HoursOfDay?
    /// What the desktop's "do not disturb" means to bells.
    package var focus = FocusChoice.respect
    /// Whether the desktop is told when the target is reached.
    package var notification = true
    /// Per cent of the battery at and below which seconds are hidden; 0 for never.
    package var lowBattery = 20
    /// Whether the window's title tells how the sitting stands.
    package var title = false
    /// Whether the terminal shows the sitting's progress beside the screen.
    package var progress = false
    /// How many strokes the bell has for what.
    package var strokes = BellStrokes()
    /// The bells between beginning and target of a sitting that is started without others.
    package var intervalBells: Duration?
    /// Whether an attendant rings while no screen is open.
    package var attendant = true
    /// The person's own commands for events.
    package var hooks: [HookEvent: HookCommandLine] = [:]
    /// Whether hooks that are a text are given to a shell.
    package var hooksUseShell = false
    /// How long a hook may take.
    package var hookTimeLimit = Duration.seconds(10)
    /// The theme's name.
    package var theme = "midnight"
    /// The target of a sitting that is started without one; `nil` for open-ended.
    package var defaultDuration: Duration?
    /// The time between the start and the first bell.
    package var preparation = Duration.zero
    /// The device whose screen is drawn: its portrait size in points.
    package var device = "393x852"
    /// How long the completion is shown.
    package var completionDisplay = Duration.seconds(4)
    /// Whether a sitting is followed in lines of words instead of on the screen.
    package var plain = false
    /// How much time passes between two lines that tell the time; zero for none.
    package var plainInterval = Duration.seconds(60)
    /// The method's name.
    package var method = "Meditation"

    /// What happens to a sitting that runs when another one is started.
    package var secondStart = SecondStart.refuse
    /// How long a sitting must last to be logged; zero to log all.
    package var shortestLogged = Duration.seconds(60)
    /// Seconds after midnight at which a day of the log begins.
    package var dayStart = 0
    /// Whether statistics count days in a row.
    package var streak = true

    /// What holds where nobody chose.
    package static let defaults = Settings()

    /// The bells in between of a sitting that is started without others.
    package var bells: IntervalBells { intervalBells.map { .every($0 / .seconds(1)) } ?? .none }
}
