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

    /// The lock screen left, the others one below the other at its right. What the device does not have is left out.
    private var faces: [Face] {
        let chosen = device.shown(of: presentations)
        var faces: [Face] = []
        var x = Self.margin
        let top = Self.margin + (hasCaptions ? Self.caption.height : 0)
        if chosen.contains(.lockScreen) {
            let rect = CGRect(origin: CGPoint(x: x, y: top), size: lockScreenSize)
            faces.append(Face(presentation: .lockScreen, rect: rect))
            x += lockScreenSize.width + Self.gap
        }
        let right = [Presentation.expanded, .compact, .minimal].filter(chosen.contains)
        let heights = right.map { Self.height(of: $0) + frame + device.chin }
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
        guard device.stage == .lockScreen, let face = faces.first else { return .zero }
        return screenOrigin(of: face)
    }

    private func screenOrigin(of face: Face) -> CGPoint {
        CGPoint(x: face.rect.minX + frame, y: face.rect.minY + frame + device.chin)
    }

    private var lockScreenSize: CGSize {
        guard device.stage == .lockScreen else { return StageMeasures(device).size }
        return CGSize(
            width: device.screen.width + 2 * frame, height: device.screen.height + 2 * (frame + device.chin))
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
        for face in faces {
            drawCaption(of: face, on: &canvas)
            guard self.canvas.isNight else {
                draw(face, on: &canvas)
                continue
            }
            canvas.recolored(by: .nightRed) { draw(face, on: &$0) }
        }
    }

    private func drawCaption(of face: Face, on canvas: inout PointCanvas) {
        guard hasCaptions else { return }
        let failure = self.canvas.failure(of: face.presentation)
        let text =
            failure.map { "\(face.presentation.name(on: device)) · \($0)" }
            ?? self.canvas.caption(of: face.presentation)
        canvas.draw(
            PointText(
                Self.caption.font.shortened(text, to: face.rect.width - frame), font: Self.caption.font,
                at: CGPoint(x: face.rect.minX + frame, y: face.rect.minY - 10),
                paint: .solid(self.canvas.theme.screen.caption)))
    }

    private func draw(_ face: Face, on canvas: inout PointCanvas) {
        canvas.say(self.canvas.caption(of: face.presentation))
        let origin = screenOrigin(of: face)
        let name = face.presentation.name(on: device)
        switch face.presentation {
        case .lockScreen:
            guard device.stage == .lockScreen else {
                return canvas.surface(name, in: face.rect) {
                    PointStage(canvas: self.canvas).draw(at: face.rect.origin, on: &$0)
                }
            }
            phone.draw(at: origin, height: nil, on: &canvas) { canvas in
                canvas.surface(name, in: device.screenRect) { drawLockScreen(on: &$0) }
            }
        case .expanded, .compact, .minimal:
            phone.draw(at: origin, height: face.rect.height - frame - device.chin, on: &canvas) { canvas in
                canvas.surface(name, in: device.screenRect) { canvas in
                    if device.island == nil { return drawBanner(on: &canvas) }
                    drawIsland(face.presentation, on: &canvas)
                }
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

    /// An alert on a phone without an island: the card, at the top of the screen.
    private func drawBanner(on canvas: inout PointCanvas) {
        // Without a notch it covers the status bar.
        if device.notch != nil { phone.drawStatus(.whole, showsClock: true, on: &canvas) }
        let margin = PhoneMeasures.bannerMargin
        let width = min(device.card.width, device.screen.width - 2 * margin)
        let top = device.notch.map { CGFloat($0.height) + margin } ?? margin
        let room = CGRect(
            x: (device.screen.width - width) / 2, y: top, width: width, height: device.card.maxHeight)
        PointCard(canvas: self.canvas, presentation: .expanded).draw(in: room, atTop: true, on: &canvas)
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
            y: device.screen.height - (device.hasHomeButton ? PhoneMeasures.control.side : PhoneMeasures.belowCards)
                - device.card.maxHeight, width: width,
            height: device.card.maxHeight)
        PointCard(canvas: self.canvas, presentation: .lockScreen).draw(in: place, on: &canvas)
        phone.drawControls(on: &canvas)
    }
}

extension PresentationPicture {
    /// The true picture: the presentations as the device shows them, in points. The lock screen is always a whole phone.
    ///
    /// Colour depth and points per column do not apply.
    public func pointCanvas(at now: Date) -> PointCanvas {
        views?.pictures?.canvas(of: self, at: now) ?? pointPicture().drawn(at: now)
    }

    /// The true picture in a changed environment. The pictures of foreign views do not change with it.
    package func pointCanvas(at now: Date, in change: (inout EnvironmentValues) -> Void) -> PointCanvas {
        views?.pictures?.canvas(of: self, at: now) ?? pointPicture { change(&$0.environment) }.drawn(at: now)
    }

    func pointPicture(_ change: (inout PresentationCanvas) -> Void = { _ in }) -> PointPicture {
        var picture = self
        picture.traits.colorDepth = .direct
        var canvas = picture.canvas()
        canvas.theme = traits.effectiveTheme.showing(traits.wallpaper).withoutTerminalGrounds
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
