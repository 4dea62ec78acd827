import CellUI
import Foundation
import FoundationGaps

// Controllers and the application. A widget has none of them; an app's source next to it may mention them.

open class UIViewController: UIResponder, @unchecked Sendable {
    public var view: UIView! = UIView()
    public var title: String?
    public var modalPresentationStyle = UIModalPresentationStyle.automatic
    public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    public var navigationItem: UINavigationItem { UINavigationItem() }
    public var extensionContext: NSExtensionContext? { nil }
    public override init() {}
    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) {}
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var shouldAutorotate: Bool { true }
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    open func didReceiveMemoryWarning() {}
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    public func addChild(_ controller: UIViewController) { children.append(controller) }
    public func removeFromParent() {}
    public func didMove(toParent parent: UIViewController?) {}
    public func willMove(toParent parent: UIViewController?) {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    public weak var parent: UIViewController?
    public var children: [UIViewController] = []
    public var navigationController: UINavigationController? { nil }
    public var presentedViewController: UIViewController? { nil }
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        completion?()
    }
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}
open class UINavigationController: UIViewController, @unchecked Sendable {
    public var viewControllers: [UIViewController] = []
    public let navigationBar = UINavigationBar()
    public convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
    }
    public func pushViewController(_ controller: UIViewController, animated: Bool) {}
    public func popViewController(animated: Bool) -> UIViewController? { nil }
    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}
open class UITabBarController: UIViewController, @unchecked Sendable {
    public var viewControllers: [UIViewController]?
    public var selectedViewController: UIViewController?
    public var selectedIndex = 0
    public let tabBar = UITabBar()
}
open class UIAlertController: UIViewController, @unchecked Sendable {
    public enum Style: Int, Sendable { case actionSheet, alert }
    public var message: String?
    public var actions: [UIAlertAction] = []
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        (self.title, self.message) = (title, message)
    }
    public func addAction(_ action: UIAlertAction) { actions.append(action) }
}
open class UIAlertAction: NSObject, @unchecked Sendable {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public let title: String?
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.title = title }
}
open class UIActivityViewController: UIViewController, @unchecked Sendable {
    public convenience init(activityItems: [Any], applicationActivities: [Any]?) { self.init() }
}
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
        popover
}
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

open class UIScene: UIResponder, @unchecked Sendable {
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }
    public var activationState: ActivationState { .foregroundActive }
    public class ConnectionOptions {}
    public class OpenURLOptions {}
}
open class UIWindowScene: UIScene, @unchecked Sendable {
    public var windows: [UIWindow] = []
    public var keyWindow: UIWindow? { windows.first }
    public var screen: UIScreen { .main }
    public var traitCollection: UITraitCollection { .current }
}
open class UISceneSession: NSObject, @unchecked Sendable {}
public struct UIOpenURLContext: Hashable, Sendable { public let url: URL }
public protocol UISceneDelegate: AnyObject {}
public protocol UIWindowSceneDelegate: UISceneDelegate {}

public protocol UIApplicationDelegate: AnyObject {}

open class UIApplication: UIResponder, @unchecked Sendable {
    public enum State: Int, Sendable { case active, inactive, background }
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public static let shared = UIApplication()
    public static let openSettingsURLString = "app-settings:"
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public var applicationState: State { .background }
    public var connectedScenes: Set<UIScene> { [] }
    public var windows: [UIWindow] { [] }
    public var isIdleTimerDisabled = false
    public weak var delegate: UIApplicationDelegate?
    public func canOpenURL(_ url: URL) -> Bool { false }
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
    public func registerForRemoteNotifications() {}
    public func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

open class UIFeedbackGenerator: NSObject, @unchecked Sendable { public func prepare() {} }
open class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public init(style: FeedbackStyle = .medium) {}
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}
open class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    public override init() {}
    public func notificationOccurred(_ type: FeedbackType) {}
}
open class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    public override init() {}
    public func selectionChanged() {}
}

open class UIPasteboard: NSObject, @unchecked Sendable {
    public static let general = UIPasteboard()
    public var string: String?
    public var url: URL?
}

public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static func post(notification: Notification, argument: Any?) {}
    public struct Notification: Hashable, Sendable {
        let name: String
        public static let announcement = Notification(name: "announcement")
        public static let layoutChanged = Notification(name: "layoutChanged")
        public static let screenChanged = Notification(name: "screenChanged")
    }
}

open class UIBlurEffect: NSObject, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
            systemThickMaterial, systemChromeMaterial
    }
    public init(style: Style) {}
}
open class UIVisualEffectView: UIView, @unchecked Sendable {
    public convenience init(effect: UIBlurEffect?) { self.init(frame: .zero) }
}

open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
    private let size: CGSize
    public init(size: CGSize) { self.size = size }
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(source: .none, size: size)
    }
}
public final class UIGraphicsImageRendererContext {
    public func fill(_ rect: CGRect) {}
}
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }
public func UIGraphicsEndImageContext() {}
extension UIColor {
    public func setFill() {}
    public func setStroke() {}
    public func set() {}
}
