import Foundation

/// Turns signals into bytes of a pipe, so that the one place that waits also hears them.
///
/// A signal handler may do almost nothing; this one writes its number. Signals belong to the process, so there is one
/// inbox, opened by the screen that is on and closed with it.
enum SignalInbox {
    /// The signals that a screen always hears.
    static let signals = [SIGWINCH, SIGTSTP, SIGCONT] + ending

    /// The signals that end a process which does not hear them, those of a crash left out; see ``TerminalRestoration/crashes``.
    private static let ending: [Int32] = {
        let signals = [
            SIGINT, SIGTERM, SIGQUIT, SIGHUP, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
        ]
        #if os(Linux)
            return signals + [SIGPOLL, SIGPWR, SIGSTKFLT]
        #else
            return signals
        #endif
    }()

    /// Reading end, writing end; kept for the life of the process. A raw pointer, for a handler may not touch Swift's
    /// access checks.
    private nonisolated(unsafe) static let ends: UnsafeMutablePointer<Int32>? = {
        let ends = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
        guard pipe(ends) == 0 else { return nil }
        for end in [ends[0], ends[1]] {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        return ends
    }()

    /// Becomes readable when a signal came; -1 if the system gave no pipe.
    static var descriptor: Int32 { ends?[0] ?? -1 }

    /// Starts to hear; answers what was in place before, for ``close(_:)``.
    static func open(_ signals: [Int32]) -> [(signal: Int32, action: sigaction)] {
        _ = ends
        return signals.map { signal in
            var previous = sigaction()
            sigaction(signal, nil, &previous)
            listen(to: signal)
            return (signal, previous)
        }
    }

    /// Hears `signal` (again).
    static func listen(to signal: Int32) {
        var action = sigaction()
        action.setHandler { signal in
            let saved = errno
            var byte = UInt8(truncatingIfNeeded: signal)
            if let ends = SignalInbox.ends { _ = write(ends[1], &byte, 1) }
            errno = saved
        }
        action.sa_flags = SA_RESTART
        sigfillset(&action.sa_mask)
        sigaction(signal, &action, nil)
    }

    /// The signals that came since the last call, each once, in order.
    static func drain() -> [Int32] {
        var signals: [Int32] = []
        var buffer = [UInt8](repeating: 0, count: 64)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return signals }
            for byte in buffer[..<count] where !signals.contains(Int32(byte)) { signals.append(Int32(byte)) }
        }
    }

    /// Puts back what was in place.
    static func close(_ previous: [(signal: Int32, action: sigaction)]) {
        for (signal, action) in previous {
            var action = action
            sigaction(signal, &action, nil)
        }
    }
}

extension sigaction {
    /// Sets the handler; the field's name differs between systems.
    mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
        #if canImport(Darwin)
            __sigaction_u.__sa_handler = handler
        #else
            __sigaction_handler.sa_handler = handler
        #endif
    }
}
