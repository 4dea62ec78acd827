import Foundation

// Types, samples and the store, which has none.

open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String
    init(identifier: String) { self.identifier = identifier }
    public static func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    public static func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    public static func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
    public static func activitySummaryType() -> HKObjectType { HKObjectType(identifier: "HKActivitySummaryType") }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]?
    init(metadata: [String: Any]?) { self.metadata = metadata }
}
open class HKSample: HKObject, @unchecked Sendable {
    public let startDate, endDate: Date
    public let sampleType: HKSampleType
    init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata)
    }
}
public final class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantity: HKQuantity
    public let quantityType: HKQuantityType
    public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil) {
        (self.quantity, quantityType) = (quantity, type)
        super.init(type: type, start: start, end: end, metadata: metadata)
    }
}
public final class HKCategorySample: HKSample, @unchecked Sendable {
    public let value: Int
    public let categoryType: HKCategoryType
    public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
        (self.value, categoryType) = (value, type)
        super.init(type: type, start: start, end: end, metadata: metadata)
    }
}
public final class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
    public var totalEnergyBurned: HKQuantity? { nil }
    public var totalDistance: HKQuantity? { nil }
    public init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
        workoutActivityType = activityType
        super.init(type: HKObjectType.workoutType(), start: start, end: end, metadata: nil)
    }
}

open class HKQuery: NSObject, @unchecked Sendable {
    public static func predicateForSamples(withStart start: Date?, end: Date?, options: HKQueryOptions = [])
        -> NSPredicate
    { NSPredicate(value: true) }
    public static func predicateForWorkouts(with type: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate(value: true)
    }
}
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public final class HKStatistics: NSObject, @unchecked Sendable {
    public func sumQuantity() -> HKQuantity? { nil }
    public func averageQuantity() -> HKQuantity? { nil }
    public func minimumQuantity() -> HKQuantity? { nil }
    public func maximumQuantity() -> HKQuantity? { nil }
    public func mostRecentQuantity() -> HKQuantity? { nil }
}
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {}
}
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {}
}
public final class HKObserverQuery: HKQuery, @unchecked Sendable {
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {}
}

open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isHealthDataAvailable() -> Bool { false }
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping (Bool, (any Error)?) -> Void
    ) {}
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    {}
    open func execute(_ query: HKQuery) {}
    open func stop(_ query: HKQuery) {}
    open func save(_ object: HKObject) async throws {}
    open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {}
    open func save(_ objects: [HKObject]) async throws {}
    open func delete(_ object: HKObject) async throws {}
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping (Bool, (any Error)?) -> Void
    ) {}
}
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    open var lapLength: HKQuantity?
    public override init() {}
}
