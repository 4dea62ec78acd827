import Configuration
import Foundation
import Languages
import Logging
import Meditation
import ScreenKit

/// The attendant's bell: the configured sound, or the terminal most recently used.
///
/// Fallbacks: without a terminal the bowl sounds; if no sound can be played a terminal rings; if neither works, a desktop
/// notification is shown.
package struct AttendantBell {
    private let terminal: String?
    private let known: BellTerminals?
    private let environment: [String: String]
    private let log: Logger
    private var bell: Bell
    /// The notification to show if nothing rings; `nil` if the desktop was already notified.
    private var substitute: DesktopNotification?
    /// Whether the sound replaces the terminal's bell.
    private var isSoundSubstitute = false

    /// Creates the attendant's bell.
    ///
    /// - Parameters:
    ///   - terminal: The device file of the terminal that started the attendant; `nil` if there is none.
    ///   - known: Terminals recorded since, read again for every stroke and tried first. Default: none.
    ///   - environment: The environment of the sound players.
    ///   - log: Where it logs what rang and what did not.
    package init(terminal: String?, known: BellTerminals? = nil, environment: [String: String], log: Logger) {
        (self.terminal, self.known, self.environment, self.log) = (terminal, known, environment, log)
        bell = Bell(environment: environment, log: log)
    }

    /// Whether a sound is playing that may still fail, or a stroke is waiting for the desktop's answer.
    var isBusy: Bool { bell.isPlaying || bell.gate.isWaiting }

    /// Prepares the sound that may be needed, including the fallback.
    package func prepare(_ settings: Settings) {
        var settings = bell.resolve(settings)
        if settings.bell == .terminal, !terminals.contains(where: { access($0, W_OK) == 0 }) {
            settings.bell = .sound(.bowl)
        }
        bell.prepare(settings, environment: environment)
    }

    /// Starts the bell of a moment; its strokes follow. At the target the desktop is notified if `isTold`.
    package mutating func begin(_ moment: SittingMoment, of sitting: Sitting?, isTold: Bool) {
        substitute = nil
        guard isTold else { return }
        if moment.event == .target, let sitting {
            let notification = DesktopNotification(targetOf: sitting)
            if NotificationProgram.show(notification, environment: environment) != nil { return }
        }
        substitute = DesktopNotification(
            title: "Islet", body: moment.event.meaning.prefix(1).uppercased() + moment.event.meaning.dropFirst() + ".")
    }

    /// Starts the bell of something other than the sitting; its strokes follow. Returns whether the desktop was notified.
    package mutating func begin(_ notification: DesktopNotification, isTold: Bool) -> Bool {
        substitute = nil
        guard isTold else { return false }
        if NotificationProgram.show(notification, environment: environment) != nil { return true }
        substitute = notification
        return false
    }

    /// Rings one stroke, as settings and "do not disturb" allow at `now`. Returns a sentence to report, if any.
    package mutating func ring(
        _ settings: Settings, _ cause: BellStroke = BellStroke(), at now: Date, in zone: TimeZone
    ) -> String? {
        let stroke = resolve(settings).stroke(of: cause.event, level: cause.level, at: now, in: zone)
        return bell.gate.admit(stroke, settings.focus, at: now).flatMap { ring($0) }
    }

    /// The settings as they work here.
    func resolve(_ settings: Settings) -> Settings { bell.resolve(settings) }

    /// Rings one stroke. Returns a sentence to report, if any.
    package mutating func ring(_ stroke: Settings.Stroke) -> String? {
        switch stroke {
        case .nothing: return nil
        case .flash:
            log.recordFocus()
            return nil
        case .terminal:
            if ringTerminal() { return nil }
            log.notice("No terminal can ring; the bowl sounds instead.")
            isSoundSubstitute = true
            return follow(bell.ring(.sound(.bowl)))
        case .sound:
            isSoundSubstitute = false
            return follow(bell.ring(stroke))
        }
    }

    /// Handles the exit of a child process. Returns a sentence to report, if any.
    package mutating func childEnded() -> String? {
        let late = bell.gate.release(waiting: false).compactMap { ring($0) }.first
        return late ?? follow(bell.childEnded())
    }

    /// Kills players that run for too long.
    mutating func endOverdue() { bell.endOverdue() }

    private mutating func follow(_ answer: Bell.Answer) -> String? {
        guard answer.sign == .ring else { return nil }
        let outcome: String
        var reason = PlayerReports.Reason.silence
        if ringTerminal() {
            outcome = localized("The terminal rang instead.")
            reason = .bell
        } else if let substitute, NotificationProgram.show(substitute, environment: environment) != nil {
            self.substitute = nil
            outcome = localized("A notification replaced the bell.")
        } else {
            outcome = localized("Nothing rang.")
        }
        log.warning("\(outcome)")
        guard let complaint = answer.complaint, complaint.isNews(as: reason, in: environment) else { return nil }
        let cause =
            isSoundSubstitute
            ? localized("The bell could not ring: no terminal is open, and \(complaint.description).")
            : complaint.sentence
        return "\(cause) \(outcome)"
    }

    private var terminals: [String] { (known?.devices ?? []) + [terminal].compactMap { $0 } }

    /// Rings the first terminal that still exists. Returns whether there was one.
    private func ringTerminal() -> Bool { terminals.contains(where: ring) }

    private func ring(_ terminal: String) -> Bool {
        // Do not block on a stopped terminal, and do not make it the controlling terminal.
        let descriptor = open(terminal, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        guard isatty(descriptor) == 1, write(descriptor, ProgramOutput.bell, 1) == 1 else { return false }
        log.info("A terminal rings.", metadata: ["device": "\(terminal)"])
        return true
    }
}
