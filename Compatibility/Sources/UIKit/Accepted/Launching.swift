import CellUI
import Foundation
import FoundationGaps

// What an app's delegate is given when it starts, and how a phone may be held.

public final class UISceneConfiguration: NSObject, @unchecked Sendable {
    public let name: String?
    public let role: UISceneSession.Role
    public var delegateClass: AnyClass?
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}
extension UISceneSession {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
    public var role: Role { .windowApplication }
    public var persistentIdentifier: String { "" }
}
extension UIScene.ConnectionOptions {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var shortcutItem: UIApplicationShortcutItem? { nil }
}
extension UIApplication.LaunchOptionsKey {
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
}
extension UIApplication.OpenURLOptionsKey {
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
}
extension UIApplication {
    public static var significantTimeChangeNotification: Notification.Name {
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
    }
    public static var didReceiveMemoryWarningNotification: Notification.Name {
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }
    public static var didFinishLaunchingNotification: Notification.Name {
        Notification.Name("UIApplicationDidFinishLaunchingNotification")
    }
    public var backgroundTimeRemaining: TimeInterval { 0 }
    public var isRegisteredForRemoteNotifications: Bool { false }
    public var applicationIconBadgeNumber: Int {
        get { 0 }
        set {}
    }
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { nil }
        set {}
    }
    public func unregisterForRemoteNotifications() {}
    public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
    @discardableResult public func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    )
        -> Bool
    { false }
    public func beginBackgroundTask(withName name: String?, expirationHandler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { .invalid }
}
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
    public init(systemImageName: String) {}
    public init(templateImageName: String) {}
}
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
    public let type, localizedTitle: String
    public let localizedSubtitle: String?
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
        userInfo: [String: Any]? = nil
    ) { (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle) }
}
public protocol UIUserActivityRestoring {}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = Self(rawValue: 2)
    public static let portraitUpsideDown = Self(rawValue: 4)
    public static let landscapeRight = Self(rawValue: 8)
    public static let landscapeLeft = Self(rawValue: 16)
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: Self = [.portrait, .landscape]
    public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
}
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1)
    public static let left = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let all: Self = [.top, .left, .bottom, .right]
}
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public static let zero = NSDirectionalEdgeInsets()
}
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = Self(rawValue: 1)
    public static let thick = Self(rawValue: 2)
    public static let double = Self(rawValue: 9)
    public static let patternDot = Self(rawValue: 0x100)
    public static let patternDash = Self(rawValue: 0x200)
    public static let byWord = Self(rawValue: 0x8000)
}
public final class NSShadow: NSObject, @unchecked Sendable {
    public var shadowOffset = CGSize.zero
    public var shadowBlurRadius: CGFloat = 0
    public var shadowColor: Any?
    public override init() {}
}
public final class NSTextAttachment: NSObject, @unchecked Sendable {
    public var image: UIImage?
    public var bounds = CGRect.zero
    public override init() {}
    public init(image: UIImage) { self.image = image }
}
extension NSAttributedString.Key {
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
}
open class UIEvent: NSObject, @unchecked Sendable {}
open class UITouch: NSObject, @unchecked Sendable {
    public func location(in view: UIView?) -> CGPoint { .zero }
    public func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
