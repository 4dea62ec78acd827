import Foundation

/// How a picture fills its rectangle.
struct PictureFilling: Hashable, Sendable {
    /// Whether it takes the space that is offered.
    var isResizable = false
    /// Whether it is repeated in its own size rather than stretched.
    var isTiled = false
    /// Whether enlarged pixels are blended into each other.
    var isSmooth = true
}

/// A picture in its rectangle: in cells at half-cell resolution, in points with at most the pixels that a phone has.
final class PictureNode: LayoutNode {
    private var picture: Picture
    private let filling: PictureFilling
    /// The paint of a template; `nil` for the picture's own colours.
    private let paint: Paint?
    private let opacity: Double
    private let label: String?
    private let name: String

    init(_ picture: Picture, _ image: Image, _ lowering: Lowering) {
        (self.picture, filling, label, name) = (picture, image.filling, image.label, image.name)
        let isTemplate = image.isTemplate ?? picture.isTemplate ?? false
        paint = isTemplate ? lowering.foreground : nil
        opacity = lowering.environment.opacity
    }

    override func mirror() {
        picture = Picture(picture.bitmap.mirrored, scale: picture.scale, isTemplate: picture.isTemplate)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        filling.isResizable ? proposal.replacingUnspecifiedDimensions(by: picture.size) : picture.size
    }

    // MARK: Points

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        guard rect.width > 0, rect.height > 0 else { return }
        guard filling.isTiled else { return draw(picture.bitmap, in: rect, on: &canvas) }
        canvas.group({ $0.clip = Path(rect) }) { canvas in
            for tile in tiles(of: rect) { draw(picture.bitmap, in: tile, on: &canvas) }
        }
    }

    private func draw(_ bitmap: Bitmap, in rect: CGRect, on canvas: inout PointCanvas) {
        let drawn =
            filling.isSmooth
            ? bitmap.reduced(toFit: (Int((rect.width * 3).rounded(.up)), Int((rect.height * 3).rounded(.up)))) : bitmap
        guard let paint else {
            return canvas.draw(drawn, in: rect, opacity: opacity, isSmooth: filling.isSmooth)
        }
        if case .color(let color, let opacity) = paint {
            canvas.draw(
                drawn.recolored { _ in color }, in: rect, opacity: opacity, isSmooth: filling.isSmooth)
        } else {
            let shape = canvas.items {
                $0.draw(
                    drawn.recolored { _ in CellColor(hex: 0xFF_FFFF) }, in: rect, opacity: 1, isSmooth: filling.isSmooth
                )
            }
            canvas.group({ $0.mask = shape }) { $0.fill(rect, with: paint) }
        }
    }

    private func tiles(of rect: CGRect) -> [CGRect] {
        let size = picture.size
        let columns = min(200, Int((rect.width / size.width).rounded(.up)))
        let rows = min(200, Int((rect.height / size.height).rounded(.up)))
        return (0..<rows).flatMap { y in
            (0..<columns).map { x in
                CGRect(
                    x: rect.minX + Double(x) * size.width, y: rect.minY + Double(y) * size.height, width: size.width,
                    height: size.height)
            }
        }
    }

    // MARK: Cells

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        guard rect.width > 0, rect.height > 0 else { return }
        let cells = context.scale.cells(rect)
        let area = cells.isEmpty ? context.scale.covering(rect) : cells
        context.drawHalves(in: area) { x, halfRow in
            // The part of the picture that the half cell shows.
            let unit = (
                left: Double(x) / Double(area.width), top: Double(halfRow) / Double(2 * area.height),
                right: Double(x + 1) / Double(area.width), bottom: Double(halfRow + 1) / Double(2 * area.height)
            )
            var pixel = mean(of: unit, of: rect.size)
            if let paint {
                let (color, strength) = paint.color(x: x, halfRow: halfRow, in: area.size)
                pixel = Bitmap.Pixel(color: color, opacity: pixel.opacity * strength)
            } else {
                pixel.opacity *= opacity
            }
            return pixel
        }
    }

    private func mean(
        of unit: (left: Double, top: Double, right: Double, bottom: Double), of size: CGSize
    ) -> Bitmap.Pixel {
        let bitmap = picture.bitmap
        var (width, height) = (Double(bitmap.width), Double(bitmap.height))
        guard filling.isTiled else {
            return bitmap.mean(
                from: (unit.left * width, unit.top * height), to: (unit.right * width, unit.bottom * height))
        }
        // In a repeated picture the middle of the half cell counts.
        (width, height) = (size.width * picture.scale, size.height * picture.scale)
        let x = ((unit.left + unit.right) / 2 * width).truncatingRemainder(dividingBy: Double(bitmap.width))
        let y = ((unit.top + unit.bottom) / 2 * height).truncatingRemainder(dividingBy: Double(bitmap.height))
        return bitmap.mean(from: (x.rounded(.down), y.rounded(.down)), to: (x.rounded(.down) + 1, y.rounded(.down) + 1))
    }

    override func read(into reading: inout Reading) { if let label { reading.say(label) } }
    override func describe(in size: CGSize, _ description: inout Description) { description.detail = name }
}

extension DrawingContext {
    /// Draws pixels of half a cell each over what is there.
    ///
    /// - Parameter pixel: The colour at a column and half row, from the top left of `rect`.
    mutating func drawHalves(in rect: CellRect, _ pixel: (Int, Int) -> Bitmap.Pixel) {
        let area = clip.intersection(rect)
        guard !area.isEmpty else { return }
        covers(area)
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                let upper = pixel(x - rect.minX, 2 * (y - rect.minY))
                let lower = pixel(x - rect.minX, 2 * (y - rect.minY) + 1)
                guard upper.opacity + lower.opacity > 0.01 else { continue }
                let old = frame[x, y]
                let isText = old.width != 1 || !old.glyph.isBlock
                // Letters stay beneath what hardly covers them.
                if isText, upper.opacity + lower.opacity < 1 { continue }
                var halves = HalfCells(old)
                halves.upper = upper.color.blended(
                    over: halves.upper, opacity: upper.opacity, assuming: assumedBackground)
                halves.lower = lower.color.blended(
                    over: halves.lower, opacity: lower.opacity, assuming: assumedBackground)
                frame.put(halves.cell, x: x, y: y)
            }
        }
    }
}
