import Foundation

/// What a person does with the phone that a preview draws around the presentations. A value; the clock is an argument.
package struct PreviewPhone: Equatable {
    /// How long a press has to last until it opens the island, in seconds.
    package static let holdDuration: TimeInterval = 0.5
    /// How long an alert keeps the island open, in seconds.
    static let alertDuration: TimeInterval = 4
    /// Columns that a swipe has to go until it takes the activity away.
    static let swipeColumns = 8

    /// Whether the activity was swiped away.
    private(set) var isDismissed = false
    /// Whether the island was opened, until a click elsewhere.
    private(set) var isHeldOpen = false
    private var alertUntil: Date?
    private var press: (date: Date, column: Int, isOnIsland: Bool)?

    package static func == (one: PreviewPhone, other: PreviewPhone) -> Bool {
        one.isDismissed == other.isDismissed && one.isHeldOpen == other.isHeldOpen
            && one.alertUntil == other.alertUntil && one.press?.date == other.press?.date
    }

    /// Whether the island is open at `now`.
    package func isExpanded(at now: Date) -> Bool {
        guard !isDismissed else { return false }
        return isHeldOpen || alertUntil.map { now < $0 } ?? false || opensAt.map { now >= $0 } ?? false
    }

    /// When the island opens or closes by itself.
    package func deadline(after now: Date) -> Date? {
        [alertUntil, opensAt].compactMap { $0 }.filter { $0 > now }.min()
    }

    private var opensAt: Date? { press.flatMap { $0.isOnIsland ? $0.date + Self.holdDuration : nil } }

    /// Opens the island, or closes it.
    package mutating func toggle(at now: Date) {
        let isExpanded = isExpanded(at: now)
        (isHeldOpen, alertUntil) = (!isExpanded, nil)
    }

    /// An update with an alert comes: the island opens by itself for a while.
    package mutating func alert(at now: Date) { alertUntil = now + Self.alertDuration }

    /// Takes the activity away, or brings it back.
    mutating func toggleDismissal() { (isDismissed, isHeldOpen, alertUntil) = (!isDismissed, false, nil) }

    /// The button went down.
    package mutating func press(column: Int, isOnIsland: Bool, at now: Date) { press = (now, column, isOnIsland) }

    /// The button went up: a long press on the island leaves it open, a swipe to the left on the card takes the activity
    /// away, a click beside the open island closes it.
    package mutating func release(column: Int, isOnCard: Bool, at now: Date) {
        guard let press else { return }
        self.press = nil
        if isOnCard, press.column - column >= Self.swipeColumns {
            if !isDismissed { toggleDismissal() }
        } else if press.isOnIsland {
            if now.timeIntervalSince(press.date) >= Self.holdDuration { isHeldOpen = true }
        } else {
            (isHeldOpen, alertUntil) = (false, nil)
        }
    }
}
