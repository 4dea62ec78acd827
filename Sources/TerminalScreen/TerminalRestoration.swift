import CNcurses
import Foundation
import HostFiles

/// Restores the terminal if the process crashes or exits without closing its screen.
///
/// Everything a handler needs (bytes, modes, previous actions) is prepared in advance and reached through raw pointers: a
/// signal handler must not allocate, lock or call libraries.
enum TerminalRestoration {
    /// The signals of a crash, and `SIGPIPE`, which by default also kills the process. A Swift trap is `SIGILL` or `SIGTRAP`.
    static let crashes = [SIGSEGV, SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGTRAP, SIGSYS, SIGPIPE]

    private struct Prepared {
        var isArmed = false
        var descriptor: Int32 = -1
        var modes = termios()
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        /// Indexed by signal number.
        var previous: UnsafeMutablePointer<sigaction>
    }

    private nonisolated(unsafe) static let prepared: UnsafeMutablePointer<Prepared> = {
        let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
        previous.initialize(repeating: sigaction(), count: 32)
        let prepared = UnsafeMutablePointer<Prepared>.allocate(capacity: 1)
        prepared.initialize(to: Prepared(previous: previous))
        atexit { TerminalRestoration.restore() }
        return prepared
    }()

    /// Whether something is to be restored: a screen is open and not suspended.
    static var isArmed: Bool { prepared.pointee.isArmed }

    /// Until ``disarm()``, a crash sends `bytes` to `descriptor`, sets `modes` and then terminates as it would have.
    static func arm(descriptor: Int32, modes: termios, bytes: [UInt8]) {
        prepared.pointee.descriptor = descriptor
        prepared.pointee.modes = modes
        prepared.pointee.bytes?.deallocate()
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
        copy.initialize(from: bytes, count: bytes.count)
        prepared.pointee.bytes = copy
        prepared.pointee.count = bytes.count
        guard !prepared.pointee.isArmed else { return }
        useOwnStack()
        for signal in crashes {
            var action = sigaction()
            action.setHandler { TerminalRestoration.restoreAndDie($0) }
            // On an alternate stack, because the crash may be a stack overflow.
            action.sa_flags = Int32(SA_ONSTACK)
            sigaction(signal, &action, prepared.pointee.previous + Int(signal))
        }
        prepared.pointee.isArmed = true
    }

    /// Restores the actions that were in place before ``arm(descriptor:modes:bytes:)``.
    static func disarm() {
        guard prepared.pointee.isArmed else { return }
        prepared.pointee.isArmed = false
        for signal in crashes { sigaction(signal, prepared.pointee.previous + Int(signal), nil) }
    }

    private static func restoreAndDie(_ signal: Int32) {
        restore()
        // The signal is blocked while its handler runs, so `raise` takes effect on return, with the previous action.
        sigaction(signal, prepared.pointee.previous + Int(signal), nil)
        raise(signal)
    }

    private static func restore() {
        let state = prepared
        guard state.pointee.isArmed else { return }
        state.pointee.isArmed = false
        // A terminal that accepts no output must not delay the exit.
        let flags = fcntl(state.pointee.descriptor, F_GETFL)
        _ = fcntl(state.pointee.descriptor, F_SETFL, flags | O_NONBLOCK)
        if let bytes = state.pointee.bytes { _ = write(state.pointee.descriptor, bytes, state.pointee.count) }
        _ = fcntl(state.pointee.descriptor, F_SETFL, flags)
        tcsetattr(state.pointee.descriptor, TCSANOW, &state.pointee.modes)
    }

    private static func useOwnStack() {
        let size = 64 * 1024
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = size
        sigaltstack(&stack, nil)
    }
}
