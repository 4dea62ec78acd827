import CellUI
import SwiftUI

/// A rectangle for each element of a collection.
public struct RectanglePlot<Content: VectorizedChartContent>: VectorizedChartContent {
    let content: Content
    public typealias Body = Never
    public var _marks: [ChartMark] { content._marks }
    public var _elements: [Content.DataElement] { content._elements }
}
extension RectanglePlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            var mark = ChartMark(kind: .rectangle, x: x.plotted($0), y: y.plotted($0))
            mark.width = height == .automatic ? width : height
            return mark
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            ChartMark(
                kind: .rectangle, x: xStart.plotted($0), y: yStart.plotted($0), xEnd: xEnd.plotted($0),
                yEnd: yEnd.plotted($0))
        }
    }
}

/// A line for each element of a collection.
public struct RulePlot<Content: VectorizedChartContent>: VectorizedChartContent {
    let content: Content
    public typealias Body = Never
    public var _marks: [ChartMark] { content._marks }
    public var _elements: [Content.DataElement] { content._elements }
}
extension RulePlot {
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data.Element> {
        let (start, end) = ChartMark.span(from: yStart, to: yEnd)
        content = VectorizedPlotContent(data) { .rule(x: x.plotted($0), y: start, yEnd: end) }
    }
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        let (start, end) = ChartMark.span(from: xStart, to: xEnd)
        content = VectorizedPlotContent(data) { .rule(x: start, y: y.plotted($0), xEnd: end) }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            .rule(x: x.plotted($0), y: yStart.plotted($0), yEnd: yEnd.plotted($0))
        }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            .rule(x: xStart.plotted($0), y: y.plotted($0), xEnd: xEnd.plotted($0))
        }
    }
}

/// A sector for each element of a collection.
public struct SectorPlot<Content: VectorizedChartContent>: VectorizedChartContent {
    let content: Content
    public typealias Body = Never
    public var _marks: [ChartMark] { content._marks }
    public var _elements: [Content.DataElement] { content._elements }
}
extension SectorPlot {
    public init<Data: RandomAccessCollection, V: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, V>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data.Element> {
        content = VectorizedPlotContent(data) {
            var mark = ChartMark(kind: .sector, y: angle.plotted($0))
            mark.innerRadius = innerRadius
            mark.angularInset = angularInset ?? 0
            return mark
        }
    }
}
