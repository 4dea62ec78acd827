/// Why the system refuses a request for an activity: of Apple's cases, those that this system can raise.
///
/// Source:
/// [ActivityAuthorizationError](https://developer.apple.com/documentation/activitykit/activityauthorizationerror).
public enum ActivityAuthorizationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Attributes and content together are larger than ``SystemState/contentLimit``.
    case attributesTooLarge
    /// Live Activities are switched off.
    case denied
    /// The identifier is empty or belongs to an activity that is still there.
    case malformedActivityIdentifier

    /// One sentence: what is wrong and what to do.
    public var description: String {
        switch self {
        case .attributesTooLarge:
            "The activity is larger than \(SystemState.contentLimit) bytes; shorten its attributes or its content."
        case .denied:
            "Live Activities are switched off; switch them on in the settings."
        case .malformedActivityIdentifier:
            "The activity's identifier is empty or already in use; give it a new one."
        }
    }
}
