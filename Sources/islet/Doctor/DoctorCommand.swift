import ArgumentParser

/// `islet doctor`: looks at everything that Islet stands on.
struct DoctorCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Look whether terminal, bell, clocks, files and settings are well.",
        discussion: """
            Each line says how something is: ok, note (worth knowing, and nothing must be done) or off, with what to do about \
            it. Nothing is changed. It exits with 1 if something is off.

            As JSON it is one object: well, version, and checks, each with key, title, state, finding and remedy.

            EXAMPLES
              islet doctor
              islet doctor --format json
            """)

    @Option(help: "How to print it.")
    var format = DoctorFormat.text

    func run(in shell: Shell) throws -> Int32 {
        let report = DoctorReport(subjects: Doctor(shell: shell).subjects())
        switch format {
        case .text: try shell.write(report.text)
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
