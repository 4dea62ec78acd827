import CellUI
import SwiftUI

/// Marks on their scales, ready to be drawn.
struct ChartPlot {
    let marks: [ChartMark]
    /// The number of the plot that each mark belongs to; zero outside of plots.
    private let plots: [Int]
    private(set) var settings: ChartSettings
    let x: ChartScale
    private(set) var y: ChartScale
    private let colors: [String]
    /// The values that lines, sizes of symbols and shapes of symbols stand for.
    let lineStyles, sizes, shapes: [Plotted]
    /// The values by which marks stand beside each other.
    let positions: [Plotted]
    /// Whether bars lie: categories are on the vertical axis.
    let isLying: Bool

    init(_ marks: [ChartMark], _ settings: ChartSettings) {
        self.settings = settings
        isLying = marks.contains {
            $0.kind == .bar && ($0.y?.isCategory == true || ($0.isOverRange && $0.yEnd != nil))
        }
        self.marks = Self.stacked(Self.computed(marks, settings), isLying: isLying)
        plots = Self.plots(of: self.marks)
        let plotted = self.marks.filter { $0.kind != .sector }
        x = ChartScale(
            plotted.flatMap { [$0.x, $0.xEnd].compactMap { $0 } }, domain: settings.xDomain,
            categories: settings.xCategories, includesZero: settings.xIncludesZero ?? isLying,
            isReversed: settings.xIsReversed, type: settings.xType)
        y = ChartScale(
            plotted.flatMap { [$0.y, $0.yEnd].compactMap { $0 } }, domain: settings.yDomain,
            categories: settings.yCategories, includesZero: settings.yIncludesZero ?? true,
            isReversed: settings.yIsReversed, isVertical: true, type: settings.yType)
        var names: [String] = settings.styles.map(\.name)
        for case let name? in marks.map(\.colorCategory) where !names.contains(name) { names.append(name) }
        colors = names
        lineStyles = Self.values(marks.map(\.strokeValue))
        sizes = Self.values(marks.map(\.sizeValue))
        shapes = Self.values(marks.map(\.symbolValue))
        positions = Self.values(marks.map(\.position?.value))
    }

    /// Different values, in the order of the marks.
    private static func values(_ all: [Plotted?]) -> [Plotted] {
        var found: [Plotted] = []
        for case let value? in all where !found.contains(value) { found.append(value) }
        return found
    }

    /// The marks, with those that are functions computed over the horizontal scale: its domain, or where other marks are.
    private static func computed(_ marks: [ChartMark], _ settings: ChartSettings) -> [ChartMark] {
        guard marks.contains(where: { $0.function != nil }) else { return marks }
        let scale = ChartScale(
            marks.flatMap { mark in
                [mark.x, mark.xEnd].compactMap { $0 }
                    + [mark.function?.domain?.lowerBound, mark.function?.domain?.upperBound].compactMap {
                        $0.map(Plotted.number)
                    }
            }, domain: settings.xDomain, categories: nil, includesZero: false)
        return marks.flatMap { mark in mark.function?.marks(of: mark, over: scale.lower...scale.upper) ?? [mark] }
    }

    /// Whether nothing says how many values the vertical axis has.
    var choosesCount: Bool {
        showsYAxis && y.categories.isEmpty && !y.isDate
            && (settings.yMarks.isEmpty || settings.yMarks.contains { $0.values.isAutomatic })
    }

    /// The same plot with about `count` values on its vertical axis.
    func with(_ count: Int) -> ChartPlot {
        var plot = self
        plot.y.usualCount = count
        return plot
    }

    /// The same plot without labels and lines of its horizontal axis.
    var withoutXAxis: ChartPlot {
        var plot = self
        plot.settings.xAxis = false
        return plot
    }

    /// The height in points from which the labels beside the plot do not overlap.
    var leastHeight: CGFloat { (CGFloat(y.usualCount) + (showsXAxis ? 1 : 0)) * Self.rowOfLabels }
    private static let rowOfLabels: CGFloat = 16

    private static func plots(of marks: [ChartMark]) -> [Int] {
        var last = 0
        return marks.map { mark in
            if mark.place == .firstOfPlot { last += 1 }
            return mark.place == .outsidePlots ? 0 : last
        }
    }

