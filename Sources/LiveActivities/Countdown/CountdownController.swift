import ActivitySystem
import Foundation

/// The one countdown of an app, driven by another program's parameters: what a bridge to another language calls.
///
///     let controller = CountdownController(app: "kitchen")
///     let parameters = try CountdownParameters(json: Data(#"{"endDate": 1767952260000, "title": "Tea"}"#.utf8))
///     try controller.start(parameters, id: "tea", in: &system, at: now)
///     try controller.stop(in: &system, at: now)
///
/// It keeps nothing: the device does, and a controller made later for the same app finds the same countdown.
public struct CountdownController: Hashable, Sendable {
    /// What a start answers.
    public struct Started: Codable, Hashable, Sendable {
        /// Names the activity.
        public let activityId: String
    }

    /// Whose countdown it is.
    public let app: String

    /// A controller of an app. Default: ``ActivityRequest/defaultApp``.
    public init(app: String = ActivityRequest.defaultApp) { self.app = app }

    /// The app's countdown that has not ended; `nil` where none is running.
    public func running(in system: SystemState) -> String? {
        system.activities(of: app, attributesType: CountdownAttributes.typeName).first { id in
            system.state(of: id) != .ended
        }
    }

    /// Whether the person has the app's Live Activities switched on and the device has them.
    public func areActivitiesEnabled(in system: SystemState) -> Bool { system.areActivitiesEnabled(app: app) }

    /// Starts a countdown. There is one at a time, and its end lies ahead.
    @discardableResult
    public func start(
        _ parameters: CountdownParameters, id: String, in system: inout SystemState, at now: Date
    ) throws(CountdownError) -> Started {
        try parameters.checkEnd(at: now)
        guard running(in: system) == nil else { throw .alreadyRunning }
        guard areActivitiesEnabled(in: system) else { throw .unavailable }
        return try system.act(as: app, at: now) { () throws(CountdownError) in
            do {
                let activity = try Activity.request(
                    attributes: CountdownAttributes(), content: parameters.content, id: id)
                return Started(activityId: activity.id)
            } catch let error as ActivityAuthorizationError {
                throw .failedToStart(error)
            } catch {
                throw .incorrectData(field: "JSON", problem: "it cannot be encoded")
            }
        }
    }

    /// Changes everything that the countdown shows; answers which one it was.
    @discardableResult
    public func update(
        _ parameters: CountdownParameters, in system: inout SystemState, at now: Date
    ) throws(CountdownError) -> String {
        guard let id = running(in: system) else { throw .notStarted }
        try parameters.checkEnd(at: now)
        let events = system.act(as: app, at: now) {
            Activity<CountdownAttributes>.named(id)?.update(parameters.content) ?? []
        }
        guard !events.contains(.ignored(id: id, .contentTooLarge)) else {
            throw .incorrectData(
                field: "JSON", problem: "its texts exceed the \(SystemState.contentLimit) bytes of an activity"
            )
        }
        return id
    }

    /// Takes the countdown away at once; answers which one it was.
    @discardableResult
    public func stop(in system: inout SystemState, at now: Date) throws(CountdownError) -> String {
        guard let id = running(in: system) else { throw .notStarted }
        system.act(as: app, at: now) {
            _ = Activity<CountdownAttributes>.named(id)?.end(nil, dismissalPolicy: .immediate)
        }
        return id
    }
}
