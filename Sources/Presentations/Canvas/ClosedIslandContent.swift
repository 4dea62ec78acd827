/// The content of a closed island, which has fewer rows in cells than a phone has lines. What a phone shows stays recognisable: what is
/// too high for the rows is arranged or drawn smaller, never cut in the middle.
///
///     ╭────────────────────╮
///     │ ●           12 min │    a circle of 24 points, and a column of two texts
///     ╰────────────────────╯
extension PresentationCanvas {
    /// The content as it fits into the rows of `place`: as it is, its columns joined into rows, or drawn at a coarser scale.
    func fitted(
        _ content: AnyView, in place: CellRect, environment: EnvironmentValues
    ) -> PreparedView {
        let whole = PreparedView(content, environment: environment)
        guard !Self.fits(whole, in: place) else { return whole }
        var joined = environment
        joined.joinsColumns = true
        for environment in [joined, coarse(joined, for: content, in: place)] {
            let row = PreparedView(content, environment: environment)
            if Self.fits(row, in: place), row.cells(columns: nil, rows: place.height).width <= place.width {
                return row
            }
        }
        return PreparedView(content, environment: coarse(environment, for: content, in: place))
    }

    private static func fits(_ view: PreparedView, in place: CellRect) -> Bool {
        view.cells(columns: place.width, rows: place.height).height <= place.height
    }

    /// An environment whose rows stand for as many points as the content's height needs. A letter is still a cell, and a circle of
    /// a row's height is a character.
    private func coarse(
        _ environment: EnvironmentValues, for content: AnyView, in place: CellRect
    ) -> EnvironmentValues {
        let scale = environment.cellScale
        let height = PreparedView(content, environment: environment)
            .size(ProposedViewSize(scale.points(place.size))).height
        var coarse = environment
        coarse.cellScale = CellScale(
            pointsPerColumn: scale.pointsPerColumn,
            pointsPerRow: max(scale.pointsPerRow, height / Double(max(1, place.height))))
        return coarse
    }

    /// The area in which content is drawn to be seen through its place: the place itself, or, for content that is still higher, one of
    /// its height that shows it from its first line.
    func area(
        of view: PreparedView, in place: CellRect, alignment: Alignment, context: DrawingContext
    ) -> CellRect {
        let rows = view.cells(columns: place.width, rows: place.height).height
        guard rows > place.height else { return place }
        let size = CellSize(width: place.width, height: rows)
        guard let ink = context.inkRows(of: view, size: size, alignment: alignment) else { return place }
        let free = max(0, (place.height - ink.count) / 2)
        return CellRect(
            x: place.minX, y: place.minY - ink.lowerBound + free, width: place.width, height: rows)
    }
}
