import ActivityLifecycle

/// The calls of the manager that came before ``LiveActivityLifecycleManager``, which does all the work now. They tell no errors, as
/// ever.
public final class AmbientLiveActivityManager: Sendable {
    /// The app's one manager.
    public static let shared = AmbientLiveActivityManager(.shared)

    private let manager: LiveActivityLifecycleManager

    /// The older calls of a manager.
    public init(_ manager: LiveActivityLifecycleManager) { self.manager = manager }

    /// Begins a session.
    public func startActivity() async { try? await manager.startSession() }

    /// Brings new content; what is `nil` stays as it is.
    public func updateActivity(
        bookTitle: String? = nil, capturedCount: Int? = nil, isListening: Bool? = nil, lastTranscript: String? = nil
    ) async {
        try? await manager.updateContent(
            bookTitle: bookTitle, capturedCount: capturedCount, isListening: isListening, lastTranscript: lastTranscript
        )
    }

    /// Ends the session.
    public func endActivity() async { await manager.endSession() }

    /// Whether a session goes on.
    public var isActive: Bool { manager.isActive }
}
