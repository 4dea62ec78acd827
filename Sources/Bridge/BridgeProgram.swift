import DeviceActivities
import Foundation
import HostSystem
import Meditation
import ScreenKit
import Surroundings
import TerminalScreen

/// Connects a ``Bridge`` to standard input, standard output and the store's file.
package struct BridgeProgram: Program {
    /// Maximum line length in bytes. An activity may have 4 KB; a batch of them is still far below.
    package static let lineLimit = 65_536

    private let shell: Shell
    private var bridge: Bridge
    private var lines = LineBuffer(limit: lineLimit)
    private var isOpen = true
    private var effects: [ProgramEffect] = []

    /// Creates a program.
    ///
    /// - Parameter options: The app's name and its rate limit.
    package init(shell: Shell, options: Bridge.Options) throws {
        self.shell = shell
        let environment = shell.environment
        try shell.store.makeReady()
        bridge = try Bridge(
            options, repository: ActivityRepository(store: shell.store),
            isAuthorized: { LoadedSettings(in: environment).settings.liveActivities }, at: shell.clock())
    }

    /// Serves until the input ends (exit status 0) or a terminating signal arrives; the process then dies by that signal. The
    /// activity stays, also when the program that reads the responses has gone.
    package func run() throws -> Int32 {
        // A closed pipe must not kill the process in the middle of a change.
        signal(SIGPIPE, SIG_IGN)
        var program = self
        try shell.run(&program, on: LineEvents(input: STDIN_FILENO))
        return ExitStatus.success.rawValue
    }

    package var watchedFiles: [URL] { [shell.store.changeFile] }

    package func deadline(after now: Date) -> Date? { bridge.nextDeadline(after: now) }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) throws -> [ProgramEffect] {
        effects = []
        switch event {
        case .opened, .shown, .suspending, .ending: return []
        case .inputReady: try read(at: reading)
        default: give(bridge.wake(at: reading))
        }
        if !isOpen, !bridge.isTrying { effects.append(.leave) }
        return effects
    }

    private mutating func read(at reading: ClockReading) throws {
        let piece = try Self.read()
        for line in lines.take(piece) { serve(line, at: reading) }
        guard piece.isEmpty else { return }
        if let line = lines.finish() { serve(line, at: reading) }
        effects.append(.stopReading)
        isOpen = false
    }

    private mutating func serve(_ line: LineBuffer.Line, at reading: ClockReading) {
        switch line {
        case .tooLong: give(bridge.refuseLongLine(limit: Self.lineLimit))
        case .whole(let bytes):
            guard !bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) else { return }
            give(bridge.take(bytes, at: reading))
        }
    }

    private mutating func give(_ output: Bridge.Output) {
        for line in output.log { shell.log.info("\(line)") }
        if !output.lines.isEmpty { effects.append(.write(output.lines.map { $0 + "\n" }.joined())) }
    }

    /// Reads available input; empty at the end of the input.
    private static func read() throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
            if count >= 0 { return Array(buffer[..<count]) }
            if errno == EAGAIN { return try waitAndRead() }
            guard errno == EINTR else {
                throw CommandFailure(
                    sentence:
                        "standard input cannot be read: \(String(cString: strerror(errno))); check where it comes from.",
                    status: .inputOutput)
            }
        }
    }

    /// Waits for input on a non-blocking descriptor that had none, then reads.
    private static func waitAndRead() throws -> [UInt8] {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        _ = poll(&descriptor, 1, -1)
        return try read()
    }
}
