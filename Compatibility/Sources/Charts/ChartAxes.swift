@_spi(Drawing) import CellUI
import SwiftUI

// What a chart has beside the marks: labels and lines of its axes, and annotations.
extension ChartPlot {
    private func isShown(_ axis: Axis) -> Bool { axis == .horizontal ? showsXAxis : showsYAxis }
    private func scale(_ axis: Axis) -> ChartScale { axis == .horizontal ? x : y }
    /// What the source says of an axis, or the values that it has by itself.
    private func marks(of axis: Axis) -> [AxisMarks] {
        guard isShown(axis) else { return [] }
        let own = axis == .horizontal ? settings.xMarks : settings.yMarks
        return own.isEmpty ? [AxisMarks()] : own
    }

    /// Whether the labels of an axis are before the plot, or above it.
    func isOpposite(_ axis: Axis) -> Bool { marks(of: axis).first?.position.isOpposite ?? false }

    /// The labels of an axis, none if it is hidden.
    func labels(of axis: Axis, _ format: AxisFormat) -> [ChartTick] {
        parts(of: axis, format).compactMap { value, part in
            guard case .label(let label) = part.kind else { return nil }
            let scale = scale(axis)
            return ChartTick(place: scale.place(value), label: label(scale.text(of: value, in: format), value))
        }
    }

    /// The places of the lines across the plot: by itself only the axis that measures has some.
    func lines(of axis: Axis, _ format: AxisFormat) -> [Double] {
        parts(of: axis, format).compactMap { value, part in
            if case .grid = part.kind { scale(axis).place(value) } else { nil }
        }
    }

    /// Draws a line across the plot. In cells one at its edge is inside of it: beside it may be a text, which has whole cells.
    func line(at place: Double, along axis: Axis, in area: CGRect, _ context: inout GraphicsContext) {
        let width: CGFloat = 0.5
        let inset = context.environment.drawingMedium == .points ? 0 : width / 2
        let inner = area.insetBy(dx: min(inset, area.width / 2), dy: min(inset, area.height / 2))
        let x = min(max(inner.minX, area.minX + place * area.width), inner.maxX)
        let y = min(max(inner.minY, area.maxY - place * area.height), inner.maxY)
        let line = Path { path in
            path.move(to: CGPoint(x: axis == .horizontal ? x : area.minX, y: axis == .horizontal ? area.minY : y))
            path.addLine(to: CGPoint(x: axis == .horizontal ? x : area.maxX, y: axis == .horizontal ? area.maxY : y))
        }
        context.stroke(line, with: .color(.gray.opacity(0.3)), lineWidth: width)
    }

    /// Draws the short lines from the plot towards the labels. In cells there is no space for them.
    func drawTicks(in area: CGRect, _ format: AxisFormat, _ context: inout GraphicsContext) {
        guard context.environment.drawingMedium == .points else { return }
        for axis in [Axis.horizontal, .vertical] {
            let side: CGFloat = isOpposite(axis) ? -1 : 1
            for (value, part) in parts(of: axis, format) {
                guard case .tick = part.kind else { continue }
                let place = scale(axis).place(value)
                let start =
                    axis == .horizontal
                    ? CGPoint(x: area.minX + place * area.width, y: side < 0 ? area.minY : area.maxY)
                    : CGPoint(x: side < 0 ? area.minX : area.maxX, y: area.maxY - place * area.height)
                let step = Self.tickLength * side
                let end = CGPoint(
                    x: start.x + (axis == .vertical ? step : 0), y: start.y + (axis == .horizontal ? step : 0))
                let tick = Path {
                    $0.move(to: start)
                    $0.addLine(to: end)
                }
                context.stroke(tick, with: .color(.gray), lineWidth: 0.5)
            }
        }
    }

    private static let tickLength: CGFloat = 3

    private func parts(of axis: Axis, _ format: AxisFormat) -> [(value: Plotted, part: AxisPart)] {
        marks(of: axis).flatMap { marks in
            let values = scale(axis).values(marks.values, in: format)
            return values.enumerated().flatMap { index, value in
                let own = marks.content?(AxisValue(plotted: value, index: index, count: values.count))
                return (own ?? usualParts(of: axis)).map { (value, $0) }
            }
        }
    }

    private func usualParts(of axis: Axis) -> [AxisPart] {
        let measures = axis == (isLying ? .horizontal : .vertical)
        return (measures ? AxisGridLine()._parts : []) + AxisValueLabel()._parts
    }

    /// An annotation, and the index of its mark.
    struct Annotated {
        let annotation: ChartAnnotation
        let mark: Int
    }

    /// The annotations of all marks.
    var annotated: [Annotated] {
        marks.enumerated().flatMap { index, mark in
            mark.function == nil ? mark.annotations.map { Annotated(annotation: $0, mark: index) } : []
        }
    }

    /// Where an annotation's mark is.
    func rectangle(of annotated: Annotated, in area: CGRect) -> CGRect {
        let mark = marks[annotated.mark]
        switch mark.kind {
        case .bar, .rectangle: return rectangle(of: mark, in: area)
        case .point: return disc(of: mark, in: area)
        case .rule: return rule(of: mark, in: area).boundingRect
        case .line, .area: return CGRect(origin: point(mark.x, mark.yEnd ?? mark.y, in: area), size: .zero)
        case .sector: return CGRect(origin: middle(ofSector: annotated.mark, in: area), size: .zero)
        }
    }

    private func middle(ofSector index: Int, in area: CGRect) -> CGPoint {
        func value(_ mark: ChartMark) -> Double { mark.kind == .sector ? mark.y?.number ?? 0 : 0 }
        let whole = marks.reduce(0) { $0 + value($1) }
        guard whole > 0 else { return CGPoint(x: area.midX, y: area.midY) }
        let before = marks[..<index].reduce(0) { $0 + value($1) }
        let angle = (before + value(marks[index]) / 2) / whole * 2 * .pi - .pi / 2
        let radius = min(area.width, area.height) / 2
        let distance = (radius + marks[index].innerRadius.length(of: radius, automatic: 0)) / 2
        return CGPoint(x: area.midX + distance * cos(angle), y: area.midY + distance * sin(angle))
    }
}
