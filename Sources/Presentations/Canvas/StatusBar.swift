import CivilCalendar

/// What the system shows beside the island: the time at the left, and signal, network and battery at the right.
///
///     9:53   ▗▄▄▄▄▄▄▄▄▄▄▄▖   ▁▃▅▆ 5G ■■■·
///            ▐           ▌
///            ▝▀▀▀▀▀▀▀▀▀▀▀▘
extension PresentationCanvas {
    /// The signs from the widest to the narrowest, no higher than digits are: where there is little room, the battery alone. A phone without
    /// Wi-Fi shows the network's name, which is read at this size as a fan of arcs is not.
    private static let statusSigns = ["▁▃▅▆ 5G ■■■·", "▂▄▆ 5G ■■·", "▂▄▆ ■■·", "■■·", "■"]
    /// The blank cells between the island and the signs: bars beside a round end look as if they touched it.
    private static let signGap = 2

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
        /// Where something `columns` wide starts, centred between two edges; `nil` if it has no blank cell at each side.
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
            let width = DisplayWidth.of(signs)
            let gap = width > 1 ? Self.signGap - 1 : 0
            guard let x = place(width, from: island.maxX + gap, to: screen.maxX - corner, rounded: .up) else {
                continue
            }
            context.draw(
                signs, at: CellPoint(x: x, y: y), paint: .solid(theme.phone.clock), in: screen, attributes: .bold)
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
