import CellUI
import Foundation
import GuestProtocol
import LiveActivities
import Presentations
import Testing

@Suite("What is sent between Islet and a guest")
struct GuestProtocolTests {
    private func sent<Message: Codable>(_ message: Message) throws -> Message {
        let bytes = try GuestMessage.bytes(of: message)
        #expect(GuestMessage.length(bytes.prefix(4)) == bytes.count - 4)
        return try GuestMessage.message(Message.self, in: Data(bytes.dropFirst(4)))
    }

    private static var pictures: [PresentationPicture] {
        ActivityWidgets.all.map { PresentationPicture(of: $0.preview.states[0]) }
    }

    @Test(
        "A field's name is read as words",
        arguments: [
            ("short_name", "Short name"), ("driverName", "Driver name"), ("title", "Title"), ("eventURL", "Event URL"),
            ("URLTitle", "URL title"), ("_id", "Id"), ("ETA", "ETA"), ("gate2", "Gate 2"), ("LINE_NAME", "LINE NAME"),
            ("", ""), ("__", "__"), ("spieltag-nummer", "Spieltag nummer"), ("größeÜber", "Größe über"),
        ])
    func fieldNames(_ name: String, _ text: String) {
        #expect(FieldName.sentence(name) == text)
    }

    @Test("A frame arrives as it was drawn, with its expiry and what a screen reader reads")
    func frames() throws {
        for picture in Self.pictures {
            let drawn = picture.rendering(at: ActivityPreview.start + 60)
            let arrived = try #require(sent(GuestFrame(drawn)).rendering(at: ActivityPreview.start + 60))
            #expect(arrived.frame == drawn.frame)
            #expect(arrived.expiresAt == drawn.expiresAt)
            #expect(arrived.reading.phrases == drawn.reading.phrases)
        }
    }

    @Test("A true picture arrives with its size, its texts and what a screen reader reads")
    func canvases() throws {
        for picture in Self.pictures {
            let drawn = picture.pointCanvas(at: ActivityPreview.start + 60)
            let arrived = try sent(GuestCanvas(drawn)).canvas(at: drawn.now)
            #expect(arrived.size == drawn.size)
            // Curves arrive as short lines; what follows them must arrive where it was.
            #expect(Self.texts(in: arrived.items) == Self.texts(in: drawn.items))
            #expect(arrived.reading.phrases == drawn.reading.phrases)
        }
    }

    @Test("A picture of pixels arrives as it was; one with too few bytes is left out")
    func pixels() throws {
        let bitmap = try #require(Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6, 7, 8]))
        var canvas = PointCanvas(size: CGSize(width: 9, height: 9), now: ActivityPreview.start)
        canvas.draw(bitmap, in: CGRect(x: 1, y: 2, width: 3, height: 4), opacity: 0.5, isSmooth: false)
        #expect(try sent(GuestCanvas(canvas)).canvas(at: canvas.now).items == canvas.items)
        let bytes = try GuestMessage.bytes(of: GuestCanvas(canvas)).dropFirst(4)
        let short = String(decoding: bytes, as: UTF8.self).replacing("AQIDBAUGBwg=", with: "AQID")
        let arrived = try GuestMessage.message(GuestCanvas.self, in: Data(short.utf8))
        #expect(arrived.canvas(at: canvas.now).items.isEmpty)
    }

    @Test("An emoji arrives with the change of its colours; a change of something else than numbers does not")
    func emoji() throws {
        let change = ColorChange(
            brightness: SIMD3(0.5, 0.25, 0.25), red: .identity, green: .init(factor: 0.5, exponent: 2),
            blue: .identity)
        let broken = ColorChange(
            brightness: SIMD3(.infinity, 0, 0), red: .identity, green: .identity, blue: .identity)
        for (change, arrives) in [(change, true), (broken, false)] {
            var canvas = PointCanvas(size: CGSize(width: 99, height: 30), now: ActivityPreview.start)
            canvas.recolored(by: change) {
                $0.draw(
                    PointText(
                        "Tea 🍅", font: PointFont(size: 17), at: .zero, paint: .solid(CellColor(hex: 0xFF_FFFF))))
            }
            let texts = try Self.texts(in: sent(GuestCanvas(canvas)).canvas(at: canvas.now).items)
            #expect(texts.map(\.emojiChanges) == [arrives ? [change] : []])
        }
    }

    @Test("Resources arrive as they were read")
    func resources() throws {
        var resources = GuestResources()
        resources.assets.colors["Brand"] = .init(any: .init(red: 1, green: 0.5, blue: 0))
        resources.assets.images["Logo"] = .init(
            files: [.init(png: Data([1, 2]), scale: 2, isDark: true)], isTemplate: true)
        resources.strings.add(["a": .init(plural: ["one": "%lld"])], table: "Localizable", language: "de")
        resources.defaults = Data("{}".utf8)
        #expect(try sent(GuestRequest.resources(resources)) == .resources(resources))
    }

    private static func texts(in items: [PointCanvas.Item]) -> [PointText] {
        items.flatMap { item -> [PointText] in
            switch item {
            case .text(let text): [text]
            case .group(let group): texts(in: group.items)
            case .fill, .stroke, .symbol, .image: []
            }
        }
    }

    @Test("Findings arrive as they were found")
    func findings() throws {
        for picture in Self.pictures {
            for finding in picture.findings(at: ActivityPreview.start + 60) {
                let arrived = try #require(sent(GuestFinding(finding)).finding)
                #expect(arrived.sentence == finding.sentence && arrived.source == finding.source)
                #expect(GuestFinding(arrived) == GuestFinding(finding))
            }
        }
    }

