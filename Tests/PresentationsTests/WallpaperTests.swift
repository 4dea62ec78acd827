import Testing

@testable import Presentations

/// A picture of the user's own as the phone's wallpaper.
struct WallpaperTests {
    private static func picture(
        _ width: Int = 120, _ height: Int = 260, _ color: (_ x: Int, _ y: Int) -> UInt32
    ) throws -> WallpaperPicture {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let hex = color(x, y)
                bytes += [UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255), 255]
            }
        }
        return WallpaperPicture(try #require(Bitmap(width: width, height: height, bytes: bytes)))
    }

    private func traits(_ picture: WallpaperPicture?, at depth: ColorDepth = .direct) -> PreviewTraits {
        var traits = PreviewTraits()
        (traits.wallpaper, traits.colorDepth, traits.shapes) = (picture, depth, .mixed)
        return traits
    }

    private func lockScreen(_ traits: PreviewTraits) -> PresentationPicture {
        var picture = PresentationPicture(sampleCanvas().views, in: traits, presentations: [.lockScreen])
        picture.hasPhone = true
        return picture
    }

    private func frame(_ traits: PreviewTraits) -> Frame { lockScreen(traits).frame(at: sampleInstant) }

    private func images(_ items: [PointCanvas.Item]) -> [(bitmap: Bitmap, rect: CGRect)] {
        items.flatMap { item -> [(bitmap: Bitmap, rect: CGRect)] in
            switch item {
            case .image(let bitmap, let rect, _, _): [(bitmap, rect)]
            case .group(let group): images(group.items)
            default: []
            }
        }
    }

    private func grounds(_ frame: Frame) -> [UInt32] { frame.cells.compactMap(\.style.background.hex) }

    @Test("It fills the screen, centred: of a wide picture the middle is seen, at its own heights")
    func fills() throws {
        // Red, green and blue from left to right, dark below.
        let wide = try Self.picture(300, 150) { x, y in
            let strength: UInt32 = y < 75 ? 0x80 : 0x30
            return strength << (x < 100 ? 16 : x < 200 ? 8 : 0)
        }
        let part = wide.pixels(of: CGSize(width: 393, height: 852), columns: 3, rows: 4)
        let rows: [UInt8] = [0x80, 0x80, 0x30, 0x30]
        #expect(part.bytes == rows.flatMap { row in (0..<3).flatMap { _ in [0, row, 0, 255] } })
        let grounds = Set(grounds(frame(traits(wide))))
        #expect(grounds.contains(0x003000) && !grounds.contains(0x800000) && !grounds.contains(0x000080))
    }

    @Test("The part of a phone around an island shows the upper part of the picture")
    func strip() throws {
        let picture = try Self.picture { _, y in y < 130 ? 0x103060 : 0x804020 }
        var drawn = PresentationPicture(sampleCanvas().views, in: traits(picture), presentations: [.compact])
        drawn.hasCaptions = false
        let strips = images(drawn.pointCanvas(at: sampleInstant).items)
        #expect(strips.count == 1 && strips.allSatisfy { $0.rect.width == 393 && $0.rect.height < 200 })
        #expect(strips[0].bitmap.color(x: 0, y: strips[0].bitmap.height - 1).hex == 0x103060)
        let whole = try #require(images(lockScreen(traits(picture)).pointCanvas(at: sampleInstant).items).first)
        #expect(whole.rect == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(whole.bitmap.color(x: 0, y: whole.bitmap.height - 1).hex == 0x804020)
    }

    @Test("Without mixed colours it is left out", arguments: [ColorDepth.ansi16, .ansi8, .none])
    func plain(depth: ColorDepth) throws {
        let picture = try Self.picture { x, _ in x.isMultiple(of: 2) ? 0xFFFFFF : 0xFF0000 }
        #expect(frame(traits(picture, at: depth)) == frame(traits(nil, at: depth)))
        var text = traits(picture)
        text.shapes = .blocks
        var plain = traits(nil)
        plain.shapes = .blocks
        #expect(frame(text) == frame(plain))
        #expect(frame(traits(picture, at: .indexed256)) != frame(traits(nil, at: .indexed256)))
    }

    @Test(
        "Date and clock are read on any picture, whatever the theme",
        arguments: [Theme.base(.dark), Theme.base(.light)])
    func readableClock(theme: Theme) throws {
        var noise: UInt32 = 1
        let pictures = [
            try Self.picture { _, _ in 0xFFFFFF }, try Self.picture { _, _ in 0 },
            try Self.picture { x, y in (x / 12 + y / 12).isMultiple(of: 2) ? 0xFFFFFF : 0 },
            try Self.picture { _, y in y < 40 ? 0xF0E0C0 : 0x203040 },
            try Self.picture { _, _ in
                noise = noise &* 1_664_525 &+ 1_013_904_223
                return noise >> 8
            },
        ]
        for (index, picture) in pictures.enumerated() {
            let shown = theme.showing(picture)
            let drawn = try #require(shown.phone.picture)
            let blocks = drawn.pixels(
                of: CGSize(width: 393, height: 852), from: 0, to: 0.36, columns: 12, rows: 10)
            for y in 0..<10 {
                for x in 0..<12 {
                    for ink in [shown.phone.clock, shown.phone.date] {
                        let contrast = try #require(ink.contrast(with: blocks.color(x: x, y: y)))
                        #expect(contrast >= 4.45, "picture \(index), \(x) \(y)")
                    }
                }
            }
        }
        // A suitable colour of the theme's stays, and nothing is shaded without need.
        let night = try Self.picture { _, _ in 0x0A1020 }
        let dark = Theme.base(.dark)
        #expect(dark.showing(night).phone.clock == dark.phone.clock)
        #expect(dark.showing(night).phone.picture?.veil.opacity == 0)
    }

    @Test(
        "Text on a card is read on any picture, whose mean is what is seen through the card",
        arguments: [Theme.base(.dark), Theme.base(.light)])
    func readableCard(theme: Theme) throws {
        for ground: UInt32 in [0xFFFFFF, 0, 0x808080, 0xFF0000, 0x00FF00] {
            let ground = CellColor(hex: ground)
            let surface = theme.card.material(over: ground, hiding: Theme.Card.materialOpacity)
            for ink in [theme.card.palette.primary, theme.card.palette.secondary] {
                let most = try #require(ink.contrast(with: theme.card.background))
                #expect(try #require(ink.contrast(with: surface)) >= min(4.5, most))
            }
        }
        let picture = try Self.picture { x, _ in x.isMultiple(of: 2) ? 0x204060 : 0x406080 }
        let mean = CellColor(hex: 0x305070)
        let grounds = Set(grounds(frame(traits(picture))))
        let card = Theme.standard.card.material(over: mean, hiding: Theme.Card.materialOpacity)
        #expect(grounds.contains(try #require(card.hex)), "the card has one colour")
    }

    @Test("A tint with an opacity is over the mean of the picture, so that findings know what is under a text")
    func tintedCard() throws {
        let views = ActivityViews(
            lockScreen: AnyView(Text("Platform 12").foregroundStyle(.white).padding()).activityTint(),
            island: sampleCanvas().views?.island
                ?? DynamicIsland {
                } compactLeading: {
                } compactTrailing: {
                } minimal: {
                })
        func findings(_ color: UInt32) throws -> [PresentationFinding.Kind] {
            PresentationPicture(views, in: traits(try Self.picture { _, _ in color }), presentations: [.lockScreen])
                .findings(at: sampleInstant).map(\.kind)
        }
        #expect(try findings(0x101010).isEmpty)
        #expect(
            try findings(0xFFFFFF).contains { if case .lowContrast = $0 { true } else { false } },
            "white letters on a white picture behind a thin tint")
    }

    @Test("An Always-On display dims it, and a resting screen fades it into its own background")
    func dimmed() throws {
        let picture = try Self.picture { _, _ in 0x8090A0 }
        func lightest(_ frame: Frame) -> UInt32 { grounds(frame).map { $0 >> 8 & 255 }.max() ?? 0 }
        var always = traits(picture)
        always.isLuminanceReduced = true
        #expect(lightest(frame(always)) < lightest(frame(traits(picture))))
        let resting = Theme.standard.showing(picture).faded(to: 1.0 / 3)
        let background = Theme.standard.screen.background
        #expect(
            resting.phone.picture?.mean(from: 0.6, to: 0.9)
                == CellColor(hex: 0x8090A0).blended(over: background, opacity: 1.0 / 3))
    }

    @Test("It stays when the appearance is not the theme's", arguments: [Theme.Appearance.dark, .light])
    func appearance(_ appearance: Theme.Appearance) throws {
        var traits = traits(try Self.picture { _, _ in 0x336699 })
        traits.appearance = appearance
        #expect(lockScreen(traits).canvas().theme.phone.picture != nil)
        #expect(images(lockScreen(traits).pointCanvas(at: sampleInstant).items).count == 1)
    }

    @Test("What is kept of a large picture covers a phone's screen, and no more than an iPad shows")
    func kept() throws {
        let wide = try Self.picture(4000, 1500) { _, _ in 0x336699 }
        #expect(wide.bitmap.height == 1278 && wide.bitmap.width == 971)
        let small = try Self.picture(90, 160) { _, _ in 0x336699 }
        #expect(small.bitmap.width == 90 && small.bitmap.height == 160)
        let clear = WallpaperPicture(try #require(Bitmap(width: 1, height: 1, bytes: [255, 255, 255, 0])))
        #expect(clear.bitmap.bytes == [0, 0, 0, 255])
    }
}

extension AnyView {
    fileprivate func activityTint() -> AnyView { AnyView(activityBackgroundTint(.white.opacity(0.1))) }
}
