import Foundation
import LiveActivities

@testable import ActivityLifecycle

/// A lifecycle whose clock counts seconds since its start, and whose effects are answered by hand.
struct TestSession {
    typealias Lifecycle = SessionLifecycle<AmbientReadingAttributes.ContentState>
    typealias Content = AmbientReadingAttributes.ContentState

    /// An instant at which a `Date` is exact, so that fractions of seconds can be compared.
    static let origin = Date(timeIntervalSinceReferenceDate: 0)
    static let hour: TimeInterval = 3600

    var lifecycle: Lifecycle
    private(set) var requests = 0

    init(_ lifecycle: Lifecycle = Lifecycle(handover: .requestingFirst)) { self.lifecycle = lifecycle }

    /// A session showing since second 0, with the identifier `1`.
    static func onShow(_ content: Content = .gatsby, _ lifecycle: Lifecycle = Lifecycle(handover: .requestingFirst))
        -> TestSession
    {
        var session = TestSession(lifecycle)
        session.send(.start(content), at: 0)
        session.grant(at: 0)
        return session
    }

    @discardableResult
    mutating func send(_ event: Lifecycle.Event, at seconds: TimeInterval) -> [Lifecycle.Effect] {
        lifecycle.handle(event, at: Self.origin + seconds)
    }

    /// Answers the last request; identifiers are `1`, `2`, ….
    @discardableResult
    mutating func grant(at seconds: TimeInterval) -> [Lifecycle.Effect] {
        requests += 1
        return send(.requestSucceeded(id: "\(requests)"), at: seconds)
    }

    /// Seconds since the start.
    var nextDeadline: TimeInterval? { lifecycle.nextDeadline?.timeIntervalSince(Self.origin) }

    func request(_ content: Content) -> Lifecycle.Effect { .request(content, sessionStart: Self.origin) }
}

extension AmbientReadingAttributes.ContentState {
    static let gatsby = Self(bookTitle: "The Great Gatsby", capturedCount: 5, lastTranscript: "In my younger years")
    static let emma = Self(bookTitle: "Emma", capturedCount: 6, isListening: false, lastTranscript: "Handsome, clever")
}
