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

    /// The same as of `timestamp`; ignored when something newer has been taken.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {
        end(content, dismissalPolicy: dismissalPolicy, at: timestamp)
    }

    private func say(_ content: ActivityContent<ContentState>, alert: AlertConfiguration?, timestamp: Date?) {
        guard let encoded = try? EncodedContent(content) else { return }
        host.perform(.update(id: id, content: encoded, alert: alert, timestamp: timestamp))
    }

    private func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy, at timestamp: Date?
    ) {
        let encoded = content.flatMap { try? EncodedContent($0) }
        remembered()
        let events = host.perform(
            .end(id: id, content: encoded, dismissalPolicy: dismissalPolicy, timestamp: timestamp))
        // The system forgets one that is dismissed at once.
        if events.contains(.contentChanged(id: id)) { last.withLock { $0 = encoded } }
    }
}
