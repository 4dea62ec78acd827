import Foundation

/// How long an ended activity stays on the lock screen.
///
/// Source: [ActivityUIDismissalPolicy](https://developer.apple.com/documentation/activitykit/activityuidismissalpolicy).
/// A struct and not an enum, as Apple's: more policies may come.
public struct ActivityUIDismissalPolicy: Codable, Hashable, Sendable {
    private enum Kind: Codable, Hashable {
        case `default`
        case immediate
        case after(Date)
    }

    private let kind: Kind

    /// Until the person removes it, at most four hours.
    public static let `default` = ActivityUIDismissalPolicy(kind: .default)

    /// Removed as soon as it ends.
    public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)

    /// Removed at a date, which counts only within the four hours after the end: a past date removes at once, a later one
    /// after four hours.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(kind: .after(date))
    }

    /// When an activity that ended at `end` leaves the lock screen.
    func removalDate(endedAt end: Date) -> Date {
        let latest = end.addingTimeInterval(SystemState.longestAfterEnd)
        return switch kind {
        case .default: latest
        case .immediate: end
        case .after(let date): min(max(date, end), latest)
        }
    }
}
