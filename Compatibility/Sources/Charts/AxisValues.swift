import CellUI
import SwiftUI

// Where the parts of axes are.

public struct AxisMarkPreset: Hashable, Sendable {
    public static let automatic = AxisMarkPreset(), aligned = AxisMarkPreset(), extended = AxisMarkPreset(),
        inset = AxisMarkPreset()
}
public struct AxisMarkPosition: Hashable, Sendable {
    /// Whether it is the side on which the axis is not by itself: before the plot, or above it.
    let isOpposite: Bool
    public static let automatic = AxisMarkPosition(isOpposite: false), trailing = automatic, bottom = automatic
    public static let leading = AxisMarkPosition(isOpposite: true), top = leading
}
public struct AxisMarkValues: Sendable {
    enum Kind {
        case automatic(count: Int?)
        case stride(Double)
        case dates(Calendar.Component, count: Int)
        case list([Plotted])
    }
    let kind: Kind
    /// Whether the source says neither which values there are nor how many.
    var isAutomatic: Bool { if case .automatic(nil) = kind { true } else { false } }
    public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }
    public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
        -> AxisMarkValues
    { AxisMarkValues(kind: .automatic(count: desiredCount)) }
    public static func automatic(minimumStride: Double, desiredCount: Int? = nil) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(count: desiredCount))
    }
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .dates(component, count: count))
    }
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .stride(Double(step))) }
    @_disfavoredOverload
    public static func stride<P: Plottable & BinaryInteger>(
        by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .stride(Double(step))) }
}
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    public static let automatic = AxisValueLabelCollisionResolution(), disabled = AxisValueLabelCollisionResolution()
    public static let greedy = AxisValueLabelCollisionResolution(), truncate = AxisValueLabelCollisionResolution()
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
        -> AxisValueLabelCollisionResolution
    { .greedy }
}
public enum AxisValueLabelOrientation: Sendable { case automatic, horizontal, vertical, verticalReversed }
