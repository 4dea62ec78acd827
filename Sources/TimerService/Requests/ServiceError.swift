import HTTPTypes
import Meditation

/// Why a request was refused: `{"error":{"code":…,"message":…,"field":…}}`.
package struct ServiceError: Error, Hashable, Sendable {
    /// A code that programs can rely on.
    package enum Code: String, Hashable, Sendable, CaseIterable {
        case missingField = "missing_field"
        case invalidField = "invalid_field"
        case unknownAction = "unknown_action"
        case notJSON = "not_json"
        case unauthorized
        case notYours = "not_yours"
        case tlsRequired = "tls_required"
        case unknownActivity = "unknown_activity"
        case notFound = "not_found"
        case methodNotAllowed = "method_not_allowed"
        /// The action does not fit, whatever the timer's rules: an activity that has ended, an identifier used twice.
        case conflict
        case staleVersion = "stale_version"
        /// The timer's rules refuse it.
        case refused
        case tooLarge = "too_large"
        case rateLimited = "rate_limited"
        case internalError = "internal"
        /// The database cannot be reached: try again.
        case unavailable

        /// The status that goes with it.
        package var status: HTTPResponse.Status {
            switch self {
            case .missingField, .invalidField, .unknownAction, .notJSON: .badRequest
            case .unauthorized: .unauthorized
            case .notYours, .tlsRequired: .forbidden
            case .unknownActivity, .notFound: .notFound
            case .methodNotAllowed: .methodNotAllowed
            case .conflict, .staleVersion, .refused: .conflict
            case .tooLarge: .contentTooLarge
            case .rateLimited: .tooManyRequests
            case .internalError: .internalServerError
            case .unavailable: .serviceUnavailable
            }
        }
    }

    package var code: Code
    /// One sentence: what is wrong and what to do.
    package var message: String
    /// The request's field that is wrong; nil where it is none.
    package var field: String?
    /// The current state, with ``Code/staleVersion``.
    package var timer: TimerRecord?
    /// Whole seconds after which to try again, with ``Code/rateLimited`` and ``Code/unavailable``.
    package var retryAfter: Int?

    init(_ code: Code, _ message: String, field: String? = nil, timer: TimerRecord? = nil, retryAfter: Int? = nil) {
        self.code = code
        self.message = message
        self.field = field
        self.timer = timer
        self.retryAfter = retryAfter
    }

    init(_ error: TimerError) {
        // The timer's own sentence names a command of the machine where it runs.
        self.init(.refused, error == .nothingRunning ? "No sitting is running; start one first." : error.description)
    }

    init(_ error: RepositoryError) {
        switch error {
        case .unknownUser: self.init(.unauthorized, "The bearer token is not valid; ask for a new one.")
        case .unavailable, .outcomeUnknown: self.init(.unavailable, error.description, retryAfter: 1)
        case .nameTaken, .unreadable, .newerVersion, .database: self.init(.internalError, error.description)
        }
    }
}
