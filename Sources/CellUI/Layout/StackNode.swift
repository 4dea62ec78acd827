/// Children in a row or a column, by SwiftUI's rule: the least flexible child chooses first, children with a higher
/// layout priority before all others; the remaining space is shared equally among those that have yet to choose.
final class StackNode: LayoutNode {
    private let axis: Axis
    private let spacing: Int
    private let horizontal: HorizontalAlignment
    private let vertical: VerticalAlignment
    /// Whether a row runs right-to-left.
    private let isMirrored: Bool
    /// The proposal that was distributed last: drawing repeats the one from measuring.
    private var distributed: CellProposal?
    private var children: [Child]

    private struct Child {
        let node: LayoutNode
        /// The size from the latest distribution.
        var size = CellSize.zero
    }

    init(
        axis: Axis, children: some Collection<LayoutNode>, spacing: Int, horizontal: HorizontalAlignment = .center,
        vertical: VerticalAlignment = .center, isMirrored: Bool = false
    ) {
        (self.axis, self.spacing) = (axis, spacing)
        (self.horizontal, self.vertical, self.isMirrored) = (horizontal, vertical, isMirrored)
        self.children = children.map { Child(node: $0) }
        super.init()
        for child in self.children { child.node.stacked(along: axis) }
    }

    private func main(_ size: CellSize) -> Int { axis == .horizontal ? size.width : size.height }
    private func main(_ proposal: CellProposal) -> Int? { axis == .horizontal ? proposal.width : proposal.height }
    private func proposal(main: Int?, across proposal: CellProposal) -> CellProposal {
        axis == .horizontal
            ? CellProposal(width: main, height: proposal.height) : CellProposal(width: proposal.width, height: main)
    }

    override func measure(_ proposal: CellProposal) -> CellSize {
        guard !children.isEmpty else { return .zero }
        distribute(proposal)
        return extent
    }

    /// The size of the stack after the latest distribution.
    private var extent: CellSize {
        let gaps = spacing * (children.count - 1)
        if axis == .vertical {
            return CellSize(
                width: children.reduce(0) { max($0, $1.size.width) },
                height: children.reduce(gaps) { $0 + $1.size.height })
        }
        var above = 0
        var below = 0
        for child in children where vertical != .center {
            let guide = vertical.guideRow(of: child.node, size: child.size)
            above = max(above, guide)
            below = max(below, child.size.height - guide)
        }
        let height = vertical == .center ? children.reduce(0) { max($0, $1.size.height) } : above + below
        return CellSize(width: children.reduce(gaps) { $0 + $1.size.width }, height: height)
    }

