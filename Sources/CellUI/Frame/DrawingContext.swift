/// The drawing target of nodes: a frame, the clip rectangle, and what is recorded while drawing.
public struct DrawingContext {
    /// The frame drawn so far.
    public internal(set) var frame: Frame
    /// The cells that may be written; initially the whole frame.
    public private(set) var clip: CellRect
    /// The instant being drawn.
    public let now: Date
    /// The size in points of the cells that are drawn.
    public internal(set) var scale = CellScale.standard
    /// Whether edges of shapes are mixed into what is behind them, at half-cell resolution. Otherwise they are drawn in quarters of
    /// cells, which needs no other colours than the two: for few colours, and for pictures that are read as text. Default: `false`.
    public var isAntialiased = false
    /// Whether a translucent fill stays a tint where the nearest of 256 colours to its mixture is a grey. Default: `false`.
    package var keepsTints = false
    /// The colours of a gradient that was drawn as bands of the terminal's 256, in their order: dimmed, they stay a gradient. Default: none.
    package var bands: [CellColor] = []
    /// Substitute for the terminal's own background when blending. Default: black.
    public var assumedBackground = CellColor(hex: 0)

    /// The earliest instant at which anything drawn so far may change, except parts that can be redrawn separately.
    private var noted: Date?
    /// Changes that are entirely visible, so that the frame is certain to differ.
    var seen: [SeenChange] = []
    /// The cells beneath the separately redrawable parts, as they were before, in one array.
    private(set) var grounds: [Cell] = []
    /// The part being redrawn; `nil` while everything is drawn.
    private var redrawn: MovingPart?
    /// Records which views are drawn where; `nil` unless the drawing is inspected.
    var recorder: InspectionRecorder?
    /// The regions that a click can hit, topmost last.
    var regions: [InteractiveRegion] = []
    /// The screen-reader output, evaluated on demand.
    var speech: [Speech] = []

    init(size: CellSize, filledWith cell: Cell, now: Date) {
        frame = Frame(size: size, filledWith: cell)
        clip = frame.bounds
        self.now = now
    }

    /// Continues an earlier drawing: `seen` is what changes in `frame` later than `now`.
    init(goingOnFrom frame: consuming Frame, seen: [SeenChange], grounds: [Cell], now: Date) {
        clip = frame.bounds
        self.frame = frame
        (self.seen, self.grounds, self.now) = (seen, grounds, now)
    }

    /// The whole frame as a rectangle.
    public var bounds: CellRect { frame.bounds }

    /// Runs `draw` with drawing restricted to `rect`.
    public mutating func clipped(to rect: CellRect, _ draw: (inout DrawingContext) -> Void) {
        let outer = clip
        clip = clip.intersection(rect)
        draw(&self)
        clip = outer
    }

    /// Runs `draw` with drawing restricted to a rectangle in points.
    mutating func clipped(to rect: CGRect, _ draw: (inout DrawingContext) -> Void) {
        clipped(to: scale.cells(rect), draw)
    }

    // MARK: Time

    /// Records that what was just drawn in `rect` changes at `date`, and not before.
    ///
    /// - Parameter isExact: `false` if it may still look the same at `date`, for example a truncated text.
    public mutating func changes(at date: Date, in rect: CellRect, isExact: Bool = true) {
        let visible = clip.intersection(rect)
        if visible.isEmpty { return }
        mayChange(at: date)
        if isExact, visible == rect { seen.append(SeenChange(date: date, rect: rect, part: nil)) }
    }

    /// Records that what `node` just drawn in `rect` changes at `date`, and not before.
    ///
    /// - Parameters:
    ///   - place: The node's rectangle; `rect` is the part of it that changes.
    ///   - ground: The earlier content of `rect`, from ``ground(of:)``; `nil` if the node must not be redrawn
    ///     separately.
    ///   - hole: Cells of `rect` in which others draw, from ``drawInside(_:of:over:_:)``. Default: none.
    mutating func changes(
        at date: Date, in rect: CellRect, isExact: Bool = true, by node: LayoutNode, placed place: CGRect,
        over ground: Range<Int>?, around hole: CellRect? = nil
    ) {
        if clip.intersection(rect).isEmpty { return }
        node.isSeen = true
        if isExact, var part = redrawn {
            part.node = node
            seen.append(SeenChange(date: date, rect: rect, part: part))
            return
        }
        guard let ground, isExact else { return changes(at: date, in: rect, isExact: isExact) }
        let part = MovingPart(
            node: node, place: place, scale: scale, clip: clip, ground: ground, hole: hole,
            assumedBackground: assumedBackground, isAntialiased: isAntialiased, keepsTints: keepsTints)
        let change = SeenChange(date: date, rect: rect, part: part)
        let isAmongOthers = seen.indices.contains { index in
            seen[index].rect.intersects(rect) && seen[index].part != nil && seen[index].reaches(rect)
                && change.reaches(seen[index].rect)
        }
        if isAmongOthers { changes(at: date, in: rect) } else { seen.append(change) }
    }

