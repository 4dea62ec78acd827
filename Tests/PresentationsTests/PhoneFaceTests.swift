import Testing

@testable import Presentations

@Suite struct PhoneFaceTests {
    private static let size = CellSize(width: 120, height: 34)

    private var theme: Theme {
        var theme = Theme.standard
        theme.phone.wallpaper = [0x4656A8, 0x8659A0, 0xE39A86].map { CellColor(hex: $0) }
        return theme
    }

    private func canvas(at depth: ColorDepth) -> PresentationCanvas {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
        } compactLeading: {
            Text("L")
        } compactTrailing: {
            Text("12:34")
        } minimal: {
            Text("M")
        }
        let card = AnyView(Text("card").frame(maxWidth: .infinity, minHeight: 120))
        var canvas = PresentationCanvas(views: ActivityViews(lockScreen: card, island: island), theme: theme)
        canvas.contrast = SurfaceContrast(of: theme, at: depth)
        return canvas
    }

    private func frame(_ canvas: PresentationCanvas) -> Frame {
        let background = CellStyle(background: theme.screen.background)
        return Renderer.render(size: Self.size, at: Date(timeIntervalSince1970: 0), background: background) {
            $0.assumedBackground = background.background
            canvas.draw(in: $0.bounds, context: &$0)
        }.frame
    }

    private func place(_ presentation: Presentation, _ canvas: PresentationCanvas) throws -> CanvasPlan.Face {
        try #require(canvas.plan(for: Self.size).faces.first { $0.presentation == presentation })
    }

    @Test func thePhonesCornersAreRoundAndItsWallpaperIsAGradient() throws {
        let canvas = canvas(at: .direct)
        let frame = frame(canvas)
        let phone = try place(.lockScreen, canvas).rect
        #expect(frame[phone.minX, phone.minY].style.background == theme.screen.background)
        #expect(frame[phone.minX, phone.minY + phone.height / 2].style.background == theme.phone.frame)
        let column = phone.minX + 2
        let colors = (phone.minY + 8..<phone.maxY - 8).map { frame[column, $0].style.background }
        #expect(Set(colors).count > colors.count / 2)
    }

    @Test(
        "A new minute redraws the system's clocks alone, and the picture is that of a new drawing",
        arguments: Device.all, [ColorDepth.direct, .indexed256, .ansi16])
    func clocksAreRedrawnAlone(device: Device, depth: ColorDepth) {
        var canvas = canvas(at: depth)
        canvas.device = device
        var drawings = 0
        func rendering(at now: Date) -> Rendering {
            Renderer.render(size: Self.size, at: now) {
                drawings += 1
                canvas.draw(in: $0.bounds, context: &$0)
            }
        }
        let start = Date(timeIntervalSince1970: 10 * 3600 + 30)
        var clock = rendering(at: start)
        guard let minute = clock.expiresAt else { return }
        let first = drawings
        clock.advance(to: minute)
        #expect(minute == start + 30)
        #expect(drawings == first)
        #expect(clock.frame == rendering(at: minute).frame)
    }

    @Test("The lock screen's date changes at midnight of the time zone, also when a day has 23 hours")
    func dateChangesAtMidnight() throws {
        var canvas = canvas(at: .direct)
        canvas.environment.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        // 29 March 2026, 00:59:30 in Berlin; an hour later clocks go forward.
        let start = Date(timeIntervalSince1970: 1_774_742_370)
        var clock = Renderer.render(size: Self.size, at: start) { canvas.draw(in: $0.bounds, context: &$0) }
        #expect(clock.frame.text.contains("Sunday, 29 March"))
        for hour in 0..<22 { clock.advance(to: start + 30 + 3600 * Double(hour)) }
        clock.advance(to: start + 22 * 3600 - 30)
        #expect(clock.frame.text.contains("Sunday, 29 March"))
        clock.advance(to: start + 30 + 22 * 3600)
        #expect(clock.frame.text.contains("Monday, 30 March"))
    }

    @Test func theWallpaperShowsThroughTheCard() throws {
        let canvas = canvas(at: .direct)
        let frame = frame(canvas)
        let card = try #require(
            canvas.inspect(in: Self.size, at: Date(timeIntervalSince1970: 0)).areas.first {
                $0.presentation == .lockScreen && $0.kind == .margins
            }
        ).rect
        let colors = (card.minY..<card.maxY).map { frame[card.maxX - 1, $0].style.background }
        #expect(Set(colors).count > 1)
        #expect(!colors.contains(theme.card.background))
    }

    @Test(
        "What is two rows high is visible in a closed island",
        arguments: [CellSize(width: 120, height: 34), .init(width: 80, height: 22)])
    func highContentOfAClosedIsland(size: CellSize) {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
        } compactLeading: {
            Text("Q").frame(width: 38, height: 30)
        } compactTrailing: {
            Image(systemName: "bell").frame(width: 24, height: 24)
        } minimal: {
            Text("W").frame(width: 36, height: 36)
        }
        var canvas = PresentationCanvas(views: ActivityViews(lockScreen: AnyView(Text("card")), island: island))
        canvas.contrast = SurfaceContrast(of: canvas.theme, at: .direct)
        let text = Renderer.render(size: size, at: Date(timeIntervalSince1970: 0)) {
            canvas.draw(in: $0.bounds, context: &$0)
        }.frame.text
        #expect(text.contains("Q") && text.contains("♪") && text.count { $0 == "W" } == 1)
    }

    @Test("Bands of the wallpaper are as high on a part of a phone as on a whole one")
    func bandsOfAPart() throws {
        var canvas = canvas(at: .direct)
        canvas.contrast = .full
        let frame = frame(canvas)
        let expanded = try #require(try place(.expanded, canvas).phone)
        let colors = (expanded.minY + 1..<expanded.maxY).map { frame[expanded.minX + 1, $0].style.background }
        #expect(!colors.contains(theme.phone.wallpaper[2]) && colors.contains(theme.phone.wallpaper[0]))
    }

    @Test func inFewColorsThereAreOutlinesWithoutAWallpaper() throws {
        for depth in [ColorDepth.ansi8, .none] {
            let canvas = canvas(at: depth)
            let frame = frame(canvas)
            let phone = try place(.lockScreen, canvas).rect
            #expect(frame[phone.minX, phone.minY].graphemeCluster == "╭")
            let colors = Set((phone.minY + 2..<phone.maxY - 2).map { frame[phone.minX + 2, $0].style.background })
            #expect(colors.isDisjoint(with: theme.phone.wallpaper))
        }
    }

    @Test func in256ColorsNoColorOfTheWallpaperComesBack() throws {
        let canvas = canvas(at: .indexed256)
        let frame = frame(canvas).reduced(to: .indexed256)
        let phone = try place(.lockScreen, canvas).rect
        var colors: [CellColor] = []
        for y in phone.minY + 8..<phone.maxY - 8 {
            let cell = frame[phone.minX + 2, y]
            // Not a round corner of the card.
            guard cell.glyph == .space || cell.graphemeCluster == "▀" else { continue }
            if colors.last != cell.style.background { colors.append(cell.style.background) }
        }
        #expect(colors.count > 2 && Set(colors).count == colors.count)
    }

    @Test(
        "Torch and camera are signs in true circles at every size of a whole phone",
        arguments: [(200, 58), (160, 46), (130, 34), (120, 34), (120, 32)])
    func lockScreenButtons(columns: Int, rows: Int) throws {
        let (canvas, size) = (canvas(at: .direct), CellSize(width: columns, height: rows))
        let face = try #require(canvas.plan(for: size).faces.first { $0.presentation == .lockScreen })
        let frame = Renderer.render(size: size, at: Date(timeIntervalSince1970: 0)) {
            $0.assumedBackground = theme.screen.background
            canvas.draw(in: $0.bounds, context: &$0)
        }.frame
        let phone = face.rect
        let white = CellColor(hex: 0xFF_FFFF)
        func inked(_ columns: Range<Int>) -> Int {
            (phone.maxY - 6..<phone.maxY - 2).reduce(0) { sum, y in
                sum
                    + columns.count { x in
                        // What has no gaps is a background.
                        let style = frame[x, y].style
                        return [style.foreground, style.background].contains { ($0.hex ?? 0) >> 16 > 0xE8 }
                            && style.foreground != white && style.background != white
                    }
            }
        }
        let third = phone.width / 3
        #expect(inked(phone.minX + 1..<phone.minX + third) >= 3, "\(frame.text)")
        #expect(inked(phone.maxX - third..<phone.maxX - 1) >= 3, "\(frame.text)")
        // Of so few pixels a camera would be a padlock: in a circle of three rows its lens is a letter in the body's middle.
        guard rows == 32 else { return }
        let lenses = frame.cells.indices.filter { frame.cells[$0].graphemeCluster == "●" }
        #expect(lenses.count == 1)
        let lens = try #require(lenses.first)
        #expect(frame.cells[lens].style.background == frame.cells[lens + 1].style.background)
        #expect(frame.cells[lens].style.background == frame.cells[lens - 1].style.background)
        #expect(frame.cells[lens - frame.width].graphemeCluster == "▂")
    }

    @Test(
        "In few colours and in none torch and camera are signs without circles",
        arguments: [ColorDepth.ansi16, .none])
    func lockScreenButtonsInFewColors(depth: ColorDepth) throws {
        let (canvas, size) = (canvas(at: depth), CellSize(width: 120, height: 34))
        let phone = try #require(canvas.plan(for: size).faces.first { $0.presentation == .lockScreen }).rect
        let frame = canvas.rendering(size).frame
        let inked = (phone.maxY - 6..<phone.maxY - 2).flatMap { y in
            (phone.minX + 1..<phone.maxX - 1).filter { "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".contains(frame[$0, y].graphemeCluster) }
        }
        let (left, right) = (
            inked.filter { $0 < phone.minX + phone.width / 3 }, inked.filter { $0 >= phone.maxX - phone.width / 3 }
        )
        #expect(left.count >= 3 && right.count >= 3 && left.count + right.count == inked.count, "\(frame.text)")
    }

    @Test(
        "Time and signs are a whole cell away from the island and from the phone's round edge",
        arguments: ["iPhone 16", "iPhone 16 Pro Max"],
        [(200, 58), (160, 46), (120, 34), (100, 28), (80, 22), (60, 18), (40, 11)])
    func blankCellsAroundTheSigns(name: String, size: (columns: Int, rows: Int)) throws {
        let size = CellSize(width: size.columns, height: size.rows)
        for depth in [ColorDepth.direct, .ansi16] {
            var canvas = canvas(at: depth)
            canvas.device = try #require(Device.named(name))
            let areas = canvas.inspect(in: size, at: Date(timeIntervalSince1970: 0)).areas
            let frame = Renderer.render(size: size, at: Date(timeIntervalSince1970: 0)) {
                canvas.draw(in: $0.bounds, context: &$0)
            }.frame
            for face in canvas.plan(for: size).faces where [.compact, .minimal].contains(face.presentation) {
                guard let phone = face.phone else { continue }
                let screen = face.hasEdge ? phone.inset(columns: 1, rows: 0) : phone
                let islands = areas.filter { $0.presentation == face.presentation && $0.kind != .margins }.map(\.rect)
                let (left, right) = (try #require(islands.map(\.minX).min()), try #require(islands.map(\.maxX).max()))
                let y = face.rect.minY + face.rect.height / 2
                let ground = frame[right, y]
                for side in [screen.minX..<left, right..<screen.maxX] {
                    // Round ends are quarters of cells.
                    let clock = canvas.theme.phone.clock
                    let written = side.filter {
                        frame[$0, y].style.background == clock && depth == .direct
                            || !" ▀▄▌▐▖▗▘▝▛▜▙▟▞▚".contains(frame[$0, y].graphemeCluster)
                    }
                    guard let first = written.first, let last = written.last else { continue }
                    #expect(first > side.lowerBound && last + 1 < side.upperBound, "\(frame.text)")
                    // Half of the cell beside a battery without a knob is battery.
                    #expect(
                        frame[first - 1, y] == ground || frame[first - 1, y].graphemeCluster == "▐", "\(frame.text)")
                    #expect(frame[last + 1, y] == ground || frame[last + 1, y].graphemeCluster == "▌", "\(frame.text)")
                }
            }
        }
    }

    @Test("A terminal of 60 × 20 shows a whole phone, and one of 40 × 12 presentations on the screen of one")
    func smallTerminals() throws {
        let canvas = canvas(at: .direct)
        let phone = canvas.plan(for: CellSize(width: 60, height: 18))
        #expect(phone.hasPhone && phone.faces.map(\.presentation) == [.lockScreen])
        let screens = canvas.plan(for: CellSize(width: 40, height: 11))
        #expect(screens.faces.map(\.presentation) == [.compact, .lockScreen])
        #expect(screens.faces.allSatisfy { $0.phone != nil && !$0.hasEdge })
    }

    @Test func attachedMinimalContentIsOnTheLeadingSideOfTheCamera() throws {
        let canvas = canvas(at: .direct)
        let areas = canvas.inspect(in: Self.size, at: Date(timeIntervalSince1970: 0)).areas.filter {
            $0.presentation == .minimal
        }
        let camera = try #require(areas.first { $0.kind == .camera }).rect
        let contents = areas.filter { $0.kind == .margins }.map(\.rect)
        #expect(contents.count == 2)
        #expect(contents[0].maxX <= camera.minX && contents[1].minX > camera.maxX)
        let phone = try #require(try place(.minimal, canvas).phone)
        #expect(abs(camera.minX + camera.maxX - phone.minX - phone.maxX) <= 3)
    }

    @Test func aFadedThemeKeepsTheActivitysColors() {
        let faded = theme.faded(to: 1.0 / 3)
        #expect(faded.island == theme.island && faded.card == theme.card)
        #expect(faded.screen.background == theme.screen.background)
        for (color, old) in zip(faded.phone.wallpaper, theme.phone.wallpaper) {
            #expect(color == old.blended(over: theme.screen.background, opacity: 1.0 / 3))
        }
    }

    @Test("Torch, camera and another app's sign fade with a phone: nothing on it is brighter than its clock")
    func fadedSigns() throws {
        var canvas = canvas(at: .direct)
        canvas.theme = theme.faded(to: 1.0 / 3)
        canvas.contrast = SurfaceContrast(of: canvas.theme, at: .direct)
        let frame = frame(canvas)
        let limit = try #require(canvas.theme.phone.clock.relativeLuminance) * 1.5
        func isBright(_ rect: CellRect) -> Bool {
            let cells = (rect.minY..<rect.maxY).flatMap { y in (rect.minX..<rect.maxX).map { frame[$0, y] } }
            return cells.flatMap { [$0.style.foreground, $0.style.background] }
                .contains { $0.relativeLuminance ?? 0 > limit }
        }
        let phone = try place(.lockScreen, canvas).rect
        #expect(!isBright(CellRect(x: phone.minX, y: phone.maxY - 6, width: phone.width, height: 4)))
        let minimal = try place(.minimal, canvas).rect
        #expect(!isBright(CellRect(x: minimal.maxX - 6, y: minimal.minY, width: 6, height: minimal.height)))
    }
}
