import Foundation
import Presentations

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

/// Choosing a presentation.
extension ScreenModel {
    /// Shows only `presentation`, or all if it is the chosen one.
    mutating func choose(_ presentation: Presentation) {
        selection = selection == presentation ? nil : presentation
    }

    /// Shows the presentation `steps` places further on.
    mutating func cycle(by steps: Int) {
        let stops: [Presentation?] = [nil] + Presentation.allCases
        let index = (stops.firstIndex(of: selection) ?? 0) + steps + stops.count
        selection = stops[index % stops.count]
    }
}
