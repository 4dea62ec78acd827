/// Rows whose columns line up. Columns share the width as the children of a stack do, the least flexible first; a box
/// outside a grid row takes the whole width.
final class GridNode: LayoutNode {
    private struct Item {
        let node: LayoutNode
        let column: Int
        let span: Int
        var unsizedAxes: Axis.Set { (node.unwrapped as? GridCellNode)?.unsizedAxes ?? [] }
    }
    private struct Row {
        let items: [Item]
        let vertical: VerticalAlignment
        /// Whether its items are on one line, of text or of guides of their own.
        let hasLine: Bool
        /// Whether the only item is outside a grid row and takes the whole width.
        let isWhole: Bool
    }
    private struct Distribution {
        let widths: [CGFloat]
        let heights: [CGFloat]
    }

    private let rows: [Row]
    private let alignments: [HorizontalAlignment]
    private let columnSpacing: CGFloat
    private let rowSpacing: CGFloat
    /// Whether the layout is right-to-left.
    private let isMirrored: Bool
    private var distributed: (proposal: ProposedViewSize, result: Distribution)?

    init(_ nodes: [LayoutNode], alignment: Alignment, isMirrored: Bool, columnSpacing: CGFloat, rowSpacing: CGFloat) {
        (self.columnSpacing, self.rowSpacing, self.isMirrored) = (columnSpacing, rowSpacing, isMirrored)
        var alignments: [HorizontalAlignment] = []
        rows = nodes.map { node in
            guard let row = node.unwrapped as? GridRowNode else {
                return Row(
                    items: [Item(node: node, column: 0, span: 1)], vertical: alignment.vertical, hasLine: false,
                    isWhole: true)
            }
            var column = 0
            let items = row.cells.map { cell in
                let properties = cell.unwrapped as? GridCellNode
                let item = Item(node: cell, column: column, span: properties?.columns ?? 1)
                column += item.span
                while alignments.count < column { alignments.append(alignment.horizontal) }
                if let guide = properties?.alignment { alignments[item.column] = guide }
                return item
            }
            let vertical = row.alignment ?? alignment.vertical
            return Row(
                items: items, vertical: vertical,
                hasLine: vertical.isBaseline || row.cells.contains { $0.hasGuides }, isWhole: false)
        }
        if alignments.isEmpty { alignments = [alignment.horizontal] }
        self.alignments = alignments
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { extent(of: distribution(for: proposal)) }

    private func extent(of result: Distribution) -> CGSize {
        CGSize(
            width: result.widths.reduce(columnSpacing * CGFloat(result.widths.count - 1), +),
            height: result.heights.reduce(rowSpacing * CGFloat(max(0, rows.count - 1)), +))
    }

    private func distribution(for proposal: ProposedViewSize) -> Distribution {
        if let distributed, distributed.proposal == proposal { return distributed.result }
        let widths = columnWidths(proposal)
        var heights = [CGFloat](repeating: 0, count: rows.count)
        var remaining = proposal.height.map { $0 - rowSpacing * CGFloat(rows.count - 1) }
        // As in a stack, the least flexible rows choose first.
        let order = rows.indices.map { row in
            (row: row, flexibility: height(of: row, widths, CGFloat.infinity) - height(of: row, widths, 0))
        }.sorted { ($0.flexibility, $0.row) < ($1.flexibility, $1.row) }
        for (position, (row, _)) in order.enumerated() {
            let share = remaining.map { max(0, $0) / CGFloat(rows.count - position) }
            heights[row] = height(of: row, widths, share)
            remaining = remaining.map { $0.isFinite ? $0 - heights[row] : $0 }
        }
        let result = Distribution(widths: widths, heights: heights)
        distributed = (proposal, result)
        return result
    }

    private func height(of row: Int, _ widths: [CGFloat], _ proposal: CGFloat?) -> CGFloat {
        var span = GuideSpan()
        var tallest: CGFloat = 0
        for item in rows[row].items where !item.unsizedAxes.contains(.vertical) {
            let size = item.node.size(ProposedViewSize(width: width(of: item, rows[row], widths), height: proposal))
            tallest = max(tallest, size.height)
            if rows[row].hasLine {
                span.add(size.height, guide: rows[row].vertical.guide(of: item.node, size: size))
            }
        }
        return max(tallest, span.length)
    }

    /// The distance of the guide of an item from its leading edge.
    private func guide(of item: Item, size: CGSize) -> CGFloat {
        ViewDimensions(item.node, size: size, isMirrored: isMirrored)[alignments[item.column]]
    }

    /// Whether the items of a column are on one line by guides of their own.
    private func hasLine(_ column: Int) -> Bool {
        if case .custom = alignments[column].guide { return true }
        return rows.contains { $0.items.contains { $0.column == column && $0.span == 1 && $0.node.hasGuides } }
    }

    private func width(of item: Item, _ row: Row, _ widths: [CGFloat]) -> CGFloat {
        let columns = row.isWhole ? widths[...] : widths[item.column..<item.column + item.span]
        return columns.reduce(columnSpacing * CGFloat(columns.count - 1), +)
    }

    private func columnWidths(_ proposal: ProposedViewSize) -> [CGFloat] {
        let count = alignments.count
        guard let available = proposal.width else { return widened((0..<count).map { width(of: $0, nil) }, nil) }
        var widths = [CGFloat](repeating: 0, count: count)
        var remaining = available - columnSpacing * CGFloat(count - 1)
        let order = (0..<count).map { column in
            (column: column, flexibility: width(of: column, CGFloat.infinity) - width(of: column, 0))
        }.sorted { ($0.flexibility, $0.column) < ($1.flexibility, $1.column) }
        for (position, (column, _)) in order.enumerated() {
            widths[column] = width(of: column, max(0, remaining) / CGFloat(count - position))
            if remaining.isFinite { remaining -= widths[column] }
        }
        return widened(widths, available)
    }

    /// The width that the cells of one column need for `proposal`.
    private func width(of column: Int, _ proposal: CGFloat?) -> CGFloat {
        let hasLine = hasLine(column)
        var span = GuideSpan()
        var widest: CGFloat = 0
        for row in rows where !row.isWhole {
            for item in row.items
            where item.column == column && item.span == 1 && !item.unsizedAxes.contains(.horizontal) {
                let size = item.node.size(ProposedViewSize(width: proposal, height: nil))
                widest = max(widest, size.width)
                if hasLine { span.add(size.width, guide: guide(of: item, size: size)) }
            }
        }
        return max(widest, span.length)
    }

    /// Widens columns for content that does not fit: a cell that spans several widens the last of them, a box outside
    /// a grid row the last of all.
    private func widened(_ widths: [CGFloat], _ available: CGFloat?) -> [CGFloat] {
        var widths = widths
        for row in rows {
            for item in row.items where (item.span > 1 || row.isWhole) && !item.unsizedAxes.contains(.horizontal) {
                let needed = item.node.size(ProposedViewSize(width: available, height: nil)).width
                let last = row.isWhole ? widths.count - 1 : item.column + item.span - 1
                widths[last] += max(0, needed - width(of: item, row, widths))
            }
        }
        return widths
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        forEachItem(in: rect) { $0.draw(in: $1, context: &context) }
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        forEachItem(in: rect) { $0.draw(in: $1, on: &canvas) }
    }

    /// Visits the items, each with its rectangle in `rect`.
    func forEachItem(in rect: CGRect, _ visit: (LayoutNode, CGRect) -> Void) {
        let known = distributed.flatMap { extent(of: $0.result).isNearly(rect.size) ? $0.result : nil }
        let result = known ?? distribution(for: proposal(answeredBy: rect.size))
        let starts = result.widths.indices.map { column in
            result.widths[..<column].reduce(rect.minX) { $0 + $1 + columnSpacing }
        }
        let lines = result.widths.indices.map { hasLine($0) ? line(of: $0, result) : nil }
        var y = rect.minY
        for (row, height) in zip(rows, result.heights) {
            let line = row.hasLine ? line(of: row, height, result) : nil
            for item in row.items {
                let width = width(of: item, row, result.widths)
                let place = CGRect(x: starts[item.column], y: y, width: width, height: height)
                let alignment = Alignment(horizontal: alignments[item.column], vertical: row.vertical)
                let size = item.node.size(ProposedViewSize(width: width, height: height))
                var position = alignment.place(size, in: place)
                if let line { position.origin.y = y + line - row.vertical.guide(of: item.node, size: size) }
                if let line = lines[item.column], item.span == 1, !row.isWhole {
                    position.origin.x = place.minX + line - guide(of: item, size: size)
                }
                visit(item.node, isMirrored ? position.mirrored(in: rect) : position)
            }
            y += height + rowSpacing
        }
    }

    /// The distance of a row's line from its top.
    private func line(of row: Row, _ height: CGFloat, _ result: Distribution) -> CGFloat {
        row.items.reduce(-.infinity) { line, item in
            let offer = ProposedViewSize(width: width(of: item, row, result.widths), height: height)
            return max(line, row.vertical.guide(of: item.node, size: item.node.size(offer)))
        }
    }

    /// The distance of a column's line from its leading edge.
    private func line(of column: Int, _ result: Distribution) -> CGFloat {
        var line: CGFloat = -.infinity
        for (row, height) in zip(rows, result.heights) where !row.isWhole {
            for item in row.items where item.column == column && item.span == 1 {
                let size = item.node.size(ProposedViewSize(width: result.widths[column], height: height))
                line = max(line, guide(of: item, size: size))
            }
        }
        return line
    }

    private var nodes: [LayoutNode] { rows.flatMap { $0.items.map(\.node) } }
    override func rotate(by angle: Angle) { for node in nodes { node.rotate(by: angle) } }
    override func mirror() { for node in nodes { node.mirror() } }
    override func collectChanges(into changes: inout PendingChanges) {
        for child in nodes { child.collectChanges(into: &changes) }
    }
    override func read(into reading: inout Reading) {
        for row in rows { for item in row.items { item.node.read(into: &reading) } }
    }
}
