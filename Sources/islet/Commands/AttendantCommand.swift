import ArgumentParser
import Attendance
import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import ShellCommands
import Surroundings

/// `islet attendant`: the small process that rings while no screen is open.
struct AttendantCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "attendant", abstract: "Manage the background process that rings the bell.",
        discussion: """
            The attendant rings while no screen is open. Islet starts it when needed: with islet sit --detach and islet \
            countdown add, when you leave a screen while a sitting runs, and with any command that finds a sitting or \
            countdown unattended. It sleeps until the next bell, rings, and exits when nothing is left to ring for. It may \
            be killed at any time. Set attendant = false to do without it.
            """,
        subcommands: [StatusOf.self, Stop.self, Unit.self, Run.self], defaultSubcommand: StatusOf.self)

    /// `islet attendant status`.
    struct StatusOf: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "status", abstract: "Report whether it runs; exit status 1 if not.")

        @Flag(.verbose) var verbose = false

        func run(in shell: Shell) throws -> Int32 {
            guard let identifier = AttendantProcess(store: shell.store).identifier else {
                try shell.say(localized("No attendant is running."))
                return ExitStatus.negative.rawValue
            }
            try shell.say(Self.sentence(process: String(identifier), in: shell))
            return ExitStatus.success.rawValue
        }

        /// That it runs, and what it waits for: the next bell and the next reminder.
        static func sentence(process: String, in shell: Shell) throws -> String {
            let reading = shell.clock()
            var scheduler = BellScheduler(store: shell.store, log: shell.log)
            scheduler.follow(try shell.store.memory(), at: reading)
            let ends = try shell.store.unrungCountdowns().map(\.endDate).filter { $0 > reading.wall }
            let bell = ([scheduler.next] + ends).compactMap { $0 }.min().map {
                WallClockText.time($0, seenAt: reading.wall, in: shell.timeZone(), withSeconds: true)
            }
            let settings = LoadedSettings(in: shell.environment).settings
            let reminder = Attendant.reminders(of: settings, in: shell.environment)
                .next(after: reading.wall, calendar: HistoryCalendar(timeZone: shell.timeZone()))
                .map { WallClockText.time($0, seenAt: reading.wall, in: shell.timeZone()) }
            return switch (bell, reminder) {
            case (let bell?, let reminder?):
                localized(
                    "The attendant is running (process \(process)); next bell at \(bell), next reminder at \(reminder)."
                )
            case (let bell?, nil): localized("The attendant is running (process \(process)); next bell at \(bell).")
            case (nil, let reminder?):
                localized("The attendant is running (process \(process)); next reminder at \(reminder).")
            case (nil, nil): localized("The attendant is running (process \(process)); no bell is due.")
            }
        }
    }

    /// `islet attendant stop`.
    struct Stop: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "stop",
            abstract: "Stop it. The sitting goes on, and the next command starts a new attendant.")

        @Flag(.verbose) var verbose = false

        func run(in shell: Shell) throws -> Int32 {
            let process = AttendantProcess(store: shell.store)
            guard process.identifier != nil else {
                try shell.say(localized("No attendant is running."))
                return ExitStatus.success.rawValue
            }
            guard process.stop(sleep: shell.sleep) else {
                throw CommandFailure(
                    sentence: localized(
                        "The attendant does not stop; end process \(String(process.identifier ?? 0)) yourself."),
                    status: .temporaryFailure)
            }
            try shell.say(localized("The attendant has stopped."))
            return ExitStatus.success.rawValue
        }
    }

    /// `islet attendant unit`.
    struct Unit: ShellCommand {
        enum System: String, ExpressibleByArgument, CaseIterable {
            case systemd, launchd
        }

        static let configuration = CommandConfiguration(
            commandName: "unit",
            abstract: "Print a service file that starts it at login.",
            discussion: "The first lines of the file say where to put it and how to enable it.")

        @Argument(help: "The system that starts it.")
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
            commandName: "run",
            abstract: "Run the attendant in the foreground. Exits when idle or if one is already running.")

        @Option(help: ArgumentHelp("The terminal whose bell it may ring.", valueName: "device file"))
        var terminal: String?

        @Flag(.verbose) var verbose = false

        func run(in shell: Shell) throws -> Int32 {
            var shell = shell.logging(as: "attendant")
            shell.timeZone = SystemClock.timeZone
            return try Attendant.run(in: shell, terminal: terminal)
        }
    }
}
