import CivilCalendar
import Foundation
import Meditation
import Store

/// What a timer's server says of a timer: the object of `GET /v1/state`, and of each event.
struct TimerDocument: Decodable {
    /// The state's version.
    var version: Int
    /// Whose timer it is.
    var userId: String
    /// The state, its dates by the server's clock.
    var timer: TimerState
    /// The server's clock when it was sent.
    var serverTime: Date?
    /// When the last event happened, by the server's clock.
    var updatedAt: Date?
    /// What happened; nil in a snapshot.
    var event: String?
    /// One sentence about the change.
    var message: String?
    /// What the log keeps of a completion.
    var logEntry: CompletedSitting?

    /// Decodes a document; nil for anything else, or if a date is outside the calendar.
    init?(_ data: Data) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom {
            Date(timeIntervalSince1970: try $0.singleValueContainer().decode(Double.self)).wholeMilliseconds
        }
        guard let document = try? decoder.decode(TimerDocument.self, from: data),
            [document.serverTime, document.updatedAt].allSatisfy({ ($0?.timeIntervalSince1970.magnitude ?? 0) < 1e11 }),
            document.version >= 0
        else { return nil }
        self = document
    }

    /// When the server asked for a new Live Activity of the sitting, by its clock; nil where it did not.
    var restartRequested: Date? {
        event == "restart-needed" ? updatedAt ?? serverTime : nil
    }
}

/// What a timer's server is to know of a device. A field that is null is forgotten there.
struct SettingsDocument: Encodable {
    private enum CodingKeys: String, CodingKey { case frequentPushesEnabled, timeZone, activeHours }
    let settings: DeviceSettings

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(settings.frequentPushes, forKey: .frequentPushesEnabled)
        try object.encode(settings.timeZone, forKey: .timeZone)
        try object.encode(settings.activeHours, forKey: .activeHours)
    }
}

/// What a timer's server answers to an action.
struct ActionReplyDocument: Decodable {
    struct Refusal: Decodable {
        var code: String?
        var message: String?
        var field: String?
    }

    var message: String?
    var changed: Bool?
    var version: Int?
    var error: Refusal?
}

/// An action as the server's interface has it.
struct ActionDocument: Encodable {
    struct Start: Encodable {
        var methodName: String
        var duration: Double?
        var sessionType: String
        var preparation: Double
        var bells: Bells
        /// Left out where there are none: an older server knows no such field.
        var stages: [SittingStage]?
    }

    /// Seconds between two bells, a list of seconds, random bells as the timer encodes them, or null.
    enum Bells: Encodable {
        case none, every(Double), at([Double]), random(IntervalBells)

        func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            switch self {
            case .none: try value.encodeNil()
            case .every(let seconds): try value.encode(seconds)
            case .at(let seconds): try value.encode(seconds)
            case .random(let bells): try value.encode(bells)
            }
        }
    }

    var activityId: String
    var userId: String
    var action: String
    var clientId: String
    /// Written as null where a target is taken away.
    var seconds: Double??
    var message: String?
    var endedAt: Double?
    var shortestLogged: Double?
    var start: Start?

    init(_ action: OutgoingAction, user: String) {
        (activityId, userId) = (action.activityID.uuidString, user)
        (self.action, clientId) = (action.kind.rawValue, action.id.uuidString)
        seconds = action.kind == .target ? .some(action.seconds) : action.seconds.map { .some($0) }
        (message, endedAt) = (action.message, action.endedAt?.timeIntervalSince1970)
        shortestLogged = action.shortestLogged
        start = action.start.map { request in
            let bells: Bells =
                switch request.bells {
                case .none: .none
                case .every(let seconds): .every(seconds)
                case .at(let seconds): .at(seconds)
                case .random: .random(request.bells)
                }
            let stages = request.stages
            return Start(
                methodName: request.methodName, duration: stages.isEmpty ? request.target : nil,
                sessionType: request.type.rawValue,
                preparation: request.preparation, bells: bells, stages: stages.isEmpty ? nil : stages.list)
        }
    }
}
