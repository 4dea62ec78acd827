import Synchronization

/// Shapes in mixed colours as they were drawn lately, to be copied where the same is drawn over the same cells.
///
/// From one state of an activity to the next, its phones, islands, cards, buttons and rings stay as they are. What a shape makes of the
/// cells beneath depends on these and on its key alone; mixing their colours was half of the instructions of a new state, 120 × 36 in
/// 24-bit colours. Shapes that were not needed for a while are dropped: it has at most twice ``limit`` cells.
struct FillCache {
    /// All that a drawn shape depends on, but for the cells beneath it.
    struct Key: Hashable {
        enum Shape: Hashable {
            /// A convex outline, in points from the top left of `rect`.
            case outline(Path.Outline)
            /// A ring of which a fraction is done.
            case ring(MixedRing, fraction: Double, track: Paint)
            /// Several shapes, told apart by all that they depend on.
            case layer(Layer)
        }

        /// What tells a layer apart.
        struct Layer: Hashable, Sendable {
            let content: any Hashable & Sendable

            static func == (a: Layer, b: Layer) -> Bool { AnyHashable(a.content) == AnyHashable(b.content) }
            func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(content)) }
        }

        // The rectangles come first, because they are compared first.
        let rect: CellRect
        /// The cells that may be written.
        let clip: CellRect
        let scale: CellScale
        let keepsTints: Bool
        let assumedBackground: CellColor
        let paint: Paint
        let shape: Shape

        /// The place tells most shapes apart, and the size those that are one in the other.
        func hash(into hasher: inout Hasher) {
            hasher.combine(rect.minX << 32 ^ rect.minY)
            if case .outline(let outline) = shape { hasher.combine(outline.boundingRect.maxX) }
        }
    }

    /// A fill as it was drawn.
    struct Fill {
        /// The cells that it could change.
        let area: CellRect
        /// Their content before and after.
        let (ground, cells): ([Cell], [Cell])
        /// The runs of cells that it covers in full or in part.
        let covered: [CellRect]
    }

    private var recent: [Key: Fill] = [:]
    private var earlier: [Key: Fill] = [:]
    /// The cells of the recent fills.
    private var count = 0

    /// The cells, of 16 bytes before and 16 after, from which on the fills that were not drawn since are dropped.
    private static let limit = 16_384

    /// Pictures are drawn by several threads.
    static let shared = Mutex(FillCache())

    /// The latest fill with `key`; `nil` if it is not known.
    mutating func fill(for key: Key) -> Fill? {
        if let known = recent[key] { return known }
        guard let known = earlier[key] else { return nil }
        insert(known, for: key)
        return known
    }

    /// Adds a fill, or replaces that with the same key.
    mutating func insert(_ fill: Fill, for key: Key) {
        if count + fill.cells.count > Self.limit { (earlier, recent, count) = (recent, [:], 0) }
        count += fill.cells.count - (recent.updateValue(fill, forKey: key)?.cells.count ?? 0)
    }
}

extension DrawingContext {
    /// Draws shapes that depend on `content` and on the cells beneath them alone, or copies them from the last time
    /// that they were drawn over the same cells.
    ///
    /// - Parameters:
    ///   - rect: The cells that the shapes may change; they are clipped to it.
    ///   - draw: Draws them: shapes that stay as they are in time, without text.
    package mutating func drawLayer(
        of content: some Hashable & Sendable, in rect: CellRect, scale: CellScale,
        _ draw: (inout DrawingContext) -> Void
    ) {
        self.draw(
            .layer(FillCache.Key.Layer(content: content)), in: rect, scale: scale,
            paint: .color(CellColor(hex: 0), opacity: 0),
            place: clip.intersection(rect)
        ) { context in
            context.clipped(to: rect) { draw(&$0) }
            return [rect]
        }
    }

    /// Draws a shape, or copies it from the last time that it was drawn over the same cells.
    ///
    /// - Parameters:
    ///   - rect: The cells of the shape.
    ///   - place: The cells that it reads or changes.
    ///   - draw: Draws it, and returns the runs of cells that it covers in full or in part.
    mutating func draw(
        _ shape: FillCache.Key.Shape, in rect: CellRect, scale: CellScale, paint: Paint, place: CellRect,
        _ draw: (inout DrawingContext) -> [CellRect]
    ) {
        // One column more at each side: where half of a wide cluster is overwritten, its other half is blanked.
        let area = place.inset(columns: -1, rows: 0).intersection(bounds)
        if area.isEmpty { return }
        let key = FillCache.Key(
            rect: rect, clip: clip, scale: scale, keepsTints: keepsTints, assumedBackground: assumedBackground,
            paint: paint, shape: shape)
        if let known = FillCache.shared.withLock({ $0.fill(for: key) }), known.area == area,
            frame.has(known.ground, in: area)
        {
            frame.replace(area, with: known.cells[...], of: area)
            if seen.contains(where: { $0.rect.intersects(area) }) { known.covered.forEach { covers($0) } }
            return
        }
        let ground = frame.cells(in: area)
        let covered = draw(&self)
        let fill = FillCache.Fill(area: area, ground: ground, cells: frame.cells(in: area), covered: covered)
        FillCache.shared.withLock { $0.insert(fill, for: key) }
    }
}
