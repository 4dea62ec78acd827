import Foundation
import Meditation
import PlainText

/// A checked body of `POST /v1/actions`.
///
/// The document's checks come in its order: first what is missing, then whether the activity is known (and the user's), then
/// whether there is such an action, then the action's own fields. ``ActionDecision`` looks the activity up, so what comes after
/// it is kept here as a result.
struct ActionRequest: Sendable {
    /// Nil only for a start that leaves the choice to the server.
    var activityID: String?
    /// Whether the activity has to exist: for everything but a start.
    var isStart: Bool
    var clientID: String?
    var stateVersion: Int?
    /// What to do, or what is wrong with the fields that say it.
    var action: Result<Action, ServiceError>
    /// A hash of the fields that say what is to be done, beyond the action's name.
    private let content: String
    /// The action's name as it was sent, for replies that are repeated and for metrics.
    var name: String

    /// What to do, for ``TimerServer``.
    struct Action: Sendable {
        var timer: TimerAction
        /// Only a start names these.
        var methodID: String?
        var timerType: String
    }

    /// The names of all actions.
    static let names = ["pause", "resume", "stop", "complete", "extend", "target", "start"]

    /// The fields of all actions. A client may send the same ones with each; an action reads its own.
    private static let fieldNames: Set<String> = [
        "action", "activityId", "userId", "timerType", "clientId", "stateVersion", "message", "endedAt",
        "shortestLogged", "seconds", "start",
    ]

    init(_ body: Data, user: User) throws(ServiceError) {
        let fields = try RequestFields(body)
        let name = try fields.requiredTextLater("action")
        isStart = name == "start"
        activityID = isStart ? try fields.text("activityId") : try fields.requiredText("activityId")
        let userID = try fields.requiredText("userId")
        self.name = try fields.requiredText("action")
        guard userID.lowercased() == user.id.lowercased() || userID == user.name else {
            throw ServiceError(
                .notYours, "The bearer token is another user's than \"userId\" names; send your own.", field: "userId")
        }
        content = fields.hash(of: ["seconds", "message", "endedAt", "shortestLogged", "start"])
        clientID = try fields.text("clientId")
        stateVersion = try fields.integer("stateVersion")
        if let id = activityID {
            // Identifiers are UUIDs, whose letters have two cases. Any other text is the name of no activity.
            activityID = UUID(uuidString: id)?.uuidString
            if activityID == nil {
                guard !isStart else { throw fields.invalid("activityId", "must be a UUID") }
                throw Self.unknownActivity
            }
        }
        do throws(ServiceError) {
            action = .success(try Self.action(self.name, fields, id: activityID))
        } catch {
            action = .failure(error)
        }
    }

    static let unknownActivity = ServiceError(
        .unknownActivity, "No activity with this identifier; start one, or ask for the state to learn its identifier.",
        field: "activityId")

    private static func action(_ name: String, _ fields: RequestFields, id: String?) throws(ServiceError) -> Action {
        guard names.contains(name) else {
            throw ServiceError(
                .unknownAction, "No such action; choose one of \(names.joined(separator: ", ")).", field: "action")
        }
        try fields.refuseUnknown(besides: fieldNames)
        let timerType = try fields.text("timerType", longest: 80) ?? TimerRecord.defaultType
        func action(_ timer: TimerAction, methodID: String? = nil) -> Action {
            Action(timer: timer, methodID: methodID, timerType: timerType.isEmpty ? TimerRecord.defaultType : timerType)
        }
        switch name {
        case "pause": return action(.pause)
        case "resume": return action(.resume)
        case "stop": return action(.cancel)
        case "complete":
            let message = try fields.text("message", longest: 1000)
            let shortest = try fields.number("shortestLogged") ?? 0
            guard shortest >= 0 else { throw fields.invalid("shortestLogged", "must be seconds, 0 or more") }
            return action(
                .complete(message: message, endedAt: try fields.date("endedAt"), shortestLogged: shortest))
        case "extend":
            guard let seconds = try fields.number("seconds") else {
                throw ServiceError(.missingField, "The field \"seconds\" is missing.", field: "seconds")
            }
            return action(.extend(by: seconds))
        case "target":
            // Null takes the target away, so a field that was forgotten must not.
            guard fields.has("seconds") else {
                throw ServiceError(
                    .missingField, "The field \"seconds\" is missing; null removes the target.", field: "seconds")
            }
            return action(.setTarget(try fields.number("seconds")))
        default:
            guard let start = try fields.fields("start") else {
                guard !fields.has("seconds") else {
                    throw fields.invalid("seconds", "is not a start's; send {\"start\": {\"duration\": …}}")
                }
                return action(.start(StartRequest(id: id.flatMap(UUID.init(uuidString:)) ?? UUID())))
            }
            return action(
                .start(try StartRequest(start, id: id)), methodID: try start.text("methodId", longest: 80))
        }
    }

    /// What the request asks for, so that one client's identifier cannot stand for two actions.
    var fingerprint: String {
        // The activity of a start may be the server's choice, so it is not compared.
        (isStart ? name : "\(name) \(activityID ?? "")") + " " + content
    }
}

extension RequestFields {
    /// A text that is checked later, or nothing where it is missing: it decides which other fields are required.
    fileprivate func requiredTextLater(_ name: String) throws(ServiceError) -> String {
        if case .text(let text) = json(name) { text } else { "" }
    }
}

extension StartRequest {
    /// The names of the fields of `start`.
    static let fieldNames: Set<String> = [
        "duration", "methodName", "methodId", "sessionType", "preparation", "bells",
    ]

    /// The fields of `start`.
    fileprivate init(_ fields: RequestFields, id: String?) throws(ServiceError) {
        try fields.refuseUnknown(besides: Self.fieldNames)
        self.init()
        if let id = id.flatMap(UUID.init(uuidString:)) { self.id = id }
        target = try fields.number("duration")
        // Longer than the timer's own limits, whose sentences are better.
        methodName = try fields.text("methodName", longest: 1000) ?? Self.defaultMethodName
        if let type = try fields.text("sessionType") {
            do throws(TimerError) {
                self.type = try SessionType(parsing: type)
            } catch {
                throw ServiceError(.invalidField, error.description, field: "start.sessionType")
            }
        }
        preparation = try fields.number("preparation") ?? 0
        bells = try Self.bells(fields)
    }

    /// Bells as ``IntervalBells`` writes them, or shorter: a number of seconds between two, or a list of seconds.
    private static func bells(_ fields: RequestFields) throws(ServiceError) -> IntervalBells {
        let problem = fields.invalid("bells", "must be seconds between two bells, a list of seconds, or null")
        func list(_ value: JSONValue?) throws(ServiceError) -> [Double] {
            guard case .list(let values) = value else { throw problem }
            var seconds: [Double] = []
            for value in values {
                guard let number = value.double else { throw problem }
                seconds.append(number)
            }
            return seconds
        }
        switch fields.json("bells") {
        case nil: return .none
        case .integer(let seconds): return .every(Double(seconds))
        case .number(let seconds): return .every(seconds)
        case .list(let values): return .listed(try list(.list(values)))
        case .object(let object):
            guard object.count == 1, let (key, value) = object.first, case .object(let payload) = value else {
                throw problem
            }
            switch (key, payload["_0"]) {
            case ("none", _): return .none
            case ("every", let value?):
                guard let seconds = value.double else { throw problem }
                return .every(seconds)
            case ("at", let values): return .listed(try list(values))
            default: throw problem
            }
        default: throw problem
        }
    }
}
