import Foundation

/// What a process does at a signal (POSIX `sigaction`). The handler's field has another name on each system: only here is it named.
extension sigaction {
    /// The present action for `signal`.
    package init(for signal: Int32) {
        self.init()
        sigaction(signal, nil, &self)
    }

    /// Whether the system does what it does by default.
    package var isDefault: Bool { handlerBits == unsafeBitCast(SIG_DFL, to: Int.self) }

    /// Whether the signal is ignored.
    package var isIgnored: Bool { handlerBits == unsafeBitCast(SIG_IGN, to: Int.self) }

    /// The handler's address, or one of the system's marks.
    private var handlerBits: Int {
        #if canImport(Darwin)
            unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
        #else
            unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
        #endif
    }

    /// Sets the handler.
    package mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
        #if canImport(Darwin)
            __sigaction_u.__sa_handler = handler
        #else
            __sigaction_handler.sa_handler = handler
        #endif
    }
}
