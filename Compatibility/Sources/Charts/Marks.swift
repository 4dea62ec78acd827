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
        var mark = ChartMark(kind: .bar, x: x.value._plotted, y: y.value._plotted)
        mark.width = height == .automatic ? width : height
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

public struct RuleMark: ChartContent {
    public let _marks: [ChartMark]
    public typealias Body = Never
    private init(x: Plotted? = nil, y: Plotted? = nil, xEnd: Plotted? = nil, yEnd: Plotted? = nil) {
        var mark = ChartMark(kind: .rule, x: x, y: y, xEnd: xEnd, yEnd: yEnd)
        mark.stroke = StrokeStyle(lineWidth: 1)
        _marks = [mark]
    }
    public init<X: Plottable>(x: PlottableValue<X>) { self.init(x: x.value._plotted) }
    public init<Y: Plottable>(y: PlottableValue<Y>) { self.init(y: y.value._plotted) }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { self.init(x: x.value._plotted, y: yStart.value._plotted, yEnd: yEnd.value._plotted) }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { self.init(x: xStart.value._plotted, y: y.value._plotted, xEnd: xEnd.value._plotted) }
}

public struct RectangleMark: ChartContent {
    public let _marks: [ChartMark]
    public typealias Body = Never
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) { _marks = [ChartMark(kind: .rectangle, x: x.value._plotted, y: y.value._plotted)] }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        _marks = [
            ChartMark(
                kind: .rectangle, x: xStart.value._plotted, y: yStart.value._plotted, xEnd: xEnd.value._plotted,
                yEnd: yEnd.value._plotted)
        ]
    }
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        _marks = [ChartMark(kind: .rectangle, x: xStart.value._plotted, xEnd: xEnd.value._plotted)]
    }
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        _marks = [ChartMark(kind: .rectangle, y: yStart.value._plotted, yEnd: yEnd.value._plotted)]
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
