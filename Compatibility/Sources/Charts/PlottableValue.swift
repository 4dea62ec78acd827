import CellUI
import Foundation
import SwiftUI

/// A labelled value of a mark, or a labelled range of values.
public struct PlottableValue<Value: Plottable> {
    let value: Value
    /// The upper bound of a range; `nil` for a single value.
    var end: Value?

    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(value: value)
    }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(value: value) }
    @_disfavoredOverload
    public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(value: value)
    }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(value: value)
    }
}

// Ranges, and the bins of values.
extension PlottableValue where Value: Comparable {
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(value: range.lowerBound, end: range.upperBound)
    }
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(value: range.lowerBound, end: range.upperBound)
    }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(value: range.lowerBound, end: range.upperBound)
    }
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(value: range.lowerBound, end: range.upperBound)
    }
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(value: range.lowerBound, end: range.upperBound)
    }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(value: range.lowerBound, end: range.upperBound)
    }
}
extension PlottableValue where Value == Date {
    /// The beginning of the day, hour or other unit that a date is in.
    private init(_ value: Date, unit: Calendar.Component, calendar: Calendar) {
        self.init(value: calendar.dateInterval(of: unit, for: value)?.start ?? value)
    }
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = Calendar(identifier: .gregorian)
    ) -> PlottableValue { PlottableValue(value, unit: unit, calendar: calendar) }
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = Calendar(identifier: .gregorian)
    ) -> PlottableValue { PlottableValue(value, unit: unit, calendar: calendar) }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = Calendar(identifier: .gregorian)
    ) -> PlottableValue { PlottableValue(value, unit: unit, calendar: calendar) }
}
