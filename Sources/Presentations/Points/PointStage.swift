import CivilCalendar

/// Draws a watch's Smart Stack, CarPlay or a phone in StandBy, with the activity's card.
struct PointStage {
    let canvas: PresentationCanvas
    private var device: Device { canvas.device }
    private var theme: Theme { canvas.theme }

    /// Draws the whole at `origin`.
    func draw(at origin: CGPoint, on canvas: inout PointCanvas) {
        let measures = StageMeasures(device)
        let screen = measures.screen.offsetBy(dx: origin.x, dy: origin.y)
        let card = measures.card.offsetBy(dx: origin.x, dy: origin.y)
        let whole = CGRect(origin: origin, size: measures.size)
        switch device.stage {
        case .lockScreen: break
        case .smartStack: drawWatch(whole, screen: screen, card: card, on: &canvas)
        case .carPlay: drawCar(whole, screen: screen, card: card, on: &canvas)
        case .standBy: drawStandBy(screen: screen, on: &canvas)
        }
    }

    private func drawContent(in card: CGRect, on canvas: inout PointCanvas) {
        guard let views = self.canvas.views else { return }
        PointCard(canvas: self.canvas, presentation: .lockScreen).draw(
            views.content(for: device.stage), in: card, on: &canvas)
    }

    private func fill(
        _ rect: CGRect, radius: CGFloat, with paint: Paint, on canvas: inout PointCanvas
    ) { canvas.fill(Path(roundedRect: rect, cornerRadius: radius), with: paint, in: rect) }

    private func clock(_ now: Date) -> String { canvas.environment.at(now).lockScreenClock }

    private func drawWatch(_ whole: CGRect, screen: CGRect, card: CGRect, on canvas: inout PointCanvas) {
        let body = CGRect(
            x: whole.minX, y: whole.minY, width: whole.width - StageMeasures.crown, height: whole.height)
        let radius = device.cornerRadius
        fill(StageMeasures(device).crown(at: body), radius: 4, with: .solid(theme.phone.frame), on: &canvas)
        fill(body, radius: radius + 16, with: .solid(theme.phone.frame), on: &canvas)
        fill(body.insetBy(dx: 3, dy: 3), radius: radius + 13, with: .solid(CellColor(hex: 0)), on: &canvas)
        canvas.group({ $0.clip = Path(roundedRect: screen, cornerRadius: radius) }) { canvas in
            canvas.drawCentered(
                clock(canvas.now), font: PointFont(size: 17, weight: 600),
                at: CGPoint(x: screen.maxX - 38, y: screen.minY + 22), paint: .solid(CellColor(hex: 0xFFFFFF)))
            drawContent(in: card, on: &canvas)
            // The next widget of the stack.
            let next = card.offsetBy(dx: 0, dy: card.height + StageMeasures.gap)
            let material = self.canvas.stageMaterial ?? .solid(theme.card.background)
            fill(next, radius: self.canvas.cardRadius, with: material.opacity(0.6), on: &canvas)
            dimIfNeeded(screen, on: &canvas)
        }
    }

