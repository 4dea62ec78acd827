import Foundation
import Meditation

/// A sitting of the log, as JSON. The keys are a promise, as ``StatusObject``'s are.
struct LogObject: Encodable {
    private let sitting: CompletedSitting

    init(_ sitting: CompletedSitting) { self.sitting = sitting }

    private enum CodingKeys: String, CodingKey {
        case id
        case startedAt = "started_at"
        case endedAt = "ended_at"
        case elapsed = "elapsed_seconds"
        case target = "target_seconds"
        case pauses
        case outcome
        case method
        case type
        case note
    }

    private struct PauseObject: Encodable {
        let started_at: String
        let ended_at: String
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(sitting.id.uuidString, forKey: .id)
        try object.encode(WallClockText.iso8601(sitting.start), forKey: .startedAt)
        try object.encode(WallClockText.iso8601(sitting.end), forKey: .endedAt)
        try object.encode(JSONText.milliseconds(sitting.elapsed), forKey: .elapsed)
        try object.encode(sitting.target.map(JSONText.milliseconds), forKey: .target)
        try object.encode(
            sitting.pauses.map {
                PauseObject(started_at: WallClockText.iso8601($0.start), ended_at: WallClockText.iso8601($0.end))
            }, forKey: .pauses)
        try object.encode(sitting.outcome.rawValue, forKey: .outcome)
        try object.encode(sitting.methodName, forKey: .method)
        try object.encode(sitting.type.rawValue, forKey: .type)
        try object.encode(sitting.note, forKey: .note)
    }
}
