/// Draws presentations as a phone shows them, in points: the lock screen as a whole phone, each form of the island on the top of one.
struct PointPicture {
    let canvas: PresentationCanvas
    let presentations: [Presentation]
    let hasCaptions: Bool

    /// A presentation, its caption and its place.
    private struct Face {
        let presentation: Presentation
        let rect: CGRect
    }

    private static let margin: CGFloat = 32
    private static let gap: CGFloat = 44
    private static let caption = (height: CGFloat(28), font: PointFont(size: 15, weight: 500))
    /// The part of the phone that is shown around a form of the island.
    private static func height(of presentation: Presentation) -> CGFloat { presentation == .expanded ? 240 : 136 }

    private var device: Device { canvas.device }
    private var phone: PointPhone { PointPhone(canvas: canvas) }
    private var frame: CGFloat { PhoneMeasures.frame }

    // MARK: Layout

    /// The lock screen left, the others one below the other at its right. A device without an island has only the first.
    private var faces: [Face] {
        let chosen = device.island == nil ? [.lockScreen] : Set(presentations)
        var faces: [Face] = []
        var x = Self.margin
        let top = Self.margin + (hasCaptions ? Self.caption.height : 0)
        if chosen.contains(.lockScreen) {
            let rect = CGRect(origin: CGPoint(x: x, y: top), size: lockScreenSize)
            faces.append(Face(presentation: .lockScreen, rect: rect))
            x += lockScreenSize.width + Self.gap
        }
        let right = [Presentation.expanded, .compact, .minimal].filter(chosen.contains)
        let heights = right.map { Self.height(of: $0) + frame }
        let needed = heights.reduce(0, +) + CGFloat(right.count - 1) * (hasCaptions ? Self.caption.height : 0)
        // Beside a phone the others are spread over its height.
        let spread = right.count > 1 && chosen.contains(.lockScreen)
        let between = spread ? max(0, (lockScreenSize.height - needed) / CGFloat(right.count - 1)) : Self.gap / 2
        var y = top
        for (presentation, height) in zip(right, heights) {
            let size = CGSize(width: device.screen.width + 2 * frame, height: height)
            faces.append(Face(presentation: presentation, rect: CGRect(origin: CGPoint(x: x, y: y), size: size)))
            y += height + min(between, 120) + (hasCaptions ? Self.caption.height : 0)
        }
        return faces
    }

    /// Where the coordinates of the views of the first face begin.
    var viewOrigin: CGPoint {
        guard let face = faces.first, face.presentation != .lockScreen || device.stage == .lockScreen else {
            return .zero
        }
        return CGPoint(x: face.rect.minX + frame, y: face.rect.minY + frame)
    }

    private var lockScreenSize: CGSize {
        guard device.stage == .lockScreen else {
            return CGSize(width: device.card.width, height: device.card.maxHeight)
        }
        return CGSize(width: device.screen.width + 2 * frame, height: device.screen.height + 2 * frame)
    }

    /// The size of the picture in points.
    var size: CGSize {
        let faces = faces
        return CGSize(
            width: (faces.map(\.rect.maxX).max() ?? 0) + Self.margin,
            height: (faces.map(\.rect.maxY).max() ?? 0) + Self.margin)
    }

    // MARK: Drawing

    /// The picture at an instant.
    func drawn(at now: Date) -> PointCanvas {
        PointCanvas.picture(size: size, at: now) { draw(on: &$0) }
    }

    /// Draws the picture on a canvas of its size.
    func draw(on canvas: inout PointCanvas) {
        canvas.fill(canvas.bounds, with: .solid(self.canvas.theme.screen.background))
        for face in faces { draw(face, on: &canvas) }
    }

    private func draw(_ face: Face, on canvas: inout PointCanvas) {
        if hasCaptions {
            let font = Self.caption.font
            canvas.draw(
                PointText(
                    face.presentation.caption, font: font,
                    at: CGPoint(x: face.rect.minX + frame, y: face.rect.minY - 10),
                    paint: .solid(self.canvas.theme.screen.caption)))
        }
        canvas.say(face.presentation.caption)
        let origin = CGPoint(x: face.rect.minX + frame, y: face.rect.minY + frame)
        switch face.presentation {
        case .lockScreen:
            guard device.stage == .lockScreen else {
                return canvas.surface(Presentation.lockScreen.name, in: face.rect) { drawCard(in: face.rect, on: &$0) }
            }
            phone.draw(at: origin, height: nil, on: &canvas) { canvas in
                canvas.surface(Presentation.lockScreen.name, in: device.screenRect) { drawLockScreen(on: &$0) }
            }
        case .expanded, .compact, .minimal:
            phone.draw(at: origin, height: face.rect.height - frame, on: &canvas) {
                canvas in
                canvas.surface(face.presentation.name, in: device.screenRect) { drawIsland(face.presentation, on: &$0) }
            }
        }
    }

