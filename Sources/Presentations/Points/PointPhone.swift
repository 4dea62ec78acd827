import CivilCalendar

/// The phone behind the presentations of a true picture: its edge, wallpaper and status bar.
struct PointPhone {
    let canvas: PresentationCanvas
    var theme: Theme { canvas.theme }
    var screen: CGRect { canvas.device.screenRect }

    /// What a status bar shows beside the island.
    enum Status { case whole, battery, none }

    /// Draws the phone, and on its screen what `draw` draws, in the screen's coordinates.
    ///
    /// - Parameters:
    ///   - origin: The place of the screen's top left corner.
    ///   - height: The part of the phone that is shown, from its top; below it fades out. `nil` for all of it.
    func draw(
        at origin: CGPoint, height: CGFloat?, on canvas: inout PointCanvas, _ draw: (inout PointCanvas) -> Void
    ) {
        let rect = CGRect(origin: origin, size: screen.size)
        let shown = CGRect(
            x: rect.minX - PhoneMeasures.frame, y: rect.minY - PhoneMeasures.frame,
            width: rect.width + 2 * PhoneMeasures.frame,
            height: (height ?? rect.height + PhoneMeasures.frame) + PhoneMeasures.frame)
        canvas.group({ if height != nil { $0.clip = Path(shown) } }) { canvas in
            let metal = theme.phone.frame
            let shine = metal.blended(over: CellColor(hex: 0xFFFFFF), opacity: 0.75)
            let rim = Paint.linearGradient(
                stops: [Paint.Stop(color: shine, location: 0), Paint.Stop(color: metal, location: 1)],
                start: .topLeading, end: .bottomTrailing)
            fill(rect, beyond: PhoneMeasures.frame, with: rim, on: &canvas)
            fill(rect, beyond: PhoneMeasures.bezel, with: .solid(CellColor(hex: 0)), on: &canvas)
            canvas.group({ group in
                group.clip = Path(roundedRect: screen, cornerRadius: self.canvas.device.cornerRadius)
                group.transform = AffineTransform(translationByX: origin.x, byY: origin.y)
            }) { canvas in
                canvas.fill(screen, with: wallpaper)
                draw(&canvas)
                if self.canvas.environment.isLuminanceReduced {
                    canvas.fill(
                        screen, with: .color(CellColor(hex: 0), opacity: PresentationCanvas.alwaysOnDimming))
                }
            }
        }
        // Over the clip's edge too, which would leave a line.
        if height != nil { drawFade(in: shown.insetBy(dx: -1, dy: -1), on: &canvas) }
    }

    private func fill(_ screen: CGRect, beyond width: CGFloat, with paint: Paint, on canvas: inout PointCanvas) {
        let rect = screen.insetBy(dx: -width, dy: -width)
        canvas.fill(
            Path(roundedRect: rect, cornerRadius: self.canvas.device.cornerRadius + width), with: paint, in: rect)
    }

    /// The page's background in front of the last points of a phone that goes on, so that it fades out.
    private func drawFade(in rect: CGRect, on canvas: inout PointCanvas) {
        let height: CGFloat = 48
        let end = CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
        let color = theme.screen.background
        canvas.fill(
            end,
            with: .linearGradient(
                stops: [Paint.Stop(color: color, opacity: 0, location: 0), Paint.Stop(color: color, location: 0.95)],
                start: .top, end: .bottom))
    }

    /// The theme's wallpaper as a gradient from top to bottom.
    private var wallpaper: Paint {
        let colors = theme.phone.wallpaper
        guard colors.count > 1 else { return .solid(colors[0]) }
        let stops = colors.enumerated().map { index, color in
            Paint.Stop(color: color, location: Double(index) / Double(colors.count - 1))
        }
        return .linearGradient(stops: stops, start: .top, end: .bottom)
    }

    // MARK: Parts of the screen

    /// Draws time and battery beside the island.
    func drawStatus(_ status: Status, showsClock: Bool, on canvas: inout PointCanvas) {
        let paint = Paint.solid(theme.phone.clock)
        let middle = PhoneMeasures.statusMiddle
        if showsClock {
            let clock = CivilTime(canvas.now, in: self.canvas.environment.timeZone).clock
            canvas.drawCentered(
                clock, font: PointFont(size: 17, weight: 600), at: CGPoint(x: screen.width * 0.138, y: middle),
                paint: paint)
        }
        let right = screen.width - 32
        if status == .none { return }
        drawBattery(at: CGPoint(x: right - 27, y: middle - 6.5), paint, on: &canvas)
        if status == .battery { return }
        drawWaves(at: CGPoint(x: right - 27 - 7 - 8.5, y: middle + 5.5), paint, on: &canvas)
        for bar in 0..<4 {
            let height = 4 + CGFloat(bar) * 2.6
            let rect = CGRect(
                x: right - 27 - 7 - 17 - 7 - 19 + CGFloat(bar) * 5, y: middle + 6 - height, width: 3.2, height: height)
            canvas.fill(Path(roundedRect: rect, cornerRadius: 1), with: paint, in: rect)
        }
    }