    private func distribute(_ proposal: CellProposal) {
        if distributed == proposal { return }
        distributed = nil
        defer { distributed = proposal }
        guard let available = main(proposal), children.count > 1 else {
            let inner = self.proposal(main: main(proposal), across: proposal)
            for index in children.indices { children[index].size = children[index].node.size(inner) }
            return
        }
        if available < CellProposal.unbounded, fitsAtLargest(proposal, available: available) { return }
        let least = self.proposal(main: 0, across: proposal)
        let most = self.proposal(main: CellProposal.unbounded, across: proposal)
        let choosers = children.indices.map { index in
            let child = children[index].node
            let minimum = main(child.size(least))
            return Chooser(
                index: index, priority: child.layoutPriority, minimum: minimum,
                flexibility: main(child.size(most)) - minimum)
        }.sorted()
        // The minimum sizes of children with a lower priority are reserved until their turn.
        var reserved = choosers.reduce(0) { $0 + $1.minimum }
        var remaining = available >= CellProposal.unbounded ? available : available - spacing * (children.count - 1)
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
                let share = max(0, remaining - reserved) / (end - position)
                let size = children[chooser.index].node.size(self.proposal(main: share, across: proposal))
                children[chooser.index].size = size
                if remaining < CellProposal.unbounded { remaining -= main(size) }
            }
            start = end
        }
    }

    /// Gives every child its largest size if all fit, and the remaining space to spacers. Returns `false` if children
    /// must compete for space.
    ///
    /// Equal shares alone, as in SwiftUI, would waste cells: of five rows, digits of three and a message of two would
    /// be offered two each, so the digits would be drawn small above an empty row.
    private func fitsAtLargest(_ proposal: CellProposal, available: Int) -> Bool {
        let most = self.proposal(main: CellProposal.unbounded, across: proposal)
        let least = self.proposal(main: 0, across: proposal)
        var room = available - spacing * (children.count - 1)
        var spacers = 0
        for index in children.indices {
            let child = children[index].node
            let size = child.size(child.isSpacer ? least : most)
            let extent = main(size)
            room -= extent
            if extent >= CellProposal.unbounded || room < 0 { return false }
            if child.isSpacer { spacers += 1 }
            children[index].size = size
        }
        guard spacers > 0 else { return true }
        for index in children.indices where children[index].node.isSpacer {
            let least = main(children[index].size)
            let share = room / spacers + least
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
        let minimum: Int
        let flexibility: Int

        static func < (a: Chooser, b: Chooser) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            return a.index < b.index
        }
    }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        forEachChild(in: rect) { $0.draw(in: $1, context: &context) }
    }

    /// Visits the children, each with its rectangle in `rect`.
    private func forEachChild(in rect: CellRect, _ visit: (LayoutNode, CellRect) -> Void) {
        // `rect` has the size measured for an earlier proposal: distribute by that one.
        if distributed == nil || extent != rect.size { distribute(proposal(answeredBy: rect.size)) }
        let children = children
        let line = line(of: children)
        var position = axis == .horizontal ? rect.minX : rect.minY
        for child in children {
            visit(child.node, place(of: child.node, size: child.size, at: position, line: line, in: rect))
            position += main(child.size) + spacing
        }
    }

    /// The row of the children's common guide, counted from the top of the stack.
    private func line(of children: [Child]) -> Int {
        if axis == .vertical || vertical == .center { return 0 }
        return children.reduce(0) { max($0, vertical.guideRow(of: $1.node, size: $1.size)) }
    }

    private func place(of child: LayoutNode, size: CellSize, at position: Int, line: Int, in rect: CellRect) -> CellRect
    {
        let origin =
            axis == .vertical
            ? CellPoint(x: rect.minX + horizontal.offset(of: size.width, in: rect.width), y: position)
            : CellPoint(x: position, y: rect.minY + row(of: child, size: size, line: line, in: rect.height))
        let place = CellRect(origin: origin, size: size)
        return isMirrored ? place.mirrored(in: rect) : place
    }

    private func row(of child: LayoutNode, size: CellSize, line: Int, in height: Int) -> Int {
        vertical == .center
            ? vertical.offset(of: size.height, in: height) : line - vertical.guideRow(of: child, size: size)
    }

    override func firstBaseline(in size: CellSize) -> Int {
        var first: Int?
        forEachChild(in: CellRect(origin: .zero, size: size)) { child, place in
            if child.isSpacer { return }
            let row = place.minY + child.firstBaseline(in: place.size)
            first = min(first ?? row, row)
        }
        return first ?? 0
    }

    override func lastBaseline(in size: CellSize) -> Int {
        var last: Int?
        forEachChild(in: CellRect(origin: .zero, size: size)) { child, place in
            if child.isSpacer { return }
            let row = place.minY + child.lastBaseline(in: place.size)
            last = max(last ?? row, row)
        }
        return last ?? 0
    }

    override func rotate(by angle: Angle) { for child in children { child.node.rotate(by: angle) } }
    override func mirror() { for child in children { child.node.mirror() } }
    override func collectChanges(into changes: inout PendingChanges) {
        for child in children { child.node.collectChanges(into: &changes) }
    }
    override func read(into reading: inout Reading) { for child in children { child.node.read(into: &reading) } }
}
