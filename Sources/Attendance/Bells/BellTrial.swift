import Configuration
import Foundation
import HostSystem
import Languages
import Meditation
import ScreenKit
import Surroundings
import TerminalScreen

/// Rings as at an event of a sitting, and prints what rang.
package struct BellTrial {
    /// How long a player that cannot play is given to say so.
    private static let doubt = Duration.milliseconds(400)

    private let event: BellEvent
    private let settings: Settings
    private let shell: Shell
    private let bell: Bell
    private let notifies: Bool
    /// Whether the terminal rings because no player can.
    private let isMakeshift: Bool

    /// A trial of an event's bell with these settings.
    package init(of event: BellEvent, settings: Settings, in shell: Shell) {
        bell = Bell(environment: shell.environment, log: shell.log)
        (self.event, self.settings, self.shell) = (event, bell.resolve(settings), shell)
        notifies = event == .target
        isMakeshift = settings.bell(for: event) == .automatic && !bell.hasPlayer
    }

    /// A trial of a kind of bell: one stroke, as loud as the settings say.
    package init(of kind: Settings.Bell, settings: Settings, in shell: Shell) {
        bell = Bell(environment: shell.environment, log: shell.log)
        var settings = settings
        (settings.sounds[.target], settings.strokes[.target]) = (kind, 1)
        (event, self.settings, self.shell) = (.target, bell.resolve(settings), shell)
        notifies = false
        isMakeshift = kind == .automatic && !bell.hasPlayer
    }

    /// Rings and prints. Throws a ``CommandFailure`` where nothing can ring.
    package func run() throws {
        let (now, zone) = (shell.clock().wall, shell.timeZone())
        let stroke = settings.stroke(of: event, at: now, in: zone)
        let count = settings.strokes[event]
        if let silence = settings.silence(of: event, at: now, in: zone) {
            try shell.say(silence.sentence)
        } else if settings.focus == .respect, case let focus = FocusQuery.ask(in: shell.environment),
            let source = focus.source, focus.isOn
        {
            try shell.say(
                localized(
                    "Nothing rings: the desktop is set to \"do not disturb\" (\(source)). A screen flashes instead."))
        } else {
            try ring(stroke, times: count, spacing: settings.spacing(of: event))
        }
        if notifies, settings.notifies(at: now, in: zone) { try notify() }
    }

    private func ring(_ stroke: Settings.Stroke, times count: Int, spacing: TimeInterval) throws {
        if stroke == .terminal, !shell.isOutputTerminal {
            throw CommandFailure(
                sentence: localized(
                    "Standard output is not a terminal, so it has no bell; run islet bell in a terminal."),
                status: .unavailable)
        }
        let word = localized("\(count: count) times")
        if stroke == .terminal {
            try shell.say(localized("The terminal rings \(word).") + (isMakeshift ? " " + BellAdvice.reason : ""))
        }
        var bell = bell
        for number in 1...count {
            var doubt = Duration.zero
            var answer = bell.ring(stroke)
            if case .sound(let sound) = stroke {
                doubt = wait(for: &bell, &answer)
                if let complaint = answer.complaint {
                    guard shell.isOutputTerminal else {
                        throw CommandFailure(sentence: complaint.sentence, status: .unavailable)
                    }
                    shell.warn(complaint.description + ".")
                }
                if number == 1 { try shell.say(sentence(answer, player: bell.playing, sound, word)) }
            }
            if answer.sign == .ring, shell.isOutputTerminal { try shell.write(ProgramOutput.bell) }
            if number < count { shell.sleep(.seconds(spacing) - doubt) }
        }
    }

    /// Waits until a player plays or none can; answers how long that took.
    private func wait(for bell: inout Bell, _ answer: inout Bell.Answer) -> Duration {
        var waited = Duration.zero
        var player = bell.playing
        var since = Duration.zero
        while answer.sign != .ring, bell.isPlaying, waited - since < Self.doubt {
            shell.sleep(.milliseconds(20))
            waited += .milliseconds(20)
            answer = bell.childEnded()
            if bell.playing != player { (player, since) = (bell.playing, waited) }
        }
        return waited
    }

    private func sentence(
        _ answer: Bell.Answer, player: String?, _ sound: BellSound, _ word: String
    ) -> String {
        if answer.sign == .ring { return localized("The terminal rings \(word) instead.") }
        if let player {
            return localized("\(player) plays \(sound.name) \(word)\(loudness(of: sound, by: player)).")
        }
        // A short sound may be over already.
        let name: String = sound.name.prefix(1).uppercased() + sound.name.dropFirst()
        return localized("\(name) was played.")
    }

    /// `, at a volume of 50 %`; empty at full volume.
    private func loudness(of sound: BellSound, by player: String) -> String {
        guard sound.level < 1 else { return "" }
        if case .file = sound.source, player == "aplay" { return localized("; aplay cannot change its volume") }
        return localized(", at a volume of \(String(Int((sound.level * 100).rounded()))) %")
    }

    /// As a screen does: through the terminal where that shows it, else by a program.
    private func notify() throws {
        let notification = DesktopNotification(
            title: localized("Target reached"), body: localized("This is a test of the notification."))
        let terminal = TerminalProgram(environment: shell.environment)
        if shell.isOutputTerminal,
            let text = terminal.notification(title: notification.title, body: notification.body)
        {
            try shell.write(text)
            try shell.say(
                terminal.multiplexer == .tmux
                    ? localized("The terminal notifies the desktop, if tmux has allow-passthrough on.")
                    : localized("The terminal notifies the desktop."))
        } else if let program = NotificationProgram.show(notification, environment: shell.environment) {
            try shell.say(localized("\(program) notifies the desktop."))
        } else {
            try shell.say(
                localized(
                    "The desktop is not notified: this terminal is not known to show notifications, and notify-send or a desktop is missing."
                ))
        }
    }
}
