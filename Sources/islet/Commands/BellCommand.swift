import ArgumentParser
import Foundation
import Meditation

/// `islet bell`: rings as at an event, and says what rang.
struct BellCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "bell", abstract: "Ring the bell as at an event of a sitting, and say what rang.",
        discussion: """
            The setting bell tells what rings: the terminal, a singing bowl, a sound file, or none. strokes.prepare to \
            strokes.end tell how often; a little more than a second lies between two bells of the terminal, three between \
            two strokes of a sound. With the event target, the desktop is notified as well (notification = true).
            """)

    @Argument(help: ArgumentHelp("prepare, start, interval, target or end.", valueName: "event"))
    var event = BellEvent.target

    /// How long a player that cannot play is given to say so.
    private static let doubt = Duration.milliseconds(400)

    func run(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        let settings = loaded.settings
        let (now, zone) = (shell.clock().wall, shell.timeZone())
        let stroke = settings.stroke(at: now, in: zone)
        let count = settings.strokes[event]
        if settings.haptics == .off {
            try shell.say("Nothing rings: haptics is \"off\".")
        } else if settings.isQuiet(at: now, in: zone), let hours = settings.quietHours {
            try shell.say("Nothing rings in the quiet hours, \(hours.text); a screen flashes instead.")
        } else if stroke == .flash {
            let reason = settings.bell == .none ? "bell is \"none\"" : "haptics is \"flash\""
            try shell.say("Nothing rings: \(reason). A screen flashes instead.")
        } else if count == 0 {
            try shell.say("The bell of \(event.rawValue) does not ring: strokes.\(event.rawValue) is 0.")
        } else {
            try ring(stroke, times: count, spacing: settings.strokeSpacing, in: shell)
        }
        if event == .target, settings.notifies(at: now, in: zone) { try notify(in: shell) }
        return ExitStatus.success.rawValue
    }

    private func ring(_ stroke: Settings.Stroke, times count: Int, spacing: TimeInterval, in shell: Shell) throws {
        if stroke == .terminal, !shell.isOutputTerminal {
            throw CommandFailure(
                sentence: "Standard output is no terminal, so there is no bell; run islet bell in a terminal.",
                status: .unavailable)
        }
        let word = count == 1 ? "once" : "\(count) times"
        if stroke == .terminal { try shell.say("The terminal rings \(word).") }
        var bell = Bell(environment: shell.environment)
        for number in 1...count {
            var doubt = Duration.zero
            var answer = bell.ring(stroke)
            if case .sound(let sound) = stroke {
                doubt = wait(for: &bell, &answer, in: shell)
                if let complaint = answer.complaint { shell.complain("islet: \(complaint.sentence)\n") }
                if number == 1 { try shell.say(sentence(answer, player: bell.playing, sound, word, in: shell)) }
            }
            if answer.sign == .ring, shell.isOutputTerminal { try shell.write(PlainLines.bell) }
            if number < count { shell.sleep(.seconds(spacing) - doubt) }
        }
    }

    /// Waits until a player plays or none can; answers how long that took.
    private func wait(for bell: inout Bell, _ answer: inout Bell.Answer, in shell: Shell) -> Duration {
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
        _ answer: Bell.Answer, player: String?, _ sound: BellSound, _ word: String, in shell: Shell
    ) -> String {
        if let player, answer.sign == .nothing { return "\(player) plays \(sound.name) \(word)." }
        // A short sound may be over already.
        if answer.sign == .nothing { return "\(sound.name.prefix(1).uppercased() + sound.name.dropFirst()) was played." }
        return shell.isOutputTerminal
            ? "The terminal rings \(word) instead." : "Standard output is no terminal that could ring instead."
    }

    /// The way that the attendant takes; a screen asks the terminal first.
    private func notify(in shell: Shell) throws {
        let notification = DesktopNotification(title: "Target reached", body: "Islet tries its notification.")
        let program = NotificationProgram.show(notification, environment: shell.environment)
        try shell.say(
            program.map { "\($0) notifies the desktop." }
                ?? "The desktop is not notified from here: neither notify-send nor osascript can be used.")
    }
}

extension BellEvent: ExpressibleByArgument {}
