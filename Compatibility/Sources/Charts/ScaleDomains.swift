import CellUI
import SwiftUI

/// The range of a scale.
public protocol ScaleDomain {
    var _range: ClosedRange<Double>? { get }
    var _categories: [String]? { get }
    /// Whether zero is on it; `nil`: as the marks have it.
    var _includesZero: Bool? { get }
    /// Whether it goes from the trailing or upper end.
    var _isReversed: Bool { get }
}
extension ScaleDomain {
    public var _range: ClosedRange<Double>? { nil }
    public var _categories: [String]? { nil }
    public var _includesZero: Bool? { nil }
    public var _isReversed: Bool { false }
}
extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _range: ClosedRange<Double>? {
        guard let low = lowerBound._plotted.number, let high = upperBound._plotted.number else { return nil }
        return low...high
    }
}
extension Range: ScaleDomain where Bound: Plottable {
    public var _range: ClosedRange<Double>? {
        guard let low = lowerBound._plotted.number, let high = upperBound._plotted.number else { return nil }
        return low...high
    }
}
extension Array: ScaleDomain where Element: Plottable {
    public var _range: ClosedRange<Double>? {
        let numbers = compactMap { $0._plotted.isCategory ? nil : $0._plotted.number }
        guard let low = numbers.min(), let high = numbers.max() else { return nil }
        return low...high
    }
    public var _categories: [String]? {
        let names = compactMap { $0._plotted.isCategory ? $0._plotted.name : nil }
        return names.isEmpty ? nil : names
    }
}
public struct AutomaticScaleDomain: ScaleDomain {
    public let _includesZero: Bool?
    public let _isReversed: Bool
}
extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { .automatic() }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(_includesZero: includesZero, _isReversed: reversed ?? false)
    }
    public static func automatic<V: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: V.Type, modifyInferredDomain: (inout [V]) -> Void
    ) -> AutomaticScaleDomain { .automatic(includesZero: includesZero, reversed: reversed) }
}
public struct PlotDimensionScaleRange: Hashable, Sendable {
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange()
    }
}
