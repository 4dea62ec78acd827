import Testing

@testable import Presentations

@Suite struct ContentMarginsTests {
    private static let size = CellSize(width: 120, height: 34)

    private func island(_ leading: String = "L", _ trailing: String = "T") -> DynamicIsland {
        DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("a") }
            DynamicIslandExpandedRegion(.trailing) { Text("z") }
            DynamicIslandExpandedRegion(.bottom) { Text("bottom").frame(maxWidth: .infinity, alignment: .leading) }
        } compactLeading: {
            Text(leading)
        } compactTrailing: {
            Text(trailing)
        } minimal: {
            Text("M").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func place(
        of letter: String, in presentation: Presentation, _ island: DynamicIsland, size: CellSize = Self.size
    ) throws -> CellPoint {
        let views = ActivityViews(lockScreen: AnyView(EmptyView()), island: island)
        let canvas = PresentationCanvas(views: views, selection: presentation, isSelectionAlone: true)
        let frame = Renderer.render(size: size, at: Date(timeIntervalSince1970: 0)) {
            _ = canvas.draw(in: $0.bounds, context: &$0)
        }.frame
        let rect = try #require(canvas.plan(for: size).faces.first { $0.presentation == presentation }).rect
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX where frame[x, y].graphemeCluster == letter {
                return CellPoint(x: x - rect.minX, y: y - rect.minY)
            }
        }
        Issue.record("\(letter) is not to be seen in \(presentation)")
        return .zero
    }

    @Test func theLastMarginOfAnEdgeWins() {
        let island = island().contentMargins(.all, 8, for: .expanded).contentMargins(
            [.top, .leading], 20, for: .expanded
        )
        .contentMargins(.trailing, -3, for: .expanded)
        let margins = island.contentMargins(for: .expanded)
        #expect(margins.top == 20 && margins.leading == 20 && margins.bottom == 8 && margins.trailing == 0)
        #expect(island.contentMargins(for: .minimal) == ContentMargins())
    }

    @Test(arguments: [DynamicIslandMode.compactLeading, .compactTrailing, .minimal, .expanded])
    func marginsApplyOnlyToTheirMode(_ mode: DynamicIslandMode) {
        let island = island().contentMargins(.all, 20, for: mode)
        for other in [DynamicIslandMode.compactLeading, .compactTrailing, .minimal, .expanded] {
            #expect((island.contentMargins(for: other) == ContentMargins()) == (other != mode))
        }
    }

    // Only here, a column is five points wide and a row ten high.

    @Test func expandedMarginsReplaceTheSystemsAtTheirEdges() throws {
        let standard = try place(of: "b", in: .expanded, island())
        let wide = try place(of: "b", in: .expanded, island().contentMargins(.leading, 60, for: .expanded))
        #expect(wide == CellPoint(x: 12, y: standard.y), "60 points from the glass's edge in the first column's middle")
        let none = try place(of: "b", in: .expanded, island().contentMargins(.leading, 0, for: .expanded))
        #expect(none == CellPoint(x: 1, y: standard.y), "the first column wholly inside; the system's margin is gone")
        let end = try place(of: "z", in: .expanded, island())
        let trailing = try place(of: "z", in: .expanded, island().contentMargins(.trailing, 60, for: .expanded))
        #expect(trailing.x < end.x && trailing.y == end.y)
    }

    @Test(
        "A region's margins replace the system's at the island's edges and are added elsewhere; the innermost call wins"
    )
    func regionMargins() throws {
        func island(_ change: @escaping (DynamicIslandExpandedRegion<Text>) -> DynamicIslandExpandedRegion<Text>)
            -> DynamicIsland
        {
            DynamicIsland {
                change(DynamicIslandExpandedRegion(.leading) { Text("a") })
                change(DynamicIslandExpandedRegion(.bottom) { Text("b") })
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T")
            } minimal: {
                Text("M")
            }
        }
        let standard = try place(of: "a", in: .expanded, island { $0 })
        let wide = try place(of: "a", in: .expanded, island { $0.contentMargins(.leading, 62) })
        #expect(wide == CellPoint(x: standard.x + 8, y: standard.y), "40 points more than the system's 22")
        let inner = try place(
            of: "a", in: .expanded, island { $0.contentMargins(.leading, 62).contentMargins([.top, .leading], 12) })
        #expect(inner == wide)
        let bottom = try place(of: "b", in: .expanded, island { $0 })
        let low = try place(of: "b", in: .expanded, island { $0.contentMargins(.top, 20) })
        #expect(low.y == bottom.y + 2 && low.x == bottom.x)
    }

    @Test func topAndBottomMarginsInsetTheContent() throws {
        let standard = try place(of: "a", in: .expanded, island())
        let low = try place(of: "a", in: .expanded, island().contentMargins(.top, 30, for: .expanded))
        #expect(low.y == standard.y + 1, "the system's own margin is a row at this scale")
        #expect(low.x == standard.x)
        func rows(_ island: DynamicIsland) throws -> Int {
            let views = ActivityViews(lockScreen: AnyView(EmptyView()), island: island.keylineTint(.red))
            let canvas = PresentationCanvas(views: views, selection: .expanded, isSelectionAlone: true)
            let frame = Renderer.render(size: Self.size, at: Date(timeIntervalSince1970: 0)) {
                _ = canvas.draw(in: $0.bounds, context: &$0)
            }.frame
            let rect = try #require(canvas.plan(for: Self.size).faces.first).rect
            return try #require((0..<rect.height).first { frame[rect.minX, rect.minY + $0].graphemeCluster == "╰" })
        }
        #expect(try rows(island().contentMargins(.bottom, 85, for: .expanded)) == (try rows(island())) + 5)
    }

    @Test func compactMarginsApplyToTheirSide() throws {
        let leading = try place(of: "L", in: .compact, island())
        let trailing = try place(of: "T", in: .compact, island())
        let island = island().contentMargins(.leading, 25, for: .compactLeading)
            .contentMargins(.trailing, 35, for: .compactTrailing)
        #expect(try place(of: "L", in: .compact, island).x == leading.x + 3)
        #expect(try place(of: "T", in: .compact, island).x == trailing.x - 5)
    }

    @Test func marginsAboveAndBelowMoveCompactContent() throws {
        let middle = try place(of: "L", in: .compact, island())
        #expect(
            try place(of: "L", in: .compact, island().contentMargins(.bottom, 25, for: .compactLeading)).y == middle.y
                - 1)
        #expect(
            try place(of: "L", in: .compact, island().contentMargins(.top, 25, for: .compactLeading)).y == middle.y + 1)
    }

    @Test func minimalMarginsApplyOnAllSides() throws {
        let standard = try place(of: "M", in: .minimal, island())
        let moved = try place(of: "M", in: .minimal, island().contentMargins([.top, .leading], 15, for: .minimal))
        #expect(moved.y == standard.y + 1)
        #expect(moved.x > standard.x)
    }

    @Test(arguments: [
        CellSize(width: 120, height: 34), CellSize(width: 80, height: 22), CellSize(width: 20, height: 3),
    ])
    func oversizedMarginsLeaveOneCell(_ size: CellSize) throws {
        let island = island().contentMargins(.all, 500, for: .compactLeading)
        #expect(try place(of: "L", in: .compact, island, size: size).x > 0)
    }
}
