/// Where nodes draw: a frame, what of it may be touched, and what is noted while drawing.
public struct DrawingContext {
    /// The picture so far.
    public internal(set) var frame: Frame
    /// What may be touched; the whole frame at first.
    public private(set) var clip: CellRect
    /// The instant that is drawn.
    public let now: Date
    /// What stands for the terminal's own background where a colour is blended with it. Default: black.
    public var assumedBackground = CellColor(hex: 0)

    /// The earliest instant at which something drawn so far may look different, apart from parts that can be drawn again.
    private var noted: Date?
    /// What changes and is wholly seen, so that the frame will differ for certain.
    var seen: [SeenChange] = []
    /// What was there before the parts that can be drawn again, in one array.
    private(set) var grounds: [Cell] = []
    /// The ground of the part that is drawn again.
    private var keptGround: Range<Int>?
    /// Their places, side by side for a quick look: every cell that is drawn is compared with them.
    private(set) var seenRects: [CellRect] = []
    /// Whether none of them stands where is drawn now: an outline asks once, and not for each of its cells.
    private var isClearOfChanges = false
    /// Who notes which views are drawn where; `nil` where nobody asked.
    var recorder: InspectionRecorder?
    /// What a click can hit, the topmost last.
    var regions: [InteractiveRegion] = []
    /// What a screen reader says, told when someone asks.
    var speech: [Speech] = []

    init(size: CellSize, filledWith cell: Cell, now: Date) {
        frame = Frame(size: size, filledWith: cell)
        clip = frame.bounds
        self.now = now
        // A screen has as many: otherwise the arrays grow by steps while it is drawn.
        seen.reserveCapacity(16)
        seenRects.reserveCapacity(16)
        speech.reserveCapacity(16)
    }

    /// Goes on where another drawing ended: `seen` is what changes in `frame` later than `now`.
    init(goingOnFrom frame: Frame, seen: [SeenChange], grounds: [Cell], now: Date) {
        (self.frame, self.seen, self.grounds, self.now) = (frame, seen, grounds, now)
        seenRects = seen.map(\.rect)
        clip = frame.bounds
    }

    /// The whole frame as a rectangle.
    public var bounds: CellRect { frame.bounds }

    /// Draws with no cell outside `rect` touched.
    public mutating func clipped(to rect: CellRect, _ draw: (inout DrawingContext) -> Void) {
        let outer = clip
        clip = clip.intersection(rect)
        draw(&self)
        clip = outer
    }

    // MARK: Time

    /// Notes that what was just drawn in `rect` will look different from `date` on, and not before.
    ///
    /// - Parameter isExact: `false` if it may look the same still, a truncated text for example.
    public mutating func changes(at date: Date, in rect: CellRect, isExact: Bool = true) {
        let visible = clip.intersection(rect)
        if visible.isEmpty { return }
        mayChange(at: date)
        if isExact, visible == rect { note(SeenChange(date: date, rect: rect, part: nil)) }
    }

    private mutating func note(_ change: SeenChange) {
        seen.append(change)
        seenRects.append(change.rect)
    }

    /// Notes that what `node` just drawn in `rect` will look different from `date` on, and not before.
    ///
    /// - Parameters:
    ///   - place: The node's place; `rect` is what of it changes.
    ///   - ground: What was in `rect` before, as ``ground(of:)`` gave it; `nil`: the node is not to be drawn again alone.
    mutating func changes(
        at date: Date, in rect: CellRect, isExact: Bool = true, by node: LayoutNode, placed place: CellRect,
        over ground: Range<Int>?
    ) {
        if clip.intersection(rect).isEmpty { return }
        node.isSeen = true
        guard let ground, isExact, !seen.contains(where: { $0.part != nil && $0.rect.intersects(rect) }) else {
            changes(at: date, in: rect, isExact: isExact)
            return
        }
        let part = MovingPart(
            node: node, place: place, clip: clip, ground: ground, assumedBackground: assumedBackground)
        note(SeenChange(date: date, rect: rect, part: part))
    }

