import Attendance
import Configuration
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import PlainText
import Presentations
import ScreenKit
import Store
import Surroundings
import TerminalScreen

/// The screen of a sitting as a program of the event loop: reads the store, rings, and shows what is there. All decisions are
/// made by ``ScreenModel`` and other values.
///
/// It wakes only for what can be seen or heard. While the sitting is paused or none runs, the lock screen's clock stays at the
/// last event, so an idle screen sleeps indefinitely, or until another app's activity changes.
struct SittingProgram: Program {
    let request: SittingScreen.Request
    var timeZone: TimeZone { request.timeZone }
    var model: ScreenModel
    var memory: TimerMemory
    var clock: WallClockState
    var stage = ActivityPresenter()
    /// The sitting's session, if its activity is renewed.
    var session: StoredSession?
    var others: [OtherActivity] = []
    var activities: StoredActivities
    var scheduler: BellScheduler
    var countdownEnds = CountdownEnds()
    var lastSeen: LastSeenTracker
    var looks: ScreenLooks
    /// The terminal's colour depth. Rises when the terminal says that it shows more colours.
    var colorDepth: ColorDepth
    var fileSettings: Settings
    var lastWord: String?
    /// The line to print after the screen has closed.
    var farewell: String?
    /// The last complaint shown about settings and themes.
    var settingsComplaint: String?
    /// The last complaint shown about an offline server.
    var serverComplaint: String?
    /// The last painted screen.
    var image: ScreenImage?
    /// When to check the server connection next; `nil` if the timer is local.
    var nextServerLook: Date?
    /// Actions sent to the server and not yet confirmed, with the sitting that ran at the time.
    var awaited = AwaitedActions()
    /// When to retry preparing the store after a failure.
    var storeRetry = StoreRetry()
    /// Whether the model has the last sittings, as of now.
    var knowsRecentPlans = false
    var bell: ScreenBell
    /// What the loop is to do after the current event.
    var effects: [ProgramEffect] = []
    /// What the last check found; `nil` before the first one.
    private(set) var repose: Repose?
    /// Whether nothing but time has passed since the last check: then only the picture's clocks can differ.
    var isTick = false
    /// The number of checks since the screen came to rest; 0 while it is awake.
    private var checksAtRest = 0
    private var battery = BatteryWatch()

    /// A time in which ticks only redraw.
    struct Repose {
        /// When everything is checked again.
        let until: Date
        /// When something other than the running clock changes next; `nil` if nothing does.
        let change: Date?

        /// Seconds between checks of battery and absence while a sitting only ticks. Checking at every tick takes 0.028 CPU
        /// seconds a minute instead of 0.017.
        private static let longest: TimeInterval = 10

        /// A repose from `now` until `change`, or shorter.
        init(from now: Date, until change: Date?) {
            self.change = change
            until = min(change ?? .distantFuture, now + Self.longest)
        }
    }

