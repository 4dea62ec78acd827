/// What is shown of the terminal besides its screen: title and progress. Knows what was sent and what undoes it. Pure.
struct Adornments {
    private let program: TerminalProgram
    private var title: String?
    private var progress: TerminalProgress?

    /// Nothing yet, for a terminal.
    init(for program: TerminalProgram) { self.program = program }

    /// What is to be sent for a title; nothing if it is there already or would not be shown. With nil, the terminal's own.
    mutating func set(title new: String?) -> [UInt8] {
        guard program.showsTitle, new != title else { return [] }
        defer { title = new }
        guard let new else { return TerminalSequence.restoreTitle }
        return (title == nil ? TerminalSequence.saveTitle : []) + TerminalSequence.title(new)
    }

    /// What is to be sent for progress, in the same way.
    mutating func set(progress new: TerminalProgress?) -> [UInt8] {
        guard program.showsProgress, new != progress else { return [] }
        progress = new
        return TerminalSequence.progress(new, for: program)
    }

    /// What undoes everything.
    var undoing: [UInt8] {
        (title == nil ? [] : TerminalSequence.restoreTitle)
            + (progress == nil ? [] : TerminalSequence.progress(nil, for: program))
    }

    /// It was undone.
    mutating func forget() { (title, progress) = (nil, nil) }
}
