extension DrawingContext {
    /// Copies a finished frame, its top left cell at `origin`, replacing the existing cells.
    public mutating func draw(_ picture: Frame, at origin: CellPoint) {
        let area = clip.intersection(CellRect(origin: origin, size: picture.size))
        guard !area.isEmpty else { return }
        covers(area)
        for y in area.minY..<area.maxY {
            let row = picture.row(y - origin.y)
            // Start one column early: the visible half of a wide cluster that is cut by the clip becomes a blank.
            for x in max(area.minX - 1, origin.x)..<area.maxX {
                frame.put(row[row.startIndex + x - origin.x], x: x, y: y, clip: area)
            }
        }
    }
}
