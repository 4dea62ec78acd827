import CivilCalendar
import Configuration
import DeviceActivities
import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import ScreenKit
import Store
import Surroundings
import TerminalScreen

/// Follows the countdowns in plain text: the next one at every full minute left, and each one that ends, with the bell.
///
///     08:14:00  Tea: 3 min
///     08:15:00  Tea: 2 min
///     08:17:00  Tea is over. Take the leaves out.
package struct CountdownLines: Program {
    /// The process context.
    package let shell: Shell
    /// The effective settings.
    package let settings: Settings

    private var scheduler: BellScheduler
    private var bell: Bell
    private var ends = CountdownEnds()
    private var retry = StoreRetry()
    /// The last line about a running countdown: its identifier and minutes.
    private var printed: String?
    private var isFirst = true
    private var next: Date?
    private var effects: [ProgramEffect] = []

    /// Creates the program.
    package init(shell: Shell, settings: Settings) {
        (self.shell, self.settings) = (shell, settings)
        scheduler = BellScheduler(store: shell.store, log: shell.log)
        bell = Bell(environment: shell.environment, log: shell.log)
    }

    /// Runs until no countdown is left (exit status 0) or a terminating signal arrives; the process then dies by that signal.
    package func run() throws -> Int32 {
        try shell.store.makeReady()
        // The parent may have set SIGPIPE to be ignored; a closed pipe would then be reported as an error.
        signal(SIGPIPE, SIG_DFL)
        var program = self
        try shell.run(
            &program, on: LineEvents(reader: STDOUT_FILENO, reportsChildren: true, reportsStops: true))
        return ExitStatus.success.rawValue
    }

    /// Whether this process rings. In a pipe or file BEL would be a stray byte, so there the attendant rings.
    private var rings: Bool { shell.isOutputTerminal }

    package var watchedFiles: [URL] { [shell.store.changeFile] }

    package func deadline(after now: Date) -> Date? { next }

    package func announce() -> AnyObject? { rings ? AttendantProcess(store: shell.store).announceScreen() : nil }

    package func handOver() { shell.attendToCountdowns(at: shell.clock()) }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) throws -> [ProgramEffect] {
        effects = []
        switch event {
        case .opened, .suspending, .ending: return []
        case .shown:
            if rings {
                bell.prepare(settings, environment: shell.environment)
            } else {
                shell.attendToCountdowns(at: reading)
            }
        case .childEnded:
            DetachedProcess.collect()
            hear(bell.childEnded(), at: reading)
        case .resumed: scheduler = BellScheduler(store: shell.store, log: shell.log)
        default: break
        }
        let found = try retry.read(at: reading.wall) {
            (try ActivityRepository(in: shell).catchUp(at: reading).countdownsByEnd, try shell.store.unrungCountdowns())
        }
        if let (countdowns, unrung) = found {
            follow(countdowns, unrung: unrung, at: reading)
        } else {
            shell.log.record(retry)
            next = retry.next
        }
        return effects
    }

    private mutating func follow(
        _ countdowns: [StoredCountdown], unrung: [StoredCountdown], at reading: ClockReading
    ) {
        let over = ends.look(at: countdowns, now: reading.wall)
        if !over.isEmpty { say(CountdownText.end(of: over), at: reading) }
        if rings {
            scheduler.follow(unrung)
            ring(at: reading)
        }
        let running = ends.waitedFor.first { $0.pausedAt == nil }
        if let running {
            let mark = "\(running.id) \(Self.minutes(until: running.endDate, at: reading.wall))"
            if printed != mark {
                say(
                    "\(running.title): \(CountdownText.left(until: running.endDate, at: reading.wall))", at: reading)
            }
            printed = mark
        } else if scheduler.next == nil, !bell.gate.isWaiting {
            if isFirst {
                effects.append(
                    .complain(localized("No countdowns; start one with `islet countdown add Tea 3m`.") + "\n"))
            }
            effects.append(.leave)
        }
        isFirst = false
        let minute = running.map { ClockTick(from: $0.endDate, every: 60).next(after: reading.wall) }
        next = [minute, scheduler.next].compactMap { $0 }.min()
    }

    /// The minutes left, rounded up.
    private static func minutes(until end: Date, at now: Date) -> Double {
        (end.seconds(since: now) / 60).rounded(.up)
    }

    private mutating func ring(at reading: ClockReading) {
        let zone = shell.timeZone()
        let settings = bell.resolve(settings)
        let strokes = settings.audibleStrokes(at: reading.wall, in: zone)
        for ring in scheduler.ring(at: reading, strokes: strokes, spacing: settings.spacing(of:)) {
            switch ring {
            case .stroke(let stroke): hear(bell.ring(settings, stroke, at: reading.wall, in: zone), at: reading)
            case .ended(let over):
                shell.log.recordSilence(of: .countdown, settings, at: reading.wall, in: zone)
                if settings.notifies(at: reading.wall, in: zone) {
                    NotificationProgram.show(DesktopNotification(over), environment: shell.environment)
                }
            case .missedEnd(let countdown):
                say(CountdownText.missed(countdown, seenAt: reading.wall, in: zone), at: reading)
            case .unsaved(let error): effects.append(.warn(error.description))
            // A sitting has bells of its own, rung by its screen or the attendant.
            case .moment, .missed: break
            }
        }
        scheduler.settle()
    }

    private mutating func hear(_ answer: Bell.Answer, at reading: ClockReading) {
        if answer.sign == .ring { effects.append(.ring) }
        if let complaint = answer.complaint, complaint.isNews(in: shell.environment) {
            say(localized("\(complaint.sentence) The terminal rings instead."), at: reading)
        }
    }

    private mutating func say(_ text: String, at reading: ClockReading) {
        effects.append(.say("\(WallClockText.clock(of: reading.wall, in: shell.timeZone()))  \(text)"))
    }
}

/// Detects countdowns that end while a process is watching them, so that each can report it. Only one of them rings: see
/// ``BellScheduler``.
package struct CountdownEnds {
    /// The countdowns still running at the last call, in list order.
    package private(set) var waitedFor: [StoredCountdown] = []

    package init(waitedFor: [StoredCountdown] = []) {
        self.waitedFor = waitedFor
    }

    /// Returns the countdowns that have ended since the last call and were not removed.
    package mutating func look(at countdowns: [StoredCountdown], now: Date) -> [StoredCountdown] {
        let known = Set(waitedFor.map(\.id))
        let over = countdowns.filter { $0.endDate <= now && known.contains($0.id) }
        waitedFor = countdowns.filter { $0.endDate > now }
        return over
    }
}

extension [StoredCountdown] {
    /// Those that ended recently enough for a bell. For older ones, the process that rings reports that it was too late.
    package func ended(inTimeAt now: Date) -> [StoredCountdown] { filter { now <= $0.endDate + SittingMoment.latest } }
}
