import Configuration
import Foundation
import Languages
import Meditation
import ScreenKit
import TerminalScreen

/// The card after a sitting, as a value: what was sat, how it felt, and a note. It asks for nothing and leaves by itself.
package struct CompletionCard: Hashable {
    /// Seconds that the card stays after a key.
    static let afterKey: TimeInterval = 20
    /// Seconds that the card stays after a key while a note is being typed.
    static let afterLetter: TimeInterval = 120

    /// The result of a key.
    enum Outcome: Hashable {
        /// The card stays.
        case stays
        /// Keep mood and note with the sitting; the card stays.
        case keep(SittingEdit)
        /// Keep the note, if there is one, and close the card.
        case close(SittingEdit?)
    }

    /// What was sat.
    let completion: Completion
    /// When the card leaves.
    private(set) var until: Date
    /// What was sat today and this week; `nil` until it is known.
    var totals: PracticeTotals?
    /// The moods to choose from.
    let moods: [String]
    /// What the log had of mood and note when the card was opened; `nil` until it is known.
    private(set) var remarks: SittingRemarks?
    /// The chosen mood.
    private(set) var mood: String?
    /// The note as typed so far.
    var note: String { line.text }
    /// The note with its caret.
    private(set) var line = EditableLine()
    /// Whether keys type the note.
    private(set) var isTyping = false

    /// A card that leaves at `until`.
    package init(_ completion: Completion, moods: [String] = [], until: Date) {
        (self.completion, self.until) = (completion, until)
        self.moods = completion.isLogged ? Array(moods.prefix(Mood.most)) : []
    }

    /// Takes what the log has already, such as by `islet complete --mood`, so that nothing is asked twice.
    mutating func take(_ remarks: SittingRemarks) {
        (self.remarks, mood, line) = (remarks, remarks.mood, EditableLine(remarks.note ?? ""))
    }

    /// What a key does.
    package enum Command: Hashable {
        /// Chooses a mood by its index; the chosen one again takes it back.
        case choose(Int)
        /// Begins a note.
        case write
        /// Types the first letter or another one.
        case type(Character)
        /// Edits the note.
        case edit(EditableLine.Command)
        /// Keeps the note and closes the card.
        case close
        /// Gives up the note.
        case giveUp
    }

    /// The keys of the card.
    var keyMap: KeyMap<Command> {
        guard completion.isLogged else {
            return KeyMap(
                "After a sitting",
                [
                    KeyBinding("any key", "close", examples: [.enter, .escape, " "]) { _ in .close }.hint(
                        "closes", rank: 0)
                ])
        }
        if isTyping {
            let letters = "abcdefghijklmnopqrstuvwxyz ?".map(Key.character)
            return KeyMap(
                "After a sitting, in the note",
                [
                    KeyBinding<Command>("a-z", "type the note", examples: letters) {
                        if case .character(let character) = $0 { .type(character) } else { nil }
                    },
                    KeyBinding("enter", "keep the note and close", .enter, action: .close).hint("keeps it", rank: 0),
                    KeyBinding("esc", "no note", .escape, action: .giveUp).hint("no note", rank: 1),
                ] + EditableLine.keys(Command.edit), notes: [("ctrl-u", "erase the note")], ignoresCase: false)
        }
        let digits = moods.indices.map { ($0, Character("\($0 + 1)")) }
        let choose = KeyBinding<Command>(
            "1-\(String(max(1, moods.count)))", "how it was", examples: digits.map { .character($0.1) }
        ) { key in
            digits.first { key == .character($0.1) }.map { .choose($0.0) }
        }
        let typing = KeyBinding<Command>("a-z", "a note, typed at once", examples: [.character("a")]) { key in
            guard case .character(let character) = key, character.isLetter, character != "q" else {
                return nil
            }
            return .type(character)
        }
        return KeyMap(
            "After a sitting",
            (moods.isEmpty ? [] : [choose.hint("how it was", rank: 1)]) + [
                typing.hint("note", rank: 2), KeyBinding("tab", "an empty note", .tab, action: .write),
                KeyBinding("enter", "close; so do space and esc", .enter, .escape, " ", action: .close)
                    .hint("closes", rank: 0),
            ], ignoresCase: false)
    }

    /// Performs what a key does at `now`.
    mutating func perform(_ command: Command, at now: Date) -> Outcome {
        defer { until = max(until, now + (isTyping ? Self.afterLetter : Self.afterKey)) }
        switch command {
        case .choose(let index):
            guard moods.indices.contains(index) else { return .stays }
            mood = mood == moods[index] ? nil : moods[index]
            return .keep(SittingEdit(mood: mood ?? ""))
        case .write: isTyping = true
        case .type(let character):
            if !isTyping, !note.isEmpty { line.perform(.type(" ")) }
            isTyping = true
            if note.count < SittingNote.longest { line.perform(.type(character)) }
        case .edit(let command): line.perform(command)
        case .close: return .close(edit)
        case .giveUp: (line, isTyping) = (EditableLine(remarks?.note ?? ""), false)
        }
        return .stays
    }

    /// The note as a change of the log; `nil` if the log has it already.
    var edit: SittingEdit? {
        let text = note.trimmed
        return text == (remarks?.note ?? "").trimmed ? nil : SittingEdit(note: text)
    }

    /// Moves the end of the card after the wall clock was set.
    mutating func clockStepped(by seconds: TimeInterval) { until += seconds }
}
