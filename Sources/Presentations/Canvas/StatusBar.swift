/// What the system shows beside the island: the time at the left, and signal, network and battery at the right.
///
///     9:53   ▗▄▄▄▄▄▄▄▄▄▄▄▖   ▁▃▅▆ 5G ▆▆▆╸
///            ▐           ▌
///            ▝▀▀▀▀▀▀▀▀▀▀▀▘
extension PresentationCanvas {
    /// The signs from the widest to the narrowest, no higher than digits are: where there is little room, the battery alone. A phone
    /// without Wi-Fi shows the network's name, which is read at this size as a fan of arcs is not. The battery has a full part, an empty
    /// one where colours are mixed, and its knob.
    private static let statusSigns: [(signal: String, full: String, empty: String)] = [
        ("▁▃▅▆ 5G ", "▆▆▆", "▆"), ("▁▃▅▆ 5G ", "▆▆", "▆"), ("▂▄▆ 5G ", "▆▆", "▆"), ("▂▄▆ 5G ", "▆▆", ""),
        ("▂▄▆ ", "▆▆", "▆"), ("▂▄▆ ", "▆▆", ""), ("", "▆▆", "▆"), ("", "▆▆", ""),
    ]
    private static let knob = "╸"
    /// How bright the empty part and the knob are.
    private static let emptyOpacity = 0.45
    /// The blank cells between the island and the signs: bars beside a round end look as if they touched it.
    private static let signGap = 2

    /// The columns that the time needs beside an island: five digits, and one that stays free.
    private static let clockColumns = 6

    /// Draws time and signs in row `y`, each in the middle of its side and at least one blank cell away from the island and from the
    /// screen's round edge; the signs that have no room for that are left out, and so is the time if it would touch the island.
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
            let columns = DisplayWidth.of(environment.at(context.now).lockScreenClock)
            let left = screen.minX + corner
            let beside = corner > 0 && columns < Self.clockColumns && left + columns < island.minX ? left : nil
            if let x = place(columns, from: left, to: island.minX, rounded: .down) ?? beside {
                drawSmallClock(
                    at: CellPoint(x: x, y: y), width: columns, color: theme.phone.clock, context: &context)
            }
        }
        for (signal, full, empty) in Self.statusSigns where contrast.isAntialiased || empty.isEmpty {
            let width = DisplayWidth.of(signal + full + empty + Self.knob)
            guard
                let x = place(
                    width, from: island.maxX + Self.signGap - 1, to: screen.maxX - corner, rounded: .up)
            else { continue }
            let bright = Paint.solid(theme.phone.clock)
            let dim = contrast.isAntialiased ? Paint.color(theme.phone.clock, opacity: Self.emptyOpacity) : bright
            var origin = CellPoint(x: x, y: y)
            origin.x += context.draw(signal, at: origin, paint: bright, in: screen, attributes: .bold)
            origin.x += context.draw(full, at: origin, paint: bright, in: screen)
            context.draw(empty + Self.knob, at: origin, paint: dim, in: screen)
            return
        }
    }

    /// How far the sides of an island move outwards at most, in points: so little that the time stays beside a compact one, if that has
    /// room to move at all.
    func swellDistance(of presentation: Presentation, scale: CellScale) -> Double {
        let most = IslandSwell.distance(of: presentation)
        guard presentation == .compact else { return most }
        let island = FaceMeasures(device: device, pointsPerColumn: scale.pointsPerColumn).size(of: .compact)
        let screen = CellRect(x: 0, y: 0, width: scale.columns(device.screen.width), height: island.height)
        let corner = cornerColumns(of: screen, row: island.height / 2, scale: scale, hasEdge: true)
        let free = (screen.width - island.width) / 2 - corner - Self.clockColumns
        return free > 0 ? min(most, scale.width(columns: free)) : most
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
