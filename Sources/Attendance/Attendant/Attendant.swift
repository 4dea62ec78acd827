import Configuration
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import PlainText
import Store
import Surroundings
import TerminalScreen

/// Rings while no screen is open: sleeps until the sitting's next moment or the next countdown's end, claims it, rings, and
/// exits when nothing is left to wait for.
///
/// It owns no state: everything is in the store, so killing it loses nothing. The next command starts another.
package struct Attendant {
    /// The process context. Nothing is written to its streams.
    package let shell: Shell
    /// The bell.
    package let bell: AttendantBell

    /// Head start of an open screen, in seconds: it is nearer to the user and should ring first.
    static let courtesy: TimeInterval = 0.2

    /// Seconds between checks on a playing sound, which usually has ended before.
    static let patience: TimeInterval = 20

    /// Runs until nothing is left to wait for (exit status 0) or a terminating signal arrives; the process then dies by that
    /// signal.
    package static func run(in shell: Shell, terminal: String?) throws -> Int32 {
        try shell.store.makeReady()
        let process = AttendantProcess(store: shell.store)
        let events = LineEvents(reportsChildren: true)
        try events.watch(file: shell.store.changeFile)
        let attendant = Attendant(
            shell: shell,
            bell: AttendantBell(
                terminal: terminal, known: process.terminals, environment: shell.environment, log: shell.log))
        // A process that starts a sitting saves it before it looks for this lock. So check the store once more after releasing
        // the lock: a sitting saved while the lock was still held is found.
        repeat {
            guard let lock = LockFile(at: process.lockPath, .exclusive) else { return ExitStatus.success.rawValue }
            shell.log.info(
                "The attendant runs.", metadata: ["pid": "\(getpid())", "version": "\(ProgramVersion.number)"])
            let signal = try withExtendedLifetime(lock) { try attendant.attend(by: events.next) }
            shell.log.info("The attendant has stopped.", metadata: signal.map { ["signal": "\($0)"] } ?? [:])
            if let signal { TerminalScreen.reraise(signal) }
        } while try attendant.hasWork()
        return ExitStatus.success.rawValue
    }

    /// Runs the loop, in which `next` waits for the next event. Returns the signal that ended it, or `nil` if nothing is left
    /// to do.
    package func attend(by next: (Date?) -> LineEvents.Event) throws -> Int32? {
        var ringer = Ringer(store: shell.store, log: shell.log)
        var countdowns = CountdownRinger(store: shell.store, log: shell.log)
        var bell = bell
        var courtesy: (due: Date, until: Date)?
        var ages = ActivityAges()
        var retry = StoreRetry()
        bell.prepare(settings)
        while true {
            let reading = shell.clock()
            guard let (memory, activities, unrung) = try retry.read(at: reading.wall, { try look(at: reading) }) else {
                guard isStoreThere else { return nil }
                shell.log.record(retry)
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
                // The process that records the bell wakes this one before that time.
                if let until = courtesy?.until, reading.wall < until {
                    if case .terminated(let signal) = next(until) { return signal }
                    continue
                }
            }
            let settings = settings
            shell.observe(settings)
            // Without a screen there is nothing to flash.
            let strokes = settings.audibleStrokes(at: reading.wall, in: shell.timeZone())
            let rings = ringer.ring(at: reading, now: now, strokes: strokes, spacing: settings.strokeSpacing)
            for ring in rings { perform(ring, with: &bell, of: sitting, settings: settings, at: reading) }
            ringer.settle()
            ring(for: &countdowns, with: &bell, settings: settings, at: reading)
            // A playing sound may still fail, and then something else must ring.
            if sitting == nil, ringer.next == nil, countdowns.next == nil, !bell.isBusy, activities.sessions.isEmpty {
                return nil
            }
            guard isStoreThere else { return nil }
            let patience = bell.isBusy ? reading.wall + Self.patience : nil
            let dates = [
                ringer.next.map { $0 + lead }, countdowns.next, activities.nextChange, patience,
                renewal(of: sitting?.moved(by: lead), in: activities, at: reading.wall),
                ages.check(activities.sessions, at: reading.wall, in: shell),
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

    /// The sitting, the activities and the unrung countdowns, with what fell due applied.
    private func look(
        at reading: ClockReading
    ) throws -> (memory: TimerMemory, activities: StoredActivities, unrung: [StoredCountdown]) {
        let memory = try shell.store.memory()
        return (memory, try ActivityDesk(in: shell).catchUp(at: reading), try shell.store.unrungCountdowns())
    }

    /// When the sitting's activity is renewed next; `nil` if it is not.
    private func renewal(of sitting: Sitting?, in activities: StoredActivities, at now: Date) -> Date? {
        guard let sitting else { return nil }
        return SittingRenewal.session(of: sitting, in: activities, isOn: settings.renew, at: now)?.lifecycle.nextChange
    }

    /// Read again for every bell: changes of the file are not watched.
    private var settings: Settings { LoadedSettings(in: shell.environment).settings }

    private func hasWork() throws -> Bool {
        guard isStoreThere else { return false }
        let memory = try shell.store.memory()
        guard memory.state.sitting == nil, memory.unfinishedBell == nil else { return true }
        guard try shell.store.activities().sessions.isEmpty else { return true }
        let now = shell.clock().wall
        // Countdowns already over were handled by this process, or belong to another.
        return try shell.store.unrungCountdowns().contains { $0.endDate > now }
    }

    /// Whether the store still exists; a removed one sends no events.
    private var isStoreThere: Bool { FileManager.default.fileExists(atPath: shell.store.changeFile.path) }

    private func perform(
        _ ring: Ringer.Ring, with bell: inout AttendantBell, of sitting: Sitting?, settings: Settings,
        at reading: ClockReading
    ) {
        switch ring {
        case .stroke: keep(bell.ring(settings, at: reading.wall, in: shell.timeZone()), at: reading)
        case .moment(let moment):
            shell.log.recordSilence(of: moment.event, settings, at: reading.wall, in: shell.timeZone())
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
                shell.log.recordSilence(of: .target, settings, at: reading.wall, in: zone)
                let isTold = bell.begin(
                    DesktopNotification(over), isTold: settings.notifies(at: reading.wall, in: zone))
                // Store the sentence for an open screen to show, and for the next screen if no notification was shown.
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

    /// Stores a sentence for the next screen.
    private func keep(_ sentence: String?, at reading: ClockReading) {
        if let sentence { try? shell.store.notice(sentence, at: reading) }
    }
}
