import Foundation
import HostFiles

/// The events of programs that print plain lines: no screen, no periodic wake-ups.
///
/// A class because it owns file descriptors and the process's signal handlers. Use one at a time, and never beside a screen.
public final class LineEvents: EventSource {
    private let wait: EventWait
    private var pending: [TerminalEvent] = []
    /// Whether the watched descriptor is an input rather than an output whose reader may leave.
    private let isInput: Bool
    /// The keys of a terminal; `nil` if none are taken.
    private var keys: TypedKeys?
    /// Whether keys are reported now. Not in the background.
    private var hasKeys = false
    private var isOpen = true
    private let previousActions: [(signal: Int32, action: sigaction)]

    /// Starts handling signals. A signal that was ignored at launch, as under `nohup`, stays ignored.
    ///
    /// - Parameters:
    ///   - reader: An output whose reader may leave. Detected for pipes only; nil watches none.
    ///   - reportsChildren: Whether ``TerminalEvent/childEnded`` is reported.
    ///   - reportsStops: Whether Ctrl-Z is reported, as ``Key/suspend``; otherwise Ctrl-Z stops the process at once.
    ///   - keys: A terminal whose keys are reported one by one, and not echoed; nil takes none. Use it with `reportsStops`: a
    ///     stopped process gives the terminal back. Excludes `reader`.
    public convenience init(
        reader output: Int32? = nil, reportsChildren: Bool = false, reportsStops: Bool = false, keys: Int32? = nil
    ) {
        precondition(output == nil || keys == nil, "One descriptor is watched.")
        self.init(
            descriptor: output.flatMap { Self.isPipe($0) ? $0 : nil } ?? -1, isInput: false,
            keys: keys.map(TypedKeys.init),
            // No signal may leave the terminal without echo.
            signals: (keys == nil ? [SIGINT, SIGTERM, SIGHUP] : SignalInbox.ending + [SIGCONT])
                + (reportsChildren ? [SIGCHLD] : []) + (reportsStops ? [SIGTSTP] : []))
        takeKeys()
    }

    /// Watches an input: ``TerminalEvent/inputReady`` is reported for as long as bytes or the end of file are waiting.
    public convenience init(input: Int32) {
        self.init(descriptor: input, isInput: true, keys: nil, signals: [SIGINT, SIGTERM, SIGHUP])
    }

    private init(descriptor: Int32, isInput: Bool, keys: TypedKeys?, signals: [Int32]) {
        (self.isInput, self.keys) = (isInput, keys)
        wait = EventWait(input: descriptor)
        previousActions = signals.compactMap { signal in
            let action = sigaction(for: signal)
            // If SIGCHLD is ignored, the system discards the children's exit status; always handle it.
            guard !action.isIgnored || signal == SIGCHLD else { return nil }
            SignalInbox.listen(to: signal)
            return (signal, action)
        }
    }

    deinit { close() }

    /// Restores the handlers of signals, and the terminal.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        giveKeysBack()
        SignalInbox.close(previousActions)
    }

    /// Starts reporting `changes` of `file`. The file need not exist yet; its folder must.
    public func watch(file: URL, for changes: WatchedChanges) throws(TerminalError) {
        try wait.files.add(file, for: changes)
    }

    /// Stops watching the input: after end of file it would always be ready. Gives a terminal back: what is typed from now on is for
    /// the program that comes next.
    public func ignoreInput() {
        giveKeysBack()
        keys = nil
        wait.ignoreInput()
    }

    /// Sleeps until the next event or until `deadline`; `nil` waits indefinitely.
    public func nextEvent(until deadline: Date?) -> TerminalEvent {
        while true {
            if !pending.isEmpty { return pending.removeFirst() }
            // A shell that brings a running process into the foreground sends no signal.
            if keys != nil, !hasKeys { takeKeys() }
            let reasons = wait.wait(until: deadline)
            if reasons.contains(.signal) {
                let signals = SignalInbox.drain()
                // The shell may have brought this process into the foreground.
                if signals.contains(SIGCONT) { takeKeys() }
                pending += signals.filter { $0 != SIGCONT }.map(Self.event)
            }
            if reasons.contains(.clockStep) { pending.append(.clockStepped) }
            if reasons.contains(.file) { pending += wait.files.changes().map(TerminalEvent.fileChanged) }
            if reasons.contains(.deadline) { pending.append(.deadline) }
            if isInput, !reasons.isDisjoint(with: [.input, .hangup]) { pending.append(.inputReady) }
            if hasKeys {
                if !reasons.isDisjoint(with: [.input, .hangup]) { readKeys() }
            } else if !isInput, reasons.contains(.hangup) {
                wait.ignoreInput()
                pending.append(.readerLeft)
            }
        }
    }

    /// Stops the process as Ctrl-Z does, and returns when it is continued.
    public func suspend() {
        giveKeysBack()
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        SignalInbox.listen(to: SIGTSTP)
        takeKeys()
        pending.append(.continued)
    }

    private func takeKeys() {
        guard let keys else { return }
        hasKeys = keys.take()
        if hasKeys { wait.watch(input: keys.descriptor) } else { wait.ignoreInput() }
    }

    private func giveKeysBack() {
        guard let keys else { return }
        keys.giveBack()
        hasKeys = false
        wait.ignoreInput()
    }

    /// Reads the keys that wait. A terminal that is gone has none: a signal follows.
    private func readKeys() {
        guard let typed = keys?.next() else { return giveKeysBack() }
        pending += typed.map(TerminalEvent.key)
    }

    private static func event(of signal: Int32) -> TerminalEvent {
        switch signal {
        case SIGCHLD: .childEnded
        case SIGTSTP: .key(.suspend)
        default: .terminated(signal: signal)
        }
    }

    private static func isPipe(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }
}