    private func drawBattery(at origin: CGPoint, _ paint: Paint, on canvas: inout PointCanvas) {
        let edge = CGRect(x: origin.x + 0.5, y: origin.y + 0.5, width: 24, height: 12)
        canvas.stroke(
            Path(roundedRect: edge, cornerRadius: 3.8), style: StrokeStyle(lineWidth: 1), with: paint.opacity(0.4),
            in: edge)
        let level = CGRect(x: origin.x + 2, y: origin.y + 2, width: 21, height: 9)
        canvas.fill(Path(roundedRect: level, cornerRadius: 2.5), with: paint, in: level)
        let tip = CGRect(x: origin.x + 25.7, y: origin.y + 4.6, width: 1.4, height: 3.8)
        canvas.fill(Path(roundedRect: tip, cornerRadius: 0.7), with: paint.opacity(0.5), in: tip)
    }

    /// Draws the sign of a wireless network: three arcs above a point.
    private func drawWaves(at point: CGPoint, _ paint: Paint, on canvas: inout PointCanvas) {
        for (index, radius) in [2.0, 6.1, 10.2].enumerated() {
            let arc = Path {
                $0.addArc(
                    center: point, radius: radius, startAngle: .degrees(-135), endAngle: .degrees(-45), clockwise: false
                )
            }
            canvas.stroke(
                arc, style: StrokeStyle(lineWidth: index == 0 ? 3.4 : 2.5), with: paint,
                in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: radius))
        }
    }

    /// Draws date and time.
    func drawClock(on canvas: inout PointCanvas) {
        let values = self.canvas.phoneEnvironment(now: canvas.now)
        canvas.drawCentered(
            values.lockScreenDate, font: PointFont(size: PhoneMeasures.date.size, weight: 500),
            at: CGPoint(x: screen.midX, y: PhoneMeasures.date.middle), paint: .solid(theme.phone.date))
        canvas.drawCentered(
            values.lockScreenClock, font: PointFont(size: PhoneMeasures.clock.size, weight: 600),
            at: CGPoint(x: screen.midX, y: PhoneMeasures.clock.middle), paint: .solid(theme.phone.clock))
    }

    /// Draws the round controls and the bar at the bottom of the lock screen.
    func drawControls(on canvas: inout PointCanvas) {
        let control = PhoneMeasures.control
        let paint = Paint.solid(theme.phone.clock)
        for (symbol, x) in [
            ("flashlight.on.fill", control.side), ("camera.fill", screen.width - control.side - control.diameter),
        ] {
            let circle = CGRect(
                x: x, y: screen.height - control.bottom - control.diameter / 2, width: control.diameter,
                height: control.diameter)
            canvas.fill(Path(ellipseIn: circle), with: .color(CellColor(hex: 0), opacity: 0.35), in: circle)
            canvas.drawCentered(symbol: symbol, size: 20, in: circle, paint: paint)
        }
        drawHomeIndicator(on: &canvas)
    }

    /// Draws the bar at the bottom of the screen.
    func drawHomeIndicator(on canvas: inout PointCanvas) {
        let bar = PhoneMeasures.homeIndicator
        let rect = CGRect(
            x: screen.midX - bar.width / 2, y: screen.height - bar.bottom - bar.height, width: bar.width,
            height: bar.height)
        canvas.fill(Path(roundedRect: rect, cornerRadius: bar.height / 2), with: .solid(theme.phone.clock), in: rect)
    }
}

extension PointCanvas {
    /// Draws one line of text around a point: the middle of its capital letters is there.
    mutating func drawCentered(_ string: String, font: PointFont, at point: CGPoint, paint: Paint) {
        var text = PointText(string, font: font, at: .zero, paint: paint)
        text = PointText(
            string, font: font, at: CGPoint(x: point.x - text.width / 2, y: point.y + font.capHeight / 2), paint: paint)
        draw(text)
    }

    /// Draws a symbol in the middle of a rectangle, as large as beside text of a size.
    mutating func drawCentered(symbol name: String, size: Double, in rect: CGRect, paint: Paint) {
        let extent = SymbolOutlines.size(of: name, besideTextOf: size)
        draw(
            symbol: name,
            in: CGRect(
                x: rect.midX - extent.width / 2, y: rect.midY - extent.height / 2, width: extent.width,
                height: extent.height), with: paint)
    }
}
