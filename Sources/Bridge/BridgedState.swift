import ActivitySystem
import Foundation
import LiveActivities
import PlainText

/// A snapshot of the app's countdown, to answer queries and to report changes.
struct BridgedState: Hashable {
    /// The activity's identifier; `nil` if there is none. An ended activity is still there while it is on the lock screen.
    private let id: String?
    private let state: ActivityState?
    private let message: CountdownParameters?
    private let lastUpdated: Date?

    /// Reads the state from the device.
    init(of controller: CountdownController, in system: SystemState) {
        let all = system.activities(of: controller.app, attributesType: CountdownAttributes.typeName)
        let id = controller.running(in: system) ?? all.last
        self.id = id
        state = id.flatMap(system.state)
        message = id.flatMap(system.content)
            .flatMap { try? $0.decoded(as: CountdownAttributes.ContentState.self) }.map {
                CountdownParameters($0.state)
            }
        lastUpdated = id.flatMap(system.contentDate)
    }

    private var isRunning: Bool { state.map { $0 != .ended && $0 != .dismissed } ?? false }

    /// The result of `liveActivityStatus`. All keys are always present.
    func status(isTrying: Bool) -> JSONValue {
        .object([
            "isRunning": .bool(isRunning), "isStarting": .bool(isTrying),
            "activityId": isRunning ? id.map(JSONValue.text) ?? .null : .null,
            "state": state.map { .text($0.rawValue) } ?? .null,
            "lastMessage": isRunning ? message.map(Self.json) ?? .null : .null,
            "lastUpdated": isRunning ? lastUpdated.map(Self.milliseconds) ?? .null : .null,
        ])
    }

    /// The notifications since `old`: one for every state that an activity has entered, in order.
    func changes(since old: BridgedState, at now: Date) -> [JSONValue] {
        var changes: [JSONValue] = []
        if let id = old.id, id != self.id {
            let isOver = old.message.map { $0.endDate <= now } ?? false
            let missed: [ActivityState] =
                old.isRunning ? (isOver && old.state != .stale ? [.stale, .ended] : [.ended]) : []
            changes += (missed + [.dismissed]).map { Self.change(id, $0, at: now) }
        }
        if let id, let state, id != old.id || state != old.state { changes.append(Self.change(id, state, at: now)) }
        return changes
    }

    private static func change(_ id: String, _ state: ActivityState, at now: Date) -> JSONValue {
        RPC.notification(
            "liveActivityStateChanged",
            ["activityId": .text(id), "state": .text(state.rawValue), "date": milliseconds(now)])
    }

    private static func milliseconds(_ date: Date) -> JSONValue {
        .number((date.timeIntervalSince1970 * 1000).rounded())
    }

    private static func json(_ parameters: CountdownParameters) -> JSONValue {
        var object: [String: JSONValue] = [
            "endDate": milliseconds(parameters.endDate), "title": .text(parameters.title),
        ]
        object["subtitle"] = parameters.subtitle.map(JSONValue.text)
        object["color"] = parameters.color.map(JSONValue.text)
        object["alertMessage"] = parameters.alertMessage.map(JSONValue.text)
        return .object(object)
    }
}
