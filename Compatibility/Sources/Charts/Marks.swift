import CellUI
import SwiftUI

public struct BarMark: ChartContent {
    public let _marks: [ChartMark]
    public typealias Body = Never
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        var mark = ChartMark(
            kind: .bar, x: x.value._plotted, y: y.value._plotted, xEnd: x.end?._plotted, yEnd: y.end?._plotted)
        mark.width = height == .automatic ? width : height
        mark.isOverRange = (x.end == nil) != (y.end == nil)
        _marks = [mark]
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var mark = ChartMark(
            kind: .bar, x: x.value._plotted, y: yStart.value._plotted, yEnd: yEnd.value._plotted)
        mark.width = width
        _marks = [mark]
    }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = ChartMark(
            kind: .bar, x: xStart.value._plotted, y: y.value._plotted, xEnd: xEnd.value._plotted)
        mark.width = height
        _marks = [mark]
    }
    public init<X: Plottable>(x: PlottableValue<X>, stacking: MarkStackingMethod = .standard) {
        _marks = [ChartMark(kind: .bar, x: x.value._plotted, y: .category(""))]
    }
    public init<Y: Plottable>(y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {
        _marks = [ChartMark(kind: .bar, x: .category(""), y: y.value._plotted)]
    }
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        var mark = ChartMark(kind: .bar, x: x.value._plotted, xEnd: x.end?._plotted)
        (mark.y, mark.yEnd) = ChartMark.span(from: yStart, to: yEnd)
        mark.width = width
        _marks = [mark]
    }
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var mark = ChartMark(kind: .bar, y: y.value._plotted, yEnd: y.end?._plotted)
        (mark.x, mark.xEnd) = ChartMark.span(from: xStart, to: xEnd)
        mark.width = height
        _marks = [mark]
    }
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        _marks = [ChartMark(kind: .bar, x: xStart.value._plotted, y: .category(""), xEnd: xEnd.value._plotted)]
    }
}

public struct LineMark: ChartContent {
    public let _marks: [ChartMark]
    public typealias Body = Never
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        _marks = [ChartMark(kind: .line, x: x.value._plotted, y: y.value._plotted)]
    }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        _marks = [
            ChartMark(kind: .line, x: x.value._plotted, y: y.value._plotted, series: series.value._plotted.name)
        ]
    }
}

public struct PointMark: ChartContent {
    public let _marks: [ChartMark]
    public typealias Body = Never
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        _marks = [ChartMark(kind: .point, x: x.value._plotted, y: y.value._plotted)]
    }
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        _marks = [ChartMark(kind: .point, x: x.value._plotted, y: y.map { .points($0) })]
    }
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        _marks = [ChartMark(kind: .point, x: x.map { .points($0) }, y: y.value._plotted)]
    }
}

public struct AreaMark: ChartContent {
    public let _marks: [ChartMark]
    public typealias Body = Never
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) { _marks = [ChartMark(kind: .area, x: x.value._plotted, y: y.value._plotted)] }
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        _marks = [
            ChartMark(kind: .area, x: x.value._plotted, y: y.value._plotted, series: series.value._plotted.name)
        ]
    }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        _marks = [
            ChartMark(kind: .area, x: x.value._plotted, y: yStart.value._plotted, yEnd: yEnd.value._plotted)
        ]
    }
}
