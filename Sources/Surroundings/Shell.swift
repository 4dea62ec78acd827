import CellUI
import Configuration
import Foundation
import HostSystem
import Languages
import Logging
import Meditation
import PlainText
import Store
import TerminalScreen

/// The world as a command sees it: clock, store, terminal. Tests give another one.
package struct Shell {
    /// The environment variables.
    package var environment: [String: String]
    /// The arguments as they were typed, for sentences that name the same command again. Default: none.
    package var arguments: [String] = []
    /// Where the sitting and the log are.
    package var store: Store
    /// What the clocks say.
    package var clock: () -> ClockReading
    /// The time zone of the person. Asked for only by commands that say a time of day: reading it takes a while.
    package var timeZone: () -> TimeZone
    /// Whether someone can type.
    package var isInputTerminal: Bool
    /// Whether someone looks at what is written.
    package var isOutputTerminal: Bool
    /// Writes frames and exports on standard output, at once. Text goes through ``say(_:)``, ``ask(_:)`` and ``sayLines(_:)``.
    package var write: (String) throws -> Void
    /// Writes on standard error, at once. Commands call ``complain(_:)``.
    package var writeError: (String) -> Void
    /// A line that was typed, without its end; nil at the end of the input.
    package var readLine: () -> String?
    /// Waits.
    package var sleep: (Duration) -> Void
    /// Starts this program once more with other arguments and environment, and goes on at once.
    package var startDetached: ([String], [String: String]) throws -> Void
    /// The device file of the terminal that the process belongs to; nil where it belongs to none.
    package var terminal: String?
    /// What environment and terminfo say about the terminal.
    package var terminalReport: () -> TerminalReport
    /// Gives a program the terminal until it ends, and answers the exit status. Throws what the program throws.
    package var open: (any ForegroundProgram) throws -> Int32
    /// Writes binary data to standard output at once.
    package var writeBytes: (Data) throws -> Void
    /// Whether someone looks at what is complained about.
    package var isErrorTerminal: Bool
    /// Whether the log is also written on standard error.
    package var isVerbose = false
    /// What kind of process this is, as the label of its entries in the log.
    package var logLabel = "islet"
    /// Whether a full screen has the terminal, so that nothing else may be written on it.
    package var isScreenOpen: () -> Bool
    /// Columns of the terminal that is written on; 80 where there is none.
    package var outputColumns: () -> Int
    /// Columns of the terminal that shows errors; 80 where there is none.
    package var errorColumns: () -> Int

    package init(
        environment: [String: String], store: Store, clock: @escaping () -> ClockReading,
        timeZone: @escaping () -> TimeZone, isInputTerminal: Bool, isOutputTerminal: Bool,
        write: @escaping (String) throws -> Void, writeError: @escaping (String) -> Void,
        readLine: @escaping () -> String?, sleep: @escaping (Duration) -> Void,
        startDetached: @escaping ([String], [String: String]) throws -> Void, terminal: String?,
        terminalReport: @escaping () -> TerminalReport, isScreenOpen: @escaping () -> Bool,
        open: @escaping (any ForegroundProgram) throws -> Int32 = { try $0.run() },
        writeBytes: @escaping (Data) throws -> Void = StandardStreams.write, isErrorTerminal: Bool = false,
        outputColumns: @escaping () -> Int = { 80 }, errorColumns: @escaping () -> Int = { 80 }
    ) {
        (self.environment, self.store, self.clock, self.timeZone) = (environment, store, clock, timeZone)
        (self.isInputTerminal, self.isOutputTerminal, self.terminal) = (isInputTerminal, isOutputTerminal, terminal)
        (self.write, self.writeError, self.readLine) = (write, writeError, readLine)
        (self.sleep, self.startDetached, self.terminalReport) = (sleep, startDetached, terminalReport)
        (self.open, self.writeBytes, self.isErrorTerminal) = (open, writeBytes, isErrorTerminal)
        (self.outputColumns, self.errorColumns, self.isScreenOpen) = (outputColumns, errorColumns, isScreenOpen)
    }

    /// Whether the terminal can show the screen; otherwise plain lines are the thing to do.
    package var canShowScreen: Bool {
        let terminal = environment["TERM"] ?? ""
        return isInputTerminal && isOutputTerminal && !terminal.isEmpty && terminal != "dumb"
    }

    /// Writes a sentence on a line of its own, with control characters replaced: names and titles in it may be untrusted. On a
    /// terminal that is narrower it is wrapped; in a pipe it stays one line.
    package func say(_ sentence: String) throws { try sayLines(wrapped(sentence) + "\n") }

    /// Writes a question as ``say(_:)`` writes a sentence. The answer is typed behind it.
    package func ask(_ question: String) throws { try sayLines(wrapped(question + " ")) }

    /// Writes what a program may read, such as JSON, on a line of its own that is never wrapped.
    package func sayWhole(_ text: String) throws { try sayLines(text + "\n") }

    /// Writes lines with their ends, as they are but for control characters.
    package func sayLines(_ lines: String) throws { try write(TerminalText.printable(lines)) }

    /// Writes on standard error, with control characters replaced. On a terminal longer lines are wrapped.
    package func complain(_ text: String) {
        let text = TerminalText.printable(text)
        writeError(isErrorTerminal ? WrappedText.sentences(text, columns: errorColumns()) : text)
    }

    /// Writes why a command failed. The lines that show the place stay as they are.
    package func complain(_ failure: CommandFailure) {
        complain("islet: " + failure.sentence + "\n")
        writeError(TerminalText.printable(failure.picture.map { $0 + "\n" }.joined()))
    }

    private func wrapped(_ text: String) -> String {
        isOutputTerminal ? WrappedText.sentences(TerminalText.printable(text), columns: outputColumns()) : text
    }

    /// Says what is wrong without stopping for it.
    package func warn(_ sentence: String) {
        complain("islet: " + localized("\(localized("warning")): \(sentence)") + "\n")
    }
}

