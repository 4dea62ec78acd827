import CivilCalendar

/// A watch's Smart Stack, CarPlay and a phone in StandBy, in cells.
extension PresentationCanvas {
    /// Draws the device with the activity's card; without colours to mix, only its outline and the card.
    func drawStage(in rect: CellRect, scale: CellScale, context: inout DrawingContext) {
        let measures = StageMeasures(device)
        let screen = scale.cells(measures.screen).offset(x: rect.minX, y: rect.minY)
        let crown = device.stage == .smartStack ? max(1, scale.columns(StageMeasures.crown)) : 0
        let body = CellRect(x: rect.minX, y: rect.minY, width: rect.width - crown, height: rect.height)
        if contrast.isAntialiased {
            drawBody(measures, in: body, scale: scale, context: &context)
        } else {
            drawLine(around: body, paint: .solid(theme.phone.frame), context: &context)
        }
        let shown = cast?.expanded ?? views
        switch device.stage {
        case .lockScreen: break
        case .smartStack, .carPlay:
            let card = scale.cells(measures.card).offset(x: rect.minX, y: rect.minY)
            drawCard(
                of: shown, in: card, scale: scale, alignment: .top,
                line: contrast.isAntialiased ? nil : theme.phone.frame, hasPhone: false, context: &context)
            drawStageClock(beside: card, in: screen, context: &context)
        case .standBy: drawEnlarged(shown, in: interior(of: rect), scale: scale, context: &context)
        }
        if environment.isLuminanceReduced { context.dim(interior(of: rect), by: Self.alwaysOnDimming) }
    }

    /// Draws the edge, the screen and what is on it beside the card.
    private func drawBody(
        _ measures: StageMeasures, in rect: CellRect, scale: CellScale, context: inout DrawingContext
    ) {
        func fill(_ place: CGRect, radius: Double, _ paint: Paint, _ context: inout DrawingContext) {
            context.fill(Path(roundedRect: place, cornerRadius: radius), in: rect, scale: scale, paint: paint)
        }
        let edge = scale.pointsPerColumn
        let whole = CGRect(origin: .zero, size: scale.points(rect.size))
        let inner = whole.insetBy(dx: edge, dy: edge)
        let radius = device.cornerRadius
        let isCar = device.stage == .carPlay
        let isDark = theme.appearance == .dark
        let black = CellColor(hex: 0)
        if device.stage == .smartStack {
            fill(measures.crown(at: whole), radius: 4, .solid(theme.phone.frame), &context)
        }
        fill(whole, radius: radius + edge, .solid(isCar ? black : theme.phone.frame), &context)
        fill(inner, radius: radius, .solid(isCar ? CellColor(hex: isDark ? 0x16_1920 : 0xCB_D4E1) : black), &context)
        guard device.stage != .standBy else { return }
        let card = scale.points(scale.cells(measures.card))
        let next = card.offsetBy(dx: 0, dy: card.height + edge * 2)
        context.clipped(to: interior(of: rect)) { context in
            fill(
                next, radius: cardRadius,
                stageMaterial?.opacity(0.6) ?? .color(theme.card.background, opacity: 0.5), &context)
            guard isCar else { return }
            let map = CGRect(
                x: StageMeasures.sidebar + 16, y: card.minY, width: card.minX - StageMeasures.sidebar - 26,
                height: whole.height - card.minY - edge * 2)
            fill(map, radius: 12, .solid(CellColor(hex: isDark ? 0x1F_2A25 : 0xE6_EFE2)), &context)
            context.clipped(to: scale.cells(map).offset(x: rect.minX, y: rect.minY)) { context in
                for road in StageMeasures.roads(on: map, isDark: isDark) {
                    let path = road.path.strokedPath(StrokeStyle(lineWidth: road.width))
                    context.fill(path, in: rect, scale: scale, paint: .solid(road.color))
                }
            }
            let side = CGRect(
                x: measures.screen.minX, y: measures.screen.minY, width: StageMeasures.sidebar,
                height: measures.screen.height)
            for (index, app) in StageMeasures.apps(in: side).enumerated() {
                let cells = scale.cells(app.place)
                // A blank row between two: less would be none.
                let place = CellRect(
                    origin: CellPoint(x: cells.minX, y: scale.rows(38) + index * (scale.rows(34) + 1)),
                    size: CellSize(width: cells.width, height: scale.rows(34)))
                guard scale.height(rows: place.maxY) <= side.maxY else { break }
                fill(scale.points(place), radius: 8, .solid(app.color), &context)
            }
        }
    }

    /// Draws the time: at the right above a watch's card, at the left beside CarPlay's.
    private func drawStageClock(beside card: CellRect, in screen: CellRect, context: inout DrawingContext) {
        let columns = DisplayWidth.of(environment.at(context.now).lockScreenClock)
        let isWatch = device.stage == .smartStack
        let place = CellPoint(
            x: isWatch ? screen.maxX - columns - 3 : screen.minX + 2, y: isWatch ? screen.minY + 1 : card.minY)
        let color = theme.appearance == .dark ? CellColor(hex: 0xFF_FFFF) : theme.card.palette.primary
        drawSmallClock(at: place, width: columns, color: color, context: &context)
    }

    /// Draws the lock screen's content up to twice as large, in the middle of `screen`.
    private func drawEnlarged(
        _ views: ActivityViews?, in screen: CellRect, scale: CellScale, context: inout DrawingContext
    ) {
        guard let views else { return }
        // Not finer than what keeps common text in letters of one cell.
        let points = max(scale.pointsPerColumn / StageMeasures.standByScale, CanvasPlan.finest)
        let finer = CellScale(pointsPerColumn: points, pointsPerRow: 2 * points)
        let environment = cardEnvironment(scale: finer, now: context.now)
        let view = PreparedView(views.content(for: .standBy), environment: environment)
        let columns = min(finer.columns(device.card.width), screen.width)
        let most = min(finer.rows(device.card.maxHeight), screen.height)
        let rows = min(view.cells(columns: columns, rows: most).height, most)
        let place = CellRect(
            x: screen.minX + (screen.width - columns) / 2, y: screen.minY + (screen.height - rows) / 2, width: columns,
            height: rows)
        if let tint = view.preference(ActivityTraitsKey.self).backgroundTint?._paint(in: environment) {
            context.fill(screen, with: tint)
        }
        context.surface("Card", in: place) { $0.draw(view, in: place) }
    }
}
