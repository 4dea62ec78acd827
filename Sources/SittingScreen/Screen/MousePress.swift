import Foundation

/// The first mouse button, while it is down. Held on the compact island, it opens the island.
struct MousePress: Hashable {
    /// How long the compact island is held until it opens, in seconds.
    static let holdDuration: TimeInterval = 0.5

    /// What was under the pointer when the button went down.
    let hit: ScreenHit
    /// Whether the compact island is held open.
    private(set) var isIslandOpen = false
    private var since: Date

    /// The button went down on `hit`.
    init(on hit: ScreenHit, at now: Date) { (self.hit, since) = (hit, now) }

    /// Opens the island when it was held for long enough.
    mutating func advance(to now: Date) {
        if let date = opensAt, now >= date { isIslandOpen = true }
    }

    /// When the island opens; `nil` if it is open or something else is held.
    var opensAt: Date? {
        hit.presentation == .compact && !isIslandOpen ? since + Self.holdDuration : nil
    }

    /// Whether the button that goes up over `hit` was a click on it: it went down there and opened nothing.
    func isClick(on hit: ScreenHit) -> Bool { !isIslandOpen && self.hit == hit }

    /// The wall clock was set forward by so many seconds.
    mutating func clockStepped(by seconds: TimeInterval) { since += seconds }
}
