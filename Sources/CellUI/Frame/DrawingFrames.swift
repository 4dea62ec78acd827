extension DrawingContext {
    /// Puts the cells of a finished picture from `origin` on, in place of what is there.
    public mutating func draw(_ picture: Frame, at origin: CellPoint) {
        let area = clip.intersection(CellRect(origin: origin, size: picture.size))
        guard !area.isEmpty else { return }
        covers(area)
        for y in area.minY..<area.maxY {
            let row = picture.row(y - origin.y)
            // A wide cluster that begins left of what may be touched still leaves a blank there.
            for x in max(area.minX - 1, origin.x)..<area.maxX {
                frame.put(row[row.startIndex + x - origin.x], x: x, y: y, clip: area)
            }
        }
    }
}
