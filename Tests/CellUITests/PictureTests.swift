import LocalizedResources
import Testing

@testable import CellUI

/// Pictures of pixels, and the colours, images and texts of an app.
@Suite(.serialized) struct PictureTests {
    /// Red at the top left, green at the top right, blue at the bottom left, nothing at the bottom right.
    private let picture = Picture(
        Bitmap(width: 2, height: 2, bytes: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])!,
        scale: 1.0 / 8)
    private let red = CellColor(hex: 0xFF_0000)

    @Test("A cell shows two pixels, one over the other, and what is behind where there is none")
    func halves() {
        let view = Image(picture).frame(width: 16, height: 16).background(Color(CellColor(hex: 0x11_1111)))
        let frame = render(view, 2, 1).frame
        #expect(frame.text == "▀▀")
        #expect(frame[0, 0].style.foreground == red)
        #expect(frame[0, 0].style.background == CellColor(hex: 0x0000FF))
        #expect(frame[1, 0].style.foreground == CellColor(hex: 0x00FF00))
        #expect(frame[1, 0].style.background == CellColor(hex: 0x11_1111))
    }

    @Test("A template has the foreground's colour and its own shape")
    func template() {
        let view = Image(picture).renderingMode(.template).foregroundStyle(Color(CellColor(hex: 0xABCDEF)))
        let frame = render(view, 2, 1).frame
        #expect(frame[0, 0].style.background == CellColor(hex: 0xABCDEF))
        #expect(frame[1, 0].style.foreground == CellColor(hex: 0xABCDEF) && frame[1, 0].glyph != .space)
    }

    @Test("A resizable picture takes what it is offered; scaled to fit it keeps its form")
    func sizes() {
        let environment = EnvironmentValues()
        let offered = ProposedViewSize(width: 80, height: 32)
        #expect(PreparedView(Image(picture), environment: environment).size(offered) == CGSize(width: 16, height: 16))
        let resized = Image(picture).resizable()
        #expect(PreparedView(resized, environment: environment).size(offered) == CGSize(width: 80, height: 32))
        let fitted = PreparedView(resized.scaledToFit(), environment: environment).size(offered)
        #expect(fitted == CGSize(width: 32, height: 32))
    }

    @Test("A picture with many pixels is reduced to those of a phone, each the mean of what it replaces")
    func reduced() {
        let bytes = (0..<66 * 66).flatMap { ($0 % 66) < 33 ? [200, 0, 0, 255] : [0, 0, 0, 0] as [UInt8] }
        let small = Bitmap(width: 66, height: 66, bytes: bytes)?.reduced(toFit: (3, 1))
        #expect(small?.bytes == [200, 0, 0, 255, 200, 0, 0, 128, 0, 0, 0, 0])
    }

    @Test("A colour of the catalogue has the appearance of where it is drawn")
    func colors() {
        AssetCatalogue.installed.colors["PictureTests"] = AssetCatalogue.ColorSet(
            any: .init(red: 1, green: 1, blue: 1), dark: .init(red: 0, green: 0, blue: 1))
        defer { AssetCatalogue.installed.colors["PictureTests"] = nil }
        let color = Color("PictureTests")
        #expect(render(color, 1, 1).frame[0, 0].style.background == CellColor(hex: 0x0000FF))
        let light = render(color, 1, 1) { $0.colorScheme = .light }
        #expect(light.frame[0, 0].style.background == CellColor(hex: 0xFF_FFFF))
    }

    @Test("A closure of ForEach reads the environment of the body that contains it")
    func environmentInForEach() {
        struct Inner: View {
            @Environment(\.lineLimit) private var lines
            var body: some View { ForEach(0..<2) { Text(verbatim: "\($0)-\(lines ?? 0)") } }
        }
        let view = HStack(spacing: 8) { Inner().lineLimit(3) }
        #expect(text(view, 8, 1).hasPrefix("0-3 1-3"))
    }

    @Test("A layer over a view can be where a view inside it says")
    func anchors() {
        struct Key: PreferenceKey {
            static var defaultValue: Anchor<CGRect>? { nil }
            static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
                value = value ?? nextValue()
            }
        }
        let row = HStack(spacing: 0) {
            Text(verbatim: "abc")
            Text(verbatim: "x").anchorPreference(key: Key.self, value: .bounds) { $0 }
        }
        let marked = row.overlayPreferenceValue(Key.self) { anchor in
            GeometryReader { proxy in
                if let anchor { Text(verbatim: "!").offset(x: proxy[anchor].minX, y: proxy[anchor].minY) }
            }
        }
        #expect(text(marked, 4, 1) == "abc!")
    }

    @Test("A format that was looked up follows its plural rules when its values are known")
    func formats() {
        var catalogue = StringCatalogue()
        var won = StringCatalogue.Entry("Won %#@g@ today")
        won.substitutions["g"] = .init(argument: 1, categories: ["one": "one game", "other": "%arg games"])
        catalogue.add(
            ["won": won, "%lld stops": .init(plural: ["one": "%lld stop", "other": "%lld stops"])],
            table: "Localizable", language: "en")
        StringCatalogue.installed = catalogue
        defer { StringCatalogue.installed = StringCatalogue() }
        func text(_ key: String, _ number: Int, in locale: Locale? = nil) -> String? {
            let format = StringCatalogue.format(of: key, in: Locale(identifier: "en_US"))
            return format.flatMap { StringCatalogue.text(ofFormat: $0, [number], in: locale) }
        }
        #expect(text("won", 3) == "Won 3 games today" && text("won", 1) == "Won one game today")
        #expect(text("%lld stops", 1) == "1 stop" && text("%lld stops", 5) == "5 stops")
        #expect(text("won", 1234) == "Won 1234 games today")
        #expect(text("won", 1234, in: Locale(identifier: "en_US")) == "Won 1,234 games today")
        #expect(StringCatalogue.text(ofFormat: "%d of %d", [1, 2], in: nil) == nil)
    }

    @Test("Texts are looked up in the environment's locale, with their values, plurals and style")
    func texts() {
        var catalogue = StringCatalogue()
        catalogue.add(
            [
                "picture %@": .init("Bild **%@**"),
                "%lld picture": .init(plural: ["one": "%lld Bild", "other": "%lld Bilder"]),
            ],
            table: "Localizable", language: "de")
        StringCatalogue.installed = catalogue
        defer { StringCatalogue.installed = StringCatalogue() }
        let german = Locale(identifier: "de_DE")
        let named = Text("picture \("A")")
        #expect(text(named, 12, 1).hasPrefix("picture A"))
        #expect(text(named.environment(\.locale, german), 12, 1).hasPrefix("Bild A"))
        #expect(text(Text("\(1) picture").environment(\.locale, german), 12, 1) == "1 Bild")
        #expect(text(Text("\(2) picture").environment(\.locale, german), 12, 1).hasPrefix("2 Bilder"))
    }
}