    var isPie: Bool { marks.contains { $0.kind == .sector } }
    var showsXAxis: Bool { settings.xAxis && !isPie && !marks.isEmpty }
    var showsYAxis: Bool { settings.yAxis && !isPie && !marks.isEmpty }
    var showsLegend: Bool {
        settings.legend && (settings.legendPlace.content != nil || marks.contains { $0.colorCategory != nil })
    }
    var legend: [(name: String, style: AnyShapeStyle)] {
        colors.filter { name in marks.contains { $0.colorCategory == name } }.map { ($0, color(of: $0)) }
    }

    /// Bars of one category and areas of several series on top of each other.
    private static func stacked(_ marks: [ChartMark], isLying: Bool) -> [ChartMark] {
        var sums: [String: Double] = [:]
        return marks.map { mark in
            guard mark.kind == .bar || (mark.kind == .area && mark.series != nil),
                mark.isOverRange || (mark.xEnd == nil && mark.yEnd == nil),
                case .number(let length)? = isLying ? mark.x : mark.y
            else { return mark }
            let category = (isLying ? mark.y : mark.x).map { "\($0)" } ?? ""
            let key = "\(mark.kind)\(category)\(length < 0)\(mark.position?.value.name ?? "")"
            let start = sums[key] ?? 0
            sums[key] = start + length
            var mark = mark
            if isLying {
                (mark.x, mark.xEnd) = (.number(start), .number(start + length))
            } else {
                (mark.y, mark.yEnd) = (.number(start), .number(start + length))
            }
            return mark
        }
    }

    private func color(of category: String?) -> AnyShapeStyle {
        guard let category else { return AnyShapeStyle(Color.blue) }
        if let own = settings.styles.first(where: { $0.name == category }) { return own.style }
        let index = colors.firstIndex(of: category) ?? 0
        if let style = settings.styleRange?(value(ofColor: category), index, colors.count) { return style }
        let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
        return AnyShapeStyle(palette[index % palette.count])
    }

    /// The value that a colour stands for.
    private func value(ofColor category: String) -> Plotted {
        marks.first { $0.colorCategory == category }?.colorValue ?? .category(category)
    }

    private func shading(_ mark: ChartMark) -> GraphicsContext.Shading {
        .style((mark.style ?? color(of: mark.colorCategory)).opacity(mark.opacity))
    }

    func draw(in area: CGRect, _ format: AxisFormat, _ context: inout GraphicsContext) {
        for axis in [Axis.horizontal, .vertical] {
            for place in lines(of: axis, format) { line(at: place, along: axis, in: area, &context) }
        }
        drawTicks(in: area, format, &context)
        var drawn: Set<String> = []
        var angle = 0.0
        for (mark, plot) in zip(marks, plots) {
            switch mark.kind {
            case .bar, .rectangle:
                let rect = rectangle(of: mark, in: area)
                let radius = min(mark.cornerRadius ?? (mark.kind == .bar ? 4 : 0), rect.width / 2, rect.height / 2)
                context.fill(Path(roundedRect: rect, cornerRadius: radius), with: shading(mark))
            case .point:
                if mark.hasDrawnSymbol { context.fill(symbol(of: mark, in: area), with: shading(mark)) }
            case .rule: context.stroke(rule(of: mark, in: area), with: shading(mark), style: stroke(of: mark))
            case .line, .area:
                guard drawn.insert("\(mark.kind)\(plot) \(mark.series ?? "")").inserted else { continue }
                let series = zip(marks, plots).filter { other, of in
                    of == plot && other.kind == mark.kind && other.series == mark.series
                }.map(\.0)
                // A function may leave the domain of the scale.
                var context = context
                if mark.function != nil { context.clip(to: Path(area)) }
                if mark.kind == .line {
                    context.stroke(
                        curve(series.map { point(of: $0, in: area) }, mark.interpolation), with: shading(mark),
                        style: stroke(of: mark))
                    for one in series where one.hasSymbol && one.hasDrawnSymbol {
                        context.fill(symbol(of: one, in: area), with: shading(one))
                    }
                } else {
                    context.fill(band(series, mark.interpolation, in: area), with: shading(mark))
                }
            case .sector: sector(mark, from: &angle, in: area, &context)
            }
        }
    }

    func point(_ x: Plotted?, _ y: Plotted?, in area: CGRect) -> CGPoint {
        var point = CGPoint(
            x: area.minX + (x.map(self.x.place) ?? 0.5) * area.width,
            y: area.maxY - (y.map(self.y.place) ?? 0.5) * area.height)
        if case .points(let distance)? = x { point.x = area.minX + min(distance, area.width) }
        if case .points(let distance)? = y { point.y = area.minY + min(distance, area.height) }
        return point
    }

