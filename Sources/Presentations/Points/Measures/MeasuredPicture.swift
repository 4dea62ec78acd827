/// Draws each surface of a picture enlarged, with the sizes of its views and the gaps between them in points.
///
///     Expanded                371 × 160
///     ├──────────── 371 ────────────┤
///     ╭─────────────────────────────╮ ┬    1  Text "sitting"    48.3 × 20.3   → 2: 12
///     │ ①sitting          ②of 20:00 │ 160  2  Text "of 20:00"   64.7 × 20.3   ↓ 3: 8
///     │ ③Breath                     │ │    3  …
///     ╰─────────────────────────────╯ ┴
struct MeasuredPicture {
    private let picture: PointPicture
    private let now: Date
    /// The surfaces, each with the picture of its presentation alone.
    private let parts: [(surface: MeasuredSurface, picture: PointPicture)]

    private static let zoom: CGFloat = 2
    private static let margin: CGFloat = 40
    private static let ruler: CGFloat = 28
    private static let caption: CGFloat = 34
    private static let row: CGFloat = 18
    private static let legendGap: CGFloat = 36
    private static let legendWidth: CGFloat = 480
    private static let red = Paint.solid(CellColor(hex: 0xFF_375F))
    private static let blue = Paint.solid(CellColor(hex: 0x40_C8E0))
    private static let label = PointFont(size: 11, weight: 600)

    init(_ picture: PresentationPicture, at now: Date) {
        self.picture = picture.pointPicture()
        self.now = now
        var own = picture
        own.traits.standBy = nil
        parts = own.traits.device.presentations.filter(picture.presentations.contains).flatMap { presentation in
            var alone = own
            (alone.presentations, alone.hasCaptions) = ([presentation], false)
            let drawn = alone.pointPicture()
            return alone.measuredSurfaces(of: presentation, at: now).map { ($0, drawn) }
        }
    }

    private var theme: Theme { picture.canvas.theme }

    private func height(of surface: MeasuredSurface) -> CGFloat {
        Self.caption + Self.ruler
            + max(surface.rect.height * Self.zoom, CGFloat(surface.items.count) * Self.row) + Self.margin
    }

    /// The size of the picture in points.
    var size: CGSize {
        let widest = parts.map { $0.surface.rect.width * Self.zoom }.max() ?? 0
        return CGSize(
            width: 2 * Self.margin + Self.ruler + widest + Self.legendGap + Self.legendWidth,
            height: Self.margin + parts.reduce(0) { $0 + height(of: $1.surface) })
    }

    /// The picture.
    func drawn() -> PointCanvas {
        PointCanvas.picture(size: size, at: now) { canvas in
            canvas.fill(canvas.bounds, with: .solid(theme.screen.background))
            let widest = parts.map { $0.surface.rect.width * Self.zoom }.max() ?? 0
            var y = Self.margin
            for (surface, picture) in parts {
                draw(surface, picture, top: y, legend: Self.margin + Self.ruler + widest + Self.legendGap, on: &canvas)
                y += height(of: surface)
            }
        }
    }

