/// The activity's card in a true picture.
struct PointCard {
    let canvas: PresentationCanvas
    /// The presentation that the card is in: the lock screen, or a banner.
    let presentation: Presentation
    private var device: Device { canvas.device }

    /// The opacity of the card's material: a part of the wallpaper shows through.
    private static let opacity = 0.85

    /// Draws the lock screen's content, as high as it is within the device's limits, at an end of `room`.
    ///
    /// - Parameter atTop: Whether it hangs from the top of `room`. Default: it stands on the bottom.
    func draw(in room: CGRect, atTop: Bool = false, on canvas: inout PointCanvas) {
        guard let views = self.canvas.views else { return }
        draw(views.lockScreen, in: room, atTop: atTop, on: &canvas)
    }

    /// Draws content on a card.
    func draw(_ content: AnyView, in room: CGRect, atTop: Bool = false, on canvas: inout PointCanvas) {
        var environment = self.canvas.cardEnvironment(scale: .pixels, now: canvas.now)
        environment.drawInPoints()
        let view = PreparedView(content, environment: environment)
        // Content is offered the greatest height first, so that it can choose what fits.
        let wanted = view.size(ProposedViewSize(width: room.width, height: device.card.maxHeight))
        let height = min(max(wanted.height, device.card.minHeight), device.card.maxHeight)
        self.canvas.note(needs: wanted, of: room.size, presentation)
        let card = CGRect(
            x: room.minX, y: atTop ? room.minY : room.maxY - height, width: room.width, height: height)
        self.canvas.note(.surface(cornerRadius: self.canvas.cardRadius), in: card, of: presentation)
        environment.containerOutline?.place.rect = card
        let outline = Path(roundedRect: card, cornerRadius: self.canvas.cardRadius)
        let tint = view.preference(ActivityTraitsKey.self).backgroundTint.map { $0._paint(in: environment) }
        let blurred = blurredPicture(behind: card)
        if let blurred, tint != nil { canvas.fill(outline, with: .solid(blurred), in: card) }
        canvas.fill(outline, with: tint ?? material(over: blurred), in: card)
        canvas.group({ $0.clip = outline }) { canvas in
            canvas.surface("Card", in: card) { $0.draw(view, in: card) }
        }
    }

    private func material(over ground: CellColor?) -> Paint {
        if let material = canvas.stageMaterial { return material }
        let card = canvas.theme.card
        if let ground { return .solid(card.material(over: ground, hiding: Self.opacity)) }
        return .color(card.background, opacity: Self.opacity)
    }

    /// The user's picture behind the card as one colour, as the system blurs it; `nil` if there is none.
    private func blurredPicture(behind card: CGRect) -> CellColor? {
        guard device.stage == .lockScreen else { return nil }
        let height = max(1, device.screen.height)
        return canvas.theme.phone.picture?.mean(from: card.minY / height, to: card.maxY / height)
    }
}
