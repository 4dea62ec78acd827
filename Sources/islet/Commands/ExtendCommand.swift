import ArgumentParser
import Meditation
import Surroundings

/// `islet extend`: moves the target.
struct ExtendCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "extend", abstract: "Move the target later, or earlier with a minus.",
        discussion: """
            An open-ended sitting gets a target that far from now.

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
