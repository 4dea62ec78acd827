import CellUI
import SwiftUI

/// Marks of a chart.
public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder var body: Body { get }
    /// The marks, in source order.
    var _marks: [ChartMark] { get }
}
extension ChartContent { public var _marks: [ChartMark] { body._marks } }
extension ChartContent where Body == Never { public var body: Never { fatalError("a mark has no body") } }
extension Never: ChartContent {}

/// Marks as they are drawn.
public struct ChartMark {
    enum Kind { case bar, line, point, area, rule, rectangle, sector }
    var kind: Kind
    var x: Plotted?
    var y: Plotted?
    var xEnd: Plotted?
    var yEnd: Plotted?
    var series: String?
    var style: AnyShapeStyle?
    /// The category whose colour is used if no style is set.
    var colorCategory: String?
    var opacity = 1.0
    var stroke = StrokeStyle(lineWidth: 2)
    var interpolation = InterpolationMethod.linear
    var symbolSize: CGFloat?
    var hasSymbol = false
    var cornerRadius: CGFloat?
    var width = MarkDimension.automatic
    var innerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0
    var annotations: [ChartAnnotation] = []
    /// Where it stands in a plot; marks outside of plots are joined by their series alone.
    var place = Place.outsidePlots
    /// What its points are computed from; `nil` if it is one.
    var function: PlotFunction?

    enum Place { case outsidePlots, firstOfPlot, inPlot }
}

@resultBuilder
public enum ChartContentBuilder {
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> ChartMarks {
        var marks: [ChartMark] = []
        repeat marks.append(contentsOf: (each content)._marks)
        return ChartMarks(_marks: marks)
    }
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildOptional(_ content: ChartMarks?) -> ChartMarks { content ?? ChartMarks(_marks: []) }
    public static func buildEither(first content: ChartMarks) -> ChartMarks { content }
    public static func buildEither(second content: ChartMarks) -> ChartMarks { content }
    public static func buildArray(_ content: [ChartMarks]) -> ChartMarks {
        ChartMarks(_marks: content.flatMap(\._marks))
    }
    public static func buildLimitedAvailability(_ content: ChartMarks) -> ChartMarks { content }
}

/// Several marks.
public struct ChartMarks: ChartContent {
    public let _marks: [ChartMark]
    public typealias Body = Never
}
public typealias AnyChartContent = ChartMarks
extension ChartMarks { public init<C: ChartContent>(_ content: C) { _marks = content._marks } }

extension ForEach: ChartContent where Content: ChartContent {
    public var _marks: [ChartMark] { data.flatMap { content($0)._marks } }
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self.init(_data: data, content: content) }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(_data: data, content: content) }
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(_data: data, content: content) }
}
extension Optional: ChartContent where Wrapped: ChartContent {
    public var _marks: [ChartMark] { self?._marks ?? [] }
    public typealias Body = Never
}

extension ChartContent {
    func changing(_ change: (inout ChartMark) -> Void) -> ChartMarks {
        var marks = _marks
        for index in marks.indices { change(&marks[index]) }
        return ChartMarks(_marks: marks)
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changing { $0.style = AnyShapeStyle(style) }
    }
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing {
            $0.colorCategory = value.value._plotted.name
            $0.series = $0.series ?? value.value._plotted.name
        }
    }
    public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.opacity *= opacity } }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changing { $0.stroke = style } }
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changing { $0.interpolation = method }
    }
    public func symbolSize(_ size: CGFloat) -> some ChartContent { changing { $0.symbolSize = size } }
    public func symbolSize(_ size: CGSize) -> some ChartContent {
        changing { $0.symbolSize = size.width * size.height }
    }
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { changing { $0.hasSymbol = true } }
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.hasSymbol = true }
    }
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { changing { $0.hasSymbol = true } }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changing { $0.cornerRadius = radius }
    }
    public func position<D: Plottable>(by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic)
        -> some ChartContent
    { self }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let annotation = ChartAnnotation(
            position: position, alignment: alignment, spacing: spacing ?? ChartAnnotation.usualSpacing,
            view: AnyView(content()))
        return changing { $0.annotations.append(annotation) }
    }
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent { annotation(position: position, alignment: alignment, spacing: spacing, content: content) }
    // Accepted: drawn the same with and without.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
    public func zIndex(_ value: Double) -> some ChartContent { self }
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        self
    }
    public func blur(radius: CGFloat) -> some ChartContent { self }
    public func clipShape<S: Shape>(_ shape: S) -> some ChartContent { self }
    public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
    public func accessibilityValue(_ value: Text) -> some ChartContent { self }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}

public struct InterpolationMethod: Hashable, Sendable {
    enum Kind { case linear, smooth, stepStart, stepCenter, stepEnd }
    let kind: Kind
    public static let linear = InterpolationMethod(kind: .linear)
    public static let monotone = InterpolationMethod(kind: .smooth)
    public static let cardinal = InterpolationMethod(kind: .smooth)
    public static let catmullRom = InterpolationMethod(kind: .smooth)
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
}
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Hashable, Sendable {
    enum Kind: Hashable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
    let kind: Kind
    init(kind: Kind) { self.kind = kind }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { kind = .fixed(value) }
    public static let automatic = MarkDimension(kind: .automatic)
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

    /// The length in a space of `whole` points.
    func length(of whole: CGFloat, automatic ratio: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: whole * ratio
        case .fixed(let length): length
        case .ratio(let ratio): whole * ratio
        case .inset(let inset): max(0, whole - 2 * inset)
        }
    }
}
public enum MarkStackingMethod: Hashable, Sendable { case standard, normalized, center, unstacked }
public struct AnnotationPosition: Hashable, Sendable {
    let anchor: UnitPoint
    var isAutomatic = false
    public static let automatic = AnnotationPosition(anchor: .bottom, isAutomatic: true)
    public static let overlay = AnnotationPosition(anchor: .center)
    public static let top = AnnotationPosition(anchor: .bottom)
    public static let bottom = AnnotationPosition(anchor: .top)
    public static let leading = AnnotationPosition(anchor: .trailing)
    public static let trailing = AnnotationPosition(anchor: .leading)
    public static let topLeading = AnnotationPosition(anchor: .bottomTrailing)
    public static let topTrailing = AnnotationPosition(anchor: .bottomLeading)
    public static let bottomLeading = AnnotationPosition(anchor: .topTrailing)
    public static let bottomTrailing = AnnotationPosition(anchor: .topLeading)
}
public struct AnnotationOverflowResolution: Hashable, Sendable {
    public struct Strategy: Hashable, Sendable {
        public static let automatic = Strategy(), fit = Strategy(), padScale = Strategy(), disabled = Strategy()
        public static func fit(to boundary: Boundary) -> Strategy { .fit }
    }
    public struct Boundary: Hashable, Sendable {
        public static let automatic = Boundary(), chart = Boundary(), plot = Boundary()
    }
    public static let automatic = AnnotationOverflowResolution()
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

extension Plotted {
    /// The name of a category, or the number as text.
    var name: String {
        switch self {
        case .category(let name): name
        case .number(let number), .date(let number): "\(number)"
        }
    }
}
