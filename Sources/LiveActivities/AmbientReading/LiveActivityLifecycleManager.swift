import ActivityLifecycle
import ActivitySystem
import Foundation

/// Keeps an ambient reading session visible for as long as it goes on, however many activities that takes.
///
/// Everything is decided by ``SessionLifecycle`` and done by ``ActivitySession``; this is the face that an app calls.
///
///     await LiveActivityLifecycleManager.shared.startSession()
///     try await LiveActivityLifecycleManager.shared.updateContent(bookTitle: "Walden", capturedCount: 5)
///     await LiveActivityLifecycleManager.shared.endSession()
public final class LiveActivityLifecycleManager: Sendable {
    /// The app's one manager, on the device of the first task that asks. It resumes an activity left by an earlier run.
    public static let shared = LiveActivityLifecycleManager()

    private let session: ActivitySession<AmbientReadingAttributes>

    /// A manager on the device and for the app of this task.
    public init(
        schedule: RestartSchedule = .standard, handover: Handover = .requestingFirst, pushType: PushType? = nil,
        handlers: ActivitySession<AmbientReadingAttributes>.Handlers = .init()
    ) {
        session = ActivitySession(schedule: schedule, handover: handover, pushType: pushType, handlers: handlers)
        session.recover()
    }

    /// Begins a session. While one goes on it only brings its content up to date.
    public func startSession(
        with content: AmbientReadingAttributes.ContentState = AmbientReadingAttributes.ContentState()
    ) async throws(SessionRejection) {
        try session.perform(.start(content))
    }

    /// Sets new content; `nil` leaves a value as it is. A transcript that does not fit is shortened for display and kept in full.
    public func updateContent(
        bookTitle: String? = nil, capturedCount: Int? = nil, isListening: Bool? = nil, lastTranscript: String? = nil
    ) async throws(SessionRejection) {
        guard var content = session.lifecycle.content else { throw .noSession }
        if let bookTitle { content.bookTitle = bookTitle }
        if let capturedCount { content.capturedCount = capturedCount }
        if let isListening { content.isListening = isListening }
        if let lastTranscript { content.lastTranscript = lastTranscript }
        try session.perform(.update(content))
    }

    /// Ends the session and takes its activity away. Without a session it changes nothing.
    public func endSession() async {
        try? session.perform(.end(immediately: true))
    }

    /// Takes a push that is for the app and not for the system: a server's `restart-needed`.
    ///
    /// Throws ``RestartRequestError`` when it cannot be read, ``SessionRejection`` when it changes nothing.
    public func receive(payload: Data) async throws {
        try session.perform(.serverRequestedRestart(RestartRequest(payload: payload)))
    }

    /// Whether a session goes on.
    public var isActive: Bool { session.lifecycle.isRunning }

    /// The session's content, as the app gave it.
    public var content: AmbientReadingAttributes.ContentState? { session.lifecycle.content }

    /// The visible activity; `nil` if there is none. On the device of this task.
    public var currentActivity: Activity<AmbientReadingAttributes>? {
        let id = session.lifecycle.activityID
        return Activity<AmbientReadingAttributes>.activities.first { $0.id == id }
    }

    /// How long the session has been going on, over all its activities, in seconds; 0 without one.
    public var totalSessionDuration: TimeInterval { session.duration }

    /// The seconds until the activity is replaced; `nil` while none is visible.
    public func timeUntilRestart() -> TimeInterval? { session.timeUntilRestart }

    /// What has been counted: how restarts went, and the sessions.
    public var metrics: SessionMetrics { session.lifecycle.metrics }
}
