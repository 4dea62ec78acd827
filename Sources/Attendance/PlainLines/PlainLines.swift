import Configuration
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import Store
import Surroundings
import TerminalScreen

/// Follows a sitting in plain text, for screen readers and terminals without a screen: one line per event, of the sitting or of
/// other apps' activities, and one a minute. Lines are only appended, without escape sequences; the bell rings.
///
/// It owns no state: it reads the store whenever that changes, and otherwise sleeps until the next moment worth a line.
package struct PlainLines: ForegroundProgram {
    /// BEL, the only control character written.
    package static let bell = "\u{07}"

    /// The process context.
    package let shell: Shell
    /// The effective settings: bells, strokes, hooks.
    package let settings: Settings
    /// The sitting to follow.
    package let sitting: Sitting
    /// Whether it was just started here; if not, the first line describes its current state.
    package let isNew: Bool
    /// Seconds of the sitting between two lines with the time; `nil` for none.
    package let interval: TimeInterval?

    /// Creates the program that follows `sitting`.
    package init(shell: Shell, settings: Settings, sitting: Sitting, isNew: Bool) {
        (self.shell, self.settings, self.sitting, self.isNew) = (shell, settings, sitting, isNew)
        interval = settings.plainInterval > .zero ? settings.plainInterval / .seconds(1) : nil
    }

    /// Runs until the sitting ends (exit status 0) or a terminating signal arrives; the process then dies by that signal.
    package func run() throws -> Int32 {
        try shell.store.makeReady()
        let events = LineEvents(reportsChildren: true, reportsStops: true)
        try events.watch(file: shell.store.changeFile)
        let process = AttendantProcess(store: shell.store)
        var presence = process.announceScreen()
        let signal = try follow(
            stop: {
                // While stopped, another process must ring.
                presence = nil
                if let memory = try? shell.store.memory() { shell.attend(memory, haptics: settings.haptics) }
                events.stop()
                presence = process.announceScreen()
            }, by: { events.next(until: $0) })
        withExtendedLifetime(presence) {}
        guard let signal else { return ExitStatus.success.rawValue }
        shell.attend(try shell.store.memory(), haptics: settings.haptics)
        TerminalScreen.reraise(signal)
    }

    /// Runs the loop. `next` waits for the next event; `stop` stops the process and returns when it continues. Returns the
    /// signal that ended it, or `nil` if the sitting ended.
    package func follow(stop: () -> Void, by next: (Date?) -> LineEvents.Event) throws -> Int32? {
        var narrator = PlainNarrator(
            sitting: sitting, isNew: isNew, interval: interval, in: shell.timeZone(), settings: settings)
        var bell = Bell(environment: shell.environment, log: shell.log)
        bell.prepare(settings, environment: shell.environment)
        var ringer = Ringer(store: shell.store, log: shell.log)
        var retry = StoreRetry()
        var others = PlainActivities(of: shell.store, isAuthorized: settings.liveActivities)
        while true {
            let reading = shell.clock()
            guard let memory = try retry.read(at: reading.wall, { try shell.store.memory() }) else {
                shell.log.record(retry)
                guard case .terminated(let signal) = next(retry.next) else { continue }
                if signal != SIGHUP { try leave(on: signal, isOver: narrator.isOver) }
                return signal
            }
            let state = memory.state
            let now = reading.now(for: state.sitting)
            for line in narrator.lines(on: state, at: reading) { try shell.say(line) }
            var news: PlainActivities.News?
            if !narrator.isOver {
                news =
                    try retry.read(at: reading.wall) { try others.news(beside: state.sitting, at: reading) } ?? nil
            }
            for line in news?.lines ?? [] { try shell.say(line) }
            ringer.follow(memory, at: now)
            // A flash needs a screen; here the line replaces it.
            let strokes = settings.audibleStrokes(at: reading.wall, in: shell.timeZone())
            let rings = ringer.ring(at: reading, now: now, strokes: strokes, spacing: settings.strokeSpacing)
            if news?.rings == true { try perform(.stroke, with: &bell, of: state.sitting, at: reading) }
            for ring in rings { try perform(ring, with: &bell, of: state.sitting, at: reading) }
            ringer.settle()
            let nextBell = ringer.next
            // Wait only for imminent strokes: a clock set back would put them far in the future.
            if narrator.isOver, !bell.gate.isWaiting, nextBell.map({ $0 > now + SittingMoment.latest }) ?? true {
                return nil
            }
            // Those moments are on the sitting's clock; waiting uses the wall clock.
            let moment = [narrator.nextMoment, nextBell].compactMap { $0 }.min()
            let lead = reading.lead(for: state.sitting)
            switch next([moment.map { $0 + lead }, news?.next, retry.next].compactMap { $0 }.min()) {
            case .terminated(let signal):
                // After a hang-up there is no terminal to write to.
                ringer.leave()
                if signal != SIGHUP { try leave(on: signal, isOver: narrator.isOver) }
                return signal
            case .childEnded:
                DetachedProcess.collect()
                try hear(bell.childEnded())
            case .stopping:
                ringer.leave()
                stop()
                ringer = Ringer(store: shell.store, log: shell.log)
            case .deadline, .fileChanged, .clockStepped, .readerLeft, .input: break
            }
        }
    }

    private func perform(
        _ ring: Ringer.Ring, with bell: inout Bell, of sitting: Sitting?, at reading: ClockReading
    ) throws {
        switch ring {
        case .stroke: try hear(bell.ring(settings, at: reading.wall, in: shell.timeZone()))
        case .moment(let moment):
            shell.log.recordSilence(of: moment.event, settings, at: reading.wall, in: shell.timeZone())
            guard let sitting else { break }
            if moment.event == .target, settings.notifies(at: reading.wall, in: shell.timeZone()) {
                // Not through the terminal: plain lines must not contain escape sequences.
                NotificationProgram.show(DesktopNotification(targetOf: sitting), environment: shell.environment)
            }
            if let call = HookCall(moment, of: sitting, at: reading, settings: settings) {
                shell.startHook(call, settings: settings)
            }
        // The narrator reports what happened, and when.
        case .missed: break
        case .unsaved(let error): shell.warn(error.description)
        }
    }

    private func hear(_ answer: Bell.Answer) throws {
        if answer.sign == .ring { try shell.write(Self.bell) }
        if let complaint = answer.complaint { try shell.say("\(complaint.sentence) The terminal rings instead.") }
    }

    private func leave(on signal: Int32, isOver: Bool) throws {
        // The terminal has echoed ^C at the start of the next line.
        if signal == SIGINT { try shell.say("") }
        if !isOver { try shell.say("The sitting goes on; `islet` comes back to it, `islet complete` ends it.") }
    }
}
