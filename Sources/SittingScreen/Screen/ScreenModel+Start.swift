import Foundation
import TerminalScreen
import Theming

/// Before a sitting: the start panel or, while other apps' activities are visible and the panel was not opened, those alone.
extension ScreenModel {
    /// Whether other apps' activities are shown instead of the start panel.
    var isWatching: Bool {
        guard hasOthers, case .start(let panel) = mode else { return false }
        return !panel.isWanted
    }

    mutating func handleStart(_ key: Key, panel: StartPanel, at now: Date) -> [ScreenEffect] {
        isWatching ? handleWatching(key, panel: panel) : handlePanel(key, panel: panel, at: now)
    }

    private mutating func handlePanel(_ key: Key, panel: StartPanel, at now: Date) -> [ScreenEffect] {
        var panel = panel
        let outcome = panel.handle(key)
        if outcome != .unused { panel.isWanted = true }
        if outcome == .unused, key == .escape { panel.isWanted = false }
        mode = .start(panel)
        return outcome == .unused ? handleCommon(key) : act(on: outcome, at: now)
    }

    private mutating func handleWatching(_ key: Key, panel: StartPanel) -> [ScreenEffect] {
        switch key {
        case .enter, .character(" "), .up, .down, .left, .right:
            var panel = panel
            panel.isWanted = true
            mode = .start(panel)
            return []
        default: return chooseFace(key) ? [] : handleCommon(key)
        }
    }
}
