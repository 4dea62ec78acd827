/// The cards of several activities below each other, as many as fit, the topmost first. The one that the picture is about is
/// always among them.
///
///     ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▖
///     ▐ Metta  12:34▌
///     ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▘
///     ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▖
///     ▐ Tea     2:13▌
///     ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▘
///          +1 more
struct CardStack {
    /// Each card with the rows that it takes.
    private(set) var cards: [(views: ActivityViews, rows: Int)]
    /// How many have no room.
    let hidden: Int

    /// Rows in all.
    var height: Int { cards.reduce(0) { $0 + $1.rows } + (cards.count - 1) * FaceMeasures.cardGap }

    /// The cards of `cast` that fit into `room`.
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

    /// The places of the cards in `room`, from row `y` on.
    func places(in room: CellRect, from y: Int) -> [CellRect] {
        var y = y
        return cards.map { card in
            defer { y += card.rows + FaceMeasures.cardGap }
            return CellRect(x: room.minX, y: y, width: room.width, height: card.rows)
        }
    }
}

extension PresentationCanvas {
    /// The cards that fit into a place. An alert's takes the place of all others where there is no phone to show a banner in.
    func stack(_ cast: ActivityCast, in room: CellSize, hasPhone: Bool, scale: CellScale, now: Date) -> CardStack {
        let shown = hasPhone || device.island != nil ? cast : cast.showingAlertAlone
        return CardStack(shown, in: room) { views in
            let view = PreparedView(views.lockScreen, environment: cardEnvironment(scale: scale, now: now))
            let wanted = view.size(CellProposal(width: room.width, height: nil)).height
            return min(max(wanted, scale.rows(device.card.minHeight)), scale.rows(device.card.maxHeight))
        }
    }

    /// Draws cards in a place without a phone, which tells the rest in its caption.
    func drawCards(of cast: ActivityCast, in rect: CellRect, scale: CellScale, context: inout DrawingContext) {
        let stack = stack(cast, in: rect.size, hasPhone: false, scale: scale, now: context.now)
        for (card, place) in zip(stack.cards, stack.places(in: rect, from: rect.minY)) {
            drawCard(
                of: card.views, in: place, scale: scale, alignment: .top,
                line: contrast.showsCardOnScreen ? nil : theme.phone.frame, hasPhone: false, context: &context)
        }
    }

    /// Draws cards, date and clock in a phone; the cards stand on the bottom of `place`.
    func drawCards(
        of cast: ActivityCast, above place: CellRect, in screen: CellRect, scale: CellScale,
        context: inout DrawingContext
    ) {
        // Date, clock and a blank row stay.
        let room = CellRect(
            x: place.minX, y: screen.minY + 3, width: place.width, height: place.maxY - screen.minY - 3)
        let stack = stack(cast, in: room.size, hasPhone: true, scale: scale, now: context.now)
        let hasRowBelow = stack.hidden > 0 && stack.height < room.height
        let top = room.maxY - stack.height - (hasRowBelow ? 1 : 0)
        let clockRoom = CellRect(x: room.minX, y: min(place.minY, top), width: room.width, height: 1)
        drawClock(above: clockRoom, in: screen, context: &context)
        for (card, place) in zip(stack.cards, stack.places(in: room, from: top)) {
            drawCard(
                of: card.views, in: place, scale: scale, alignment: .bottom,
                line: contrast.showsCardOnWallpaper ? nil : theme.phone.clock, hasPhone: true, context: &context)
        }
        guard stack.hidden > 0 else { return }
        let text = Text(verbatim: "+\(stack.hidden) more").lineLimit(1).foregroundStyle(Color(theme.phone.date))
        let row = CellRect(
            x: screen.minX, y: hasRowBelow ? room.maxY - 1 : room.minY - 1, width: screen.width, height: 1)
        context.draw(PreparedView(text, environment: phoneEnvironment(now: context.now)), in: row)
    }
}
