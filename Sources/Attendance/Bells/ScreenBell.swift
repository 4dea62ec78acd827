import Configuration
import Foundation
import HostSystem
import Languages
import Logging
import Meditation
import ScreenKit
import TerminalScreen

/// Rings while a screen is open: terminal bell or flash, sounds, and desktop notifications.
package struct ScreenBell {
    private let environment: [String: String]
    private let timeZone: TimeZone
    private let terminal: TerminalProgram
    private var bell: Bell

    /// Creates the bell for a process's screen.
    package init(environment: [String: String], timeZone: TimeZone, log: Logger) {
        (self.environment, self.timeZone) = (environment, timeZone)
        terminal = TerminalProgram(environment: environment)
        bell = Bell(environment: environment, log: log)
    }

    /// Prepares the configured sound file in advance.
    package func prepare(_ settings: Settings) { bell.prepare(settings, environment: environment) }

    /// The settings as they work here.
    package func resolve(_ settings: Settings) -> Settings { bell.resolve(settings) }

    /// Rings one stroke. Returns a sentence to show if something failed.
    ///
    /// - Parameter cause: What the stroke announces. Default: an alert.
    package mutating func ring(
        _ settings: Settings, _ cause: BellStroke = BellStroke(), at now: Date, _ effects: inout [ProgramEffect]
    ) -> String? {
        follow(bell.ring(settings, cause, at: now, in: timeZone), &effects)
    }

    /// Handles the exit of a child process. Returns a sentence to show if a sound failed.
    package mutating func childEnded(_ effects: inout [ProgramEffect]) -> String? {
        DetachedProcess.collect()
        return follow(bell.childEnded(), &effects)
    }

    /// Rings strokes still waiting for the "do not disturb" query, before the screen closes.
    package mutating func leave(_ effects: inout [ProgramEffect]) { _ = follow(bell.ringHeld(waiting: true), &effects) }

    /// Shows a desktop notification: through the terminal if it supports that, otherwise by a program.
    package mutating func notify(
        _ notification: DesktopNotification, of event: BellEvent, _ settings: Settings, at now: Date,
        _ effects: inout [ProgramEffect]
    ) {
        guard settings.notifies(at: now, in: timeZone) else { return }
        guard terminal.notification(title: notification.title, body: notification.body) != nil else {
            return notifyByProgram(notification)
        }
        effects.append(.notify(title: notification.title, body: notification.body))
        // tmux flags a bell in a background window, and may pass nothing else through.
        guard terminal.multiplexer == .tmux,
            resolve(settings).stroke(of: event, at: now, in: timeZone) != .terminal
        else { return }
        if bell.gate.admit(.terminal, settings.focus, at: now) == .terminal { effects.append(.ring) }
    }

    /// Shows a notification that the terminal did not accept.
    package func notifyByProgram(_ notification: DesktopNotification) {
        NotificationProgram.show(notification, environment: environment)
    }

    private func follow(_ answer: Bell.Answer, _ effects: inout [ProgramEffect]) -> String? {
        switch answer.sign {
        case .ring: effects.append(.ring)
        case .flash: effects.append(.flash)
        case .nothing: break
        }
        guard let complaint = answer.complaint, complaint.isNews(in: environment) else { return nil }
        return localized("\(complaint.sentence) The terminal rings instead.")
    }
}
