import ActivitySystem
import Foundation
import LiveActivities

/// The Live Activities that programs own through a bridge: which they are, and that they leave at their end.
///
/// They outlive the bridge. Like the list of countdowns, they are taken away by the next look, as of the instant of their end.
package enum BridgedCountdowns {
    /// What a new activity of an app is called. No activity that a person starts has a colon in its name.
    package static func identifier(app: String, besides others: [String]) -> String {
        while true {
            let name = "\(prefix)\(app):\(ActivityIdentifier.new(besides: []))"
            if !others.contains(name) { return name }
        }
    }

    private static let prefix = "bridge:"

    /// When the next of them comes to its end; nil where none does.
    static func nextEnd(in system: SystemState) -> Date? { ends(in: system).map(\.date).min() }

    /// Takes those away whose end has come.
    static func endDue(in system: inout SystemState, at now: Date) {
        for (id, date) in ends(in: system) where date <= now {
            system.handle(.end(id: id, dismissalPolicy: .immediate), at: now)
        }
    }

    private static func ends(in system: SystemState) -> [(id: String, date: Date)] {
        system.activities.lazy.filter { $0.hasPrefix(prefix) && system.isLive($0) }
            .compactMap { id in system.content(of: id)?.staleDate.map { (id, $0) } }
    }
}
