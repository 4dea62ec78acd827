import CellUI
import Foundation
import PlainText
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
    /// - Parameters:
    ///   - action: What the command is in the terms of the screen.
    ///   - others: Keys that the screen binds itself. Default: none.
    package static func keys<Action>(
        _ action: @escaping (Command) -> Action, without others: Set<Key> = []
    ) -> [KeyBinding<Action>] {
        let keys = commands.keys.filter { !others.contains($0) }
        return [KeyBinding("", nil, examples: keys) { keys.contains($0) ? command(of: $0).map(action) : nil }]
    }

    /// What such a key does; `nil` for other keys.
    package static func command(of key: Key) -> Command? { commands[key] }

    private static let commands: [Key: Command] = [
        .backspace: .erase, .delete: .eraseForward, .left: .move(-1), .right: .move(1), .home: .toStart,
        .end: .toEnd, .control("a"): .toStart, .control("e"): .toEnd, .control("u"): .clear,
    ]
}

/// An ``EditableLine`` with its caret. On one line, what does not fit before the caret loses its beginning.
package struct LineEditor: View {
    private let line: EditableLine
    private let axis: Axis

    /// A field for `line`; with a vertical axis it wraps.
    package init(_ line: EditableLine, axis: Axis = .horizontal) { (self.line, self.axis) = (line, axis) }

    /// The text, and the caret on one of its characters or behind it.
    package var body: some View {
        let before = shown(line.before)
        if line.behind.isEmpty {
            TextField("", text: .constant(before), axis: axis).focused(.constant(true))
        } else if axis == .vertical {
            text(before: before).frame(maxWidth: .infinity, alignment: .leading)
        } else {
            ViewThatFits(in: .horizontal) {
                // With the column of a caret behind the text, as in a text field.
                HStack(spacing: 0) {
                    text(before: before).lineLimit(1)
                    Text(verbatim: " ").accessibilityHidden(true)
                }
                GeometryReader { proxy in
                    text(before: Self.end(of: before, columns: Int(proxy.size.width / 8) - 2)).lineLimit(1)
                }
                .frame(height: 16)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// Several lines as one, unless there is room for them.
    private func shown(_ text: String) -> String { axis == .vertical ? text : TerminalText.oneLine(text) }

    private func text(before: String) -> Text {
        let behind = shown(line.behind)
        return Text(verbatim: before) + Text(verbatim: String(behind.prefix(1))).textAttributes(.reverse)
            + Text(verbatim: String(behind.dropFirst()))
    }

    /// As much of the end of `text` as fits.
    private static func end(of text: String, columns: Int) -> String {
        var end = text[...]
        while !end.isEmpty, DisplayWidth.of(String(end)) > columns { end.removeFirst() }
        return String(end)
    }
}