    /// Whether a part is redrawn without what surrounds it and what is in it.
    var isRedrawing: Bool { redrawn != nil }

    /// Saves the cells of `rect` so that something can be redrawn over them later, and returns their range in
    /// `grounds`. `nil` if `rect` is empty or clipped, or would split a wide cluster.
    mutating func ground(of rect: CellRect) -> Range<Int>? {
        if let redrawn { return redrawn.ground }
        guard !rect.isEmpty, clip.intersection(rect) == rect else { return nil }
        let first = grounds.count
        for y in rect.minY..<rect.maxY {
            let row = frame.row(y, of: rect)
            guard row.allSatisfy({ $0.width == 1 }) else {
                // One half of a wide cluster cannot be restored without the other, which may be outside.
                grounds.removeSubrange(first...)
                return nil
            }
            grounds.append(contentsOf: row)
        }
        return first..<grounds.count
    }

    /// Redraws a part as `node`, over the cells that were there before it, where it differs from what was drawn.
    mutating func redraw(_ part: MovingPart, in rect: CellRect, as node: LayoutNode) {
        let changed = node.changedCells(in: part.place)?.intersection(rect) ?? rect
        let inside = part.hole.map { frame.cells(in: $0) }
        frame.replace(changed, with: grounds[part.ground], of: rect)
        (clip, scale, assumedBackground) = (part.clip.intersection(changed), part.scale, part.assumedBackground)
        (isAntialiased, keepsTints, redrawn) = (part.isAntialiased, part.keepsTints, part)
        node.draw(in: part.place, context: &self)
        if let hole = part.hole, let inside { frame.replace(hole, with: inside[...], of: hole) }
        (clip, redrawn) = (bounds, nil)
    }

    /// Records that something may change at `date`, and nothing before.
    public mutating func mayChange(at date: Date) { noted = min(noted ?? date, date) }

    /// Drops recorded changes that overlap `rect`: what is drawn over them may hide them.
    mutating func covers(_ rect: CellRect) {
        let hole = redrawn?.hole
        func isCovered(_ change: SeenChange) -> Bool { change.reaches(rect) && hole?.contains(change.rect) != true }
        // Most changes are elsewhere: their rectangle alone is read.
        guard seen.indices.contains(where: { seen[$0].rect.intersects(rect) && isCovered(seen[$0]) }) else { return }
        for change in seen where change.part != nil && isCovered(change) { mayChange(at: change.date) }
        seen.removeAll(where: isCovered)
    }

    /// The pending changes, once everything is drawn.
    func pendingChanges() -> PendingChanges {
        for change in seen { change.part?.node.isMovingPart = true }
        var changes = PendingChanges(seen: seen, others: noted)
        for case .view(let view) in speech { view.node.collectChanges(into: &changes) }
        return changes
    }

    /// The background at column `x` of row `y`; the terminal's default outside the frame.
    package func background(x: Int, y: Int) -> CellColor {
        guard bounds.contains(CellPoint(x: x, y: y)) else { return .terminalDefault }
        return frame[x, y].style.background
    }