    private func draw(
        _ surface: MeasuredSurface, _ picture: PointPicture, top: CGFloat, legend: CGFloat,
        on canvas: inout PointCanvas
    ) {
        let zoom = Self.zoom
        let device = self.picture.canvas.device
        let name = surface.presentation.name(on: device)
        let text = "\(name)  \(Self.length(surface.rect.width)) × \(Self.length(surface.rect.height))"
        canvas.draw(
            PointText(
                text, font: PointFont(size: 15, weight: 600), at: CGPoint(x: Self.margin, y: top + 12),
                paint: .solid(theme.screen.emphasis)))
        canvas.say(text)
        let shown = CGRect(
            x: Self.margin + Self.ruler, y: top + Self.caption + Self.ruler, width: surface.rect.width * zoom,
            height: surface.rect.height * zoom)
        // The views' rectangles are where the picture draws its screen.
        let origin = picture.viewOrigin
        let move = CGPoint(
            x: shown.minX - (surface.rect.minX + origin.x) * zoom, y: shown.minY - (surface.rect.minY + origin.y) * zoom
        )
        let outline = Path(roundedRect: shown, cornerRadius: min(shown.height / 2, surface.radius * zoom))
        canvas.group({ $0.clip = outline }) { canvas in
            canvas.group({
                $0.transform = AffineTransform(m11: zoom, m12: 0, m21: 0, m22: zoom, tX: move.x, tY: move.y)
            }) { picture.draw(on: &$0) }
        }
        func enlarged(_ rect: CGRect) -> CGRect {
            CGRect(
                x: shown.minX + (rect.minX - surface.rect.minX) * zoom,
                y: shown.minY + (rect.minY - surface.rect.minY) * zoom, width: rect.width * zoom,
                height: rect.height * zoom)
        }
        func enlarged(_ point: CGPoint) -> CGPoint {
            enlarged(CGRect(origin: point, size: .zero)).origin
        }
        var taken = drawRulers(around: shown, of: surface, on: &canvas)
        for item in surface.items {
            let rect = enlarged(item.rect)
            canvas.stroke(Path(rect), style: StrokeStyle(lineWidth: 0.75), with: Self.blue, in: rect)
            drawNumber(item.number, of: rect, avoiding: &taken, on: &canvas)
        }
        for gap in surface.gaps {
            drawGap(gap, from: enlarged(gap.start), to: enlarged(gap.end), avoiding: &taken, on: &canvas)
        }
        drawLegend(of: surface, at: CGPoint(x: legend, y: shown.minY), on: &canvas)
    }

    // MARK: Lines

