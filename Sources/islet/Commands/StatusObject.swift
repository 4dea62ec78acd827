import Foundation
import Meditation

/// How a sitting stands, as JSON. The keys are a promise: they are always there, and a later Islet only adds to them.
struct StatusObject: Encodable {
    private let sitting: Sitting
    private let now: Date

    init(_ sitting: Sitting, at now: Date) {
        self.sitting = sitting
        self.now = now
    }

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
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(state, forKey: .state)
        try object.encode(sitting.id.uuidString, forKey: .id)
        try object.encode(sitting.methodName, forKey: .method)
        try object.encode(sitting.type.rawValue, forKey: .type)
        try object.encode(WallClockText.iso8601(sitting.beganAt), forKey: .startedAt)
        try object.encode(sitting.pausedAt.map(WallClockText.iso8601), forKey: .pausedAt)
        try object.encode(sitting.targetDate.map(WallClockText.iso8601), forKey: .targetAt)
        try object.encode(JSONText.milliseconds(sitting.elapsed(at: now)), forKey: .elapsed)
        try object.encode(sitting.target.map(JSONText.milliseconds), forKey: .target)
        try object.encode(sitting.remaining(at: now).map(JSONText.milliseconds), forKey: .remaining)
        try object.encode(sitting.overtime(at: now).map(JSONText.milliseconds), forKey: .overtime)
        try object.encode(JSONText.milliseconds(sitting.preparationLeft(at: now)), forKey: .preparationLeft)
        try object.encode(sitting.progress(at: now).map(JSONText.milliseconds), forKey: .progress)
    }

    private var state: String {
        switch sitting.phase(at: now) {
        case .preparing: "preparing"
        case .sitting: "sitting"
        case .paused: "paused"
        case .targetReached: "target-reached"
        case .ended: "ended"
        }
    }
}
