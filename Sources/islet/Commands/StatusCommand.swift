import ArgumentParser
import Attendance
import Presentations
import ShellCommands
import SittingScreen
import StatusLines
import Store
import Surroundings

/// `islet status`: how the sitting stands, and what other apps' Live Activities show, in one line.
///
/// Status bars ask every second: it reads a few rows of the store with one look and nothing else, the settings only where
/// something runs, and the time zone only where a time of day is shown. What is printed is in ``StatusFormat``, one file a format.
struct StatusCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Print the sitting on one line, for prompts and status bars.",
        discussion: """
            FORMATS
            \(StatusHelp.formats)

            A format may be any text with fields in braces: \("{elapsed} / {target} {percent}%"). Double a brace to print \
            one. With nothing running it prints nothing and exits with 1. With a bar's name and a colon before it, it is \
            that bar's text: \("waybar:{icon} {remaining}").

            FIELDS
            \(StatusHelp.fields)

            A field without a value is - (an open-ended sitting has no target). A template without a field for other apps' \
            activities is only about the sitting.

            As JSON it is one object that always has the same keys, null without a value: state (preparing, sitting, \
            paused, target-reached or idle), id, method, type, started_at, paused_at, target_at (ISO 8601, UTC), \
            elapsed_seconds, target_seconds, remaining_seconds, overtime_seconds, preparation_seconds_left, progress (0 to \
            1), server (of a timer that islet-push join follows: url, user, connected, since), and activities, a list of \
            other apps', each with id, app, type, state, island, on_lock_screen, title, status, progress, started_at, \
            ends_at and remaining_seconds.

            EXAMPLES
              islet status
              islet status --format json
              islet status --format tmux --follow
              islet status --format "{icon} {elapsed_minutes} of {target_minutes} min"
              islet status --presentation compact
              islet status --accessible
            """)

    @Option(
        help: ArgumentHelp(
            "\(StatusFormat.all.map(\.name).joined(separator: ", ")), or a template.", valueName: "format"),
        completion: .list(StatusFormat.all.map(\.name)))
    var format = StatusFormat.text.name

    @Option(
        help: ArgumentHelp(
            "Print the text of this presentation: minimal or compact; with --accessible also expanded or lock-screen.",
            valueName: "name"), completion: .list(Presentation.allCases.map(\.rawValue)))
    var presentation: Presentation?

    @Flag(help: "Say it in sentences: how everything stands or, with --presentation, what that shows.")
    var accessible = false

    @Flag(help: "Keep running, and print a line at every visible change.")
    var follow = false

    @Flag(inversion: .prefixedNo, help: "Show seconds in clocks, or not. Default: the setting show-seconds.")
    var showSeconds: Bool?

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let request = try StatusRequest(
            format: format, presentation: presentation, isAccessible: accessible, showsSeconds: showSeconds)
        return follow
            ? try StatusFollower(shell: shell, request: request).run() : try request.print(in: shell)
    }
}

extension StatusRequest {
    /// Prints the answer, and makes sure that the sitting's bells ring. Returns the exit status.
    func print(in shell: Shell) throws -> Int32 {
        let answer = try answer(in: shell)
        if let running = answer.running { shell.attend(TimerMemory(state: running)) }
        if let line = answer.line { try isForReading ? shell.say(line) : shell.sayWhole(line) }
        return answer.status
    }
}

extension Presentation: ExpressibleByArgument {}

/// The formats and the fields of `islet status` as tables of its explanation.
enum StatusHelp {
    static var formats: String { table(StatusFormat.all.map { ($0.name, $0.meaning) }) }
    static var fields: String { table(StatusField.all.map { ($0.name, $0.meaning) }) }

    private static func table(_ rows: [(name: String, meaning: String)]) -> String {
        rows.map { "  \($0.name)  \($0.meaning)" }.joined(separator: "\n")
    }
}

/// The command lines that status bars and prompts run every second, without a parser of arguments: `islet status` takes
/// 5.0 ms, through the parser 9.2 (medians of 300, in turns).
enum FastPath {
    /// The exit status; nil for every other command line.
    static func run(_ arguments: [String], in shell: Shell) throws -> Int32? {
        guard arguments.first == "status" else { return nil }
        switch arguments.count {
        case 1: return try StatusRequest().print(in: shell)
        case 2 where arguments[1].hasPrefix("--format="):
            return try request(format: String(arguments[1].dropFirst(9)))?.print(in: shell)
        // What begins with a dash is another option, and the format is missing.
        case 3 where arguments[1] == "--format" && !arguments[2].hasPrefix("-"):
            return try request(format: arguments[2])?.print(in: shell)
        default: return nil
        }
    }

    /// Nil for a wrong format: the command itself says so, in the user's language.
    private static func request(format: String) -> StatusRequest? { try? StatusRequest(format: format) }
}
