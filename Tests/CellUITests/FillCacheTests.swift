import SeededRandom
import Testing

@testable import CellUI

@Suite struct FillCacheTests {
    private static let size = CellSize(width: 14, height: 6)

    /// Cells with colours, block elements, letters and wide clusters.
    private func drawGround(_ random: inout SeededGenerator, in context: inout DrawingContext) {
        for y in 0..<Self.size.height {
            for x in 0..<Self.size.width where Int.random(in: 0..<4, using: &random) > 0 {
                let colors = (0..<2).map { _ in CellColor(hex: UInt32.random(in: 0...0xFF_FFFF, using: &random)) }
                let style = CellStyle(foreground: colors[0], background: colors[1])
                let character: Character = [" ", "▀", "▌", "x", "禅"].randomElement(using: &random)!
                let width = UInt8(DisplayWidth.of(character))
                context.frame.put(Cell(glyph: Glyph(character), width: width, style: style), x: x, y: y)
            }
        }
    }

    private func draw(_ shape: Int, paint: Paint, in context: inout DrawingContext) {
        context.isAntialiased = true
        let rect = CellRect(x: 2, y: 1, width: 9, height: 4)
        let place = CGRect(x: 3, y: 5, width: 57, height: 50)
        switch shape {
        case 0: context.fill(Path(ellipseIn: place), in: rect, scale: .standard, paint: paint)
        case 1: context.fill(Path(place), in: rect, scale: .standard, paint: paint)
        case 2: context.fill(Path(roundedRect: place, cornerRadius: 22), in: rect, scale: .standard, paint: paint)
        case 3:
            context.drawLayer(of: paint, in: rect, scale: .standard) {
                $0.fill(Path(ellipseIn: place), in: rect, scale: .standard, paint: paint)
                let square = CGRect(x: 8, y: 4, width: 90, height: 24)
                $0.fill(Path(square), in: rect, scale: .standard, paint: paint.opacity(0.5))
            }
        default:
            let ring = MixedRing(
                in: CGRect(x: 24, y: 16, width: 48, height: 48), scale: .standard, isFree: true, isOpen: false,
                isMirrored: false, visible: CellRect(origin: .zero, size: Self.size))
            let fraction = Double(shape - 4) / 8
            context.draw(ring, in: ring.cells, fraction: fraction, tint: paint, track: paint.opacity(0.5))
        }
    }

    /// A larger frame has another clip, so that its shape is drawn and not copied.
    @Test func copiedShapesAreThoseThatWouldBeDrawn() {
        var random = SeededGenerator(seed: 4)
        let paints: [Paint] = [
            .solid(CellColor(hex: 0x30D158)), .color(CellColor(hex: 0xFFFFFF), opacity: 0.4),
            .linearGradient(
                stops: [
                    .init(color: CellColor(hex: 0xFF0000), location: 0),
                    .init(color: CellColor(hex: 0xFF), location: 1),
                ],
                start: .top, end: .bottomTrailing),
        ]
        for round in 0..<600 {
            let seed = UInt64(Int.random(in: 0..<3, using: &random))
            let (shape, paint) = (Int.random(in: 0..<7, using: &random), paints.randomElement(using: &random)!)
            func frame(rowsMore: Int) -> Frame {
                let size = CellSize(width: Self.size.width, height: Self.size.height + rowsMore)
                var context = DrawingContext(
                    size: size, filledWith: .blank(CellStyle(background: CellColor(hex: 0x202020))), now: noon)
                var ground = SeededGenerator(seed: seed)
                drawGround(&ground, in: &context)
                draw(shape, paint: paint, in: &context)
                return context.frame
            }
            let (copied, drawn) = (frame(rowsMore: 0), frame(rowsMore: round + 1))
            #expect(copied.cells[...] == drawn.cells.prefix(copied.cells.count), "shape \(shape) over ground \(seed)")
        }
    }

    @Test(arguments: [2, 3]) func aCopiedShapeHidesWhatChangesBeneathIt(_ shape: Int) {
        let changes = (0..<2).map { _ in
            var context = DrawingContext(size: Self.size, filledWith: .blank(), now: noon)
            for x in [0, 6] { context.changes(at: noon + 1, in: CellRect(x: x, y: 3, width: 2, height: 1)) }
            draw(shape, paint: .solid(CellColor(hex: 0x123456)), in: &context)
            return context.seen.map(\.rect.minX)
        }
        #expect(changes == [[0], [0]])
    }

    @Test func whatWasNotDrawnForLongIsForgotten() {
        var cache = FillCache()
        func key(_ x: Int) -> FillCache.Key {
            let rect = CellRect(x: x, y: 0, width: 100, height: 40)
            return FillCache.Key(
                rect: rect, clip: rect, scale: .standard, keepsTints: false, assumedBackground: .terminalDefault,
                paint: .solid(.terminalDefault), shape: .outline(.rectangle(.zero)))
        }
        let cells = [Cell](repeating: .blank(), count: 4000)
        let fill = FillCache.Fill(area: key(0).rect, ground: cells, cells: cells, covered: [])
        for x in 0..<20 {
            cache.insert(fill, for: key(x))
            #expect(cache.fill(for: key(0)) != nil, "what is drawn again and again stays")
        }
        #expect(cache.fill(for: key(19)) != nil)
        #expect((1..<10).allSatisfy { cache.fill(for: key($0)) == nil })
    }
}
