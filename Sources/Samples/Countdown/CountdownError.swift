/// Why a countdown could not be started, updated or stopped.
public enum CountdownError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Live Activities are not there, or switched off.
    case unavailable
    /// The system refused the activity, and why.
    case failedToStart(reason: String)
    /// There is no countdown to update or to stop.
    case notStarted
    /// There is a countdown, and there is only one.
    case alreadyRunning
    /// A field of the data is missing or not what it should be.
    case incorrectData(field: String, problem: String)

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
