/// The phone around the presentations: its edge, its screen with the wallpaper, and what the system shows on it.
extension PresentationCanvas {
    /// Draws an empty phone.
    ///
    ///     ╭───────────╮     a whole one, or its top with an open end
    ///     │           │
    ///     ╰───────────╯
    ///
    /// - Returns: The cells that are entirely on its screen.
    func drawPhone(in rect: CellRect, scale: CellScale, isWhole: Bool, context: inout DrawingContext) -> CellRect {
        var screen = rect.inset(columns: 1, rows: 1)
        if !isWhole { screen.size.height += 1 }
        guard contrast.isAntialiased else {
            drawLine(around: rect, isOpen: !isWhole, paint: .solid(theme.phone.frame), context: &context)
            drawBands(in: screen, scale: scale, isWhole: isWhole, context: &context)
            return screen
        }
        // The edge is as thick as half a row, which is a column.
        let edge = scale.pointsPerColumn
        let whole = scale.points(rect.size)
        let inner = CGRect(
            x: edge, y: edge, width: whole.width - 2 * edge, height: whole.height - (isWhole ? 2 : 1) * edge)
        func outline(_ rect: CGRect, _ radius: Double) -> Path {
            let lower = isWhole ? radius : 0
            return Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(
                    topLeading: radius, bottomLeading: lower, bottomTrailing: lower, topTrailing: radius))
        }
        let radius = device.cornerRadius
        context.fill(
            outline(CGRect(origin: .zero, size: whole), radius + edge), in: rect, scale: scale,
            paint: .solid(theme.phone.frame))
        if isWhole { drawKeys(beside: rect, scale: scale, context: &context) }
        // The part of a phone shows the top of the same wallpaper.
        let height = isWhole ? whole.height : max(whole.height, device.screen.height)
        fillScreen(
            outline(inner, radius), in: rect, scale: scale, share: whole.height / height, context: &context)
        if let notch = device.notch {
            let place = CGRect(
                x: (whole.width - notch.width) / 2, y: edge, width: notch.width, height: notch.height)
            context.fill(
                Path(roundedRect: place, cornerRadii: RectangleCornerRadii(bottomLeading: 20, bottomTrailing: 20)),
                in: rect, scale: scale, paint: .solid(CellColor(hex: 0)))
        }
        return screen
    }

    /// Lets the last rows of the top of a phone fade away: cut off sharply, it would look like a phone that is wider than high.
    func fadeEnd(of phone: CellRect, rows: Int, scale: CellScale, context: inout DrawingContext) {
        guard rows > 0 else { return }
        let end = CellRect(x: phone.minX, y: phone.maxY - rows, width: phone.width, height: rows)
        let background = theme.screen.background
        context.drawLayer(of: background, in: end, scale: scale) { $0.fade(end, into: background) }
    }

    /// The rows in which the end of a part of a phone fades away, a third of it; 0 if it is cut off instead: of few rows or few colours,
    /// the steps would be stripes, and apps of which a part is seen show that the phone goes on.
    ///
    /// - Parameters:
    ///   - top: The row below what must be seen clearly.
    ///   - more: Blank rows below the phone, into which it may be continued.
    func fadingRows(of phone: CellRect, below top: Int, more: Int, scale: CellScale) -> Int {
        guard contrast.isAntialiased, !contrast.mixesFewColors else { return 0 }
        // Between the apps and what is above them is a blank row.
        let free = phone.maxY + more - top - 1
        if (Self.leastAppRows(scale)..<Self.appSize(scale).height).contains(free) { return 0 }
        let rows = min(phone.maxY + more - top, (phone.height + more) / 3, Self.mostFadingRows)
        return rows < Self.leastFadingRows ? 0 : rows
    }

    /// The rows in which the end of a phone fades away.
    private static let (leastFadingRows, mostFadingRows) = (4, 5)

    /// Draws the top of a phone's screen without the phone's edge, where there is no room for one.
    ///
    /// - Returns: Its cells.
    func drawScreen(in rect: CellRect, scale: CellScale, context: inout DrawingContext) -> CellRect {
        guard contrast.isAntialiased else {
            drawBands(in: rect, scale: scale, isWhole: false, context: &context)
            return rect
        }
        let size = scale.points(rect.size)
        let radius = stripRadius(size.height)
        fillScreen(
            Path(
                roundedRect: CGRect(origin: .zero, size: size),
                cornerRadii: RectangleCornerRadii(topLeading: radius, topTrailing: radius)),
            in: rect, scale: scale, share: size.height / max(size.height, device.screen.height), context: &context)
        return rect
    }

    /// The radius of the corners of a screen, as far as a strip of it has them.
    func stripRadius(_ height: Double) -> Double { min(device.cornerRadius, height / 3) }

    /// Fills a path with the upper part of the wallpaper: the user's picture, or the theme's gradient.
    ///
    /// - Parameter share: The part of a whole screen that is painted, 0…1.
    private func fillScreen(
        _ path: Path, in rect: CellRect, scale: CellScale, share: Double, context: inout DrawingContext
    ) {
        if let picture = theme.phone.picture {
            let halves = picture.pixels(
                of: CGSize(width: device.screen.width, height: device.screen.height), to: share, columns: rect.width,
                rows: 2 * rect.height)
            return context.fill(path, in: rect, scale: scale, halves: halves)
        }
        context.bands = contrast.wallpaperBands
        context.fill(
            path, in: rect, scale: scale,
            paint: .linearGradient(
                stops: contrast.wallpaper(of: theme), start: .top, end: UnitPoint(x: 0.5, y: 1 / max(share, 0.01))))
    }

    /// Draws the wallpaper without half cells: a colour a row or in bands, or not at all.
    private func drawBands(in screen: CellRect, scale: CellScale, isWhole: Bool, context: inout DrawingContext) {
        if case .one(let color) = contrast.bands { return context.fill(screen, with: .solid(color)) }
        guard contrast.bands == .all else { return }
        // The part of a phone shows the top of the same wallpaper.
        let rows = isWhole ? screen.height : max(screen.height, scale.rows(device.screen.height))
        let gradient =
            contrast.mixesRows
            ? Paint.linearGradient(stops: contrast.wallpaper(of: theme), start: .top, end: .bottom) : nil
        for y in screen.minY..<screen.maxY {
            let row = y - screen.minY
            let color =
                gradient?.color(x: 0, halfRow: 2 * row, in: CellSize(width: 1, height: rows)).0
                ?? theme.phone.wallpaper(row: row, of: rows)
            context.fill(CellRect(x: screen.minX, y: y, width: screen.width, height: 1), with: .solid(color))
        }
    }

    /// The thickness of the home indicator, in points, and the lower eighths of a row that come nearest to it without being thicker.
    private static let homeIndicator = 5.0
    private static let lowerEighths = "▁▂▃▄▅▆▇".map { Glyph($0) }

    func drawHomeIndicator(in screen: CellRect, scale: CellScale, context: inout DrawingContext) {
        let columns = max(0, screen.width - scale.columns(134) + 1) / 2
        let bar = CellRect(
            x: screen.minX + columns, y: screen.maxY - 1, width: screen.width - 2 * columns, height: 1)
        let opacity = theme.phone.date.hex == nil ? 1 : 0.6
        let ink = theme.phone.picture?.ink(theme.phone.date, from: 0.9, to: 1) ?? theme.phone.date
        let eighths = min(max(1, Int(8 * Self.homeIndicator / scale.pointsPerRow)), Self.lowerEighths.count)
        context.fill(bar, with: Self.lowerEighths[eighths - 1], paint: .color(ink, opacity: opacity))
    }
}
