/// A box of the layout: asked for its size, then drawn in its place.
///
/// A class, because a node is asked for its size many times in one frame and keeps the answers; it lives no longer than
/// that frame. A view adds its own kind of node by overriding ``measure(_:)`` and ``draw(in:context:)``.
public class LayoutNode {
    /// Who gets space first in a stack: higher before lower. Default: 0.
    var layoutPriority: Double { 0 }
    /// Drawn over siblings with a lower value. Default: 0.
    var zIndex: Double { 0 }
    /// The answers so far: the latest four at hand, the others behind. Few different questions are asked of a node, so a
    /// scan is quicker than hashing. Unchecked: each access is over before anything else is called, and a check of it takes
    /// longer than the access.
    @exclusivity(unchecked) private var latest: (Answer, Answer, Answer, Answer) = (.none, .none, .none, .none)
    @exclusivity(unchecked) private var earlier: [Answer] = []

    /// In sixteen bytes: each node keeps several.
    private struct Answer {
        let proposal: CellProposal
        private let columns: Int32
        private let rows: Int32

        init(_ size: CellSize, to proposal: CellProposal) {
            (self.proposal, columns, rows) = (proposal, Int32(clamping: size.width), Int32(clamping: size.height))
        }
        /// No size is negative.
        private init() { (proposal, columns, rows) = (.zero, -1, -1) }
        static let none = Answer()

        var isGiven: Bool { columns >= 0 }
        var size: CellSize { CellSize(width: Int(columns), height: Int(rows)) }
        func answers(_ question: CellProposal) -> Bool { proposal == question && isGiven }
    }

    init() {}

    /// The size this box takes when offered `proposal`. It may differ: a box is free to answer more or less.
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

    /// A proposal to which this box answers `size`, for laying out what is inside once it has its place: that size itself
    /// if the box keeps to it, or the last proposal that was answered so.
    final func proposal(answeredBy size: CellSize) -> CellProposal {
        let own = CellProposal(size)
        if self.size(own) == size { return own }
        if latest.0.size == size { return latest.0.proposal }
        if latest.1.size == size { return latest.1.proposal }
        if latest.2.size == size { return latest.2.proposal }
        if latest.3.size == size { return latest.3.proposal }
        return earlier.last { $0.size == size }?.proposal ?? own
    }

    /// Computes the answer to `proposal`.
    func measure(_ proposal: CellProposal) -> CellSize { .zero }

    /// Draws this box in its place, which has the size the box answered.
    func draw(in rect: CellRect, context: inout DrawingContext) {}

    /// The row of the first baseline in a box of `size`. Default: the last row.
    func firstBaseline(in size: CellSize) -> Int { max(0, size.height - 1) }
    /// The row of the last baseline in a box of `size`. Default: the last row.
    func lastBaseline(in size: CellSize) -> Int { max(0, size.height - 1) }

    /// This box without what only watches it.
    var unwrapped: LayoutNode { self }

    /// The last proposal that this box answered with `size`; asks nothing, so that watching changes nothing.
    final func proposalGiven(for size: CellSize) -> CellProposal? {
        let known = latest
        if known.0.isGiven, known.0.size == size { return known.0.proposal }
        if known.1.isGiven, known.1.size == size { return known.1.proposal }
        if known.2.isGiven, known.2.size == size { return known.2.proposal }
        if known.3.isGiven, known.3.size == size { return known.3.proposal }
        return earlier.last { $0.size == size }?.proposal
    }

    /// What an inspector says of this box in a place of `size`.
    func describe(in size: CellSize, _ description: inout Description) {}

    /// Whether this is a spacer: it grows along its stack's axis only and is never spoken of.
    var isSpacer: Bool { false }

    /// Tells a box of a stack along which axis it is stacked. Spacers and dividers want to know.
    func stacked(along axis: Axis) {}

    /// Tells a box that a frame fixes its width, its height or both. A bar or a ring has a size of its own until then.
    func framed(width: Bool, height: Bool) {}

    /// Turns the shapes of this box clockwise, each around its own middle. Nothing else turns in cells.
    func rotate(by angle: Angle) {}

    /// Mirrors the symbols and shapes of this box, each around its own middle.
    func mirror() {}

    /// Tells when this box or one inside it may take another size or look different, drawn or not: a clock that is hidden
    /// still moves what stands beside it. Asked when everything is laid out and drawn.
    func collectChanges(into changes: inout PendingChanges) {}

    /// The instant at which this box itself changes; `nil` for never, and for a box that tells of it only when it is drawn.
    var changesAt: Date? { nil }

    /// The same box as it is at a later instant, if it still answers every question as this one did; `nil` if it does not,
    /// or cannot tell.
    func later(at now: Date) -> LayoutNode? { nil }

    /// Whether this box answers what `earlier` was asked as that one did.
    final func answersLike(_ earlier: LayoutNode) -> Bool {
        func agrees(_ answer: Answer) -> Bool { !answer.isGiven || size(answer.proposal) == answer.size }
        return agrees(earlier.latest.0) && agrees(earlier.latest.1) && agrees(earlier.latest.2)
            && agrees(earlier.latest.3) && earlier.earlier.allSatisfy(agrees)
    }

    /// Whether a picture shows any of this box's changes.
    final var isSeen = false
    /// Whether the picture can draw this box again by itself.
    final var isMovingPart = false

    /// What a screen reader says of this box, in reading order.
    func read(into reading: inout Reading) {}
}

/// A node with one child, which by default it measures and draws as if it were not there.
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

/// What a screen reader says of a picture, phrase by phrase.
public struct Reading: Hashable, Sendable {
    /// The phrases, in reading order; none is empty.
    public private(set) var phrases: [String] = []

    /// An empty reading.
    public init() {}

    /// Adds a phrase; nothing if it is blank.
    public mutating func say(_ phrase: String) {
        // Nearly every phrase begins and ends with a letter: then nothing is to be trimmed.
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

    /// The whole as one sentence.
    public var sentence: String { phrases.joined(separator: ", ") }
}