    private func drawCar(_ whole: CGRect, screen: CGRect, card: CGRect, on canvas: inout PointCanvas) {
        let isDark = theme.appearance == .dark
        fill(whole, radius: device.cornerRadius + 6, with: .solid(CellColor(hex: 0)), on: &canvas)
        canvas.group({ $0.clip = Path(roundedRect: screen, cornerRadius: device.cornerRadius) }) { canvas in
            canvas.fill(
                screen,
                with: .linearGradient(
                    stops: [
                        Paint.Stop(color: CellColor(hex: isDark ? 0x20_242C : 0xB9_C4D4), location: 0),
                        Paint.Stop(color: CellColor(hex: isDark ? 0x0C_0E12 : 0xDD_E3EC), location: 1),
                    ], start: .top, end: .bottom))
            let ink = Paint.solid(CellColor(hex: isDark ? 0xFF_FFFF : 0))
            let side = CGRect(x: screen.minX, y: screen.minY, width: StageMeasures.sidebar, height: screen.height)
            canvas.fill(side, with: .color(CellColor(hex: isDark ? 0 : 0xFF_FFFF), opacity: 0.35))
            canvas.drawCentered(
                clock(canvas.now), font: PointFont(size: 15, weight: 600),
                at: CGPoint(x: side.midX, y: side.minY + 20), paint: ink)
            for app in StageMeasures.apps(in: side) {
                fill(app.place, radius: 8, with: .solid(app.color), on: &canvas)
            }
            drawMap(
                in: CGRect(
                    x: side.maxX + StageMeasures.gap, y: card.minY,
                    width: card.minX - side.maxX - 2 * StageMeasures.gap,
                    height: screen.maxY - StageMeasures.gap - card.minY), isDark: isDark, on: &canvas)
            let next = CGRect(
                x: card.minX, y: card.maxY + StageMeasures.gap, width: card.width,
                height: screen.maxY - card.maxY - 2 * StageMeasures.gap)
            fill(
                next, radius: self.canvas.cardRadius,
                with: .color(theme.card.background, opacity: 0.5), on: &canvas)
            drawContent(in: card, on: &canvas)
            dimIfNeeded(screen, on: &canvas)
        }
    }

    /// A map with two roads.
    private func drawMap(in rect: CGRect, isDark: Bool, on canvas: inout PointCanvas) {
        let outline = Path(roundedRect: rect, cornerRadius: canvas.size.width > 0 ? 12 : 0)
        canvas.fill(outline, with: .solid(CellColor(hex: isDark ? 0x1F_2A25 : 0xE6_EFE2)), in: rect)
        canvas.group({ $0.clip = outline }) { canvas in
            for road in StageMeasures.roads(on: rect, isDark: isDark) {
                canvas.stroke(
                    road.path, style: StrokeStyle(lineWidth: road.width), with: .solid(road.color), in: rect)
            }
        }
    }

    private func drawStandBy(screen: CGRect, on canvas: inout PointCanvas) {
        let radius = device.cornerRadius
        let edge = PhoneMeasures.frame
        fill(screen.insetBy(dx: -edge, dy: -edge), radius: radius + edge, with: .solid(theme.phone.frame), on: &canvas)
        fill(
            screen.insetBy(dx: -PhoneMeasures.bezel, dy: -PhoneMeasures.bezel), radius: radius + PhoneMeasures.bezel,
            with: .solid(CellColor(hex: 0)), on: &canvas)
        guard let views = self.canvas.views else { return }
        var environment = self.canvas.cardEnvironment(scale: .pixels, now: canvas.now)
        environment.drawInPoints()
        let view = PreparedView(views.content(for: .standBy), environment: environment)
        let card = device.card
        let wanted = view.size(ProposedViewSize(width: card.width, height: card.maxHeight))
        let size = CGSize(width: card.width, height: min(max(wanted.height, card.minHeight), card.maxHeight))
        let scale = StageMeasures.standByScale
        let tint = view.preference(ActivityTraitsKey.self).backgroundTint.map { $0._paint(in: environment) }
        canvas.group({ $0.clip = Path(roundedRect: screen, cornerRadius: radius) }) { canvas in
            if let tint { canvas.fill(screen, with: tint) }
            canvas.group({
                $0.transform = AffineTransform(
                    m11: scale, m12: 0, m21: 0, m22: scale, tX: screen.midX - size.width * scale / 2,
                    tY: screen.midY - size.height * scale / 2)
            }) { $0.draw(view, in: CGRect(origin: .zero, size: size)) }
            dimIfNeeded(screen, on: &canvas)
        }
    }

    private func dimIfNeeded(_ screen: CGRect, on canvas: inout PointCanvas) {
        guard self.canvas.environment.isLuminanceReduced else { return }
        canvas.fill(screen, with: .color(CellColor(hex: 0), opacity: PresentationCanvas.alwaysOnDimming))
    }
}
