import CellUI
@_exported import Foundation
import SwiftUI

/// A value that can be plotted: a number, a date, a category, or what is made of one of them.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The number, date or category that stands for it.
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}
/// A number, a date or a category.
public protocol PrimitivePlottableProtocol {
    /// Its place.
    var _place: Plotted { get }
    /// What is at a place; `nil` if nothing of the kind can be.
    init?(_place: Plotted)
}
extension Plottable {
    var _plotted: Plotted { primitivePlottable._place }
    /// The value at a place of an axis.
    init?(plotted: Plotted) {
        guard let primitive = PrimitivePlottable(_place: plotted) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}
extension Plottable where PrimitivePlottable == Self {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}
extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A place on an axis before its scale is known.
public enum Plotted: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// Seconds since the reference date.
    case date(Double)
    /// A name; categories stand in the order of their first mark.
    case category(String)
    /// Points from the leading or upper edge of the plot, whatever the scale is.
    case points(Double)
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
    public var _place: Plotted { .number(Double(self)) }
    public init?(_place: Plotted) {
        guard case .number(let number) = _place else { return nil }
        self.init(number)
    }
}
extension FixedWidthInteger where Self: PrimitivePlottableProtocol {
    public var _place: Plotted { .number(Double(self)) }
    public init?(_place: Plotted) {
        guard case .number(let number) = _place else { return nil }
        self.init(exactly: number.rounded())
    }
}
extension Double: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }
extension Int: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Decimal: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal
    public var _place: Plotted { .number((self as NSDecimalNumber).doubleValue) }
    public init?(_place: Plotted) {
        guard case .number(let number) = _place else { return nil }
        self.init(number)
    }
}
extension Date: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date
    public var _place: Plotted { .date(timeIntervalSinceReferenceDate) }
    public init?(_place: Plotted) {
        guard case .date(let seconds) = _place else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}
extension String: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String
    public var _place: Plotted { .category(self) }
    public init?(_place: Plotted) {
        guard case .category(let name) = _place else { return nil }
        self = name
    }
}

extension Plotted {
    var isCategory: Bool { if case .category = self { true } else { false } }
    var number: Double? {
        switch self {
        case .number(let number), .date(let number): number
        case .category, .points: nil
        }
    }
    /// The name of a category, or the number as text.
    var name: String {
        switch self {
        case .category(let name): name
        case .number(let number), .date(let number), .points(let number): "\(number)"
        }
    }
}
