import Foundation

/// Before a sitting: the start panel or, while other apps' activities are visible and the panel was not opened, those alone.
extension ScreenModel {
    /// Whether other apps' activities are shown instead of the start panel.
    var isWatching: Bool {
        guard hasOthers, case .start(let panel) = mode else { return false }
        return !panel.isWanted
    }

    /// Opens or closes the panel; its choices stay.
    mutating func showPanel(_ isWanted: Bool) {
        guard case .start(var panel) = mode else { return }
        panel.isWanted = isWanted
        mode = .start(panel)
    }

    mutating func perform(_ command: StartPanel.Command, at now: Date) -> [ScreenEffect] {
        guard case .start(var panel) = mode else { return [] }
        let outcome = panel.perform(command)
        if outcome != .unused { panel.isWanted = true }
        mode = .start(panel)
        return act(on: outcome, at: now)
    }
}
