import Configuration
import Foundation
import Meditation

/// What the attendant rings with: the sound that the settings ask for, or the terminal at which a command was given last.
///
/// Someone must ring. Where no terminal is left the bowl sounds; where no sound can be played a terminal rings; where
/// neither is to be had, the desktop is told.
package struct AttendantBell {
    private let terminal: String?
    private let known: BellTerminals?
    private let environment: [String: String]
    private var bell: Bell
    /// What stands for the bell of the moment if nothing sounds; nil if the desktop knows of it.
    private var substitute: DesktopNotification?
    /// Whether the sound stands for the terminal's bell.
    private var isSoundSubstitute = false

    /// A bell.
    ///
    /// - Parameters:
    ///   - terminal: The device file of the terminal that it was started from; nil for none.
    ///   - known: The terminals that are known since, read anew for every stroke; they go first. Default: none.
    ///   - environment: Of the players.
    package init(terminal: String?, known: BellTerminals? = nil, environment: [String: String]) {
        (self.terminal, self.known, self.environment) = (terminal, known, environment)
        bell = Bell(environment: environment)
    }

    /// Whether a sound is being played, of which it is not known whether it is heard, or a stroke waits for the desktop's answer.
    var isBusy: Bool { bell.isPlaying || bell.gate.isWaiting }

    /// Makes the sound ready that may be needed.
    package func prepare(_ settings: Settings) {
        var settings = settings
        if settings.bell == .terminal, !terminals.contains(where: { access($0, W_OK) == 0 }) {
            settings.bell = .sound(.bowl)
        }
        bell.prepare(settings, environment: environment)
    }

    /// A moment of the sitting has come; its strokes follow. At the target the desktop is told if it is to be.
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

    /// Something else than the sitting is over; strokes follow. Answers whether the desktop was told.
    package mutating func begin(_ notification: DesktopNotification, isTold: Bool) -> Bool {
        substitute = nil
        guard isTold else { return false }
        if NotificationProgram.show(notification, environment: environment) != nil { return true }
        substitute = notification
        return false
    }

    /// One stroke, as the settings and the desktop have it at `now`; answers what is to be said, a sentence.
    package mutating func ring(_ settings: Settings, at now: Date, in zone: TimeZone) -> String? {
        bell.gate.admit(settings.stroke(at: now, in: zone), settings.focus, at: now).flatMap { ring($0) }
    }

    /// One stroke; answers what is to be said, a sentence.
    package mutating func ring(_ stroke: Settings.Stroke) -> String? {
        switch stroke {
        case .nothing, .flash: return nil
        case .terminal:
            if ringTerminal() { return nil }
            isSoundSubstitute = true
            return follow(bell.ring(.sound(.bowl)))
        case .sound:
            isSoundSubstitute = false
            return follow(bell.ring(stroke))
        }
    }

    /// A child has ended; answers what is to be said, a sentence.
    package mutating func childEnded() -> String? {
        let late = bell.gate.release(waiting: false).compactMap { ring($0) }.first
        return late ?? follow(bell.childEnded())
    }

    /// Ends what plays for too long.
    mutating func endOverdue() { bell.endOverdue() }

    private mutating func follow(_ answer: Bell.Answer) -> String? {
        guard answer.sign == .ring else { return nil }
        let outcome: String
        if ringTerminal() {
            outcome = "The terminal rang instead."
        } else if let substitute, NotificationProgram.show(substitute, environment: environment) != nil {
            self.substitute = nil
            outcome = "A notification stood for the bell."
        } else {
            outcome = "Nothing rang."
        }
        return answer.complaint.map { complaint in
            let reason = isSoundSubstitute ? "No terminal is left to ring, and \(complaint)." : complaint.sentence
            return "\(reason) \(outcome)"
        }
    }

    private var terminals: [String] { (known?.devices ?? []) + [terminal].compactMap { $0 } }

    /// One stroke of the bell of the first terminal that is still there; answers whether there was one.
    private func ringTerminal() -> Bool { terminals.contains(where: ring) }

    private func ring(_ terminal: String) -> Bool {
        // Not to wait for a terminal that is stopped, and not to become the one that it controls.
        let descriptor = open(terminal, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return isatty(descriptor) == 1 && write(descriptor, PlainLines.bell, 1) == 1
    }
}
