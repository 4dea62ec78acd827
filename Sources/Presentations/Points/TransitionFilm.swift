extension PresentationPicture {
    /// A film of a transition on the top of a phone; `nil` if the device has no island or no activity is in it.
    ///
    /// - Parameters:
    ///   - second: The activity of the other app, for ``IslandTransition/second``.
    ///   - now: The instant shown all the time.
    public func film(_ transition: IslandTransition, second: ActivityViews?, at now: Date) -> PointFilm? {
        if let foreign = views?.pictures { return foreign.film(transition, of: self, at: now) }
        return TransitionFilm(canvas: pointPicture().canvas, now: now)?.film(transition, second: second)
    }
}

/// Makes the film of a transition.
private struct TransitionFilm {
    let canvas: PresentationCanvas
    let now: Date
    let island: PointIsland
    let camera: CGRect

    private static let margin: CGFloat = 32
    private static let height: CGFloat = 250

    init?(canvas: PresentationCanvas, now: Date) {
        guard var island = PointIsland(canvas, .compact), let camera = canvas.device.cameraRect else { return nil }
        island.hasGlass = false
        (self.canvas, self.now, self.island, self.camera) = (canvas, now, island, camera)
    }

    private var origin: CGPoint {
        CGPoint(x: Self.margin + PhoneMeasures.frame, y: Self.margin + PhoneMeasures.frame)
    }
    private var size: CGSize {
        CGSize(
            width: canvas.device.screen.width + 2 * (Self.margin + PhoneMeasures.frame),
            height: Self.height + 2 * Self.margin)
    }

    func film(_ transition: IslandTransition, second: ActivityViews?) -> PointFilm {
        let start = IslandTransition.pause
        let back = start + IslandTransition.stay
        let end = back + IslandTransition.pause
        let compact = island.compactRect
        let round = Device.Island.height / 2
        let away = layer { $0.drawCompact(on: &$1) }
        let leaves = visibility(isShown: true, from: start, to: back, end: end)
        switch transition {
        case .alert:
            let open = island.expandedRect(at: now)
            let glass = glass(
                from: (compact, round), to: (open, min(Device.Island.cornerRadius, open.height / 2)), start: start,
                back: back, end: end)
            return PointFilm(
                ground: ground, glass: [glass],
                layers: [
                    PointFilm.Layer(away, leaves),
                    PointFilm.Layer(
                        layer { $0.drawExpanded(on: &$1) },
                        visibility(isShown: false, from: start, to: back, end: end)),
                ], duration: end)
        case .second:
            let (attached, detached) = PointIsland.minimalRects(beside: camera)
            let inside = CGRect(
                x: compact.maxX - detached.width, y: detached.minY, width: detached.width, height: detached.height)
            var other = canvas
            other.views = second ?? canvas.views
            let coming = visibility(isShown: false, from: start, to: back, end: end)
            return PointFilm(
                ground: ground,
                glass: [
                    glass(from: (inside, round), to: (detached, round), start: start, back: back, end: end),
                    glass(from: (compact, round), to: (attached, round), start: start, back: back, end: end),
                ],
                layers: [
                    PointFilm.Layer(away, leaves),
                    PointFilm.Layer(minimal("Attached", of: canvas), coming),
                    PointFilm.Layer(minimal("Detached", of: other), coming),
                ], duration: end)
        }
    }

    /// The phone without its island.
    private var ground: PointCanvas {
        PointCanvas.picture(size: size, at: now) { picture in
            picture.fill(picture.bounds, with: .solid(canvas.theme.screen.background))
            let phone = PointPhone(canvas: canvas)
            phone.draw(at: origin, height: Self.height, on: &picture) { picture in
                phone.drawStatus(.battery, showsClock: true, on: &picture)
            }
        }
    }

    private func layer(_ draw: (PointIsland, inout PointCanvas) -> Void) -> PointCanvas {
        PointCanvas.picture(size: size, at: now) { picture in
            picture.group({ $0.transform = AffineTransform(translationByX: origin.x, byY: origin.y) }) {
                draw(island, &$0)
            }
        }
    }

    private func minimal(_ part: String, of canvas: PresentationCanvas) -> PointCanvas {
        PointCanvas.picture(size: size, at: now) { picture in
            guard var island = PointIsland(canvas, .minimal) else { return }
            (island.hasGlass, island.minimalPart) = (false, part)
            picture.group({ $0.transform = AffineTransform(translationByX: origin.x, byY: origin.y) }) {
                island.drawMinimal(on: &$0)
            }
        }
    }

    /// Glass that moves there, a little too far, settles, and moves back.
    private func glass(
        from: (rect: CGRect, radius: CGFloat), to: (rect: CGRect, radius: CGFloat), start: Double, back: Double,
        end: Double
    ) -> PointFilm.Glass {
        func beyond(_ rect: CGRect, _ other: CGRect) -> CGRect {
            let (dx, dy) = (
                rect.width == other.width ? 0 : rect.width > other.width ? 1.0 : -1,
                rect.height == other.height ? 0 : rect.height > other.height ? 1.0 : -1
            )
            let far = IslandTransition.overshoot
            // The top stays where it is.
            return CGRect(
                x: rect.minX - dx * far / 2, y: rect.minY, width: rect.width + dx * far, height: rect.height + dy * far)
        }
        let move = IslandTransition.move
        let outlines: [(Double, CGRect, CGFloat)] = [
            (0, from.rect, from.radius), (start, from.rect, from.radius),
            (start + move * 0.6, beyond(to.rect, from.rect), to.radius), (start + move, to.rect, to.radius),
            (back, to.rect, to.radius), (back + move * 0.6, beyond(from.rect, to.rect), from.radius),
            (back + move, from.rect, from.radius), (end, from.rect, from.radius),
        ]
        return PointFilm.Glass(
            canvas.theme.island.fill,
            outlines.map { PointFilm.Outline(at: $0.0, $0.1.offsetBy(dx: origin.x, dy: origin.y), radius: $0.2) })
    }

    /// What is shown before and after, or in between: it goes before the glass has moved, and comes when it has nearly.
    private func visibility(isShown: Bool, from: Double, to: Double, end: Double) -> [PointFilm.Visibility] {
        let (outer, inner) = isShown ? (1.0, 0.0) : (0.0, 1.0)
        let move = IslandTransition.move
        let (goes, comes) = (move * 0.3, move * 0.5)
        let times: [(Double, Double)] =
            isShown
            ? [(0, outer), (from, outer), (from + goes, inner), (to + comes, inner), (to + move, outer), (end, outer)]
            : [(0, outer), (from + comes, outer), (from + move, inner), (to, inner), (to + goes, outer), (end, outer)]
        return times.map { PointFilm.Visibility(at: $0.0, $0.1) }
    }
}
