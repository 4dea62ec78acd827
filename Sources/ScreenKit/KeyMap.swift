import Languages
import TerminalScreen

/// The keys of a screen in one of its modes, declared once: the screen's model looks up actions here, and the last line, the help,
/// the manual and the guide take their words from it.
///
///     KeyMap("During a sitting", [
///         KeyBinding("space", "pause and resume", " ", action: .pause).hint("pause", rank: 0),
///         KeyBinding("+ -", "a minute later or earlier", ["+": .extend(60), "-": .extend(-60)]),
///     ])
///
/// A map is a value computed from the model's state: a paused sitting's space key is hinted as "resume".
package struct KeyMap<Action> {
    /// When the keys apply, as a heading: `During a sitting`.
    package let title: String
    /// The bindings in the order of the help. The first that has an action for a key wins.
    package private(set) var bindings: [KeyBinding<Action>]
    /// What the screen takes besides its own keys: the mouse, and keys of the event loop.
    package private(set) var notes: [HelpView.Line]
    /// Whether an unbound capital letter does what the small letter does. Default: `true`.
    private let ignoresCase: Bool

    package init(
        _ title: String, _ bindings: [KeyBinding<Action>], notes: [HelpView.Line] = [], ignoresCase: Bool = true
    ) {
        (self.title, self.bindings, self.notes, self.ignoresCase) = (title, bindings, notes, ignoresCase)
    }

    /// What `key` does; `nil` if it is not bound.
    package func action(for key: Key) -> Action? {
        if let action = bindings.firstAction(for: key) { return action }
        guard ignoresCase, case .character(let character) = key, let small = character.lowercased().first else {
            return nil
        }
        return bindings.firstAction(for: .character(small))
    }

    /// The hints of the last line, in the order of the bindings.
    package var hints: [Hint] { bindings.compactMap(\.hint) }

    /// The keys and what they do, for help and documentation.
    package var helpLines: [HelpView.Line] {
        bindings.compactMap { binding in binding.help.map { (binding.label, $0) } }
            + notes.map { (localized(Phrase($0.key)), localized(Phrase($0.meaning))) }
    }

    /// This map in front of another, as a panel is in front of a screen: its keys hide those of `other`, with their words.
    package func over(_ other: KeyMap) -> KeyMap {
        var map = self
        map.bindings += other.bindings.compactMap { $0.without { bindings.firstAction(for: $0) != nil } }
        map.notes += other.notes
        return map
    }

    /// The same map under another heading.
    package func titled(_ title: String) -> KeyMap {
        KeyMap(title, bindings, notes: notes, ignoresCase: ignoresCase)
    }

    /// The map with its actions in the terms of a larger screen.
    package func map<Other>(_ transform: @escaping (Action) -> Other) -> KeyMap<Other> {
        KeyMap<Other>(title, bindings.map { $0.map(transform) }, notes: notes, ignoresCase: ignoresCase)
    }
}

extension Array {
    fileprivate func firstAction<Action>(for key: Key) -> Action? where Element == KeyBinding<Action> {
        for binding in self {
            if let action = binding.action(for: key) { return action }
        }
        return nil
    }
}
