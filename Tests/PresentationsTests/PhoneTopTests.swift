import Testing

@testable import Presentations

/// What a phone shows around the island that is not the activity's: time and signs, another app, the home screen, its keys.
struct PhoneTopTests {
    private static let size = CellSize(width: 120, height: 34)

    private func canvas(at depth: ColorDepth) -> PresentationCanvas {
        var canvas = sampleCanvas()
        canvas.theme.phone.wallpaper = [0x4656A8, 0x8659A0, 0xE39A86].map { CellColor(hex: $0) }
        canvas.contrast = SurfaceContrast(of: canvas.theme, at: depth)
        return canvas
    }

    private func frame(_ canvas: PresentationCanvas) -> Frame { canvas.rendering(Self.size).frame }

    private func place(_ presentation: Presentation, _ canvas: PresentationCanvas) throws -> CanvasPlan.Face {
        try #require(canvas.plan(for: Self.size).faces.first { $0.presentation == presentation })
    }

    @Test(
        "Beside each island are its time and as many signs as there is room for",
        arguments: [
            (CellSize(width: 200, height: 58), "⡀⡄⡆⡇ 5G  87▌╸", "⣠⣾ 5G 87", "⣠⣾ 5G 87"),
            (CellSize(width: 160, height: 46), "⡀⡄⡆⡇ 5G  87▌╸", "⣠⣾ 5G 87", "⣠⣾ 5G 87"),
            (CellSize(width: 120, height: 34), "⡀⡄⡆⡇ 5G ▐87▌", "⣠⣾ 87", "⣠⣾ 87"),
            (CellSize(width: 100, height: 28), "⣠⣾", "87", "87"),
            (CellSize(width: 80, height: 22), nil, "87", "87╸"),
        ])
    func signs(size: CellSize, lockScreen: String?, compact: String, minimal: String) throws {
        let canvas = canvas(at: .direct)
        let frame = canvas.rendering(size).frame
        let faces = canvas.plan(for: size).faces
        func words(_ presentation: Presentation) throws -> [String] {
            let face = try #require(faces.first { $0.presentation == presentation })
            let phone = try #require(face.phone)
            let row = (phone.minX..<phone.maxX).map { frame[$0, face.rect.minY + face.rect.height / 2].graphemeCluster }
            // Round ends are quarters and halves of cells.
            return row.map { "▌▐▀▛▜▙▟▖▗▘▝▏▎▍▋▊▉".contains($0) ? " " : $0 }.joined().split(separator: " ").map(
                String.init)
        }
        func signs(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        let (compactWords, minimalWords) = (try words(.compact), try words(.minimal))
        #expect(compactWords == ["6:13", "L", "12:34"] + signs(compact))
        // The notes of the other app are drawn of blocks where they are large: two words at most.
        #expect(
            minimalWords.starts(with: ["6:13", "M"]) && (2...4).contains(minimalWords.count - signs(minimal).count))
        #expect(minimalWords.suffix(signs(minimal).count) == signs(minimal)[...])
        #expect(lockScreen.map(frame.text.contains) ?? !frame.text.contains("⣠⣾"), "\(frame.text)")
    }

