import Foundation

// The names of Intents, SiriKit's older interface. No intent is handled or donated.

open class INIntent: NSObject, @unchecked Sendable {
    public override init() {}
    public var identifier: String? { nil }
    public var intentDescription: String? { nil }
    public var suggestedInvocationPhrase: String?
}
open class INIntentResponse: NSObject, @unchecked Sendable {
    public override init() {}
    public var userActivity: NSObject?
}
open class INExtension: NSObject, @unchecked Sendable {
    public override init() {}
    open func handler(for intent: INIntent) -> Any { self }
}
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
public final class INInteraction: NSObject, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    public var dateInterval: DateInterval?
    public var direction = INInteractionDirection.unspecified
    public var identifier = ""
    public var groupIdentifier: String?
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
    public func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    public func donate() async throws {}
    public static func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
open class INObject: NSObject, @unchecked Sendable {
    public let identifier: String?
    public let displayString: String
    public var subtitleString: String?
    public init(identifier: String?, display: String) { (self.identifier, displayString) = (identifier, display) }
}
public final class INObjectSection<Item: NSObject>: NSObject, @unchecked Sendable {
    public let title: String?
    public let items: [Item]
    public init(title: String?, items: [Item]) { (self.title, self.items) = (title, items) }
}
public final class INObjectCollection<Item: NSObject>: NSObject, @unchecked Sendable {
    public let allItems: [Item]
    public init(items: [Item]) { allItems = items }
    public init(sections: [INObjectSection<Item>]) { allItems = sections.flatMap(\.items) }
}
public final class INImage: NSObject, @unchecked Sendable {
    public init(named name: String) {}
    public init(imageData: Data) {}
    public init?(url: URL) {}
}
public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
public final class INPersonHandle: NSObject, @unchecked Sendable {
    public let value: String?
    public let type: INPersonHandleType
    public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}
public final class INPerson: NSObject, @unchecked Sendable {
    public let personHandle: INPersonHandle?
    public let displayName: String
    public let customIdentifier: String?
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        (self.personHandle, self.displayName, self.customIdentifier) = (
            personHandle, displayName ?? "", customIdentifier
        )
    }
}
public final class INSpeakableString: NSObject, @unchecked Sendable {
    public let spokenPhrase: String
    public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public enum INPreferences {
    public static func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
    public static func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    public static func siriLanguageCode() -> String { "en-US" }
}
public final class INShortcut: NSObject, @unchecked Sendable {
    public init?(intent: INIntent) {}
}
public final class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    public static let shared = INVoiceShortcutCenter()
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
public final class INFocusStatus: NSObject, @unchecked Sendable { public var isFocused: Bool? { nil } }
public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public final class INFocusStatusCenter: NSObject, @unchecked Sendable {
    public static let `default` = INFocusStatusCenter()
    public let focusStatus = INFocusStatus()
    public var authorizationStatus: INFocusStatusAuthorizationStatus { .notDetermined }
    public func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}
