import CivilCalendar
import Foundation

extension PresentationCanvas {
    /// The form of the island at the top of the home screen.
    enum IslandForm: Hashable, Sendable {
        /// The compact island; nothing on a device without an island.
        case compact
        /// The expanded island; a banner on a device without an island.
        case expanded
    }

    /// Draws the home screen: time and battery beside the island, apps below.
    func drawHomeScreen(in rect: CellRect, scale: CellScale, form: IslandForm, context: inout DrawingContext) {
        let screen = drawPhone(in: rect, scale: scale, isWhole: true, context: &context)
        drawApps(in: screen, scale: scale, context: &context)
        let island = device.island.map { _ in islandPlace(in: rect, scale: scale) }
        drawStatusBar(
            in: screen, y: island.map { $0.minY + $0.height / 2 } ?? screen.minY,
            beside: island ?? CellRect(x: screen.minX + screen.width / 2, y: screen.minY, width: 0, height: 0),
            scale: scale, context: &context)
        guard device.island != nil else {
            if form == .expanded, let views { drawBanner(of: views, in: screen, scale: scale, context: &context) }
            return
        }
        let measures = FaceMeasures(device: device, pointsPerColumn: scale.pointsPerColumn)
        let size = measures.size(of: form == .expanded ? .expanded : .compact)
        let place = CellRect(
            x: screen.minX + (screen.width - size.width) / 2, y: screen.minY, width: size.width,
            height: min(size.height, screen.height))
        if form == .expanded {
            drawExpanded(in: place, scale: scale, onPhone: true, context: &context)
        } else {
            drawCompact(in: place, scale: scale, onPhone: true, context: &context)
        }
    }

    /// The area of the island on the home screen in `rect`, for hit testing.
    func islandPlace(in rect: CellRect, scale: CellScale) -> CellRect {
        let size = FaceMeasures(device: device, pointsPerColumn: scale.pointsPerColumn).size(of: .compact)
        return CellRect(
            x: rect.minX + (rect.width - size.width) / 2, y: rect.minY + 1, width: size.width, height: size.height)
    }

    /// Draws rows of unlabelled apps, and the dock.
    private func drawApps(in screen: CellRect, scale: CellScale, context: inout DrawingContext) {
        let app = Self.appSize(scale)
        let gap = max(1, scale.rows(30))
        let between = (screen.width - Self.appColumns * app.width) / (Self.appColumns + 1)
        guard between > 0 else { return }
        let top =
            screen.minY
            + FaceMeasures(device: device, pointsPerColumn: scale.pointsPerColumn)
            .size(of: .compact).height + gap
        let dock = screen.maxY - app.height - 2
        let rows = Array(stride(from: top, through: dock - app.height - gap, by: app.height + gap))
        for (row, y) in rows.enumerated() {
            drawAppRow(row, at: y, of: app, between: between, in: screen, scale: scale, context: &context)
        }
        noteNextDay(&context)
        if dock > top {
            drawAppRow(rows.count, at: dock, of: app, between: between, in: screen, scale: scale, context: &context)
        }
    }

    /// Draws a row of apps, in colours of the theme through which the wallpaper is seen: they are not what the picture is of.
    ///
    /// - Parameter row: Its number from the top.
    private func drawAppRow(
        _ row: Int, at y: Int, of app: CellSize, between: Int, in screen: CellRect, scale: CellScale,
        context: inout DrawingContext
    ) {
        let outline = CGRect(origin: .zero, size: scale.points(app))
        let palette = theme.island.palette
        let dimming = environment.isLuminanceReduced ? Self.alwaysOnDimming : 0
        func dimmed(_ color: CellColor) -> CellColor { CellColor(hex: 0).blended(over: color, opacity: dimming) }
        for column in 0..<Self.appColumns {
            let x = screen.minX + between + column * (app.width + between)
            let place = CellRect(origin: CellPoint(x: x, y: y), size: app)
            guard let sign = AppSign(rawValue: (column + row * Self.appColumns) % AppSign.allCases.count) else {
                continue
            }
            context.fill(
                Path(roundedRect: outline, cornerRadius: 14), in: place, scale: scale,
                paint: .color(dimmed(sign.color(in: palette)), opacity: Self.appOpacity * theme.phone.opacity))
            // A part of a sign would be a stain.
            guard contrast.isAntialiased, let pixels = sign.pixels(on: app, day: day(context)),
                y + (app.height + (pixels.count + 3) / 2) / 2 <= screen.maxY
            else { continue }
            for (ink, color) in [("o" as Character, sign.accent(in: palette)), ("#", sign.ink)] {
                draw(
                    pixels, of: ink, in: place, under: app.height - pixels.count / 2,
                    paint: .color(dimmed(color), opacity: Self.signOpacity * theme.phone.opacity), context: &context)
            }
        }
    }

