import Foundation
import Meditation

/// The mouse: a click acts like a key, and holding the compact island opens it.
extension ScreenModel {
    /// The button was pressed.
    mutating func press(_ hit: ScreenHit, at now: Date) {
        stir(at: now)
        press = MousePress(on: hit, at: now)
    }

    /// The button was released: a click if it was pressed on the same target and the island did not open.
    package mutating func release(_ hit: ScreenHit, sitting: Sitting?, at now: Date) -> [ScreenEffect] {
        defer { press = nil }
        guard press?.isClick(on: hit) == true else { return [] }
        if help.isOpen {
            help.close()
            return []
        }
        if settingsPanel != nil {
            guard case .settings(let command) = hit.action else { return [] }
            return perform(command, at: now)
        }
        if case .completion = mode, history == nil { return finish() }
        return hit.action.map { click($0, sitting: sitting, at: now) } ?? []
    }

    private mutating func click(_ action: ScreenAction, sitting: Sitting?, at now: Date) -> [ScreenEffect] {
        if history != nil {
            guard case .history(let click) = action else { return [] }
            return self.click(click, at: now)
        }
        switch (action, mode) {
        case (.choose(let choice), .start(var panel)):
            let outcome = panel.choose(choice)
            mode = .start(panel)
            return act(on: outcome, at: now)
        case (.answer(let answer), .asking): return self.answer(answer)
        case (.end, .sitting): ask(.end(sitting, shortestLogged: settings.shortestLogged, at: now))
        case (.complete, .sitting): return [.perform(.complete())]
        case (.cancel, .sitting): ask(.cancel)
        case (.pause, .sitting): return [.perform(.pause)]
        case (.resume, .sitting): return [.perform(.resume)]
        default: break
        }
        return []
    }
}
