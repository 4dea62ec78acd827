extension PresentationCanvas {
    /// The cards of several activities below each other, as many as fit, the topmost first.
    ///
    ///     ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▖
    ///     ▐ Metta  12:34▌
    ///     ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▘
    ///     ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▖
    ///     ▐ Tea     2:13▌
    ///     ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▘
    ///          +1 more
    struct CardStack {
        /// Where each card may stand; it fills its place.
        let places: [CellRect]
        /// Where the rest is told; `nil` where all fit, or where no row is left for it.
        let remark: CellRect?
    }

    /// Places cards in a phone: they stand on the bottom of `room`.
    func stack(_ cards: [ActivityViews], in room: CellRect, scale: CellScale, now: Date) -> CardStack {
        let heights = fittingCards(cards, in: room, scale: scale, now: now)
        let isShort = heights.count < cards.count
        let taken = heights.reduce(0, +) + (heights.count - 1) * FaceMeasures.cardGap
        let hasRowBelow = isShort && taken < room.height
        var y = room.maxY - taken - (hasRowBelow ? 1 : 0)
        let places = heights.map { height in
            defer { y += height + FaceMeasures.cardGap }
            return CellRect(x: room.minX, y: y, width: room.width, height: height)
        }
        let row = hasRowBelow ? room.maxY - 1 : room.minY - 1
        return CardStack(
            places: places, remark: isShort ? CellRect(x: room.minX, y: row, width: room.width, height: 1) : nil)
    }

    /// The heights of the cast's cards that fit into a place without a phone.
    func fittingCards(in rect: CellRect, scale: CellScale, now: Date) -> [Int] {
        cast.map { fittingCards(shownCards($0), in: rect, scale: scale, now: now) } ?? []
    }

    /// The cards in a place without a phone: the card of an alert comes before the others on a device without an island.
    private func shownCards(_ cast: ActivityCast) -> [ActivityViews] {
        guard device.island == nil, let alert = cast.alert else { return cast.cards }
        return [alert]
    }

    /// The heights of the cards that fit below each other, at least one.
    private func fittingCards(_ cards: [ActivityViews], in room: CellRect, scale: CellScale, now: Date) -> [Int] {
        var heights: [Int] = []
        var taken = 0
        for views in cards {
            let greatest = min(room.height, scale.rows(device.card.maxHeight))
            let view = PreparedView(views.lockScreen, environment: cardEnvironment(scale: scale, now: now))
            let wanted = view.size(CellProposal(width: room.width, height: nil)).height
            let rows = min(max(wanted, scale.rows(device.card.minHeight)), greatest)
            let needed = rows + (heights.isEmpty ? 0 : FaceMeasures.cardGap)
            guard heights.isEmpty || taken + needed <= room.height else { break }
            heights.append(rows)
            taken += needed
        }
        return heights
    }

    /// Draws the cards of several activities in a phone.
    func drawCards(_ stack: CardStack, of cast: ActivityCast, scale: CellScale, context: inout DrawingContext) {
        for (place, views) in zip(stack.places, cast.cards) {
            drawCard(
                of: views, in: place, scale: scale, alignment: .bottom,
                line: contrast.showsCardOnWallpaper ? nil : theme.phone.clock, hasPhone: true, context: &context)
        }
        guard let remark = stack.remark else { return }
        let text = Text(verbatim: "+\(cast.cards.count - stack.places.count) more").lineLimit(1)
            .foregroundStyle(Color(theme.phone.date))
        context.draw(PreparedView(text, environment: phoneEnvironment(now: context.now)), in: remark)
    }

    /// Draws the cards of several activities in a place without a phone.
    func drawCards(of cast: ActivityCast, in rect: CellRect, scale: CellScale, context: inout DrawingContext) {
        let cards = shownCards(cast)
        var y = rect.minY
        for (rows, views) in zip(fittingCards(cards, in: rect, scale: scale, now: context.now), cards) {
            drawCard(
                of: views, in: CellRect(x: rect.minX, y: y, width: rect.width, height: rows), scale: scale,
                alignment: .top, line: contrast.showsCardOnScreen ? nil : theme.phone.frame, hasPhone: false,
                context: &context)
            y += rows + FaceMeasures.cardGap
        }
    }
}