    /// The day of the month that is on an app.
    private func day(_ context: DrawingContext) -> Int { CivilTime(context.now, in: environment.timeZone).day }

    /// Notes that another day will be on an app.
    private func noteNextDay(_ context: inout DrawingContext) {
        if let midnight = environment.nextDay(after: context.now) { context.mayChange(at: midnight) }
    }

    /// Draws rows of apps below row `top` on the upper part of a screen, whose end cuts off the last one; less than half of
    /// an app would look like a stain.
    ///
    /// - Parameter isFading: Whether the end of the screen fades away. The apps do not, and are whole: their signs would be smears.
    func drawApps(
        below top: Int, in screen: CellRect, isFading: Bool, scale: CellScale, context: inout DrawingContext
    ) {
        guard contrast.isAntialiased else { return }
        let app = Self.appSize(scale)
        let between = (screen.width - Self.appColumns * app.width) / (Self.appColumns + 1)
        guard between > 0, top < screen.maxY else { return }
        let place = CellRect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top)
        let apps = HomeApps(
            screen: screen, isFading: isFading, palette: theme.island.palette, opacity: theme.phone.opacity,
            isDimmed: environment.isLuminanceReduced, day: day(context))
        context.drawLayer(of: apps, in: place, scale: scale) { context in
            let last = screen.maxY - (isFading ? app.height : Self.leastAppRows(scale))
            let rows = stride(from: top, through: last, by: app.height + max(1, scale.rows(30)))
            for (row, y) in rows.enumerated() {
                drawAppRow(row, at: y, of: app, between: between, in: screen, scale: scale, context: &context)
            }
        }
        noteNextDay(&context)
    }

    /// All that the apps on the upper part of a screen depend on, but for their place and scale.
    private struct HomeApps: Hashable {
        let screen: CellRect
        let isFading: Bool
        let palette: Palette
        let opacity: Double
        let isDimmed: Bool
        let day: Int
    }

    /// The apps in a row.
    private static let appColumns = 4
    /// The cells of an app.
    static func appSize(_ scale: CellScale) -> CellSize {
        CellSize(width: scale.columns(60), height: max(1, scale.rows(60)))
    }
    /// The least rows of an app that is cut off.
    static func leastAppRows(_ scale: CellScale) -> Int { (appSize(scale).height + 1) / 2 }
    /// How much of an app is seen, and of its sign.
    private static let (appOpacity, signOpacity) = (0.85, 0.9)

    /// Draws an alert on a device without an island: the card, at the top.
    func drawBanner(
        of views: ActivityViews, in screen: CellRect, scale: CellScale, context: inout DrawingContext
    ) {
        let card = FaceMeasures(device: device, pointsPerColumn: scale.pointsPerColumn).size(of: .lockScreen)
        let place = CellRect(
            x: screen.minX + (screen.width - min(card.width, screen.width)) / 2, y: screen.minY + 1,
            width: min(card.width, screen.width), height: min(card.height, screen.height - 1))
        drawCard(
            of: views, in: place, scale: scale, alignment: .top,
            line: cardLine(onScreen: true), hasPhone: true, context: &context)
    }
}
