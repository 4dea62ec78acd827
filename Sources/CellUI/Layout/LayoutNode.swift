/// A box of the layout: first measured, then drawn in its rectangle.
///
/// A class, because a node is measured many times per frame and caches the results; it lives no longer than that
/// frame. A view adds its own kind of node by overriding ``measure(_:)`` and ``draw(in:context:)``.
public class LayoutNode {
    /// Priority for space in a stack, higher first. Default: 0.
    var layoutPriority: Double { 0 }
    /// Drawing order among siblings; higher values are drawn on top. Default: 0.
    var zIndex: Double { 0 }
    /// Cached sizes: the latest four inline, older ones in an array. A node gets few distinct proposals, so a scan is
    /// faster than hashing.
    ///
    /// Exclusivity is unchecked: each access ends before anything else is called, and the check would take longer than
    /// the access.
    @exclusivity(unchecked) private var latest: (Answer, Answer, Answer, Answer) = (.none, .none, .none, .none)
    @exclusivity(unchecked) private var earlier: [Answer] = []

    /// Packed into sixteen bytes: each node stores several.
    private struct Answer {
        let proposal: CellProposal
        private let columns: Int32
        private let rows: Int32

        init(_ size: CellSize, to proposal: CellProposal) {
            (self.proposal, columns, rows) = (proposal, Int32(clamping: size.width), Int32(clamping: size.height))
        }
        /// The empty slot, marked by a negative size, which no measurement can give.
        private init() { (proposal, columns, rows) = (.zero, -1, -1) }
        static let none = Answer()

        var isGiven: Bool { columns >= 0 }
        var size: CellSize { CellSize(width: Int(columns), height: Int(rows)) }
        func answers(_ question: CellProposal) -> Bool { proposal == question && isGiven }
    }

    init() {}

    /// The size this box takes for `proposal`, which it may exceed or fall short of.
    final func size(_ proposal: CellProposal) -> CellSize {
        let known = latest
        if known.0.answers(proposal) { return known.0.size }
        if known.1.answers(proposal) { return known.1.size }
        if known.2.answers(proposal) { return known.2.size }
        if known.3.answers(proposal) { return known.3.size }
        for answer in earlier where answer.proposal == proposal { return answer.size }
        let size = measure(proposal)
        remember(Answer(size, to: proposal))
        return size
    }

    private func remember(_ answer: Answer) {
        let known = latest
        if known.3.isGiven {
            if earlier.isEmpty { earlier.reserveCapacity(8) }
            earlier.append(known.3)
        }
        latest = (answer, known.0, known.1, known.2)
    }

    /// A proposal for which this box takes `size`, for laying out its content once it is placed: `size` itself if the
    /// box accepts it, otherwise the latest proposal that gave it.
    final func proposal(answeredBy size: CellSize) -> CellProposal {
        let own = CellProposal(size)
        if self.size(own) == size { return own }
        if latest.0.size == size { return latest.0.proposal }
        if latest.1.size == size { return latest.1.proposal }
        if latest.2.size == size { return latest.2.proposal }
        if latest.3.size == size { return latest.3.proposal }
        return earlier.last { $0.size == size }?.proposal ?? own
    }

    /// Computes the size for `proposal`, uncached.
    func measure(_ proposal: CellProposal) -> CellSize { .zero }

    /// Draws this box in its rectangle, which has the measured size.
    func draw(in rect: CellRect, context: inout DrawingContext) {}

    /// The row of the first baseline in a box of `size`. Default: the last row.
    func firstBaseline(in size: CellSize) -> Int { max(0, size.height - 1) }
    /// The row of the last baseline in a box of `size`. Default: the last row.
    func lastBaseline(in size: CellSize) -> Int { max(0, size.height - 1) }

    /// This box without wrappers that only observe it.
    var unwrapped: LayoutNode { self }

    /// The latest proposal for which this box took `size`; `nil` if there is none. Measures nothing, so that
    /// inspection has no side effects.
    final func proposalGiven(for size: CellSize) -> CellProposal? {
        let known = latest
        if known.0.isGiven, known.0.size == size { return known.0.proposal }
        if known.1.isGiven, known.1.size == size { return known.1.proposal }
        if known.2.isGiven, known.2.size == size { return known.2.proposal }
        if known.3.isGiven, known.3.size == size { return known.3.proposal }
        return earlier.last { $0.size == size }?.proposal
    }