    private func drawIsland(_ presentation: Presentation, on canvas: inout PointCanvas) {
        guard let island = PointIsland(self.canvas, presentation) else {
            drawIdleIsland(on: &canvas)
            return phone.drawStatus(.whole, showsClock: true, on: &canvas)
        }
        switch presentation {
        case .expanded: island.drawExpanded(on: &canvas)
        case .compact:
            phone.drawStatus(.battery, showsClock: true, on: &canvas)
            island.drawCompact(on: &canvas)
        case .minimal, .lockScreen:
            phone.drawStatus(.battery, showsClock: true, on: &canvas)
            island.drawMinimal(on: &canvas)
        }
    }

    private func drawIdleIsland(on canvas: inout PointCanvas) {
        guard let camera = device.cameraRect else { return }
        PointIsland.drawGlass(in: camera, theme: self.canvas.theme, on: &canvas)
    }

    private func drawLockScreen(on canvas: inout PointCanvas) {
        drawIdleIsland(on: &canvas)
        phone.drawStatus(.whole, showsClock: false, on: &canvas)
        phone.drawClock(on: &canvas)
        let width = min(device.card.width, device.screen.width)
        let place = CGRect(
            x: (device.screen.width - width) / 2,
            y: device.screen.height - PhoneMeasures.belowCards - device.card.maxHeight, width: width,
            height: device.card.maxHeight)
        drawCard(in: place, on: &canvas)
        phone.drawControls(on: &canvas)
    }

    /// Draws the activity's card, as high as its content within the device's limits, at the bottom of `room`.
    private func drawCard(in room: CGRect, on canvas: inout PointCanvas) {
        guard let views = self.canvas.views else { return }
        var environment = self.canvas.cardEnvironment(scale: .pixels, now: canvas.now)
        environment.drawInPoints()
        let view = PreparedView(views.lockScreen, environment: environment)
        // Content is offered the greatest height first, so that it can choose what fits.
        let wanted = view.size(ProposedViewSize(width: room.width, height: device.card.maxHeight))
        let height = min(max(wanted.height, device.card.minHeight), device.card.maxHeight)
        self.canvas.note(needs: wanted, of: room.size, .lockScreen)
        let card = CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
        self.canvas.note(
            .surface(cornerRadius: PresentationCanvas.cardCornerRadius), in: card, of: .lockScreen)
        let outline = Path(roundedRect: card, cornerRadius: PresentationCanvas.cardCornerRadius)
        let tint = view.preference(ActivityTraitsKey.self).backgroundTint.map { $0._paint(in: environment) }
        let material = Paint.color(self.canvas.theme.card.background, opacity: Self.cardOpacity)
        canvas.fill(outline, with: tint ?? material, in: card)
        canvas.group({ $0.clip = outline }) { canvas in
            canvas.surface("Card", in: card) { $0.draw(view, in: card) }
        }
    }

    /// The opacity of the card's material: a part of the wallpaper shows through.
    private static let cardOpacity = 0.85
}

extension PresentationPicture {
    /// The true picture: the presentations as the device shows them, in points. The lock screen is always a whole phone.
    ///
    /// Colour depth and points per column do not apply.
    public func pointCanvas(at now: Date) -> PointCanvas {
        views?.pictures?.canvas(of: self, at: now) ?? pointPicture().drawn(at: now)
    }

    func pointPicture(_ change: (inout PresentationCanvas) -> Void = { _ in }) -> PointPicture {
        var picture = self
        picture.traits.colorDepth = .direct
        var canvas = picture.canvas()
        canvas.theme = canvas.theme.withoutTerminalGrounds
        change(&canvas)
        return PointPicture(canvas: canvas, presentations: presentations, hasCaptions: hasCaptions)
    }
}

extension Theme {
    /// This theme with the neutral one's grounds in place of the terminal's own, which a true picture does not have.
    fileprivate var withoutTerminalGrounds: Theme {
        let neutral = Theme.base(appearance)
        func ground(_ color: CellColor, _ substitute: CellColor) -> CellColor {
            color == .terminalDefault ? substitute : color
        }
        var theme = self
        theme.screen.background = ground(screen.background, neutral.screen.background)
        theme.phone.wallpaper = phone.wallpaper.map { ground($0, neutral.phone.wallpaper[0]) }
        theme.island.fill = ground(island.fill, neutral.island.fill)
        theme.card.background = ground(card.background, neutral.card.background)
        return theme
    }
}
