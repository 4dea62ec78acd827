import Configuration
import ScreenKit
import Surroundings
import TerminalScreen

/// The settings screen's state as a value: which setting is selected, and what is being typed.
package struct SettingsPanel: Hashable {
    /// All settings, in the order of the settings file.
    package let items: [SettingItem]
    /// The settings file's path.
    package let file: String
    /// Index of the selected setting.
    package private(set) var selected = 0
    /// The value being typed; `nil` if none is.
    private(set) var line: EditableLine?
    /// The text of the value being typed; `nil` if none is.
    package var typed: String? { line?.text }

    /// Creates a panel of the settings that file and environment give, with the first one selected.
    package init(
        saved: Settings = .defaults, origins: [String: SettingOrigin] = [:], vocabulary: SettingVocabulary,
        file: String = ""
    ) {
        items = SettingDefinition.all.map {
            SettingItem($0, saved: saved, origin: origins[$0.key, default: .standard], vocabulary: vocabulary)
        }
        self.file = file
    }

    /// Reads file and environment.
    init(in environment: [String: String]) {
        let loaded = LoadedSettings(in: environment)
        let vocabulary = LoadedSettings.vocabulary(loaded.themes)
        let origins = SettingOrigin.all(
            at: SettingsLocation(environment: environment), environment: environment, vocabulary: vocabulary)
        self.init(saved: loaded.settings, origins: origins, vocabulary: vocabulary, file: loaded.file.path)
    }

    /// The selected setting.
    package var item: SettingItem { items[selected] }

    /// Returns freshly read settings at the same position, with the same text being typed.
    func reading(_ new: SettingsPanel) -> SettingsPanel {
        var panel = new
        (panel.selected, panel.line) = (selected, line)
        return panel
    }

    /// Ends typing, because the value was saved.
    mutating func stopTyping() { line = nil }

    /// What a key or a click does.
    package enum Command: Hashable {
        /// Selects a setting further down.
        case move(Int)
        /// Selects a setting by its index.
        case select(Int)
        /// Selects a setting by its index, and begins to type its value or takes the next one.
        case open(Int)
        /// Takes a value further on.
        case step(Int)
        /// Returns the setting to its default.
        case reset
        /// Edits the typed value.
        case edit(EditableLine.Command)
        /// Saves the typed value.
        case save
        /// Gives up the typed value.
        case cancel
        case close
    }

    /// The result of a command.
    package enum Outcome: Hashable {
        case used
        /// Write this change.
        case change(SettingChange)
        /// Nothing can be changed; one sentence says why.
        case refused(String)
        case close
    }

    /// The keys: letters are text while a value is typed.
    package var keyMap: KeyMap<Command> { line == nil ? choosing : typing }

    private var choosing: KeyMap<Command> {
        let along = KeyBinding<Command>("↑ ↓", "previous, next setting", [.up: .move(-1), .down: .move(1)])
            .hint("choose", rank: 3, as: "↑↓")
        let across = KeyBinding<Command>(
            "← →", "previous, next value: switches, lists, numbers", [.left: .step(-1), .right: .step(1)])
        let pages = KeyBinding<Command>(
            "page keys", "ten back or on; home, end: the ends",
            [
                .pageUp: .move(-10), .pageDown: .move(10), .home: .move(-items.count), .end: .move(items.count),
            ])
        let open = KeyBinding<Command>(
            "enter", "type a value; switch or next of a list", .enter, action: .open(selected))
        let reset = KeyBinding<Command>(
            "r", "back to the default; also backspace", "r", .backspace, .delete, action: .reset)
        let hasList = !item.choices.isEmpty
        return KeyMap(
            "In the settings",
            [
                along, across.hint("change", rank: item.hasSteps ? 2 : nil, as: "←→"),
                open.hint(hasList ? "next" : "type", rank: hasList ? nil : 2), pages,
                reset.hint("default", rank: 4),
                KeyBinding("esc q ,", "close the settings", .escape, "q", ",", action: .close)
                    .hint("close", rank: 1, as: "esc"),
            ])
    }

    private var typing: KeyMap<Command> {
        let letters = "abcdefghijklmnopqrstuvwxyz0123456789 ?,".map(Key.character)
        let type = KeyBinding<Command>("a-z", "type the value", examples: letters) {
            if case .character(let character) = $0 { .edit(.type(character)) } else { nil }
        }
        return KeyMap(
            "While typing a value",
            [
                KeyBinding("enter", "save", .enter, action: .save).hint("save", rank: 0),
                KeyBinding("esc", "give up", .escape, action: .cancel).hint("give up", rank: 1), type,
                KeyBinding("ctrl-u", "erase all", .control("u"), action: .edit(.clear)).hint("erase", rank: 2),
            ] + EditableLine.keys(Command.edit, without: [.control("u")]))
    }

    /// Performs what a key or a click does, on the values of `settings`.
    package mutating func perform(_ command: Command, on settings: Settings) -> Outcome {
        switch command {
        case .move(let steps): select(selected + steps)
        case .select(let index): select(index)
        case .open(let index):
            guard line == nil || index != selected else { break }
            select(index)
            if !item.choices.isEmpty { return step(1, on: settings) }
            if let refusal = item.refusal { return .refused(refusal) }
            line = EditableLine(item.value(in: settings))
        case .step(let steps): return step(steps, on: settings)
        case .reset: return item.refusal.map(Outcome.refused) ?? .change(SettingChange(item.definition, to: nil))
        case .edit(let command): line?.perform(command)
        case .save: return typed.map { .change(SettingChange(item.definition, to: $0)) } ?? .used
        case .cancel: line = nil
        case .close: return .close
        }
        return .used
    }

    private mutating func select(_ index: Int) {
        (selected, line) = (min(max(0, index), items.count - 1), nil)
    }

    private func step(_ steps: Int, on settings: Settings) -> Outcome {
        if let refusal = item.refusal { return .refused(refusal) }
        let value = item.value(in: settings)
        guard let next = item.value(steps, after: value), next != value else { return .used }
        return .change(SettingChange(item.definition, to: next))
    }
}

/// A change of one setting, requested on the settings screen.
package struct SettingChange: Hashable {
    /// The setting.
    package let definition: SettingDefinition
    /// The new value as typed; `nil` for the default.
    package let value: String?

    package init(_ definition: SettingDefinition, to value: String?) {
        (self.definition, self.value) = (definition, value)
    }
}
