import Foundation

/// An event loop like ``TerminalScreen``'s for programs that print plain lines: no screen, no keys, no periodic wake-ups.
///
/// A class because it owns file descriptors and the process's signal handlers. Use one at a time, and never beside a screen.
public final class LineEvents {
    /// An event.
    public enum Event: Hashable, Sendable {
        /// The deadline has passed.
        case deadline
        /// A watched file was written, replaced, created or removed.
        case fileChanged
        /// The wall clock was set, or the machine woke from sleep.
        case clockStepped
        /// A child process ended; reported only if requested.
        case childEnded
        /// A signal (`SIGINT`, `SIGTERM`, `SIGHUP`) requests termination.
        case terminated(signal: Int32)
        /// Ctrl-Z was pressed; reported only if requested. Release shared resources, then call ``LineEvents/stop()``.
        case stopping
        /// The reader of the output has closed it.
        case readerLeft
        /// The input has bytes to read, or has ended.
        case input
    }

    private let wait: EventWait
    private var pending: [Event] = []
    /// Whether the watched descriptor is an input rather than an output whose reader may leave.
    private let isInput: Bool
    private let previousActions: [(signal: Int32, action: sigaction)]

    /// Starts handling signals. A signal that was ignored at launch, as under `nohup`, stays ignored.
    ///
    /// - Parameters:
    ///   - reader: An output whose reader may leave. Detected for pipes only; nil watches none.
    ///   - reportsChildren: Whether ``Event/childEnded`` is reported.
    ///   - reportsStops: Whether ``Event/stopping`` is reported; otherwise Ctrl-Z stops the process at once.
    public convenience init(reader output: Int32? = nil, reportsChildren: Bool = false, reportsStops: Bool = false) {
        self.init(
            descriptor: output.flatMap { Self.isPipe($0) ? $0 : nil } ?? -1, isInput: false,
            signals: [SIGINT, SIGTERM, SIGHUP] + (reportsChildren ? [SIGCHLD] : []) + (reportsStops ? [SIGTSTP] : []))
    }

    /// Watches an input: ``Event/input`` is reported for as long as bytes or the end of file are waiting.
    public convenience init(input: Int32) {
        self.init(descriptor: input, isInput: true, signals: [SIGINT, SIGTERM, SIGHUP])
    }

    private init(descriptor: Int32, isInput: Bool, signals: [Int32]) {
        self.isInput = isInput
        wait = EventWait(input: descriptor)
        previousActions = signals.compactMap { signal in
            var action = sigaction()
            sigaction(signal, nil, &action)
            // If SIGCHLD is ignored, the system discards the children's exit status; always handle it.
            guard !action.isIgnored || signal == SIGCHLD else { return nil }
            SignalInbox.listen(to: signal)
            return (signal, action)
        }
    }

    deinit { SignalInbox.close(previousActions) }

    /// Starts reporting changes of `file`. The file need not exist yet; its folder must.
    public func watch(file: URL) throws(TerminalError) { try wait.files.add(file) }

    /// Stops watching the input: after end of file it would always be ready.
    public func ignoreInput() { wait.ignoreInput() }

    /// Sleeps until the next event or until `deadline`; `nil` waits indefinitely.
    public func next(until deadline: Date?) -> Event {
        while true {
            if !pending.isEmpty { return pending.removeFirst() }
            let reasons = wait.wait(until: deadline)
            if reasons.contains(.signal) {
                pending += SignalInbox.drain().map(Self.event)
            }
            if reasons.contains(.clockStep) { pending.append(.clockStepped) }
            if reasons.contains(.file), !wait.files.changes().isEmpty { pending.append(.fileChanged) }
            if reasons.contains(.deadline) { pending.append(.deadline) }
            if isInput, !reasons.isDisjoint(with: [.input, .hangup]) { pending.append(.input) }
            if !isInput, reasons.contains(.hangup) {
                wait.ignoreInput()
                pending.append(.readerLeft)
            }
        }
    }

    /// Stops the process as Ctrl-Z does, and returns when it is continued.
    public func stop() {
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        SignalInbox.listen(to: SIGTSTP)
    }

    private static func event(of signal: Int32) -> Event {
        switch signal {
        case SIGCHLD: .childEnded
        case SIGTSTP: .stopping
        default: .terminated(signal: signal)
        }
    }

    private static func isPipe(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }
}

extension sigaction {
    /// Whether the signal is ignored. The field's name differs between systems.
    fileprivate var isIgnored: Bool {
        #if canImport(Darwin)
            let handler = __sigaction_u.__sa_handler
        #else
            let handler = __sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
