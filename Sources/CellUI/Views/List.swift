/// Rows one below another. If not all fit, those around the selected one are shown.
///
///     2026-11-19 08:14      20:00  Breath awareness
///     2026-11-20 08:11      25:00  Breath awareness      selected: in reverse video
///     2026-11-21 07:58      20:00  Loving-kindness
///
/// Only the rows that are shown are created, so a list may be long.
public struct List<Data: RandomAccessCollection, ID: Hashable, RowContent: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let selection: Binding<ID?>?
    private let rowContent: (Data.Element) -> RowContent

    /// A row for each element, identified by the value at `id`. Default selection: none; the first rows are shown.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) { (self.data, self.id, self.selection, self.rowContent) = (data, id, selection, rowContent) }

    /// A row for each identified element. Default selection: none; the first rows are shown.
    public init(
        _ data: Data, selection: Binding<ID?>? = nil, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, selection: selection, rowContent: rowContent)
    }

    /// Adds the list as a node.
    public func _lower(_ lowering: inout Lowering) {
        let environment = lowering.environment
        let selected = selection?.wrappedValue
        let index = selected.flatMap { selected in data.firstIndex { $0[keyPath: id] == selected } }
        let foreground = lowering.foreground
        lowering.nodes.append(
            ListNode(
                count: data.count, selected: index.map { data.distance(from: data.startIndex, to: $0) },
                highlight: environment.highlightsListSelection ? foreground : nil, scale: environment.cellScale
            ) { [data, rowContent] row in
                var lowering = Lowering(environment: environment)
                let element = data[data.index(data.startIndex, offsetBy: row)]
                let view = BodyEnvironment.evaluate(in: &lowering.environment) { rowContent(element) }
                return lowering.node(of: view, alignment: .leading)
            })
    }
}

extension View {
    /// Sets whether lists inside draw the selected row in reverse video. Default: `true`. Rows of other lists show by
    /// themselves which one is selected.
    package func highlightsListSelection(_ highlights: Bool) -> _EnvironmentView<Self> {
        changingEnvironment { $0.highlightsListSelection = highlights }
    }
}

private enum HighlightsListSelectionKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    var highlightsListSelection: Bool {
        get { self[HighlightsListSelectionKey.self] }
        set { self[HighlightsListSelectionKey.self] = newValue }
    }
}

/// The rows of a list, created when they are first measured or drawn.
final class ListNode: LayoutNode {
    private let count: Int
    private let selected: Int?
    /// The paint of the selected row in reverse video; `nil` to draw it like the others.
    private let highlight: Paint?
    private let scale: CellScale
    private let makeRow: (Int) -> LayoutNode
    private var rows: [Int: LayoutNode] = [:]
    private var shown: Range<Int> = 0..<0

    init(count: Int, selected: Int?, highlight: Paint?, scale: CellScale, makeRow: @escaping (Int) -> LayoutNode) {
        (self.count, self.selected, self.highlight) = (count, selected, highlight)
        (self.scale, self.makeRow) = (scale, makeRow)
    }

    private func row(_ index: Int) -> LayoutNode {
        if let row = rows[index] { return row }
        let row = makeRow(index)
        rows[index] = row
        return row
    }

    private func height(_ index: Int, width: CGFloat?) -> CGFloat {
        max(scale.pointsPerRow, row(index).size(ProposedViewSize(width: width, height: nil)).height)
    }

    /// Takes what is proposed, as SwiftUI's list does. In a direction in which nothing or everything is proposed, all rows.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let isBounded = { (length: CGFloat?) in length?.isFinite ?? false }
        if isBounded(proposal.width), isBounded(proposal.height) {
            return proposal.replacingUnspecifiedDimensions()
        }
        let width =
            isBounded(proposal.width)
            ? proposal.width : (0..<count).reduce(0) { max($0, row($1).size(.unspecified).width) }
        let height =
            isBounded(proposal.height)
            ? proposal.height : (0..<count).reduce(0) { $0 + self.height($1, width: width) }
        return CGSize(width: width ?? 0, height: height ?? 0)
    }

    /// The rows to show in `height`: rows above and below the selected one in turn, as far as there are any.
    private func visible(in size: CGSize) -> Range<Int> {
        guard count > 0, size.height > 0 else { return 0..<0 }
        let selected = min(max(0, selected ?? 0), count - 1)
        var (first, end) = (selected, selected + 1)
        var left = size.height - height(selected, width: size.width)
        // A row that fits only in part is shown at the bottom, never at the top.
        var fitsAbove = true
        var isAboveNext = true
        while left > CGFloat.layoutTolerance, first > 0 && fitsAbove || end < count {
            if first > 0, fitsAbove, isAboveNext || end == count {
                let height = height(first - 1, width: size.width)
                fitsAbove = height.fits(left)
                if fitsAbove { (first, left) = (first - 1, left - height) }
            } else {
                left -= height(end, width: size.width)
                end += 1
            }
            isAboveNext.toggle()
        }
        return first..<end
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        context.clipped(to: rect) { context in
            forEachRow(in: rect) { index, row, place, size in
                if index == selected, let highlight {
                    context.reverse(scale.cells(place), paint: highlight) { row.draw(in: place, context: &$0) }
                } else {
                    row.draw(in: CGRect(origin: place.origin, size: size), context: &context)
                }
            }
        }
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        canvas.group({ $0.clip = Path(rect) }) { canvas in
            forEachRow(in: rect) { index, row, place, size in
                if index == selected, let highlight { canvas.fill(place, with: highlight.opacity(0.2)) }
                row.draw(in: CGRect(origin: place.origin, size: size), on: &canvas)
            }
        }
    }

    /// Visits the visible rows, each with its place and its own size.
    private func forEachRow(in rect: CGRect, _ visit: (Int, LayoutNode, CGRect, CGSize) -> Void) {
        shown = visible(in: rect.size)
        var y = rect.minY
        for index in shown {
            let row = row(index)
            let size = row.size(ProposedViewSize(width: rect.width, height: nil))
            let place = CGRect(x: rect.minX, y: y, width: rect.width, height: max(scale.pointsPerRow, size.height))
            visit(index, row, place, size)
            y += place.height
        }
    }

    override func collectChanges(into changes: inout PendingChanges) {
        for index in shown { row(index).collectChanges(into: &changes) }
    }
    override func read(into reading: inout Reading) { for index in shown { row(index).read(into: &reading) } }
}
