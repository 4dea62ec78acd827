import ArgumentParser
import CommandHelp
import Diagnostics
import HostSystem
import PlainText
import ShellCommands
import Surroundings

/// `islet doctor`: looks at everything that Islet stands on.
struct DoctorCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check terminal, bell, clocks, files and settings for problems.",
        discussion: """
            Each line has a state: ok, note (worth knowing, nothing to do) or off, with a remedy. Nothing is changed. The \
            exit status is 1 if something is off.

            The JSON is one object: well, version, and checks, each with key, title, state, finding and remedy.

            With --readiness it checks instead whether Live Activities meet a phone's rules: the largest content of every \
            widget and stored activity (4 KB), renewals (eight hours), frequent updates of apps that receive pushes, \
            permission, stale dates, seconds where there is space, and the scenarios of islet simulate. It also checks a \
            push payload, or just its content: size, keys, dates, and whether a widget can show it.

            With --log it prints the last 50 lines of the log: processes that were started, what became of the sitting, bells \
            and why one did not ring, renewals, damaged files, refused input. The attendant, open screens and all commands \
            log into one file, attendant.log in the state folder; at 1 MB it becomes attendant.log.1. ISLET_LOG=debug logs \
            more, ISLET_LOG=warning less, and --verbose with any command writes its part on standard error.

            EXAMPLES
              islet doctor
              islet doctor --log
              islet doctor --format json
              islet doctor --readiness
              islet doctor --readiness --payload push.json
            """)

    @Flag(help: "Check Live Activities against a phone's rules.")
    var readiness = false

    @Option(
        help: ArgumentHelp(
            "With --readiness: also check this push, a JSON file or - for standard input.", valueName: "file"))
    var payload: String?

    /// The lines that `--log` prints.
    private static let loggedLines = 50

    @Flag(help: "Print the end of the log instead: what the attendant, screens, hooks and commands did.")
    var log = false

    @Option(help: "How to print it.")
    var format = OutputFormat.text

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        if log { return try sayLog(in: shell) }
        if payload != nil, !readiness {
            throw CommandFailure(sentence: "--payload is for --readiness; add it.", status: .usage)
        }
        let doctor = Doctor(shell: shell)
        let bytes = try payload.map { ($0, try SmallFile.bytes(at: $0, kind: "no payload")) }
        let report = DoctorReport(
            subjects: readiness ? doctor.readiness(payload: bytes) : doctor.subjects(),
            lineWidth: shell.isOutputTerminal ? shell.outputColumns() : nil)
        switch format {
        case .text: try shell.sayLines(report.text)
        case .json: try shell.sayWhole(try JSONText.lines(report.object))
        }
        return (report.isWell ? ExitStatus.success : .negative).rawValue
    }

    private func sayLog(in shell: Shell) throws -> Int32 {
        let path = shell.logFile.path
        let lines = shell.logFile.lines(Self.loggedLines)
        try shell.say(
            lines.isEmpty ? "Nothing is logged yet; the log will be in \(path)." : "The end of \(path):")
        for line in lines { try shell.say(line) }
        return ExitStatus.success.rawValue
    }
}
