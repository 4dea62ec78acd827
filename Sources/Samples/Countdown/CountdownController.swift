import Foundation

/// The one countdown of an app, driven by another program's JSON: what a bridge to another language calls.
///
///     let controller = CountdownController()
///     let started = try await controller.start(#"{"endDate": 1767952260000, "title": "Tea"}"#)
///     try await controller.stop()
///
/// Every call is about the device and the app of its task.
public struct CountdownController: Sendable {
    /// What a start answers.
    public struct Started: Codable, Hashable, Sendable {
        /// Names the activity.
        public let activityId: String
    }

    /// A controller; it holds nothing.
    public init() {}

    /// Whether a countdown is on show.
    public var isRunning: Bool { activity != nil }

    /// Whether the person has the app's Live Activities switched on and the device has them.
    public var areActivitiesEnabled: Bool { ActivityAuthorizationInfo().areActivitiesEnabled }

    /// Starts a countdown from ``CountdownParameters``. There is one at a time.
    public func start(_ json: String) async throws(CountdownError) -> Started {
        let parameters = try CountdownParameters(json: Data(json.utf8))
        guard !isRunning else { throw .alreadyRunning }
        guard areActivitiesEnabled else { throw .unavailable }
        do {
            let activity = try Activity.request(attributes: CountdownAttributes(), content: parameters.content)
            return Started(activityId: activity.id)
        } catch let error as ActivityAuthorizationError {
            throw .failedToStart(reason: error.description)
        } catch {
            throw .failedToStart(reason: error.localizedDescription)
        }
    }

    /// Changes the countdown on show.
    public func update(_ json: String) async throws(CountdownError) {
        guard let activity else { throw .notStarted }
        await activity.update(try CountdownParameters(json: Data(json.utf8)).content)
    }

    /// Takes the countdown away at once.
    public func stop() async throws(CountdownError) {
        guard let activity else { throw .notStarted }
        await activity.end(nil, dismissalPolicy: .immediate)
    }

    /// The countdown that has not ended.
    private var activity: Activity<CountdownAttributes>? {
        Activity<CountdownAttributes>.activities.first { $0.activityState != .ended }
    }
}
