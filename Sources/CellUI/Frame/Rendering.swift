/// A finished picture.
public struct Rendering {
    /// The cells.
    public private(set) var frame: Frame
    /// The earliest instant at which any cell would differ; `nil` if none ever will.
    ///
    /// Every frame rendered before it equals this one, and the one rendered at it differs. Where only hidden things change
    /// (a clock that is cut off before its seconds), a frame that still looks the same may come after many such changes.
    public private(set) var expiresAt: Date?
    /// Whether the frame at `expiresAt` is known to differ.
    private(set) var isExpiryCertain: Bool
    /// What answers a click, the topmost last.
    public let regions: [InteractiveRegion]

    private let drawing: Drawing
    private var now: Date
    private var changes: PendingChanges
    /// What was there before the parts that are drawn again.
    private let grounds: [Cell]
    /// What is said of it; `nil` where the picture was only drawn on.
    private var speech: [Speech]?

    /// How many hidden changes are looked through before the expiry is given as it stands: a clock that hides its seconds
    /// then costs one idle wake-up in two minutes, and a frame never the time of more than so many.
    private static let verifications = 128

    init(of drawing: Drawing, at now: Date) {
        let context = drawing.drawn(at: now)
        (self.drawing, self.now) = (drawing, now)
        (frame, grounds, regions, speech) = (context.frame, context.grounds, context.regions, context.speech)
        changes = context.pendingChanges()
        (expiresAt, isExpiryCertain) = (changes.first, changes.isFirstCertain)
        if !isExpiryCertain { lookOn() }
    }

    /// Looks for the first instant at which the frame differs, where what changes next is hidden.
    private mutating func lookOn() {
        for _ in 0..<Self.verifications {
            guard let date = expiresAt else {
                isExpiryCertain = true
                return
            }
            let later = drawing.drawn(at: date)
            if later.frame != frame {
                isExpiryCertain = true
                return
            }
            expiresAt = later.pendingChanges().first
        }
        isExpiryCertain = expiresAt == nil
    }

    /// Becomes the same picture at another instant: what rendering it then would give. Parts that time alone changes, a
    /// clock or a bar, are drawn again by themselves, as long as nothing else changes with them.
    public mutating func advance(to now: Date) {
        if now >= self.now {
            self.now = now
            speech = nil
            if expiresAt.map({ now < $0 }) ?? true { return }
            if drawOn() { return }
        }
        self = Rendering(of: drawing, at: now)
    }

    /// Draws again what alone has changed up to `now`; `false` where that is not enough.
    private mutating func drawOn() -> Bool {
        if let others = changes.others, now >= others { return false }
        for (index, change) in changes.hidden.enumerated().reversed() where change.date <= now {
            guard let node = change.node.later(at: now) else { return false }
            changes.hidden.remove(at: index)
            if let date = node.changesAt { changes.add(date, of: node) }
        }
        let due = changes.seen.filter { $0.date <= now }
        var context = DrawingContext(
            goingOnFrom: frame, seen: changes.seen.filter { $0.date > now }, grounds: grounds, now: now)
        for change in due {
            guard let part = change.part, let node = part.node.later(at: now) else { return false }
            context.redraw(part, in: change.rect, as: node)
        }
        let drawn = context.pendingChanges()
        changes.seen = drawn.seen
        if let date = drawn.others { changes.add(date) }
        (frame, expiresAt, isExpiryCertain) = (context.frame, changes.first, changes.isFirstCertain)
        // What is hidden is looked through by drawing the whole.
        return isExpiryCertain
    }

    /// What a screen reader says.
    public var reading: Reading {
        var reading = Reading()
        for part in speech ?? drawing.drawn(at: now).speech { part.read(into: &reading) }
        return reading
    }

    /// What a click at `point` hits.
    public func region(at point: CellPoint) -> InteractiveRegion? { regions.last { $0.rect.contains(point) } }
}
