import CellUI
import Foundation
import TerminalScreen

/// Text that is being typed, and the place in it where keys act.
///
///     Breath awa▌eness     `←` three times after it was typed
package struct EditableLine: Hashable {
    /// What a key does to it.
    package enum Command: Hashable {
        /// Inserts a character before the caret.
        case type(Character)
        /// Deletes the character before the caret.
        case erase
        /// Deletes the character at the caret.
        case eraseForward
        /// Deletes all of it.
        case clear
        /// Moves the caret by characters.
        case move(Int)
        /// Moves the caret to the beginning, or to the end.
        case toStart, toEnd
    }

    /// The text.
    package private(set) var text: String
    /// How many characters are before the caret.
    private var place: Int

    /// A line with the caret at its end; by default an empty one.
    package init(_ text: String = "") { (self.text, place) = (text, text.count) }

    /// The text before the caret.
    package var before: String { String(text.prefix(place)) }
    /// The text from the caret on.
    package var behind: String { String(text.dropFirst(place)) }

    /// Performs what a key does. What stands at an edge does nothing there.
    package mutating func perform(_ command: Command) {
        switch command {
        case .type(let character): self.put(before + String(character), behind)
        case .erase: self.put(String(before.dropLast()), behind)
        case .eraseForward: self.put(before, String(behind.dropFirst()))
        case .clear: self.put("", "")
        case .move(let steps): place = max(0, min(text.count, place + steps))
        case .toStart: place = 0
        case .toEnd: place = text.count
        }
    }

    private mutating func put(_ before: String, _ behind: String) {
        text = before + behind
        // A combining character joins the one before it.
        place = text.count - behind.count
    }

    /// The keys that need no explanation in a list of keys: all but letters.
    ///
    /// - Parameter action: What the command is in the terms of the screen.
    package static func keys<Action>(_ action: @escaping (Command) -> Action) -> [KeyBinding<Action>] {
        let keys: [Key: Command] = [
            .backspace: .erase, .delete: .eraseForward, .left: .move(-1), .right: .move(1), .home: .toStart,
            .end: .toEnd, .control("a"): .toStart, .control("e"): .toEnd, .control("u"): .clear,
        ]
        return [KeyBinding("", nil, examples: Array(keys.keys)) { keys[$0].map(action) }]
    }
}

/// An ``EditableLine`` with its caret. On one line, what does not fit before the caret loses its beginning.
package struct LineEditor: View {
    private let line: EditableLine
    private let axis: Axis

    /// A field for `line`; with a vertical axis it wraps.
    package init(_ line: EditableLine, axis: Axis = .horizontal) { (self.line, self.axis) = (line, axis) }

    /// The text, and the caret on one of its characters or behind it.
    package var body: some View {
        if line.behind.isEmpty {
            TextField("", text: .constant(line.text), axis: axis).focused(.constant(true))
        } else if axis == .vertical {
            text(before: line.before).frame(maxWidth: .infinity, alignment: .leading)
        } else {
            GeometryReader { proxy in
                text(before: Self.end(of: line.before, columns: Int(proxy.size.width / 8) - 2)).lineLimit(1)
            }
            .frame(height: 16)
        }
    }

    private func text(before: String) -> Text {
        Text(verbatim: before) + Text(verbatim: String(line.behind.prefix(1))).textAttributes(.reverse)
            + Text(verbatim: String(line.behind.dropFirst()))
    }

    /// As much of the end of `text` as fits.
    private static func end(of text: String, columns: Int) -> String {
        var end = text[...]
        while !end.isEmpty, DisplayWidth.of(String(end)) > columns { end.removeFirst() }
        return String(end)
    }
}
