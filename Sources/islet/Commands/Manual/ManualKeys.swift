import Attendance
import Configuration
import Foundation
import Meditation
import ScreenKit
import SittingScreen
import Studio
import Surroundings
import Theming

/// The keys of a screen in one of its modes, as the manual lists them.
struct ManualKeys {
    /// When they apply: `During a sitting`.
    fileprivate let title: String
    fileprivate let lines: [HelpView.Line]

    init<Action>(_ map: KeyMap<Action>) { (title, lines) = (map.title, map.helpLines) }

    /// The keys of the screen that a command opens; none for a command without a screen. `islet` opens the sitting's.
    static func all(of command: String) -> [ManualKeys] {
        switch command {
        case "islet": sitting
        case "countdown":
            [ManualKeys(CountdownKeys.map(isScrollable: true, canPause: true, canResume: true))]
        case "preview": [ManualKeys(PreviewKeys.map(.presentations))] + PreviewKeys.ofModes.map(ManualKeys.init)
        case "simulate": [ManualKeys(WatchKeys.map(isPlaying: true, hasApps: true))]
        case "snapshot": [ManualKeys(ReviewKeys.map(isDone: false, isMatrix: true))]
        default: []
        }
    }

    private static var sitting: [ManualKeys] {
        let panel = StartPanel(SittingPlan(target: nil, methodName: ""))
        // With a sitting, which can be opened.
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let logged = CompletedSitting(
            id: UUID(), start: start, end: start + 600, elapsed: 600, target: nil, pauses: [], outcome: .completed,
            methodName: "", type: .meditation)
        let history = HistoryPanel(
            sittings: [logged], calendar: HistoryCalendar(timeZone: .gmt), rules: PracticeRules(), at: start + 600)
        let settings = SettingsPanel(vocabulary: LoadedSettings.vocabulary(ThemeLibrary(directory: nil)))
        let screens: [ScreenKeys] = [
            .sitting(isPaused: false, hasFaces: true, hasNextStage: true), .start(panel, overOthers: false),
            .asking(.end(isPreparing: false)), .history(history), .settings(settings),
        ]
        let plain = PlainKeys.map(.sitting(isPaused: false, hasNextStage: true))
        return screens.map { ManualKeys($0.map) } + [ManualKeys(plain)]
    }
}

extension ManualSource {
    /// The section about keys, with a part for each map; nothing without maps.
    mutating func keys(_ maps: [ManualKeys]) {
        guard !maps.isEmpty else { return }
        section("KEYS")
        for keys in maps {
            subsection(Self.escaped(keys.title))
            list(keys.lines.map { ("Ic \(Self.word($0.key))", ["\($0.meaning)."]) })
        }
    }
}
