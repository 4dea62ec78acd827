/// The parts of a frame that change with time, and when.
struct PendingChanges {
    /// Changes that are entirely visible.
    var seen: [SeenChange] = []
    /// Boxes that are not visible: they affect others only if their size changes.
    var hidden: [HiddenChange] = []
    /// The earliest of all other changes, at which everything must be redrawn; `nil` if there is none.
    var others: Date?

    /// A pending change of a box that is not visible.
    struct HiddenChange {
        let node: LayoutNode
        let date: Date
    }

    init(seen: [SeenChange], others: Date?) { (self.seen, self.others) = (seen, others) }

    /// Records that something may change at `date`.
    mutating func add(_ date: Date) { others = min(others ?? date, date) }

    /// Records that `node` itself changes at `date`.
    mutating func add(_ date: Date, of node: LayoutNode) {
        if node.isMovingPart { return }
        if node.isSeen { add(date) } else { hidden.append(HiddenChange(node: node, date: date)) }
    }

    /// The date of the earliest change; `nil` if there is none.
    var first: Date? {
        var first = others
        for change in seen { first = min(first ?? change.date, change.date) }
        for change in hidden { first = min(first ?? change.date, change.date) }
        return first
    }

    /// Whether the frame is certain to differ at the first change: the change is visible, or there is none.
    var isFirstCertain: Bool { first.map { date in seen.contains { $0.date == date } } ?? true }
}

/// A visible change: at `date` the frame changes in `rect`, unless something was drawn over it.
struct SeenChange {
    let date: Date
    let rect: CellRect
    /// The part to redraw; `nil` if everything must be redrawn.
    let part: MovingPart?

    /// Whether what is drawn in `other` may hide it.
    func reaches(_ other: CellRect) -> Bool {
        rect.intersects(other) && part?.hole?.contains(other) != true
    }
}

/// A part of a frame that changes only with time and can be redrawn without the rest.
///
/// A second path beside drawing everything, because ticks are nearly all that an open screen does: 0.016 s of CPU a
/// minute, 0.050 if every tick is drawn in full (medians of three minutes side by side, 120 × 36 with seconds). A frame a
/// second finds cold caches and takes several times as long as one of many in a row.
struct MovingPart {
    /// The node that draws it.
    var node: LayoutNode
    /// The node's rectangle, in points.
    let place: CGRect
    /// The size of the cells.
    let scale: CellScale
    /// The clip rectangle.
    let clip: CellRect
    /// The range in `grounds` of the cells beneath it.
    let ground: Range<Int>
    /// The cells in it that it leaves to others; `nil` if there are none.
    let hole: CellRect?
    /// The assumed background when it was drawn.
    let assumedBackground: CellColor
    /// Whether edges are mixed.
    let isAntialiased: Bool
    let keepsTints: Bool
}

extension DrawingContext {
    /// Draws what is in a hole of something that has just been drawn in `rect` over `ground`.
    ///
    /// - Parameter ground: The earlier content of `rect`; `nil` if it must not be redrawn separately.
    /// - Returns: Whether each of the two leaves the cells of the other as they are, so that it can be redrawn without the other.
    mutating func drawInside(
        _ hole: CellRect, of rect: CellRect, over ground: Range<Int>?, _ draw: (inout DrawingContext) -> Void
    ) -> Bool {
        let around = ground.map { _ in frame.cells(in: rect) }
        draw(&self)
        guard let ground, var around, rect.contains(hole) else { return false }
        for y in hole.minY..<hole.maxY {
            let start = (y - rect.minY) * rect.width + hole.minX - rect.minX
            let (inside, behind) = (start..<start + hole.width, ground.lowerBound + start)
            guard around[inside].elementsEqual(grounds[behind..<behind + hole.width]) else { return false }
            around.replaceSubrange(inside, with: frame.row(y, of: hole))
        }
        return frame.has(around, in: rect)
    }
}
