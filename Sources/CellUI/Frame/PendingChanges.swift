/// What of a picture will change with time, and when.
struct PendingChanges {
    /// What is wholly seen.
    var seen: [SeenChange] = []
    /// Boxes that are not seen: they move others only if they take another size.
    var hidden: [HiddenChange] = []
    /// The earliest of all other changes; `nil` for none. From then on the whole has to be drawn.
    var others: Date?

    /// A box that is not seen.
    struct HiddenChange {
        let node: LayoutNode
        let date: Date
    }

    init(seen: [SeenChange], others: Date?) { (self.seen, self.others) = (seen, others) }

    /// Notes that something may change at `date`.
    mutating func add(_ date: Date) { others = min(others ?? date, date) }

    /// Notes that `node` itself changes at `date`.
    mutating func add(_ date: Date, of node: LayoutNode) {
        if node.isMovingPart { return }
        if node.isSeen { add(date) } else { hidden.append(HiddenChange(node: node, date: date)) }
    }

    /// The earliest change.
    var first: Date? {
        var first = others
        for change in seen { first = min(first ?? change.date, change.date) }
        for change in hidden { first = min(first ?? change.date, change.date) }
        return first
    }

    /// Whether the picture looks different from the first change on for certain: that is in the open, or there is none.
    var isFirstCertain: Bool { first.map { date in seen.contains { $0.date == date } } ?? true }
}

/// A change in the open: from `date` on the picture looks different in `rect`, unless something was drawn over it.
struct SeenChange {
    let date: Date
    let rect: CellRect
    /// What draws it again; `nil` where the whole has to be drawn.
    let part: MovingPart?
}

/// A part of a picture that time alone changes, and that can be drawn again without the rest.
struct MovingPart {
    /// What draws it.
    let node: LayoutNode
    /// Where the node stands.
    let place: CellRect
    /// What it may touch.
    let clip: CellRect
    /// Where the cells before it was drawn are kept.
    let ground: Range<Int>
    /// What stood for the terminal's own background.
    let assumedBackground: CellColor
}
