import Meditation

/// What a person has chosen once and for all; flags of a command change it for that run.
struct Settings: Hashable, Sendable {
    /// How events of a sitting make themselves felt.
    enum Haptics: String, CaseIterable, Hashable, Sendable {
        /// The terminal's bell.
        case on
        /// Nothing.
        case off
        /// A flash of the screen.
        case flash
    }

    /// What happens to a sitting that runs when another one is started.
    enum SecondStart: String, CaseIterable, Hashable, Sendable {
        /// The start is refused.
        case refuse
        /// The sitting that runs is completed and logged.
        case complete
    }

    /// What the desktop's "do not disturb" means to bells.
    enum FocusChoice: String, CaseIterable, Hashable, Sendable {
        /// They flash.
        case respect
        /// They ring.
        case ignore
    }

    /// Whether clocks show seconds where there is room for them.
    var showSeconds = true
    /// Whether sittings are shown as Live Activities; otherwise as the plain timer alone.
    var liveActivities = true
    /// Whether a sitting's activity is replaced before the system ends it after eight hours.
    var renew = true
    /// Whether servers may push often: the switch of iOS for frequent updates, which the joined server learns of.
    var frequentPushes = true
    /// The hours in which the person looks at the device, for the joined server; `nil` for the whole day.
    var activeHours: HoursOfDay?
    /// How events make themselves felt.
    var haptics = Haptics.on
    /// What the bell is.
    var bell = Bell.terminal
    /// The hours in which nothing sounds; `nil` for none.
    var quietHours: HoursOfDay?
    /// What the desktop's "do not disturb" means to bells.
    var focus = FocusChoice.respect
    /// Whether the desktop is told when the target is reached.
    var notification = true
    /// Per cent of the battery at and below which seconds are hidden; 0 for never.
    var lowBattery = 20
    /// Whether the window's title tells how the sitting stands.
    var title = false
    /// Whether the terminal shows the sitting's progress beside the screen.
    var progress = false
    /// How many strokes the bell has for what.
    var strokes = BellStrokes()
    /// The bells between beginning and target of a sitting that is started without others.
    var intervalBells: Duration?
    /// Whether an attendant rings while no screen is open.
    var attendant = true
    /// The person's own commands for events.
    var hooks: [HookEvent: HookCommandLine] = [:]
    /// Whether hooks that are a text are given to a shell.
    var hooksUseShell = false
    /// How long a hook may take.
    var hookTimeLimit = Duration.seconds(10)
    /// The theme's name.
    var theme = "midnight"
    /// The target of a sitting that is started without one; `nil` for open-ended.
    var defaultDuration: Duration?
    /// The time between the start and the first bell.
    var preparation = Duration.zero
    /// The device whose screen is drawn: its portrait size in points.
    var device = "393x852"
    /// How long the completion is shown.
    var completionDisplay = Duration.seconds(4)
    /// Whether a sitting is followed in lines of words instead of on the screen.
    var plain = false
    /// How much time passes between two lines that tell the time; zero for none.
    var plainInterval = Duration.seconds(60)
    /// The method's name.
    var method = "Meditation"

    /// What happens to a sitting that runs when another one is started.
    var secondStart = SecondStart.refuse
    /// Seconds after midnight at which a day of the log begins.
    var dayStart = 0
    /// Whether statistics count days in a row.
    var streak = true

    /// What holds where nobody chose.
    static let defaults = Settings()

    /// The bells in between of a sitting that is started without others.
    var bells: IntervalBells { intervalBells.map { .every($0 / .seconds(1)) } ?? .none }
}
