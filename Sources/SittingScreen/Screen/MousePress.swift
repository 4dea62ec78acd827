import Foundation

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
