import Foundation
import Meditation
import ScreenKit

/// The user's interaction with the phone drawn in a preview. A value; the clock is an argument.
package struct PreviewPhone: Equatable {
    /// The duration of a press that opens the island, in seconds.
    package static let holdDuration: TimeInterval = 0.5
    /// How long an alert keeps the island expanded, in seconds.
    static let alertDuration: TimeInterval = 4
    /// The minimum length of a dismissing swipe, in columns.
    static let swipeColumns = 8

    /// Whether the activity was swiped away.
    private(set) var isDismissed = false
    /// Whether the island was opened by hand; a click elsewhere closes it.
    private(set) var isHeldOpen = false
    private var alertUntil: Date?
    private var press: (date: Date, column: Int, isOnIsland: Bool)?

    package static func == (one: PreviewPhone, other: PreviewPhone) -> Bool {
        one.isDismissed == other.isDismissed && one.isHeldOpen == other.isHeldOpen
            && one.alertUntil == other.alertUntil && one.press?.date == other.press?.date
    }

    /// Whether the island is expanded at `now`.
    package func isExpanded(at now: Date) -> Bool {
        guard !isDismissed else { return false }
        return isHeldOpen || alertUntil.map { now < $0 } ?? false || opensAt.map { now >= $0 } ?? false
    }

    /// When the island next opens or closes by itself; `nil` if never.
    package func deadline(after now: Date) -> Date? {
        [alertUntil, opensAt].compactMap { $0 }.filter { $0 > now }.min()
    }

    private var opensAt: Date? { press.flatMap { $0.isOnIsland ? $0.date + Self.holdDuration : nil } }

    /// Opens or closes the island.
    package mutating func toggle(at now: Date) {
        let isExpanded = isExpanded(at: now)
        (isHeldOpen, alertUntil) = (!isExpanded, nil)
    }

    /// Delivers an update with an alert: the island expands for ``alertDuration``.
    package mutating func alert(at now: Date) { alertUntil = now + Self.alertDuration }

    /// Dismisses the activity or brings it back.
    mutating func toggleDismissal() { (isDismissed, isHeldOpen, alertUntil) = (!isDismissed, false, nil) }

    /// Handles a mouse button press.
    package mutating func press(column: Int, isOnIsland: Bool, at now: Date) { press = (now, column, isOnIsland) }

    /// Handles a mouse button release: after a long press the island stays open, a swipe to the left on the card dismisses the
    /// activity, a click outside the open island closes it.
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

extension TimeTrack {
    /// Creates the timeline of a preview.
    init(preview model: PreviewModel, choice: PreviewChoice) {
        let offset = choice.offset
        self.init(
            clock: offset < 0 ? "−" + ClockText.clock(-offset) : ClockText.clock(offset),
            isPlaying: model.time.isPlaying, speed: model.time.speed, offset: offset, end: Self.end(of: choice),
            moments: choice.state.moments.map(\.offset))
    }

    /// The end of the timeline: a little past the target, or an hour; doubled until it includes the chosen offset.
    private static func end(of choice: PreviewChoice) -> Double {
        var end = choice.state.target.map { max($0 * 1.25, $0 + 120) } ?? 3600
        while end < choice.offset { end *= 2 }
        return end
    }
}
