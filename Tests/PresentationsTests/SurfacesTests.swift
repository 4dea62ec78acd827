import Testing

@testable import Presentations

@Suite struct SurfacesTests {
    private static let size = CellSize(width: 120, height: 34)

    private func canvas(keylineTint: Color? = nil, theme: Theme = .standard) -> PresentationCanvas {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
        } compactLeading: {
            Text("L")
        } compactTrailing: {
            Text("12:34")
        } minimal: {
            Text("M")
        }
        .keylineTint(keylineTint)
        return PresentationCanvas(
            views: ActivityViews(lockScreen: AnyView(Text("card").padding()), island: island), theme: theme)
    }

    /// The cell at the top edge of the compact island, and those in its left corner and its middle.
    private func edge(_ canvas: PresentationCanvas) throws -> (top: Cell, corner: Cell, inside: Cell) {
        let frame = Renderer.render(
            size: Self.size, at: Date(timeIntervalSince1970: 0),
            background: CellStyle(background: canvas.theme.screen.background)
        ) { _ = canvas.draw(in: $0.bounds, context: &$0) }.frame
        let place = try #require(canvas.plan(for: Self.size).faces.first { $0.presentation == .compact }).rect
        return (
            frame[place.minX + 4, place.minY], frame[place.minX, place.minY], frame[place.minX + 1, place.minY + 1]
        )
    }

    @Test(
        "A background of the card's own content ends at the card's round corners, as a tint does",
        arguments: [false, true])
    func corners(mixes: Bool) throws {
        let size = CellSize(width: 60, height: 20)
        func card(_ content: some View) -> (PresentationCanvas, Frame) {
            let island = DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T")
            } minimal: {
                Text("M")
            }
            var canvas = PresentationCanvas(
                views: ActivityViews(lockScreen: AnyView(content), island: island), selection: .lockScreen,
                isSelectionAlone: true)
            if mixes { canvas.contrast = SurfaceContrast(of: canvas.theme, at: .direct) }
            return (canvas, canvas.rendering(size).frame)
        }
        let text = Text("card").frame(maxWidth: .infinity, minHeight: 80)
        let (canvas, tinted) = card(text.activityBackgroundTint(.red))
        let (_, filled) = card(text.background(Color.red))
        let rect = try #require(canvas.plan(for: size).faces.first { $0.presentation == .lockScreen }).rect
        let red = canvas.theme.card.palette.named.red
        func redCells(of frame: Frame) -> [CellPoint] {
            var found: [CellPoint] = []
            for y in 0..<size.height {
                for x in rect.minX..<rect.maxX {
                    let cell = frame[x, y]
                    if cell.glyph == .space, cell.style.background == red { found.append(CellPoint(x: x, y: y)) }
                }
            }
            return found
        }
        let whole = redCells(of: filled)
        let top = try #require(whole.first).y
        let bottom = try #require(whole.last).y
        let left = try #require(whole.map { $0.x }.min())
        let right = try #require(whole.map { $0.x }.max())
        // A surface may draw a steep edge finer than a clip does: the cells of a corner differ at most.
        for cell in Set(whole).symmetricDifference(redCells(of: tinted)) {
            #expect(min(cell.x - left, right - cell.x) < 3 && min(cell.y - top, bottom - cell.y) < 2, "\(cell)")
        }
        #expect(!whole.contains(CellPoint(x: left, y: top)), "the corner is not whole")
    }

    @Test("A tint in a geometry reader is the card's, in cells and in points")
    func tintInReader() throws {
        let island = try #require(sampleCanvas().views).island
        func picture(_ card: some View) -> PresentationPicture {
            PresentationPicture(
                ActivityViews(lockScreen: AnyView(card.frame(height: 80)), island: island),
                presentations: [.lockScreen])
        }
        let text = Text("card").frame(maxWidth: .infinity, maxHeight: .infinity)
        let tinted = picture(text.activityBackgroundTint(.red))
        let inner = picture(GeometryReader { _ in text.activityBackgroundTint(.red) })
        let nested = picture(GeometryReader { _ in GeometryReader { _ in text.activityBackgroundTint(.red) } })
        let outer = picture(
            GeometryReader { _ in text.activityBackgroundTint(.green) }.activityBackgroundTint(.red))
        let plain = picture(GeometryReader { _ in text })
        let (cells, points) = (tinted.frame(at: sampleInstant), tinted.pointCanvas(at: sampleInstant).items)
        for (name, picture) in [("inner", inner), ("nested", nested), ("outer", outer)] {
            #expect(picture.frame(at: sampleInstant) == cells, "\(name)")
            #expect(picture.pointCanvas(at: sampleInstant).items == points, "\(name)")
        }
        #expect(plain.frame(at: sampleInstant) != cells && plain.pointCanvas(at: sampleInstant).items != points)
    }

    @Test func withoutAKeyLineTheIslandHasAHalfCellEdge() throws {
        let edge = try edge(canvas())
        #expect(edge.top.graphemeCluster == "▄")
        #expect(edge.top.style.foreground == Theme.standard.island.fill)
    }

    @Test func theActivitysKeyLineRunsAroundTheIsland() throws {
        let edge = try edge(canvas(keylineTint: .red))
        #expect(edge.top.graphemeCluster == "─")
        #expect(edge.corner.graphemeCluster == "╭")
        #expect(edge.top.style.foreground == Theme.standard.island.palette.named.red)
        #expect(edge.top.style.background == Theme.standard.phone.wallpaper[0])
        #expect(edge.inside.style.background == Theme.standard.island.fill)
    }

    @Test func theThemesKeyLineIsTheDefault() throws {
        var theme = Theme.standard
        theme.island.keyLine = CellColor(hex: 0x4455AA)
        #expect(try edge(canvas(theme: theme)).top.style.foreground == CellColor(hex: 0x4455AA))
        #expect(
            try edge(canvas(keylineTint: .red, theme: theme)).top.style.foreground == theme.island.palette.named.red)
    }

    @Test func aLightBackgroundNeedsNoKeyLine() throws {
        #expect(try edge(canvas(keylineTint: .red, theme: .base(.light))).top.graphemeCluster == "▄")
    }

    @Test(arguments: ColorDepth.allCases) func surfacesWithoutVisibleColorHaveAnOutline(_ depth: ColorDepth) throws {
        var theme = Theme.standard
        theme.screen.background = CellColor(hex: 0x020202)
        var canvas = canvas(theme: theme)
        canvas.contrast = SurfaceContrast(of: theme, at: depth)
        let edge = try edge(canvas)
        #expect(canvas.contrast.showsIsland == (depth >= .indexed256), "of sixteen colours, so dark a grey is black")
        #expect((edge.top.graphemeCluster == "─") == (depth < .indexed256))
    }

    @Test func onTheTerminalsOwnBackgroundThereIsAnOutline() {
        var theme = Theme.standard
        (theme.screen.background, theme.phone.wallpaper) = (.terminalDefault, [.terminalDefault])
        let contrast = SurfaceContrast(of: theme, at: .direct)
        #expect(!contrast.showsIsland && !contrast.showsCardOnWallpaper && !contrast.showsCardOnScreen)
    }

    @Test func withoutColorsTheCardIsOutlinedAndItsFillsReversed() throws {
        let card = Text("End").background(.quaternary).padding()
        var canvas = PresentationCanvas(views: ActivityViews(lockScreen: AnyView(card), island: canvas().views!.island))
        canvas.contrast = SurfaceContrast(of: .standard, at: .none)
        let frame = Renderer.render(size: Self.size, at: Date(timeIntervalSince1970: 0)) {
            _ = canvas.draw(in: $0.bounds, context: &$0)
        }.frame
        let place = try #require(canvas.plan(for: Self.size).faces.first { $0.presentation == .lockScreen }).rect
        let rows = (place.minY + 1..<place.maxY - 1).filter { frame[place.minX + 5, $0].graphemeCluster == "─" }
        #expect(rows.count == 2, "the card's upper and lower line")
        let end = (0..<Self.size.height).flatMap { y in frame.row(y) }.filter { $0.graphemeCluster == "E" }
        #expect(end.contains { ColorReduction.reduced($0.style, to: .none).attributes == .reverse })
    }

    @Test("The key line of the expanded island is an eighth of a row, and no content is in its row")
    func thinKeyLine() throws {
        var canvas = canvas(keylineTint: .orange)
        canvas.contrast = SurfaceContrast(of: canvas.theme, at: .direct)
        let frame = canvas.rendering(Self.size).frame
        let rect = try #require(canvas.plan(for: Self.size).faces.first { $0.presentation == .expanded }).rect
        let x = rect.minX + rect.width / 2
        let column = (rect.minY..<rect.maxY).map { frame[x, $0] }
        #expect(column[0].graphemeCluster == "▔")
        let bottom = try #require(column.firstIndex { $0.graphemeCluster == "▁" })
        let orange = canvas.theme.island.palette.named.orange
        for cell in [column[0], column[bottom]] {
            #expect(cell.style == CellStyle(foreground: orange, background: canvas.theme.island.fill))
        }
        let text = (rect.minY..<rect.maxY).map { y in
            (rect.minX..<rect.maxX).map { frame[$0, y].graphemeCluster }.joined()
        }
        let line = try #require(text.firstIndex { $0.contains("bottom") })
        #expect((1..<bottom).contains(line))
    }

    @Test("A card without margins is inside the line around it")
    func contentInsideLine() throws {
        let lines = VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<7) { Text(verbatim: "line \($0)").frame(maxWidth: .infinity, alignment: .leading) }
        }
        var canvas = canvas()
        let island = try #require(canvas.views).island
        canvas.views = ActivityViews(lockScreen: AnyView(lines), island: island)
        canvas.contrast = SurfaceContrast(of: canvas.theme, at: .none)
        let rows = canvas.rendering(Self.size).frame.text.split(separator: "\n")
        let first = try #require(rows.firstIndex { $0.contains("line 0") })
        for row in 0..<7 { #expect(rows[first + row].contains("│line \(row)")) }
        #expect(rows[first - 1].contains("╭─────") && rows[first + 7].contains("╰─────"))
        #expect(!rows[first - 1].contains("line") && !rows[first + 7].contains("line"))
    }

    @Test("In sixteen colours a dark phone has one colour, and island and card are outlined on dark and light")
    func sixteenColors() throws {
        var night = Theme.standard
        night.phone.wallpaper = [CellColor(hex: 0x4656A8), CellColor(hex: 0xE39A86)]
        let dark = SurfaceContrast(of: night, at: .ansi16)
        guard case .one(let color) = dark.bands else {
            Issue.record("no wallpaper")
            return
        }
        #expect(color == .ansi(4))
        #expect(!dark.showsIslandOnWallpaper && !dark.showsCardOnWallpaper)
        #expect(SurfaceContrast(of: night, at: .ansi8).bands == .none)
        var light = Theme.base(.light)
        light.phone.wallpaper = [CellColor(hex: 0xE8E8E8)]
        var canvas = canvas(theme: light)
        canvas.contrast = SurfaceContrast(of: light, at: .ansi16)
        #expect(canvas.contrast.bands == .none && !canvas.contrast.showsIslandOnWallpaper)
        let (top, corner, inside) = try edge(canvas)
        #expect(inside.style.background == light.island.fill)
        #expect(top.graphemeCluster == "─" && corner.graphemeCluster == "╭")
    }

    @Test("Without block elements, island and card are outlined, since their edges would be letters")
    func outlinesWithoutBlocks() throws {
        let theme = Theme.standard
        var canvas = canvas(theme: theme)
        canvas.contrast = SurfaceContrast(of: theme, at: .direct, shapes: .letters)
        #expect(!canvas.contrast.showsIslandOnWallpaper && !canvas.contrast.showsCardOnWallpaper)
        let (top, corner, _) = try edge(canvas)
        #expect(top.graphemeCluster == "─" && corner.graphemeCluster == "╭")
    }

    @Test("Without block elements the wallpaper has a colour a row, of those that there are")
    func gradientWithoutBlocks() throws {
        var canvas = canvas(theme: Theme.standard)
        canvas.theme.phone.wallpaper = [0x4656A8, 0x8659A0, 0xE39A86].map { CellColor(hex: $0) }
        func colors(at depth: ColorDepth) throws -> [CellColor] {
            canvas.contrast = SurfaceContrast(of: canvas.theme, at: depth, shapes: .letters)
            let size = CellSize(width: 120, height: 34)
            let frame = canvas.rendering(size).frame
            let phone = try #require(canvas.plan(for: size).faces.first { $0.presentation == .lockScreen }).rect
            return (phone.minY + 1..<phone.maxY - 1).map { frame[phone.minX + 1, $0].style.background }
        }
        let direct = try colors(at: .direct)
        #expect(Set(direct).count == direct.count, "\(direct)")
        let indexed = try colors(at: .indexed256)
        #expect((3..<direct.count).contains(Set(indexed).count), "\(indexed)")
    }
}