    @Test("A number is cut out of the battery where colours are mixed, and elsewhere it is a block with a knob")
    func battery() throws {
        for depth in [ColorDepth.direct, .ansi16] {
            let canvas = canvas(at: depth)
            let (frame, face) = (frame(canvas), try place(.compact, canvas))
            let phone = try #require(face.phone)
            let row = (face.rect.maxX..<phone.maxX - 1).map { frame[$0, face.rect.minY + face.rect.height / 2] }
            let clock = canvas.theme.phone.clock
            if depth == .direct {
                let digits = row.filter { "87".contains($0.graphemeCluster) }
                #expect(digits.count == 2 && digits.allSatisfy { $0.style.background == clock })
                #expect(
                    digits.allSatisfy {
                        $0.style.foreground == frame[face.rect.maxX, face.rect.minY + 1].style.background
                    })
            } else {
                let knob = try #require(row.lastIndex { $0.graphemeCluster == "╸" })
                let body = row[..<knob].reversed().prefix { $0.graphemeCluster == "▆" }.map(\.style.foreground)
                #expect(body.count >= 2 && body.allSatisfy { $0 == clock } && row[knob].style.foreground == clock)
            }
        }
    }

    @Test("A whole phone has its keys at both sides where there is room, and none without colours to mix")
    func keys() throws {
        for depth in [ColorDepth.direct, .ansi16] {
            let canvas = canvas(at: depth)
            let frame = frame(canvas)
            let phone = try place(.lockScreen, canvas).rect
            // Whole cells without glyphs, which in some fonts have lines between them.
            let ground = frame[phone.minX - 1, phone.minY]
            func keys(_ x: Int) -> [Int] {
                (phone.minY + 2..<phone.maxY - 2).filter { frame[x, $0] != ground && frame[x, $0].glyph == .space }
            }
            let (left, right) = (keys(phone.minX - 1), keys(phone.maxX))
            guard depth == .direct else {
                #expect(left.isEmpty && right.isEmpty)
                continue
            }
            #expect(left.count > right.count && right == Array(right[0]...right[right.count - 1]))
            #expect(frame[phone.maxX, right[0]].style.background != canvas.theme.phone.frame)
            // Three keys at the left.
            #expect(zip(left, left.dropFirst()).count { $1 > $0 + 1 } == 2)
        }
    }

    @Test(
        "Without another activity, the minimal presentation shows a sign of another app in the place that is free",
        arguments: MinimalPlace.allCases)
    func otherApp(place ownPlace: MinimalPlace) throws {
        var canvas = canvas(at: .direct)
        canvas.minimalPlace = ownPlace
        let face = try place(.minimal, canvas)
        let frame = frame(canvas)
        let row = (face.rect.minX..<face.rect.maxX).map { frame[$0, face.rect.minY + 1] }
        let own = try #require(row.firstIndex { $0.graphemeCluster == "M" })
        // The note is drawn of blocks where it is large.
        let pink = canvas.theme.island.palette.named.pink
        let other = try #require(row.firstIndex { $0.style.foreground == pink || $0.style.background == pink })
        #expect((own < other) == (ownPlace == .attached))
        #expect(row.count { $0.graphemeCluster == "M" } == 1)
        // And so does the true picture.
        var traits = PreviewTraits()
        traits.minimalPlace = ownPlace
        let points = PresentationPicture(canvas.views, in: traits, presentations: [.minimal]).pointCanvas(
            at: sampleInstant)
        let (letter, note) = (Self.columns(of: "M", in: points.items), Self.columns(of: "music.note", in: points.items))
        #expect(letter.count == 1 && note.count == 1 && (letter[0] < note[0]) == (ownPlace == .attached))
    }

    @Test(
        "The top of a phone shows the apps of its home screen, cut off by the end of the picture alone",
        arguments: [(200, 58), (160, 46), (92, 32), (120, 34)])
    func apps(columns: Int, rows: Int) throws {
        let (canvas, size) = (canvas(at: .direct), CellSize(width: columns, height: rows))
        let frame = canvas.rendering(size).frame
        for face in canvas.plan(for: size).faces where [.compact, .minimal].contains(face.presentation) {
            let phone = try #require(face.phone)
            let app = canvas.plan(for: size).scale.columns(60)
            // Four runs of as many columns in a row, on the wallpaper.
            func isRow(_ y: Int) -> Bool {
                let colors = (phone.minX + 1..<phone.maxX - 1).map { frame[$0, y].style.background }
                let runs = colors.split(separator: colors[0]).map(\.count)
                return runs.count == 4 && runs.allSatisfy { abs($0 - app) <= 2 }
            }
            let rows = (face.rect.maxY..<phone.maxY).filter(isRow)
            // Where the screen fades away they are whole, or there are none.
            let fading = canvas.fadingRows(
                of: phone, below: face.rect.maxY, more: face.rowsBelow, scale: canvas.plan(for: size).scale)
            var faded = phone
            if fading > 0 { faded.size.height += face.rowsBelow }
            let height = canvas.plan(for: size).scale.rows(60)
            let least = fading > 0 ? height : (height + 1) / 2
            if faded.maxY - face.rect.maxY - 1 < least {
                #expect(rows.isEmpty, "\(frame.text)")
                continue
            }
            #expect(!rows.isEmpty && rows[0] == face.rect.maxY + 1, "\(frame.text)")
            // Apps are of several colours.
            let colors = (phone.minX + 1..<phone.maxX - 1).map { frame[$0, rows[0] + 1].style.background }
            #expect(Set(colors.split(separator: colors[0]).map { $0[$0.startIndex + 1] }).count == 4)
            #expect(faded.maxY == frame.height || !isRow(faded.maxY), "\(frame.text)")
        }
    }

    @Test(
        "The open end of a part of a phone fades into the screen where it is high and has colours enough, and is cut off elsewhere",
        arguments: [
            (CellSize(width: 200, height: 58), ColorDepth.direct, true),
            (CellSize(width: 200, height: 58), .indexed256, false),
            (CellSize(width: 120, height: 34), .direct, false),
            (CellSize(width: 120, height: 34), .indexed256, false),
        ])
    func end(size: CellSize, depth: ColorDepth, fades: Bool) throws {
        let canvas = canvas(at: depth)
        let frame = canvas.rendering(size).frame
        let face = try #require(canvas.plan(for: size).faces.first { $0.presentation == .compact })
        let (phone, ground) = (try #require(face.phone), try #require(canvas.theme.screen.background.hex))
        /// How far a half row of the wallpaper is from the colour of the screen.
        func distance(_ halfRow: Int) -> Int {
            let cell = frame[phone.minX + 2, halfRow / 2]
            let isInk = cell.graphemeCluster == "▀" && halfRow.isMultiple(of: 2)
            let hex = (isInk ? cell.style.foreground : cell.style.background).hex ?? 0
            return [0, 8, 16].reduce(0) { $0 + abs(Int(hex >> $1 & 255) - Int(ground >> $1 & 255)) }
        }
        let fading = canvas.fadingRows(
            of: phone, below: face.rect.maxY, more: face.rowsBelow, scale: canvas.plan(for: size).scale)
        #expect(fades == (fading > 0) && face.rowsBelow == 1)
        if fades {
            // It fades into the blank row above the next caption.
            let end = phone.maxY + face.rowsBelow
            let distances = (2 * (end - fading) - 1..<2 * end).map(distance)
            #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 > $1 } && distances.last! < distances[0] / 4)
        } else {
            let last = distance(2 * phone.maxY - 1)
            #expect(last > 100 && abs(last - distance(2 * phone.maxY - 4)) < 30)
            #expect(distance(2 * phone.maxY) == 0)
        }
    }

    @Test("The true picture of a whole phone has its keys beyond both edges, and that of a part has none")
    func trueKeys() throws {
        let canvas = canvas(at: .direct)
        for presentation in [Presentation.lockScreen, .compact] {
            let picture = PresentationPicture(canvas.views, presentations: [presentation]).pointCanvas(
                at: sampleInstant)
            let fills = Self.fills(picture.items, with: .solid(Theme.standard.phone.frame))
            // The screen is in the middle of the picture, and its edge of black and metal around it.
            let (left, right) = ((picture.size.width - 393) / 2, (picture.size.width + 393) / 2)
            let beyond = (
                left: fills.filter { $0.minX < left - PhoneMeasures.frame },
                right: fills.filter { $0.maxX > right + PhoneMeasures.frame }
            )
            guard presentation == .lockScreen else {
                #expect(beyond.left.isEmpty && beyond.right.isEmpty)
                continue
            }
            #expect(beyond.left.count == 3 && beyond.right.count == 1)
            #expect(beyond.left.allSatisfy { $0.minX == left - PhoneMeasures.frame - PhoneMeasures.keyDepth })
            #expect(beyond.right[0].maxX == right + PhoneMeasures.frame + PhoneMeasures.keyDepth)
            // Louder and softer are as high, the action button is less so and above them.
            let keys = beyond.left.sorted { $0.minY < $1.minY }
            #expect(keys[0].height < keys[1].height && keys[1].height == keys[2].height)
            #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.maxY < $1.minY })
        }
    }

    /// The areas filled with a paint, in the picture's coordinates as long as nothing is moved.
    static func fills(_ items: [PointCanvas.Item], with paint: Paint) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item {
            case .fill(let path, let ink, _): ink.paint == paint ? [path.boundingRect] : []
            case .group(let group): fills(group.items, with: paint)
            default: []
            }
        }
    }

    /// Where a text or symbol begins, in the coordinates of its group.
    private static func columns(of name: String, in items: [PointCanvas.Item]) -> [CGFloat] {
        items.flatMap { item -> [CGFloat] in
            switch item {
            case .text(let text): text.string == name ? [text.origin.x] : []
            case .symbol(let symbol, let rect, _): symbol == name ? [rect.minX] : []
            case .group(let group): columns(of: name, in: group.items)
            default: []
            }
        }
    }

    @Test(
        "At full breath a cell stays free between the island and the time and signs beside it",
        arguments: [
            CellSize(width: 120, height: 32), CellSize(width: 100, height: 28), CellSize(width: 80, height: 22),
            CellSize(width: 160, height: 44),
        ])
    func fullBreath(size: CellSize) throws {
        func row(_ fullness: Double) throws -> [Cell] {
            var canvas = canvas(at: .direct)
            let views = try #require(canvas.views)
            let swell = IslandSwell { now in
                IslandSwell.Level(fullness: fullness, isMoving: false, start: .distantPast, end: nil, clock: now)
            }
            canvas.views = ActivityViews(lockScreen: views.lockScreen, island: views.island.swelling(swell))
            let face = try #require(canvas.plan(for: size).faces.first { $0.presentation == .compact })
            let (phone, frame) = (try #require(face.phone), canvas.rendering(size).frame)
            return (phone.minX..<phone.maxX).map { frame[$0, face.rect.minY + face.rect.height / 2] }
        }
        let (still, full) = (try row(0), try row(1))
        let moved = still.indices.filter { still[$0] != full[$0] }
        let (first, last) = (try #require(moved.first), try #require(moved.last))
        // A wallpaper has two colours a cell.
        #expect(["▀", " "].contains(full[first - 1].graphemeCluster))
        #expect(["▀", " "].contains(full[last + 1].graphemeCluster))
        #expect(full[..<first].contains { $0.graphemeCluster == "6" }, "the time is there")
    }
}
