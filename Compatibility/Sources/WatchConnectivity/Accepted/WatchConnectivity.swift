@_exported import Foundation

// A session with a watch that is not there.

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
public final class WCSession: NSObject, @unchecked Sendable {
    public static let `default` = WCSession()
    public static func isSupported() -> Bool { false }
    override init() {}
    public weak var delegate: (any WCSessionDelegate)?
    public var activationState: WCSessionActivationState { .notActivated }
    public var isPaired: Bool { false }
    public var isReachable: Bool { false }
    public var isWatchAppInstalled: Bool { false }
    public var isComplicationEnabled: Bool { false }
    public var applicationContext: [String: Any] { [:] }
    public var receivedApplicationContext: [String: Any] { [:] }
    public func activate() {}
    public func updateApplicationContext(_ context: [String: Any]) throws {}
    public func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    public func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    @discardableResult public func transferUserInfo(_ info: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        WCSessionUserInfoTransfer()
    }
    @discardableResult public func transferCurrentComplicationUserInfo(_ info: [String: Any] = [:])
        -> WCSessionUserInfoTransfer
    { WCSessionUserInfoTransfer() }
}
public final class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    public var isTransferring: Bool { false }
    public func cancel() {}
}
public protocol WCSessionDelegate: AnyObject {
    func session(_ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo info: [String: Any])
}
extension WCSessionDelegate {
    public func session(
        _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?
    ) {}
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo info: [String: Any]) {}
}
