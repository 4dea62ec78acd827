import Configuration
import Foundation
import HostSystem
import Meditation
import TerminalScreen

/// Rings on a screen: lets the terminal ring or flash, sounds play, and the desktop be told.
package struct ScreenBell {
    private let environment: [String: String]
    private let timeZone: TimeZone
    private var bell: Bell

    /// A bell for the screen of a process.
    package init(environment: [String: String], timeZone: TimeZone) {
        (self.environment, self.timeZone) = (environment, timeZone)
        bell = Bell(environment: environment)
    }

    /// Makes the sound ready that the settings ask for.
    package func prepare(_ settings: Settings) { bell.prepare(settings, environment: environment) }

    /// One stroke; answers what is to be said, a sentence.
    package mutating func ring(_ settings: Settings, on screen: TerminalScreen, at now: Date) -> String? {
        follow(bell.ring(settings, at: now, in: timeZone), on: screen)
    }

    /// A child has ended; answers what is to be said, a sentence.
    package mutating func childEnded(on screen: TerminalScreen) -> String? {
        DetachedProcess.collect()
        return follow(bell.childEnded(), on: screen)
    }

    /// The screen closes: what waits for the desktop's answer is rung while it can be.
    package mutating func leave(_ screen: TerminalScreen) { _ = follow(bell.ringHeld(waiting: true), on: screen) }

    /// Tells the desktop that the target is reached: through the terminal where that shows it, else by a program.
    package mutating func notify(
        targetOf sitting: Sitting?, _ settings: Settings, on screen: TerminalScreen, at now: Date
    ) {
        if let sitting { notify(DesktopNotification(targetOf: sitting), settings, on: screen, at: now) }
    }

    /// The same of anything else.
    package mutating func notify(
        _ notification: DesktopNotification, _ settings: Settings, on screen: TerminalScreen, at now: Date
    ) {
        guard settings.notifies(at: now, in: timeZone) else { return }
        guard screen.notify(title: notification.title, body: notification.body) else {
            NotificationProgram.show(notification, environment: environment)
            return
        }
        // tmux tells of a bell in a window that nobody looks at, and may let nothing else through.
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
