import Configuration
import Meditation

/// A sitting that the start panel offers to begin at once.
package struct Suggestion: Hashable {
    /// Its name, such as `morning`, or what it is like, such as `Zazen · 25 min`.
    package let title: String
    /// What it is like, beside a name; empty if ``title`` says it.
    package let detail: String
    /// The same in fewer words, where there is no room for all the stages: `3 stages · 1 h`.
    var briefDetail: String { plan.stages.isEmpty ? detail : plan.stages.briefSummary }
    /// The key that begins it; `nil` if it has none.
    package let key: Character?
    /// The sitting.
    package let plan: SittingPlan

    package init(title: String, detail: String = "", key: Character? = nil, plan: SittingPlan) {
        (self.title, self.detail, self.key, self.plan) = (title, detail, key, plan)
    }
}

extension StartPanel {
    /// A clickable part of the panel.
    package enum Choice: Hashable {
        /// A whole line.
        case line(Line)
        /// One of a line's choices.
        case value(Line, Int)
        /// An arrow beside a line's value, which changes it by steps.
        case step(Line, Int)
        /// The button that begins the sitting.
        case begin
    }

    /// The most sittings that are offered.
    private static let mostSuggestions = 5
    /// The most of them that were not saved.
    private static let mostFrequent = 2

    /// A panel that opens with the last sitting, or with the usual one, and offers saved and frequent sittings.
    package init(settings: Settings, recent: RecentPlans) {
        let recent = settings.remember ? recent : RecentPlans()
        let plan = recent.last ?? settings.plan
        let saved = settings.savedSittings.prefix(Self.mostSuggestions).map { name, sitting, key in
            let plan = settings.plan(of: sitting)
            return Suggestion(title: name, detail: plan.summary(besides: settings.method), key: key, plan: plan)
        }
        let known = Set(saved.map(\.plan) + [plan])
        let room = min(Self.mostFrequent, Self.mostSuggestions - saved.count)
        let frequent = recent.frequent(Self.mostSuggestions * 2).filter { !known.contains($0) }.prefix(room)
        self.init(
            plan, suggestions: saved + frequent.map { Suggestion(title: $0.summary(), plan: $0) }, recent: recent)
    }

    /// Whether nothing was chosen or typed in this panel since it was `old`.
    func isUntouched(since old: StartPanel) -> Bool {
        var old = old
        old.isWanted = isWanted
        return self == old
    }
}

extension ScreenModel {
    /// Takes the last sittings; a panel in which nothing was chosen yet opens with the last one.
    package mutating func remember(_ new: RecentPlans) {
        let old = panel(for: settings)
        recent = new
        if case .start(var panel) = mode, panel.isUntouched(since: old) {
            let isWanted = panel.isWanted
            panel = self.panel(for: settings)
            panel.isWanted = isWanted
            mode = .start(panel)
        }
    }
}

extension StartPanel.Line {
    /// Whether the line is a sitting to begin at once.
    var isSuggestion: Bool { if case .suggestion = self { true } else { false } }
}

/// Bells in between, to choose from.
package struct BellsField: Hashable {
    /// The choices.
    package let choices: [IntervalBells]
    /// The index of the selected choice.
    private(set) var selected: Int

    /// None, and one every 1, 5, 10 or 15 minutes, plus `value` if it is not among them.
    init(_ value: IntervalBells) {
        let usual: [IntervalBells] = [.none] + [1, 5, 10, 15].map { .every($0 * 60) }
        choices = usual.contains(value) ? usual : usual + [value]
        selected = choices.firstIndex(of: value) ?? 0
    }

    /// The selected bells.
    package var value: IntervalBells { choices[selected] }

    /// Moves the selection by `steps`, wrapping around.
    mutating func move(by steps: Int) { selected = (selected + steps + choices.count) % choices.count }

    /// Selects a choice.
    mutating func select(_ index: Int) {
        if choices.indices.contains(index) { selected = index }
    }
}
