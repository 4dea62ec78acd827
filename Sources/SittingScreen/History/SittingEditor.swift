import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import ScreenKit
import Surroundings
import TerminalScreen

/// A change of a sitting in the log.
package enum SittingChange: Hashable {
    /// Edit it.
    case edit(UUID, SittingEdit)
    /// Delete it.
    case remove(UUID)
    /// Undo the last change of the log.
    case undo
}

/// What is being changed of the opened sitting, as a value: its note, its method and times, or whether to delete it.
package struct SittingEditor: Hashable {
    /// What is being changed.
    package enum Subject: Hashable {
        case note, facts, deletion

        /// The fields, from top to bottom.
        var fields: [Field] {
            switch self {
            case .note: [.note]
            case .facts: [.method, .start, .elapsed, .mood]
            case .deletion: []
            }
        }
    }

    /// A line of text.
    package enum Field: Hashable {
        case note, method, start, elapsed, mood

        /// Its name on the screen.
        var title: String {
            switch self {
            case .note: localized("Note")
            case .method: localized("Method")
            case .start: localized("Started")
            case .elapsed: localized("Elapsed")
            case .mood: localized("Mood")
            }
        }
    }

    /// The result of a key or click.
    enum Outcome: Hashable {
        /// The editor stays open.
        case open
        /// It closes, and nothing changes.
        case closed
        /// Change the log.
        case change(SittingChange)
        /// The text is invalid; one sentence says why.
        case refused(String)
    }

    /// The sitting as it is in the log.
    let sitting: CompletedSitting
    /// What is being changed.
    let subject: Subject
    /// The field that keys edit; `nil` for a deletion.
    private(set) var focus: Field?
    /// Whether Enter deletes the sitting. Enter alone deletes nothing.
    private(set) var isDeleting = false
    private var lines: [Field: EditableLine]
    private let unchanged: [Field: String]

    /// An editor of a sitting whose times are shown in `timeZone`.
    init(_ subject: Subject, of sitting: CompletedSitting, in timeZone: TimeZone) {
        (self.subject, self.sitting) = (subject, sitting)
        focus = subject.fields.first
        unchanged = [
            .note: sitting.note ?? "", .method: sitting.methodName,
            .start: WallClockText.dateAndTime(sitting.start, in: timeZone), .elapsed: ClockText.clock(sitting.elapsed),
            .mood: sitting.mood ?? "",
        ]
        lines = unchanged.mapValues { EditableLine($0) }
    }

    /// The text of a field.
    func text(of field: Field) -> String { line(of: field).text }

    /// The text of a field with its caret.
    func line(of field: Field) -> EditableLine { lines[field] ?? EditableLine() }

    /// Performs what a key does at `now`.
    ///
    /// - Parameter moods: The moods to choose from; any word is one if there are none.
    mutating func perform(_ command: Command, at now: Date, calendar: HistoryCalendar, moods: [String]) -> Outcome {
        switch command {
        case .close: return .closed
        case .save: return save(at: now, calendar: calendar, moods: moods)
        case .answer(let isDeleting): return answer(isDeleting)
        case .choose: isDeleting.toggle()
        case .move(let steps): move(by: steps)
        case .edit(let command): if let focus { lines[focus, default: EditableLine()].perform(command) }
        }
        return .open
    }

    /// Edits another field.
    mutating func edit(_ field: Field) { if subject.fields.contains(field) { focus = field } }

    /// Answers the question whether to delete the sitting.
    func answer(_ isDeleting: Bool) -> Outcome { isDeleting ? .change(.remove(sitting.id)) : .closed }

    private mutating func move(by steps: Int) {
        let fields = subject.fields
        let index = (focus.flatMap(fields.firstIndex) ?? 0) + steps + fields.count
        focus = fields[index % fields.count]
    }

    /// Fields that were not changed stay exactly as they are: a start is shown without its seconds.
    private func save(at now: Date, calendar: HistoryCalendar, moods: [String]) -> Outcome {
        func changed(_ field: Field) -> String? {
            let text = text(of: field)
            return subject.fields.contains(field) && text != unchanged[field] ? text : nil
        }
        let typed = TypedSittingEdit(
            start: changed(.start), duration: changed(.elapsed), method: changed(.method), note: changed(.note),
            mood: changed(.mood))
        do {
            let edit = try typed.edit(at: now, moods: moods, calendar: calendar)
            return edit == SittingEdit() ? .closed : .change(.edit(sitting.id, edit))
        } catch {
            return .refused(CommandFailure(error).sentence)
        }
    }
}

extension SittingEditor {
    /// What a key does.
    package enum Command: Hashable {
        /// Gives up the change.
        case close
        /// Changes the sitting in the log.
        case save
        /// Answers whether to delete the sitting.
        case answer(Bool)
        /// Selects the other answer.
        case choose
        /// Edits another field.
        case move(Int)
        /// Edits the field.
        case edit(EditableLine.Command)
    }

    /// The keys of the editor.
    var keyMap: KeyMap<Command> {
        let back = KeyBinding<Command>("esc", "change nothing", .escape, action: .close).hint("back", rank: 0)
        guard focus != nil else {
            let letter = KeyBinding<Command>.yesLetter
            let yes = Key.character(letter)
            let answers = KeyBinding<Command>(
                "\(String(letter)) n", "delete, keep", examples: letter == "y" ? ["y", "n"] : [yes, "y", "n"]
            ) {
                $0 == yes || $0 == "y" ? .answer(true) : $0 == "n" ? .answer(false) : nil
            }
            let choose = KeyBinding<Command>(
                "← →", "the other answer", .left, .right, .up, .down, .tab, .backTab, action: .choose)
            return KeyMap(
                "Deleting a sitting",
                [
                    choose.hint("choose", rank: 2, as: "←→"),
                    KeyBinding("enter", "answer", .enter, " ", action: .answer(isDeleting)).hint("answer", rank: 1),
                    answers, back,
                ])
        }
        let letters = "abcdefghijklmnopqrstuvwxyz ?".map(Key.character)
        let typing = KeyBinding<Command>("a-z", "type", examples: letters) {
            if case .character(let character) = $0 { .edit(.type(character)) } else { nil }
        }
        let next = KeyBinding<Command>(
            "tab", "the next field", [.tab: .move(1), .down: .move(1), .backTab: .move(-1), .up: .move(-1)])
        return KeyMap(
            "Editing a sitting",
            [typing] + (subject.fields.count > 1 ? [next.hint("next", rank: 2)] : []) + [
                KeyBinding("enter", "save", .enter, action: .save).hint("save", rank: 1), back,
            ] + EditableLine.keys(Command.edit), notes: [("ctrl-u", "erase the field")])
    }
}
