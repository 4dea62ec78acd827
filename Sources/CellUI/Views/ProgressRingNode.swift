/// A ring that fills clockwise; in too small a space, a circle that fills in quarters.
///
///     ◔    ▞▀⢣    ▗▞▀▀⢣⡄
///          ⢣⣤⡜    ⣿    ⣿      the track is dotted, to differ even without colour
///                 ⠘⢣⣤⣤⡜⠃
final class ProgressRingNode: LayoutNode {
    private let amount: ProgressAmount
    private let content: LayoutNode?
    private let shrinksContent: Bool
    private let isFlexible: Bool
    private let tint: Paint
    private let track: Paint
    /// The track of a true picture, in a shade of the tint.
    private let dimTint: Paint
    private let scale: CellScale
    private let idealSide: Double
    private let isOpen: Bool
    /// What marks the fraction on a ring that is whole; `nil` for a ring that is filled up to it.
    private let marker: Paint?
    private let isMirrored: Bool
    private var isFramed = false
    /// Whether it may be a glyph where it does not fit.
    private let hasGlyph: Bool

    /// - Parameters:
    ///   - idealSide: The diameter in points if no frame sets one.
    ///   - content: Shown in the centre if there is space.
    ///   - shrinksContent: Whether the content can shrink to fit into a true picture. Default: `false`.
    ///   - isFlexible: Whether it is smaller where there is less than its ideal side. Default: `false`.
    ///   - isOpen: Whether the quarter at the bottom is left out.
    ///   - marker: What marks the fraction, on a ring that is whole. Default: `nil`, the ring is filled up to it.
    init(
        _ amount: ProgressAmount, idealSide: Double, content: LayoutNode?, shrinksContent: Bool = false,
        isFlexible: Bool = false, isOpen: Bool = false, marker: Paint? = nil, _ lowering: Lowering
    ) {
        (self.amount, self.idealSide, self.content, self.isOpen) = (amount, idealSide, content, isOpen)
        (self.shrinksContent, self.isFlexible, self.marker) = (shrinksContent, isFlexible, marker)
        isMirrored = lowering.isMirrored
        tint = lowering.ringTint(from: PointRing.start(isOpen), turn: PointRing.turn(isOpen))
        track = Paint.solid(lowering.environment.palette.tertiary).opacity(lowering.environment.opacity)
        dimTint = tint.opacity(Self.trackOpacity)
        scale = lowering.environment.cellScale
        hasGlyph = lowering.environment.medium == .cells
    }

    override func framed(width: Bool, height: Bool) { isFramed = true }
    /// As in SwiftUI, an indeterminate ring among layers keeps its own size.
    override func layered(width: Bool, height: Bool) { if amount != .indeterminate { isFramed = true } }