    /// Keeps the cells of `rect` as they are, for drawing something in them again later; answers where. `nil` where that
    /// would touch others.
    mutating func ground(of rect: CellRect) -> Range<Int>? {
        if let keptGround { return keptGround }
        guard !rect.isEmpty, clip.intersection(rect) == rect else { return nil }
        let first = grounds.count
        if first == 0 { grounds.reserveCapacity(512) }
        for y in rect.minY..<rect.maxY {
            let row = frame.row(y, of: rect)
            guard row.allSatisfy({ $0.width == 1 }) else {
                // Half of a wide cluster hangs together with what may be outside.
                grounds.removeSubrange(first...)
                return nil
            }
            grounds.append(contentsOf: row)
        }
        return first..<grounds.count
    }

    /// Draws a part again as `node`, over the ground that was there before it.
    mutating func redraw(_ part: MovingPart, in rect: CellRect, as node: LayoutNode) {
        frame.replace(rect, with: grounds[part.ground])
        (clip, assumedBackground, keptGround) = (part.clip, part.assumedBackground, part.ground)
        node.draw(in: part.place, context: &self)
        (clip, keptGround) = (bounds, nil)
    }

    /// Notes that something may look different from `date` on, and nothing before.
    public mutating func mayChange(at date: Date) { noted = min(noted ?? date, date) }

    /// Whatever is drawn over a thing that changes may hide the change.
    mutating func covers(_ rect: CellRect) {
        if isClearOfChanges || seenRects.isEmpty { return }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let isCovered = seenRects.withUnsafeBufferPointer { places in
            places.contains { $0.minY < bottom && $0.maxY > top && $0.minX < right && $0.maxX > left }
        }
        if isCovered, !rect.isEmpty { forgetChanges(in: rect) }
    }

    /// Draws in `rect` alone, with one look for whether that covers anything.
    mutating func drawing(in rect: CellRect, _ draw: (inout DrawingContext) -> Void) {
        isClearOfChanges = !seenRects.contains { $0.intersects(rect) }
        draw(&self)
        isClearOfChanges = false
    }

    private mutating func forgetChanges(in rect: CellRect) {
        for index in seenRects.indices.reversed() where seenRects[index].intersects(rect) {
            seenRects.remove(at: index)
            let change = seen.remove(at: index)
            if change.part != nil { mayChange(at: change.date) }
        }
    }

    /// What will change, once everything is drawn.
    func pendingChanges() -> PendingChanges {
        for change in seen { change.part?.node.isMovingPart = true }
        var changes = PendingChanges(seen: seen, others: noted)
        for case .view(let view) in speech { view.node.collectChanges(into: &changes) }
        return changes
    }

    // MARK: Cells

    /// The background at column `x` of row `y`; the assumed one outside.
    func background(x: Int, y: Int) -> CellColor {
        guard bounds.contains(CellPoint(x: x, y: y)) else { return .terminalDefault }
        return frame[x, y].style.background
    }

    /// Fills `rect` with a colour. A translucent one tints what is there; an opaque one replaces it.
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

    /// Fills `rect` with one glyph of width 1 in a colour, over the backgrounds that are there.
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

    /// Puts a glyph of width 1 in a colour over `background`. Default: the background that is there.
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

    /// Writes one line of text from `origin` on, over the background that is there; returns the columns it took.
    @discardableResult
    public mutating func draw(
        _ text: String, at origin: CellPoint, paint: Paint, in rect: CellRect, attributes: CellStyle.Attributes = []
    ) -> Int { drawLine(text, at: origin, paint: paint, in: rect, attributes: attributes) }

    /// Writes one line of text from `origin` on, over the background that is there; returns the columns it took.
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
            // Nearly all text is such.
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

    /// Writes text in block letters over the background that is there.
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
            text, at: origin, style: CellStyle(foreground: foreground, attributes: attributes), in: &frame, clip: clip)
    }
}
