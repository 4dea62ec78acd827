import ArgumentParser
import Meditation

/// `islet bell`: tries a pattern of the bell.
struct BellCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "bell", abstract: "Ring the bell as at an event of a sitting.",
        discussion: """
            The settings strokes.prepare to strokes.end tell how often it rings; a little more than a second lies between.
            """)

    @Argument(help: ArgumentHelp("prepare, start, interval, target or end.", valueName: "event"))
    var event = BellEvent.target

    func run(in shell: Shell) throws -> Int32 {
        guard shell.isOutputTerminal else {
            throw CommandFailure(
                sentence: "Standard output is no terminal, so there is no bell; run islet bell in a terminal.",
                status: .unavailable)
        }
        let strokes = LoadedSettings(in: shell.environment).settings.strokes[event]
        guard strokes > 0 else {
            try shell.say("The bell of \(event.rawValue) does not ring: strokes.\(event.rawValue) is 0.")
            return ExitStatus.success.rawValue
        }
        let word = strokes == 1 ? "once" : "\(strokes) times"
        try shell.say("The bell of \(event.rawValue) rings \(word).")
        for ring in 1...strokes {
            if ring > 1 { shell.sleep(.seconds(BellStrokes.spacing)) }
            try shell.write(PlainLines.bell)
        }
        return ExitStatus.success.rawValue
    }
}

extension BellEvent: ExpressibleByArgument {}
