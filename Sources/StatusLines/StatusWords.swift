import Foundation

/// What a line says of a sitting and of other apps' activities, before a format dresses it for a bar.
package struct StatusWords {
    /// The words at a moment.
    package let text: (StatusMoment) -> String
    /// The next instant of the sitting's time line at which they may be others; nil for never. Too early is harmless.
    package let next: (StatusMoment) -> Date?
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
            next: { moment in [next(moment), moment.nextOfOthers].compactMap { $0 }.min() })
    }
}
