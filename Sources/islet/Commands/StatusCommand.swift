import ArgumentParser

/// `islet status`: how the sitting stands, in one line.
///
/// Status bars ask every second: it reads one row of the store and nothing else, neither settings nor time zone.
struct StatusCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Say in one line how the sitting stands.",
        discussion: """
            With nothing running it prints nothing and exits with 1.

            As JSON, one object with always the same keys, null where there is no value: state (preparing, sitting, paused \
            or target-reached), id, method, type, started_at, paused_at, target_at (ISO 8601, UTC), elapsed_seconds, \
            target_seconds, remaining_seconds, overtime_seconds, preparation_seconds_left, progress (0 to 1).

            EXAMPLES
              islet status
              islet status --format json
            """)

    @Option(help: "How to print it.")
    var format = StatusFormat.text

    func run(in shell: Shell) throws -> Int32 { try Self.run(format, in: shell) }

    /// The whole command, also for the fast path that parses nothing.
    static func run(_ format: StatusFormat, in shell: Shell) throws -> Int32 {
        guard let sitting = try shell.store.running() else { return ExitStatus.negative.rawValue }
        let reading = shell.clock()
        switch format {
        case .text: try shell.say(StatusLine.text(of: sitting, at: reading.now(for: sitting)))
        case .json:
            // Scripts compare the dates with the wall clock as it is now.
            let told = sitting.moved(by: reading.lead(for: sitting))
            try shell.say(try JSONText.line(StatusObject(told, at: reading.wall)))
        }
        return ExitStatus.success.rawValue
    }
}

/// How a status is printed.
enum StatusFormat: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
}
