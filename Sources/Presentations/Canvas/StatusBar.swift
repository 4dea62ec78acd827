import CivilCalendar

/// What the system shows beside the island: the time at the left, and signal, Wi-Fi and battery at the right.
///
///     9:53   ▗▄▄▄▄▄▄▄▄▄▄▄▖   ▂▄▆ ▾ ▆▆╸
///            ▐           ▌
///            ▝▀▀▀▀▀▀▀▀▀▀▀▘
extension PresentationCanvas {
    /// The signs from the widest to the narrowest: where there is little room, the battery alone.
    private static let statusSigns = ["▂▄▆ ▾ ▆▆╸", "▂▄▆ ▆▆╸", "▆▆╸", "▆"]

    /// Draws time and signs in row `y`, each in the middle of its side.
    ///
    /// - Parameters:
    ///   - island: The area of the island, which is between the two.
    ///   - hasClock: Whether the time is drawn. Default: `true`; a lock screen has its own.
    func drawStatusBar(
        in screen: CellRect, y: Int, beside island: CellRect, hasClock: Bool = true, context: inout DrawingContext
    ) {
        if hasClock {
            let clock = CivilTime(context.now, in: environment.timeZone).clock
            // A blank column is left beside the island, even if the clock then comes nearer to the edge.
            let free = island.minX - screen.minX - clock.count
            drawSmallClock(
                at: CellPoint(x: screen.minX + max(1, min(free / 2, free - 1)), y: y), width: clock.count,
                color: theme.phone.clock, context: &context)
        }
        let room = screen.maxX - island.maxX
        guard let signs = Self.statusSigns.first(where: { DisplayWidth.of($0) + 2 <= room }) else { return }
        let columns = DisplayWidth.of(signs)
        context.draw(
            signs, at: CellPoint(x: island.maxX + (room - columns + 1) / 2, y: y), paint: .solid(theme.phone.clock),
            in: screen)
    }
}