extension Shell {
    /// Observes what a timer's server is to know of this device, and remembers it for the process that talks to the server.
    /// A store that cannot be written has its own complaints.
    package func observe(_ settings: Settings) { try? store.remember(device(settings)) }

    /// The part of a person's settings that a server learns of.
    package func device(_ settings: Settings) -> DeviceSettings { DeviceSettings(settings, in: timeZone()) }
}

extension DeviceSettings {
    /// The part of a person's settings that a server learns of.
    package init(_ settings: Settings, in zone: TimeZone) {
        self.init(
            frequentPushes: settings.frequentPushes, timeZone: zone.identifier, activeHours: settings.activeHours?.text)
    }
}

extension Shell {
    /// The log file of all processes of a store.
    package var logFile: LogFile { LogFile(path: store.locations.logFilePath) }

    /// The log: a line for each entry at the end of ``logFile``, from level info or the level that `ISLET_LOG` names.
    ///
    /// With `--verbose` also on standard error, from level debug; while a full screen is open these go into the file, too.
    /// Created on each use, so that a command that logs nothing, such as `islet status`, does no work for it.
    package var log: Logger { logger(logLabel) }

    /// The log with another label than this process's.
    package func logger(_ label: String) -> Logger {
        // A text that names no level is refused before any command runs.
        let level = (try? LogLevel.read(from: environment)) ?? .info
        let (clock, file, isVerbose, isScreenOpen, writeError) = (clock, logFile, isVerbose, isScreenOpen, writeError)
        return Logger(label: label) { label in
            LineLogHandler(
                label: label, level: isVerbose ? min(level, .debug) : level, now: { clock().wall }
            ) { line, lineLevel in
                let isEchoed = isVerbose && !isScreenOpen()
                if isEchoed { writeError(line) }
                if lineLevel >= level || !isEchoed { file.append(line) }
            }
        }
    }

    /// The same context, whose entries have another label: what kind of process this is.
    package func logging(as label: String) -> Shell {
        var shell = self
        shell.logLabel = label
        return shell
    }

    /// The same context, which also logs on standard error.
    package func verbose() -> Shell {
        var shell = self
        shell.isVerbose = true
        return shell
    }
}

/// Actions while a server has the timer.
extension Shell {
    /// How long a command waits for the server's answer.
    static let serverPatience = Duration.seconds(5)

    /// Does what a person asked for, here or at the server that this machine has joined, and waits for what comes of it.
    ///
    /// - Parameter device: This device's settings, to be remembered with it.
    package func carryOut(
        _ action: TimerAction, remarks: SittingRemarks = .none, at reading: ClockReading,
        observing device: DeviceSettings? = nil
    ) throws -> TimerReply {
        var action = action
        if case .complete = action {
            action = action.logging(from: LoadedSettings(in: environment).settings.shortestLogged / .seconds(1))
        }
        do {
            switch try store.act(action, at: reading, remarks: remarks, observing: device) {
            case .performed(let reply):
                log.record(reply)
                return reply
            case .sent(let outgoing, let server):
                log.info("Sent to the timer's server.", metadata: ["server": "\(server.host)"])
                observe(LoadedSettings(in: environment).settings)
                return try reply(to: outgoing, from: server)
            }
        } catch let error as ServerError {
            throw CommandFailure(error) { WallClockText.time($0, seenAt: reading.wall, in: timeZone()) }
        }
    }

    /// Waits for the joining process to keep the answer, and for the state here to catch up with it.
    private func reply(to outgoing: OutgoingAction, from server: JoinedServer) throws -> TimerReply {
        let previous = try store.running()
        var waited = Duration.zero
        while true {
            if let answer = try store.answer(to: outgoing.id), answer.isMirrored || waited >= Self.serverPatience {
                return try outgoing.reply(
                    answer.outcome, state: try store.state(), isCaughtUp: answer.isMirrored, previous: previous,
                    at: clock().wall)
            }
            guard waited < Self.serverPatience else { break }
            // Mostly the answer is there within some milliseconds.
            let pause = waited < .seconds(1) ? Duration.milliseconds(10) : .milliseconds(50)
            sleep(pause)
            waited += pause
        }
        let now = clock().wall
        log.warning("The timer's server does not answer.", metadata: ["server": "\(server.host)"])
        guard try store.withdraw(outgoing.id) else { throw ServerError.unanswered(host: server.host) }
        throw server.refusal(at: now) ?? .unreachable(host: server.host, since: outgoing.createdAt)
    }
}

extension CommandFailure {
    /// Why a server did not do it; a time of day as `time` writes it.
    package init(_ error: ServerError, time: (Date) -> String) {
        let isTyped =
            if case .refused(_, let code?) = error { ["missing_field", "invalid_field"].contains(code) } else { false }
        self.init(sentence: error.sentence(time: time), status: isTyped ? .usage : .unavailable)
    }
}
