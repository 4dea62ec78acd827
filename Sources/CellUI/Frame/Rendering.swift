/// A finished frame with its expiry date, regions for clicks and screen-reader text.
public struct Rendering {
    /// The cells.
    public private(set) var frame: Frame
    /// The earliest instant at which any cell would differ; `nil` if none ever will.
    ///
    /// Every frame rendered before it equals this one, and the one rendered at it differs. Exception: if many
    /// successive changes are hidden (a clock truncated before its seconds), the frame at this instant may still look
    /// the same.
    ///
    /// If the next changes are hidden, asking for it draws the frames to come: nothing that is only drawn pays for that.
    public var expiresAt: Date? {
        switch expiry {
        case .certain(let date): date
        case .hidden(let search): search.found
        }
    }
    /// The regions that respond to a click, topmost last.
    public let regions: [InteractiveRegion]

    private let drawing: Drawing
    private var now: Date
    private var changes: PendingChanges
    /// The saved cells beneath the parts that can be redrawn.
    private let grounds: [Cell]
    /// The screen-reader output; `nil` after an incremental update.
    private var speech: [Speech]?
    private var expiry: Expiry

    private enum Expiry {
        /// The first change is visible, or there is none.
        case certain(Date?)
        /// The first change is hidden.
        case hidden(ExpirySearch)
    }

    init(of drawing: Drawing, at now: Date) {
        let context = drawing.drawn(at: now)
        (self.drawing, self.now) = (drawing, now)
        (frame, grounds, regions, speech) = (context.frame, context.grounds, context.regions, context.speech)
        changes = context.pendingChanges()
        expiry =
            changes.isFirstCertain
            ? .certain(changes.first) : .hidden(ExpirySearch(of: frame, drawing, from: changes.first))
    }

    /// Updates this rendering to another instant, with the same result as a fresh rendering would give.
    ///
    /// Parts that change only with time, such as a clock or a bar, are redrawn separately if nothing else changes with
    /// them.
    public mutating func advance(to now: Date) {
        if now >= self.now {
            self.now = now
            speech = nil
            if expiresAt.map({ now < $0 }) ?? true { return }
            if drawOn() { return }
        }
        self = Rendering(of: drawing, at: now)
    }

    /// Redraws only the parts that have changed up to `now`. Returns `false` if everything must be redrawn; until then the frame
    /// is empty.
    private mutating func drawOn() -> Bool {
        if let others = changes.others, now >= others { return false }
        for index in changes.hidden.indices.reversed() where changes.hidden[index].date <= now {
            guard let node = changes.hidden.remove(at: index).node.later(at: now) else { return false }
            if let date = node.changesAt { changes.add(date, of: node) }
        }
        var seen: [SeenChange] = []
        swap(&seen, &changes.seen)
        let firstDue = seen.partition { $0.date <= now }
        let due = Array(seen[firstDue...])
        seen.removeSubrange(firstDue...)
        // The frame is moved, not shared, so that its cells are changed in place. Where nothing comes back, all is drawn again.
        var moved = Frame(size: .zero)
        swap(&moved, &frame)
        var context = DrawingContext(
            goingOnFrom: consume moved, seen: consume seen, grounds: grounds, now: now)
        for change in due {
            guard let part = change.part, let node = part.node.later(at: now) else { return false }
            context.redraw(part, in: change.rect, as: node)
        }
        let drawn = context.pendingChanges()
        changes.seen = drawn.seen
        if let date = drawn.others { changes.add(date) }
        // Hidden changes can only be examined by drawing everything.
        guard changes.isFirstCertain else { return false }
        expiry = .certain(changes.first)
        swap(&frame, &context.frame)
        return true
    }

    /// The screen-reader text.
    public var reading: Reading { reading(in: .english) }

    /// The screen-reader text, with a reader's own words in its language.
    package func reading(in words: SpokenWords) -> Reading {
        var reading = Reading(in: words)
        for part in speech ?? drawing.drawn(at: now).speech { part.read(into: &reading) }
        return reading
    }

    /// The topmost region at `point`; `nil` if there is none.
    public func region(at point: CellPoint) -> InteractiveRegion? { regions.last { $0.rect.contains(point) } }

    /// What a click at `point` may do, topmost first.
    package func actions(at point: CellPoint) -> [InteractiveRegion.Action] { regions.actions(at: point) }
}

/// Finds the first instant at which a frame differs, if its next changes are hidden.
///
/// A class, because all copies of a rendering share what one of them was asked for. The sitting's start panel never asks: its
/// first picture took three times as long when every drawing was followed by this search (medians of starts in turns).
private final class ExpirySearch {
    private let drawing: Drawing
    private let frame: Frame
    private let first: Date?

    /// The maximum number of hidden changes examined before a date is accepted as uncertain. A clock with hidden seconds then
    /// costs one idle wake-up in two minutes, and a frame at most this many drawings.
    private static let verifications = 128

    init(of frame: Frame, _ drawing: Drawing, from first: Date?) {
        (self.frame, self.drawing, self.first) = (frame, drawing, first)
    }

    /// The instant; `nil` if the frame never differs.
    private(set) lazy var found: Date? = {
        var next = first
        for _ in 0..<Self.verifications {
            guard let date = next else { return nil }
            let later = drawing.drawn(at: date)
            if later.frame != frame { return date }
            next = later.pendingChanges().first
        }
        return next
    }()
}
