import CivilCalendar

/// What the system shows beside the island: the time at the left, and signal, Wi-Fi and battery at the right.
///
///     9:53   ▗▄▄▄▄▄▄▄▄▄▄▄▖   ▂▄▆█ ▜▛ ██▌╸
///            ▐           ▌
///            ▝▀▀▀▀▀▀▀▀▀▀▀▘
extension PresentationCanvas {
    /// The signs from the widest to the narrowest: where there is little room, the battery alone. A fan is four quarters of cells wide
    /// above and two below.
    private static let statusSigns = ["▂▄▆█ ▜▛ ██▌╸", "▂▄▆ ▜▛ █▌╸", "▂▄▆ █▌╸", "█▌╸", "█"]
    /// The last cell of the battery is half full, where colours are mixed above a paler ground.
    private static let halfFull = Glyph(Character("▌"))
    private static let emptyOpacity = 0.4

    /// Draws time and signs in row `y`, each in the middle of its side and at least one blank cell away from the island and from the
    /// screen's round edge; what has no room for that is left out.
    ///
    /// - Parameters:
    ///   - island: The area of the island, which is between the two.
    ///   - hasClock: Whether the time is drawn. Default: `true`; a lock screen has its own.
    ///   - hasEdge: Whether the screen has a phone's edge around it, within which its corners begin. Default: `true`.
    func drawStatusBar(
        in screen: CellRect, y: Int, beside island: CellRect, scale: CellScale, hasClock: Bool = true,
        hasEdge: Bool = true, context: inout DrawingContext
    ) {
        let corner = cornerColumns(of: screen, row: y - screen.minY, scale: scale, hasEdge: hasEdge)
        /// Where something `columns` wide starts, centred between two edges; `nil` if it does not fit.
        func place(_ columns: Int, from left: Int, to right: Int, rounded rule: FloatingPointRoundingRule) -> Int? {
            guard columns + 2 <= right - left else { return nil }
            return left + Int((Double(right - left - columns) / 2).rounded(rule))
        }
        if hasClock {
            let columns = CivilTime(context.now, in: environment.timeZone).clock.count
            if let x = place(columns, from: screen.minX + corner, to: island.minX, rounded: .down) {
                drawSmallClock(
                    at: CellPoint(x: x, y: y), width: columns, color: theme.phone.clock, context: &context)
            }
        }
        for signs in Self.statusSigns {
            guard
                let x = place(
                    DisplayWidth.of(signs), from: island.maxX, to: screen.maxX - corner, rounded: .up)
            else { continue }
            let (paint, width) = (Paint.solid(theme.phone.clock), DisplayWidth.of(signs))
            context.draw(signs, at: CellPoint(x: x, y: y), paint: paint, in: screen)
            if contrast.isAntialiased, width > 1 {
                let end = CellRect(x: x + width - 2, y: y, width: 1, height: 1)
                context.fill(end, with: .color(theme.phone.clock, opacity: Self.emptyOpacity))
                context.draw(Self.halfFull, x: end.minX, y: y, paint: paint, in: end)
                context.draw("╸", at: CellPoint(x: end.maxX, y: y), paint: paint.opacity(0.6), in: screen)
            }
            return
        }
    }

    /// The columns at each side that the screen's round corners take from a row.
    private func cornerColumns(of screen: CellRect, row: Int, scale: CellScale, hasEdge: Bool) -> Int {
        guard contrast.isAntialiased else { return 0 }
        // The edge is half a row thick, and the screen begins below it.
        let top = scale.height(rows: row) + (hasEdge ? scale.pointsPerRow / 2 : 0)
        let radius = hasEdge ? device.cornerRadius : stripRadius(scale.height(rows: screen.height))
        let above = max(0, radius - top)
        let inset = radius - max(0, radius * radius - above * above).squareRoot()
        return Int((inset / scale.pointsPerColumn).rounded(.up))
    }
}
