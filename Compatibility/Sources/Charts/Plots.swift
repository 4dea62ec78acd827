import CellUI
import SwiftUI

/// A line through points that a function gives, or that a collection's elements are.
public struct LinePlot<Content: ChartContent>: ChartContent {
    let content: Content
    public typealias Body = Never
    public var _marks: [ChartMark] { content._marks }
}
extension LinePlot where Content == FunctionPlotContent {
    /// y as a function of x, as far as the scale of the chart reaches or in a domain.
    public init<X: PlotLabel, Y: PlotLabel>(
        x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        content = FunctionPlotContent(
            .line, PlotFunction(domain: domain) { PlotFunction.Point(x: $0, y: function($0)) })
    }
    /// x and y as functions of a parameter.
    public init<X: PlotLabel, Y: PlotLabel, T: PlotLabel>(
        x: X, y: Y, t: T, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        content = FunctionPlotContent(
            .line,
            PlotFunction(domain: domain) {
                let (x, y) = function($0)
                return PlotFunction.Point(x: x, y: y)
            })
    }
}
extension LinePlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) { ChartMark(kind: .line, x: x.plotted($0), y: y.plotted($0)) }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            ChartMark(kind: .line, x: x.plotted($0), y: y.plotted($0), series: series.plotted($0).name)
        }
    }
}
extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public var _elements: [Content.DataElement] { content._elements }
}

/// The area below a line, or between two.
public struct AreaPlot<Content: ChartContent>: ChartContent {
    let content: Content
    public typealias Body = Never
    public var _marks: [ChartMark] { content._marks }
}
extension AreaPlot where Content == FunctionPlotContent {
    /// The area between zero and a function of x.
    public init<X: PlotLabel, Y: PlotLabel>(
        x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        content = FunctionPlotContent(
            .area, PlotFunction(domain: domain) { PlotFunction.Point(x: $0, y: 0, yEnd: function($0)) })
    }
    /// The area between two functions of x.
    public init<X: PlotLabel, Start: PlotLabel, End: PlotLabel>(
        x: X, yStart: Start, yEnd: End, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionPlotContent(
            .area,
            PlotFunction(domain: domain) {
                let (start, end) = function($0)
                return PlotFunction.Point(x: $0, y: start, yEnd: end)
            })
    }
}
extension AreaPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) { ChartMark(kind: .area, x: x.plotted($0), y: y.plotted($0)) }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            ChartMark(kind: .area, x: x.plotted($0), y: y.plotted($0), series: series.plotted($0).name)
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            ChartMark(kind: .area, x: x.plotted($0), y: yStart.plotted($0), yEnd: yEnd.plotted($0))
        }
    }
}
extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public var _elements: [Content.DataElement] { content._elements }
}

/// A bar for each element of a collection.
public struct BarPlot<Content: VectorizedChartContent>: VectorizedChartContent {
    let content: Content
    public typealias Body = Never
    public var _marks: [ChartMark] { content._marks }
    public var _elements: [Content.DataElement] { content._elements }
}
extension BarPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            var mark = ChartMark(kind: .bar, x: x.plotted($0), y: y.plotted($0))
            mark.width = height == .automatic ? width : height
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            var mark = ChartMark(kind: .bar, x: x.plotted($0), y: yStart.plotted($0), yEnd: yEnd.plotted($0))
            mark.width = width
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            var mark = ChartMark(kind: .bar, x: xStart.plotted($0), y: y.plotted($0), xEnd: xEnd.plotted($0))
            mark.width = height
            return mark
        }
    }
}

/// A symbol for each element of a collection.
public struct PointPlot<Content: VectorizedChartContent>: VectorizedChartContent {
    let content: Content
    public typealias Body = Never
    public var _marks: [ChartMark] { content._marks }
    public var _elements: [Content.DataElement] { content._elements }
}
extension PointPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) { ChartMark(kind: .point, x: x.plotted($0), y: y.plotted($0)) }
    }
}
