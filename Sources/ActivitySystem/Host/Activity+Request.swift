import Foundation

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

    private static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, _ change: (inout ActivityRequest) -> Void
    ) throws -> Activity<Attributes> {
        let host = ActivityHost.current
        var request = try ActivityRequest(
            id: UUID().uuidString, app: ActivityHost.app, attributes: attributes, content: content)
        change(&request)
        for case .refused(request.id, let error) in host.perform(.request(request)) { throw error }
        return Activity(id: request.id, attributes: attributes, content: content, host: host)
    }

    /// The app's activities of this type, ended ones that are still on the lock screen included.
    public static var activities: [Activity<Attributes>] {
        let host = ActivityHost.current
        let state = host.state
        let ids = state.activities(of: ActivityHost.app, attributesType: typeName)
        return ids.compactMap { Activity(id: $0, in: state, host: host) }
    }

    /// Every activity of this type that starts from now on, those that a server starts included.
    public static var activityUpdates: ActivityUpdates {
        let (host, app, typeName) = (ActivityHost.current, ActivityHost.app, typeName)
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
        ActivityHost.current.state.pushToStartToken(app: ActivityHost.app, attributesType: typeName)
    }

    /// The token that there is, and the one after each time that the app's activities are switched on.
    public static var pushToStartTokenUpdates: PushTokenUpdates {
        let (host, app, typeName) = (ActivityHost.current, ActivityHost.app, typeName)
        return DeviceUpdates(of: host, first: pushToStartToken) { event, state in
            guard case .authorizationChanged(true, app) = event else { return nil }
            return state.pushToStartToken(app: app, attributesType: typeName)
        }
    }

    private static var typeName: String { String(describing: Attributes.self) }

    /// An activity that the system has already.
    private convenience init?(id: String, in state: SystemState, host: ActivityHost) {
        guard let bytes = state.attributes(of: id), let content = state.content(of: id),
            let attributes = try? JSONDecoder().decode(Attributes.self, from: bytes),
            let decoded = try? content.decoded(as: ContentState.self)
        else { return nil }
        self.init(id: id, attributes: attributes, content: decoded, host: host)
    }
}
