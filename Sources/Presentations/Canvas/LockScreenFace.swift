import CivilCalendar

extension PresentationCanvas {
    /// Draws the lock screen: the activity's card in a phone with its clock, or only the card if there is no room for a phone.
    func drawLockScreen(in rect: CellRect, plan: CanvasPlan, context: inout DrawingContext) {
        guard plan.hasPhone else {
            if let cast { return drawCards(of: cast, in: rect, scale: plan.scale, context: &context) }
            drawCard(
                of: views, in: rect, scale: plan.scale, alignment: .top,
                line: contrast.showsCardOnScreen ? nil : theme.phone.frame, hasPhone: false, context: &context)
            return
        }
        drawLine(around: rect, paint: .solid(theme.phone.frame), context: &context)
        let screen = rect.inset(columns: 1, rows: 1)
        drawWallpaper(in: screen, context: &context)

        let card = FaceMeasures(device: device, pointsPerColumn: plan.scale.pointsPerColumn).size(of: .lockScreen)
        let bottom = screen.maxY - 1 - (screen.height > card.height + 14 ? 1 : 0)
        let place = CellRect(
            x: screen.minX + (screen.width - card.width) / 2, y: bottom - card.height, width: card.width,
            height: card.height)
        if let cast {
            drawCards(of: cast, above: place, in: screen, scale: plan.scale, context: &context)
            if device.island == nil, let alert = cast.alert {
                drawBanner(of: alert, in: screen, scale: plan.scale, context: &context)
            }
        } else {
            drawClock(above: place, in: screen, context: &context)
            drawCard(
                of: views, in: place, scale: plan.scale, alignment: .bottom,
                line: contrast.showsCardOnWallpaper ? nil : theme.phone.clock, hasPhone: true, context: &context)
        }
        drawHomeIndicator(in: screen, scale: plan.scale, context: &context)
        if environment.isLuminanceReduced { context.dim(screen, by: Self.alwaysOnDimming) }
    }

    func drawWallpaper(in screen: CellRect, context: inout DrawingContext) {
        for y in screen.minY..<screen.maxY {
            let color = theme.phone.wallpaper(row: y - screen.minY, of: screen.height)
            context.fill(CellRect(x: screen.minX, y: y, width: screen.width, height: 1), with: .solid(color))
        }
    }

    /// Draws date and time, in block digits if at least seven rows are free.
    func drawClock(above card: CellRect, in screen: CellRect, context: inout DrawingContext) {
        let free = card.minY - screen.minY
        let isLarge = free >= 7
        let date = CellRect(
            x: screen.minX, y: screen.minY + min(3, max(0, (free - 2) / 4)), width: screen.width, height: 1)
        let values = phoneEnvironment(now: context.now)
        let dateText = Text(verbatim: values.lockScreenDate).lineLimit(1).foregroundStyle(Color(theme.phone.date))
        context.draw(PreparedView(dateText, environment: values), in: date)
        let rows = isLarge ? 3 : 1
        let clock = CellRect(x: screen.minX, y: date.maxY + (isLarge ? 1 : 0), width: screen.width, height: rows)
        let clockText = Text(verbatim: values.lockScreenClock).font(isLarge ? .largeTitle : .body).bold()
            .foregroundStyle(Color(theme.phone.clock))
        context.draw(PreparedView(clockText, environment: values), in: clock)
        context.changes(at: CivilTime.nextMinute(after: context.now), in: clock, isExact: clock.maxY <= card.minY)
    }

    private func drawHomeIndicator(in screen: CellRect, scale: CellScale, context: inout DrawingContext) {
        let width = min(scale.columns(134), screen.width)
        let bar = CellRect(
            x: screen.minX + (screen.width - width) / 2, y: screen.maxY - 1, width: width, height: 1)
        let opacity = theme.phone.date.hex == nil ? 1 : 0.5
        context.fill(bar, with: Glyph("▁"), paint: .color(theme.phone.date, opacity: opacity))
    }

    /// Draws the activity's card, as high as its content within the device's limits.
    func drawCard(
        of views: ActivityViews?, in rect: CellRect, scale: CellScale, alignment: VerticalAlignment, line: CellColor?,
        hasPhone: Bool,
        context: inout DrawingContext
    ) {
        guard let views else { return }
        let view = PreparedView(views.lockScreen, environment: cardEnvironment(scale: scale, now: context.now))
        let wanted = view.cells(columns: rect.width, rows: nil).height
        let rows = min(max(wanted, scale.rows(device.card.minHeight)), rect.height)
        let y = alignment == .bottom ? rect.maxY - rows : rect.minY
        let card = CellRect(x: rect.minX, y: y, width: rect.width, height: rows)
        let traits = view.preference(ActivityTraitsKey.self)
        let tint = traits.backgroundTint.map { $0._paint(in: cardEnvironment(scale: scale, now: context.now)) }
        drawCardSurface(
            in: card, scale: scale, paint: tint ?? .solid(theme.card.background), line: line, context: &context)
        note(.surface(cornerRadius: Self.cardCornerRadius), card, of: .lockScreen)
        note(.limit, rect, of: .lockScreen)
        let margin = scale.columns(Device.margin)
        note(
            .margins,
            card.width > 2 * margin
                ? card.inset(columns: margin, rows: min(scale.rows(Device.margin), rows / 3)) : card,
            of: .lockScreen)
        context.surface("Card", in: card) { $0.draw(view, in: card) }
        drawNotice(of: views, onEdgeOf: card, ground: tint ?? .solid(theme.card.background), context: &context)
        if environment.isLuminanceReduced, !hasPhone {
            context.dim(interior(of: card), by: Self.alwaysOnDimming)
        }
        if let url = traits.widgetURL { context.link(card, to: url) }
    }
}
