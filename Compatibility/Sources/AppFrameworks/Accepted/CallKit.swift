import AVFoundation
import Foundation

// The names of CallKit. Nobody calls.

public final class CXHandle: NSObject, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
    public let type: HandleType
    public let value: String
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
public final class CXCall: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public var isOutgoing: Bool { false }
    public var isOnHold: Bool { false }
    public var hasConnected: Bool { false }
    public var hasEnded: Bool { true }
}
public protocol CXCallObserverDelegate: AnyObject {
    func callObserver(_ observer: CXCallObserver, callChanged call: CXCall)
}
public final class CXCallObserver: NSObject, @unchecked Sendable {
    public var calls: [CXCall] { [] }
    public override init() {}
    public func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
open class CXAction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public var isComplete: Bool { false }
    public override init() {}
    public func fulfill() {}
    public func fail() {}
}
open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID
    public init(call: UUID) { callUUID = call }
    public func fulfill(withDateConnected date: Date) {}
    public func fulfill(withDateEnded date: Date) {}
}
public final class CXStartCallAction: CXCallAction, @unchecked Sendable {
    public let handle: CXHandle
    public var isVideo = false
    public var contactIdentifier: String?
    public init(call: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: call)
    }
    public func fulfill(withDateStarted date: Date) {}
}
public final class CXAnswerCallAction: CXCallAction, @unchecked Sendable {}
public final class CXEndCallAction: CXCallAction, @unchecked Sendable {}
public final class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    public var isOnHold: Bool
    public init(call: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: call)
    }
}
public final class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    public var isMuted: Bool
    public init(call: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: call)
    }
}
public final class CXTransaction: NSObject, @unchecked Sendable {
    public private(set) var actions: [CXAction]
    public init(action: CXAction) { actions = [action] }
    public init(actions: [CXAction]) { self.actions = actions }
    public func addAction(_ action: CXAction) { actions.append(action) }
}
public final class CXCallController: NSObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()
    public override init() {}
    public init(queue: DispatchQueue) {}
    public func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) { completion(nil) }
    public func request(_ transaction: CXTransaction) async throws {}
}
public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}
public final class CXCallUpdate: NSObject, @unchecked Sendable {
    public var remoteHandle: CXHandle?
    public var localizedCallerName: String?
    public var hasVideo = false
    public var supportsHolding = true
    public var supportsGrouping = true
    public var supportsUngrouping = true
    public var supportsDTMF = true
    public override init() {}
}
public final class CXProviderConfiguration: NSObject, @unchecked Sendable {
    public var supportsVideo = false
    public var maximumCallsPerCallGroup = 5
    public var maximumCallGroups = 2
    public var supportedHandleTypes: Set<CXHandle.HandleType> = []
    public var includesCallsInRecents = true
    public var ringtoneSound: String?
    public var iconTemplateImageData: Data?
    public override init() {}
    public convenience init(localizedName: String) { self.init() }
}
public protocol CXProviderDelegate: AnyObject { func providerDidReset(_ provider: CXProvider) }
public final class CXProvider: NSObject, @unchecked Sendable {
    public var configuration: CXProviderConfiguration
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
    public func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
    public func reportNewIncomingCall(
        with call: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) { completion(nil) }
    public func reportNewIncomingCall(with call: UUID, update: CXCallUpdate) async throws {}
    public func reportCall(with call: UUID, updated update: CXCallUpdate) {}
    public func reportCall(with call: UUID, endedAt date: Date?, reason: CXCallEndedReason) {}
    public func reportOutgoingCall(with call: UUID, startedConnectingAt date: Date?) {}
    public func reportOutgoingCall(with call: UUID, connectedAt date: Date?) {}
    public func invalidate() {}
}
