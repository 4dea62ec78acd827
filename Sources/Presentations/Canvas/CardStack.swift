import Languages

/// The cards of several activities, stacked, topmost first; always includes that of the picture's own activity.
///
///     ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▖
///     ▐ Metta  12:34▌
///     ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▘
///     ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▖
///     ▐ Tea     2:13▌
///     ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▘
///          +1 more
struct CardStack {
    /// The visible cards and their heights.
    private(set) var cards: [(views: ActivityViews, rows: Int)]
    /// The number of cards that do not fit.
    let hidden: Int

    /// The number of hidden cards in words: `+1 more`.
    var remark: String { localized("+\(String(hidden)) more", "presentation") }

    /// The total height in rows.
    var height: Int { cards.reduce(0) { $0 + $1.rows } + (cards.count - 1) * FaceMeasures.cardGap }

    /// Selects the cards of `cast` that fit in `room`.
    init(_ cast: ActivityCast, in room: CellSize, rows: (ActivityViews) -> Int) {
        var chosen: [Int: Int] = [:]
        var free = room.height
        let order = (cast.ownCard.map { [$0] } ?? []) + cast.cards.indices.filter { $0 != cast.ownCard }
        for index in order {
            let height = min(rows(cast.cards[index]), room.height)
            let needed = height + (chosen.isEmpty ? 0 : FaceMeasures.cardGap)
            guard needed <= free else { break }
            chosen[index] = height
            free -= needed
        }
        cards = chosen.sorted { $0.key < $1.key }.map { (cast.cards[$0.key], $0.value) }
        hidden = cast.cards.count - cards.count
    }

    /// The areas of the cards in `room`, starting at row `y`.
    func places(in room: CellRect, from y: Int) -> [CellRect] {
        var y = y
        return cards.map { card in
            defer { y += card.rows + FaceMeasures.cardGap }
            return CellRect(x: room.minX, y: y, width: room.width, height: card.rows)
        }
    }
}

extension PresentationCanvas {
    /// The cards that fit in an area. Without an island and without a phone to show a banner, an alert's card replaces all
    /// others.
    ///
    /// - Parameter line: The line around each card, which takes columns of the content; `nil` for none.
    func stack(
        _ cast: ActivityCast, in room: CellSize, line: CellColor?, hasPhone: Bool, scale: CellScale, now: Date
    ) -> CardStack {
        let shown = hasPhone || device.island != nil ? cast : cast.showingAlertAlone
        let columns = room.width - 2 * Self.edge(of: line)
        return CardStack(shown, in: room) { views in
            let view = PreparedView(views.lockScreen, environment: cardEnvironment(scale: scale, now: now))
            let wanted = view.cells(columns: columns, rows: nil).height
            return min(max(wanted, scale.rows(device.card.minHeight)), scale.rows(device.card.maxHeight))
        }
    }

    /// Draws cards without a phone; the caption gives the number of hidden cards.
    ///
    /// - Parameter onScreen: Whether they are drawn on a part of a screen.
    func drawCards(
        of cast: ActivityCast, in rect: CellRect, scale: CellScale, onScreen: Bool, context: inout DrawingContext
    ) {
        let line = cardLine(onScreen: onScreen)
        let stack = stack(cast, in: rect.size, line: line, hasPhone: false, scale: scale, now: context.now)
        for (card, place) in zip(stack.cards, stack.places(in: rect, from: rect.minY)) {
            drawCard(
                of: card.views, in: place, scale: scale, alignment: .top, line: line, hasPhone: onScreen,
                isInset: onScreen, context: &context)
        }
    }

    /// Draws cards, date and clock in a phone; the cards are aligned with the bottom of `place`.
    func drawCards(
        of cast: ActivityCast, above place: CellRect, in screen: CellRect, scale: CellScale,
        context: inout DrawingContext
    ) {
        // Keep three rows for date, clock and a blank row.
        let room = CellRect(
            x: place.minX, y: screen.minY + 3, width: place.width, height: place.maxY - screen.minY - 3)
        let line = cardLine(onScreen: true)
        let stack = stack(cast, in: room.size, line: line, hasPhone: true, scale: scale, now: context.now)
        let hasRowBelow = stack.hidden > 0 && stack.height < room.height
        let top = room.maxY - stack.height - (hasRowBelow ? 1 : 0)
        let clockRoom = CellRect(x: room.minX, y: min(place.minY, top), width: room.width, height: 1)
        drawClock(above: clockRoom, in: screen, context: &context)
        for (card, place) in zip(stack.cards, stack.places(in: room, from: top)) {
            drawCard(
                of: card.views, in: place, scale: scale, alignment: .bottom, line: line, hasPhone: true,
                context: &context)
        }
        guard stack.hidden > 0 else { return }
        let text = Text(verbatim: stack.remark).lineLimit(1).foregroundStyle(Color(theme.phone.date))
        let row = CellRect(
            x: screen.minX, y: hasRowBelow ? room.maxY - 1 : room.minY - 1, width: screen.width, height: 1)
        context.draw(PreparedView(text, environment: phoneEnvironment(now: context.now)), in: row)
    }
}
