import CellUI
import SwiftUI

// The lines of a chart through their points, and the symbols at them.
extension ChartPlot {
    func curve(_ points: [CGPoint], _ method: InterpolationMethod) -> Path {
        Path { path in
            guard let first = points.first else { return }
            path.move(to: first)
            add(points, method, to: &path)
        }
    }

    func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
        for (index, end) in points.enumerated().dropFirst() {
            let start = points[index - 1]
            switch method.kind {
            case .linear: path.addLine(to: end)
            case .smooth:
                let before = index > 1 ? points[index - 2] : start
                let after = index + 1 < points.count ? points[index + 1] : end
                path.addCurve(
                    to: end,
                    control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                    control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
            case .stepStart:
                path.addLine(to: CGPoint(x: start.x, y: end.y))
                path.addLine(to: end)
            case .stepEnd:
                path.addLine(to: CGPoint(x: end.x, y: start.y))
                path.addLine(to: end)
            case .stepCenter:
                path.addLine(to: CGPoint(x: (start.x + end.x) / 2, y: start.y))
                path.addLine(to: CGPoint(x: (start.x + end.x) / 2, y: end.y))
                path.addLine(to: end)
            }
        }
    }

    /// The symbol of a mark: a disc unless the source says another shape.
    func symbol(of mark: ChartMark, in area: CGRect) -> Path {
        let disc = disc(of: mark, in: area)
        if let shape = mark.symbol { return shape.path(in: disc) }
        guard let value = mark.symbolValue, let index = shapes.firstIndex(of: value) else {
            return Path(ellipseIn: disc)
        }
        return (settings.symbols(value, index) ?? Self.usualSymbol(index)).path(in: disc)
    }
    private static func usualSymbol(_ index: Int) -> AnyChartSymbolShape {
        let all: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk]
        return AnyChartSymbolShape(all[index % all.count])
    }

    func disc(of mark: ChartMark, in area: CGRect) -> CGRect {
        let side = max(0, symbolArea(of: mark)).squareRoot()
        let center = point(of: mark, in: area)
        return CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }

    /// The area of a symbol in square points.
    private func symbolArea(of mark: ChartMark) -> CGFloat {
        guard let value = mark.sizeValue, let index = sizes.firstIndex(of: value) else { return mark.symbolSize ?? 60 }
        if let size = settings.symbolSizes(value, index) { return size }
        let range = settings.symbolSizeRange
        // Zero is the least size of numbers that are not negative.
        let numbers = sizes.compactMap(\.number)
        let (low, high) = (min(0, numbers.min() ?? 0), numbers.max() ?? 0)
        let share =
            value.number.map { high > low ? ($0 - low) / (high - low) : 1 }
            ?? (sizes.count > 1 ? Double(index) / Double(sizes.count - 1) : 0)
        return range.lowerBound + (range.upperBound - range.lowerBound) * share
    }

    /// The stroke of a line or rule.
    func stroke(of mark: ChartMark) -> StrokeStyle {
        guard let value = mark.strokeValue, let index = lineStyles.firstIndex(of: value) else { return mark.stroke }
        if let style = settings.lineStyles(value, index) { return style }
        let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]
        return StrokeStyle(lineWidth: mark.stroke.lineWidth, dash: dashes[index % dashes.count])
    }
}
