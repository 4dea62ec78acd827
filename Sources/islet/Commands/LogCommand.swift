import ArgumentParser

/// `islet log`: the sittings that were completed.
struct LogCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "List the sittings, newest last.",
        discussion: """
            Cancelled sittings are not in the log. Times of day are local; as JSON they are ISO 8601 in UTC.

            EXAMPLES
              islet log
              islet log --limit 7
              islet log --format json
            """)

    @Option(help: "How to print it.")
    var format = LogFormat.table

    @Option(help: ArgumentHelp("Only the newest of them.", valueName: "number"))
    var limit: Int?

    func run(in shell: Shell) throws -> Int32 {
        if let limit, limit < 1 {
            throw CommandFailure(
                sentence: "The limit \(limit) (--limit) is less than one sitting; give a number from 1.",
                status: .usage)
        }
        let sittings = try shell.store.log(last: limit)
        switch format {
        case .table:
            if sittings.isEmpty {
                shell.complain("No sitting has been completed yet; start one with `islet sit 20m`.\n")
            } else {
                try shell.write(LogTable.text(of: sittings, in: shell.timeZone()))
            }
        case .json: try shell.say(try JSONText.lines(sittings.map(LogObject.init)))
        }
        return ExitStatus.success.rawValue
    }
}

/// How the log is printed.
enum LogFormat: String, ExpressibleByArgument, CaseIterable {
    case table
    case json
}
