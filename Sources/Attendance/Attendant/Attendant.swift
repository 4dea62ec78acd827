import Configuration
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import PlainText
import Store
import Surroundings
import TerminalScreen

/// Rings while no screen is open: sleeps until the next moment of the sitting or the next countdown's end, claims it, rings, and
/// ends when there is nothing to wait for.
///
/// It owns no state: everything is in the store, and whoever kills it loses nothing. The next command starts another.
package struct Attendant {
    /// The world. Nothing is written to its streams.
    package let shell: Shell
    /// What rings.
    package let bell: AttendantBell

    /// How long an open screen, which is nearer to the person, has the first claim, in seconds.
    static let courtesy: TimeInterval = 0.2

    /// How often it looks after a sound that is being played, in seconds; mostly that has ended before.
    static let patience: TimeInterval = 20

    /// Runs until nothing is left to attend to (exit status 0) or a signal asks to end; then the process dies by it.
    package static func run(in shell: Shell, terminal: String?) throws -> Int32 {
        try shell.store.makeReady()
        let process = AttendantProcess(store: shell.store)
        let events = LineEvents(reportsChildren: true)
        try events.watch(file: shell.store.changeFile)
        let attendant = Attendant(
            shell: shell,
            bell: AttendantBell(terminal: terminal, known: process.terminals, environment: shell.environment))
        // Whoever starts a sitting looks for the lock afterwards: after letting go of it, one more look at the store finds the
        // sitting of everyone who found the lock still held.
        repeat {
            guard let lock = LockFile(at: process.lockPath, .exclusive) else { return ExitStatus.success.rawValue }
            let signal = try withExtendedLifetime(lock) { try attendant.attend(by: events.next) }
            if let signal { TerminalScreen.reraise(signal) }
        } while try attendant.hasWork()
        return ExitStatus.success.rawValue
    }

    /// Attends until there is nothing to do, waiting by `next`; answers the signal that asks to end.
    package func attend(by next: (Date?) -> LineEvents.Event) throws -> Int32? {
        var ringer = Ringer(store: shell.store)
        var countdowns = CountdownRinger(store: shell.store)
        var bell = bell
        var courtesy: (due: Date, until: Date)?
        var ages = ActivityAges()
        var retry = StoreRetry()
        bell.prepare(settings)
        while true {
            let reading = shell.clock()
            guard let (memory, activities, unrung) = try retry.read(at: reading.wall, { try look(at: reading) }) else {
                guard isStoreThere else { return nil }
                if case .terminated(let signal) = next(retry.next) { return signal }
                continue
            }
            let sitting = memory.state.sitting
            let (now, lead) = (reading.now(for: sitting), reading.lead(for: sitting))
            ringer.follow(memory, at: now)
            countdowns.follow(unrung)
            let due = [
                ringer.next.flatMap { $0 <= now ? $0 : nil }, countdowns.next.flatMap { $0 <= reading.wall ? $0 : nil },
            ]
            .compactMap { $0 }.min()
            if let due, AttendantProcess(store: shell.store).hasScreen {
                if courtesy?.due != due { courtesy = (due, reading.wall + Self.courtesy) }
                // Whoever writes down what is over wakes this process before that time.
                if let until = courtesy?.until, reading.wall < until {
                    if case .terminated(let signal) = next(until) { return signal }
                    continue
                }
            }
            let settings = settings
            shell.observe(settings)
            // A flash needs a screen.
            let strokes = settings.audibleStrokes(at: reading.wall, in: shell.timeZone())
            let rings = ringer.ring(at: reading, now: now, strokes: strokes, spacing: settings.strokeSpacing)
            for ring in rings { perform(ring, with: &bell, of: sitting, settings: settings, at: reading) }
            ringer.settle()
            ring(for: &countdowns, with: &bell, settings: settings, at: reading)
            // What plays may fail yet, and then something else is to ring.
            if sitting == nil, ringer.next == nil, countdowns.next == nil, !bell.isBusy, activities.sessions.isEmpty {
                return nil
            }
            guard isStoreThere else { return nil }
            let patience = bell.isBusy ? reading.wall + Self.patience : nil
            let dates = [
                ringer.next.map { $0 + lead }, countdowns.next, activities.nextChange, patience,
                renewal(of: sitting?.moved(by: lead), in: activities, at: reading.wall),
                ages.check(activities.sessions, at: reading.wall, log: ActivityLog(in: shell)),
            ]
            switch next(dates.compactMap { $0 }.min()) {
            case .terminated(let signal): return signal
            case .childEnded:
                DetachedProcess.collect()
                keep(bell.childEnded(), at: reading)
            case .deadline, .fileChanged, .clockStepped, .stopping, .readerLeft, .input: bell.endOverdue()
            }
        }
    }

    /// All that there is to attend to.
    private func look(
        at reading: ClockReading
    ) throws -> (memory: TimerMemory, activities: StoredActivities, unrung: [StoredCountdown]) {
        let memory = try shell.store.memory()
        return (memory, try ActivityDesk(in: shell).catchUp(at: reading), try shell.store.unrungCountdowns())
    }

    /// When the sitting's activity is renewed next; nil where it is not.
    private func renewal(of sitting: Sitting?, in activities: StoredActivities, at now: Date) -> Date? {
        guard let sitting else { return nil }
        return SittingRenewal.session(of: sitting, in: activities, isOn: settings.renew, at: now)?.lifecycle.nextChange
    }

    /// Read anew for every bell, for nothing tells of a change of the file.
    private var settings: Settings { LoadedSettings(in: shell.environment).settings }

    private func hasWork() throws -> Bool {
        guard isStoreThere else { return false }
        let memory = try shell.store.memory()
        guard memory.state.sitting == nil, memory.unfinishedBell == nil else { return true }
        guard try shell.store.activities().sessions.isEmpty else { return true }
        let now = shell.clock().wall
        // What has ended already was seen to by the one who leaves, or is another's.
        return try shell.store.unrungCountdowns().contains { $0.endDate > now }
    }

    /// A store that was removed has no news any more.
    private var isStoreThere: Bool { FileManager.default.fileExists(atPath: shell.store.changeFile.path) }

    private func perform(
        _ ring: Ringer.Ring, with bell: inout AttendantBell, of sitting: Sitting?, settings: Settings,
        at reading: ClockReading
    ) {
        switch ring {
        case .stroke: keep(bell.ring(settings, at: reading.wall, in: shell.timeZone()), at: reading)
        case .moment(let moment):
            bell.begin(moment, of: sitting, isTold: settings.notifies(at: reading.wall, in: shell.timeZone()))
            if let sitting, let call = HookCall(moment, of: sitting, at: reading, settings: settings) {
                shell.startHook(call, settings: settings)
            }
        case .missed(let moment):
            let lead = reading.lead(for: sitting)
            let time = WallClockText.time(moment.date + lead, seenAt: reading.wall, in: shell.timeZone())
            let event = moment.event == .target ? "Target reached at" : "The sitting began at"
            keep("\(event) \(time); it was too late to ring.", at: reading)
        case .unsaved: break
        }
    }

    private func ring(
        for countdowns: inout CountdownRinger, with bell: inout AttendantBell, settings: Settings,
        at reading: ClockReading
    ) {
        let zone = shell.timeZone()
        let strokes = settings.audibleStrokes(at: reading.wall, in: zone)[.target]
        let rings = countdowns.ring(at: reading.wall, strokes: strokes, spacing: settings.strokeSpacing)
        for ring in rings {
            switch ring {
            case .stroke: keep(bell.ring(settings, at: reading.wall, in: zone), at: reading)
            case .over(let over):
                let isTold = bell.begin(
                    DesktopNotification(over), isTold: settings.notifies(at: reading.wall, in: zone))
                // Whoever has a screen looks there; whoever was told by nothing else hears of it with the next one.
                if !isTold || AttendantProcess(store: shell.store).hasScreen {
                    keep(CountdownText.end(of: over), at: reading)
                }
            case .missed(let countdown):
                keep(CountdownText.missed(countdown, seenAt: reading.wall, in: zone), at: reading)
            case .unsaved: break
            }
        }
        countdowns.settle()
    }

    /// Keeps a sentence for the next screen.
    private func keep(_ sentence: String?, at reading: ClockReading) {
        if let sentence { try? shell.store.notice(sentence, at: reading) }
    }
}