    private func line(_ from: CGPoint, _ to: CGPoint, on canvas: inout PointCanvas) {
        let path = Path {
            $0.move(to: from)
            $0.addLine(to: to)
        }
        canvas.stroke(
            path, style: StrokeStyle(lineWidth: 1), with: Self.red,
            in: CGRect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y))
    }

    /// A line with a stroke across each end.
    private func drawMeasure(_ from: CGPoint, _ to: CGPoint, on canvas: inout PointCanvas) {
        let end: CGFloat = 3
        line(from, to, on: &canvas)
        let isHorizontal = from.y == to.y
        for point in [from, to] {
            line(
                CGPoint(x: point.x - (isHorizontal ? 0 : end), y: point.y - (isHorizontal ? end : 0)),
                CGPoint(x: point.x + (isHorizontal ? 0 : end), y: point.y + (isHorizontal ? end : 0)), on: &canvas)
        }
    }

    /// Draws width and height outside the surface, and returns where their numbers are.
    private func drawRulers(
        around rect: CGRect, of surface: MeasuredSurface, on canvas: inout PointCanvas
    ) -> [CGRect] {
        let (x, y) = (rect.minX - Self.ruler / 2, rect.minY - Self.ruler / 2)
        drawMeasure(CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y), on: &canvas)
        drawMeasure(CGPoint(x: x, y: rect.minY), CGPoint(x: x, y: rect.maxY), on: &canvas)
        let sizes = [
            (Self.length(surface.rect.width), CGPoint(x: rect.midX, y: y)),
            (Self.length(surface.rect.height), CGPoint(x: x, y: rect.midY)),
        ]
        return sizes.map { text, point in
            let place = label(at: point, text)
            drawLabel(text, in: place, on: &canvas)
            return place
        }
    }

    // MARK: Labels

    /// The rectangle of a label around a point.
    private func label(at point: CGPoint, _ text: String) -> CGRect {
        let size = CGSize(width: max(16, Self.label.width(of: text) + 8), height: 16)
        return CGRect(
            x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    }

    private func drawLabel(
        _ text: String, in rect: CGRect, ground: Paint = red, on canvas: inout PointCanvas
    ) {
        canvas.fill(Path(roundedRect: rect, cornerRadius: rect.height / 2), with: ground, in: rect)
        let ink: UInt32 = ground == Self.red ? 0xFF_FFFF : 0
        canvas.drawCentered(
            text, font: Self.label, at: CGPoint(x: rect.midX, y: rect.midY), paint: .solid(CellColor(hex: ink)))
    }

    private func drawNumber(
        _ number: Int, of rect: CGRect, avoiding taken: inout [CGRect], on canvas: inout PointCanvas
    ) {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.midX, y: rect.minY),
            CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.midY),
        ]
        let places = corners.map { label(at: $0, String(number)) }
        guard let place = places.first(where: { place in !taken.contains { $0.intersects(place) } }) else { return }
        taken.append(place)
        drawLabel(String(number), in: place, ground: Self.blue, on: &canvas)
    }

    /// Draws a gap with its length, beside the line where something else is on it; the legend has it in any case.
    private func drawGap(
        _ gap: MeasuredSurface.Gap, from start: CGPoint, to end: CGPoint, avoiding taken: inout [CGRect],
        on canvas: inout PointCanvas
    ) {
        let text = Self.length(gap.length)
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        let aside = label(at: middle, text)
        let step = gap.isHorizontal ? CGFloat(18) : aside.width / 2 + 6
        let places = [0, 1, -1].map { side -> CGRect in
            aside.offsetBy(
                dx: gap.isHorizontal ? 0 : CGFloat(side) * step, dy: gap.isHorizontal ? CGFloat(side) * step : 0)
        }
        guard let place = places.first(where: { place in !taken.contains { $0.intersects(place) } }) else { return }
        taken.append(place)
        drawMeasure(start, end, on: &canvas)
        drawLabel(text, in: place, on: &canvas)
    }

    private func drawLegend(of surface: MeasuredSurface, at origin: CGPoint, on canvas: inout PointCanvas) {
        for (index, item) in surface.items.enumerated() {
            let y = origin.y + CGFloat(index) * Self.row + 8
            drawLabel(
                String(item.number), in: label(at: CGPoint(x: origin.x + 8, y: y), String(item.number)),
                ground: Self.blue, on: &canvas)
            let size = "\(Self.length(item.rect.width)) × \(Self.length(item.rect.height))"
            let gaps = surface.gaps.filter { $0.before == item.number }.compactMap { gap in
                gap.after.map { "\(gap.isHorizontal ? "→" : "↓") \($0): \(Self.length(gap.length))" }
            }
            let baseline = y + Self.label.capHeight / 2
            func write(_ text: String, x: CGFloat, width: CGFloat, _ color: CellColor, _ canvas: inout PointCanvas) {
                canvas.draw(
                    PointText(
                        Self.label.shortened(text, to: width), font: Self.label,
                        at: CGPoint(x: origin.x + x, y: baseline), paint: .solid(color)))
            }
            write(item.title, x: 24, width: 190, theme.screen.emphasis, &canvas)
            write(size, x: 222, width: 90, theme.screen.emphasis, &canvas)
            write(gaps.joined(separator: "  "), x: 316, width: 164, theme.screen.caption, &canvas)
            canvas.say(
                "\(item.number), \(item.title), \(size)" + (gaps.isEmpty ? "" : ", " + gaps.joined(separator: ", ")))
        }
    }

    /// A length with at most one decimal: `20.3`.
    private static func length(_ points: CGFloat) -> String {
        let tenths = Int((Double(points) * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
    }
}

extension PresentationPicture {
    /// The surfaces of the presentations in points, enlarged, with the sizes of their views and the gaps between them.
    public func measuredCanvas(at now: Date) -> PointCanvas {
        views?.pictures?.measuredCanvas(of: self, at: now) ?? MeasuredPicture(self, at: now).drawn()
    }
}

extension PointFont {
    /// A text as wide as `width` at most, with an ellipsis if it is shortened.
    func shortened(_ text: String, to width: CGFloat) -> String {
        guard self.width(of: text) > width else { return text }
        var short = text
        while !short.isEmpty, self.width(of: short + "…") > width { short.removeLast() }
        return short + "…"
    }
}
