extension PresentationCanvas {
    /// Draws the lock screen: the activity's card in a phone with its clock, or only the card if there is no room for a phone.
    ///
    /// - Parameter onScreen: Whether the card is drawn on a part of a screen, without a phone. Default: `false`.
    func drawLockScreen(in rect: CellRect, plan: CanvasPlan, onScreen: Bool = false, context: inout DrawingContext) {
        let scale = plan.lockScreenScale
        if device.stage != .lockScreen { return drawStage(in: rect, scale: scale, context: &context) }
        guard plan.hasPhone else {
            if let cast {
                return drawCards(of: cast, in: rect, scale: scale, onScreen: onScreen, context: &context)
            }
            return drawCard(
                of: views, in: rect, scale: scale, alignment: .top, line: cardLine(onScreen: onScreen),
                hasPhone: onScreen, isInset: onScreen, context: &context)
        }
        let screen = drawPhone(in: rect, scale: scale, isWhole: true, context: &context)
        let layout = lockScreenLayout(in: screen, scale: scale)
        if let pill = layout.pill {
            drawGlass(in: pill, of: nil, scale: scale, onPhone: true, context: &context)
            drawStatusBar(
                in: screen, y: pill.minY + pill.height / 2, beside: pill, scale: scale, hasClock: false,
                context: &context)
        }
        if let buttons = layout.buttons {
            drawLockScreenButtons(in: buttons, scale: scale, context: &context)
        }
        let place = layout.card
        if !showsCards {
            drawClock(above: place, in: layout.free, context: &context)
        } else if let cast {
            drawCards(of: cast, above: place, in: layout.free, scale: scale, context: &context)
            if device.island == nil, let alert = cast.alert {
                drawBanner(of: alert, in: screen, scale: scale, context: &context)
            }
        } else {
            drawClock(above: place, in: layout.free, context: &context)
            drawCard(
                of: views, in: place, scale: scale, alignment: .bottom, line: cardLine(onScreen: true),
                hasPhone: true, context: &context)
        }
        if !device.hasHomeButton { drawHomeIndicator(in: screen, scale: scale, context: &context) }
        if environment.isLuminanceReduced { context.dim(screen, by: Self.alwaysOnDimming) }
    }

    /// Where the parts of a whole phone are on its screen.
    func lockScreenLayout(in screen: CellRect, scale: CellScale) -> LockScreenLayout {
        LockScreenLayout(
            in: screen, measures: FaceMeasures(device: device, pointsPerColumn: scale.pointsPerColumn),
            buttonRows: lockScreenButtonRows(scale), hasSeveralCards: cast.map { $0.cards.count > 1 } ?? false)
    }

    /// The columns that a line takes at each side of a card: the outermost, where a margin may be as narrow as one.
    static func edge(of line: CellColor?) -> Int { line == nil ? 0 : 1 }

    /// The line around a card; `nil` if its surface is seen.
    ///
    /// - Parameter onScreen: Whether it is drawn on a phone's screen or on a part of one.
    func cardLine(onScreen: Bool) -> CellColor? {
        if onScreen { return contrast.showsCardOnWallpaper ? nil : theme.phone.clock }
        return contrast.showsCardOnScreen ? nil : theme.phone.frame
    }

    /// The rows of date and time, the time's as many as the free ones allow.
    static func clockPlaces(above card: CellRect, in screen: CellRect) -> (date: CellRect, clock: CellRect) {
        let free = card.minY - screen.minY
        let rows = free >= 15 ? 10 : free >= 8 ? 5 : free >= 6 ? 3 : 1
        let height = 1 + (rows > 1 ? 1 : 0) + rows
        let date = CellRect(
            x: screen.minX, y: screen.minY + min(3, max(0, (free - height) / 3)), width: screen.width, height: 1)
        let clock = CellRect(
            x: screen.minX, y: date.maxY + (rows >= 3 && free > height ? 1 : 0), width: screen.width, height: rows)
        return (date, clock)
    }

