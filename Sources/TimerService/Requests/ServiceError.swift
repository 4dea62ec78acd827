import HTTPTypes
import Meditation

/// Why a request was refused: `{"error":{"code":…,"message":…,"field":…}}`.
package struct ServiceError: Error, Hashable, Sendable {
    /// A stable code for programs.
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
        /// The request conflicts with the stored state: an ended activity, a reused identifier, too many pauses or tokens.
        case conflict
        case staleVersion = "stale_version"
        /// The timer's rules refuse the action.
        case refused
        case tooLarge = "too_large"
        case rateLimited = "rate_limited"
        case internalError = "internal"
        /// The database is unavailable; nothing was changed.
        case unavailable
        /// The database was lost in the middle: the action may have been done. Repeat it with the same `clientId`.
        case outcomeUnknown = "outcome_unknown"

        /// The HTTP status of the code.
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
            case .unavailable, .outcomeUnknown: .serviceUnavailable
            }
        }
    }

    package var code: Code
    /// One sentence: what is wrong and what to do.
    package var message: String
    /// The invalid field of the request; `nil` if no field is to blame.
    package var field: String?
    /// The current state, for ``Code/staleVersion`` and some conflicts.
    package var timer: TimerRecord?
    /// Whole seconds to wait before retrying, for ``Code/rateLimited``, ``Code/unavailable`` and ``Code/outcomeUnknown``.
    package var retryAfter: Int?

    /// Seconds between two attempts of a client while the database is unavailable.
    private static let outageRetry = 5

    init(_ code: Code, _ message: String, field: String? = nil, timer: TimerRecord? = nil, retryAfter: Int? = nil) {
        self.code = code
        self.message = message
        self.field = field
        self.timer = timer
        self.retryAfter = retryAfter
    }

    init(_ error: TimerError) {
        // The timer's own message suggests a local command, which does not help a remote client.
        self.init(.refused, error == .nothingRunning ? "No sitting is running; start one first." : error.description)
    }

    init(_ error: RepositoryError) {
        switch error {
        case .unknownUser: self.init(.unauthorized, "The bearer token is not valid; ask for a new one.")
        case .unavailable:
            // The database's own words may name its host; they are for the server's log.
            self.init(
                .unavailable, "The timer's database is unavailable; nothing was changed. Try again later.",
                retryAfter: Self.outageRetry)
        case .outcomeUnknown: self.init(.outcomeUnknown, error.description, retryAfter: 1)
        case .nameTaken, .unreadable, .newerVersion, .database: self.init(.internalError, error.description)
        }
    }
}
