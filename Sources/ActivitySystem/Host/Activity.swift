import Foundation
import Synchronization

/// A Live Activity, as an app holds it.
///
/// It owns nothing: the system behind ``ActivityHost/current`` does, and goes on when this value is gone. All that it answers is
/// true at the moment of the question. Spelled as in ActivityKit. What it stores never changes, so that it may be shared although
/// attributes need not say that they may.
///
/// Source: [Activity](https://developer.apple.com/documentation/activitykit/activity).
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    /// The changing part.
    public typealias ContentState = Attributes.ContentState
    /// A sequence of states.
    public typealias ActivityStateUpdates = DeviceUpdates<ActivityState>
    /// A sequence of contents.
    public typealias ContentUpdates = DeviceUpdates<ActivityContent<ContentState>>
    /// A sequence of push tokens.
    public typealias PushTokenUpdates = DeviceUpdates<Data>

    /// Names the activity.
    public let id: String
    /// The part that never changes.
    public let attributes: Attributes

    let host: ActivityHost
    private let first: ActivityContent<ContentState>
    /// What it showed when somebody last asked or ended it, for when the system has forgotten it.
    private let last = Mutex<EncodedContent?>(nil)

    init(id: String, attributes: Attributes, content: ActivityContent<ContentState>, host: ActivityHost) {
        (self.id, self.attributes, first, self.host) = (id, attributes, content, host)
    }

    // MARK: What it is like

    /// Where it is in its life; ``ActivityState/dismissed`` when the system has forgotten it.
    public var activityState: ActivityState { host.state.state(of: id) ?? .dismissed }

    /// What it shows; of one that is dismissed, what it showed last, as far as this process knows of it.
    public var content: ActivityContent<ContentState> {
        let content = remembered()
        return content.flatMap { try? $0.decoded(as: ContentState.self) } ?? first
    }

    /// What the system has, or had.
    @discardableResult
    private func remembered() -> EncodedContent? {
        let content = host.state.content(of: id)
        return last.withLock { last in
            if let content { last = content }
            return last
        }
    }

    /// The token by which a server reaches it; nil without ``PushType/token`` and after its end.
    public var pushToken: Data? { host.state.pushToken(of: id) }

    /// Every state that it enters; ends after ``ActivityState/dismissed``.
    public var activityStateUpdates: ActivityStateUpdates {
        DeviceUpdates(of: host, isLast: isDismissal) { [id] event, _ in
            guard case .stateChanged(id, let state) = event else { return nil }
            return state
        }
    }

    /// Every content that it takes; ends when it is dismissed.
    public var contentUpdates: ContentUpdates {
        DeviceUpdates(of: host, isLast: isDismissal) { [id] event, state in
            guard case .contentChanged(id) = event else { return nil }
            return try? state.content(of: id)?.decoded(as: ContentState.self)
        }
    }

    /// The token that it has, and every new one; ends when it is dismissed.
    public var pushTokenUpdates: PushTokenUpdates {
        DeviceUpdates(of: host, first: pushToken, isLast: isDismissal) { [id] event, _ in
            guard case .pushTokenChanged(id, let token) = event else { return nil }
            return token
        }
    }

    private var isDismissal: @Sendable (SystemEvent) -> Bool {
        { [id] event in event == .stateChanged(id: id, .dismissed) }
    }

    // MARK: What the app says

    /// Brings new content. Ignored once the activity has ended, and when attributes and content together are too large.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async {
        say(content, alert: alertConfiguration, timestamp: nil)
    }

    /// The same for code that does not wait, such as a transaction. What came of it is reported, which ActivityKit keeps to itself.
    @discardableResult
    package func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) -> [SystemEvent] {
        say(content, alert: alertConfiguration, timestamp: nil)
    }

    /// Brings new content that was said at `timestamp`; ignored when something newer has been taken, from the app or a server.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        say(content, alert: alertConfiguration, timestamp: timestamp)
    }

    /// Ends the activity, with a last content if there is one.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        end(content, dismissalPolicy: dismissalPolicy, at: nil)
    }

    /// The same for code that does not wait, with what came of it.
    @discardableResult
    package func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) -> [SystemEvent] {
        end(content, dismissalPolicy: dismissalPolicy, at: nil)
    }

    /// The same as of `timestamp`; ignored when something newer has been taken.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {
        end(content, dismissalPolicy: dismissalPolicy, at: timestamp)
    }

    @discardableResult
    private func say(
        _ content: ActivityContent<ContentState>, alert: AlertConfiguration?, timestamp: Date?
    ) -> [SystemEvent] {
        guard let encoded = try? EncodedContent(content) else { return [] }
        return host.perform(.update(id: id, content: encoded, alert: alert, timestamp: timestamp))
    }

    @discardableResult
    private func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy, at timestamp: Date?
    ) -> [SystemEvent] {
        let encoded = content.flatMap { try? EncodedContent($0) }
        remembered()
        let events = host.perform(
            .end(id: id, content: encoded, dismissalPolicy: dismissalPolicy, timestamp: timestamp))
        // The system forgets one that is dismissed at once.
        if events.contains(.contentChanged(id: id)) { last.withLock { $0 = encoded } }
        return events
    }
}

