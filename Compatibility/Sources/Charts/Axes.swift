import CellUI
import SwiftUI

// The parts of axes. Lines are drawn as Charts draws them by itself; what a source says of their looks is accepted.

public protocol AxisContent {
    /// The marks of the axis; none where it has neither labels nor lines.
    var _marks: [AxisMarks] { get }
}
/// Labels and lines at the values of an axis.
public protocol AxisMark {
    /// The label, the lines.
    var _parts: [AxisPart] { get }
}

@resultBuilder
public enum AxisContentBuilder {
    public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> AxisParts {
        var marks: [AxisMarks] = []
        repeat marks += (each content)._marks
        return AxisParts(_marks: marks)
    }
    public static func buildOptional(_ content: AxisParts?) -> AxisParts { content ?? AxisParts(_marks: []) }
    public static func buildEither(first content: AxisParts) -> AxisParts { content }
    public static func buildEither(second content: AxisParts) -> AxisParts { content }
}
public struct AxisParts: AxisContent { public let _marks: [AxisMarks] }
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildBlock<each M: AxisMark>(_ content: repeat each M) -> AxisMarkGroup {
        var parts: [AxisPart] = []
        repeat parts += (each content)._parts
        return AxisMarkGroup(_parts: parts)
    }
    public static func buildOptional(_ content: AxisMarkGroup?) -> AxisMarkGroup {
        content ?? AxisMarkGroup(_parts: [])
    }
    public static func buildEither(first content: AxisMarkGroup) -> AxisMarkGroup { content }
    public static func buildEither(second content: AxisMarkGroup) -> AxisMarkGroup { content }
}
public struct AxisMarkGroup: AxisMark { public let _parts: [AxisPart] }

/// What an axis has at one of its values.
public struct AxisPart {
    enum Kind {
        case grid, tick
        /// A label, of the value's text.
        case label((String, Plotted) -> AnyView)
    }
    var kind: Kind
}

/// Values of an axis, and what it has there.
public struct AxisMarks: AxisContent {
    public var _marks: [AxisMarks] { [self] }
    let position: AxisMarkPosition
    let values: AxisMarkValues
    /// The parts at a value; `nil` for those of an axis that says nothing of them.
    var content: ((AxisValue) -> [AxisPart])?

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) { (self.position, self.values) = (position, values) }
    public init<V: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        stroke: StrokeStyle? = nil
    ) { (self.position, self.values) = (position, AxisMarkValues(kind: .list(values.map(\._plotted)))) }
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        (self.position, self.values) = (position, values)
        content = { _ in AxisGridLine()._parts + AxisValueLabel(format: format)._parts }
    }
    public init<F: FormatStyle, V: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset: preset, position: position, values: values, stroke: stroke)
        content = { _ in AxisGridLine()._parts + AxisValueLabel(format: format)._parts }
    }
    public init<M: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> M
    ) {
        (self.position, self.values) = (position, values)
        self.content = { content($0)._parts }
    }
    public init<V: Plottable, M: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        @AxisMarkBuilder content: @escaping (AxisValue) -> M
    ) {
        self.init(preset: preset, position: position, values: values)
        self.content = { content($0)._parts }
    }
    public init<M: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> M
    ) { self.init(preset: preset, position: position, values: values) { _ in content() } }
    public init<V: Plottable, M: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        @AxisMarkBuilder content: @escaping () -> M
    ) { self.init(preset: preset, position: position, values: values) { _ in content() } }
}
public struct AxisValue: Sendable {
    let plotted: Plotted
    public internal(set) var index = 0
    public internal(set) var count = 1
    init(plotted: Plotted, index: Int = 0, count: Int = 1) {
        (self.plotted, self.index, self.count) = (plotted, index, count)
    }
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotted: plotted) }
}
public struct AxisGridLine: AxisMark {
    public var _parts: [AxisPart] { [AxisPart(kind: .grid)] }
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}
public struct AxisTick: AxisMark {
    public enum Length: Sendable { case automatic, label, longestLabel, fixed(CGFloat) }
    public var _parts: [AxisPart] { [AxisPart(kind: .tick)] }
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
}
public struct AxisValueLabel: AxisMark {
    private let label: (String, Plotted) -> AnyView
    public var _parts: [AxisPart] { [AxisPart(kind: .label(label))] }
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) { label = { text, _ in AnyView(Text(verbatim: text)) } }
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        label = { text, value in
            let value = AxisValue(plotted: value)
            let inputs: [F.FormatInput?] = [
                value.as(Double.self) as? F.FormatInput, value.as(Int.self) as? F.FormatInput,
                value.as(Decimal.self) as? F.FormatInput, value.as(Date.self) as? F.FormatInput,
                value.as(String.self) as? F.FormatInput,
            ]
            let formatted = inputs.lazy.compactMap { $0 }.first.map { format.format($0) }
            return AnyView(Text(verbatim: formatted as? String ?? text))
        }
    }
    public init<C: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) {
        let view = AnyView(content())
        label = { _, _ in view }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        let view = AnyView(Text(text))
        label = { _, _ in view }
    }
    public init(
        _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        let view = AnyView(Text(text))
        label = { _, _ in view }
    }
}
extension AxisMark {
    private func labels(_ change: @escaping (AnyView) -> AnyView) -> AxisMarkGroup {
        AxisMarkGroup(
            _parts: _parts.map { part in
                guard case .label(let label) = part.kind else { return part }
                return AxisPart(kind: .label { change(label($0, $1)) })
            })
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        labels { AnyView($0.foregroundStyle(style)) }
    }
    public func font(_ font: Font?) -> some AxisMark { labels { AnyView($0.font(font)) } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}
