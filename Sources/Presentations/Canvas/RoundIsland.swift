/// The round island of the minimal presentation where it is a line around its content.
///
///     ╭─────╮
///     │ 12m │
///     ╰─────╯
extension PresentationCanvas {
    /// The columns by which a small round island is wider where a line is drawn around it, so that text does not touch the line. Only on
    /// a phone, where they are free.
    func outlinedColumns(of circle: Int, onPhone: Bool) -> Int {
        guard onPhone, !contrast.isAntialiased, circle <= 5, let island = island(for: .minimal) else { return 0 }
        return hasLine(around: island, onPhone: onPhone) ? 2 : 0
    }

    /// An area that is wider at its trailing end.
    func widened(_ rect: CellRect, by columns: Int) -> CellRect {
        CellRect(
            x: rect.minX - (environment.layoutDirection == .rightToLeft ? columns : 0), y: rect.minY,
            width: rect.width + columns, height: rect.height)
    }

    /// The area of the islands that are drawn for a presentation in `rect` on a phone.
    func islands(of presentation: Presentation, in rect: CellRect, scale: CellScale) -> CellRect {
        guard presentation == .minimal else { return rect }
        let measures = FaceMeasures(device: device, pointsPerColumn: scale.pointsPerColumn)
        return widened(rect, by: outlinedColumns(of: measures.detachedMinimal.width, onPhone: true))
    }
}
