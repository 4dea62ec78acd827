import ArgumentParser
import Foundation
import HostSystem
import Languages
import Meditation
import ShellCommands
import Surroundings

/// `islet pause`: stops the clock.
struct PauseCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause", abstract: "Pause the sitting.")

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 { try shell.perform(.pause) }
}

/// `islet resume`: lets the clock go on.
struct ResumeCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Continue a paused sitting; paused time does not count.")

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 { try shell.perform(.resume) }
}

/// `islet extend`: moves the target.
struct ExtendCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "extend", abstract: "Move the target later, or earlier with a minus.",
        discussion: """
            An open-ended sitting gets a target that far from now. In a sitting with stages the current stage gets longer or \
            shorter.

            EXAMPLES
              islet extend 5m
              islet extend -2m
            """)

    @Argument(help: ArgumentHelp("The change, such as 5m or -90s; a plain number is minutes.", valueName: "duration"))
    var duration: [String]

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        try shell.perform(.extend(by: try DurationArgument.signedSeconds(duration)))
    }
}

/// `islet skip`: ends the current stage.
struct SkipCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "End the current stage of a sitting and begin the next one.",
        discussion: "The log keeps the stages as they were sat. The last stage ends with islet complete.")

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 { try shell.perform(.skip) }
}

/// `islet cancel`: ends the sitting and forgets it, after asking.
struct CancelCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Discard the sitting (asks first).",
        discussion: "Without a terminal to ask on, --yes is required. If you answer no, the exit status is 1.")

    @Flag(help: "Do not ask.")
    var yes = false

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        guard let sitting = try shell.store.running(at: reading) else { throw TimerError.nothingRunning }
        if !yes {
            guard shell.isInputTerminal, shell.isOutputTerminal else {
                throw CommandFailure(
                    sentence: localized("There is no terminal to ask on; add --yes to cancel without a question."),
                    status: .usage)
            }
            let elapsed = ClockText.clock(sitting.elapsed(at: reading.wall))
            try shell.ask(localized("Cancel the sitting at \(elapsed)? It will not be logged. [y/N]"))
            let answer = shell.readLine()
            if answer == nil { try shell.say("") }
            guard shell.isYes(answer) else {
                try shell.say(localized("The sitting goes on."))
                return ExitStatus.negative.rawValue
            }
        }
        return try shell.perform(.cancel)
    }
}
