import CellUI
@_exported import Foundation
import SwiftUI

/// A value that can be plotted: a number, a date or a category.
public protocol Plottable {
    /// Its place.
    var _plotted: Plotted { get }
}

/// A place on an axis before its scale is known.
public enum Plotted: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// Seconds since the reference date.
    case date(Double)
    /// A name; categories stand in the order of their first mark.
    case category(String)
}

extension Double: Plottable { public var _plotted: Plotted { .number(self) } }
extension Float: Plottable { public var _plotted: Plotted { .number(Double(self)) } }
extension CGFloat: Plottable { public var _plotted: Plotted { .number(Double(self)) } }
extension Int: Plottable { public var _plotted: Plotted { .number(Double(self)) } }
extension Int8: Plottable { public var _plotted: Plotted { .number(Double(self)) } }
extension Int16: Plottable { public var _plotted: Plotted { .number(Double(self)) } }
extension Int32: Plottable { public var _plotted: Plotted { .number(Double(self)) } }
extension Int64: Plottable { public var _plotted: Plotted { .number(Double(self)) } }
extension UInt: Plottable { public var _plotted: Plotted { .number(Double(self)) } }
extension UInt8: Plottable { public var _plotted: Plotted { .number(Double(self)) } }
extension Decimal: Plottable { public var _plotted: Plotted { .number((self as NSDecimalNumber).doubleValue) } }
extension Date: Plottable { public var _plotted: Plotted { .date(timeIntervalSinceReferenceDate) } }
extension String: Plottable { public var _plotted: Plotted { .category(self) } }
extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var _plotted: Plotted { rawValue._plotted }
}

/// A labelled value of a mark.
public struct PlottableValue<Value: Plottable> {
    let value: Value
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(value: value)
    }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(value: value) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(value: value)
    }
    public static func value(_ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component) -> PlottableValue
    where Value == Date {
        PlottableValue(value: Calendar(identifier: .gregorian).dateInterval(of: unit, for: value)?.start ?? value)
    }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Date, unit: Calendar.Component) -> PlottableValue
    where Value == Date {
        PlottableValue(value: Calendar(identifier: .gregorian).dateInterval(of: unit, for: value)?.start ?? value)
    }
}
