import Foundation
import HostFiles

/// Turns signals into bytes of a pipe, so that one `poll` waits for them too.
///
/// A signal handler may do almost nothing; this one writes the signal number. Signals belong to the process, so there is one
/// inbox, opened and closed with the screen.
enum SignalInbox {
    /// The signals that a screen always handles.
    static let signals = [SIGWINCH, SIGTSTP, SIGCONT] + ending

    /// The signals that terminate a process by default, except those of a crash; see ``TerminalRestoration/crashes``.
    static let ending: [Int32] = {
        let signals = [
            SIGINT, SIGTERM, SIGQUIT, SIGHUP, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
        ]
        #if os(Linux)
            return signals + [SIGPOLL, SIGPWR, SIGSTKFLT]
        #else
            return signals
        #endif
    }()

    /// Read end and write end, kept for the life of the process. A raw pointer, because a signal handler must not run Swift's
    /// exclusivity checks.
    private nonisolated(unsafe) static let ends: UnsafeMutablePointer<Int32>? = {
        let ends = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
        guard pipe(ends) == 0 else { return nil }
        for end in [ends[0], ends[1]] {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        return ends
    }()

    /// Readable after a signal; -1 if the pipe could not be created.
    static var descriptor: Int32 { ends?[0] ?? -1 }

    /// Installs handlers and returns the previous actions, for ``close(_:)``.
    static func open(_ signals: [Int32]) -> [(signal: Int32, action: sigaction)] {
        _ = ends
        return signals.map { signal in
            let previous = sigaction(for: signal)
            listen(to: signal)
            return (signal, previous)
        }
    }

    /// Installs the handler for `signal`, or reinstalls it.
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

    /// The signals received since the last call, in order, without duplicates.
    static func drain() -> [Int32] {
        var signals: [Int32] = []
        var buffer = [UInt8](repeating: 0, count: 64)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return signals }
            for byte in buffer[..<count] where !signals.contains(Int32(byte)) { signals.append(Int32(byte)) }
        }
    }

    /// Restores the previous actions.
    static func close(_ previous: [(signal: Int32, action: sigaction)]) {
        for (signal, action) in previous {
            var action = action
            sigaction(signal, &action, nil)
        }
    }
}
