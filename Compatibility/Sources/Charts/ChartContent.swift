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
    /// The value of that category.
    var colorValue: Plotted?
    var opacity = 1.0
    var stroke = StrokeStyle(lineWidth: 2)
    var interpolation = InterpolationMethod.linear
    var symbolSize: CGFloat?
    var hasSymbol = false
    /// Whether its symbol is a shape, not a view.
    var hasDrawnSymbol = true
    /// The shape of its symbol; `nil` for a disc.
    var symbol: AnyChartSymbolShape?
    /// The values that its symbol's shape and size and its stroke stand for.
    var symbolValue, sizeValue, strokeValue: Plotted?
    var cornerRadius: CGFloat?
    var width = MarkDimension.automatic
    /// Whether it is a bar over a range of values, which begins at zero as one over a single value does.
    var isOverRange = false
    /// Where it stands beside the others at its value; `nil` for in the middle.
    var position: MarkPosition?
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

/// What a layer of marks is for the view that styles it.
public struct PlaceholderContentView: View {
    public var body: some View { EmptyView() }
}

/// Several marks that are one thing to a screen reader.
public struct Plot<Content: ChartContent>: ChartContent {
    private let content: Content
    public typealias Body = Never
    public var _marks: [ChartMark] { content._marks }
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
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
            $0.colorValue = value.value._plotted
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
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing { $0.sizeValue = value.value._plotted }
    }
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing {
            $0.strokeValue = value.value._plotted
            $0.series = $0.series ?? value.value._plotted.name
        }
    }
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changing { ($0.hasSymbol, $0.symbol) = (true, AnyChartSymbolShape(symbol)) }
    }
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changing {
            ($0.hasSymbol, $0.symbolValue) = (true, value.value._plotted)
            $0.series = $0.series ?? value.value._plotted.name
        }
    }
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let annotation = ChartAnnotation(position: .overlay, alignment: .center, spacing: 0, view: AnyView(symbol()))
        return changing {
            ($0.hasSymbol, $0.hasDrawnSymbol) = (true, false)
            $0.annotations.append(annotation)
        }
    }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changing { $0.cornerRadius = radius }
    }
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
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
    public func offset(_ offset: CGSize) -> some ChartContent { self }
    public func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent { self }
    public func offset(yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent { self }
    public func offset(xStart: CGFloat, xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent { self }
    public func offset(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) -> some ChartContent { self }
    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { self }
    public func compositingLayer() -> some ChartContent { self }
    public func compositingLayer<V: View>(@ViewBuilder style: (PlaceholderContentView) -> V) -> some ChartContent {
        self
    }
}
