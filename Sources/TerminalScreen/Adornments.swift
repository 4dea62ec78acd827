/// The window title and progress: what was sent, and what undoes it. Pure.
struct Adornments {
    private let program: TerminalProgram
    private var title: String?
    private var progress: TerminalProgress?

    /// Starts with no title or progress set.
    init(for program: TerminalProgram) { self.program = program }

    /// The bytes that set the title; `nil` restores the terminal's own. Empty if it is unchanged or would not be shown.
    mutating func set(title new: String?) -> [UInt8] {
        guard program.showsTitle, new != title else { return [] }
        defer { title = new }
        guard let new else { return TerminalSequence.restoreTitle }
        return (title == nil ? TerminalSequence.saveTitle : []) + TerminalSequence.title(new)
    }

    /// The bytes that set the progress; `nil` removes it. Empty if it is unchanged or would not be shown.
    mutating func set(progress new: TerminalProgress?) -> [UInt8] {
        guard program.showsProgress, new != progress else { return [] }
        progress = new
        return TerminalSequence.progress(new, for: program)
    }

    /// The bytes that undo everything.
    var undoing: [UInt8] {
        (title == nil ? [] : TerminalSequence.restoreTitle)
            + (progress == nil ? [] : TerminalSequence.progress(nil, for: program))
    }

    /// Marks everything as undone.
    mutating func forget() { (title, progress) = (nil, nil) }
}

/// Progress for terminals that show it on a tab or task bar.
public enum TerminalProgress: Hashable, Sendable {
    /// In progress; percent from 0 to 100.
    case running(percent: Int)
    /// Paused; percent from 0 to 100.
    case paused(percent: Int)
}
