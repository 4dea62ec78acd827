import ArgumentParser

/// `islet bell`: tries a pattern of the bell.
struct BellCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "bell", abstract: "Ring the bell as at an event of a sitting.",
        discussion: "start rings once, target three times, end twice; a little more than a second lies between.")

    @Argument(help: ArgumentHelp("start, target or end.", valueName: "event"))
    var event = BellPattern.target

    func run(in shell: Shell) throws -> Int32 {
        guard shell.isOutputTerminal else {
            throw CommandFailure(
                sentence: "Standard output is no terminal, so there is no bell; run islet bell in a terminal.",
                status: .unavailable)
        }
        let word = event.strokes == 1 ? "once" : "\(event.strokes) times"
        try shell.say("The bell of \(event.rawValue) rings \(word).")
        for ring in 1...event.strokes {
            if ring > 1 { shell.sleep(.seconds(BellPattern.interval)) }
            try shell.write(PlainLines.bell)
        }
        return ExitStatus.success.rawValue
    }
}

extension BellPattern: ExpressibleByArgument {}
