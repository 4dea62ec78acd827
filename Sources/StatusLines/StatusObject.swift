import Foundation
import Meditation
import PlainText
import Store

/// How a sitting stands, as JSON. The keys are a promise: they are always there, and a later Islet only adds to them.
package struct StatusObject: Encodable {
    private let sitting: Sitting?
    private let others: [StatusActivity]?
    private let server: JoinedServer?
    private let now: Date

    /// Without a sitting the state is `idle`, and of the sitting there is no other value.
    ///
    /// - Parameter others: Other apps' activities. Default: left out, with their key and the server's.
    package init(
        _ sitting: Sitting?, beside others: [StatusActivity]? = nil, server: JoinedServer? = nil, at now: Date
    ) {
        (self.sitting, self.others, self.server, self.now) = (sitting, others, server, now)
    }

    /// Nothing is visible.
    package init() { self.init(nil, beside: [], at: .distantPast) }

    private enum CodingKeys: String, CodingKey {
        case state
        case id
        case method
        case type
        case startedAt = "started_at"
        case pausedAt = "paused_at"
        case targetAt = "target_at"
        case elapsed = "elapsed_seconds"
        case target = "target_seconds"
        case remaining = "remaining_seconds"
        case overtime = "overtime_seconds"
        case preparationLeft = "preparation_seconds_left"
        case progress
        case stage
        case activities
        case server
    }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(sitting?.phase(at: now).name ?? "idle", forKey: .state)
        try object.encode(sitting?.id.uuidString, forKey: .id)
        try object.encode(sitting?.methodName, forKey: .method)
        try object.encode(sitting?.type.rawValue, forKey: .type)
        try object.encode((sitting?.beganAt).map(WallClockText.iso8601), forKey: .startedAt)
        try object.encode((sitting?.pausedAt).map(WallClockText.iso8601), forKey: .pausedAt)
        try object.encode((sitting?.targetDate).map(WallClockText.iso8601), forKey: .targetAt)
        try object.encode((sitting?.elapsed(at: now)).map(JSONText.milliseconds), forKey: .elapsed)
        try object.encode((sitting?.target).map(JSONText.milliseconds), forKey: .target)
        try object.encode((sitting?.remaining(at: now)).map(JSONText.milliseconds), forKey: .remaining)
        try object.encode((sitting?.overtime(at: now)).map(JSONText.milliseconds), forKey: .overtime)
        try object.encode((sitting?.preparationLeft(at: now)).map(JSONText.milliseconds), forKey: .preparationLeft)
        try object.encode((sitting?.progress(at: now)).map(JSONText.milliseconds), forKey: .progress)
        try object.encode((sitting?.stage(at: now)).map { StageObject($0, of: sitting, at: now) }, forKey: .stage)
        if others != nil { try object.encode(server.map { ServerObject($0, at: now) }, forKey: .server) }
        try object.encodeIfPresent(others?.map { StatusActivityObject($0, at: now) }, forKey: .activities)
    }
}

/// The current stage of a sitting, as JSON. The keys are a promise: they are always there, and a later Islet only adds to them.
private struct StageObject: Encodable {
    private let name: String
    private let type: String
    private let number: Int
    private let count: Int
    private let elapsed: Double?
    private let duration: Double
    private let next: String?

    init(_ stage: RunningStage, of sitting: Sitting?, at now: Date) {
        (name, type) = (stage.stage.name, stage.stage.type.rawValue)
        (number, count, next) = (stage.index + 1, stage.count, stage.next?.name)
        elapsed = sitting.map { JSONText.milliseconds($0.stageAsSitting(at: now).elapsed(at: now)) }
        duration = JSONText.milliseconds(stage.stage.duration)
    }

    private enum CodingKeys: String, CodingKey {
        case name, type, number, count, next
        case elapsed = "elapsed_seconds"
        case duration = "duration_seconds"
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(name, forKey: .name)
        try object.encode(type, forKey: .type)
        try object.encode(number, forKey: .number)
        try object.encode(count, forKey: .count)
        try object.encode(elapsed, forKey: .elapsed)
        try object.encode(duration, forKey: .duration)
        try object.encode(next, forKey: .next)
    }
}

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
