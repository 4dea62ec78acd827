import Foundation

// WatchKit's names, for an app without a watch.

public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}
public final class WKInterfaceDevice: NSObject, @unchecked Sendable {
    private static let device = WKInterfaceDevice()
    public static func current() -> WKInterfaceDevice { device }
    public var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
    public var screenScale: CGFloat { 2 }
    public var name: String { "Apple Watch" }
    public var model: String { "Apple Watch" }
    public var systemVersion: String { "26.0" }
    public var batteryLevel: Float { -1 }
    public var isBatteryMonitoringEnabled = false
    public func play(_ type: WKHapticType) {}
}
public enum WKApplicationState: Int, Sendable { case active, inactive, background }
public protocol WKApplicationDelegate: AnyObject {}
open class WKRefreshBackgroundTask: NSObject, @unchecked Sendable {
    public func setTaskCompletedWithSnapshot(_ refresh: Bool) {}
}
public final class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask, @unchecked Sendable {}
public final class WKApplication: NSObject, @unchecked Sendable {
    private static let application = WKApplication()
    public static func shared() -> WKApplication { application }
    public var applicationState: WKApplicationState { .background }
    public func scheduleBackgroundRefresh(
        withPreferredDate date: Date, userInfo: (any NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
    ) { scheduledCompletion(nil) }
    public func registerForRemoteNotifications() {}
}
public typealias WKExtension = WKApplication
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
    case none = -1, sessionInProgress, expired, resignedFrontmost, suppressedBySystem, error
}
public protocol WKExtendedRuntimeSessionDelegate: AnyObject {}
public final class WKExtendedRuntimeSession: NSObject, @unchecked Sendable {
    public weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
    public override init() {}
    public func start() {}
    public func invalidate() {}
}
