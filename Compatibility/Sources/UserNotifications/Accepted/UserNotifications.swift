@_exported import Foundation

// Notifications, of which none is ever delivered.

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
public final class UNNotificationSound: NSObject, @unchecked Sendable {
    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
    public static let defaultRingtone = UNNotificationSound()
    override init() {}
    public convenience init(named name: UNNotificationSoundName) { self.init() }
    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { .defaultCritical }
    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .defaultCritical }
}

open class UNNotificationContent: NSObject, @unchecked Sendable {
    public internal(set) var values = Values()
    public struct Values {
        var title = "", subtitle = "", body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var category = "", thread = ""
        var level = UNNotificationInterruptionLevel.active
        var relevance = 0.0
        var attachments: [UNNotificationAttachment] = []
    }
    public var title: String { values.title }
    public var subtitle: String { values.subtitle }
    public var body: String { values.body }
    public var badge: NSNumber? { values.badge }
    public var sound: UNNotificationSound? { values.sound }
    public var userInfo: [AnyHashable: Any] { values.userInfo }
    public var categoryIdentifier: String { values.category }
    public var threadIdentifier: String { values.thread }
    public var attachments: [UNNotificationAttachment] { values.attachments }
    public override func mutableCopy() -> Any { UNMutableNotificationContent(values) }
}
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override init() {}
    convenience init(_ values: Values) {
        self.init()
        self.values = values
    }
    public override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    public override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    public override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    public override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    public override var categoryIdentifier: String {
        get { values.category }
        set { values.category = newValue }
    }
    public override var threadIdentifier: String {
        get { values.thread }
        set { values.thread = newValue }
    }
    public override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    public var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.level }
        set { values.level = newValue }
    }
    public var relevanceScore: Double {
        get { values.relevance }
        set { values.relevance = newValue }
    }
}
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        (self.identifier, self.url) = (identifier, url)
    }
}

open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    public func nextTriggerDate() -> Date? { Calendar.current.date(from: dateComponents) }
}

public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}
