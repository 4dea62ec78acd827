/// A filled path.
final class ShapeNode: LayoutNode {
    private let path: (CGRect) -> Path
    private let size: (ProposedViewSize) -> CGSize
    private let paint: Paint
    private let scale: CellScale
    private let isEOFilled: Bool
    /// Where the container is that the path may follow.
    private let container: ContainerPlace?
    private var rotation = Angle.zero
    private var stretch = Stretch()
    private var isMirrored = false
    /// Whether something is in its middle, and whether that is a symbol in pixels.
    private var (holdsContent, holdsPixels) = (false, false)

    /// - Parameters:
    ///   - path: The outline in a rectangle.
    ///   - size: The size for what is proposed.
    init(
        _ path: @escaping (CGRect) -> Path, size: @escaping (ProposedViewSize) -> CGSize, paint: Paint,
        scale: CellScale,
        isEOFilled: Bool = false, container: ContainerPlace? = nil
    ) {
        (self.path, self.size, self.paint, self.scale) = (path, size, paint, scale)
        (self.isEOFilled, self.container) = (isEOFilled, container)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

    override var isCircle: Bool { CenteredCircle.circle(of: path, in: CGSize(width: 64, height: 64)) != nil }

    override func surroundContent() { holdsContent = true }
    override func surroundPixels() { holdsPixels = true }
    override func rotate(by angle: Angle) { rotation.radians += angle.radians }
    override func stretch(by scale: CGSize, around anchor: UnitPoint) { stretch.append(scale, around: anchor) }
    override func mirror() {
        isMirrored.toggle()
        rotation.radians = -rotation.radians
    }

    override func describe(in size: CGSize, _ description: inout Description) {
        description.add("colour", InspectionName.paint(paint))
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let rect = stretch.applied(to: rect)
        guard rect.width > 0, rect.height > 0 else { return }
        container?.current = rect
        // A circle of a row with nothing in it is a character: as an area it would be a block.
        let isHigh = !rect.height.fits(scale.pointsPerRow)
        if context.isAntialiased, !holdsContent, isHigh,
            let disc = CenteredCircle(empty: path, in: rect, scale: scale)
        {
            context.fill(disc.path, in: disc.cells, scale: scale, paint: paint)
            return
        }
        if context.isAntialiased, holdsContent || isHigh,
            let circle = CenteredCircle(path, in: rect, scale: scale, holdsPixels: holdsPixels)
        {
            context.fill(circle.path, in: circle.cells, scale: scale, paint: paint)
            return
        }
        if holdsContent, let place = CenteredCircle.smallPlace(of: path, in: rect, scale: scale) {
            return context.fill(
                Path(CGRect(origin: .zero, size: scale.points(place.size))), in: place, scale: scale, paint: paint)
        }
        let cells = cells(for: rect)
        var bounds = CGRect(origin: .zero, size: keepsSize(rect.size) ? rect.size : scale.points(cells.size))
        if ThinLine.axis(of: rect.size, scale: scale) == .horizontal {
            // It may end in the middle of a cell.
            bounds.origin.x = rect.minX - scale.width(columns: cells.minX)
        }
        context.fill(outline(in: bounds), in: cells, scale: scale, paint: paint, isEOFilled: isEOFilled)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        guard rect.width > 0, rect.height > 0 else { return }
        container?.current = rect
        let outline = outline(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
        canvas.draw(outline, with: paint, in: rect, isEOFilled: isEOFilled)
    }

    /// The outline in bounds that begin at zero, as SwiftUI asks a shape for it: many an app's shape draws from there.
    private func outline(in bounds: CGRect) -> Path {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let outline = path(bounds)
        return (isMirrored ? outline.scaled(x: -1, y: 1, around: middle) : outline).rotated(
            by: rotation, around: middle)
    }

    /// Whether the shape is drawn in its own size, wherever it is: what is as wide as high must not become an ellipse, and a thin
    /// line not a bar. Others fill the cells between their edges, as what is in front of them does.
    private func keepsSize(_ size: CGSize) -> Bool {
        abs(size.width - size.height) < 0.5 || ThinLine.axis(of: size, scale: scale) != nil
    }

    private func cells(for rect: CGRect) -> CellRect {
        if keepsSize(rect.size) {
            var cells = scale.covering(rect)
            let path = path(CGRect(origin: .zero, size: rect.size))
            let isDot = rect.height.fits(scale.pointsPerRow) && path.dot(in: scale) != nil
            // A circle that becomes a letter, and a line, are in the row in which a text beside them is.
            if isDot || ThinLine.axis(of: rect.size, scale: scale) == .horizontal {
                cells.origin.y = scale.rows(rect.midY - scale.pointsPerRow / 2)
            }
            if isDot, rect.width > scale.pointsPerColumn {
                let middle = path.offsetBy(dx: rect.minX, dy: 0).cell(in: .zero, scale: scale)
                cells.origin.x = middle.x - path.cell(in: .zero, scale: scale).x
            }
            return cells
        }
        let cells = scale.cells(rect)
        return CellRect(
            x: cells.minX, y: cells.minY, width: max(1, cells.width), height: max(1, cells.height))
    }
}

/// A circle moved by less than half a cell and resized a little, so that a letter or a symbol is in its middle, as letters are in whole
/// cells, and so that its edges are those of half cells: an edge across half cells is a smear.
///
///     ▗▄▄▄▖    an odd number of columns, and one half row less
///     ▐ ‖ ▌
///     ▝▀▀▀▘
///
/// One of nine columns or more has as many half rows, and so has one around a symbol in pixels (``PixelSignNode``), which may also have an
/// even number of columns: its edges are in the middle of cells then, as its middle is.
struct CenteredCircle {
    let cells: CellRect
    let path: Path

    /// The columns from which a circle is always made for a symbol in pixels in its middle.
    private static let alwaysPixels = 9
    /// The columns of the least circle that can be around a letter.
    private static let leastColumns = 2.5
    /// The columns of the least circle around a symbol in pixels.
    private static let leastForPixels = 5

    /// The columns of a circle: the largest odd number that is no more than two sevenths too large, but three at least.
    static func columns(_ diameter: CGFloat, scale: CellScale) -> Int {
        max(3, 2 * ((Int(diameter / scale.pointsPerColumn * mostGrowth + 1e-6) - 1) / 2) + 1)
    }

    /// How much larger a circle may become.
    private static let mostGrowth = 9.0 / 7

    /// - Parameters:
    ///   - rect: The place of the shape; nothing if its path is not a circle of three columns or more that fills it.
    ///   - holdsPixels: Whether a symbol in pixels is in its middle.
    init?(_ path: (CGRect) -> Path, in rect: CGRect, scale: CellScale, holdsPixels: Bool) {
        guard let circle = Self.circle(of: path, in: rect.size) else { return nil }
        guard circle.width / scale.pointsPerColumn >= Self.leastColumns else { return nil }
        var diameter = Self.columns(circle.width, scale: scale)
        if holdsPixels {
            // It takes the columns that its place has: a larger one would stand out of a margin.
            let columns = Int((circle.width / scale.pointsPerColumn + 0.5 + 1e-6).rounded(.down))
            diameter = min(diameter, max(Self.leastForPixels, columns))
        }
        let middle = Self.letter(in: circle, of: rect, scale: scale)
        // Half rows are about as high as columns are wide. In a small circle an even number of them: the same above and below the
        // letter's middle.
        let isLarge = holdsPixels || diameter >= Self.alwaysPixels
        let halfRows = isLarge ? diameter : diameter - 1
        let top =
            isLarge
            ? scale.halfRow(of: rect.minY + circle.midY) - halfRows / 2 : 2 * middle.y + 1 - halfRows / 2
        let isEven = isLarge && diameter.isMultiple(of: 2)
        let rows = top >> 1..<(top + halfRows + (isEven ? 2 : 1)) >> 1
        cells = CellRect(
            x: middle.x - diameter / 2, y: rows.lowerBound, width: diameter + (isEven ? 1 : 0), height: rows.count)
        let half = scale.pointsPerRow / 2
        let shift = isEven ? 0.5 : 0
        self.path = Path(
            ellipseIn: CGRect(
                x: shift * scale.pointsPerColumn, y: (Double(top - 2 * rows.lowerBound) + shift) * half,
                width: scale.width(columns: diameter), height: Double(halfRows) * half))
    }

    /// The columns of small circles: one that is smaller is a character, and around a letter a larger one is round too.
    private static let emptyColumns = 2.5..<4.5

    /// How much larger a circle with nothing in it may become.
    private static let mostEmptyGrowth = 4.0 / 3

    /// A small circle with nothing in its middle, which is as many half rows high as columns wide.
    ///
    ///     ▗▄▖
    ///     ▜█▛    three half rows
    ///
    /// - Parameter path: Nothing if it is not a circle of about three or four columns that fills `rect`.
    init?(empty path: (CGRect) -> Path, in rect: CGRect, scale: CellScale) {
        guard let circle = Self.circle(of: path, in: rect.size),
            Self.emptyColumns.contains(circle.width / scale.pointsPerColumn)
        else { return nil }
        let columns = circle.width / scale.pointsPerColumn
        let half = scale.pointsPerRow / 2
        let middle = (rect.minY + circle.midY) / half
        var count = Int(columns.rounded())
        // Its edges are those of half rows if its middle is that of one for an odd number of them, or between two for an even number.
        let isOdd = abs(middle - middle.rounded()) > 0.25
        if isOdd == count.isMultiple(of: 2), Double(count + 1) <= columns * Self.mostEmptyGrowth + 1e-6 { count += 1 }
        // Where they are not, they are soft: moved by a quarter of a row, it would be too low beside a text.
        let exact = middle - Double(count) / 2
        let top = isOdd == count.isMultiple(of: 2) ? exact : exact.rounded()
        let left = Int(((rect.minX + circle.midX) / scale.pointsPerColumn - Double(count) / 2).rounded())
        let rows = Int((top / 2).rounded(.down))..<Int(((top + Double(count)) / 2).rounded(.up))
        cells = CellRect(x: left, y: rows.lowerBound, width: count, height: rows.count)
        self.path = Path(
            ellipseIn: CGRect(
                x: 0, y: (top - Double(2 * rows.lowerBound)) * half, width: scale.width(columns: count),
                height: Double(count) * half))
    }

    /// The cell of a letter in the middle of a circle, as the letter's own place is rounded.
    private static func letter(in circle: CGRect, of rect: CGRect, scale: CellScale) -> CellPoint {
        scale.cell(
            CGPoint(
                x: rect.minX + circle.midX - scale.pointsPerColumn / 2,
                y: rect.minY + circle.midY - scale.pointsPerRow / 2))
    }

    /// The cell that a circle too small for a letter in its middle is: behind the letter, since it cannot be around it. `nil` for any
    /// other shape.
    static func smallPlace(of path: (CGRect) -> Path, in rect: CGRect, scale: CellScale) -> CellRect? {
        guard let circle = circle(of: path, in: rect.size), circle.width / scale.pointsPerColumn < leastColumns else {
            return nil
        }
        return CellRect(origin: letter(in: circle, of: rect, scale: scale), size: CellSize(width: 1, height: 1))
    }

    /// The circle that a path is in a place of a size; `nil` for any other outline.
    static func circle(of path: (CGRect) -> Path, in size: CGSize) -> CGRect? {
        let outlines = path(CGRect(origin: .zero, size: size)).finishedOutlines
        guard outlines.count == 1, case .ellipse(let circle) = outlines[0], abs(circle.width - circle.height) < 0.5
        else { return nil }
        return circle
    }
}