    @Test("An inspection arrives with every view, its properties, and the areas")
    func inspections() throws {
        let size = CellSize(width: 120, height: 40)
        for picture in Self.pictures {
            let now = ActivityPreview.start + 60
            let drawn = try #require(picture.inspection(size: size, at: now))
            let sent = try sent(GuestInspection(of: picture, size: size, at: now))
            let arrived = try #require(sent.inspection(plan: drawn.plan, at: now))
            #expect(arrived.views.views == drawn.views.views)
            #expect(arrived.views.frame == drawn.views.frame)
            #expect(arrived.areas == drawn.areas)
            #expect(arrived.views.views.contains { $0.source != nil })
        }
    }

    @Test("A film arrives with its glass, its layers and its length")
    func films() throws {
        for picture in Self.pictures {
            let film = try #require(picture.film(.second, second: picture.views, at: ActivityPreview.start))
            let arrived = try sent(GuestFilm(film)).film(at: ActivityPreview.start)
            #expect(arrived.duration == film.duration)
            #expect(arrived.glass.map(\.outlines) == film.glass.map(\.outlines))
            #expect(arrived.layers.map(\.visibilities) == film.layers.map(\.visibilities))
            let texts = film.layers.flatMap { Self.texts(in: $0.canvas.items) }
            #expect(arrived.layers.flatMap { Self.texts(in: $0.canvas.items) } == texts)
        }
    }

    @Test("Traits arrive with every colour of the theme")
    func traits() throws {
        var traits = PreviewTraits()
        traits.theme = .base(.light)
        traits.theme.card.palette.named.mint = .ansi(5)
        traits.theme.screen.background = .terminalDefault
        traits.theme.phone.wallpaper = [CellColor(hex: 0x102030), CellColor(hex: 0x405060)]
        traits.theme.island.keyLine = CellColor(hex: 0xABCDEF)
        (traits.device, traits.appearance, traits.isStale) = (Device.all[0], .dark, true)
        (traits.dynamicTypeSize, traits.layoutDirection) = (.accessibility3, .rightToLeft)
        traits.locale = Locale(identifier: "de_DE")
        (traits.standBy, traits.minimalPlace, traits.shapes) = (.night, .detached, .letters)
        #expect(try sent(GuestTraits(traits)).traits == traits)
    }

    @Test("A wallpaper arrives as it is for a true picture, and with fewer pixels in its shape for cells")
    func wallpaper() throws {
        var bytes: [UInt8] = []
        for index in 0..<60 * 120 { bytes += [UInt8(index % 251), UInt8(index % 241), 90, 255] }
        var traits = PreviewTraits()
        traits.wallpaper = WallpaperPicture(try #require(Bitmap(width: 60, height: 120, bytes: bytes)))
        #expect(try sent(GuestTraits(traits, isInPoints: true)).traits == traits)
        let reduced = try #require(try sent(GuestTraits(traits)).traits.wallpaper)
        #expect(reduced.bitmap.width == 20 && reduced.bitmap.height == 40)
    }

    @Test(
        "A frame that a guest makes up is refused, or drawn without its control characters",
        arguments: [
            #"{"width":-1,"height":1,"clusters":[],"styles":[],"runs":[],"reading":[]}"#,
            #"{"width":100000,"height":100000,"clusters":["a"],"styles":[0,0,0],"runs":[1,0,0],"reading":[]}"#,
            #"{"width":2,"height":1,"clusters":["a"],"styles":[0,0,0],"runs":[9,0,0],"reading":[]}"#,
            #"{"width":2,"height":1,"clusters":["a"],"styles":[0,0,0],"runs":[2,7,0],"reading":[]}"#,
            #"{"width":2,"height":1,"clusters":["a"],"styles":[0,0],"runs":[2,0,0],"reading":[]}"#,
            #"{"width":2,"height":1,"clusters":["a"],"styles":[0,0,0],"runs":[2,0],"reading":[]}"#,
            #"{"width":2,"height":1,"clusters":["a"],"styles":[0,0,0],"runs":[9223372036854775807,0,0],"reading":[]}"#,
        ])
    func hostileFrames(_ json: String) throws {
        let frame = try GuestMessage.message(GuestFrame.self, in: Data(json.utf8))
        #expect(frame.rendering(at: ActivityPreview.start) == nil)
    }

    @Test("Control characters of a guest are drawn as replacement characters")
    func controls() throws {
        let json = #"""
            {"width":3,"height":1,"clusters":["\u001b","\u009b","ab"],"styles":[0,0,0],"runs":[1,0,0,1,1,0,1,2,0],
            "reading":["\u001b[2J"]}
            """#
        let frame = try GuestMessage.message(GuestFrame.self, in: Data(json.utf8))
        let rendering = try #require(frame.rendering(at: ActivityPreview.start))
        #expect(rendering.frame.text == "\u{FFFD}\u{FFFD}\u{FFFD}")
        #expect(rendering.reading.phrases == ["[2J"])
    }

    @Test("A length that is too long is refused")
    func lengths() {
        #expect(GuestMessage.length([0xFF, 0xFF, 0xFF, 0xFF]) == nil)
        #expect(GuestMessage.length([0, 0]) == nil)
        #expect(GuestMessage.length([0, 0, 1, 2]) == 258)
    }
}
