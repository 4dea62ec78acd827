import Attendance
import Configuration
import DeviceActivities
import Foundation
import Meditation
import PlainText
import Presentations
import Store
import TerminalScreen

/// The screen's event loop: paints, waits, reads the store, rings. All decisions are made by value types.
///
/// It wakes only for what can be seen or heard. While the sitting is paused or none runs, the lock screen's clock stays at the
/// last event, so an idle screen sleeps indefinitely, or until another app's activity changes.
struct ScreenLoop {
    /// Why the loop ended.
    enum End {
        /// The user left; `farewell` is the line to print afterwards.
        case left(farewell: String?)
        /// A signal requested termination.
        case killed(signal: Int32)
    }

    let request: SittingScreen.Request
    let screen: TerminalScreen
    var timeZone: TimeZone { request.timeZone }
    var model: ScreenModel
    var memory: TimerMemory
    var clock: WallState
    var stage = ActivityStage()
    /// The sitting's session, if its activity is renewed.
    var session: StoredSession?
    var others: [OtherActivity] = []
    var activities: StoredActivities
    var ringer: Ringer
    private var alertBell: AlertBell
    var countdownRinger: CountdownRinger
    var countdownEnds = CountdownEnds()
    var witness: Witness
    var looks: ScreenLooks
    var fileSettings: Settings
    var lastWord: String?
    /// The last complaint shown about settings and themes.
    var settingsComplaint: String?
    /// The last complaint shown about an offline server.
    var serverComplaint: String?
    /// The last painted screen.
    var image: ScreenImage?
    var end: End?
    /// When to check the server connection next; `nil` if the timer is local.
    var nextServerLook: Date?
    /// Actions sent to the server and not yet confirmed, with the sitting that ran at the time.
    var awaited: [(action: OutgoingAction, previous: Sitting?)] = []
    var presence: LockFile?
    /// When to retry watching the store after a failure.
    var storeRetry = StoreRetry()
    var bell: ScreenBell
    private var battery = BatteryWatch()

    /// Creates a loop from the state read before the screen opened.
    init(
        request: SittingScreen.Request, screen: TerminalScreen, memory: TimerMemory, activities: StoredActivities
    ) {
        (self.request, self.screen, self.activities) = (request, screen, activities)
        let start = request.clock()
        self.memory = memory
        clock = WallState(memory.state, at: start)
        looks = ScreenLooks(themes: request.themes)
        ringer = Ringer(store: request.store)
        countdownRinger = CountdownRinger(store: request.store)
        alertBell = AlertBell(of: request.store, knowing: activities.system.alertedActivity(at: start.wall))
        bell = ScreenBell(environment: request.environment, timeZone: request.timeZone)
        witness = Witness(store: request.store, in: request.timeZone)
        fileSettings = request.settings
        model = ScreenModel(
            settings: request.settings, themeNames: request.themes.names,
            closesAfterSitting: request.startedSitting != nil, at: start.wall)
    }

    /// Runs until the user leaves or a signal arrives.
    mutating func run() -> End {
        defer { presence = nil }
        let start = request.clock()
        adoptLooks(at: start.wall)
        // A complaint about the theme comes first.
        complainOfSettings((model.notice.map { [$0.text] } ?? []) + request.complaints, at: start.wall)
        take(memory, at: start)
        var isFirst = true
        while end == nil {
            let reading = look()
            if !isFirst {
                // Not before the first frame, which must not wait for the disk.
                renew(at: reading)
                ring(at: reading)
                see(at: reading)
                model.follow(
                    lowBattery: battery.low(below: model.settings.lowBattery, at: reading.wall), at: reading.wall)
            }
            perform(model.advance(to: reading.wall), at: reading)
            if end != nil { break }
            paint(at: reading.wall)
            if isFirst {
                isFirst = false
                // Watching may create files, which must not delay the first frame.
                watch()
                continue
            }
            if let next = storeRetry.next, next <= reading.wall {
                watchStore(at: reading)
                read(at: reading)
                continue
            }
            let event = nextEvent(after: reading.wall)
            handle(event, at: look())
        }
        leaveBell()
        return end ?? .left(farewell: nil)
    }

    /// The haptics in effect, including changes made by keys.
    var haptics: Settings.Haptics { model.settings.haptics }

    var state: TimerState { clock.told }

    /// Reads the clocks. If the wall clock was set, moves or rebuilds everything that depends on it.
    mutating func look() -> ClockReading {
        let reading = request.clock()
        let lead = clock.lead
        let step = clock.look(at: reading)
        if step != 0 { model.clockStepped(by: step) }
        if step != 0 || clock.lead != lead {
            stage = ActivityStage()
            image = nil
            follow(at: reading.wall)
        }
        return reading
    }

    // MARK: Hearing

    private mutating func ring(at reading: ClockReading) {
        let now = reading.wall
        let settings = model.settings
        let strokes = settings.haptics == .off ? .none : settings.strokes
        var rings = ringer.ring(
            at: reading, now: clock.line(now), strokes: strokes, spacing: settings.strokeSpacing)
        if alertBell.hears(alertOf: stage.alertedActivity(at: now)) { rings.append(.stroke) }
        for ring in rings {
            switch ring {
            case .stroke:
                model.rouse(at: now)
                tell(bell.ring(settings, on: screen, at: now), at: now)
            case .moment(let moment):
                if moment.event == .target { bell.notify(targetOf: state.sitting, settings, on: screen, at: now) }
                startHook(of: moment, at: reading)
            case .missed(let moment):
                let time = WallClockText.time(clock.wall(moment.date), seenAt: now, in: timeZone)
                let text = moment.event == .target ? "Target reached at \(time)." : "The sitting began at \(time)."
                model.say(text, stays: true, at: now)
            case .unsaved(let error): model.say("\(error)", stays: true, at: now)
            }
        }
        ringer.settle()
        ringForCountdowns(strokes: strokes[.target], at: now)
    }

    /// Rings once more for what is due now, unless the process is being killed, and leaves later bells to others.
    private mutating func leaveBell() {
        if case .killed = end {
        } else {
            ring(at: look())
            bell.leave(screen)
        }
        ringer.leave()
    }

    /// Suspends the process until it is continued. Meanwhile the attendant rings; afterwards bells and state start fresh, as in
    /// a newly opened screen.
    mutating func suspend() {
        leaveBell()
        presence = nil
        if let memory = try? request.store.memory() { request.attend(memory, haptics) }
        screen.suspend()
        presence = AttendantProcess(store: request.store).announceScreen()
        ringer = Ringer(store: request.store)
        read(at: look())
    }

    mutating func tell(_ sentence: String?, at now: Date) {
        if let sentence { model.say(sentence, stays: true, at: now) }
    }

    // MARK: Being seen

    private mutating func see(at reading: ClockReading) {
        guard let sitting = clock.stored.sitting, !model.isAskingAboutAbsence else { return }
        if let finding = witness.look(at: sitting, reading: reading) { model.ask(about: finding, at: reading.wall) }
    }

    mutating func markSeen(at reading: ClockReading) {
        if let sitting = clock.stored.sitting { witness.testify(of: sitting, at: reading) }
    }
}
