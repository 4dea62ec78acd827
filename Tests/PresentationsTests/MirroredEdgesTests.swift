import Testing

@testable import Presentations

/// Nothing is cut off: what begins at the left ends at the right in the same way.
struct MirroredEdgesTests {
    private static let sizes = [(200, 58), (160, 46), (120, 34), (92, 32), (80, 22), (60, 18), (40, 11)].map {
        CellSize(width: $0.0, height: $0.1)
    }

    /// The colours of a cell's quarters, from the upper left; of what is not made of quarters, the glyph too.
    private struct Quarters: Equatable, CustomStringConvertible {
        var colors: [CellColor]
        var glyph = " "

        /// The block elements with upper left, upper right, lower left and lower right quarters, in binary from the lowest digit.
        private static let blocks = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".map(String.init)
        private static let eighths = "▏▎▍▌▋▊▉".map(String.init)
        private static let lines = ["╭": "╮", "╰": "╯", "│": "│", "─": "─", "▐": "▌"]

        init(_ cell: Cell) {
            guard let quarters = Self.blocks.firstIndex(of: cell.graphemeCluster) else {
                (colors, glyph) = ([cell.style.foreground, cell.style.background], cell.graphemeCluster)
                return
            }
            colors = (0..<4).map { quarters >> $0 & 1 == 1 ? cell.style.foreground : cell.style.background }
        }

        /// Whether both look alike: a mixed colour may be rounded in two ways.
        func isAbout(_ other: Quarters) -> Bool {
            glyph == other.glyph && colors.count == other.colors.count
                && zip(colors, other.colors).allSatisfy { one, other in
                    guard let a = one.hex, let b = other.hex else { return one == other }
                    return [0, 8, 16].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 2 }
                }
        }

        var mirrored: Quarters {
            var other = self
            if let eighths = Self.eighths.firstIndex(of: glyph) {
                // There are left eighths alone: in a mirror the two colours change places.
                (other.glyph, other.colors) = (Self.eighths[Self.eighths.count - 1 - eighths], colors.reversed())
                return other
            }
            if colors.count == 4 { other.colors = [colors[1], colors[0], colors[3], colors[2]] }
            other.glyph = Self.lines[glyph] ?? glyph
            return other
        }

        var description: String { "\(glyph)\(colors)" }
    }

    @Test(
        "The left edge of every phone, island and card is the right one in a mirror",
        arguments: sizes, [ColorDepth.direct, .indexed256, .ansi16])
    func edges(size: CellSize, depth: ColorDepth) throws {
        for name in ["iPhone 16", "iPhone 16 Pro Max"] {
            var canvas = sampleCanvas()
            canvas.device = try #require(Device.named(name))
            canvas.theme.phone.wallpaper = [0x4656A8, 0x8659A0, 0xE39A86].map { CellColor(hex: $0) }
            canvas.contrast = SurfaceContrast(of: canvas.theme, at: depth)
            let frame = canvas.rendering(size).frame
            let plan = canvas.plan(for: size)
            let surfaces = canvas.inspect(in: size, at: sampleInstant).areas.filter {
                if case .surface = $0.kind { return true }
                return false
            }.map(\.rect)
            let phones = plan.faces.compactMap { $0.phone ?? (plan.hasPhone ? $0.rect : nil) }
            #expect(surfaces.count >= plan.faces.count && phones.count + surfaces.count > 1)
            for rect in phones + surfaces {
                #expect(rect.minX >= 0 && rect.maxX <= size.width && rect.maxY <= size.height)
                for y in rect.minY..<rect.maxY {
                    let (left, right) = (Quarters(frame[rect.minX, y]), Quarters(frame[rect.maxX - 1, y]))
                    #expect(left.mirrored.isAbout(right), "\(name), row \(y) of \(rect):\n\(frame.text)")
                }
            }
        }
    }

    @Test("The expanded island is as far from one side of its phone as from the other", arguments: sizes)
    func expanded(size: CellSize) throws {
        for device in Device.all where device.island != nil {
            let faces = PresentationCanvas(views: nil, device: device).plan(for: size).faces
            guard let face = faces.first(where: { $0.presentation == .expanded }), let phone = face.phone else {
                continue
            }
            #expect(face.rect.minX - phone.minX == phone.maxX - face.rect.maxX, "\(device.name)")
        }
    }

    @Test("The expanded island is about as far from the upper edge of its phone as from its sides", arguments: sizes)
    func distanceAbove(size: CellSize) throws {
        var canvas = sampleCanvas()
        canvas.theme.phone.wallpaper = [CellColor(hex: 0x4656A8)]
        canvas.contrast = SurfaceContrast(of: canvas.theme, at: .direct)
        let frame = canvas.rendering(size).frame
        guard let face = canvas.plan(for: size).faces.first(where: { $0.presentation == .expanded }),
            let phone = face.phone, phone.minY < face.rect.minY
        else { return }
        let glass = try #require(
            canvas.inspect(in: size, at: sampleInstant).areas.first {
                if case .surface = $0.kind { return $0.presentation == .expanded }
                return false
            }
        ).rect
        let (x, y) = (phone.minX + phone.width / 4, glass.minY + glass.height / 2)
        let wallpaper = canvas.theme.phone.wallpaper[0]
        func halves(_ x: Int, _ y: Int) -> [CellColor] {
            let (glyph, style) = (frame[x, y].graphemeCluster, frame[x, y].style)
            switch glyph {
            case "▀": return [style.foreground, style.background]
            case "▄": return [style.background, style.foreground]
            default: return [style.background, style.background]
            }
        }
        let above = (phone.minY...y).reduce(0) { count, row in count + halves(x, row).count { $0 == wallpaper } }
        let beside = (phone.minX..<face.rect.minX + face.rect.width / 2).count { halves($0, y)[0] == wallpaper }
        // A half row is about as high as a column is wide.
        #expect(above >= 1 && abs(above - beside) <= 1, "\(above) half rows and \(beside) columns")
    }
}
