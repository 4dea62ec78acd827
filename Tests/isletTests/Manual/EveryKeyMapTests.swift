import Attendance
import Configuration
import Foundation
import Meditation
import TerminalScreen
import Testing

@testable import ScreenKit
@testable import SittingScreen
@testable import Studio
@testable import Surroundings
@testable import Theming

/// A key map of a screen, whatever its actions are.
struct ListedKeyMap: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The keys of each binding, with its words.
    let bindings: [(label: String, help: String?, keys: [Key])]
    /// The keys that give no action.
    let dead: [Key]
    /// The keys whose action a binding before theirs gives instead.
    let hidden: [Key]
    let help: [String]

    init<Action>(_ name: String, _ map: KeyMap<Action>) {
        testDescription = name
        bindings = map.bindings.map { ($0.label, $0.help, $0.keys) }
        dead = map.bindings.flatMap { binding in binding.keys.filter { binding.action(for: $0) == nil } }
        hidden = map.bindings.indices.flatMap { index in
            map.bindings[index].keys.filter { key in map.bindings[..<index].contains { $0.action(for: key) != nil } }
        }
        help = map.helpLines.map(\.key)
    }

    private static func panel(_ keys: Key...) -> StartPanel {
        var panel = StartPanel(SittingPlan(target: 1200, methodName: "Meditation"))
        for key in keys { if let command = panel.keyMap.action(for: key) { _ = panel.perform(command) } }
        return panel
    }

    private static func screen(_ mode: ScreenModel.Mode) -> ListedKeyMap {
        var model = ScreenModel(settings: .defaults, at: Date(timeIntervalSince1970: 0))
        model.mode = mode
        return ListedKeyMap("\(mode)", ScreenKeys(of: model, sitting: nil, hasFaces: true, at: .distantPast).map)
    }

    /// The history of one sitting after some commands.
    private static func history(_ name: String, _ commands: HistoryPanel.Command...) -> ListedKeyMap {
        ListedKeyMap(name, DocumentedHistory.panel(after: commands).keyMap)
    }

    /// The settings with the first one selected after some commands.
    private static func settings(_ name: String, _ commands: SettingsPanel.Command...) -> ListedKeyMap {
        var panel = SettingsPanel(vocabulary: LoadedSettings.vocabulary(ThemeLibrary(directory: nil)))
        for command in commands { _ = panel.perform(command, on: .defaults) }
        return ListedKeyMap(name, ScreenKeys.settings(panel).map)
    }

    /// The maps of all screens, in each of their modes.
    static let all: [ListedKeyMap] =
        [
            ListedKeyMap("sitting", ScreenKeys.sitting(isPaused: false, hasFaces: true, hasNextStage: true).map),
            ListedKeyMap("paused, plain", ScreenKeys.sitting(isPaused: true, hasFaces: false, hasNextStage: false).map),
            ListedKeyMap("watching others", ScreenKeys.watching.map),
            ListedKeyMap("panel", ScreenKeys.start(panel(), overOthers: true).map),
            ListedKeyMap("panel, typing", ScreenKeys.start(panel("1"), overOthers: true).map),
            ListedKeyMap("panel, method", ScreenKeys.start(panel(.down), overOthers: true).map),
            ListedKeyMap("panel, preparation", ScreenKeys.start(panel(.up), overOthers: false).map),
            screen(.asking(.end(isPreparing: false))), screen(.asking(.cancel)),
            screen(.completion(DocumentedHistory.card())), screen(.completion(DocumentedHistory.card(after: .write))),
            history("history"), history("history, opened", .open), history("history, days", .turn(1)),
            settings("settings"), settings("settings, number", .move(24)),
            settings("settings, typing", .open(SettingDefinition.all.firstIndex { $0.key == "method" } ?? 0)),
            ListedKeyMap("countdowns", CountdownKeys.map(isScrollable: true, canPause: true, canResume: true)),
            ListedKeyMap("review", ReviewKeys.map(isDone: false, isMatrix: true)),
            ListedKeyMap("review, done", ReviewKeys.map(isDone: true, isMatrix: true)),
            ListedKeyMap("plain", PlainKeys.map(.sitting(isPaused: false, hasNextStage: true))),
            ListedKeyMap("plain, asked", PlainKeys.map(.ending(canFinish: true))),
            ListedKeyMap("plain, discarding", PlainKeys.map(.discarding)),
            ListedKeyMap("simulation", WatchKeys.map(isPlaying: true, hasApps: true)),
        ] + PreviewKeys.Mode.allCases.map { ListedKeyMap("preview, \($0)", PreviewKeys.map($0)) }
}

struct EveryKeyMapTests {
    @Test("Every binding of every screen acts", arguments: ListedKeyMap.all)
    func acting(map: ListedKeyMap) {
        #expect(map.dead.isEmpty)
        #expect(map.bindings.allSatisfy { !$0.keys.isEmpty })
    }

    @Test("No key is bound twice", arguments: ListedKeyMap.all)
    func unique(map: ListedKeyMap) {
        #expect(map.hidden.isEmpty)
        let keys = map.bindings.flatMap(\.keys)
        #expect(Set(keys).count == keys.count)
    }

    @Test("The help lists every binding that has a sentence", arguments: ListedKeyMap.all)
    func helping(map: ListedKeyMap) {
        for binding in map.bindings where binding.help != nil { #expect(map.help.contains(binding.label)) }
    }
}
