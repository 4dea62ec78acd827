import Testing

@testable import Presentations

/// What reaches beyond a place, in cells.
struct IslandOutlineTests {
    private func island(
        margins: Double, @ViewBuilder leading: @escaping () -> some View,
        @ViewBuilder compact: @escaping () -> some View
    ) -> PresentationCanvas {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.leading, content: leading)
            DynamicIslandExpandedRegion(.bottom) { Color.green.frame(maxWidth: .infinity).frame(height: 130) }
        } compactLeading: {
            compact()
        } compactTrailing: {
            Text("12:34")
        } minimal: {
            Text("M")
        }.contentMargins(.all, margins, for: .expanded)
        return PresentationCanvas(
            views: ActivityViews(lockScreen: AnyView(Text("card").padding()), island: island), selection: .expanded)
    }

    private static let size = CellSize(width: 120, height: 34)

    private func cells(_ canvas: PresentationCanvas, _ presentation: Presentation) throws -> (frame: Frame, CellRect) {
        let frame = canvas.rendering(Self.size).frame
        return (frame, try #require(canvas.plan(for: Self.size).faces.first { $0.presentation == presentation }).rect)
    }

    @Test(
        "Content without margins ends at the island's round corner, in cells and in points", arguments: [false, true])
    func corner(mixes: Bool) throws {
        var canvas = island(margins: 0) {
            Color.red.frame(width: 80, height: 40)
        } compact: {
            Text("L")
        }
        if mixes { canvas.contrast = SurfaceContrast(of: canvas.theme, at: .direct) }
        let (frame, rect) = try cells(canvas, .expanded)
        let (red, green) = (canvas.theme.island.palette.named.red, canvas.theme.island.palette.named.green)
        func has(_ color: CellColor, _ x: Int, _ y: Int, whole: Bool = false) -> Bool {
            let cell = frame[rect.minX + x, rect.minY + y]
            if cell.glyph == .space { return cell.style.background == color }
            return !whole && cell.style.foreground == color
        }
        let rows = (0..<rect.height).filter { y in (0..<rect.width).contains { has(red, $0, y) || has(green, $0, y) } }
        let (first, last) = try (#require(rows.first), #require(rows.last))
        // Of the outermost cells of content a part at most is inside the corner.
        #expect(!has(red, 1, first, whole: true) && (2..<rect.width).contains { has(red, $0, first, whole: true) })
        for x in [0, 1, rect.width - 2, rect.width - 1] { #expect(!has(green, x, last, whole: true), "column \(x)") }
        let middle = (first + last) / 2
        #expect(has(red, 1, middle) || has(green, 1, middle), "at half its height it reaches the side")
        let picture = PresentationPicture(canvas.views, presentations: [.expanded])
        let clips = Self.clips(picture.pointCanvas(at: sampleInstant).items)
        #expect(clips.contains { $0 == Path(roundedRect: $0.boundingRect, cornerRadius: 44) })
    }

    private static func clips(_ items: [PointCanvas.Item]) -> [Path] {
        items.flatMap { item -> [Path] in
            guard case .group(let group) = item else { return [] }
            return (group.clip.map { [$0] } ?? []) + clips(group.items)
        }
    }

    /// The rectangles in which fills of a colour are seen, cut by the clips around them that are in the same coordinates.
    private static func seen(_ color: CellColor, in items: [PointCanvas.Item], clip: CGRect? = nil) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item {
            case .fill(let path, let ink, _):
                guard case .color(color, _) = ink.paint else { return [] }
                return [clip.map { path.boundingRect.intersection($0) } ?? path.boundingRect]
            case .group(let group):
                let outer = group.transform == nil ? clip : nil
                let own = group.clip?.boundingRect
                return seen(color, in: group.items, clip: own.map { outer?.intersection($0) ?? $0 } ?? outer)
            default: return []
            }
        }
    }

    @Test("Content higher than the closed island ends at its edge in points, and is said to be cut off")
    func higherThanGlass() throws {
        let tower = ZStack {
            Color.red.frame(width: 12, height: 90)
            Text("M").font(.system(size: 60))
        }
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
        } compactLeading: {
            tower
        } compactTrailing: {
            Text("12:34")
        } minimal: {
            tower
        }
        let views = ActivityViews(lockScreen: AnyView(Text("card").padding()), island: island)
        for presentation in [Presentation.compact, .minimal] {
            let picture = PresentationPicture(views, presentations: [presentation])
            let red = PresentationCanvas(views: views).theme.island.palette.named.red
            let seen = Self.seen(red, in: picture.pointCanvas(at: sampleInstant).items)
            #expect(!seen.isEmpty)
            for rect in seen { #expect(rect.width == 12 && abs(rect.height - Device.Island.height) < 0.01, "\(rect)") }
            #expect(
                picture.findings(at: sampleInstant).contains {
                    $0.presentation == presentation && $0.kind == .outsideCorners
                })
        }
    }

    @Test("Of two lines in the compact island, which has room for one in cells, the first is seen")
    func twoCompactLines() throws {
        let canvas = island(margins: 16) {
            Text("L")
        } compact: {
            VStack(alignment: .leading) {
                Text("up"); Text("low")
            }
        }
        let (frame, rect) = try cells(canvas, .compact)
        let rows = (rect.minY..<rect.maxY).map { y in
            (rect.minX..<rect.maxX).map { frame[$0, y].graphemeCluster }.joined()
        }
        #expect(rows.contains { $0.contains("up") })
    }

    @Test("Text that is wider than its region ends with an ellipsis, never in the middle of a number")
    func narrowRegion() throws {
        let text = "Received: 12555 of 20000 packets"
        let canvas = island(margins: 16) {
            Text(text).lineLimit(1)
        } compact: {
            Text(text)
        }
        for presentation in [Presentation.expanded, .compact] {
            let (frame, rect) = try cells(canvas, presentation)
            let row = try #require(
                (rect.minY..<rect.maxY).lazy.map { y in
                    (rect.minX..<rect.maxX).map { frame[$0, y].graphemeCluster }.joined()
                }.first { $0.contains("R") })
            #expect(row.contains("…") || row.contains(text), "\(presentation.rawValue): \(row)")
        }
    }

    @Test("A circle of 50 points in a region keeps its last column")
    func wholeCircle() throws {
        let canvas = island(margins: 16) {
            Color.red.frame(width: 48, height: 32)
        } compact: {
            Text("L")
        }
        let (frame, rect) = try cells(canvas, .expanded)
        let red = canvas.theme.island.palette.named.red
        let widths = (rect.minY..<rect.maxY).map { y in
            (rect.minX..<rect.maxX).count { frame[$0, y].style.background == red }
        }.filter { $0 > 0 }
        let columns = canvas.plan(for: Self.size).scale.columns(48)
        #expect(!widths.isEmpty && widths.allSatisfy { $0 == columns }, "\(widths)")
    }
}