    /// Draws date and time.
    func drawClock(above card: CellRect, in screen: CellRect, context: inout DrawingContext) {
        let (date, clock) = Self.clockPlaces(above: card, in: screen)
        let rows = clock.height
        let values = phoneEnvironment(now: context.now)
        let dateText = values.spokenDateText.lineLimit(1).fontWeight(.semibold).foregroundStyle(Color(theme.phone.date))
        context.draw(PreparedView(dateText, environment: values), in: date)
        // A line is 1.2 times as high as its font.
        let size = values.cellScale.height(rows: rows) / 1.2
        let clockText = values.lockScreenClockText
            .font(rows > 1 ? .system(size: size, weight: .light) : .body.bold())
            .foregroundStyle(Color(theme.phone.clock))
        context.draw(PreparedView(clockText, environment: values), in: clock)
    }

    /// The rows that a line around a card takes above and below content that draws in its first and last row.
    private func rowsOfLine(
        around view: PreparedView, rows: Int, _ rect: CellRect, _ context: DrawingContext
    ) -> (top: Int, bottom: Int) {
        let size = CellSize(width: max(0, rect.width - 2), height: min(rows, rect.height))
        guard let ink = context.inkRows(of: view, size: size, alignment: .center) else { return (0, 0) }
        return (ink.lowerBound == 0 ? 1 : 0, ink.upperBound == size.height ? 1 : 0)
    }

    /// Draws the activity's card, as high as its content within the device's limits.
    ///
    /// - Parameter isInset: Whether half a row above and below the content is what is behind the card. Default: `false`.
    func drawCard(
        of views: ActivityViews?, in rect: CellRect, scale: CellScale, alignment: VerticalAlignment, line: CellColor?,
        hasPhone: Bool, isInset: Bool = false, of presentation: Presentation = .lockScreen,
        context: inout DrawingContext
    ) {
        guard let views else { return }
        let environment = cardEnvironment(scale: scale, now: context.now)
        let view = PreparedView(views.content(for: device.stage), environment: environment)
        let edge = Self.edge(of: line)
        let wanted = view.cells(columns: rect.width - 2 * edge, rows: nil).height
        // Where the edge is a line, content without margins of its own gets the rows beside it.
        let spare = line == nil ? (top: 0, bottom: 0) : rowsOfLine(around: view, rows: wanted, rect, context)
        let rows = min(max(wanted + spare.top + spare.bottom, scale.rows(device.card.minHeight)), rect.height)
        let y = alignment == .bottom ? rect.maxY - rows : rect.minY
        let card = CellRect(x: rect.minX, y: y, width: rect.width, height: rows)
        let traits = view.preference(ActivityTraitsKey.self)
        let tint = traits.backgroundTint.map { $0._paint(in: environment) }
        environment.containerOutline?.place.rect = scale.points(card)
        let blurred = hasPhone ? blurredPicture(behind: alignment) : nil
        func drawSurface(_ context: inout DrawingContext) {
            if let blurred, tint != nil {
                drawCardSurface(
                    in: card, scale: scale, paint: .solid(blurred), line: line, isInset: isInset, context: &context)
            }
            drawCardSurface(
                in: card, scale: scale,
                paint: tint ?? stageMaterial ?? (hasPhone ? cardPaint(over: blurred) : .solid(theme.card.background)),
                line: line, isInset: isInset, context: &context)
        }
        note(.surface(cornerRadius: cardRadius), card, of: presentation)
        note(.limit, rect, of: presentation)
        let margin = scale.columns(Device.margin)
        note(
            .margins,
            card.width > 2 * margin
                ? card.inset(columns: margin, rows: min(scale.rows(Device.margin), rows / 3)) : card,
            of: .lockScreen)
        if line != nil {
            drawSurface(&context)
            let inside = interior(of: card)
            let content = CellRect(
                x: inside.minX, y: card.minY + spare.top, width: inside.width,
                height: card.height - spare.top - spare.bottom)
            context.surface("Card", in: card) { $0.clipped(to: inside) { $0.draw(view, in: content) } }
        } else {
            // A background of the content's own ends at the card's round corners too.
            context.clipped(
                to: cardOutline(in: card, scale: scale, isInset: isInset), in: card, scale: scale, mixesEdges: true,
                before: drawSurface
            ) { $0.surface("Card", in: card) { $0.draw(view, in: card) } }
        }
        drawNotice(of: views, onEdgeOf: card, ground: tint ?? .solid(theme.card.background), context: &context)
        if self.environment.isLuminanceReduced, !hasPhone || isInset {
            context.dim(interior(of: card), by: Self.alwaysOnDimming)
        }
        if let url = traits.widgetURL { context.link(card, to: url) }
    }
}
