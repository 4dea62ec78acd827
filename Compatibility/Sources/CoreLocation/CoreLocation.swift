@_exported import Foundation

// Places as values. Guests are told none.

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
public typealias CLLocationAccuracy = Double

public struct CLLocationCoordinate2D: Sendable {
    public var latitude, longitude: CLLocationDegrees
    public init() { (latitude, longitude) = (0, 0) }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

public final class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let timestamp: Date
    public let horizontalAccuracy, verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let speed: CLLocationSpeed

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
        (self.course, self.speed) = (course, speed)
    }

    /// The distance in metres on a sphere as large as the earth.
    public func distance(from other: CLLocation) -> CLLocationDistance {
        let (here, there) = (coordinate, other.coordinate)
        let radians = Double.pi / 180
        let (across, along) = (
            (there.latitude - here.latitude) * radians / 2, (there.longitude - here.longitude) * radians / 2
        )
        let chord =
            sin(across) * sin(across)
            + cos(here.latitude * radians) * cos(there.latitude * radians) * sin(along) * sin(along)
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }
}
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
