extension TerminalScreen {
    /// Sets the window title if the terminal is known to show one; `nil` restores the original. Every exit restores it.
    public func setTitle(_ title: String?) { adorn { $0.set(title: title) } }

    /// Shows progress if the terminal is known to support it; `nil` removes it. Every exit removes it.
    public func setProgress(_ progress: TerminalProgress?) { adorn { $0.set(progress: progress) } }

    /// Sends a desktop notification through the terminal. Returns whether the terminal is known to show it and accepted the
    /// bytes.
    ///
    /// Put one sentence on what happened into `title` and details into `body`; control characters are stripped.
    public func notify(title: String, body: String) -> Bool {
        program.notification(title: title, body: body).map { send(Array($0.utf8)) } ?? false
    }
}

extension TerminalProgram {
    /// The escape sequence of a notification, for programs without a screen; `nil` if the terminal would show none.
    public func notification(title: String, body: String) -> String? {
        let bytes = TerminalSequence.notification(title: title, body: body, for: self)
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}