    /// Fills `rect` with a colour: a translucent one tints the existing cells, an opaque one replaces them.
    public mutating func fill(_ rect: CellRect, with paint: Paint) {
        let area = clip.intersection(rect)
        guard !area.isEmpty else { return }
        covers(area)
        if case .color(let color, let opacity) = paint {
            if opacity >= 1 {
                frame.fill(area, style: CellStyle(background: color))
            } else if opacity > 0 {
                let assumed = assumedBackground
                frame.restyle(area) { style in
                    style.foreground = color.blended(over: style.foreground, opacity: opacity, assuming: assumed)
                    style.background = color.blended(over: style.background, opacity: opacity, assuming: assumed)
                }
                if opacity >= Self.hidingOpacity { eraseLetters(in: area) }
            }
            return
        }
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                let (color, opacity) = paint.color(x: x, y: y, in: rect)
                let under = frame[x, y].style.background
                let blended = color.blended(over: under, opacity: opacity, assuming: assumedBackground)
                frame.fill(CellRect(x: x, y: y, width: 1, height: 1), style: CellStyle(background: blended))
            }
        }
    }

    /// Fills `rect` with one glyph of width 1 in a colour, keeping the backgrounds.
    public mutating func fill(_ rect: CellRect, with glyph: Glyph, paint: Paint) {
        if let (color, opacity) = paint.solid, opacity >= 1 {
            let area = clip.intersection(rect)
            covers(area)
            frame.fill(area, with: glyph, foreground: color)
            return
        }
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { draw(glyph, x: x, y: y, paint: paint, in: rect) }
        }
    }

    /// Draws a glyph of width 1 in a colour over `background`. Default: the existing background.
    public mutating func draw(
        _ glyph: Glyph, x: Int, y: Int, paint: Paint, in rect: CellRect, attributes: CellStyle.Attributes = [],
        over background: CellColor? = nil
    ) {
        guard clip.contains(CellPoint(x: x, y: y)) else { return }
        let under = background ?? frame[x, y].style.background
        let (color, opacity) = paint.color(x: x, y: y, in: rect)
        let foreground =
            opacity >= 1 ? color : color.blended(over: under, opacity: opacity, assuming: assumedBackground)
        covers(CellRect(x: x, y: y, width: 1, height: 1))
        let style = CellStyle(foreground: foreground, background: under, attributes: attributes)
        frame.set(Cell(glyph: glyph, style: style), x: x, y: y)
    }

    /// Draws one line of text starting at `origin`, keeping the backgrounds; returns its width in columns.
    @discardableResult
    public mutating func draw(
        _ text: String, at origin: CellPoint, paint: Paint, in rect: CellRect, attributes: CellStyle.Attributes = []
    ) -> Int { drawLine(text, at: origin, paint: paint, in: rect, attributes: attributes) }

    /// Draws one line of text starting at `origin`, keeping the backgrounds; returns its width in columns.
    @discardableResult
    public mutating func draw(
        _ text: some StringProtocol, at origin: CellPoint, paint: Paint, in rect: CellRect,
        attributes: CellStyle.Attributes = []
    ) -> Int { drawLine(text, at: origin, paint: paint, in: rect, attributes: attributes) }

    private mutating func drawLine(
        _ text: some StringProtocol, at origin: CellPoint, paint: Paint, in rect: CellRect,
        attributes: CellStyle.Attributes
    ) -> Int {
        guard origin.y >= clip.minY, origin.y < clip.maxY else { return 0 }
        var x = origin.x
        let solid = paint.solid
        if let (color, opacity) = solid, opacity >= 1,
            let width = DisplayWidth.ofSingles(text)
        {
            // Fast path for the common case: an opaque solid colour and single-width characters.
            frame.write(
                text.unicodeScalars, columns: origin.x..<origin.x + width, y: origin.y,
                visible: clip.minX..<clip.maxX, foreground: color, attributes: attributes)
            covers(CellRect(x: origin.x, y: origin.y, width: width, height: 1))
            return width
        }
        for character in text {
            let width = DisplayWidth.of(character)
            if width == 0 { continue }
            if x + width > clip.minX, x < clip.maxX {
                let column = min(max(x, 0), bounds.maxX - 1)
                let under = frame[column, origin.y].style.background
                let (color, opacity) = solid ?? paint.color(x: x, y: origin.y, in: rect)
                let foreground =
                    opacity >= 1 ? color : color.blended(over: under, opacity: opacity, assuming: assumedBackground)
                let style = CellStyle(foreground: foreground, background: under, attributes: attributes)
                frame.put(
                    Cell(glyph: Glyph(character), width: UInt8(width), style: style), x: x, y: origin.y, clip: clip)
            }
            x += width
        }
        covers(CellRect(x: origin.x, y: origin.y, width: x - origin.x, height: 1))
        return x - origin.x
    }

    /// Draws text in block letters, keeping the background.
    mutating func draw(
        _ text: String, font: BlockFont, at origin: CellPoint, paint: Paint, attributes: CellStyle.Attributes = []
    ) {
        let rect = CellRect(origin: origin, size: font.size(of: text))
        let (color, opacity) = paint.color(x: origin.x, y: origin.y, in: rect)
        let under = background(x: origin.x, y: origin.y)
        let foreground =
            opacity >= 1 ? color : color.blended(over: under, opacity: opacity, assuming: assumedBackground)
        covers(rect)
        font.draw(
            text, at: origin, style: CellStyle(foreground: foreground, attributes: attributes), in: &frame, clip: clip,
            fillsCells: isAntialiased)
    }
}
