import Foundation

// Workouts as they happen, and queries that follow what is measured. None begins, and nothing is found.

public protocol HKWorkoutSessionDelegate: AnyObject {
    func workoutSession(
        _ session: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date)
    func workoutSession(_ session: HKWorkoutSession, didFailWithError error: any Error)
}
public final class HKWorkoutSession: NSObject, @unchecked Sendable {
    public weak var delegate: (any HKWorkoutSessionDelegate)?
    public let workoutConfiguration: HKWorkoutConfiguration
    public var state: HKWorkoutSessionState { .notStarted }
    public var startDate: Date? { nil }
    public var endDate: Date? { nil }
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration) throws {
        workoutConfiguration = configuration
    }
    public func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder { HKLiveWorkoutBuilder() }
    public func prepare() {}
    public func startActivity(with date: Date?) {}
    public func stopActivity(with date: Date?) {}
    public func pause() {}
    public func resume() {}
    public func end() {}
    public func startMirroringToCompanionDevice() async throws {}
    public func sendToRemoteWorkoutSession(data: Data) async throws {}
}
public class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public var startDate: Date? { nil }
    public var endDate: Date? { nil }
    public override init() {}
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {}
    public func beginCollection(at date: Date) async throws {}
    public func endCollection(at date: Date) async throws {}
    public func finishWorkout() async throws -> HKWorkout? { nil }
    public func beginCollection(withStart date: Date, completion: @escaping (Bool, (any Error)?) -> Void) {}
    public func endCollection(withEnd date: Date, completion: @escaping (Bool, (any Error)?) -> Void) {}
    public func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {}
    public func addSamples(_ samples: [HKSample]) async throws {}
    public func addMetadata(_ metadata: [String: Any]) async throws {}
    public func discardWorkout() {}
    public func statistics(for type: HKQuantityType) -> HKStatistics? { nil }
}
public final class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    public init(healthStore: HKHealthStore, workoutConfiguration: HKWorkoutConfiguration?) {}
    public func enableCollection(for type: HKQuantityType, predicate: NSPredicate?) {}
}
public protocol HKLiveWorkoutBuilderDelegate: AnyObject {
    func workoutBuilder(_ builder: HKLiveWorkoutBuilder, didCollectDataOf types: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ builder: HKLiveWorkoutBuilder)
}
public final class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    public weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    public var dataSource: HKLiveWorkoutDataSource?
    public var elapsedTime: TimeInterval { 0 }
}
public final class HKDevice: NSObject, @unchecked Sendable {
    public static func local() -> HKDevice { HKDevice() }
    public var name: String? { nil }
}
public final class HKDeletedObject: NSObject, @unchecked Sendable { public let uuid = UUID() }
public final class HKQueryAnchor: NSObject, @unchecked Sendable {
    public init(fromValue value: Int) {}
}
public final class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) ->
        Void
    public var updateHandler: Handler?
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler: @escaping Handler
    ) {}
}
public final class HKStatisticsCollection: NSObject, @unchecked Sendable {
    public func statistics() -> [HKStatistics] { [] }
    public func statistics(for date: Date) -> HKStatistics? { nil }
    public func enumerateStatistics(
        from start: Date, to end: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public typealias Handler = (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
    public var initialResultsHandler: Handler?
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {}
}
public struct HKError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument,
            errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled,
            errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
        case errorNoData = 11
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? HKError)?.code == code }
    }
    public let code: Code
}
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
