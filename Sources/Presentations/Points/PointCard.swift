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
        let material = self.canvas.stageMaterial ?? .color(self.canvas.theme.card.background, opacity: Self.opacity)
        canvas.fill(outline, with: tint ?? material, in: card)
        canvas.group({ $0.clip = outline }) { canvas in
            canvas.surface("Card", in: card) { $0.draw(view, in: card) }
        }
    }
}
