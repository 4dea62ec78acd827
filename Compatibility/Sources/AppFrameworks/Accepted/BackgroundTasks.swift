@_exported import AVFoundation
@_exported import Foundation

// BackgroundTasks' names. Nothing is scheduled, and no task is ever started.

open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    open var earliestBeginDate: Date?
    init(identifier: String) { self.identifier = identifier }
}
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public override init(identifier: String) { super.init(identifier: identifier) }
}
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    public var requiresNetworkConnectivity = false
    public var requiresExternalPower = false
    public override init(identifier: String) { super.init(identifier: identifier) }
}
public final class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    public enum SubmissionStrategy: Int, Sendable { case fail, queue }
    public var title, subtitle: String
    public var strategy = SubmissionStrategy.queue
    public init(identifier: String, title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init(identifier: identifier)
    }
}
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?
    init(identifier: String) { self.identifier = identifier }
    open func setTaskCompleted(success: Bool) {}
}
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
public final class BGProcessingTask: BGTask, @unchecked Sendable {}
public final class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
    public let progress = Progress(totalUnitCount: 0)
    public func updateTitle(_ title: String, subtitle: String) {}
}
public final class BGTaskScheduler: NSObject, @unchecked Sendable {
    public struct Error: Swift.Error, Equatable, Sendable {
        public enum Code: Int, Sendable {
            case unavailable = 1, tooManyPendingTaskRequests, notPermitted
            public static func ~= (code: Self, error: any Swift.Error) -> Bool {
                (error as? BGTaskScheduler.Error)?.code == code
            }
        }
        public let code: Code
        public static let unavailable = Code.unavailable
        public static let notPermitted = Code.notPermitted
        public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    }
    public static let shared = BGTaskScheduler()
    @discardableResult public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }
    public func submit(_ request: BGTaskRequest) throws {}
    public func cancel(taskRequestWithIdentifier identifier: String) {}
    public func cancelAllTaskRequests() {}
    public func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
    public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
