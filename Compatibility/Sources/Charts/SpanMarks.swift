import CellUI
import SwiftUI

extension ChartMark {
    /// From one distance to another, in points from the leading or upper edge of the plot; where one is missing, from or to its edge.
    static func span(from start: CGFloat?, to end: CGFloat?) -> (start: Plotted?, end: Plotted?) {
        guard start != nil || end != nil else { return (nil, nil) }
        return (.points(start ?? 0), .points(end ?? .infinity))
    }
}

extension ChartMark {
    static func rule(x: Plotted? = nil, y: Plotted? = nil, xEnd: Plotted? = nil, yEnd: Plotted? = nil) -> ChartMark {
        var mark = ChartMark(kind: .rule, x: x, y: y, xEnd: xEnd, yEnd: yEnd)
        mark.stroke = StrokeStyle(lineWidth: 1)
        return mark
    }
}

/// A line across the plot, or between two values or distances.
public struct RuleMark: ChartContent {
    public let _marks: [ChartMark]
    public typealias Body = Never
    private init(x: Plotted? = nil, y: Plotted? = nil, xEnd: Plotted? = nil, yEnd: Plotted? = nil) {
        _marks = [.rule(x: x, y: y, xEnd: xEnd, yEnd: yEnd)]
    }
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        let (start, end) = ChartMark.span(from: yStart, to: yEnd)
        self.init(x: x.value._plotted, y: start, yEnd: end)
    }
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        let (start, end) = ChartMark.span(from: xStart, to: xEnd)
        self.init(x: start, y: y.value._plotted, xEnd: end)
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { self.init(x: x.value._plotted, y: yStart.value._plotted, yEnd: yEnd.value._plotted) }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { self.init(x: xStart.value._plotted, y: y.value._plotted, xEnd: xEnd.value._plotted) }
}

/// A rectangle between values, distances or the edges of the plot.
public struct RectangleMark: ChartContent {
    public let _marks: [ChartMark]
    public typealias Body = Never
    private init(
        x: Plotted?, xEnd: Plotted?, y: Plotted?, yEnd: Plotted?, _ dimension: MarkDimension = .automatic
    ) {
        var mark = ChartMark(kind: .rectangle, x: x, y: y, xEnd: xEnd, yEnd: yEnd)
        mark.width = dimension
        _marks = [mark]
    }
    public init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        let (x, y) = (ChartMark.span(from: xStart, to: xEnd), ChartMark.span(from: yStart, to: yEnd))
        self.init(x: x.start, xEnd: x.end, y: y.start, yEnd: y.end)
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(
            x: x.value._plotted, xEnd: x.end?._plotted, y: y.value._plotted, yEnd: y.end?._plotted,
            height == .automatic ? width : height)
    }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(
            x: xStart.value._plotted, xEnd: xEnd.value._plotted, y: yStart.value._plotted, yEnd: yEnd.value._plotted)
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init(
            x: x.value._plotted, xEnd: x.end?._plotted, y: yStart.value._plotted, yEnd: yEnd.value._plotted, width)
    }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(
            x: xStart.value._plotted, xEnd: xEnd.value._plotted, y: y.value._plotted, yEnd: y.end?._plotted, height)
    }
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        let y = ChartMark.span(from: yStart, to: yEnd)
        self.init(x: x.value._plotted, xEnd: x.end?._plotted, y: y.start, yEnd: y.end, width)
    }
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        let x = ChartMark.span(from: xStart, to: xEnd)
        self.init(x: x.start, xEnd: x.end, y: y.value._plotted, yEnd: y.end?._plotted, height)
    }
    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        let y = ChartMark.span(from: yStart, to: yEnd)
        self.init(x: xStart.value._plotted, xEnd: xEnd.value._plotted, y: y.start, yEnd: y.end)
    }
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        let x = ChartMark.span(from: xStart, to: xEnd)
        self.init(x: x.start, xEnd: x.end, y: yStart.value._plotted, yEnd: yEnd.value._plotted)
    }
}

public struct SectorMark: ChartContent {
    public let _marks: [ChartMark]
    public typealias Body = Never
    public init<V: Plottable>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var mark = ChartMark(kind: .sector, y: angle.value._plotted)
        mark.innerRadius = innerRadius
        mark.angularInset = angularInset ?? 0
        _marks = [mark]
    }
}
