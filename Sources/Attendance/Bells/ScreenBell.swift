import Configuration
import Foundation
import HostSystem
import Logging
import Meditation
import TerminalScreen

/// Rings while a screen is open: terminal bell or flash, sounds, and desktop notifications.
package struct ScreenBell {
    private let environment: [String: String]
    private let timeZone: TimeZone
    private var bell: Bell

    /// Creates the bell for a process's screen.
    package init(environment: [String: String], timeZone: TimeZone, log: Logger) {
        (self.environment, self.timeZone) = (environment, timeZone)
        bell = Bell(environment: environment, log: log)
    }

    /// Prepares the configured sound file in advance.
    package func prepare(_ settings: Settings) { bell.prepare(settings, environment: environment) }

    /// Rings one stroke. Returns a sentence to show if something failed.
    package mutating func ring(_ settings: Settings, on screen: TerminalScreen, at now: Date) -> String? {
        follow(bell.ring(settings, at: now, in: timeZone), on: screen)
    }

    /// Handles the exit of a child process. Returns a sentence to show if a sound failed.
    package mutating func childEnded(on screen: TerminalScreen) -> String? {
        DetachedProcess.collect()
        return follow(bell.childEnded(), on: screen)
    }

    /// Rings strokes still waiting for the "do not disturb" query, before the screen closes.
    package mutating func leave(_ screen: TerminalScreen) { _ = follow(bell.ringHeld(waiting: true), on: screen) }

    /// Notifies the desktop that the target is reached: through the terminal if it supports that, otherwise by a program.
    package mutating func notify(
        targetOf sitting: Sitting?, _ settings: Settings, on screen: TerminalScreen, at now: Date
    ) {
        if let sitting { notify(DesktopNotification(targetOf: sitting), settings, on: screen, at: now) }
    }

    /// Shows any other desktop notification the same way.
    package mutating func notify(
        _ notification: DesktopNotification, _ settings: Settings, on screen: TerminalScreen, at now: Date
    ) {
        guard settings.notifies(at: now, in: timeZone) else { return }
        guard screen.notify(title: notification.title, body: notification.body) else {
            NotificationProgram.show(notification, environment: environment)
            return
        }
        // tmux flags a bell in a background window, and may pass nothing else through.
        guard screen.program.multiplexer == .tmux, settings.stroke(at: now, in: timeZone) != .terminal else { return }
        if bell.gate.admit(.terminal, settings.focus, at: now) == .terminal { screen.ring() }
    }

    private func follow(_ answer: Bell.Answer, on screen: TerminalScreen) -> String? {
        switch answer.sign {
        case .ring: screen.ring()
        case .flash: screen.flash()
        case .nothing: break
        }
        return answer.complaint.map { "\($0.sentence) The terminal rings instead." }
    }
}
