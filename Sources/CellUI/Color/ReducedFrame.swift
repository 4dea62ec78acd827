extension Frame {
    /// The frame reduced to a colour depth; see ``ColorReduction``.
    public func reduced(to depth: ColorDepth) -> Frame {
        guard depth != .direct else { return self }
        var frame = self
        var known: [CellStyle: CellStyle] = [:]
        for y in 0..<height {
            for x in 0..<width where !self[x, y].isContinuation {
                var cell = self[x, y]
                let style = known[cell.style] ?? ColorReduction.reduced(cell.style, to: depth)
                known[cell.style] = style
                cell.style = style
                frame.put(cell, x: x, y: y)
            }
        }
        return frame
    }
}
