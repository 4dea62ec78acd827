import LiveActivities
import PlainText
import Presentations
import ScreenKit
import TerminalScreen

/// The list of a content's fields: which is selected, and what is being typed. A value; the choice is an argument.
package struct PreviewFields: Equatable {
    /// The index of the selected field.
    package private(set) var index = 0
    /// The value being typed; `nil` if none is.
    private(set) var line: EditableLine?
    /// The text of the value being typed; `nil` if none is.
    package var typed: String? { line?.text }
    /// The edits before typing began.
    private var before = ContentEdits()

    /// A field with its value.
    struct Row: Identifiable {
        let field: ActivityField
        /// The value as it is typed; empty for none.
        let value: String
        /// Whether it has a value of one's own.
        let isEdited: Bool

        var id: String { field.name }
    }

    /// The fields of the widget that is chosen, in its order.
    static func rows(of choice: PreviewChoice) -> [Row] {
        let values = choice.values
        return ((try? choice.fields) ?? []).map { field in
            Row(
                field: field, value: field.text(values[field.name], start: ActivityPreview.start),
                isEdited: choice.edits.content[field.name] != nil)
        }
    }

    /// What a key does to the list.
    package enum Command: Hashable {
        case move(Int), step(Int), type, remove, reset, resetAll
    }

    /// Performs what a key does. Throws a ``CommandFailure`` for a value that is wrong.
    mutating func perform(_ command: Command, on choice: inout PreviewChoice) throws {
        let rows = Self.rows(of: choice)
        guard !rows.isEmpty else { return }
        index = min(index, rows.count - 1)
        let field = rows[index].field
        switch command {
        case .move(let steps): index = min(max(0, index + steps), rows.count - 1)
        case .step(let steps): try step(field, by: steps, on: &choice)
        case .type where !field.choices.isEmpty: try step(field, by: 1, on: &choice)
        case .type: (line, before) = (EditableLine(rows[index].value), choice.edits)
        case .remove: try set(field, to: .null, on: &choice)
        case .reset: try set(field, to: nil, on: &choice)
        case .resetAll:
            var edits = choice.edits
            edits.content = [:]
            try choice.edit(edits)
        }
    }

    /// Handles a key while a value is being typed: every letter changes the picture, if the value is one.
    mutating func type(_ key: Key, on choice: inout PreviewChoice) throws {
        guard let typed else { return }
        switch key {
        case .enter, .tab:
            line = nil
            return try set(to: typed, on: &choice)
        case .escape:
            line = nil
            return try choice.edit(before)
        case .character(let letter): line?.perform(.type(letter))
        default:
            guard let command = EditableLine.command(of: key) else { return }
            line?.perform(command)
        }
        if let text = line?.text, text != typed { try set(to: text, on: &choice) }
    }

    /// The keys of ``type(_:on:)`` for the last line.
    static let typingHints = [
        Hint("enter", "keep", rank: 1, click: .enter), Hint("esc", "restore", rank: 2, click: .escape),
        Hint("^u", "clear", rank: 3, click: .control("u")),
    ]

    private mutating func set(to text: String, on choice: inout PreviewChoice) throws {
        let row = Self.rows(of: choice)[index]
        guard let value = row.field.value(typed: text) else { throw ContentEdits.refusal(of: text, for: row.field) }
        if text != row.value { try set(row.field, to: value, on: &choice) }
    }

    private func step(_ field: ActivityField, by steps: Int, on choice: inout PreviewChoice) throws {
        let choices = field.choices
        guard !choices.isEmpty else { return }
        let count = choices.count
        let current = choices.firstIndex { $0 == choice.values[field.name] } ?? 0
        try set(field, to: choices[((current + steps) % count + count) % count], on: &choice)
    }

    private func set(_ field: ActivityField, to value: JSONValue?, on choice: inout PreviewChoice) throws {
        var edits = choice.edits
        edits.content[field.name] = value
        try choice.edit(edits)
    }
}
