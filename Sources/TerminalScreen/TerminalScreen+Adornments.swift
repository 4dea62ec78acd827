extension TerminalScreen {
    /// Sets the window's title, where the terminal is known to show one; with nil, it is again what it was. It is put back when
    /// the terminal is given back, in every way.
    public func setTitle(_ title: String?) { adorn { $0.set(title: title) } }

    /// Shows progress, where the terminal is known to do so; with nil, none. It is taken away when the terminal is given back,
    /// in every way.
    public func setProgress(_ progress: TerminalProgress?) { adorn { $0.set(progress: progress) } }

    /// Sends a notification to the desktop through the terminal; answers whether that is known to show it. A sentence about
    /// what happened belongs into `title`, more about it into `body`; control characters are left out.
    public func notify(title: String, body: String) -> Bool {
        program.notification(title: title, body: body).map { send(Array($0.utf8)) } ?? false
    }
}

extension TerminalProgram {
    /// What a program that has no screen writes to this terminal for a notification; nil where none would be shown.
    public func notification(title: String, body: String) -> String? {
        let bytes = TerminalSequence.notification(title: title, body: body, for: self)
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}
