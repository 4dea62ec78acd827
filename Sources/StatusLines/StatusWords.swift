import Foundation
import Meditation

/// What a line says of a sitting and of other apps' activities, before a format dresses it for a bar.
package struct StatusWords {
    /// The words at a moment.
    package let text: (StatusMoment) -> String
    /// The next instant of the sitting's time line at which they may be others; nil for never. Too early is harmless.
    package let next: (StatusMoment) -> Date?
    /// What is said where nothing runs; `nil` leaves it to the format.
    var idle: (() -> String)?
    /// Whether it says something of other apps' activities; if not, only a sitting is worth a line.
    var speaksOfOthers = true

    /// What stands between two activities.
    package static let gap = " · "

    /// The same, followed by what `others` says of other apps' activities; that alone without a sitting.
    func adding(_ others: @escaping (StatusMoment) -> [String]) -> StatusWords {
        StatusWords(
            text: { moment in
                let words = (moment.sitting == nil ? [] : [text(moment)]) + others(moment)
                // Mostly there is one, and a joining of nothing would be a tenth of the work of `islet status`.
                return words.count == 1 ? words[0] : words.joined(separator: Self.gap)
            },
            next: { moment in [next(moment), moment.nextOfOthers].compactMap { $0 }.min() }, idle: idle)
    }
}

extension SittingPhase {
    /// The state as scripts read it: `preparing`, `sitting`, `paused`, `target-reached`. A promise, as all of the JSON is.
    package var name: String {
        switch self {
        case .preparing: "preparing"
        case .sitting: "sitting"
        case .paused: "paused"
        case .targetReached: "target-reached"
        case .ended: "ended"
        }
    }

    /// The state as a template has it, the same in every language, so that rules can match it: `target reached`.
    var fieldText: String {
        if case .targetReached = self { "target reached" } else { name }
    }

    /// A glyph whose shape says the same.
    var icon: String {
        switch self {
        case .preparing: "◌"
        case .sitting: "◉"
        case .paused: "‖"
        case .targetReached, .ended: "✓"
        }
    }
}
