import Foundation
import Meditation
import PlainText

/// A validated body of `POST /v1/actions`.
///
/// Checks run in the documented order: required fields, activity (exists and is the user's), action name, the action's own
/// fields. ``ActionDecision`` looks the activity up, so the outcome of the last two checks is kept as a `Result`.
struct ActionRequest: Sendable {
    /// `nil` only if a start leaves the choice of an identifier to the server.
    var activityID: String?
    /// A start is the only action whose activity need not exist.
    var isStart: Bool
    var clientID: String?
    var stateVersion: Int?
    /// The action, or what is wrong with its name or fields.
    var action: Result<Action, ServiceError>
    /// Hash of the fields that define the action, besides its name.
    private let content: String
    /// The action's name as sent, for the fingerprint and metrics.
    var name: String

    /// An action for ``TimerServer``.
    struct Action: Sendable {
        var timer: TimerAction
        /// Set by a start only.
        var methodID: String?
        var timerType: String
    }

    /// The names of all actions.
    static let names = ["pause", "resume", "stop", "complete", "extend", "target", "skip", "start"]

    /// The fields of all actions. Clients may send them with any action; each action reads only its own.
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
            // Identifiers are UUIDs, normalized to upper case. Any other text cannot match an activity.
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
        .unknownActivity, "No activity has this identifier; start one, or get the state for the current identifier.",
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
        case "skip": return action(.skip)
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
            // `null` removes the target, so a missing field must be an error.
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

    /// Identifies what is requested, so that one `clientId` cannot be reused for a different action.
    var fingerprint: String {
        // The server may choose the identifier of a start, so it is not compared.
        (isStart ? name : "\(name) \(activityID ?? "")") + " " + content
    }
}

extension RequestFields {
    /// The text of a field, or an empty string if it is missing or not a text. Validated later, because it decides which other
    /// fields are required.
    fileprivate func requiredTextLater(_ name: String) throws(ServiceError) -> String {
        if case .text(let text) = json(name) { text } else { "" }
    }
}

extension StartRequest {
    /// The names of the fields of `start`.
    static let fieldNames: Set<String> = [
        "duration", "methodName", "methodId", "sessionType", "preparation", "bells", "stages",
    ]

    /// The fields of `start`.
    fileprivate init(_ fields: RequestFields, id: String?) throws(ServiceError) {
        try fields.refuseUnknown(besides: Self.fieldNames)
        self.init()
        if let id = id.flatMap(UUID.init(uuidString:)) { self.id = id }
        target = try fields.number("duration")
        // A looser limit than the timer's own, whose error messages are better.
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
        stages = try Self.stages(fields)
        guard stages.isEmpty || target == nil else {
            throw fields.invalid("duration", "is the sum of the stages; leave it out")
        }
    }

    /// Stages: a list of objects, each with a name, a duration, and perhaps a type and a number of bell strokes.
    private static func stages(_ fields: RequestFields) throws(ServiceError) -> SittingStages {
        let list = try fields.list("stages") ?? []
        guard list.count <= SittingStage.most else {
            throw fields.invalid("stages", "has more than \(SittingStage.most) stages")
        }
        var stages: [SittingStage] = []
        for stage in list {
            try stage.refuseUnknown(besides: ["name", "type", "duration", "strokes"])
            guard let duration = try stage.number("duration") else {
                throw stage.invalid("duration", "is missing")
            }
            let strokes = try stage.integer("strokes")
            guard strokes.map(SittingStage.allowedStrokes.contains) ?? true else {
                throw stage.invalid("strokes", "must be 0 to \(SittingStage.allowedStrokes.upperBound)")
            }
            stages.append(
                SittingStage(
                    name: try stage.requiredText("name"), type: try type(stage, "type") ?? .meditation,
                    duration: duration, strokes: strokes))
        }
        return SittingStages(stages)
    }

    private static func type(_ fields: RequestFields, _ name: String) throws(ServiceError) -> SessionType? {
        guard let text = try fields.text(name) else { return nil }
        do throws(TimerError) {
            return try SessionType(parsing: text)
        } catch {
            throw fields.invalid(name, "is not a type of practice")
        }
    }

    /// Bells as ``IntervalBells`` encodes them, or in short form: seconds between two bells, or a list of seconds.
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
            case ("random", _):
                guard let least = payload["least"]?.double, let most = payload["most"]?.double else { throw problem }
                return .random(least: least, most: most)
            default: throw problem
            }
        default: throw problem
        }
    }
}
