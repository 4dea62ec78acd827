import CivilCalendar
import Configuration
import DeviceActivities
import Foundation
import HostSystem
import Languages
import Meditation
import ScreenKit
import Store
import Surroundings
import TerminalScreen

/// Follows a sitting in plain text, for screen readers and terminals without a screen: one line per event, of the sitting or of
/// other apps' activities, one when a joined server goes away or is back, and one a minute. Lines are only appended, without escape
/// sequences; the bell rings.
///
/// On a terminal it takes keys, which it names in a line at the beginning.
///
/// It owns no state: it reads the store whenever that changes, and otherwise sleeps until the next moment worth a line.
package struct PlainLines: ForegroundProgram, Program {
    /// The process context.
    package let shell: Shell
    /// The effective settings: bells, strokes, hooks.
    package private(set) var settings: Settings
    /// The sitting to follow.
    package let sitting: Sitting
    /// Whether it was just started here; if not, the first line describes its current state.
    package let isNew: Bool
    /// Seconds of the sitting between two lines with the time; `nil` for none.
    package let interval: TimeInterval?
    /// A sentence about the bell that comes before all lines; `nil` for none.
    private let advice: String?

    private var narrator: SittingReporter
    private var bell: Bell
    private var scheduler: BellScheduler
    private var retry = StoreRetry()
    private var lastSeen: LastSeenTracker
    /// Whether it is known when the sitting was last seen.
    private var hasLooked = false
    private var others: PlainActivities
    private var server = ServerReporter()
    /// What keys do; `nil` without a terminal.
    private var steering: PlainSteering?
    /// The timer when it was last read, which keys act on.
    private var timer: WallClockState?
    private var next: Date?
    private var effects: [ProgramEffect] = []

    /// Creates the program that follows `sitting`.
    ///
    /// - Parameters:
    ///   - takesKeys: Whether its events are to include keys. Default: `false`; ``run()`` decides by itself.
    ///   - advice: A sentence about the bell that comes before all lines. Default: `nil`, none.
    package init(
        shell: Shell, settings: Settings, sitting: Sitting, isNew: Bool, takesKeys: Bool = false, advice: String? = nil
    ) {
        (self.shell, self.settings, self.sitting, self.isNew) = (shell, settings, sitting, isNew)
        self.advice = advice
        interval = settings.plainInterval > .zero ? settings.plainInterval / .seconds(1) : nil
        narrator = SittingReporter(
            sitting: sitting, isNew: isNew, interval: interval, in: shell.timeZone(), settings: settings)
        bell = Bell(environment: shell.environment, log: shell.log)
        scheduler = BellScheduler(store: shell.store, log: shell.log)
        lastSeen = LastSeenTracker(store: shell.store, in: shell.timeZone())
        others = PlainActivities(of: shell.store, isAuthorized: settings.liveActivities)
        steering = takesKeys ? PlainSteering() : nil
    }

    /// Runs until the sitting ends or a key leaves (exit status 0), or a terminating signal arrives; the process then dies by that
    /// signal.
    package func run() throws -> Int32 {
        try shell.store.makeReady()
        var program = self
        // In the background they are taken later, when the shell brings the process back.
        let takesKeys = shell.isInputTerminal && shell.isOutputTerminal
        let events = LineEvents(reportsChildren: true, reportsStops: true, keys: takesKeys ? STDIN_FILENO : nil)
        program.steering = takesKeys ? PlainSteering() : nil
        try shell.run(&program, on: events)
        return ExitStatus.success.rawValue
    }

    package var watchedFiles: [URL] { [shell.store.changeFile] }

    package func deadline(after now: Date) -> Date? { next }

    package func announce() -> AnyObject? { AttendantProcess(store: shell.store).announceScreen() }

    package func handOver() {
        if let memory = try? shell.store.memory() { shell.attend(memory, haptics: settings.haptics) }
    }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) throws -> [ProgramEffect] {
        effects = []
        switch event {
        case .opened: return []
        case .shown:
            bell.prepare(settings, environment: shell.environment)
            shell.attendToSound(of: sitting, settings: settings)
            if let advice { effects.append(.say(advice)) }
            if steering != nil {
                effects.append(.say(PlainSteering.introduction(isPaused: sitting.pausedAt != nil)))
            }
        case .key(let key): handle(key, at: reading)
        case .childEnded:
            DetachedProcess.collect()
            hear(bell.childEnded())
        case .resumed: scheduler = BellScheduler(store: shell.store, log: shell.log)
        case .suspending:
            scheduler.leave()
            return []
        case .ending(let signal):
            if let signal { leave(on: signal) }
            return effects
        default: break
        }
        guard !effects.contains(.leave) else { return effects }
        try follow(at: reading)
        return effects
    }

    private mutating func handle(_ key: Key, at reading: ClockReading) {
        timer?.look(at: reading)
        // The first key only stops a wake bell.
        guard !scheduler.isWaking else { return scheduler.hush() }
        let found = timer?.stored.sitting.flatMap { lastSeen.question(about: $0, at: reading) }
        let outcome = steering?.handle(
            key, during: timer?.sitting, found: found, settings: settings, in: shell, at: reading)
        switch outcome {
        case .say(let lines): effects += lines.map(ProgramEffect.say)
        case .toggleBell:
            settings.haptics = settings.haptics == .on ? .off : .on
            narrator.settings.haptics = settings.haptics
            effects.append(.say(bell.resolve(settings).spokenBell))
        case .keepSitting(let line):
            effects.append(.say(line))
            if let sitting = timer?.stored.sitting { lastSeen.keep(sitting, at: reading) }
        case .leave:
            leave(on: nil)
            effects.append(.leave)
        case nil: break
        }
    }

    /// Reports what is new, rings what is due, and decides when to look again.
    private mutating func follow(at reading: ClockReading) throws {
        guard let memory = try retry.read(at: reading.wall, { try shell.store.memory() }) else {
            shell.log.record(retry)
            next = retry.next
            return
        }
        let timer = WallClockState(memory.state, at: reading)
        self.timer = timer
        let wasOver = narrator.isOver
        effects += narrator.lines(on: timer).map(ProgramEffect.say)
        if narrator.isOver, !wasOver, let totals = totals(after: memory.state.completion, at: reading) {
            effects.append(.say(totals))
        }
        let answers = steering?.answers(from: memory.server, settings: settings, in: shell, at: reading) ?? []
        effects += answers.map(ProgramEffect.say)
        askOnce(about: memory, at: reading)
        var news: PlainActivities.News?
        if !narrator.isOver {
            effects += server.lines(on: memory.server, at: reading.wall, in: shell.timeZone).map(ProgramEffect.say)
            news = try retry.read(at: reading.wall) { try others.news(beside: timer.sitting, at: reading.wall) } ?? nil
        }
        effects += (news?.lines ?? []).map(ProgramEffect.say)
        if narrator.isOver, steering != nil {
            steering = nil
            effects.append(.stopReading)
        }
        scheduler.follow(memory, at: reading)
        if let news { scheduler.follow(alertOf: news.alerted) }
        // A flash needs a screen; here the line replaces it.
        let resolved = bell.resolve(settings)
        let rings = scheduler.ring(
            at: reading, strokes: resolvedStrokes(at: reading), spacing: resolved.spacing(of:), wakes: settings.wakeBell
        )
        for ring in rings {
            perform(ring, of: timer.sitting, at: reading)
        }
        scheduler.settle()
        let nextBell = scheduler.next
        // Wait only for imminent strokes: a clock set back would put them far in the future.
        if narrator.isOver, !bell.gate.isWaiting, nextBell.map({ $0 > reading.wall + SittingMoment.latest }) ?? true {
            effects.append(.leave)
            return
        }
        let nextLook = memory.server?.nextLook(after: reading.wall)
        next = [narrator.nextMoment, nextBell, news?.next, nextLook, retry.next].compactMap { $0 }.min()
    }

    /// What was sat today and this week, as on the card after a sitting; `nil` where it was not logged or nothing is to be said of it.
    private func totals(after completion: Completion?, at reading: ClockReading) -> String? {
        guard settings.practice.isReviewed, let completion, completion.isLogged, completion.sitting.id == sitting.id,
            let entries = try? shell.store.entries()
        else { return nil }
        let calendar = settings.calendar(in: shell.timeZone())
        return PracticeTotals(entries, rules: settings.practice, calendar: calendar, at: reading.wall).sentence
    }

    /// Asks when a sitting ended that was running before and was unattended for too long, if a key can answer. Later the question comes
    /// with the key that ends the sitting: lines do not know whether anyone is there.
    private mutating func askOnce(about memory: TimerMemory, at reading: ClockReading) {
        guard !hasLooked, steering != nil, let sitting = memory.state.sitting, sitting.id == self.sitting.id else {
            return
        }
        hasLooked = true
        lastSeen.follow(memory.seen)
        guard !isNew, let finding = lastSeen.look(at: sitting, reading: reading) else { return }
        effects += (steering?.ask(about: finding) ?? []).map(ProgramEffect.say)
    }

    private func resolvedStrokes(at reading: ClockReading) -> BellStrokes {
        bell.resolve(settings).audibleStrokes(at: reading.wall, in: shell.timeZone())
    }

    private mutating func perform(_ ring: BellScheduler.Ring, of sitting: Sitting?, at reading: ClockReading) {
        switch ring {
        case .stroke(let stroke): hear(bell.ring(settings, stroke, at: reading.wall, in: shell.timeZone()))
        case .moment(let moment):
            shell.log.recordSilence(of: moment.event, settings, at: reading.wall, in: shell.timeZone())
            guard let sitting else { break }
            // The lines of the other events are those of the sitting.
            if moment.event == .prepare, resolvedStrokes(at: reading)[.prepare] > 0 {
                effects.append(.say(localized("The preparation begins.")))
            }
            // In a paced breathing a line says each breath already.
            if moment.event == .interval, sitting.breath == nil {
                effects.append(.say(localized("Interval bell at \(ClockText.clock(moment.elapsed)).")))
            }
            if moment.event == .target, settings.notifies(at: reading.wall, in: shell.timeZone()) {
                // Not through the terminal: plain lines must not contain escape sequences.
                NotificationProgram.show(DesktopNotification(targetOf: sitting), environment: shell.environment)
            }
            if scheduler.isWaking, steering != nil { effects.append(.say(WakeBell.sentence)) }
            if let call = HookCall(moment, of: sitting, at: reading.wall, settings: settings) {
                shell.startHook(call, settings: settings)
            }
        // The narrator reports what happened, and when; countdowns are the attendant's.
        case .missed, .ended, .missedEnd: break
        case .unsaved(let error): effects.append(.warn(error.description))
        }
    }

    private mutating func hear(_ answer: Bell.Answer) {
        if answer.sign == .ring { effects.append(.ring) }
        if let complaint = answer.complaint, complaint.isNews(in: shell.environment) {
            effects.append(.say(localized("\(complaint.sentence) The terminal rings instead.")))
        }
    }

    /// Hands the bell over and says that the sitting goes on, because of a signal or, if `nil`, a key.
    private mutating func leave(on signal: Int32?) {
        scheduler.leave()
        // After a hang-up there is no terminal to write to.
        guard signal != SIGHUP else { return }
        // The terminal has echoed ^C at the start of the next line.
        if signal == SIGINT, steering == nil { effects.append(.say("")) }
        if !narrator.isOver {
            effects.append(.say(localized("The sitting goes on; `islet` comes back to it, `islet complete` ends it.")))
        }
    }
}

extension LoadedSettings {
    /// Plain lines that follow a sitting with these settings.
    ///
    /// - Parameter isNew: Whether it was just started here; if not, the first line describes its current state.
    package func plainLines(of sitting: Sitting, isNew: Bool, in shell: Shell) -> PlainLines {
        PlainLines(
            shell: shell, settings: settings, sitting: sitting, isNew: isNew,
            advice: bellAdvice(in: shell.environment))
    }
}
