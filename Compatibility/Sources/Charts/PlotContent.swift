import CellUI
import SwiftUI

/// What the axis of a plot is called. It changes nothing in a picture.
public protocol PlotLabel {}
extension String: PlotLabel {}
extension Substring: PlotLabel {}
extension Text: PlotLabel {}
extension LocalizedStringKey: PlotLabel {}
extension LocalizedStringResource: PlotLabel {}

/// A labelled property of the elements of a plot's collection.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let path: KeyPath<DataElement, Value>
    public static func value<L: PlotLabel>(_ label: L, _ path: KeyPath<DataElement, Value>) -> PlottableProjection {
        PlottableProjection(path: path)
    }
    func plotted(_ element: DataElement) -> Plotted { element[keyPath: path]._plotted }
}

/// Marks of which each stands for an element of a collection.
public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement
    /// The elements, one for each mark.
    var _elements: [DataElement] { get }
}

/// The marks of a plot of a collection.
public struct VectorizedPlotContent<DataElement>: VectorizedChartContent {
    public let _elements: [DataElement]
    public let _marks: [ChartMark]
    public typealias Body = Never

    init<Data: RandomAccessCollection>(_ data: Data, _ mark: (DataElement) -> ChartMark)
    where Data.Element == DataElement {
        _elements = Array(data)
        _marks = _elements.enumerated().map { index, element in
            var mark = mark(element)
            mark.place = index == 0 ? .firstOfPlot : .inPlot
            return mark
        }
    }

    fileprivate init(_ plot: some VectorizedChartContent<DataElement>, _ change: (inout ChartMark, DataElement) -> Void)
    {
        _elements = plot._elements
        _marks = zip(plot._marks, plot._elements).map { mark, element in
            var mark = mark
            change(&mark, element)
            return mark
        }
    }
}

extension VectorizedChartContent {
    private func changing(_ change: (inout ChartMark, DataElement) -> Void) -> VectorizedPlotContent<DataElement> {
        VectorizedPlotContent(self, change)
    }
    public func foregroundStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)
        -> some VectorizedChartContent<DataElement>
    {
        changing { mark, element in
            mark.colorValue = value.plotted(element)
            mark.colorCategory = value.plotted(element).name
            mark.series = mark.series ?? mark.colorCategory
        }
    }
    public func foregroundStyle<S: ShapeStyle>(_ path: KeyPath<DataElement, S>)
        -> some VectorizedChartContent<DataElement>
    { changing { $0.style = AnyShapeStyle($1[keyPath: path]) } }
    public func opacity(_ path: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
        changing { $0.opacity *= $1[keyPath: path] }
    }
    public func symbolSize(_ path: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        changing { $0.symbolSize = $1[keyPath: path] }
    }
    public func symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>)
        -> some VectorizedChartContent<DataElement>
    { changing { ($0.hasSymbol, $0.symbolValue) = (true, value.plotted($1)) } }
    public func symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>)
        -> some VectorizedChartContent<DataElement>
    { changing { $0.sizeValue = value.plotted($1) } }
    public func lineStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)
        -> some VectorizedChartContent<DataElement>
    {
        changing { mark, element in
            mark.strokeValue = value.plotted(element)
            mark.series = mark.series ?? mark.strokeValue?.name
        }
    }

    // The same for all elements, and still of the elements for the next modifier.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some VectorizedChartContent<DataElement> {
        changing { mark, _ in mark.style = AnyShapeStyle(style) }
    }
    public func opacity(_ opacity: Double) -> some VectorizedChartContent<DataElement> {
        changing { mark, _ in mark.opacity *= opacity }
    }
    public func lineStyle(_ style: StrokeStyle) -> some VectorizedChartContent<DataElement> {
        changing { mark, _ in mark.stroke = style }
    }
    public func interpolationMethod(_ method: InterpolationMethod) -> some VectorizedChartContent<DataElement> {
        changing { mark, _ in mark.interpolation = method }
    }
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some VectorizedChartContent<DataElement> {
        changing { mark, _ in (mark.hasSymbol, mark.symbol) = (true, AnyChartSymbolShape(symbol)) }
    }
    public func symbolSize(_ size: CGFloat) -> some VectorizedChartContent<DataElement> {
        changing { mark, _ in mark.symbolSize = size }
    }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> some VectorizedChartContent<DataElement>
    { changing { mark, _ in mark.cornerRadius = radius } }
}

/// The mark of a plot of a function, whose points are known with the scale of the chart.
public struct FunctionPlotContent: ChartContent {
    public let _marks: [ChartMark]
    public typealias Body = Never

    init(_ kind: ChartMark.Kind, _ function: PlotFunction) {
        var mark = ChartMark(kind: kind)
        mark.place = .firstOfPlot
        mark.function = function
        _marks = [mark]
    }
}

/// A function that is plotted.
struct PlotFunction {
    struct Point {
        var x, y: Double
        var yEnd: Double?
        var isFinite: Bool { x.isFinite && y.isFinite && yEnd?.isFinite ?? true }
    }

    /// Where it is plotted; `nil` for as far as the scale reaches.
    let domain: ClosedRange<Double>?
    let point: (Double) -> Point

    /// A point for each point of the widest card, so that no corner is seen.
    private static let samples = 400

    /// Its points as marks. Where it has no value the line ends, and begins again.
    func marks(of mark: ChartMark, over scale: ClosedRange<Double>) -> [ChartMark] {
        let domain = domain ?? scale
        var marks: [ChartMark] = []
        var isBroken = true
        for sample in 0...Self.samples {
            let share = Double(sample) / Double(Self.samples)
            let point = point(domain.lowerBound + (domain.upperBound - domain.lowerBound) * share)
            defer { isBroken = !point.isFinite }
            guard point.isFinite else { continue }
            var own = mark
            (own.x, own.y, own.yEnd) = (.number(point.x), .number(point.y), point.yEnd.map { .number($0) })
            own.place = isBroken ? .firstOfPlot : .inPlot
            marks.append(own)
        }
        return marks
    }
}
