import Foundation

/// Waits as ``TerminalScreen`` does, for a program that writes plain lines: without a screen, without reading keys, and
/// without waking for nothing.
///
/// A class, for it holds descriptors and the process's signal handlers. One at a time, and not beside a screen.
public final class LineEvents {
    /// What happened.
    public enum Event: Hashable, Sendable {
        /// The instant that was waited for has come.
        case deadline
        /// A watched file was written, replaced, created or removed.
        case fileChanged
        /// The wall clock was set, or the machine woke from sleep.
        case clockStepped
        /// A process that this one started has ended, if that is to be told.
        case childEnded
        /// A signal (`SIGINT`, `SIGTERM`, `SIGHUP`) asks to end.
        case terminated(signal: Int32)
        /// Ctrl-Z asks to stop, if that is to be reported: let go of what others need, then call ``LineEvents/stop()``.
        case stopping
        /// Whoever read the output is gone.
        case readerLeft
        /// The input that was given has bytes to read, or its end.
        case input
    }

    private let wait: EventWait
    private var pending: [Event] = []
    /// Whether what is waited for beside signals is an input and not an output's reader.
    private let isInput: Bool
    private let previousActions: [(signal: Int32, action: sigaction)]

    /// Begins to listen to signals. One that the process was started to ignore, as under nohup, stays ignored.
    ///
    /// - Parameters:
    ///   - reader: The output whose reader is waited for to leave, which is told of pipes alone; nil for none.
    ///   - reportsChildren: Whether ``Event/childEnded`` is told.
    ///   - reportsStops: Whether ``Event/stopping`` is reported; otherwise Ctrl-Z stops the process at once.
    public convenience init(reader output: Int32? = nil, reportsChildren: Bool = false, reportsStops: Bool = false) {
        self.init(
            descriptor: output.flatMap { Self.isPipe($0) ? $0 : nil } ?? -1, isInput: false,
            signals: [SIGINT, SIGTERM, SIGHUP] + (reportsChildren ? [SIGCHLD] : []) + (reportsStops ? [SIGTSTP] : []))
    }

    /// The same for who reads lines: ``Event/input`` is reported for as long as bytes, or the end, are there to be read.
    public convenience init(input: Int32) {
        self.init(descriptor: input, isInput: true, signals: [SIGINT, SIGTERM, SIGHUP])
    }

    private init(descriptor: Int32, isInput: Bool, signals: [Int32]) {
        self.isInput = isInput
        wait = EventWait(input: descriptor)
        previousActions = signals.compactMap { signal in
            var action = sigaction()
            sigaction(signal, nil, &action)
            // A system that is told to ignore the end of children does not say how they ended.
            guard !action.isIgnored || signal == SIGCHLD else { return nil }
            SignalInbox.listen(to: signal)
            return (signal, action)
        }
    }

    deinit { SignalInbox.close(previousActions) }

    /// Also reports changes of `file` from now on, which need not exist yet; its folder must.
    public func watch(file: URL) throws(TerminalError) { try wait.files.add(file) }

    /// Waits for the input no more: after its end it would be ready for ever.
    public func ignoreInput() { wait.ignoreInput() }

    /// Sleeps until something happens or `deadline` comes; with `nil`, however long that takes.
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

    /// Stops the process as Ctrl-Z does, and returns when it goes on.
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
    /// Whether the signal is ignored; the field's name differs between systems.
    fileprivate var isIgnored: Bool {
        #if canImport(Darwin)
            let handler = __sigaction_u.__sa_handler
        #else
            let handler = __sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
