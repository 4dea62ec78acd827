import Foundation

/// What the screen shows less of by itself: key hints and notices, then all but the activity, and nothing while it is dark.
extension ScreenModel {
    /// The next date at which something changes by itself; `nil` if nothing will.
    ///
    /// - Parameter isStanding: Whether the sitting is paused or none runs. Hints then stay, so that the screen can sleep.
    package func nextDeadline(after now: Date, isStanding: Bool) -> Date? {
        var dates = [press?.opensAt, lastLine.newsUntil].compactMap { $0 }
        if case .completion(let card) = mode { dates.append(card.until) }
        if mode == .sitting, !isStanding { dates += lastLine.ends }
        return dates.filter { $0 > now }.min()
    }

    /// When the key hints disappear.
    var hintsUntil: Date { lastLine.hintsUntil }

    /// Whether the last line shows key hints.
    func showsHints(at now: Date, isStanding: Bool) -> Bool {
        mode != .sitting || isStanding || lastLine.hasHints(at: now)
    }

    /// Whether nothing is shown: the user darkened the screen, and nothing has happened since.
    var isDark: Bool { isDarkened && mode == .sitting }

    /// Whether all but the activity is faded, because no key was pressed for a while.
    func isResting(at now: Date, isStanding: Bool) -> Bool {
        mode == .sitting && !isStanding && !help.isOpen && history == nil && settingsPanel == nil
            && now >= lastLine.restsFrom
    }
}
