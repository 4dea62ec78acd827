import Configuration
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import PlainText
import Store
import Surroundings
import TerminalScreen

/// Follows the countdowns in plain text: the next one at every full minute left, and each one that ends, with the bell.
///
///     08:14:00  Tea: 3 min
///     08:15:00  Tea: 2 min
///     08:17:00  Tea is over. Take the leaves out.
package struct CountdownLines {
    /// The process context.
    package let shell: Shell
    /// The effective settings.
    package let settings: Settings

    package init(shell: Shell, settings: Settings) {
        self.shell = shell
        self.settings = settings
    }

    /// Runs until no countdown is left (exit status 0) or a terminating signal arrives; the process then dies by that signal.
    package func follow() throws -> Int32 {
        try shell.store.makeReady()
        // The parent may have set SIGPIPE to be ignored; a closed pipe would then be reported as an error.
        signal(SIGPIPE, SIG_DFL)
        let events = LineEvents(reader: STDOUT_FILENO, reportsChildren: true, reportsStops: true)
        try events.watch(file: shell.store.changeFile)
        let process = AttendantProcess(store: shell.store)
        var presence = rings ? process.announceScreen() : nil
        if !rings { shell.attendToCountdowns(at: shell.clock()) }
        let signal = try follow(
            stop: {
                // While stopped, another process must ring.
                presence = nil
                shell.attendToCountdowns(at: shell.clock())
                events.stop()
                presence = rings ? process.announceScreen() : nil
            }, by: { events.next(until: $0) })
        withExtendedLifetime(presence) {}
        shell.attendToCountdowns(at: shell.clock())
        if let signal { TerminalScreen.reraise(signal) }
        return ExitStatus.success.rawValue
    }

    /// Whether this process rings. In a pipe or file BEL would be a stray byte, so there the attendant rings.
    private var rings: Bool { shell.isOutputTerminal }

    /// Runs the loop. `next` waits for the next event; `stop` stops the process and returns when it continues. Returns the
    /// signal that ended it, or `nil` if nothing is left or the reader has gone.
    package func follow(stop: () -> Void, by next: (Date?) -> LineEvents.Event) throws -> Int32? {
        var ringer = CountdownRinger(store: shell.store)
        var bell = Bell(environment: shell.environment)
        if rings { bell.prepare(settings, environment: shell.environment) }
        var told: String?
        var ends = CountdownEnds()
        var isFirst = true
        var retry = StoreRetry()
        while true {
            let reading = shell.clock()
            let found = try retry.read(at: reading.wall) {
                (try ActivityDesk(in: shell).catchUp(at: reading).countdownsByEnd, try shell.store.unrungCountdowns())
            }
            guard let (countdowns, unrung) = found else {
                if case .terminated(let signal) = next(retry.next) { return signal }
                continue
            }
            try tell(ends.look(at: countdowns, now: reading.wall), at: reading)
            if rings {
                ringer.follow(unrung)
                try ring(by: &ringer, &bell, at: reading)
            }
            if let running = ends.waitedFor.first(where: { $0.pausedAt == nil }) {
                let line = "\(running.title): \(CountdownText.left(until: running.endDate, at: reading.wall))"
                let mark = "\(running.id) \(Self.minutes(until: running.endDate, at: reading.wall))"
                if told != mark { try say(line, at: reading) }
                told = mark
            } else if ringer.next == nil, !bell.gate.isWaiting {
                if isFirst { shell.complain("No countdowns; start one with `islet countdown add Tea 3m`.\n") }
                return nil
            }
            isFirst = false
            let minute = ends.waitedFor.first { $0.pausedAt == nil }.map { countdown in
                countdown.endDate - (Self.minutes(until: countdown.endDate, at: reading.wall) - 1) * 60
            }
            switch next([minute, ringer.next].compactMap { $0 }.min()) {
            case .terminated(let signal): return signal
            case .readerLeft: return nil
            case .childEnded:
                DetachedProcess.collect()
                try hear(bell.childEnded(), at: reading)
            case .stopping:
                stop()
                ringer = CountdownRinger(store: shell.store)
            case .deadline, .fileChanged, .clockStepped, .input: break
            }
        }
    }

    /// The minutes left, rounded up.
    private static func minutes(until end: Date, at now: Date) -> Double {
        (end.timeIntervalSince(now) / 60).rounded(.up)
    }

    private func tell(_ over: [StoredCountdown], at reading: ClockReading) throws {
        guard !over.isEmpty else { return }
        try say(CountdownText.end(of: over), at: reading)
    }

    private func ring(by ringer: inout CountdownRinger, _ bell: inout Bell, at reading: ClockReading) throws {
        let zone = shell.timeZone()
        let strokes = settings.audibleStrokes(at: reading.wall, in: zone)[.target]
        for ring in ringer.ring(at: reading.wall, strokes: strokes, spacing: settings.strokeSpacing) {
            switch ring {
            case .stroke: try hear(bell.ring(settings, at: reading.wall, in: zone), at: reading)
            case .over(let over):
                if settings.notifies(at: reading.wall, in: zone) {
                    NotificationProgram.show(DesktopNotification(over), environment: shell.environment)
                }
            case .missed(let countdown):
                try say(CountdownText.missed(countdown, seenAt: reading.wall, in: zone), at: reading)
            case .unsaved(let error): shell.warn(error.description)
            }
        }
        ringer.settle()
    }

    private func hear(_ answer: Bell.Answer, at reading: ClockReading) throws {
        if answer.sign == .ring { try shell.write(PlainLines.bell) }
        if let complaint = answer.complaint {
            try say("\(complaint.sentence) The terminal rings instead.", at: reading)
        }
    }

    private func say(_ text: String, at reading: ClockReading) throws {
        try shell.say("\(WallClockText.clock(of: reading.wall, in: shell.timeZone()))  \(text)")
    }
}
