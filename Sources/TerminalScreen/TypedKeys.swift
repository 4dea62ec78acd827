import Foundation

/// The keys typed at a terminal without a screen: reported at once, and not echoed.
///
/// Signals stay as they are unless they are asked for: Ctrl-C and Ctrl-Z do not arrive as keys. A process in the background does not touch the terminal,
/// which belongs to the shell then. A class, because it owns the terminal's modes.
final class TypedKeys {
    /// The terminal.
    let descriptor: Int32
    /// The modes to restore; `nil` while the terminal is as it was.
    private var original: termios?

    /// The keys of the terminal at `descriptor`. Takes nothing yet.
    init(of descriptor: Int32) { self.descriptor = descriptor }

    /// Makes the terminal report each key as it is typed. Returns `false` in the background and without a terminal.
    ///
    /// - Parameter isWhole: Whether Ctrl-C and Ctrl-Z are keys too. Default: `false`.
    func take(isWhole: Bool = false) -> Bool {
        var modes = termios()
        guard isInForeground, tcgetattr(descriptor, &modes) == 0 else { return false }
        let lines = tcflag_t(isWhole ? ICANON | ECHO | ISIG : ICANON | ECHO)
        // A shell may have restored the terminal while this process was stopped.
        if modes.c_lflag & lines != 0 { original = modes }
        modes.c_lflag &= ~lines
        guard tcsetattr(descriptor, TCSANOW, &modes) == 0, let original else { return false }
        TerminalRestoration.arm(descriptor: descriptor, modes: original, bytes: [])
        return true
    }

    /// Restores the terminal's modes.
    func giveBack() {
        TerminalRestoration.disarm()
        guard var modes = original else { return }
        original = nil
        if isInForeground { tcsetattr(descriptor, TCSANOW, &modes) }
    }

    /// The keys that wait to be read; `nil` at the end of the input.
    func next() -> [Key]? {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(descriptor, &bytes, bytes.count)
        return count > 0 ? Self.keys(in: bytes[..<count]) : nil
    }

    /// The keys in bytes that arrived together.
    ///
    /// Function keys, which send escape sequences, are left out. So is the line end after other keys: some terminals, such as
    /// the shell of an editor, send whole lines.
    static func keys(in bytes: some Collection<UInt8>) -> [Key] {
        var keys: [Key] = []
        var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}" where rest.first == "[" || rest.first == "O":
                rest.removeFirst()
                while let next = rest.popFirst(), !("@"..."~").contains(next) {}
            case "\n", "\r":
                if keys.isEmpty { keys.append(.enter) }
            default: keys.append(Key(code: scalar.value))
            }
        }
        return keys
    }

    /// Whether this process may change the terminal's modes without being stopped: it is in the foreground, or the terminal is not
    /// the one that controls it.
    private var isInForeground: Bool {
        let group = tcgetpgrp(descriptor)
        return group < 0 || group == getpgrp()
    }
}