    /// The point of a mark, beside those of others at its value.
    func point(of mark: ChartMark, in area: CGRect) -> CGPoint {
        var point = point(mark.x, mark.y, in: area)
        point.x += slot(of: mark, along: .horizontal, in: area)?.offset ?? 0
        point.y += slot(of: mark, along: .vertical, in: area)?.offset ?? 0
        return point
    }

    func rectangle(of mark: ChartMark, in area: CGRect) -> CGRect {
        let (a, b) = (point(mark.x, mark.y, in: area), point(mark.xEnd ?? mark.x, mark.yEnd ?? mark.y, in: area))
        var (left, right) = (min(a.x, b.x), max(a.x, b.x))
        var (top, bottom) = (min(a.y, b.y), max(a.y, b.y))
        if mark.x == nil { (left, right) = (area.minX, area.maxX) }
        if mark.y == nil { (top, bottom) = (area.minY, area.maxY) }
        let ratio: CGFloat = mark.kind == .bar ? 0.7 : 1
        if mark.x != nil, mark.xEnd == nil {
            let slot = slot(of: mark, along: .horizontal, in: area)
            let width = mark.width.length(
                of: slot?.length ?? area.width / CGFloat(max(1, x.count)), automatic: slot == nil ? ratio : 0.9)
            let middle = a.x + (slot?.offset ?? 0)
            (left, right) = (max(area.minX, middle - width / 2), min(area.maxX, middle + width / 2))
        }
        if mark.y != nil, mark.yEnd == nil {
            let slot = slot(of: mark, along: .vertical, in: area)
            let height = mark.width.length(
                of: slot?.length ?? area.height / CGFloat(max(1, y.count)), automatic: slot == nil ? ratio : 0.9)
            let middle = a.y + (slot?.offset ?? 0)
            (top, bottom) = (max(area.minY, middle - height / 2), min(area.maxY, middle + height / 2))
        }
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    func rule(of mark: ChartMark, in area: CGRect) -> Path {
        let (a, b) = (point(mark.x, mark.y, in: area), point(mark.xEnd ?? mark.x, mark.yEnd ?? mark.y, in: area))
        return Path { path in
            path.move(to: CGPoint(x: mark.x == nil ? area.minX : a.x, y: mark.y == nil ? area.minY : a.y))
            path.addLine(to: CGPoint(x: mark.x == nil ? area.maxX : b.x, y: mark.y == nil ? area.maxY : b.y))
        }
    }

    private func band(_ series: [ChartMark], _ method: InterpolationMethod, in area: CGRect) -> Path {
        let top = series.map { point($0.x, $0.yEnd ?? $0.y, in: area) }
        let base = series.map {
            point($0.x, $0.yEnd == nil ? .number(max(y.type.isLog ? y.lower : 0, y.lower)) : $0.y, in: area)
        }
        return Path { path in
            guard let first = top.first, let last = base.last else { return }
            path.move(to: first)
            add(top, method, to: &path)
            path.addLine(to: last)
            add(base.reversed(), method, to: &path)
            path.closeSubpath()
        }
    }

    private func sector(_ mark: ChartMark, from start: inout Double, in area: CGRect, _ context: inout GraphicsContext)
    {
        let whole = marks.filter { $0.kind == .sector }.compactMap { $0.y?.number }.reduce(0, +)
        guard whole > 0, case .number(let value)? = mark.y else { return }
        let end = start + value / whole
        defer { start = end }
        let center = CGPoint(x: area.midX, y: area.midY)
        let radius = min(area.width, area.height) / 2
        let inner = mark.innerRadius.length(of: radius, automatic: 0)
        let inset = radius > 0 ? mark.angularInset / radius : 0
        let from = Angle(radians: start * 2 * .pi - .pi / 2 + inset)
        let to = Angle(radians: max(from.radians, end * 2 * .pi - .pi / 2 - inset))
        let path = Path { path in
            path.addArc(center: center, radius: radius, startAngle: from, endAngle: to, clockwise: false)
            if inner > 0 {
                path.addArc(center: center, radius: inner, startAngle: to, endAngle: from, clockwise: true)
            } else {
                path.addLine(to: center)
            }
            path.closeSubpath()
        }
        context.fill(path, with: shading(mark))
    }
}
