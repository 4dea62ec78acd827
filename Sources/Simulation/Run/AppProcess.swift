import Foundation

/// The process of an app that is not terminated: it runs, or is suspended.
///
///     foreground   background
///     ────────────┬── 30 s ──┐ suspended ┌─ 30 s ─┐ suspended
///       running   │  running └───────────┘ running└──────────
///                 background task        fetch
enum AppProcess: Hashable {
    /// It runs, until then or (`nil`) as long as nothing else happens.
    case running(until: Date?)
    /// It does nothing, until it is woken or (`nil`) the app is opened.
    case suspended(wake: Date?)

    /// The process of an app that has just left the foreground.
    init(inBackgroundWith modes: BackgroundModes, at now: Date) {
        self = .running(until: modes.contains(.audio) ? nil : now + BackgroundModes.taskTime)
    }

    var isRunning: Bool { if case .running = self { true } else { false } }

    /// When it is suspended or woken by itself.
    var deadline: Date? {
        switch self {
        case .running(let date), .suspended(let date): date
        }
    }

    /// Suspends or wakes it where that is due; answers whether it did.
    mutating func advance(with modes: BackgroundModes, isInLowPowerMode: Bool, to now: Date) -> Bool {
        guard let deadline, deadline <= now else { return false }
        let nextWake = modes.contains(.fetch) ? now + BackgroundModes.fetchInterval : nil
        switch self {
        case .running: self = .suspended(wake: nextWake)
        case .suspended:
            guard !isInLowPowerMode else {
                self = .suspended(wake: nextWake)
                return false
            }
            self = .running(until: now + BackgroundModes.fetchTime)
        }
        return true
    }
}
