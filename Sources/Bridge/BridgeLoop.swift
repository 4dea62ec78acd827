import DeviceActivities
import Foundation
import HostSystem
import Surroundings
import TerminalScreen

/// Connects a ``Bridge`` to standard input, standard output, the clock and the store's file.
package struct BridgeLoop {
    /// Maximum line length in bytes. An activity may have 4 KB; a batch of them is still far below.
    package static let lineLimit = 65_536

    /// The process context.
    package let shell: Shell
    /// The app's name and its rate limit.
    package let options: Bridge.Options
    /// Whether to log on standard error.
    package let isVerbose: Bool

    package init(shell: Shell, options: Bridge.Options, isVerbose: Bool) {
        self.shell = shell
        self.options = options
        self.isVerbose = isVerbose
    }

    /// Serves until the input ends (exit status 0) or a terminating signal arrives; the process then dies by that signal. The
    /// activity stays.
    package func run() throws -> Int32 {
        try shell.store.makeReady()
        // A closed pipe must not kill the process in the middle of a change.
        signal(SIGPIPE, SIG_IGN)
        let events = LineEvents(input: STDIN_FILENO)
        try events.watch(file: shell.store.changeFile)
        let environment = shell.environment
        var bridge = try Bridge(
            options, desk: ActivityDesk(store: shell.store),
            isAuthorized: { LoadedSettings(in: environment).settings.liveActivities }, at: shell.clock())
        var lines = LineBuffer(limit: Self.lineLimit)
        var isOpen = true
        do {
            while isOpen || bridge.isTrying {
                switch events.next(until: bridge.nextDeadline(after: shell.clock().wall)) {
                case .input:
                    let piece = try Self.read()
                    for line in lines.take(piece) { try serve(line, by: &bridge) }
                    guard piece.isEmpty else { continue }
                    if let line = lines.finish() { try serve(line, by: &bridge) }
                    events.ignoreInput()
                    isOpen = false
                case .terminated(let signal): TerminalScreen.reraise(signal)
                case .deadline, .fileChanged, .clockStepped, .childEnded, .stopping, .readerLeft:
                    try give(bridge.wake(at: shell.clock()))
                }
            }
        } catch is ReaderLeft {
            // The program has gone; its activity goes on.
        }
        return ExitStatus.success.rawValue
    }

    private func serve(_ line: LineBuffer.Line, by bridge: inout Bridge) throws {
        switch line {
        case .tooLong: try give(bridge.refuseLongLine(limit: Self.lineLimit))
        case .whole(let bytes):
            guard !bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) else { return }
            try give(bridge.take(bytes, at: shell.clock()))
        }
    }

    private func give(_ output: Bridge.Output) throws {
        if isVerbose { for line in output.log { shell.complain(line + "\n") } }
        guard !output.lines.isEmpty else { return }
        do {
            try shell.write(output.lines.map { $0 + "\n" }.joined())
        } catch {
            if errno == EPIPE { throw ReaderLeft() }
            throw error
        }
    }

    /// The program reading the responses has closed the pipe.
    private struct ReaderLeft: Error {}

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
                        "standard input cannot be read: \(String(cString: strerror(errno))); check where it comes "
                        + "from.",
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
