import CellUI
@_exported import CoreLocation
@_exported import Foundation
import SwiftUI

// Maps, which are blank: a Live Activity cannot show one.

public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta, longitudeDelta: CLLocationDegrees
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// A degree of latitude has 111,195 metres on a sphere as large as the earth.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = 111_195.0
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree,
                longitudeDelta: longitudinalMeters / (degree * max(0.01, cos(center.latitude * .pi / 180)))))
    }
}
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}
extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}
open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
    public override init() {}
}
public final class MKPlacemark: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public var name: String? { nil }
    public var title: String? { nil }
    public var locality: String? { nil }
    public var location: CLLocation? { CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: .init())) }
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

open class MKShape: NSObject, @unchecked Sendable {}
open class MKPolyline: MKShape, @unchecked Sendable {
    public let coordinates: [CLLocationCoordinate2D]
    public init(coordinates: [CLLocationCoordinate2D], count: Int) { self.coordinates = coordinates }
    public var pointCount: Int { coordinates.count }
}
public final class MKRoute: NSObject, @unchecked Sendable {
    public var name: String { "" }
    public var distance: CLLocationDistance { 0 }
    public var expectedTravelTime: TimeInterval { 0 }
    public var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
}
public final class MKDirections: NSObject, @unchecked Sendable {
    public final class Request: NSObject, @unchecked Sendable {
        public var source, destination: MKMapItem?
        public var transportType = MKDirectionsTransportType.any
        public var requestsAlternateRoutes = false
        public override init() {}
    }
    public final class Response: NSObject, @unchecked Sendable {
        public var routes: [MKRoute] { [] }
    }
    public init(request: Request) {}
    public func calculate() async throws -> Response { Response() }
    public func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
    public func cancel() {}
}

/// Where the camera of a map may be.
public struct MapCameraBounds: Sendable {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
/// Where a map looks.
public struct MapCameraPosition: Equatable, Sendable {
    public static var automatic: MapCameraPosition { MapCameraPosition() }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { .automatic }
    public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition { .automatic }
}
/// A blank place of the size that a map would have.
public struct Map: View {
    public init(coordinateRegion: Binding<MKCoordinateRegion>) {}
    public init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil) {}
    public init(initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil) {}
    public init() {}
    public var body: some View { Color.clear }
}
