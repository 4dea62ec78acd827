import Diagnostics
import ArgumentParser
import DeviceActivities
import HostSystem
import PlainText
import Surroundings

/// `islet doctor`: looks at everything that Islet stands on.
struct DoctorCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check terminal, bell, clocks, files and settings for problems.",
        discussion: """
            Each line says how something is: ok, note (worth knowing, and nothing must be done) or off, with what to do about \
            it. Nothing is changed. It exits with 1 if something is off.

            As JSON it is one object: well, version, and checks, each with key, title, state, finding and remedy.

            With --readiness it looks instead whether Live Activities will do under a phone's rules: the largest content of \
            every widget and of what is stored against the 4 KB, restarts of what is stored against the eight hours, frequent updates \
            of apps that receive pushes, permission, stale dates, \
            seconds where there is space, and whether all scenarios of islet simulate hold. A payload, or a content by itself, \
            is looked at as well: its size, its keys and dates, and whether a widget can show it.

            EXAMPLES
              islet doctor
              islet doctor --format json
              islet doctor --readiness
              islet doctor --readiness --payload push.json
            """)

    @Flag(help: "Look whether Live Activities will do under a phone's rules.")
    var readiness = false

    @Option(
        help: ArgumentHelp(
            "Look at this push, too: a file with JSON, or - for standard input. For --readiness.", valueName: "file"))
    var payload: String?

    @Flag(help: "Print the last 50 lines of the log of renewed activities instead.")
    var log = false

    @Option(help: "How to print it.")
    var format = DoctorFormat.text

    func run(in shell: Shell) throws -> Int32 {
        if log {
            for line in ActivityLog(in: shell).lines() { try shell.say(line) }
            return ExitStatus.success.rawValue
        }
        if payload != nil, !readiness {
            throw CommandFailure(sentence: "--payload is for --readiness; add it.", status: .usage)
        }
        let doctor = Doctor(shell: shell)
        let bytes = try payload.map { ($0, try SmallFile.bytes(at: $0, kind: "no payload")) }
        let report = DoctorReport(subjects: readiness ? doctor.readiness(payload: bytes) : doctor.subjects())
        switch format {
        case .text: try shell.sayLines(report.text)
        case .json: try shell.say(try JSONText.lines(report.object))
        }
        return (report.isWell ? ExitStatus.success : .negative).rawValue
    }
}

/// How a report is printed.
enum DoctorFormat: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
}
