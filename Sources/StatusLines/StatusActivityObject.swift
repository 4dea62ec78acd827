import Foundation
import PlainText

/// Another app's activity, as JSON. The keys are a promise: they are always there, and a later Islet only adds to them.
struct StatusActivityObject: Encodable {
    private let other: StatusActivity
    private let now: Date

    init(_ other: StatusActivity, at now: Date) { (self.other, self.now) = (other, now) }

    private enum CodingKeys: String, CodingKey {
        case id, app, type, state, island
        case isOnLockScreen = "on_lock_screen"
        case title, status, progress
        case startedAt = "started_at"
        case endsAt = "ends_at"
        case remaining = "remaining_seconds"
    }

    func encode(to encoder: any Encoder) throws {
        let (activity, summary) = (other.activity, other.summary)
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(activity.id, forKey: .id)
        try object.encode(activity.app, forKey: .app)
        try object.encode(activity.attributesType, forKey: .type)
        try object.encode(activity.state.rawValue, forKey: .state)
        try object.encode(activity.island?.rawValue, forKey: .island)
        try object.encode(activity.isOnLockScreen, forKey: .isOnLockScreen)
        try object.encode(summary?.title, forKey: .title)
        try object.encode(summary?.status, forKey: .status)
        try object.encode((summary?.progress).map(JSONText.milliseconds), forKey: .progress)
        try object.encode((summary?.start).map(WallClockText.iso8601), forKey: .startedAt)
        try object.encode((summary?.end).map(WallClockText.iso8601), forKey: .endsAt)
        try object.encode(
            (summary?.end).map { JSONText.milliseconds(max(0, $0.timeIntervalSince(now))) }, forKey: .remaining)
    }
}
