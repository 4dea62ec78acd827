/// A box of the layout: first measured, then drawn in its rectangle.
///
/// A class, because a node is measured many times per frame and caches the results; it lives no longer than that
/// frame. A view adds its own kind of node by overriding ``measure(_:)`` and ``draw(in:context:)``.
public class LayoutNode {
    /// Priority for space in a stack, higher first. Default: 0.
    var layoutPriority: Double { 0 }
    /// Drawing order among siblings; higher values are drawn on top. Default: 0.
    var zIndex: Double { 0 }
    /// The sizes measured so far.
    private var answers = MeasuredSizes()

    init() {}

    /// The size this box takes for `proposal`, which it may exceed or fall short of.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        if let known = answers.latest(where: { $0.proposal == proposal }) { return known.size }
        let size = measure(proposal)
        answers.append(MeasuredSize(proposal: proposal, size: size))
        return size
    }

    /// A proposal for which this box takes `size`, for laying out its content once it is placed: `size` itself if the
    /// box accepts it, otherwise the latest proposal that gave it.
    final func proposal(answeredBy size: CGSize) -> ProposedViewSize {
        let own = ProposedViewSize(size)
        return self.size(own).isNearly(size) ? own : proposalGiven(for: size) ?? own
    }

    /// Computes the size for `proposal`, uncached.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Draws this box in its rectangle, which has the measured size.
    func draw(in rect: CGRect, context: inout DrawingContext) {}

    /// Draws this box in its rectangle on a true picture. The box was made for it (`EnvironmentValues.medium`).
    func draw(in rect: CGRect, on canvas: inout PointCanvas) {}

    /// The part of its rectangle in cells that it says it takes, which may be thinner than a cell. Default: all of it.
    func statedRect(in rect: CGRect) -> CGRect { rect }

    /// The distance of the first baseline of text from the top of a box of `size`; `nil`, the default, if there is no text in it.
    func firstBaseline(in size: CGSize) -> CGFloat? { nil }
    /// The distance of the last baseline of text from the top of a box of `size`; `nil`, the default, if there is no text in it.
    func lastBaseline(in size: CGSize) -> CGFloat? { nil }
    /// The guide set in a box of `size`, in points from its left or top; `nil` if none is. Asked only if ``hasGuides``.
    func explicitGuide(_ key: GuideKey, in size: CGSize) -> CGFloat? { nil }
    /// The value set for the layout that this box is in, by the key's identity; `nil` if none is.
    func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
    /// Whether there is text at a side, which must not touch the text of a neighbour.
    func hasText(at side: HorizontalSide) -> Bool { false }
    /// What it prefers to keep above or below it in a column that has no spacing of its own, in points.
    func edgeSpacing(_ edge: VerticalEdge) -> EdgeSpacing { .view }

    /// This box without wrappers that only observe it.
    var unwrapped: LayoutNode { self }

    /// The latest proposal for which this box took `size`; `nil` if there is none. Measures nothing, so that
    /// inspection has no side effects.
    final func proposalGiven(for size: CGSize) -> ProposedViewSize? {
        answers.latest { $0.size.isNearly(size) }?.proposal
    }

    /// Adds the inspector's description of this box in a rectangle of `size`.
    func describe(in size: CGSize, _ description: inout Description) {}

    /// Whether this is a spacer: it grows along its stack's axis only and is never spoken.
    var isSpacer: Bool { false }

    /// Informs a child of a stack about the stack's axis; spacers and dividers depend on it.
    func stacked(along axis: Axis) {}

    /// Informs a box that a frame fixes its width, height or both. Without one, a bar or a ring has its own size.
    func framed(width: Bool, height: Bool) {}

    /// Informs a box in layers that a frame, or the view it is over or behind, fixes their width, height or both. A ring takes this
    /// size, as in a frame of its own; what has a size of its own among layers, such as a bar, keeps it.
    func layered(width: Bool, height: Bool) {}

    /// Informs a box of what is drawn around it: a symbol in pixels has its middle where a circle has it.
    ///
    /// - Parameter side: The shorter side of the frame between the two, in points; `nil` without one.
    func encircled(by other: LayoutNode, side: CGFloat?) {}

    /// Informs a circle that something is in its middle, and that it is therefore an area also where a letter is as high.
    func surroundContent() {}

    /// Informs a circle that a symbol in pixels is in its middle.
    func surroundPixels() {}

    /// Whether this is a circle, which is drawn around the cell of a letter.
    var isCircle: Bool { false }

    /// The shorter side of the frame around this box, in points; `nil` without one.
    var statedSide: CGFloat? { nil }

    /// Rotates the shapes in this box clockwise, each around its own centre. Nothing else can rotate in a cell grid.
    func rotate(by angle: Angle) {}

    /// Scales the shape or the colour that this box is, in cells; text, and what consists of several parts, keeps its size.
    func stretch(by scale: CGSize, around anchor: UnitPoint) {}

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

    /// The cells of its rectangle in which this box, got from ``later(at:)``, looks different than before; `nil` for all of them.
    func changedCells(in rect: CGRect) -> CellRect? { nil }

    /// Whether this box takes the same size as `earlier` for every proposal `earlier` got.
    final func answersLike(_ earlier: LayoutNode) -> Bool {
        earlier.answers.latest { size($0.proposal) != $0.size } == nil
    }

    /// Takes over what was measured of `earlier`, of which it is known that this box is as large for any proposal.
    final func inheritAnswers(of earlier: LayoutNode) { answers = earlier.answers }

    /// Whether a guide is set in it: without one, alignment is plain arithmetic.
    final var hasGuides: Bool { setsGuides || laterViews?.hasGuides == true }
    /// Whether a box in it sets a guide or may do so.
    final var setsGuides = false
    /// The tree that it is in, if boxes are created in it only when they are measured: these may set guides as well.
    final var laterViews: PreferenceValues?
    /// Takes from its children whether guides are set in it.
    final func inheritGuides(of children: some Sequence<LayoutNode>) {
        for child in children {
            if child.setsGuides { setsGuides = true }
            guard let tree = child.laterViews else { continue }
            if let laterViews, laterViews !== tree { setsGuides = true }
            laterViews = tree
        }
    }
    /// Whether any change of this box is visible.
    final var isSeen = false
    /// Whether this box can be redrawn separately.
    final var isMovingPart = false

    /// Adds the screen-reader text of this box, in reading order.
    func read(into reading: inout Reading) {}
}

