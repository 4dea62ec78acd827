/// Children in a row or a column, by SwiftUI's rule: the least flexible child chooses first, and those with a higher
/// layout priority before all others; what is left is shared equally among those that have yet to choose.
final class StackNode: LayoutNode {
    private let axis: Axis
    private let children: [LayoutNode]
    private let spacing: Int
    private let horizontal: HorizontalAlignment
    private let vertical: VerticalAlignment
    /// Whether a row begins at the right.
    private let isMirrored: Bool
    /// What was distributed last: drawing asks again for what measuring asked for. Unchecked, as a node's answers are.
    @exclusivity(unchecked) private var distributed: CellProposal?
    /// The children's sizes, as they were distributed last.
    @exclusivity(unchecked) private var sizes: [CellSize]

    init(
        axis: Axis, children: [LayoutNode], spacing: Int, horizontal: HorizontalAlignment = .center,
        vertical: VerticalAlignment = .center, isMirrored: Bool = false
    ) {
        (self.axis, self.children, self.spacing) = (axis, children, spacing)
        (self.horizontal, self.vertical, self.isMirrored) = (horizontal, vertical, isMirrored)
        sizes = children.map { _ in .zero }
        super.init()
        for child in children { child.stacked(along: axis) }
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

    /// The size of the whole as it was distributed last.
    private var extent: CellSize {
        let gaps = spacing * (children.count - 1)
        if axis == .vertical {
            return CellSize(
                width: sizes.reduce(0) { max($0, $1.width) }, height: sizes.reduce(gaps) { $0 + $1.height })
        }
        var above = 0
        var below = 0
        for (child, size) in zip(children, sizes) where vertical != .center {
            let guide = vertical.guideRow(of: child, size: size)
            above = max(above, guide)
            below = max(below, size.height - guide)
        }
        let height = vertical == .center ? sizes.reduce(0) { max($0, $1.height) } : above + below
        return CellSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: height)
    }

    private func distribute(_ proposal: CellProposal) {
        if distributed == proposal { return }
        distributed = nil
        defer { distributed = proposal }
        guard let available = main(proposal), children.count > 1 else {
            let inner = self.proposal(main: main(proposal), across: proposal)
            for index in children.indices { sizes[index] = children[index].size(inner) }
            return
        }
        if available < CellProposal.unbounded, distributeGenerously(proposal, available: available) { return }
        let least = self.proposal(main: 0, across: proposal)
        let most = self.proposal(main: CellProposal.unbounded, across: proposal)
        // On the stack: there are few.
        withUnsafeTemporaryAllocation(of: Chooser.self, capacity: children.count) { choosers in
            // What those with a lower priority cannot do without is set aside until their turn.
            var reserved = 0
            for index in children.indices {
                let child = children[index]
                let minimum = main(child.size(least))
                reserved += minimum
                let chooser = Chooser(
                    index: index, priority: child.layoutPriority, minimum: minimum,
                    flexibility: main(child.size(most)) - minimum)
                // Mostly in order: inserting beats sorting.
                var place = index
                while place > 0, chooser < choosers[place - 1] {
                    choosers[place] = choosers[place - 1]
                    place -= 1
                }
                choosers[place] = chooser
            }
            distribute(proposal, available: available, among: choosers, reserved: reserved)
        }
    }

    /// Asks the children in the order of their claims; `reserved` is what all of them need at least.
    private func distribute(
        _ proposal: CellProposal, available: Int, among choosers: UnsafeMutableBufferPointer<Chooser>, reserved: Int
    ) {
        var reserved = reserved
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
                let size = children[chooser.index].size(self.proposal(main: share, across: proposal))
                sizes[chooser.index] = size
                if remaining < CellProposal.unbounded { remaining -= main(size) }
            }
            start = end
        }
    }

    /// Distributes where there is room for the greatest of each child, and spacers take the rest: most stacks most of the
    /// time, and a third of the questions. `false` where children compete for room.
    private func distributeGenerously(_ proposal: CellProposal, available: Int) -> Bool {
        let most = self.proposal(main: CellProposal.unbounded, across: proposal)
        let least = self.proposal(main: 0, across: proposal)
        var room = available - spacing * (children.count - 1)
        var spacers = 0
        for index in children.indices {
            let child = children[index]
            let size = child.size(child.isSpacer ? least : most)
            let extent = main(size)
            room -= extent
            if extent >= CellProposal.unbounded || room < 0 { return false }
            if child.isSpacer { spacers += 1 }
            sizes[index] = size
        }
        guard spacers > 0 else { return true }
        for index in children.indices where children[index].isSpacer {
            let share = room / spacers + main(sizes[index])
            let size = children[index].size(self.proposal(main: share, across: proposal))
            room -= main(size) - main(sizes[index])
            spacers -= 1
            sizes[index] = size
        }
        return true
    }

    /// A child's claim to be asked early.
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
        let sizes = sizes(in: rect)
        let line = line(of: sizes)
        var position = axis == .horizontal ? rect.minX : rect.minY
        for index in children.indices {
            let child = children[index]
            child.draw(in: place(of: child, size: sizes[index], at: position, line: line, in: rect), context: &context)
            position += main(sizes[index]) + spacing
        }
    }

    private func sizes(in rect: CellRect) -> [CellSize] {
        // The place has the size that was answered to the last proposal, whichever it was: distribute by that one.
        if distributed == nil || extent != rect.size { distribute(proposal(answeredBy: rect.size)) }
        return sizes
    }

    /// The row in which all children's guides stand, from the top of a row of them.
    private func line(of sizes: [CellSize]) -> Int {
        var line = 0
        if axis == .vertical || vertical == .center { return line }
        for index in children.indices { line = max(line, vertical.guideRow(of: children[index], size: sizes[index])) }
        return line
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
        forEachChild(in: size) { child, place in
            let row = place.minY + child.firstBaseline(in: place.size)
            first = min(first ?? row, row)
        }
        return first ?? 0
    }

    override func lastBaseline(in size: CellSize) -> Int {
        var last: Int?
        forEachChild(in: size) { child, place in
            let row = place.minY + child.lastBaseline(in: place.size)
            last = max(last ?? row, row)
        }
        return last ?? 0
    }

    /// Visits the children but for spacers, each with its place in a box of `size`.
    private func forEachChild(in size: CellSize, _ visit: (LayoutNode, CellRect) -> Void) {
        let rect = CellRect(origin: .zero, size: size)
        let sizes = sizes(in: rect)
        let line = line(of: sizes)
        var position = 0
        for index in children.indices {
            let child = children[index]
            if !child.isSpacer {
                visit(child, place(of: child, size: sizes[index], at: position, line: line, in: rect))
            }
            position += main(sizes[index]) + spacing
        }
    }

    override func rotate(by angle: Angle) { for child in children { child.rotate(by: angle) } }
    override func mirror() { for child in children { child.mirror() } }
    override func collectChanges(into changes: inout PendingChanges) {
        for child in children { child.collectChanges(into: &changes) }
    }
    override func read(into reading: inout Reading) { for child in children { child.read(into: &reading) } }
}