extension Activity {
    /// A sequence of activities.
    public typealias ActivityUpdates = DeviceUpdates<Activity<Attributes>>

    /// Asks the system for an activity that starts now.
    ///
    /// Throws ``ActivityAuthorizationError``; what `JSONEncoder` throws when attributes or content cannot be encoded.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: content) { $0.pushType = pushType }
    }

    /// The same, of a style.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: content) {
            $0.pushType = pushType
            $0.style = style
        }
    }

    /// Asks for an activity that starts at a date, with an alert, even while the app is in the background then.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: content) {
            $0.pushType = pushType
            $0.style = style
            $0.alert = alertConfiguration
            $0.start = start
        }
    }

    /// The same for a program that names its activities. One that starts without its app in the foreground says what starts it.
    package static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration? = nil, start: Date? = nil,
        id: String, origin: ActivityRequest.Origin = .app
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: content, id: id) {
            $0.pushType = pushType
            $0.style = style
            $0.alert = alertConfiguration
            $0.start = start
            $0.origin = origin
        }
    }

    private static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, id: String = UUID().uuidString,
        _ change: (inout ActivityRequest) -> Void
    ) throws -> Activity<Attributes> {
        let host = ActivityHost.current
        var request = try ActivityRequest(id: id, app: ActivityHost.app, attributes: attributes, content: content)
        change(&request)
        for case .refused(request.id, let error) in host.perform(.request(request)) { throw error }
        return Activity(id: request.id, attributes: attributes, content: content, host: host)
    }

    /// The app's activities of this type, ended ones that are still on the lock screen included.
    public static var activities: [Activity<Attributes>] {
        let host = ActivityHost.current
        let state = host.state
        let ids = state.activities(of: ActivityHost.app, attributesType: Attributes.typeName)
        return ids.compactMap { Activity(id: $0, in: state, host: host) }
    }

    /// The app's activity of this type and identifier, for a program that names its activities; `nil` where there is none.
    package static func named(_ id: String) -> Activity<Attributes>? {
        let host = ActivityHost.current
        let state = host.state
        guard state.activities(of: ActivityHost.app, attributesType: Attributes.typeName).contains(id) else {
            return nil
        }
        return Activity(id: id, in: state, host: host)
    }

    /// Every activity of this type that starts from now on, those that a server starts included.
    public static var activityUpdates: ActivityUpdates {
        let (host, app, typeName) = (ActivityHost.current, ActivityHost.app, Attributes.typeName)
        let known = NewActivities(Set(host.state.activities(of: app, attributesType: typeName)))
        return DeviceUpdates(of: host) { event, state in
            guard case .stateChanged(let id, .active) = event,
                state.activities(of: app, attributesType: typeName).contains(id), known.insert(id)
            else { return nil }
            return Activity(id: id, in: state, host: host)
        }
    }

    /// The token by which a server starts an activity of this type; nil while the app's activities are switched off.
    public static var pushToStartToken: Data? {
        ActivityHost.current.state.pushToStartToken(app: ActivityHost.app, attributesType: Attributes.typeName)
    }

    /// The token that there is, and the one after each time that the app's activities are switched on.
    public static var pushToStartTokenUpdates: PushTokenUpdates {
        let (host, app, typeName) = (ActivityHost.current, ActivityHost.app, Attributes.typeName)
        return DeviceUpdates(of: host, first: pushToStartToken) { event, state in
            guard case .authorizationChanged(true, app) = event else { return nil }
            return state.pushToStartToken(app: app, attributesType: typeName)
        }
    }

    /// An activity that the system has already.
    private convenience init?(id: String, in state: SystemState, host: ActivityHost) {
        guard let bytes = state.attributes(of: id), let content = state.content(of: id),
            let attributes = try? JSONDecoder().decode(Attributes.self, from: bytes),
            let decoded = try? content.decoded(as: ContentState.self)
        else { return nil }
        self.init(id: id, attributes: attributes, content: decoded, host: host)
    }
}
