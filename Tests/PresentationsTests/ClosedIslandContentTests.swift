import Testing

@testable import Presentations

@Suite("Content that is higher than a closed island has rows")
struct ClosedIslandContentTests {
    /// A size at which closed islands have one row for content.
    private static let size = CellSize(width: 88, height: 33)

    private func rows(
        _ presentation: Presentation, keyline: Color? = nil, mixes: Bool, size: CellSize = Self.size,
        @ViewBuilder _ content: @escaping () -> some View
    ) throws -> [String] {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
        } compactLeading: {
            content()
        } compactTrailing: {
            Text("T")
        } minimal: {
            content()
        }.keylineTint(keyline)
        var canvas = PresentationCanvas(views: ActivityViews(lockScreen: AnyView(Text("card")), island: island))
        if mixes { canvas.contrast = SurfaceContrast(of: canvas.theme, at: .direct) }
        let frame = canvas.rendering(size).frame
        let rect = try #require(canvas.plan(for: size).faces.first { $0.presentation == presentation }).rect
        return (rect.minY..<rect.maxY).map { y in
            (rect.minX..<rect.maxX).map { frame[$0, y].graphemeCluster }.joined()
        }
    }

    @Test(
        "A circle of 24 points is a whole one, filled or a ring, in colours or without",
        arguments: [Presentation.compact, .minimal], [false, true])
    func circles(_ presentation: Presentation, mixes: Bool) throws {
        for keyline in [nil, Color.orange] {
            let disc = try rows(presentation, keyline: keyline, mixes: mixes) {
                Circle().fill(.green).frame(width: 24, height: 24)
            }
            #expect(disc.joined().count { $0 == "●" } == 1, "\(disc)")
            let ring = try rows(presentation, keyline: keyline, mixes: mixes) {
                Circle().stroke(.green, lineWidth: 3).frame(width: 24, height: 24)
            }
            #expect(ring.joined().count { $0 == "○" } == 1, "\(ring)")
        }
    }

    @Test("A letter in a filled circle stands on the circle's colour")
    func letterInCircle() throws {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
        } compactLeading: {
            Text("Q").foregroundStyle(.black).frame(width: 30, height: 30).background(Circle().fill(.green))
        } compactTrailing: {
            Text("T")
        } minimal: {
            Text("M")
        }
        var canvas = PresentationCanvas(views: ActivityViews(lockScreen: AnyView(Text("card")), island: island))
        canvas.contrast = SurfaceContrast(of: canvas.theme, at: .direct)
        let frame = canvas.rendering(Self.size).frame
        let cell = try #require(frame.cells.first { $0.graphemeCluster == "Q" })
        #expect(cell.style.background == canvas.theme.island.palette.named.green)
    }

    @Test("Of two lines that fit neither below nor beside each other the first is seen", arguments: [0, 1, 8])
    func firstLine(spacing: CGFloat) throws {
        let rows = try rows(.minimal, mixes: false, size: CellSize(width: 80, height: 24)) {
            VStack(spacing: spacing) {
                Text("80").font(.caption2)
                Text("min").font(.caption2)
            }
        }
        #expect(rows.contains { $0.contains("80") } && !rows.contains { $0.contains("mi") }, "\(rows)")
    }

    @Test("Two lines are one beside the other, where that fits", arguments: [false, true])
    func lines(mixes: Bool) throws {
        let rows = try rows(.compact, mixes: mixes) {
            VStack(spacing: 0) {
                Text("12").font(.caption2)
                Text("min").font(.caption2)
            }
        }
        #expect(rows.contains { $0.contains("12 min") }, "\(rows)")
        let long = try self.rows(.compact, mixes: mixes) {
            VStack {
                Text("Arriving")
                Text("in a while")
            }
        }
        #expect(long.contains { $0.contains("Arr") } && !long.contains { $0.contains("in") }, "\(long)")
    }
}
