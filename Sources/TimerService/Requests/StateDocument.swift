import Foundation
import Meditation
import PushPriority

/// The JSON object of `GET /v1/state`, and with the event's fields of each event in `GET /v1/events`. All dates are seconds
/// since 1970.
struct StateDocument: Encodable {
    struct Session: Encodable {
        var state: SessionRecord.State
        var isPaused: Bool
        var updatedAt: Date
    }

    var version: Int
    var activityId: String?
    var userId: String
    var timerType: String
    var methodId: String?
    var timer: TimerState
    var session: Session
    /// The content state of the Live Activity; `nil` while idle.
    var contentState: MeditationAttributes.ContentState?
    var updatedAt: Date
    var serverTime: Date
    var event: PushedEvent?
    var priority: Int?
    var message: String?
    var logEntry: CompletedSitting?

    init(_ record: TimerRecord, at now: Date) {
        version = record.version
        activityId = record.activityID
        userId = record.userID
        timerType = record.timerType
        methodId = record.methodID
        timer = record.state
        contentState = record.state.contentState
        session = Session(
            state: record.session.state, isPaused: record.session.isPaused,
            updatedAt: record.session.updatedAt)
        updatedAt = record.updatedAt
        serverTime = now
    }

    init(_ record: TimerEventRecord, at now: Date) {
        self.init(record.timer, at: now)
        event = record.event
        priority = record.priority
        message = record.message
        logEntry = record.logEntry
    }
}

/// The JSON object of a reply to an action.
struct ActionDocument: Encodable {
    var success = true
    var message: String
    /// `false` for a harmless repeat, otherwise `nil` and left out.
    var changed: Bool?
    var activityId: String
    var version: Int
    var contentState: MeditationAttributes.ContentState?
    var updatedAt: Date

    init(_ reply: ActionReply) {
        message = reply.message
        changed = reply.isChange ? nil : false
        activityId = reply.activityID
        version = reply.version
        contentState = reply.contentState
        updatedAt = reply.updatedAt
    }
}

/// The JSON object of an error.
struct ErrorDocument: Encodable {
    struct Details: Encodable {
        var code: String
        var message: String
        var field: String?
        var state: StateDocument?
    }

    var error: Details

    init(_ error: ServiceError, at now: Date) {
        self.error = Details(
            code: error.code.rawValue, message: error.message, field: error.field,
            state: error.timer.map { StateDocument($0, at: now) })
    }
}

extension Encodable {
    /// JSON on one line, with sorted keys and dates in seconds since 1970.
    ///
    /// Only a push's `content-state` uses seconds since 2001, because ActivityKit decodes it that way.
    func jsonLine() -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Cannot fail: numbers were validated on input, so all are finite.
        return (try? encoder.encode(self)) ?? Data("{}".utf8)
    }
}
