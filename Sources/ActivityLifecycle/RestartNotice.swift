import ActivitySystem
import Foundation

/// The notice that a person may see in the last minutes before an activity is replaced.
public struct RestartNotice: Hashable, Sendable {
    /// How long before the restart it is drawn, in seconds: 5 minutes.
    public static let time: TimeInterval = 300

    /// When the activity is replaced.
    public let restartDate: Date

    /// A notice of a restart.
    public init(restartDate: Date) { self.restartDate = restartDate }

    /// The words at `now`: `Renews in 5 min`, `Renews in under a minute`, and from the restart on `Renewing…`.
    public func text(at now: Date) -> String {
        let left = restartDate.timeIntervalSince(now)
        if left <= 0 { return "Renewing…" }
        return left < 60 ? "Renews in under a minute" : "Renews in \(Int((min(left, 1e9) / 60).rounded(.up))) min"
    }
}
