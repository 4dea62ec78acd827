import Foundation
import Meditation
import Presentations
import TerminalScreen

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
        if case .completion(let card) = mode, history == nil {
            guard case .card(let command) = hit.action else { return close(card) }
            return perform(command, at: now)
        }
        return hit.action.map { click($0, sitting: sitting, at: now) } ?? []
    }

    /// The wheel was turned by one step over `hit`: changes a value of the start panel or the settings, selects an answer, or moves
    /// through the history and the settings.
    mutating func scroll(_ hit: ScreenHit, by steps: Int, at now: Date) -> [ScreenEffect] {
        stir(at: now)
        guard !help.isOpen else { return [] }
        if let settingsPanel {
            // Over the selected setting's value it changes that; elsewhere it moves on.
            let isOverValue =
                switch hit.action {
                case .settings(.open(let index)): index == settingsPanel.selected
                case .settings(.step): true
                default: false
                }
            return perform(isOverValue ? .step(steps) : .move(steps), at: now)
        }
        if let history, history.editor == nil {
            let key: Key = steps < 0 ? .up : .down
            return history.keyMap.action(for: key).map { perform($0, at: now) } ?? []
        }
        if case .asking(var question) = mode, case .answer = hit.action {
            question.move(by: steps)
            mode = .asking(question)
        }
        if case .start(var panel) = mode, case .choose(let choice) = hit.action {
            panel.scroll(choice, by: steps)
            mode = .start(panel)
        }
        return []
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

/// A press of the primary mouse button. Holding it on the compact island opens the island.
struct MousePress: Hashable {
    /// Seconds until a held compact island opens.
    static let holdDuration: TimeInterval = 0.5

    /// What the button was pressed on.
    let hit: ScreenHit
    /// Whether holding has opened the island.
    private(set) var isIslandOpen = false
    private var since: Date

    /// Creates a press on `hit`.
    init(on hit: ScreenHit, at now: Date) { (self.hit, since) = (hit, now) }

    /// Opens the island once it was held long enough.
    mutating func advance(to now: Date) {
        if let date = opensAt, now >= date { isIslandOpen = true }
    }

    /// When the island opens; `nil` if it is open or the press is on something else.
    var opensAt: Date? {
        hit.presentation == .compact && !isIslandOpen ? since + Self.holdDuration : nil
    }

    /// Whether a release over `hit` completes a click: same target, and the island did not open.
    func isClick(on hit: ScreenHit) -> Bool { !isIslandOpen && self.hit == hit }

    /// Adjusts to a wall clock set forward by `seconds` (negative: back).
    mutating func clockStepped(by seconds: TimeInterval) { since += seconds }
}

/// What is under the mouse pointer.
package struct ScreenHit: Hashable {
    /// The click's action; `nil` if there is none.
    package var action: ScreenAction?
    /// The presentation there; `nil` if there is none.
    package var presentation: Presentation?
}