    /// Adds the inspector's description of this box in a rectangle of `size`.
    func describe(in size: CellSize, _ description: inout Description) {}

    /// Whether this is a spacer: it grows along its stack's axis only and is never spoken.
    var isSpacer: Bool { false }

    /// Informs a child of a stack about the stack's axis; spacers and dividers depend on it.
    func stacked(along axis: Axis) {}

    /// Informs a box that a frame fixes its width, height or both. Without one, a bar or a ring has its own size.
    func framed(width: Bool, height: Bool) {}

    /// Rotates the shapes in this box clockwise, each around its own centre. Nothing else can rotate in a cell grid.
    func rotate(by angle: Angle) {}

    /// Mirrors the symbols and shapes in this box, each around its own centre.
    func mirror() {}

    /// Collects when this box or one inside it may change its size or look, visible or not: a hidden clock still moves
    /// its neighbours. Called once everything is laid out and drawn.
    func collectChanges(into changes: inout PendingChanges) {}

    /// The instant at which this box itself changes; `nil` if it never does, or if it reports changes only while
    /// drawing.
    var changesAt: Date? { nil }

    /// This box at a later instant; `nil` if its size would differ for any proposal so far, or if that cannot be
    /// determined.
    func later(at now: Date) -> LayoutNode? { nil }

    /// Whether this box takes the same size as `earlier` for every proposal `earlier` got.
    final func answersLike(_ earlier: LayoutNode) -> Bool {
        func agrees(_ answer: Answer) -> Bool { !answer.isGiven || size(answer.proposal) == answer.size }
        return agrees(earlier.latest.0) && agrees(earlier.latest.1) && agrees(earlier.latest.2)
            && agrees(earlier.latest.3) && earlier.earlier.allSatisfy(agrees)
    }

    /// Whether any change of this box is visible.
    final var isSeen = false
    /// Whether this box can be redrawn separately.
    final var isMovingPart = false

    /// Adds the screen-reader text of this box, in reading order.
    func read(into reading: inout Reading) {}
}

/// A node with one child that by default measures and draws as the child does.
class WrapperNode: LayoutNode {
    let child: LayoutNode

    init(_ child: LayoutNode) {
        self.child = child
        super.init()
    }

    override var layoutPriority: Double { child.layoutPriority }
    override var zIndex: Double { child.zIndex }

    override func measure(_ proposal: CellProposal) -> CellSize { child.size(proposal) }
    override func draw(in rect: CellRect, context: inout DrawingContext) { child.draw(in: rect, context: &context) }
    override func firstBaseline(in size: CellSize) -> Int { child.firstBaseline(in: size) }
    override func lastBaseline(in size: CellSize) -> Int { child.lastBaseline(in: size) }
    override var isSpacer: Bool { child.isSpacer }
    override func stacked(along axis: Axis) { child.stacked(along: axis) }
    override func framed(width: Bool, height: Bool) { child.framed(width: width, height: height) }
    override func rotate(by angle: Angle) { child.rotate(by: angle) }
    override func mirror() { child.mirror() }
    override func collectChanges(into changes: inout PendingChanges) { child.collectChanges(into: &changes) }
    override func read(into reading: inout Reading) { child.read(into: &reading) }
}

/// The screen-reader text of a frame, as a list of phrases.
public struct Reading: Hashable, Sendable {
    /// The phrases, in reading order; none is empty.
    public private(set) var phrases: [String] = []

    /// An empty reading.
    public init() {}

    /// Adds a phrase, trimmed of white space; a blank one is ignored.
    public mutating func say(_ phrase: String) {
        // Fast path: most phrases begin and end with a printable ASCII character and need no trimming.
        if let first = phrase.utf8.first, let last = phrase.utf8.last, 0x21..<0x7F ~= first, 0x21..<0x7F ~= last {
            phrases.append(phrase)
            return
        }
        // Foundation's trimming goes through NSString, which takes longer than drawing the phrase.
        guard let first = phrase.firstIndex(where: { !$0.isWhitespace }),
            let last = phrase.lastIndex(where: { !$0.isWhitespace })
        else { return }
        phrases.append(String(phrase[first...last]))
    }

    /// All phrases as one sentence.
    public var sentence: String { phrases.joined(separator: ", ") }
}
