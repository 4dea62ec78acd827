import CoreLocation
import Foundation

/// A place on the flat map of the world, which is 2²⁸ points wide: Mercator's projection.
public struct MKMapPoint: Sendable {
    public var x, y: Double
    public init() { (x, y) = (0, 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public init(_ coordinate: CLLocationCoordinate2D) {
        let world = MKMapSize.world.width
        let sine = sin(coordinate.latitude * .pi / 180)
        x = (coordinate.longitude + 180) / 360 * world
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world
    }
    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapSize.world.width
        return CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / world))) * 180 / .pi, longitude: x / world * 360 - 180)
    }
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (one, two) = (coordinate, other.coordinate)
        return CLLocation(latitude: one.latitude, longitude: one.longitude)
            .distance(from: CLLocation(latitude: two.latitude, longitude: two.longitude))
    }
}

public struct MKMapSize: Sendable {
    public var width, height: Double
    public init() { (width, height) = (0, 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

public struct MKMapRect: Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(
        origin: MKMapPoint(x: .infinity, y: .infinity), size: MKMapSize(width: 0, height: 0))
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isEmpty: Bool { isNull || width <= 0 || height <= 0 }
    public func contains(_ point: MKMapPoint) -> Bool {
        (minX...max(minX, maxX)).contains(point.x) && (minY...max(minY, maxY)).contains(point.y)
    }
    public func contains(_ other: MKMapRect) -> Bool { !other.isNull && union(other) == self }
    public func intersects(_ other: MKMapRect) -> Bool {
        !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}
extension MKMapRect: Equatable {
    public static func == (one: MKMapRect, other: MKMapRect) -> Bool {
        (one.minX, one.minY, one.width, one.height) == (other.minX, other.minY, other.width, other.height)
    }
}

extension MKCoordinateRegion {
    public init(_ rect: MKMapRect) {
        let (one, two) = (
            MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        )
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: one.latitude - two.latitude, longitudeDelta: two.longitude - one.longitude))
    }
}

/// A distance in words: metres below a kilometre, feet below a tenth of a mile.
public final class MKDistanceFormatter: Formatter, @unchecked Sendable {
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
    public var locale: Locale! = .current
    public var units = Units.default
    public var unitStyle = DistanceUnitStyle.default
    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }
    public func string(fromDistance distance: CLLocationDistance) -> String {
        let isMetric = units == .metric || units == .default && locale.measurementSystem == .metric
        let isFull = unitStyle == .full
        if isMetric {
            return distance < 1000
                ? "\(Int((distance / 10).rounded()) * 10) \(isFull ? "meters" : "m")"
                : "\(short(distance / 1000)) \(isFull ? "kilometers" : "km")"
        }
        let miles = distance / 1609.344
        return miles < 0.1
            ? "\(Int((distance / 0.3048 / 50).rounded()) * 50) \(isFull ? "feet" : "ft")"
            : "\(short(miles)) \(isFull ? "miles" : "mi")"
    }
    public override func string(for value: Any?) -> String? { (value as? Double).map(string(fromDistance:)) }
    private func short(_ number: Double) -> String {
        number < 10 && number.rounded() != (number * 10).rounded() / 10
            ? String(format: "%.1f", number) : "\(Int(number.rounded()))"
    }
}
