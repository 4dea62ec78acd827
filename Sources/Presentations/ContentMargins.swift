import CellUI

/// Margins set by an app, in points per edge; `nil` where the system's own apply.
struct ContentMargins: Hashable {
    private(set) var top: Double?
    private(set) var leading: Double?
    private(set) var bottom: Double?
    private(set) var trailing: Double?

    /// The margins of the expanded island's content: concentric with the corners.
    static let expanded = (top: CGFloat(12), side: CGFloat(22), bottom: CGFloat(14))

    /// Sets the margin at some edges; negative lengths count as 0.
    mutating func set(_ edges: Edge.Set, to length: Double) {
        let length = max(0, length)
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }

    /// Sets the margin at those of the edges that have none; negative lengths count as 0.
    mutating func add(_ edges: Edge.Set, _ length: Double) {
        var edges = edges
        if top != nil { edges.remove(.top) }
        if leading != nil { edges.remove(.leading) }
        if bottom != nil { edges.remove(.bottom) }
        if trailing != nil { edges.remove(.trailing) }
        set(edges, to: length)
    }

    /// The area that the margins leave, using `standard` for edges that are not set. At least one cell remains: margins that
    /// overlap shrink in proportion.
    ///
    /// - Parameters:
    ///   - standard: The system's margins, in cells.
    ///   - edges: The edges at which the area ends at the glass, whose line is half a cell outside it. The others end at the
    ///     camera.
    func content(
        in place: CellRect, standard: CellInsets = CellInsets(), glass edges: Edge.Set = .all, scale: CellScale
    ) -> CellRect {
        func cells(_ length: Double?, _ unit: Double, _ edge: Edge.Set, standard: Int) -> Int {
            guard let length else { return standard }
            let fromEdge = edges.contains(edge) ? 0.5 : 0
            // Round ties down, so that a margin disappears before content does.
            return max(0, Int(min((length / unit - fromEdge - 0.5).rounded(.up), 1e6)))
        }
        func span(_ start: Int, _ length: Int, _ before: Int, _ after: Int) -> (start: Int, length: Int) {
            guard before + after >= length, length > 0 else { return (start + before, max(0, length - before - after)) }
            let first = before * (length - 1) / (before + after)
            return (start + first, 1)
        }
        let columns = span(
            place.minX, place.width,
            cells(leading, scale.pointsPerColumn, .leading, standard: standard.leading),
            cells(trailing, scale.pointsPerColumn, .trailing, standard: standard.trailing))
        let rows = span(
            place.minY, place.height,
            cells(top, scale.pointsPerRow, .top, standard: standard.top),
            cells(bottom, scale.pointsPerRow, .bottom, standard: standard.bottom))
        return CellRect(x: columns.start, y: rows.start, width: columns.length, height: rows.length)
    }
}

/// Insets from the edges of an area, in cells.
struct CellInsets: Hashable {
    var top = 0
    var leading = 0
    var bottom = 0
    var trailing = 0
}