    /// A square in points: of the ideal side, unless a frame sets another. Where rows of cells would be cut off, one cell.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var side = Double.infinity
        if isFramed {
            if let width = proposal.width { side = width }
            if let height = proposal.height { side = min(side, height) }
        }
        if side == .infinity { side = idealSide }
        if isFlexible, !isFramed, !hasGlyph {
            side = min(side, proposal.width ?? side, proposal.height ?? side)
        }
        let size = cells(of: side)
        let height = scale.height(rows: size.height)
        let isCut = hasGlyph && !isFramed && proposal.height.map { !height.fits($0) } ?? false
        return scale.points(Self.holdsRing(size) && !isCut ? size : CellSize(width: 1, height: 1))
    }

    /// The cells of a ring of `side` points. A small one is as wide as high, or it would not look round.
    private func cells(of side: Double) -> CellSize {
        let rows = Int((side / scale.pointsPerRow).rounded())
        let columns = Int((side / scale.pointsPerColumn).rounded())
        let isSmall = rows == 3 && scale.pointsPerRow < CellScale.standard.pointsPerRow
        return CellSize(width: isSmall ? max(columns, 2 * rows) : columns, height: rows)
    }

    private static func holdsRing(_ size: CellSize) -> Bool { size.width >= 3 && size.height >= 2 }

    /// Drawing uses the context's instant, so the ring itself never changes. Its content is redrawn by itself.
    override func later(at now: Date) -> LayoutNode? { self }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let place = rect
        let size = scale.cells(place.size)
        if context.isAntialiased, amount != .indeterminate, Self.holdsRing(size),
            drawMixed(in: place, context: &context)
        {
            return
        }
        // Quarters of cells place a ring in the middle of what is a cell wider or higher.
        let halves = context.isAntialiased
        // Where the ring is wider than its frame, half a cell of it could be cut off.
        let visible = context.clip
        let first = start(place.minX, scale.pointsPerColumn, at: scale.cell(place.origin).x, inHalves: halves)
        let x = size.width > visible.width ? first : min(max(first, 2 * visible.minX), 2 * (visible.maxX - size.width))
        let y = start(place.minY, scale.pointsPerRow, at: scale.cell(place.origin).y, inHalves: halves)
        let isRing = Self.holdsRing(size)
        let raster = RingRaster(
            columns: size.width, rows: size.height, shift: isRing ? (x & 1, y & 1) : (0, 0), scale: scale,
            isOpen: isOpen, isMixed: halves)
        let rect = isRing ? CellRect(origin: CellPoint(x: x >> 1, y: y >> 1), size: raster.size) : scale.whole(place)
        let ground = amount.isTimed && content == nil ? context.ground(of: rect) : nil
        let steps =
            isRing ? draw(raster, in: rect, placed: place, context: &context) : drawGlyph(in: rect, context: &context)
        if let date = amount.nextStep(of: steps, after: context.now) {
            context.changes(at: date, in: rect, by: self, placed: place, over: ground)
        }
    }

    /// The half cell at which a ring begins: half a cell after an edge only if its place is near the middle between two of them.
    private func start(_ points: Double, _ cell: Double, at nearest: Int, inHalves: Bool) -> Int {
        let whole = (points / cell).rounded(.down)
        return inHalves && abs(points / cell - whole - 0.5) < 0.2 ? 2 * Int(whole) + 1 : 2 * nearest
    }

    private static let circles: [Glyph] = "○◔◑◕●".map { Glyph($0) }
    private static let unknown = Glyph(Character("◌"))

    private func drawGlyph(in rect: CellRect, context: inout DrawingContext) -> Int {
        let steps = Self.circles.count - 1
        let glyph = amount == .indeterminate ? Self.unknown : Self.circles[amount.steps(of: steps, at: context.now)]
        context.draw(glyph, x: rect.minX + (rect.width - 1) / 2, y: rect.minY + rect.height / 2, paint: tint, in: rect)
        return steps
    }

    private func draw(
        _ raster: RingRaster, in rect: CellRect, placed place: CGRect, context: inout DrawingContext
    ) -> Int {
        // Where colours are mixed, the track differs enough by its own.
        let isDotted = !context.isAntialiased || amount == .indeterminate
        let track = amount == .indeterminate ? tint : isDotted ? track : track.opacity(0.5)
        let filled = marker == nil ? amount.steps(of: raster.steps, at: context.now) : raster.steps
        for row in 0..<rect.height {
            for column in 0..<rect.width {
                let quarters = raster.quarters(column: column, row: row, filled: filled)
                if quarters.ring.isEmpty { continue }
                let isTrack = quarters.filled.isEmpty
                context.draw(
                    isTrack ? (isDotted ? quarters.ring.dottedGlyph : quarters.ring.glyph) : quarters.filled.glyph,
                    x: rect.minX + column, y: rect.minY + row, paint: isTrack ? track : tint, in: rect)
            }
        }
        drawMarker(in: place, context: &context)
        drawContent(in: place, context: &context)
        return raster.steps
    }

    /// Draws the ring in mixed colours; nothing if the terminal decides the colour behind it.
    private func drawMixed(in place: CGRect, context: inout DrawingContext) -> Bool {
        let ring = MixedRing(
            in: place, scale: scale, isFree: placedContent(in: place) == nil, isOpen: isOpen, isMirrored: isMirrored,
            visible: context.clip)
        let area = ring.cells.intersection(context.clip)
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX where context.background(x: x, y: y).hex == nil { return false }
        }
        var ground = amount.isTimed ? context.ground(of: ring.cells) : nil
        let fraction = Double(amount.steps(of: ring.steps, at: context.now)) / Double(ring.steps)
        context.draw(
            ring, in: area, fraction: marker == nil ? fraction : 1, tint: tint,
            track: tint.opacity(Self.cellTrackOpacity))
        drawMarker(in: place, context: &context)
        var hole: CellRect?
        if !context.isRedrawing, let (content, place) = placedContent(in: place) {
            let cells = scale.whole(place)
            let isApart = context.drawInside(cells, of: ring.cells, over: ground) {
                content.draw(in: place, context: &$0)
            }
            if isApart { hole = cells } else { ground = nil }
        }
        if let date = amount.nextStep(of: ring.steps, after: context.now) {
            context.changes(at: date, in: ring.cells, by: self, placed: place, over: ground, around: hole)
        }
        return true
    }

    /// Draws a dot over the ring at the fraction, in one of the outermost cells.
    private func drawMarker(in place: CGRect, context: inout DrawingContext) {
        guard let marker, let fraction = amount.fraction(at: context.now) else { return }
        let cells = scale.whole(place)
        let angle = PointRing.angle(at: fraction, isOpen: isOpen)
        let x = Double(cells.width - 1) / 2 * (1 + cos(angle))
        let y = Double(cells.height - 1) / 2 * (1 + sin(angle))
        context.draw(
            Self.dot, x: cells.minX + Int(x.rounded()), y: cells.minY + Int(y.rounded()), paint: marker, in: cells)
    }

    private static let dot = Glyph(Character("●"))

    /// The space between the ends of an open ring, in points.
    func gap(in rect: CGRect) -> CGRect { PointRing(in: rect, isOpen: isOpen).gap }

    /// The cells between the ends of an open ring, in its last row; `nil` if it has no hole.
    func gapInCells(of place: CGRect) -> CGRect? {
        let cells = scale.whole(place)
        guard Self.holdsRing(cells.size) else { return nil }
        // From the middle to that of the cell in which the ring ends, without that cell.
        let half = Double(cells.width - 1) / 2 * cos(.pi / 4) - 0.5
        let first = Int((Double(cells.width) / 2 - half).rounded(.up))
        guard cells.width > 2 * first else { return nil }
        return CGRect(
            x: scale.width(columns: cells.minX + first), y: scale.height(rows: cells.maxY - 1),
            width: scale.width(columns: cells.width - 2 * first), height: scale.pointsPerRow)
    }

    private func drawContent(in place: CGRect, context: inout DrawingContext) {
        guard let (content, place) = placedContent(in: place) else { return }
        content.draw(in: place, context: &context)
    }

    /// What is shown in the centre, and where; `nil` if that is nothing.
    private func placedContent(in place: CGRect) -> (LayoutNode, CGRect)? {
        guard let content else { return nil }
        let margin = scale.width(columns: scale.rows(place.height) < 3 ? 1 : 2)
        let space = place.insetBy(dx: margin, dy: scale.pointsPerRow)
        let size = content.size(.unspecified)
        guard space.width > 0, space.height > 0, size.width > 0, size.width.fits(space.width),
            size.height.fits(space.height)
        else { return nil }
        return (content, Alignment.center.place(size, in: space))
    }

    // MARK: Points

    /// A track all the way round, and over it an arc with round ends, clockwise from the top; dots of the tint where nothing is known. With
    /// a marker, all of the ring in the tint, interrupted around a dot.
    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        let ring = PointRing(in: rect, isOpen: isOpen)
        let style = StrokeStyle(lineWidth: ring.line, lineCap: .round)
        if let marker, let fraction = amount.fraction(at: canvas.now) {
            for part in ring.parts(besideMarkerAt: fraction) where part.lowerBound < part.upperBound {
                canvas.stroke(ring.arc(part), style: style, with: tint, in: rect)
            }
            let dot = ring.marker(at: fraction)
            canvas.fill(Path(ellipseIn: dot), with: marker, in: dot)
        } else if amount == .indeterminate {
            // Dots of the line's width, about one and a half of it apart.
            let length = 2 * Double.pi * ring.radius
            let count = max(6, (length / (ring.line * 2.5)).rounded())
            let dots = StrokeStyle(lineWidth: ring.line, lineCap: .round, dash: [0.01, length / count - 0.01])
            canvas.stroke(ring.circle, style: dots, with: tint, in: rect)
        } else {
            canvas.stroke(isOpen ? ring.arc(0...1) : ring.circle, style: style, with: dimTint, in: rect)
        }
        if marker == nil, let fraction = amount.fraction(at: canvas.now), fraction > 0 {
            let done = fraction >= 1 && !isOpen ? ring.circle : ring.arc(0...fraction)
            canvas.stroke(done, style: style, with: tint, in: rect)
        }
        guard let content else { return }
        let hole = 2 * ring.radius - ring.line
        func fits(_ size: CGSize) -> Bool { size.width <= hole && size.height <= hole }
        var size = content.size(.unspecified)
        // What shrinks has the width of the hole at the height of a line.
        if shrinksContent, !fits(size) {
            size = content.size(ProposedViewSize(width: hole * Self.holeShare, height: hole))
        }
        guard fits(size) else { return }
        content.draw(in: Alignment.center.place(size, in: rect), on: &canvas)
    }

    /// How much of the hole's diameter a line in its middle has.
    private static let holeShare = 0.9

    /// How much of the tint the track has in a true picture, and in cells, where part of a thin line would be too dim.
    private static let (trackOpacity, cellTrackOpacity) = (0.33, 0.5)

    override func describe(in size: CGSize, _ description: inout Description) {
        description.add("colour", InspectionName.paint(tint))
    }

    override func collectChanges(into changes: inout PendingChanges) { content?.collectChanges(into: &changes) }
    override func read(into reading: inout Reading) { content?.read(into: &reading) }
}

extension Quadrants {
    private static let dotted: [Glyph] = (0..<16).map { value in
        // Each quarter is two dots of a Braille pattern (U+2800): 1 and 2, 4 and 5, 3 and 7, 6 and 8.
        let dots: [UInt32] = [0x03, 0x18, 0x44, 0xA0]
        let pattern = dots.indices.reduce(UInt32(0)) { value >> $1 & 1 == 1 ? $0 | dots[$1] : $0 }
        return Glyph(Unicode.Scalar(0x2800 + pattern)!)
    }

    /// The Braille pattern for these quarters: the same shape, but lighter.
    var dottedGlyph: Glyph { Self.dotted[Int(rawValue)] }
}

/// The ring only, with `content` in its centre.
struct ProgressRing<Content: View>: View, StructuralView {
    let amount: ProgressAmount
    let idealSide: Double
    let content: Content?

    func _lower(_ lowering: inout Lowering) {
        let middle = content.map { lowering.node(of: $0) }
        lowering.nodes.append(ProgressRingNode(amount, idealSide: idealSide, content: middle, lowering))
    }
}
