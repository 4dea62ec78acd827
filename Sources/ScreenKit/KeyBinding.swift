import Languages
import TerminalScreen

/// One line of a ``KeyMap``: keys that belong together, what each does, and the words for it, in the language in effect.
package struct KeyBinding<Action> {
    /// The keys as printed: `space`, `← →`, `+ -`.
    package let label: String
    /// What the keys do, for help and documentation; `nil` for keys that need no explanation.
    package let help: String?
    /// The entry in the last line; `nil` (the default) for none.
    package private(set) var hint: Hint?
    /// The keys that act. For an open set, such as all characters, some of them.
    package private(set) var keys: [Key]
    /// The key that a click on the hint presses; `nil` if the keys do different things.
    private let click: Key?
    private let find: (Key) -> Action?

    /// Binds keys to an action each.
    ///
    /// Of a key that is listed twice, the first action counts.
    package init(_ label: Phrase, _ help: Phrase?, _ actions: KeyValuePairs<Key, Action>) {
        self.init(label, help, keys: actions.map(\.key), click: nil) { key in actions.first { $0.key == key }?.value }
    }

    /// Binds keys to one action. A click on the hint presses the first.
    package init(_ label: Phrase, _ help: Phrase?, _ keys: Key..., action: Action) {
        self.init(label, help, keys: keys, click: keys.first) { keys.contains($0) ? action : nil }
    }

    /// Binds an open set of keys: all for which `action` returns one. `examples` are some of them.
    package init(_ label: Phrase, _ help: Phrase?, examples: [Key], action: @escaping (Key) -> Action?) {
        self.init(label, help, keys: examples, click: nil, find: action)
    }

    /// Binds the keys that say yes: `y`, and the first letter of the word in the language in effect, which is the label.
    package static func yes(_ help: Phrase, action: Action) -> KeyBinding {
        let letter = yesLetter
        let keys: [Key] = letter == "y" ? ["y"] : [.character(letter), "y"]
        return KeyBinding(Phrase(String(letter)), help, keys: keys, click: keys.first) {
            keys.contains($0) ? action : nil
        }
    }

    /// `y`, `j`, `o`, `s`: the letter that says yes.
    package static var yesLetter: Character { localized("y", "yes").first ?? "y" }

    private init(_ label: Phrase, _ help: Phrase?, keys: [Key], click: Key?, find: @escaping (Key) -> Action?) {
        self.init(localized(label), help.map { localized($0) }, keys: keys, click: click, find: find)
    }

    private init(_ label: String, _ help: String?, keys: [Key], click: Key?, find: @escaping (Key) -> Action?) {
        (self.label, self.help, self.keys, self.click, self.find) = (label, help, keys, click, find)
    }

    /// The binding with a hint in the last line.
    ///
    /// - Parameters:
    ///   - word: The effect, in a word or two.
    ///   - rank: The hint's ``Hint/rank``; `nil` for no hint.
    ///   - label: The keys as printed there; `nil` (the default) for ``label``.
    package func hint(_ word: Phrase, rank: Int?, as label: Phrase? = nil) -> KeyBinding {
        var binding = self
        binding.hint = rank.map {
            Hint(label.map { localized($0) } ?? self.label, localized(word), rank: $0, click: click)
        }
        return binding
    }

    /// What `key` does; `nil` if it is not bound here.
    package func action(for key: Key) -> Action? { find(key) }

    /// The binding with its actions in the terms of a larger screen.
    func map<Other>(_ transform: @escaping (Action) -> Other) -> KeyBinding<Other> {
        let find = find
        var binding = KeyBinding<Other>(label, help, keys: keys, click: click) { find($0).map(transform) }
        binding.hint = hint
        return binding
    }

    /// The binding without keys that another one uses; `nil` if it would have none left.
    func without(keys isTaken: (Key) -> Bool) -> KeyBinding? {
        var binding = self
        binding.keys.removeAll(where: isTaken)
        return binding.keys.isEmpty ? nil : binding
    }
}
