import CellUI
import Foundation
import Testing

@testable import GuestBuild

@Suite("What a target's description for Expo's prebuild names")
struct ExpoTargetTests {
    private func set(_ any: UInt32, dark: UInt32? = nil, opacity: Double = 1) -> AssetCatalogue.ColorSet {
        func components(_ hex: UInt32) -> AssetCatalogue.Components {
            .init(
                red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
                opacity: opacity)
        }
        return .init(any: components(any), dark: dark.map(components))
    }

    @Test("Colours are texts of CSS, for both appearances or for each")
    func colors() {
        let target = ExpoTarget(
            """
            /** @type {import('@bacons/apple-targets').ConfigFunction} colors: { no: "#000" } */
            module.exports = config => ({
              type: "widget", // colors: { no: "#000" }
              entitlements: { "groups": config.ios.entitlements["groups"] },
              colors: {
                $accent: { color: '#FF6B35', darkColor: '#FF8C5A' },
                card: { light: `#fff`, dark: "black" },
                "sea-blue": "rgb(0, 128, 255)", veil: "rgba(255,255,255,0.5)", glass: "#11223380",
                given: brand.primary, late: dark ? "#000" : "#FFF", joined: `#${digits}`, odd: "brandish",
                named: "SteelBlue"
              },
              images: { logo: "../assets/logo.png", map: { "1x": "./map.png", "2x": "./map@2x.png" }, other: path() },
            });
            """)
        #expect(
            target.colors == [
                "$accent": set(0xFF6B35, dark: 0xFF8C5A), "card": set(0xFFFFFF, dark: 0), "sea-blue": set(0x0080FF),
                "veil": set(0xFFFFFF, opacity: 0.5), "glass": set(0x112233, opacity: 128.0 / 255),
                "named": set(0x4682B4),
            ])
        #expect(target.unread.sorted() == ["given", "joined", "late", "odd"])
        #expect(target.images == ["logo": "../assets/logo.png", "map": "./map@2x.png"])
    }

    @Test(
        "A description in JSON is read too, and one without colours, or that ends early, is nothing",
        arguments: [
            ("{ \"colors\": { \"done\": \"#FFA500\" } }", 1), ("{ \"type\": \"widget\" }", 0),
            ("module.exports = { colors: { a: ", 0), ("module.exports = { colors", 0), ("colors: { a: \"#", 0), ("", 0),
        ])
    func forms(_ text: String, _ count: Int) {
        #expect(ExpoTarget(text).colors.count == count)
    }

    @Test("Objects without an end are passed over, however deep they are")
    func deepObjects() {
        let deep = String(repeating: "{ a: ", count: 100_000)
        #expect(ExpoTarget("module.exports = { colors: { a: '#FFF', b: \(deep)").colors == ["a": set(0xFFFFFF)])
    }

    @Test("A widget has them as if they were of a catalogue, which comes first")
    func resources() throws {
        let files = [
            "package.json": "{}", "targets/widget/Ride.swift": "",
            "targets/widget/expo-target.config.js":
                "module.exports = { colors: { $accent: '#FF0000', Brand: '#00FF00', Late: later } }",
            "targets/widget/Assets.xcassets/Brand.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "0", "green": "0", "blue": "255", "alpha": "1"}}}]}
            """,
        ]
        try inTemporaryTree(files) { folder in
            let found = ResourceCollection(
                of: [folder + "/targets/widget/Ride.swift"], for: .init(paths: [folder]), naming: ImageMentions(in: []),
                knowing: DecodedPictures())
            #expect(found.resources.assets.colors == ["$accent": set(0xFF0000), "Brand": set(0x0000FF)])
            let description = folder + "/targets/widget/expo-target.config.js"
            #expect(found.files.contains(description))
            #expect(found.notes.map(\.sentence) == ["the colour Late is not written in full and is left out"])
        }
    }
}
