import CellUI
import SwiftUI

// The parts of axes. Their labels are drawn as Charts draws them by itself; what a source says of them is accepted.

public protocol AxisContent {
    /// Whether the axis has labels or lines.
    var _isShown: Bool { get }
}
public protocol AxisMark {}

@resultBuilder
public enum AxisContentBuilder {
    public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> AxisParts {
        var isShown = false
        repeat isShown = isShown || (each content)._isShown
        return AxisParts(_isShown: isShown)
    }
    public static func buildOptional(_ content: AxisParts?) -> AxisParts { content ?? AxisParts(_isShown: false) }
    public static func buildEither(first content: AxisParts) -> AxisParts { content }
    public static func buildEither(second content: AxisParts) -> AxisParts { content }
}
public struct AxisParts: AxisContent { public let _isShown: Bool }
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildBlock<each M: AxisMark>(_ content: repeat each M) -> AxisMarkGroup {
        var isEmpty = true
        repeat isEmpty = AxisMarkGroup.isEmpty(isEmpty, each content)
        return AxisMarkGroup(isEmpty: isEmpty)
    }
    public static func buildOptional(_ content: AxisMarkGroup?) -> AxisMarkGroup {
        content ?? AxisMarkGroup(isEmpty: true)
    }
    public static func buildEither(first content: AxisMarkGroup) -> AxisMarkGroup { content }
    public static func buildEither(second content: AxisMarkGroup) -> AxisMarkGroup { content }
}
public struct AxisMarkGroup: AxisMark {
    let isEmpty: Bool
    static func isEmpty<M: AxisMark>(_ before: Bool, _ mark: M) -> Bool {
        before && (mark as? AxisMarkGroup)?.isEmpty ?? false
    }
}

public struct AxisMarks: AxisContent {
    public let _isShown: Bool
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) { _isShown = true }
    public init<V: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        stroke: StrokeStyle? = nil
    ) { _isShown = true }
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { _isShown = true }
    public init<M: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: (AxisValue) -> M
    ) { _isShown = !AxisMarkGroup.isEmpty(true, content(AxisValue())) }
    public init<V: Plottable, M: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        @AxisMarkBuilder content: (AxisValue) -> M
    ) { _isShown = !AxisMarkGroup.isEmpty(true, content(AxisValue())) }
}
public struct AxisValue: Sendable {
    public var index: Int { 0 }
    public var count: Int { 1 }
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}
public struct AxisGridLine: AxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}
public struct AxisTick: AxisMark {
    public enum Length: Sendable { case automatic, label, longestLabel, fixed(CGFloat) }
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
}
public struct AxisValueLabel: AxisMark {
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {}
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {}
    public init<C: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
    public init(_ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
}
extension AxisMark {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
    public func font(_ font: Font?) -> some AxisMark { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}
public struct AxisMarkPreset: Hashable, Sendable {
    public static let automatic = AxisMarkPreset(), aligned = AxisMarkPreset(), extended = AxisMarkPreset(),
        inset = AxisMarkPreset()
}
public struct AxisMarkPosition: Hashable, Sendable {
    public static let automatic = AxisMarkPosition(), leading = AxisMarkPosition(), trailing = AxisMarkPosition(),
        top = AxisMarkPosition(), bottom = AxisMarkPosition()
}
public struct AxisMarkValues: Sendable {
    public static var automatic: AxisMarkValues { AxisMarkValues() }
    public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
        -> AxisMarkValues
    { AxisMarkValues() }
    public static func automatic(minimumStride: Double, desiredCount: Int? = nil) -> AxisMarkValues { AxisMarkValues() }
    public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues { AxisMarkValues() }
    public static func stride(by step: Double) -> AxisMarkValues { AxisMarkValues() }
}
public enum AxisValueLabelCollisionResolution: Sendable { case automatic, greedy, disabled, truncate }
public enum AxisValueLabelOrientation: Sendable { case automatic, horizontal, vertical, verticalReversed }