    /// Creates a program from the state read before the screen opened.
    init(
        request: SittingScreen.Request, colorDepth: ColorDepth, memory: TimerMemory, activities: StoredActivities
    ) {
        (self.request, self.colorDepth, self.activities) = (request, colorDepth, activities)
        let start = request.clock()
        self.memory = memory
        clock = WallClockState(memory.state, at: start)
        looks = ScreenLooks(themes: request.themes, environment: request.environment)
        scheduler = BellScheduler(store: request.store, log: request.log)
        scheduler.follow(alertOf: activities.system.alertedActivity(at: start.wall))
        bell = ScreenBell(environment: request.environment, timeZone: request.timeZone, log: request.log)
        lastSeen = LastSeenTracker(store: request.store, in: request.timeZone)
        fileSettings = request.settings
        model = ScreenModel(
            settings: request.settings, closesAfterSitting: request.startedSitting != nil, at: start.wall)
    }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) -> [ProgramEffect] {
        effects = []
        look(at: reading)
        isTick = event == .deadline && repose.map { reading.wall < $0.until } ?? false
        if isTick { return [] }
        handle(event, at: reading)
        switch event {
        // The first picture must not wait for the disk.
        case .opened: break
        case .suspending, .ending: return effects
        default:
            renew(at: reading)
            ring(at: reading)
            see(at: reading)
            if let sitting = state.sitting, sitting.pausedAt == nil { request.playSound(sitting, model.settings) }
            model.follow(
                lowBattery: battery.low(below: model.settings.lowBattery, at: reading.wall), at: reading.wall)
        }
        perform(model.advance(to: reading.wall), at: reading)
        repose = Repose(from: reading.wall, until: standingDeadline(after: reading.wall))
        checksAtRest =
            event == .deadline && model.isResting(at: reading.wall, isStanding: isStanding) ? checksAtRest + 1 : 0
        // The first check comes before the picture of the resting screen, which is drawn in full.
        if checksAtRest == 2 { ProgramCode.release() }
        return effects
    }

    var watchedFiles: [URL] { [request.store.changeFile] + (request.settingsFile.map { [$0] } ?? []) }

    func announce() -> AnyObject? { AttendantProcess(store: request.store).announceScreen() }

    func handOver() {
        // Read again: what matters is what runs now, not what the screen showed last.
        if let memory = try? request.store.memory() { request.attend(memory, model.settings.haptics) }
    }

    var state: TimerState { clock.state }

    /// Takes a reading of the clocks. If the wall clock was set, moves or rebuilds everything that depends on it.
    private mutating func look(at reading: ClockReading) {
        let lead = clock.lead
        let step = clock.look(at: reading)
        if step != 0 { model.clockStepped(by: step) }
        if step != 0 || clock.lead != lead {
            stage = ActivityPresenter()
            image = nil
            repose = nil
            follow(at: reading.wall)
        }
    }

    // MARK: Being seen

    private mutating func see(at reading: ClockReading) {
        guard let sitting = clock.stored.sitting, !model.isAskingAboutAbsence else { return }
        if let finding = lastSeen.look(at: sitting, reading: reading) { model.ask(about: finding, at: reading.wall) }
    }

    mutating func markSeen(at reading: ClockReading) {
        if let sitting = clock.stored.sitting { lastSeen.record(of: sitting, at: reading) }
    }

    /// Records activity renewals, in place of the attendant while this screen is open.
    private mutating func renew(at reading: ClockReading) {
        let requested = activities.restartRequest.flatMap { $0.sitting == session?.sitting ? $0.received : nil }
        let dates = [Renewals.nextChange(of: activities), session?.lifecycle.nextChange, requested].compactMap { $0 }
        guard let due = dates.min(), due <= reading.wall else { return }
        request.catchUp(reading)
        read(at: reading)
    }
}

extension LoadedSettings {
    /// The request for opening the screen; `started` is the sitting it was started for.
    package func request(in shell: Shell, started: Sitting? = nil) -> SittingScreen.Request {
        let shell = shell.logging(as: "screen")
        let environment = shell.environment
        var request = SittingScreen.Request(
            store: shell.store, settings: settings, themes: themes, environment: environment, clock: shell.clock,
            log: shell.log, timeZone: shell.timeZone(), say: shell.say, settingsFile: file,
            reload: {
                let loaded = again(in: environment)
                return (loaded.settings, loaded.complaints)
            }, startedSitting: started?.id,
            attend: {
                shell.attend($0, haptics: $1)
                shell.attendToCountdowns(at: shell.clock())
            },
            playSound: { shell.attendToSound(of: $0, settings: $1) },
            startHook: { shell.startHook($0, settings: $1) },
            catchUp: { _ = try? ActivityRepository(in: shell).catchUp(at: $0) }, complaints: complaints,
            advice: bellAdvice(in: environment))
        request.silenceOf = { shell.silence(of: $0, settings: $1) }
        return request
    }
}
