/// Children in a row or a column, by SwiftUI's rule: the least flexible child chooses first, children with a higher
/// layout priority before all others; the remaining space is shared equally among those that have yet to choose.
///
/// In cells, two texts in a row with any space between them stay at least a column apart. If no spacing is given, nothing is between a
/// spacer and its neighbours, and in points the space in a column depends on what is above and below it: see ``EdgeSpacing``.
final class StackNode: ArrangingNode {
    private let axis: Axis
    private let horizontal: HorizontalAlignment
    private let vertical: VerticalAlignment
    /// Whether a row runs right-to-left.
    private let isMirrored: Bool
    /// The proposal that was distributed last: drawing repeats the one from measuring.
    private var distributed: ProposedViewSize?
    private var children: [Child]
    /// All the space between the children.
    private let gaps: CGFloat

    private struct Child {
        let node: LayoutNode
        /// The size from the latest distribution.
        var size = CGSize.zero
        /// The space after it; unused for the last.
        var gap: CGFloat
    }

    /// - Parameters:
    ///   - spacing: The space between two children; `nil` for that of SwiftUI, which depends on what they are.
    ///   - standard: The space between two children if `spacing` is `nil`; `nil` for what their edges prefer.
    init(
        axis: Axis, children nodes: some Collection<LayoutNode>, spacing: CGFloat?,
        standard: CGFloat? = .standardSpacing, horizontal: HorizontalAlignment = .center,
        vertical: VerticalAlignment = .center, isMirrored: Bool = false, scale: CellScale
    ) {
        (self.axis, self.isMirrored, self.horizontal, self.vertical) = (axis, isMirrored, horizontal, vertical)
        children = nodes.map { Child(node: $0, gap: spacing ?? standard ?? 0) }
        if spacing == nil {
            for index in children.indices.dropLast() {
                let (node, next) = (children[index].node, children[index + 1].node)
                children[index].gap =
                    node.isSpacer || next.isSpacer
                    ? 0 : standard ?? node.edgeSpacing(.bottom).distance(to: next.edgeSpacing(.top))
            }
        }
        if axis == .horizontal {
            let (end, start): (HorizontalSide, HorizontalSide) = isMirrored ? (.left, .right) : (.right, .left)
            for index in children.indices.dropLast()
            where children[index].gap > 0 && children[index].gap < scale.pointsPerColumn
                && children[index].node.hasText(at: end) && children[index + 1].node.hasText(at: start)
            {
                children[index].gap = scale.pointsPerColumn
            }
        }
        gaps = children.dropLast().reduce(0) { $0 + $1.gap }
        super.init()
        inheritGuides(of: nodes)
        for child in children { child.node.stacked(along: axis) }
    }

    /// A row as `HStack` lays it out; `spacing` is 8 by default, and nothing beside a spacer.
    convenience init(
        row nodes: some Collection<LayoutNode>, alignment: VerticalAlignment, spacing: CGFloat?,
        in environment: borrowing EnvironmentValues
    ) {
        self.init(
            axis: .horizontal, children: nodes, spacing: spacing, vertical: alignment,
            isMirrored: environment.layoutDirection == .rightToLeft, scale: environment.cellScale)
    }

    /// A column as `VStack` lays it out; `spacing` is by default zero in cells, and in points what the edges of its children prefer. Where
    /// columns are joined it is a row with a blank column between two children.
    convenience init(
        column nodes: some Collection<LayoutNode>, alignment: HorizontalAlignment, spacing: CGFloat?,
        in environment: borrowing EnvironmentValues
    ) {
        if environment.joinsColumns {
            self.init(
                row: nodes, alignment: .center, spacing: environment.cellScale.pointsPerColumn, in: environment)
            return
        }
        self.init(
            axis: .vertical, children: nodes, spacing: spacing, standard: environment.medium == .points ? nil : 0,
            horizontal: alignment.facing(environment.layoutDirection), scale: environment.cellScale)
    }

