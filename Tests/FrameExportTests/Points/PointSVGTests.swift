import Foundation
import FrameExport
import Testing

struct PointSVGTests {
    private func canvas(_ view: some View, _ width: CGFloat = 200, _ height: CGFloat = 100) -> PointCanvas {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        return PointCanvas.picture(size: CGSize(width: width, height: height), at: environment.now) {
            $0.draw(PreparedView(view, environment: environment), in: $0.bounds)
        }
    }

    private func elements(
        _ view: some View, outlines: Bool = false
    ) throws -> [MarkupReader.Element] {
        var options = PointSVGOptions()
        options.drawsOutlines = outlines
        return try #require(MarkupReader.elements(of: PointSVG.document(of: canvas(view), options: options)))
    }

    private var everything: some View {
        VStack {
            Label("5 < 6 & \"7\"", systemImage: "bell.fill").bold().italic()
            ProgressView(value: 0.4)
            HStack {
                Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [3, 2]))
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).clipShape(Circle())
                Color.green.mask(Text("mask"))
                Image(systemName: "no.such.symbol").rotationEffect(.degrees(45)).opacity(0.5)
                Text("日本 🧘").underline().strikethrough().foregroundStyle(
                    .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            }
        }
    }

    @Test("A dashed line is dashed in points, on the outline of its shape")
    func dashes() throws {
        let route = RoundedRectangle(cornerRadius: 3).stroke(
            .blue, style: StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 3)
        )
        .frame(width: 100, height: 6)
        let lines = try elements(route).filter { $0.attributes["stroke-dasharray"] != nil }
        #expect(lines.count == 1)
        #expect(lines.first?.attributes["stroke-dasharray"] == "6 4")
        #expect(lines.first?.attributes["stroke-dashoffset"] == "3")
        #expect(lines.first?.attributes["stroke-width"] == "2" && lines.first?.attributes["fill"] == "none")
    }

    @Test(
        "Arabic stays one text, which begins at the right, and has the width of its joined letters",
        arguments: [false, true])
    func arabic(outlines: Bool) throws {
        func text(_ string: String) throws -> MarkupReader.Element {
            try #require(
                try elements(Text(verbatim: string), outlines: outlines).first { $0.attributes["textLength"] != nil })
        }
        let date = try text("الجمعة، 9 يناير")
        #expect(date.attributes["direction"] == "rtl")
        #expect(date.attributes["text-anchor"] == (outlines ? "middle" : "end"))
        // A time begins with digits, and its first letter decides.
        #expect(try text("10:01 ص").attributes["direction"] == "rtl")
        #expect(try text("bell ص").attributes["direction"] == nil)
        // At the end a letter is more than twice as wide as where it joins the next.
        let font = PointFont(size: 100)
        #expect(font.width(of: "ص") > 100 && font.width(of: "ب") > 80)
        #expect(font.width(of: "بب") < 1.5 * font.width(of: "ب"))
    }

    @Test("A document is well-formed, and what it refers to is in it", arguments: [false, true])
    func references(outlines: Bool) throws {
        let elements = try elements(everything, outlines: outlines)
        let ids = elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        for element in elements {
            for value in element.attributes.values {
                if value.hasPrefix("url(#") { #expect(ids.contains(String(value.dropFirst(5).dropLast()))) }
            }
            if let target = element.attributes["href"] { #expect(ids.contains(String(target.dropFirst()))) }
        }
        for name in ["path", "use", "clipPath", "mask", "linearGradient", "title"] {
            #expect(elements.contains { $0.name == name }, "\(name)")
        }
    }

    @Test(
        "Rounded letters have outlines of their own, and as text a rounded font; letters without one have the usual outline"
    )
    func rounded() throws {
        func outlines(_ view: some View) throws -> [String?] {
            try elements(view, outlines: true).filter { $0.name == "path" }.map { $0.attributes["d"] }
        }
        let usual = try outlines(Text("1é"))
        let rounded = try outlines(Text("1é").fontDesign(.rounded))
        #expect(rounded.count == 2 && Set(rounded).isDisjoint(with: usual))
        #expect(try outlines(Text("1é").fontDesign(.serif)) == usual)
        #expect(try outlines(Text("Я").fontDesign(.rounded)) == outlines(Text("Я")))
        let text = try #require(try elements(Text("1").fontDesign(.rounded)).first { $0.name == "text" })
        #expect(text.attributes["font-family"]?.hasPrefix("ui-rounded,") == true)
    }

    @Test("Letters of another width are stretched, as outlines and as text")
    func stretched() throws {
        func transform(_ view: some View) throws -> [Substring] {
            let use = try #require(try elements(view, outlines: true).first { $0.name == "use" })
            return try #require(use.attributes["transform"]).dropFirst("matrix(".count).split(separator: " ")
        }
        let (usual, condensed) = (try transform(Text("H")), try transform(Text("H").fontWidth(.condensed)))
        #expect(try abs(#require(Double(condensed[0])) - 0.8 * #require(Double(usual[0]))) < 0.0001)
        #expect(condensed[3] == usual[3])
        let text = try #require(try elements(Text("H").fontWidth(.condensed)).first { $0.name == "text" })
        #expect(text.attributes["lengthAdjust"] == "spacingAndGlyphs")
        #expect(try elements(Text("H")).first { $0.name == "text" }?.attributes["lengthAdjust"] == nil)
    }

    @Test("Text has the length of its layout, and is escaped")
    func text() throws {
        let text = try #require(try elements(Text("a < b & c")).first { $0.name == "text" })
        #expect(text.text == "a < b & c")
        let length = try #require(text.attributes["textLength"].flatMap(Double.init))
        #expect(abs(length - PointFont(size: 17).width(of: "a < b & c")) < 0.01)
        #expect(text.attributes["font-size"] == "17")
    }

    @Test("A gradient around a point has its radii in points")
    func radialGradient() throws {
        let gradient = RadialGradient(colors: [.red, .blue], center: .topLeading, startRadius: 10, endRadius: 60)
        let element = try #require(try elements(gradient).first { $0.name == "radialGradient" })
        #expect(element.attributes["gradientUnits"] == "userSpaceOnUse")
        let lengths = ["cx", "cy", "fr", "r"].map { element.attributes[$0] }
        #expect(lengths == ["0", "0", "10", "60"])
    }

    @Test("An elliptical gradient is a round one stretched to what it fills")
    func ellipticalGradient() throws {
        let gradient = EllipticalGradient(colors: [.red, .blue], center: .center, endRadiusFraction: 0.25)
        let elements = try elements(gradient.frame(width: 120, height: 40))
        let element = try #require(elements.first { $0.name == "radialGradient" })
        // The rectangle is in the middle of 200 × 100 points.
        #expect(element.attributes["gradientTransform"] == "matrix(120 0 0 40 40 30)")
        #expect(["cx", "cy", "fr", "r"].map { element.attributes[$0] } == ["0.5", "0.5", "0", "0.25"])
    }

    @Test("A gradient that turns is sectors, each in the colour of its direction")
    func angularGradient() throws {
        let stops = [Gradient.Stop(color: .black, location: 0), Gradient.Stop(color: .white, location: 1)]
        let elements = try elements(AngularGradient(stops: stops, center: .center))
        let pattern = try #require(elements.first { $0.name == "pattern" })
        #expect(pattern.attributes["patternTransform"] == "translate(-100 -50)")
        let fills = elements.filter { $0.name == "path" && $0.attributes["fill"]?.hasPrefix("#") == true }
            .compactMap { $0.attributes["fill"] }
        #expect(fills.count == 72 && fills[0] == "#020202" && fills[71] == "#fdfdfd")
        #expect(fills == fills.sorted())
        #expect(elements.contains { $0.attributes["fill"] == "url(#d\(pattern.attributes["id"]?.dropFirst() ?? ""))" })
    }

    @Test("Weights, slants and digits of equal width are said to the viewer")
    func styles() throws {
        let text = try #require(try elements(Text("1").bold().italic().monospacedDigit()).first { $0.name == "text" })
        #expect(text.attributes["font-weight"] == "700")
        #expect(text.attributes["font-style"] == "italic")
        #expect(text.attributes["font-variant-numeric"] == "tabular-nums")
    }

    @Test("Outlines need no font, but for letters that have none")
    func outlines() throws {
        let elements = try elements(Text("Breath 日 12:34").monospacedDigit(), outlines: true)
        #expect(elements.filter { $0.name == "text" }.map(\.text) == ["日"])
        // B, r, e, a, t, h, and five characters of the clock.
        #expect(elements.filter { $0.name == "use" }.count == 11)
    }

    @Test("In a monospaced font a narrow letter stands in the middle of its place, and a wide one fits in it")
    func monospaced() throws {
        let font = Font.system(size: 20, design: .monospaced)
        let uses = try elements(Text("1:m").font(font), outlines: true).filter { $0.name == "use" }
        let matrices = try uses.map { use in
            try #require(use.attributes["transform"]?.firstMatch(of: #/matrix\((\S+) \S+ \S+ \S+ (\S+) /#))
        }
        let factors = matrices.compactMap { Double($0.1) }
        let places = matrices.compactMap { Double($0.2) }
        let natural = PointFont(size: 20)
        let middles = zip(zip(places, factors), "1:m").map { place, letter in
            place.0 + natural.width(of: letter) * place.1 / 0.02 / 2
        }
        #expect(abs(middles[1] - middles[0] - 12) < 0.2 && abs(middles[2] - middles[1] - 12) < 0.2)
        #expect(factors[0] == 0.02 && factors[2] < 0.02)
    }

    @Test("The same picture gives the same bytes")
    func determinism() {
        var options = PointSVGOptions()
        options.drawsOutlines = true
        #expect(
            PointSVG.document(of: canvas(everything), options: options)
                == PointSVG.document(of: canvas(everything), options: options))
    }

    @Test("The description is the document's, and the scale its size")
    func document() throws {
        var options = PointSVGOptions()
        options.scale = 3
        let document = PointSVG.document(
            of: canvas(Color.red), description: FrameDescription(title: "A & B", sentence: "one < two"),
            options: options)
        let elements = try #require(MarkupReader.elements(of: document))
        #expect(elements[0].attributes["width"] == "600" && elements[0].attributes["viewBox"] == "0 0 200 100")
        #expect(elements[1].text == "A & B" && elements[2].text == "one < two")
    }

    private static let isInstalled = (try? PNGRenderer()) != nil

    @Test(
        "A PNG has as many pixels to a point as the scale says", .enabled(if: isInstalled, "librsvg is not installed"))
    func png() throws {
        var options = PointSVGOptions()
        for scale in [1.0, 2, 3] {
            options.scale = scale
            let data = try PNGRenderer().png(of: canvas(everything), options: options)
            let size = [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
            #expect(size == [Int(200 * scale), Int(100 * scale)])
        }
        options.scale = 1000
        #expect(throws: PNGError.tooLarge(width: 200_000, height: 100_000)) {
            try PNGRenderer().png(of: canvas(everything), options: options)
        }
    }
}
