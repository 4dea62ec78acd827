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
        let chin = self.canvas.device.chin
        let top = PhoneMeasures.frame + chin
        let shown = CGRect(
            x: rect.minX - PhoneMeasures.frame, y: rect.minY - top, width: rect.width + 2 * PhoneMeasures.frame,
            height: (height ?? rect.height + top) + top)
        canvas.group({ if height != nil { $0.clip = Path(shown) } }) { canvas in
            let metal = theme.phone.frame
            let shine = metal.blended(over: CellColor(hex: 0xFFFFFF), opacity: 0.75)
            let rim = Paint.linearGradient(
                stops: [Paint.Stop(color: shine, location: 0), Paint.Stop(color: metal, location: 1)],
                start: .topLeading, end: .bottomTrailing)
            if height == nil, chin == 0 { drawKeys(beside: rect, on: &canvas) }
            fill(rect, beyond: PhoneMeasures.frame, with: rim, on: &canvas)
            fill(rect, beyond: PhoneMeasures.bezel, with: .solid(CellColor(hex: 0)), on: &canvas)
            if chin > 0 { drawHomeButton(below: rect, on: &canvas) }
            canvas.group({ group in
                group.clip = Path(roundedRect: screen, cornerRadius: self.canvas.device.cornerRadius)
                group.transform = AffineTransform(translationByX: origin.x, byY: origin.y)
            }) { canvas in
                drawWallpaper(height: min(screen.height, height ?? .infinity), on: &canvas)
                draw(&canvas)
                drawNotch(on: &canvas)
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
        let chin = self.canvas.device.chin
        let rect = screen.insetBy(dx: -width, dy: -width - chin)
        // The body around a square screen is round all the same.
        let radius = chin > 0 ? 44 : self.canvas.device.cornerRadius
        canvas.fill(Path(roundedRect: rect, cornerRadius: radius + width), with: paint, in: rect)
    }

    /// Draws the keys at both sides of a phone, which its edge covers but for their depth.
    private func drawKeys(beside screen: CGRect, on canvas: inout PointCanvas) {
        let width = PhoneMeasures.keyDepth + PhoneMeasures.frame
        for (x, keys) in [
            (screen.minX - width, PhoneKey.left), (screen.maxX, PhoneKey.right),
        ] {
            for key in keys {
                let place = CGRect(
                    x: x, y: screen.minY + key.top * screen.height, width: width, height: key.height * screen.height)
                canvas.fill(Path(roundedRect: place, cornerRadius: 2), with: .solid(theme.phone.frame), in: place)
            }
        }
    }

    private func drawHomeButton(below screen: CGRect, on canvas: inout PointCanvas) {
        let side: CGFloat = 56
        let circle = CGRect(
            x: screen.midX - side / 2, y: screen.maxY + (PhoneMeasures.chin - side) / 2, width: side, height: side)
        canvas.stroke(
            Path(ellipseIn: circle), style: StrokeStyle(lineWidth: 2.5), with: .solid(theme.phone.frame), in: circle)
        let slot = CGRect(
            x: screen.midX - 26, y: screen.minY - PhoneMeasures.chin / 2 - 3, width: 52, height: 6)
        canvas.fill(Path(roundedRect: slot, cornerRadius: 3), with: .solid(CellColor(hex: 0x26_2629)), in: slot)
    }

    /// Draws the cut-out at the top of the screen.
    private func drawNotch(on canvas: inout PointCanvas) {
        guard let notch = self.canvas.device.notch else { return }
        let rect = CGRect(x: screen.midX - notch.width / 2, y: 0, width: notch.width, height: notch.height)
        canvas.fill(
            Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(bottomLeading: 20, bottomTrailing: 20)),
            with: .solid(CellColor(hex: 0)), in: rect)
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

    /// Draws the user's picture, or else the theme's gradient.
    ///
    /// - Parameter height: How much of it is shown, from its top.
    private func drawWallpaper(height: CGFloat, on canvas: inout PointCanvas) {
        guard let picture = theme.phone.picture else { return canvas.fill(screen, with: wallpaper) }
        canvas.draw(
            picture.pixels(of: screen.size, height: height),
            in: CGRect(x: 0, y: 0, width: screen.width, height: height))
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
        let device = self.canvas.device
        let middle = device.statusMiddle
        // A square screen has its clock in the middle, and smaller.
        let isSquare = device.island == nil && device.notch == nil
        if showsClock {
            let clock = self.canvas.environment.at(canvas.now).lockScreenClock
            canvas.drawCentered(
                clock, font: PointFont(size: isSquare ? 12 : 17, weight: 600),
                at: CGPoint(x: screen.width * (isSquare ? 0.5 : 0.138), y: middle), paint: paint)
        }
        let right = screen.width - (isSquare ? 8 : device.island == nil ? 20 : 32)
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
        let lift = self.canvas.device.hasHomeButton ? PhoneMeasures.squareScreenLift : 0
        canvas.drawCentered(
            values.spokenDate, font: PointFont(size: PhoneMeasures.date.size, weight: 500),
            at: CGPoint(x: screen.midX, y: PhoneMeasures.date.middle - lift), paint: .solid(theme.phone.date))
        canvas.drawCentered(
            values.lockScreenClock, font: PointFont(size: PhoneMeasures.clock.size, weight: 600),
            at: CGPoint(x: screen.midX, y: PhoneMeasures.clock.middle - lift), paint: .solid(theme.phone.clock))
    }

    /// Draws the round controls and the bar at the bottom of the lock screen. A phone with a home button has neither.
    func drawControls(on canvas: inout PointCanvas) {
        if self.canvas.device.hasHomeButton { return }
        let control = PhoneMeasures.control
        let paint = Paint.solid(lowerInk)
        for (symbol, x) in [
            ("flashlight.off.fill", control.side), ("camera.fill", screen.width - control.side - control.diameter),
        ] {
            let circle = CGRect(
                x: x, y: screen.height - control.bottom - control.diameter / 2, width: control.diameter,
                height: control.diameter)
            canvas.fill(Path(ellipseIn: circle), with: .color(CellColor(hex: 0), opacity: 0.35), in: circle)
            canvas.drawCentered(symbol: symbol, size: 20, in: circle, paint: paint)
        }
        drawHomeIndicator(on: &canvas)
    }

    /// The colour of signs at the bottom of the screen.
    private var lowerInk: CellColor {
        theme.phone.picture?.ink(theme.phone.clock, from: 0.9, to: 1) ?? theme.phone.clock
    }

    /// Draws the bar at the bottom of the screen.
    func drawHomeIndicator(on canvas: inout PointCanvas) {
        let bar = PhoneMeasures.homeIndicator
        let rect = CGRect(
            x: screen.midX - bar.width / 2, y: screen.height - bar.bottom - bar.height, width: bar.width,
            height: bar.height)
        canvas.fill(Path(roundedRect: rect, cornerRadius: bar.height / 2), with: .solid(lowerInk), in: rect)
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
