import Foundation

/// Why the system refuses a request for an activity.
///
/// Each case says when this system raises it. Source:
/// [ActivityAuthorizationError](https://developer.apple.com/documentation/activitykit/activityauthorizationerror).
public enum ActivityAuthorizationError: String, Error, Codable, Hashable, Sendable, CaseIterable {
    /// Attributes and content together are larger than ``SystemState/contentLimit``.
    case attributesTooLarge
    /// The device has no Live Activities: ``DeviceConditions/supportsLiveActivities``.
    case unsupported
    /// The person has switched the app's Live Activities off.
    case denied
    /// The device has as many activities as ``SystemRules/activitiesPerDevice`` allows; none while the battery is critical.
    case globalMaximumExceeded
    /// The app has as many activities as ``SystemRules/activitiesPerApp`` allows.
    case targetMaximumExceeded
    /// The app does not declare `NSSupportsLiveActivities`: ``AppCapabilities/liveActivities``.
    case unsupportedTarget
    /// The app is not in the foreground.
    case visibility
    /// The system could not store the activity. Raised only by ``SystemCommand/refuseRequests(app:with:count:)``.
    case persistenceFailure
    /// The app is not running.
    case missingProcessIdentifier
    /// The app asks for pushes and may not receive them: ``AppCapabilities/pushNotifications``. Also for a channel that cannot
    /// be one: broadcasts need a capability of their own.
    case unentitled
    /// The identifier is empty or belongs to an activity that is still there.
    case malformedActivityIdentifier
    /// The process may not resume the activity. Raised only by ``SystemCommand/refuseRequests(app:with:count:)``.
    case reconnectNotPermitted
}

extension ActivityAuthorizationError: LocalizedError, CustomStringConvertible {
    /// What is wrong, as a sentence.
    public var failureReason: String? {
        switch self {
        case .attributesTooLarge: "The activity is larger than \(SystemState.contentLimit) bytes."
        case .unsupported: "The device has no Live Activities."
        case .denied: "Live Activities are switched off."
        case .globalMaximumExceeded: "The device has no room for another activity."
        case .targetMaximumExceeded: "The app already has the most activities allowed."
        case .unsupportedTarget: "The app does not declare Live Activities."
        case .visibility: "The app is not in the foreground."
        case .persistenceFailure: "The system could not store the activity."
        case .missingProcessIdentifier: "The app is not running."
        case .unentitled: "The app may not receive pushes of this kind."
        case .malformedActivityIdentifier: "The activity's identifier is empty or already in use."
        case .reconnectNotPermitted: "The process may not resume the activity."
        }
    }

    /// What to do, as a sentence.
    public var recoverySuggestion: String? {
        switch self {
        case .attributesTooLarge: "Shorten its attributes or its content."
        case .unsupported: "Use a device that has them."
        case .denied: "Switch them on in the settings."
        case .globalMaximumExceeded: "End another activity, or charge the battery if it is nearly empty."
        case .targetMaximumExceeded: "End one of them first."
        case .unsupportedTarget: "Set NSSupportsLiveActivities in its Info.plist."
        case .visibility:
            "Request it while the app is open, or start the activity with an intent, a push or a start "
                + "date."
        case .persistenceFailure: "Try again later."
        case .missingProcessIdentifier: "Open it first."
        case .unentitled: "Add the capability, or request without a push type."
        case .malformedActivityIdentifier: "Give it a new one."
        case .reconnectNotPermitted: "Request a new activity."
        }
    }

    /// What is wrong and what to do.
    public var errorDescription: String? { description }

    /// What is wrong and what to do.
    public var description: String { [failureReason, recoverySuggestion].compactMap { $0 }.joined(separator: " ") }
}

extension ActivityAuthorizationError: CustomNSError {
    /// The domain of the error as an `NSError`.
    public static var errorDomain: String { "ActivityKit.ActivityAuthorizationError" }

    /// The number of the case, counted from 0 in the order of their declaration.
    public var errorCode: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Description, reason and suggestion, for code that looks at the `NSError`.
    public var errorUserInfo: [String: Any] {
        [
            NSLocalizedDescriptionKey: description, NSLocalizedFailureReasonErrorKey: failureReason ?? "",
            NSLocalizedRecoverySuggestionErrorKey: recoverySuggestion ?? "",
        ]
    }
}
