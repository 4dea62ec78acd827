/// Why a screen cannot be opened. Each description is one sentence: what failed, where, and what to do.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Standard input or output is not a terminal.
    case notATerminal
    /// The terminal cannot move the cursor, or `TERM` is unset or `dumb`. `name` is the value of `TERM`, empty if unset.
    case dumb(name: String)
    /// terminfo has no entry with this name.
    case unknownTerminal(name: String)
    /// A required system call failed.
    case system(call: String, reason: String)
    /// A file cannot be watched.
    case cannotWatch(path: String, reason: String)

    /// The error as a sentence.
    public var description: String {
        switch self {
        case .notATerminal:
            "standard input or output is not a terminal; run it in a terminal window"
        case .dumb(let name) where name.isEmpty:
            "TERM is not set; set it to your terminal's name, for example TERM=xterm-256color"
        case .dumb(let name):
            "the terminal “\(name)” cannot place the cursor; set TERM to your terminal's true name"
        case .unknownTerminal(let name):
            "no description of the terminal “\(name)” (TERM); install ncurses-term or set TERM=xterm-256color"
        case .system(let call, let reason):
            "the terminal cannot be set up: \(call): \(reason); try again in another terminal"
        case .cannotWatch(let path, let reason):
            "\(path) cannot be watched: \(reason); check that its folder exists and can be read"
        }
    }
}
