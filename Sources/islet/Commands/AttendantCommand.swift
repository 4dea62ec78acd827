import ArgumentParser
import Attendance
import Foundation
import HostSystem
import Meditation
import PlainText
import Surroundings

/// `islet attendant`: the small process that rings while no screen is open.
struct AttendantCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "attendant", abstract: "Manage the process that rings while no screen is open.",
        discussion: """
            Islet starts it by itself: with islet sit --detach and islet countdown add, when a screen is left while a sitting \
            runs, and with every command that finds a sitting or a countdown unattended. It sleeps until the next bell, \
            rings, and ends when there is nothing to wait for. It may be killed at any time. The setting attendant = false does without it.
            """,
        subcommands: [StatusOf.self, Stop.self, Unit.self, Run.self], defaultSubcommand: StatusOf.self)

    /// `islet attendant status`.
    struct StatusOf: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "status", abstract: "Say whether it runs; exit status 1 if it does not.")

        @Flag(.verbose) var verbose = false

        func run(in shell: Shell) throws -> Int32 {
            guard let identifier = AttendantProcess(store: shell.store).identifier else {
                try shell.say("No attendant runs.")
                return ExitStatus.negative.rawValue
            }
            let reading = shell.clock()
            let memory = try shell.store.memory()
            let lead = reading.lead(for: memory.state.sitting)
            var schedule = BellSchedule()
            schedule.follow(memory, at: reading.now(for: memory.state.sitting))
            let ends = try shell.store.unrungCountdowns().map(\.endDate).filter { $0 > reading.wall }
            let next = ([schedule.next.map { $0 + lead }] + ends).compactMap { $0 }.min().map {
                WallClockText.time($0, seenAt: reading.wall, in: shell.timeZone(), withSeconds: true)
            }
            try shell.say(
                "The attendant runs (process \(identifier)); \(next.map { "next bell at \($0)" } ?? "no bell is due").")
            return ExitStatus.success.rawValue
        }
    }

    /// `islet attendant stop`.
    struct Stop: ShellCommand {
        static let configuration = CommandConfiguration(
            abstract: "End it. The sitting goes on, and the next command starts another.")

        @Flag(.verbose) var verbose = false

        func run(in shell: Shell) throws -> Int32 {
            let process = AttendantProcess(store: shell.store)
            guard process.identifier != nil else {
                try shell.say("No attendant runs.")
                return ExitStatus.success.rawValue
            }
            guard process.stop(sleep: shell.sleep) else {
                throw CommandFailure(
                    sentence: "The attendant does not end; end process \(process.identifier ?? 0) yourself.",
                    status: .temporaryFailure)
            }
            try shell.say("The attendant has ended.")
            return ExitStatus.success.rawValue
        }
    }

    /// `islet attendant unit`.
    struct Unit: ShellCommand {
        enum System: String, ExpressibleByArgument, CaseIterable {
            case systemd, launchd
        }

        static let configuration = CommandConfiguration(
            abstract: "Print a file that starts it at login, also after a reboot.",
            discussion: "The file's first lines say where to put it and what to do then.")

        @Argument(help: "Which system starts it.")
        var system: System = {
            #if canImport(Darwin)
                .launchd
            #else
                .systemd
            #endif
        }()

        @Flag(.verbose) var verbose = false

        func run(in shell: Shell) throws -> Int32 {
            let program = Bundle.main.executablePath ?? "islet"
            switch system {
            case .systemd: try shell.write(AttendantUnit.systemd(program: program))
            case .launchd: try shell.write(AttendantUnit.launchd(program: program))
            }
            return ExitStatus.success.rawValue
        }
    }

    /// `islet attendant run`.
    struct Run: ShellCommand {
        static let configuration = CommandConfiguration(
            abstract: "Be the attendant, until nothing runs; ends at once if there is one.")

        @Option(help: ArgumentHelp("The terminal whose bell it may ring.", valueName: "device file"))
        var terminal: String?

        @Flag(.verbose) var verbose = false

        func run(in shell: Shell) throws -> Int32 {
            try Attendant.run(in: shell.logging(as: "attendant"), terminal: terminal)
        }
    }
}
