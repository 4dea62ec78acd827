import Foundation

// Updates, visits and beacons, of which none ever comes.

/// A place, as it is reported over time.
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }
    public var location: CLLocation? { nil }
    public var isStationary: Bool { false }
    public var stationary: Bool { false }
    public var authorizationDenied: Bool { true }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var authorizationRequestInProgress: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var locationUnavailable: Bool { true }
    public var accuracyLimited: Bool { false }
    public var serviceSessionRequired: Bool { false }

    /// A sequence that ends at once.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> CLLocationUpdate? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}

public final class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
    public override init() {}
    public func invalidate() {}
}
public final class CLServiceSession: NSObject, @unchecked Sendable {
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
    public init(authorization: AuthorizationRequirement) {}
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
    public func invalidate() {}
}

public final class CLFloor: NSObject, @unchecked Sendable { public var level: Int { 0 } }
public final class CLVisit: NSObject, @unchecked Sendable {
    public var arrivalDate: Date { .distantPast }
    public var departureDate: Date { .distantFuture }
    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    public var horizontalAccuracy: CLLocationAccuracy { 0 }
}
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16
public final class CLBeacon: NSObject, @unchecked Sendable {
    public var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    public var major: NSNumber { 0 }
    public var minor: NSNumber { 0 }
    public var proximity: CLProximity { .unknown }
    public var accuracy: CLLocationAccuracy { -1 }
    public var rssi: Int { 0 }
}
public final class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let uuid: UUID
    public init(uuid: UUID, identifier: String) {
        self.uuid = uuid
        super.init(identifier: identifier)
    }
}
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// Why a place is not known.
public struct CLError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let locationUnknown = Code.locationUnknown
    public static let denied = Code.denied
    public static let network = Code.network
}
public let kCLErrorDomain = "kCLErrorDomain"

extension CLLocation {
    public var floor: CLFloor? { nil }
    public var courseAccuracy: CLLocationDirection { -1 }
    public var speedAccuracy: CLLocationSpeed { -1 }
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
}
extension CLLocationManager {
    public static func significantLocationChangeMonitoringAvailable() -> Bool { false }
    public static func isMonitoringAvailable(for region: AnyClass) -> Bool { false }
    public var monitoredRegions: Set<CLRegion> { [] }
    public var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    public func requestTemporaryFullAccuracyAuthorization(withPurposeKey key: String) {}
    public func requestState(for region: CLRegion) {}
    public func startMonitoringVisits() {}
    public func stopMonitoringVisits() {}
}