    private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func main(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .horizontal ? proposal.width : proposal.height
    }
    private func proposal(main: CGFloat?, across proposal: ProposedViewSize) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: main, height: proposal.height)
            : ProposedViewSize(width: proposal.width, height: main)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard !children.isEmpty else { return .zero }
        distribute(proposal)
        return extent
    }

    /// The size of the stack after the latest distribution.
    private var extent: CGSize {
        let along = max(0, children.reduce(gaps) { $0 + main($1.size) })
        if isPlain {
            return axis == .vertical
                ? CGSize(width: children.reduce(0) { max($0, $1.size.width) }, height: along)
                : CGSize(width: along, height: children.reduce(0) { max($0, $1.size.height) })
        }
        var across = GuideSpan()
        for child in children {
            across.add(axis == .vertical ? child.size.width : child.size.height, guide: guide(of: child))
        }
        return axis == .vertical
            ? CGSize(width: across.length, height: along) : CGSize(width: along, height: across.length)
    }

    /// Whether children are aligned by the stack's edges or middle alone.
    private var isPlain: Bool {
        if hasGuides { return false }
        if axis == .vertical {
            if case .custom = horizontal.guide { return false }
            return true
        }
        return vertical == .center
    }

    /// The distance of a child's guide across the stack from its left or top.
    private func guide(of child: Child) -> CGFloat {
        axis == .vertical
            ? horizontal.guide(of: child.node, size: child.size) : vertical.guide(of: child.node, size: child.size)
    }

    private func distribute(_ proposal: ProposedViewSize) {
        if distributed == proposal { return }
        distributed = nil
        defer { distributed = proposal }
        guard let available = main(proposal), children.count > 1 else {
            let inner = self.proposal(main: main(proposal), across: proposal)
            for index in children.indices { children[index].size = children[index].node.size(inner) }
            return
        }
        if available.isFinite, fitsAtLargest(proposal, available: available) { return }
        let least = self.proposal(main: 0, across: proposal)
        let most = self.proposal(main: .infinity, across: proposal)
        let choosers = children.indices.map { index in
            let child = children[index].node
            let minimum = main(child.size(least))
            return Chooser(
                index: index, priority: child.layoutPriority, minimum: minimum,
                flexibility: main(child.size(most)) - minimum)
        }.sorted()
        // The minimum sizes of children with a lower priority are reserved until their turn.
        var reserved = choosers.reduce(0) { $0 + $1.minimum }
        var remaining = available - gaps
        var start = 0
        while start < choosers.count {
            let priority = choosers[start].priority
            var end = start
            while end < choosers.count, choosers[end].priority == priority {
                reserved -= choosers[end].minimum
                end += 1
            }
            for position in start..<end {
                let chooser = choosers[position]
                let share = max(0, remaining - reserved) / CGFloat(end - position)
                let size = children[chooser.index].node.size(self.proposal(main: share, across: proposal))
                children[chooser.index].size = size
                if remaining.isFinite { remaining -= main(size) }
            }
            start = end
        }
    }

    /// Gives every child its largest size if all fit, and the remaining space to spacers. Returns `false` if children
    /// must compete for space.
    ///
    /// Equal shares alone, as in SwiftUI, would waste cells: of five rows, digits of three and a message of two would
    /// be offered two each, so the digits would be drawn small above an empty row.
    private func fitsAtLargest(_ proposal: ProposedViewSize, available: CGFloat) -> Bool {
        let most = self.proposal(main: .infinity, across: proposal)
        let least = self.proposal(main: 0, across: proposal)
        var room = available - gaps
        var spacers = 0
        for index in children.indices {
            let child = children[index].node
            let size = child.size(child.isSpacer ? least : most)
            let extent = main(size)
            room -= extent
            if extent == .infinity || room < -CGFloat.layoutTolerance { return false }
            if child.isSpacer { spacers += 1 }
            children[index].size = size
        }
        guard spacers > 0 else { return true }
        for index in children.indices where children[index].node.isSpacer {
            let least = main(children[index].size)
            let share = max(0, room) / CGFloat(spacers) + least
            let size = children[index].node.size(self.proposal(main: share, across: proposal))
            room -= main(size) - least
            spacers -= 1
            children[index].size = size
        }
        return true
    }

    /// A child's rank in the order of choosing.
    private struct Chooser: Comparable {
        let index: Int
        let priority: Double
        let minimum: CGFloat
        let flexibility: CGFloat

        static func < (a: Chooser, b: Chooser) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            return a.index < b.index
        }
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        forEachChild(in: rect) { $0.draw(in: $1, context: &context) }
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        forEachChild(in: rect) { $0.draw(in: $1, on: &canvas) }
    }

    override func forEachChild(in rect: CGRect, _ visit: (LayoutNode, CGRect) -> Void) {
        // `rect` has the size measured for an earlier proposal: distribute by that one.
        if distributed == nil || !extent.isNearly(rect.size) { distribute(proposal(answeredBy: rect.size)) }
        let children = children
        let line = line(of: children)
        var position = axis == .horizontal ? rect.minX : rect.minY
        for child in children {
            visit(child.node, place(of: child, at: position, line: line, in: rect))
            position += main(child.size) + child.gap
        }
    }

    /// The distance of the children's common guide from the left or top of the stack.
    private func line(of children: [Child]) -> CGFloat {
        isPlain ? 0 : children.reduce(-.infinity) { max($0, guide(of: $1)) }
    }

    private func place(of child: Child, at position: CGFloat, line: CGFloat, in rect: CGRect) -> CGRect {
        let size = child.size
        let origin: CGPoint
        if axis == .vertical {
            let x = isPlain ? horizontal.offset(of: size.width, in: rect.width) : line - guide(of: child)
            origin = CGPoint(x: rect.minX + x, y: position)
        } else {
            let y = isPlain ? vertical.offset(of: size.height, in: rect.height) : line - guide(of: child)
            origin = CGPoint(x: position, y: rect.minY + y)
        }
        let place = CGRect(origin: origin, size: size)
        return isMirrored ? place.mirrored(in: rect) : place
    }

    override func hasText(at side: HorizontalSide) -> Bool {
        guard axis == .horizontal else { return children.contains { $0.node.hasText(at: side) } }
        return (side == .left) == isMirrored
            ? children.last?.node.hasText(at: side) ?? false : children.first?.node.hasText(at: side) ?? false
    }
    override func edgeSpacing(_ edge: VerticalEdge) -> EdgeSpacing {
        if axis == .horizontal { return children.lazy.map(\.node).edgeSpacing(edge) }
        return (edge == .top ? children.first : children.last)?.node.edgeSpacing(edge) ?? EdgeSpacing()
    }
    override func rotate(by angle: Angle) { for child in children { child.node.rotate(by: angle) } }
    override func mirror() { for child in children { child.node.mirror() } }
    override func collectChanges(into changes: inout PendingChanges) {
        for child in children { child.node.collectChanges(into: &changes) }
    }
    override func read(into reading: inout Reading) { for child in children { child.node.read(into: &reading) } }
}
