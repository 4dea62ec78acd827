import CellUI
import Foundation
import FrameExport
import Testing

@testable import GuestBuild

@Suite("Asset catalogues")
struct CatalogueTests {
    static let info = "\"info\": {\"author\": \"xcode\", \"version\": 1}"

    /// Calls `body` with a folder that has an empty catalogue, and removes it.
    func withCatalogue(_ body: (_ catalogue: String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let catalogue = folder + "/Assets.xcassets"
        try FileManager.default.createDirectory(atPath: catalogue, withIntermediateDirectories: true)
        try body(catalogue)
    }

    func write(_ data: Data, to path: String) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: path))
    }

    func write(_ json: String, to path: String) throws { try write(Data(json.utf8), to: path) }

    private func color(_ components: String, space: String = "srgb", dark: Bool = false) -> String {
        let appearance = dark ? "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], " : ""
        return "{\(appearance)\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", "
            + "\"components\": {\(components)}}}"
    }

    private func read(colors: [String]) throws -> AssetCatalogue.ColorSet? {
        var set: AssetCatalogue.ColorSet?
        try withCatalogue { catalogue in
            try write(
                "{\"colors\": [\(colors.joined(separator: ", "))], \(Self.info)}",
                to: catalogue + "/Brand.colorset/Contents.json")
            set = CatalogueReader([catalogue]).assets.colors["Brand"]
        }
        return set
    }

    @Test(
        "A component is hexadecimal, a byte, or a share of one",
        arguments: ["0xFF", "255", "1.000"])
    func components(_ text: String) throws {
        let set = try read(colors: [
            color("\"red\": \"\(text)\", \"green\": \"0x00\", \"blue\": \"0.000\", \"alpha\": \"0.500\"")
        ])
        #expect(set?.any == AssetCatalogue.Components(red: 1, green: 0, blue: 0, opacity: 0.5))
        #expect(set?.dark == nil)
    }

    @Test("A set without a colour is there: the accent colour is the system's blue, and any other is clear")
    func empty() throws {
        try withCatalogue { catalogue in
            for name in ["AccentColor", "Card"] {
                try write(
                    "{\"colors\": [{\"idiom\": \"universal\"}], \(Self.info)}",
                    to: catalogue + "/\(name).colorset/Contents.json")
            }
            let reader = CatalogueReader([catalogue])
            #expect(reader.notes.isEmpty && reader.assets.colors["Card"]?.any.opacity == 0)
            let blue = AssetCatalogue.Components(red: 10.0 / 255, green: 132.0 / 255, blue: 1)
            #expect(reader.assets.colors["AccentColor"]?.dark == blue)
        }
    }

    @Test("A component that is a number is a part of 1, as other tools than Xcode write it")
    func numbers() throws {
        let set = try read(colors: [color("\"red\": 1, \"green\": 0.25, \"blue\": 0, \"alpha\": 1")])
        #expect(set?.any == .init(red: 1, green: 0.25, blue: 0, opacity: 1))
    }

    @Test("A colour has its dark variant, and other devices' variants do not count")
    func appearances() throws {
        let black = "\"white\": \"0.000\", \"alpha\": \"1.000\""
        let white = "\"white\": \"1.000\", \"alpha\": \"1.000\""
        let watch = color("\"white\": \"0.500\"").replacing("universal", with: "watch")
        let set = try read(colors: [
            watch, color(black, space: "gray-gamma-22"), color(white, space: "gray-gamma-22", dark: true),
        ])
        #expect(set?.any.red == 0)
        #expect(set?.dark?.red == 1)
    }

    @Test("Display P3 is converted: its red is outside of sRGB, its grey is the same")
    func displayP3() throws {
        let red = try read(colors: [
            color("\"red\": \"1.000\", \"green\": \"0.000\", \"blue\": \"0.000\"", space: "display-p3")
        ])
        let components = try #require(red?.any)
        #expect(abs(components.red - 1.0931) < 0.001)
        #expect(abs(components.green + 0.2267) < 0.001)
        let gray = try read(colors: [
            color("\"red\": \"0.5\", \"green\": \"0.5\", \"blue\": \"0.5\"", space: "display-p3")
        ])
        #expect(abs((gray?.any.blue ?? 0) - 0.5) < 0.001)
    }

    @Test("A colour of the system has both of its appearances")
    func systemColor() throws {
        let set = try read(colors: [
            "{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}"
        ])
        #expect(set?.any.green == Double(0x3B) / 255)
        #expect(set?.dark?.green == Double(0x45) / 255)
    }

    static let pixel = BitmapPNG.data(of: Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255])!)

    @Test("An image has its scales, its dark variants and the mode of a template; a namespace is part of the name")
    func images() throws {
        try withCatalogue { catalogue in
            try write(
                "{\"properties\": {\"provides-namespace\": true}, \(Self.info)}", to: catalogue + "/Icons/Contents.json"
            )
            let folder = catalogue + "/Icons/Home.imageset"
            for file in ["a.png", "b.png", "c.png"] { try write(Self.pixel, to: "\(folder)/\(file)") }
            try write(
                """
                {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"},
                {"idiom": "universal", "scale": "2x", "filename": "b.png"}, {"idiom": "universal", "scale": "3x"},
                {"idiom": "universal", "scale": "2x", "filename": "c.png",
                "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
                "properties": {"template-rendering-intent": "template"}, \(Self.info)}
                """, to: folder + "/Contents.json")
            let set = try #require(CatalogueReader([catalogue]).assets.images["Icons/Home"])
            #expect(set.files.map(\.scale) == [1, 2, 2])
            #expect(set.files.map(\.isDark) == [false, false, true])
            #expect(set.isTemplate == true)
        }
    }

    @Test("Images that no source names are read last, and only if that is quick")
    func mentions() throws {
        let source = SwiftSource(
            "let a = Image(\"Home\"), b = Image(.tramStop), c = Image(\"plant-\\(stage)-big\"), d = \"Map.v2.png\"")
        let mentions = ImageMentions(in: [source])
        for name in ["Home", "Icons/Home", "tram_stop", "plant-2", "any-big", "Map", "a/Map.v2"] {
            #expect(mentions.mentions(name))
        }
        for name in ["House", "tram", "plan", "Map.v"] { #expect(!mentions.mentions(name)) }
        try withCatalogue { catalogue in
            for (name, file) in [("Away", "away.gif"), ("Far", "far.png"), ("Home", "home.png")] {
                try write(Self.pixel, to: "\(catalogue)/\(name).imageset/\(file)")
                try write(
                    "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}], \(Self.info)}",
                    to: "\(catalogue)/\(name).imageset/Contents.json")
            }
            let reader = CatalogueReader([catalogue], naming: mentions)
            #expect(reader.assets.images.mapValues(\.files.count) == ["Away": 0, "Far": 1, "Home": 1])
            #expect(reader.files.first?.contains("Home") == true)
        }
    }

    @Test("A data set has its bytes and type, in a file that the widget's NSDataAsset reads")
    func dataSets() throws {
        try withCatalogue { catalogue in
            try write(Data("{}".utf8), to: catalogue + "/Facts/All.dataset/all.json")
            try write(
                """
                {"data": [{"idiom": "universal", "filename": "all.json", "universal-type-identifier": "public.json"}],
                \(Self.info)}
                """, to: catalogue + "/Facts/All.dataset/Contents.json")
            try write(
                "{\"properties\": {\"provides-namespace\": true}, \(Self.info)}", to: catalogue + "/Facts/Contents.json"
            )
            try write(
                "{\"data\": [{\"idiom\": \"universal\", \"filename\": \"gone\"}], \(Self.info)}",
                to: catalogue + "/Gone.dataset/Contents.json")
            let reader = CatalogueReader([catalogue])
            #expect(reader.notes.map(\.sentence) == ["gone is missing or too large: the data set Gone is left out"])
            #expect(Set(reader.data.keys) == ["Facts/All"])
            let file = try #require(reader.data["Facts/All"]).file(named: "Facts/All")
            #expect(file.name == "Facts%2FAll.dataset" && file.contents == Data("public.json\n{}".utf8))
            #expect(reader.files.contains { $0.hasSuffix("all.json") })
        }
    }

    @Test("An SVG and a custom symbol are drawn in three pixels to a point", .enabled(if: ForeignPicture() != nil))
    func vectors() throws {
        try withCatalogue { catalogue in
            let square = "<path d=\"M0 0H10V10H0Z\"/>"
            try write(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\">\(square)</svg>",
                to: catalogue + "/Half.imageset/half.svg")
            try write(
                "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"half.svg\"}], \(Self.info)}",
                to: catalogue + "/Half.imageset/Contents.json")
            try write(
                """
                <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides"><line id="Baseline-M" y1="100"/>
                <line id="Capline-M" y1="30"/><line id="left-margin-Regular-M" x1="0"/>
                <line id="right-margin-Regular-M" x1="70"/></g><g id="Symbols"><g id="Regular-M"><g><path d="M10 40H60V90H10Z"/></g></g></g></svg>
                """, to: catalogue + "/own.symbolset/own.svg")
            try write(
                "{\"symbols\": [{\"idiom\": \"universal\", \"filename\": \"own.svg\"}], \(Self.info)}",
                to: catalogue + "/own.symbolset/Contents.json")
            // Of a template from whose three drawings the others follow, the regular one is drawn.
            let masters = ["Black-S", "Regular-S"].map { "<g id=\"\($0)\"><path d=\"M10 40H60V90H10Z\"/></g>" }.joined()
            try write(
                """
                <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides"><line id="Baseline-S" x1="0" y1="100"/>
                <line id="Capline-S" y1="30"/><line id="left-margin-Regular-S" x1="0"/>
                <line id="right-margin-Regular-S" x1="70"/></g><g id="Symbols">\(masters)</g></svg>
                """, to: catalogue + "/masters.symbolset/own.svg")
            try write(
                "{\"symbols\": [{\"idiom\": \"universal\", \"filename\": \"own.svg\"}], \(Self.info)}",
                to: catalogue + "/masters.symbolset/Contents.json")
            let reader = CatalogueReader([catalogue])
            #expect(reader.assets.images["masters"] == reader.assets.images["own"])
            let image = try #require(reader.assets.images["Half"]?.files.first)
            let picture = try #require(Picture(file: image.png, scale: image.scale))
            #expect(picture.size == CGSize(width: 20, height: 10))
            #expect(Array(picture.bitmap.bytes[0..<4]) == [0, 0, 0, 255])
            #expect(picture.bitmap.bytes[59 * 4 + 3] == 0)
            #expect(reader.assets.images["own"]?.isTemplate == true)
            #expect(reader.notes.isEmpty)
        }
    }

    @Test("Symbols are generated for what the source uses, as Xcode names them")
    func symbols() {
        var assets = AssetCatalogue()
        let white = AssetCatalogue.ColorSet(any: AssetCatalogue.Components(red: 1, green: 1, blue: 1))
        for name in ["BrandBlue", "accent-color", "Unused"] { assets.colors[name] = white }
        for name in ["URLImage", "Icons/home"] { assets.images[name] = AssetCatalogue.ImageSet(files: []) }
        let source = SwiftSource(
            "let a = Text(x).foregroundStyle(.brandBlue); let b = Color(.accent); let c = Image(.url); let d = Image(.Icons.home)"
        )
        let made = AssetSymbols(of: assets, usedIn: [source]).source ?? ""
        #expect(made.contains("extension Color { static var brandBlue: Color { Color(\"BrandBlue\") } }"))
        #expect(made.contains("extension ColorResource { static var accent: ColorResource"))
        #expect(!made.contains("extension Color { static var accent"))
        #expect(
            made.contains("extension ImageResource { static var url: ImageResource { ImageResource(name: \"URLImage\""))
        #expect(
            made.contains("extension ImageResource { enum Icons {} }\nextension ImageResource.Icons { static var home"))
        #expect(!made.contains("unused"))
    }

    @Test("Symbols of UIKit are generated where the source names a colour or image of UIKit, and none that UIKit has")
    func kitSymbols() {
        var assets = AssetCatalogue()
        let white = AssetCatalogue.ColorSet(any: AssetCatalogue.Components(red: 1, green: 1, blue: 1))
        for name in ["Brand", "gray"] { assets.colors[name] = white }
        assets.images["Photo"] = AssetCatalogue.ImageSet(files: [])
        func made(_ text: String) -> String {
            AssetSymbols(of: assets, usedIn: [SwiftSource("let a = Color(.brand); \(text)")]).source ?? ""
        }
        let color = "extension UIColor { @_disfavoredOverload static var brand: UIColor"
        let image = "extension UIImage { static var photo: UIImage"
        for text in ["let b = Color(uiColor: .brand)", "let b = UIColor.brand", "func f(_ c: UIColor) {}"] {
            #expect(made(text).contains(color) && !made(text).contains(image))
        }
        #expect(made("let b = Image(uiImage: .photo)").contains(image))
        #expect(!made("let b = Image(.photo)").contains("extension UIImage"))
        let gray = made("let b = Color(uiColor: .gray); let c = Text(x).foregroundStyle(.gray)")
        #expect(!gray.contains("static var gray: UIColor") && !gray.contains("static var gray: Color {"))
    }

    @Test("A name that the source declares itself is not generated again")
    func declaredSymbol() {
        var assets = AssetCatalogue()
        assets.colors["Brand"] = AssetCatalogue.ColorSet(any: AssetCatalogue.Components(red: 1, green: 1, blue: 1))
        let source = SwiftSource(
            "extension Color { static let brand = Color(\"Brand\") }\nlet a = Text(x).foregroundStyle(Color.brand)")
        let made = AssetSymbols(of: assets, usedIn: [source]).source ?? ""
        #expect(made.contains("extension ColorResource") && !made.contains("extension Color {"))
    }

    @Test("Two names with one symbol have it once")
    func sharedSymbol() {
        var assets = AssetCatalogue()
        let white = AssetCatalogue.ColorSet(any: AssetCatalogue.Components(red: 1, green: 1, blue: 1))
        for name in ["Brand", "BrandColor"] { assets.colors[name] = white }
        let made =
            AssetSymbols(of: assets, usedIn: [SwiftSource("let a = Text(x).foregroundStyle(.brand)")]).source ?? ""
        #expect(made.contains("static var brand: Color { Color(\"Brand\") }") && !made.contains("BrandColor"))
    }
}
