import ActivitySystem

/// Why a countdown could not be started, updated or stopped.
public enum CountdownError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Live Activities are missing, or switched off.
    case unavailable
    /// The system refused the activity, and why.
    case failedToStart(ActivityAuthorizationError)
    /// There is no countdown to update or to stop.
    case notStarted
    /// There is a countdown, and there is only one.
    case alreadyRunning
    /// A field of the data is missing or not what it should be.
    case incorrectData(field: String, problem: String)

    /// Names the case for programs; the guide's exceptions without `Activity` and `Exception`.
    public var code: String {
        switch self {
        case .unavailable: "unavailable"
        case .failedToStart: "failedToStart"
        case .notStarted: "notStarted"
        case .alreadyRunning: "alreadyRunning"
        case .incorrectData: "incorrectData"
        }
    }

    /// Whether the same start may succeed a little later, because what stands in its way passes.
    public var isPassing: Bool {
        guard case .failedToStart(let error) = self else { return false }
        return switch error {
        case .globalMaximumExceeded, .targetMaximumExceeded, .visibility, .persistenceFailure,
            .missingProcessIdentifier, .reconnectNotPermitted:
            true
        case .attributesTooLarge, .unsupported, .denied, .unsupportedTarget, .unentitled, .malformedActivityIdentifier:
            false
        }
    }

    /// One sentence: what is wrong and what to do.
    public var description: String {
        switch self {
        case .unavailable: "Live Activities are not available; switch them on in the settings."
        case .failedToStart(let reason): "The countdown could not be started: \(reason)"
        case .notStarted: "No countdown is running; start one first."
        case .alreadyRunning: "A countdown is already running; update it, or stop it first."
        case .incorrectData(let field, let problem): "The countdown’s `\(field)` is incorrect: \(problem)."
        }
    }
}
