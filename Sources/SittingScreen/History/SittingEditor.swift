import Foundation
import HostSystem
import Meditation
import PlainText
import Surroundings
import TerminalScreen

/// A change of a sitting in the log.
package enum SittingChange: Hashable {
    /// Edit it.
    case edit(UUID, SittingEdit)
    /// Delete it.
    case remove(UUID)
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
            case .facts: [.method, .start, .elapsed]
            case .deletion: []
            }
        }
    }

    /// A line of text.
    package enum Field: Hashable {
        case note, method, start, elapsed

        /// Its name on the screen.
        var title: String {
            switch self {
            case .note: "Note"
            case .method: "Method"
            case .start: "Started"
            case .elapsed: "Elapsed"
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
    private var texts: [Field: String]
    private let unchanged: [Field: String]

    /// An editor of a sitting whose times are shown in `timeZone`.
    init(_ subject: Subject, of sitting: CompletedSitting, in timeZone: TimeZone) {
        (self.subject, self.sitting) = (subject, sitting)
        focus = subject.fields.first
        unchanged = [
            .note: sitting.note ?? "", .method: sitting.methodName,
            .start: WallClockText.dateAndTime(sitting.start, in: timeZone), .elapsed: ClockText.clock(sitting.elapsed),
        ]
        texts = unchanged
    }

    /// The text of a field.
    func text(of field: Field) -> String { texts[field] ?? "" }

    /// Handles a key at `now`.
    mutating func handle(_ key: Key, at now: Date, calendar: HistoryCalendar) -> Outcome {
        switch key {
        case .escape: return .closed
        case .enter: return subject == .deletion ? answer(isDeleting) : save(at: now, calendar: calendar)
        default: break
        }
        guard let focus else { return choose(key) }
        switch key {
        case .tab, .down: move(by: 1)
        case .backTab, .up: move(by: -1)
        case .backspace, .delete: _ = texts[focus]?.popLast()
        case .control("u"): texts[focus] = ""
        case .character(let character): texts[focus, default: ""].append(character)
        default: break
        }
        return .open
    }

    /// Edits another field.
    mutating func edit(_ field: Field) { if subject.fields.contains(field) { focus = field } }

    /// Answers the question whether to delete the sitting.
    func answer(_ isDeleting: Bool) -> Outcome { isDeleting ? .change(.remove(sitting.id)) : .closed }

    private mutating func choose(_ key: Key) -> Outcome {
        switch key {
        case .tab, .backTab, .left, .right, .up, .down: isDeleting.toggle()
        case .character(" "): return answer(isDeleting)
        case .character("y"), .character("Y"): return answer(true)
        case .character("n"), .character("N"): return answer(false)
        default: break
        }
        return .open
    }

    private mutating func move(by steps: Int) {
        let fields = subject.fields
        let index = (focus.flatMap(fields.firstIndex) ?? 0) + steps + fields.count
        focus = fields[index % fields.count]
    }

    /// Fields that were not changed stay exactly as they are: a start is shown without its seconds.
    private func save(at now: Date, calendar: HistoryCalendar) -> Outcome {
        func changed(_ field: Field) -> String? {
            let text = texts[field]
            return subject.fields.contains(field) && text != unchanged[field] ? text : nil
        }
        let typed = TypedSittingEdit(
            start: changed(.start), duration: changed(.elapsed), method: changed(.method), note: changed(.note))
        do {
            let edit = try typed.edit(at: now, calendar: calendar)
            return edit == SittingEdit() ? .closed : .change(.edit(sitting.id, edit))
        } catch {
            return .refused(CommandFailure(error).sentence)
        }
    }
}
