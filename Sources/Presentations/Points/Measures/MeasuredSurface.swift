/// The sizes of the views on one surface, a card or an island, and the gaps between them, in points.
struct MeasuredSurface {
    /// A text, a symbol, a bar or a control.
    struct Item {
        /// Counted from 1, in source order.
        let number: Int
        /// `Text "12:34"`.
        let title: String
        /// Its rectangle.
        let rect: CGRect
    }

    /// The distance between two neighbours, or of a view from the edge of the surface.
    struct Gap {
        /// The view at its left or top; `nil` for the surface's edge.
        let before: Int?
        /// The view at its right or bottom; `nil` for the surface's edge.
        let after: Int?
        /// From one edge to the other.
        let start: CGPoint
        let end: CGPoint

        /// Whether it is between neighbours in a row.
        var isHorizontal: Bool { start.y == end.y }
        /// Its length.
        var length: CGFloat { isHorizontal ? end.x - start.x : end.y - start.y }
    }

    /// The presentation that it belongs to.
    let presentation: Presentation
    /// The rectangle of the surface, and the radius of its corners.
    let rect: CGRect
    let radius: CGFloat
    let items: [Item]
    let gaps: [Gap]

    /// What is nearer does not count as a gap.
    private static let least: CGFloat = 0.5

    init(_ presentation: Presentation, _ rect: CGRect, radius: CGFloat, views: [InspectedView]) {
        (self.presentation, self.rect, self.radius) = (presentation, rect, radius)
        items = views.enumerated().map { Item(number: $0 + 1, title: $1.title, rect: $1.bounds) }
        gaps = Self.gaps(of: items, in: rect)
    }

    private static func gaps(of items: [Item], in surface: CGRect) -> [Gap] {
        var gaps: [Gap] = []
        func common(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> CGFloat? {
            let (low, high) = (max(a.lowerBound, b.lowerBound), min(a.upperBound, b.upperBound))
            return high - low > 1 ? (low + high) / 2 : nil
        }
        for item in items {
            let right = items.compactMap { other -> (Item, CGFloat)? in
                guard other.rect.minX >= item.rect.maxX - least else { return nil }
                return common(item.rect.minY...item.rect.maxY, other.rect.minY...other.rect.maxY).map { (other, $0) }
            }.min { $0.0.rect.minX < $1.0.rect.minX }
            if let (other, y) = right {
                gaps.append(
                    Gap(
                        before: item.number, after: other.number, start: CGPoint(x: item.rect.maxX, y: y),
                        end: CGPoint(x: other.rect.minX, y: y)))
            }
            let below = items.compactMap { other -> (Item, CGFloat)? in
                guard other.rect.minY >= item.rect.maxY - least else { return nil }
                return common(item.rect.minX...item.rect.maxX, other.rect.minX...other.rect.maxX).map { (other, $0) }
            }.min { $0.0.rect.minY < $1.0.rect.minY }
            if let (other, x) = below {
                gaps.append(
                    Gap(
                        before: item.number, after: other.number, start: CGPoint(x: x, y: item.rect.maxY),
                        end: CGPoint(x: x, y: other.rect.minY)))
            }
        }
        // Of each side of the surface the view that is nearest to it.
        if let first = items.min(by: { $0.rect.minX < $1.rect.minX }) {
            let y = first.rect.midY
            gaps.append(
                Gap(
                    before: nil, after: first.number, start: CGPoint(x: surface.minX, y: y),
                    end: CGPoint(x: first.rect.minX, y: y)))
        }
        if let last = items.max(by: { $0.rect.maxX < $1.rect.maxX }) {
            let y = last.rect.midY
            gaps.append(
                Gap(
                    before: last.number, after: nil, start: CGPoint(x: last.rect.maxX, y: y),
                    end: CGPoint(x: surface.maxX, y: y)))
        }
        if let first = items.min(by: { $0.rect.minY < $1.rect.minY }) {
            let x = first.rect.midX
            gaps.append(
                Gap(
                    before: nil, after: first.number, start: CGPoint(x: x, y: surface.minY),
                    end: CGPoint(x: x, y: first.rect.minY)))
        }
        if let last = items.max(by: { $0.rect.maxY < $1.rect.maxY }) {
            let x = last.rect.midX
            gaps.append(
                Gap(
                    before: last.number, after: nil, start: CGPoint(x: x, y: last.rect.maxY),
                    end: CGPoint(x: x, y: surface.maxY)))
        }
        return gaps.filter { $0.length >= least }
    }
}

extension PresentationPicture {
    /// The surfaces of a presentation with the views on them.
    func measuredSurfaces(of presentation: Presentation, at now: Date) -> [MeasuredSurface] {
        let collector = AreaCollector()
        var alone = self
        alone.presentations = [presentation]
        let picture = alone.pointPicture { canvas in
            canvas.areas = collector
            canvas.environment.isInspected = true
        }
        let views = PointCanvas.inspect(size: picture.size, at: now) { picture.draw(on: &$0) }.views
        // A control is measured as a whole.
        func leaves(_ view: InspectedView) -> [InspectedView] {
            view.isControl || view.isContent ? [view] : views.children(of: view).flatMap(leaves)
        }
        let content = views.roots.filter { $0.name == presentation.name(on: picture.canvas.device) }.flatMap(leaves)
            .filter { !$0.visible.isEmpty }
        return collector.areas.compactMap { area in
            guard case .surface(let radius) = area.kind else { return nil }
            let rect = CellScale.pixels.points(area.rect)
            return MeasuredSurface(
                presentation, rect, radius: radius,
                views: content.filter { rect.contains(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)) })
        }.filter { !$0.items.isEmpty }
    }
}