/// A size and the proposal that it answers.
private struct MeasuredSize {
    let proposal: ProposedViewSize
    let size: CGSize
}

/// The sizes that a box was measured to, the latest last. Most boxes are asked for two to four: these need no array, which would be a
/// thirtieth of the instructions of a new state.
private struct MeasuredSizes {
    private var first: MeasuredSize?
    private var second: MeasuredSize?
    private var third: MeasuredSize?
    private var fourth: MeasuredSize?
    private var others: [MeasuredSize] = []

    mutating func append(_ size: MeasuredSize) {
        if first == nil {
            first = size
        } else if second == nil {
            second = size
        } else if third == nil {
            third = size
        } else if fourth == nil {
            fourth = size
        } else {
            others.append(size)
        }
    }

    /// The latest one for which `condition` holds.
    func latest(where condition: (MeasuredSize) -> Bool) -> MeasuredSize? {
        if let found = others.last(where: condition) { return found }
        if let fourth, condition(fourth) { return fourth }
        if let third, condition(third) { return third }
        if let second, condition(second) { return second }
        if let first, condition(first) { return first }
        return nil
    }
}

/// A side of a box, whatever the reading direction.
enum HorizontalSide { case left, right }

/// A node with one child that by default measures and draws as the child does.
class WrapperNode: LayoutNode {
    let child: LayoutNode

    init(_ child: LayoutNode) {
        self.child = child
        super.init()
        (setsGuides, laterViews) = (child.setsGuides, child.laterViews)
    }

    override var layoutPriority: Double { child.layoutPriority }
    override var zIndex: Double { child.zIndex }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
    override func draw(in rect: CGRect, context: inout DrawingContext) { child.draw(in: rect, context: &context) }
    override func draw(in rect: CGRect, on canvas: inout PointCanvas) { child.draw(in: rect, on: &canvas) }
    override func firstBaseline(in size: CGSize) -> CGFloat? { child.firstBaseline(in: size) }
    override func lastBaseline(in size: CGSize) -> CGFloat? { child.lastBaseline(in: size) }
    override func explicitGuide(_ key: GuideKey, in size: CGSize) -> CGFloat? { child.explicitGuide(key, in: size) }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }
    override func hasText(at side: HorizontalSide) -> Bool { child.hasText(at: side) }
    override func edgeSpacing(_ edge: VerticalEdge) -> EdgeSpacing { child.edgeSpacing(edge) }
    override var isSpacer: Bool { child.isSpacer }
    override func stacked(along axis: Axis) { child.stacked(along: axis) }
    override func framed(width: Bool, height: Bool) { child.framed(width: width, height: height) }
    override func layered(width: Bool, height: Bool) { child.layered(width: width, height: height) }
    override func encircled(by other: LayoutNode, side: CGFloat?) { child.encircled(by: other, side: side) }
    override func surroundContent() { child.surroundContent() }
    override func surroundPixels() { child.surroundPixels() }
    override var isCircle: Bool { child.isCircle }
    override var statedSide: CGFloat? { child.statedSide }
    override func rotate(by angle: Angle) { child.rotate(by: angle) }
    override func stretch(by scale: CGSize, around anchor: UnitPoint) { child.stretch(by: scale, around: anchor) }
    override func mirror() { child.mirror() }
    override func collectChanges(into changes: inout PendingChanges) { child.collectChanges(into: &changes) }
    override func read(into reading: inout Reading) { child.read(into: &reading) }
}

/// The screen-reader text of a frame, as a list of phrases.
public struct Reading: Hashable, Sendable {
    /// The phrases, in reading order; none is empty.
    public private(set) var phrases: [String] = []
    /// The words of the screen reader itself.
    let words: SpokenWords

    /// An empty reading, in English.
    public init() { self.init(in: .english) }

    /// An empty reading.
    init(in words: SpokenWords) { self.words = words }

    /// Adds a phrase, trimmed of white space; a blank one is ignored.
    public mutating func say(_ phrase: String) {
        // Foundation's trimming goes through NSString, which takes longer than drawing the phrase.
        guard let first = phrase.firstIndex(where: { !$0.isWhitespace }),
            let last = phrase.lastIndex(where: { !$0.isWhitespace })
        else { return }
        phrases.append(String(phrase[first...last]))
    }

    /// All phrases as one sentence.
    public var sentence: String { phrases.joined(separator: words.comma) }
}
