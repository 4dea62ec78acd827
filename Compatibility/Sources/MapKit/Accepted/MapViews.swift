import CoreLocation
import Foundation
import UIKit

// UIKit's maps, which are blank, and searches, which find nothing.

public protocol MKOverlay: MKAnnotation {}
public protocol MKMapViewDelegate: AnyObject {}
open class MKAnnotationView: UIView, @unchecked Sendable {
    public let annotation: (any MKAnnotation)?
    public var image: UIImage?
    public var canShowCallout = false
    public var centerOffset = CGPoint.zero
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        annotation = nil
        super.init(coder: coder)
    }
}
open class MKMarkerAnnotationView: MKAnnotationView, @unchecked Sendable {
    public var markerTintColor, glyphTintColor: UIColor?
    public var glyphText: String?
    public var glyphImage: UIImage?
}
open class MKOverlayRenderer: NSObject, @unchecked Sendable {
    public let overlay: any MKOverlay
    public init(overlay: any MKOverlay) { self.overlay = overlay }
}
open class MKOverlayPathRenderer: MKOverlayRenderer, @unchecked Sendable {
    public var fillColor, strokeColor: UIColor?
    public var lineWidth: CGFloat = 0
}
open class MKPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
extension MKPolyline: MKOverlay {
    public var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
}
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (center, radius)
    }
}
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    public var location: CLLocation? { nil }
}
open class MKMapView: UIView, @unchecked Sendable {
    public weak var delegate: (any MKMapViewDelegate)?
    public var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(), latitudinalMeters: 0, longitudinalMeters: 0)
    public var mapType = MKMapType.standard
    public var showsUserLocation = false
    public var showsCompass = true
    public var isZoomEnabled = true
    public var isScrollEnabled = true
    public var userTrackingMode = MKUserTrackingMode.none
    public let userLocation = MKUserLocation()
    public private(set) var annotations: [any MKAnnotation] = []
    public private(set) var overlays: [any MKOverlay] = []
    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    public func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) {}
    public func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    public func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    public func removeAnnotations(_ annotations: [any MKAnnotation]) { self.annotations = [] }
    public func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    public func removeOverlays(_ overlays: [any MKOverlay]) { self.overlays = [] }
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
}

public final class MKLocalSearch: NSObject, @unchecked Sendable {
    public final class Request: NSObject, @unchecked Sendable {
        public var naturalLanguageQuery: String?
        public var region: MKCoordinateRegion?
        public override init() {}
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
    }
    public final class Response: NSObject, @unchecked Sendable {
        public var mapItems: [MKMapItem] { [] }
    }
    public init(request: Request) {}
    public func start() async throws -> Response { Response() }
    public func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) { completionHandler(nil, nil) }
    public func cancel() {}
}
public final class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    public var title: String { "" }
    public var subtitle: String { "" }
}
public protocol MKLocalSearchCompleterDelegate: AnyObject {}
public final class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    public weak var delegate: (any MKLocalSearchCompleterDelegate)?
    public var queryFragment = ""
    public var results: [MKLocalSearchCompletion] { [] }
    public override init() {}
    public func cancel() {}
}
