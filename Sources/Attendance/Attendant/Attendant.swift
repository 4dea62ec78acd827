import ActivityLifecycle
import Configuration
import DeviceActivities
import Foundation
import HostFiles
import HostSystem
import Languages
import Meditation
import PlainText
import ScreenKit
import Store
import Surroundings
import TerminalScreen

/// Rings while no screen is open: sleeps until the sitting's next moment or the next countdown's end, claims it, rings, and
/// exits when nothing is left to wait for.
///
/// It owns no state: everything is in the store, so killing it loses nothing. The next command starts another.
package struct Attendant: Program {
    private let shell: Shell
    private var bell: AttendantBell
    private var sound: SittingSoundPlayer
    private var scheduler: BellScheduler
    /// The head start given to an open screen, and the moment it is for.
    private var courtesy: (due: Date, until: Date)?
    private var ages = ActivityAges()
    private var retry = StoreRetry()
    private var next: Date?
    /// The marks of the reminders that this process had shown.
    private var reminded: Set<String> = []

    /// Head start of an open screen, in seconds: it is nearer to the user, and may be the only one that can be heard. On a machine
    /// that is busy or has just woken up, a screen may need more than half a second.
    static let courtesy: TimeInterval = 1

    /// Seconds between checks on a playing sound, which usually has ended before.
    static let patience: TimeInterval = 20

    /// Creates an attendant. Nothing is written to the shell's streams.
    package init(shell: Shell, bell: AttendantBell) {
        (self.shell, self.bell) = (shell, bell)
        sound = SittingSoundPlayer(environment: shell.environment, log: shell.log)
        scheduler = BellScheduler(store: shell.store, log: shell.log)
    }

    /// Runs until nothing is left to wait for (exit status 0) or a terminating signal arrives; the process then dies by that
    /// signal.
    package static func run(in shell: Shell, terminal: String?) throws -> Int32 {
        try shell.store.makeReady()
        let process = AttendantProcess(store: shell.store)
        var attendant: Attendant
        // A process that starts a sitting saves it before it looks for this lock. So check the store once more after releasing
        // the lock: a sitting saved while the lock was still held is found.
        repeat {
            guard let lock = ProcessLock(at: process.lockPath, .exclusive) else { return ExitStatus.success.rawValue }
            attendant = Attendant(
                shell: shell,
                bell: AttendantBell(
                    terminal: terminal, known: process.terminals, environment: shell.environment, log: shell.log))
            shell.log.info(
                "The attendant runs.", metadata: ["pid": "\(getpid())", "version": "\(ProgramVersion.number)"])
            try withExtendedLifetime(lock) { try shell.run(&attendant, on: LineEvents(reportsChildren: true)) }
        } while try attendant.hasWork()
        return ExitStatus.success.rawValue
    }

    package var watchedFiles: [URL] { [shell.store.changeFile] }

    package func deadline(after now: Date) -> Date? { next }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) throws -> [ProgramEffect] {
        switch event {
        case .opened, .suspending: return []
        case .ending(let signal):
            shell.log.info("The attendant stops.", metadata: signal.map { ["signal": "\($0)"] } ?? [:])
            return []
        case .shown: bell.prepare(settings)
        case .childEnded:
            DetachedProcess.collect()
            keep(bell.childEnded(), at: reading)
        default: bell.endOverdue()
        }
        guard
            let (memory, activities, unrung) = try retry.read(
                at: reading.wall, { try Self.look(in: shell, at: reading) })
        else {
            next = retry.next
            guard isStoreThere else { return [.leave] }
            shell.log.record(retry)
            return []
        }
        let sitting = WallClockState(memory.state, at: reading).sitting
        scheduler.follow(memory, at: reading)
        scheduler.follow(unrung)
        keep(sound.follow(sitting, settings: settings, at: reading, in: shell.timeZone()), at: reading)
        if let until = courtesyEnd(at: reading) {
            // The process that records the bell wakes this one before that time.
            next = until
            return []
        }
        ring(for: sitting, at: reading)
        // A playing sound may still fail, and then something else must ring.
        let reminder = remind(at: reading.wall)
        let isIdle =
            sitting == nil && scheduler.next == nil && !bell.isBusy && !sound.isBusy && activities.sessions.isEmpty
            && reminder == nil
        guard !isIdle, isStoreThere else { return [.leave] }
        let dates = [
            scheduler.next, activities.nextChange, sound.next,
            bell.isBusy ? reading.wall + Self.patience : nil,
            renewal(of: sitting, in: activities, at: reading.wall),
            ages.check(activities.sessions, at: reading.wall, in: shell), reminder,
        ]
        next = dates.compactMap { $0 }.min()
        return []
    }

    /// Until when an open screen may ring what is due; `nil` if nothing is due or no screen is open.
    private mutating func courtesyEnd(at reading: ClockReading) -> Date? {
        guard let due = scheduler.next, due <= reading.wall, AttendantProcess(store: shell.store).hasScreen else {
            return nil
        }
        if courtesy?.due != due { courtesy = (due, reading.wall + Self.courtesy) }
        return courtesy.flatMap { reading.wall < $0.until ? $0.until : nil }
    }

    private mutating func ring(for sitting: Sitting?, at reading: ClockReading) {
        let settings = bell.resolve(settings)
        shell.observe(settings)
        // Someone who has opened a screen is awake.
        if scheduler.isWaking, AttendantProcess(store: shell.store).hasScreen { scheduler.hush() }
        // Without a screen there is nothing to flash.
        let strokes = settings.audibleStrokes(at: reading.wall, in: shell.timeZone())
        let rings = scheduler.ring(
            at: reading, strokes: strokes, spacing: settings.spacing(of:), wakes: settings.wakeBell)
        for ring in rings {
            perform(ring, of: sitting, settings: settings, at: reading)
        }
        scheduler.settle()
    }

    /// The sitting, the activities and the unrung countdowns, with what fell due applied.
    private static func look(
        in shell: Shell, at reading: ClockReading
    ) throws -> (memory: TimerMemory, activities: StoredActivities, unrung: [StoredCountdown]) {
        let memory = try shell.store.memory()
        return (memory, try ActivityRepository(in: shell).catchUp(at: reading), try shell.store.unrungCountdowns())
    }

    /// When the sitting's activity is renewed next; `nil` if it is not.
    private func renewal(of sitting: Sitting?, in activities: StoredActivities, at now: Date) -> Date? {
        guard let sitting else { return nil }
        return SittingRenewal.session(of: sitting, in: activities, isOn: settings.renew, at: now)?.lifecycle.nextChange
    }

    /// Shows the reminders that are due, in a process of their own, which waits for the answer. Returns when to look again; `nil`
    /// if a system's timer reminds, or nobody wants to be reminded.
    private mutating func remind(at now: Date) -> Date? {
        let reminders = Self.reminders(of: settings, in: shell.environment)
        guard !reminders.isEmpty else { return nil }
        let calendar = HistoryCalendar(timeZone: shell.timeZone())
        let due = ReminderMarks.due(reminders, at: now, calendar: calendar).map(\.mark)
        if !reminded.isSuperset(of: due) {
            reminded = Set(due)
            do {
                try shell.startDetached(["remind", "show"], shell.environment)
            } catch {
                shell.log.error(
                    "The reminder cannot be shown.", metadata: ["reason": "\(CommandFailure(error).sentence)"])
            }
        }
        // A change of the time zone wakes nobody.
        return reminders.next(after: now, calendar: calendar).map { min($0, now + Self.zonePatience) }
    }

    /// The reminders that the attendant shows: none if a system's timer does.
    package static func reminders(of settings: Settings, in environment: [String: String]) -> [Reminder] {
        let reminders = settings.reminders
        return !reminders.isEmpty && ReminderHost.current(in: environment) == .attendant ? reminders : []
    }

    /// Seconds between two looks at the time zone, while the attendant reminds.
    static let zonePatience: TimeInterval = 900

    /// Read again for every bell, with the language: changes of the file are not watched.
    private var settings: Settings { LoadedSettings(in: shell.environment, speaking: true).settings }

    private func hasWork() throws -> Bool {
        guard isStoreThere else { return false }
        if !Self.reminders(of: settings, in: shell.environment).isEmpty { return true }
        let memory = try shell.store.memory()
        guard memory.state.sitting == nil, memory.unfinishedBell == nil else { return true }
        guard try shell.store.activities().sessions.isEmpty else { return true }
        let now = shell.clock().wall
        // Countdowns already over were handled by this process, or belong to another.
        return try shell.store.unrungCountdowns().contains { $0.endDate > now }
    }

    /// Whether the store still exists; a removed one sends no events.
    private var isStoreThere: Bool { FileManager.default.fileExists(atPath: shell.store.changeFile.path) }

    private mutating func perform(
        _ ring: BellScheduler.Ring, of sitting: Sitting?, settings: Settings, at reading: ClockReading
    ) {
        let zone = shell.timeZone()
        switch ring {
        case .stroke(let stroke): keep(bell.ring(settings, stroke, at: reading.wall, in: zone), at: reading)
        case .moment(let moment):
            shell.log.recordSilence(of: moment.event, settings, at: reading.wall, in: zone)
            bell.begin(moment, of: sitting, isTold: settings.notifies(at: reading.wall, in: zone))
            if let sitting, let call = HookCall(moment, of: sitting, at: reading.wall, settings: settings) {
                shell.startHook(call, settings: settings)
            }
        case .missed(let moment):
            let time = WallClockText.time(moment.date, seenAt: reading.wall, in: zone)
            let sentence =
                moment.event == .target
                ? localized("Target reached at \(time); it was too late to ring.")
                : localized("The sitting began at \(time); it was too late to ring.")
            keep(sentence, at: reading)
        case .ended(let countdowns):
            shell.log.recordSilence(of: .countdown, settings, at: reading.wall, in: zone)
            let isTold = bell.begin(
                DesktopNotification(countdowns), isTold: settings.notifies(at: reading.wall, in: zone))
            // Store the sentence for an open screen to show, and for the next screen if no notification was shown.
            if !isTold || AttendantProcess(store: shell.store).hasScreen {
                keep(CountdownText.end(of: countdowns), at: reading)
            }
        case .missedEnd(let countdown):
            keep(CountdownText.missed(countdown, seenAt: reading.wall, in: zone), at: reading)
        case .unsaved: break
        }
    }

    /// Stores a sentence for the next screen.
    private func keep(_ sentence: String?, at reading: ClockReading) {
        if let sentence { try? shell.store.notice(sentence, at: reading) }
    }
}

/// Checks and logs the age of renewed activities, each at its own interval.
///
/// Renewals happen at their own instants; the checks in between catch clock changes and time asleep.
struct ActivityAges {
    private var checks: [StoredSession.ID: Date] = [:]

    /// Logs the ages that are due. Returns when the next check is due; `nil` if nothing is renewed.
    mutating func check(_ sessions: [StoredSession], at now: Date, in shell: Shell) -> Date? {
        let watched = sessions.filter { $0.sitting == nil }
        checks = checks.filter { check in watched.contains { $0.id == check.key } }
        for session in watched {
            let due = checks[session.id] ?? now
            // A clock set back must not postpone the next check.
            guard due <= now || due > now + session.lifecycle.checkInterval else { continue }
            checks[session.id] = now + session.lifecycle.checkInterval
            ActivityLog.recordAge(of: session, at: now, in: shell)
        }
        return checks.values.min()
    }
}
