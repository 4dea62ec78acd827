import Attendance
import CellUI
import Foundation
import Languages
import Meditation
import ScreenKit
import TerminalScreen
import Theming

/// The start panel's state: sittings to begin at once, and the duration, method, preparation and bells of another one.
package struct StartPanel: Hashable {
    /// A line of the panel.
    package enum Line: Hashable {
        /// A sitting to begin at once, by its index.
        case suggestion(Int)
        case duration, method, preparation, bells
    }

    /// The result of a key or click.
    package enum Outcome: Hashable {
        /// The panel handled it.
        case used
        /// The panel has no use for it.
        case unused
        /// Begin a sitting.
        case begin(SittingPlan)
        /// The typed text is invalid; one sentence says why.
        case refused(String)
    }

    /// Whether the user opened the panel or chose something in it. Otherwise it is hidden while activities of other apps are
    /// visible.
    var isWanted = false
    /// The focused line.
    package private(set) var line = Line.duration {
        didSet { if line == .method, oldValue != .method { isMethodMarked = true } }
    }
    /// Whether the next letter replaces the method, as with selected text: true after moving to its line.
    private var isMethodMarked = false
    /// The target.
    package private(set) var duration: DurationField
    /// The method's name, as it is typed.
    private(set) var methodLine: EditableLine
    /// The method's name.
    package var method: String { methodLine.text }
    /// The preparation time.
    package private(set) var preparation: DurationField
    /// The bells in between.
    package private(set) var bells: BellsField
    /// Sittings to begin at once.
    package let suggestions: [Suggestion]
    /// What the panel opened with.
    private let plan: SittingPlan
    /// The methods to choose from, with their types.
    private let methods: [String]
    private let types: [String: SessionType]

    /// Creates a panel that opens with `plan`.
    ///
    /// - Parameters:
    ///   - suggestions: Other sittings to offer.
    ///   - recent: The last sittings, whose methods are offered.
    package init(_ plan: SittingPlan, suggestions: [Suggestion] = [], recent: RecentPlans = RecentPlans()) {
        self.plan = plan
        self.suggestions = suggestions
        duration = .target(plan.target)
        methodLine = EditableLine(plan.methodName)
        preparation = .preparation(plan.preparation)
        bells = BellsField(plan.bells)
        let known =
            [(plan.methodName, plan.type)] + suggestions.map { ($0.plan.methodName, $0.plan.type) }
            + recent.methods.map { ($0.name, $0.type) }
        types = Dictionary(known) { first, _ in first }
        var seen: Set<String> = []
        methods = known.map(\.0).filter { seen.insert($0).inserted }
    }

    /// The lines from top to bottom.
    package var lines: [Line] {
        suggestions.indices.map(Line.suggestion) + [.duration, .method, .preparation, .bells]
    }

    /// What a key does.
    package enum Command: Hashable {
        case begin
        /// Begins a suggested sitting.
        case beginSuggestion(Int)
        /// Moves the focus by lines.
        case moveLine(Int)
        /// Takes another choice of the line.
        case change(Int)
        /// Lengthens the duration by seconds.
        case add(TimeInterval)
        case type(Character)
        /// Edits the method, or the duration that is being typed.
        case edit(EditableLine.Command)
        /// Gives up what is typed of a duration.
        case clear
        /// Leaves the method for the duration.
        case back
    }

    /// The keys of the focused line. In the method, and in a duration that is being typed, letters are text.
    package var keyMap: KeyMap<Command> {
        let lines: KeyValuePairs<Key, Command> = [
            .tab: .moveLine(1), .down: .moveLine(1), .backTab: .moveLine(-1), .up: .moveLine(-1),
        ]
        let move = KeyBinding("↑ ↓ tab", "saved and frequent sittings, duration, method, preparation, bells", lines)
            .hint("line", rank: 2, as: "↑↓")
        let choices: KeyValuePairs<Key, Command> = [.left: .change(-1), .right: .change(1)]
        if line == .method {
            let letters = "abcdefghijklmnopqrstuvwxyz ?,".map(Key.character)
            let typing = KeyBinding<Command>("a-z", "type the method", examples: letters) {
                if case .character(let character) = $0 { .type(character) } else { nil }
            }
            return KeyMap(
                "In the panel",
                [
                    KeyBinding("enter", "begin", .enter, action: .begin).hint("begin", rank: 1),
                    typing.hint("type", rank: 1), move,
                ] + (isMethodMarked ? [KeyBinding("← →", "another method", choices)] : []) + [
                    KeyBinding("esc", "back to the duration", .escape, action: .back).hint("back", rank: 3)
                ] + EditableLine.keys(Command.edit, without: isMethodMarked ? [.left, .right] : []),
                notes: [("ctrl-u", "erase the method")])
        }
        let field = line == .preparation ? preparation : duration
        let isTyping = !field.typed.isEmpty && (line == .preparation || line == .duration)
        // In a duration such as 1h 30m a space is text.
        let begin =
            field.accepts(" ")
            ? KeyBinding("enter", "begin", .enter, action: Command.begin)
            : KeyBinding("enter", "begin", .enter, " ", action: Command.begin)
        let digits = (field.typed.isEmpty ? "0123456789" : "0123456789abcdefghijklmnopqrstuvwxyz :.").map(Key.character)
        let typing = KeyBinding<Command>("0-9", "type: 25, 1h 30m, 20:00", examples: digits) {
            if case .character(let character) = $0, field.accepts(character) { .type(character) } else { nil }
        }
        let giveUp = KeyBinding("esc", "give up what is typed", .escape, .control("u"), action: Command.clear)
            .hint("give up", rank: 2)
        let choose = KeyBinding<Command>("← →", "choose", choices)
        let add = KeyBinding<Command>("+ -", "a minute longer or shorter", ["+": .add(60), "-": .add(-60)])
        return KeyMap(
            "In the panel",
            [begin.hint("begin", rank: 1), move] + (isTyping ? [] : [choose.hint("choose", rank: 1, as: "←→")])
                + [typing.hint("type", rank: 3)] + (field.typed.isEmpty ? suggestionKeys : [giveUp])
                + (line == .preparation ? [] : [add])
                + (isTyping ? EditableLine.keys(Command.edit, without: [.control("u")]) : []),
            notes: [("a-z", "type the method, on its line; esc: back")])
    }

    /// The keys that begin saved sittings.
    private var suggestionKeys: [KeyBinding<Command>] {
        suggestions.enumerated().compactMap { index, suggestion in
            suggestion.key.map {
                KeyBinding(
                    Phrase(String($0)), "begin \(suggestion.title)", .character($0), action: .beginSuggestion(index))
            }
        }
    }

    /// Performs what a key does.
    mutating func perform(_ command: Command) -> Outcome {
        switch command {
        case .begin: return begin()
        case .beginSuggestion(let index): return .begin(suggestions[index].plan)
        case .moveLine(let steps): move(by: steps)
        case .change(let steps): change(by: steps)
        case .add(let seconds):
            line = .duration
            duration.add(seconds)
        case .type(let character): type(character)
        case .edit(let command): edit(command)
        case .clear: if line == .preparation { preparation.clear() } else { duration.clear() }
        case .back: line = .duration
        }
        return .used
    }

    /// Handles a click.
    package mutating func choose(_ choice: Choice) -> Outcome {
        isWanted = true
        switch choice {
        case .line(.suggestion(let index)): return .begin(suggestions[index].plan)
        case .line(let line): self.line = line
        case .value(let line, let index):
            self.line = line
            switch line {
            case .duration: duration.select(index)
            case .preparation: preparation.select(index)
            case .bells: bells.select(index)
            case .method, .suggestion: break
            }
        case .step(let line, let steps):
            self.line = line
            change(by: steps)
        case .begin: return begin()
        }
        return .used
    }

    /// Handles the mouse wheel over a choice: changes the value of its line.
    package mutating func scroll(_ choice: Choice, by steps: Int) {
        isWanted = true
        switch choice {
        case .line(let line), .value(let line, _), .step(let line, _):
            guard !line.isSuggestion else { return }
            self.line = line
            change(by: steps)
        case .begin: break
        }
    }

    private func begin() -> Outcome {
        if case .suggestion(let index) = line { return .begin(suggestions[index].plan) }
        do {
            let target = try duration.value()
            let preparation = try preparation.value() ?? 0
            let isSame = isSame(target)
            return .begin(
                SittingPlan(
                    target: target, methodName: method, type: types[method] ?? .meditation, preparation: preparation,
                    bells: bells.value, sound: isSame ? plan.sound : SittingSound(ambient: plan.sound.ambient)
                ).staged(isSame ? plan.stages : SittingStages()))
        } catch {
            return .refused(error.description)
        }
    }

    /// Whether the sitting has the stages or the guide that the panel opened with: neither its length nor its method was changed.
    private func isSame(_ target: TimeInterval?) -> Bool { target == plan.target && method == plan.methodName }

    /// The stages of the sitting; none while what is typed is not a duration.
    package var stages: SittingStages {
        guard let target = try? duration.value(), isSame(target) else { return SittingStages() }
        return plan.stages
    }

    /// The file name of the recording that guides the sitting; `nil` for none.
    package var guide: String? {
        guard let target = try? duration.value(), isSame(target) else { return nil }
        return plan.sound.guide.map { ($0 as NSString).lastPathComponent }
    }

    private mutating func move(by steps: Int) {
        let lines = lines
        let index = (lines.firstIndex(of: line) ?? 0) + steps + lines.count
        line = lines[index % lines.count]
    }

    private mutating func change(by steps: Int) {
        switch line {
        case .duration: duration.move(by: steps)
        case .preparation: preparation.move(by: steps)
        case .bells: bells.move(by: steps)
        case .method:
            let index = methods.firstIndex(of: method).map { $0 + steps + methods.count } ?? 0
            methodLine = EditableLine(methods[index % methods.count])
            isMethodMarked = true
        case .suggestion: break
        }
    }

    private mutating func edit(_ command: EditableLine.Command) {
        switch line {
        case .duration: duration.edit(command)
        case .preparation: preparation.edit(command)
        case .method:
            let isErased = isMethodMarked && (command == .erase || command == .eraseForward)
            methodLine.perform(isErased ? .clear : command)
            isMethodMarked = false
        case .bells, .suggestion: break
        }
    }

    private mutating func type(_ character: Character) {
        switch line {
        case .method:
            if isMethodMarked { methodLine.perform(.clear) }
            isMethodMarked = false
            if method.count < SittingLimits.longestMethodName { methodLine.perform(.type(character)) }
        case .duration: duration.type(character)
        case .preparation: preparation.type(character)
        case .bells, .suggestion:
            line = .duration
            duration.type(character)
        }
    }
}
