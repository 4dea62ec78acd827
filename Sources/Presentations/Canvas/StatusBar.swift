/// What the system shows beside the island: the time at the left, and signal, network and battery at the right.
///
///     9:53   ▗▄▄▄▄▄▄▄▄▄▄▄▖   ⡀⡄⡆⡇ 5G [87▌]╸
///            ▐           ▌
///            ▝▀▀▀▀▀▀▀▀▀▀▀▘
extension PresentationCanvas {
    /// The signs from the widest to the narrowest: where there is little room, the battery alone. A phone without Wi-Fi shows the network's
    /// name, which is read at this size as a fan of arcs is not.
    private struct Signs {
        let signal: String
        /// The cells of the battery, which are filled, with blanks beside the number if there is room for them.
        let battery: String
        /// Whether half a cell is added to the battery on each side. Such a battery has no knob.
        var hasHalves = false
        var columns: Int { signal.utf16.count + battery.utf16.count + (hasHalves ? 2 : 1) }
    }
    /// The bars of the signal are dots in one column of each cell: bars as wide as cells touch, and look like a wedge.
    private static let filledSigns =
        ["⡀⡄⡆⡇ 5G ", "⣠⣾ 5G ", "⡀⡄⡆⡇ ", "⣠⣾ ", ""].flatMap {
            [Signs(signal: $0, battery: " 87 "), Signs(signal: $0, battery: "87", hasHalves: true)]
        } + [Signs(signal: "", battery: "87")]
    /// Without mixed colours a battery is a block no higher than digits are.
    private static let plainSigns = [("▁▃▅▆ 5G ", "▆▆▆"), ("▂▄▆ 5G ", "▆▆"), ("▂▄▆ ", "▆▆"), ("", "▆▆")].map {
        Signs(signal: $0, battery: $1)
    }
    private static let knob = "╸"
    private static let fullHalf = Glyph(Character("▌"))
    private static let batteryEnds = ["▐", "▌"]
    /// How bright the knob is, and the part of the battery that is empty: half a cell.
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
        let all = contrast.isAntialiased ? Self.filledSigns : Self.plainSigns
        for signs in all {
            let free = (island.maxX + Self.signGap - 1, screen.maxX - corner)
            // The half cell at its end is blank enough beside a round edge.
            let end = free.1 + (signs.hasHalves && corner > 0 ? 1 : 0)
            guard let x = place(signs.columns, from: free.0, to: end, rounded: .up) else { continue }
            draw(signs, at: CellPoint(x: x, y: y), in: screen, context: &context)
            return
        }
    }

    private func draw(_ signs: Signs, at place: CellPoint, in screen: CellRect, context: inout DrawingContext) {
        let (ink, mixes) = (theme.phone.clock, contrast.isAntialiased)
        var place = place
        func draw(_ text: String, _ paint: Paint, isBold: Bool = false) {
            place.x += context.draw(text, at: place, paint: paint, in: screen, attributes: isBold ? .bold : [])
        }
        draw(signs.signal, .solid(ink), isBold: true)
        if signs.hasHalves { draw(Self.batteryEnds[0], .solid(ink)) }
        // The number is cut out of the battery.
        let ground = context.background(x: place.x, y: place.y)
        if mixes {
            context.fill(
                CellRect(x: place.x, y: place.y, width: signs.battery.utf16.count, height: 1), with: .solid(ink))
        }
        draw(signs.battery, .solid(mixes ? ground : ink), isBold: mixes)
        let empty = mixes ? Paint.color(ink, opacity: Self.emptyOpacity) : .solid(ink)
        if signs.hasHalves { return draw(Self.batteryEnds[1], empty) }
        if mixes, signs.battery.hasSuffix(" ") {
            // The blank after the number: its first half belongs to the full part.
            let end = CellRect(x: place.x - 1, y: place.y, width: 1, height: 1)
            context.fill(end, with: .solid(ground))
            context.fill(end, with: empty)
            context.draw(Self.fullHalf, x: end.minX, y: end.minY, paint: .solid(ink), in: end)
        }
        draw(Self.knob, empty)
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
        // In lines it has none.
        if !contrast.isAntialiased {
            guard case .one = contrast.bands else { return 0 }
        }
        // The edge is half a row thick, and the screen begins below it.
        let top = scale.height(rows: row) + (hasEdge ? scale.pointsPerRow / 2 : 0)
        let radius = hasEdge ? device.cornerRadius : stripRadius(scale.height(rows: screen.height))
        let above = max(0, radius - top)
        let inset = radius - max(0, radius * radius - above * above).squareRoot()
        return Int((inset / scale.pointsPerColumn).rounded(.up))
    }
}
