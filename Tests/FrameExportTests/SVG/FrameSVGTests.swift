import FrameExport
import Testing

struct FrameSVGTests {
    private func svg(_ rows: [String], style: CellStyle = CellStyle()) -> String {
        FrameFormat.svg().export(frame(rows, style: style))
    }

    @Test func everyDrawnCharacterAndEveryMarkupCharacterIsValidXML() throws {
        let document = FrameFormat.svg().export(
            frame([String(drawnCharacters), "<a href=\"x\">&amp;'", "\u{7}\u{1B}[0m"]),
            description: FrameDescription(title: "a < b", sentence: "“1 & 2”"))
        let elements = try #require(MarkupReader.elements(of: document))
        #expect(elements.text(of: "title") == "a < b")
        #expect(elements.text(of: "desc") == "“1 & 2”")
        #expect(Set(elements.map(\.name)).isSubset(of: ["svg", "title", "desc", "rect", "g", "path", "text"]))
    }

    @Test func noElementRunsAScriptOrPointsOutside() throws {
        let document = FrameFormat.svg().export(
            frame(["<script>alert(1)</script>", "javascript:x", "http://x"]),
            description: FrameDescription(title: "<script/>", sentence: "\" onload=\"x"))
        let elements = try #require(MarkupReader.elements(of: document))
        #expect(!elements.contains { $0.name == "script" })
        let names = Set(elements.flatMap { $0.attributes.keys })
        #expect(!names.contains { $0.hasPrefix("on") || $0.hasSuffix("href") })
    }

    @Test func everyPictureHasItsOwnTextAndDrawing() throws {
        let sheet = ContactSheet(
            title: "sheet", columnTitles: ["one", "two"], frames: [[frame(["█a"]), frame(["b█"])]],
            ground: CellStyle(background: CellColor(hex: 0x203040)))
        let whole = FrameFormat.svg().export(sheet.frame, description: FrameDescription(title: "sheet"))
        let document = FrameFormat.svg().export(sheet.frame, description: sheet.description)
        let elements = try #require(MarkupReader.elements(of: document))
        #expect(elements.first?.attributes["role"] == "group")
        #expect(MarkupReader.elements(of: whole)?.first?.attributes["role"] == "img")
        let groups = elements.indices.filter { elements[$0].attributes["role"] == "img" }
        #expect(groups.map { elements[$0].attributes["transform"] } == ["translate(0 64)", "translate(48 64)"])
        #expect(groups.map { elements[$0 + 1].text } == ["one", "two"])
        #expect(elements.text(of: "desc") == nil)
        // Every letter and every block appears once, in both drawings.
        func letters(_ document: String) throws -> String {
            let texts = try #require(MarkupReader.elements(of: document)).filter { $0.name == "text" }.map(\.text)
            return String(texts.joined().filter { !$0.isWhitespace }.sorted())
        }
        #expect(try letters(document) == letters(whole))
        #expect(document.ranges(of: "M0 0h8v16h-8z").count == 1 && document.ranges(of: "M8 0h8v16h-8z").count == 1)
    }

    @Test func theViewBoxIsEightBySixteenACell() {
        #expect(svg(["ab", "cd"]).contains(#"viewBox="0 0 16 32""#))
    }

    @Test func theScaleChangesOnlyTheSizeAndIsPositive() throws {
        let plain = svg(["ab"])
        let large = FrameFormat.svg(SVGOptions(scale: 2.5)).export(frame(["ab"]))
        #expect(large.contains(##"width="40" height="40" viewBox="0 0 16 16""##))
        #expect(large.split(separator: "\n").dropFirst() == plain.split(separator: "\n").dropFirst())
        for scale in [0, -1, .nan, .infinity, 1e9] { #expect(SVGOptions(scale: scale).scale == 1) }
    }

    @Test func shapesNeedNoFont() {
        for character in drawnCharacters {
            let document = svg([String(character)])
            #expect(!document.contains("<text"), "\(character) is left to a font")
            #expect(document.contains("<path"), "\(character) is not drawn")
        }
    }

    @Test(arguments: [
        ("▀", "M0 0h8v8h-8z"), ("▄", "M0 8h8v8h-8z"), ("▂", "M0 12h8v4h-8z"), ("█", "M0 0h8v16h-8z"),
        ("▌", "M0 0h4v16h-4z"), ("▏", "M0 0h1v16h-1z"), ("▉", "M0 0h7v16h-7z"), ("▐", "M4 0h4v16h-4z"),
        ("▔", "M0 0h8v2h-8z"), ("▕", "M7 0h1v16h-1z"), ("▗", "M4 8h4v8h-4z"), ("▝", "M4 0h4v8h-4z"),
        ("▚", "M0 0h4v8h-4zM4 8h4v8h-4z"), ("▙", "M0 0h4v8h-4zM0 8h8v8h-8z"), ("▟", "M4 0h4v8h-4zM0 8h8v8h-8z"),
        ("\u{1FB00}", "M0 0h4v5h-4z"), ("\u{1FB0E}", "M0 0h8v11h-8z"),
        ("\u{1FB13}", "M0 5h4v11h-4z"), ("\u{1FB14}", "M4 0h4v5h-4zM0 5h4v11h-4z"),
        ("\u{1FB3B}", "M4 0h4v5h-4zM0 5h8v11h-8z"),
    ])
    func aBlockElementCoversItsPartOfTheCell(character: String, path: String) {
        #expect(svg([character]).contains("d=\"\(path)\""), "\(svg([character]))")
    }

    @Test(arguments: [
        ("─", ["M0 8h8v1h-8z"]), ("│", ["M4 0h1v16h-1z"]), ("━", ["M0 7h8v2h-8z"]), ("╸", ["M0 7h5v2h-5z"]),
        ("┌", ["M4 8h4v1h-4z", "M4 8h1v8h-1z"]), ("┼", ["M4 0h1v16h-1z", "M0 8h8v1h-8z"]),
        ("┏", ["M3 7h5v2h-5z", "M3 7h2v9h-2z"]),
        ("╔", ["M2 6h6v1h-6z", "M5 9h3v1h-3z", "M5 9h1v7h-1z", "M2 6h1v10h-1z"]),
        ("╪", ["M4 0h1v7h-1z", "M0 6h8v1h-8z", "M0 9h8v1h-8z", "M4 9h1v7h-1z"]), ("╮", ["M0 0m4.5 16v-3.5q0-4-4.5-4"]),
        ("╌", ["M0 8h2.4v1h-2.4z", "M4 8h2.4v1h-2.4z"]),
    ])
    func aLineReachesTheEdgesItPointsTo(character: String, paths: [String]) {
        let document = svg([character])
        for path in paths { #expect(document.contains(path), "\(path) is not in \(document)") }
    }

    @Test func brailleDotsAreAtTheirUnicodePositions() {
        #expect(svg(["⠁"]).contains("d=\"M2 2h0\""))
        #expect(svg(["⢀"]).contains("d=\"M6 14h0\""))
        #expect(svg(["⡌"]).contains("d=\"M2 10h0M6 2h0M2 14h0\""))
    }

    @Test func adjoiningShapesAreMerged() {
        #expect(svg(["███", "███"]).contains("d=\"M0 0h24v32h-24z\""))
        #expect(svg(["───"]).contains("d=\"M0 8h24v1h-24z\""))
        #expect(svg(["│", "│", "│"]).contains("d=\"M4 0h1v48h-1z\""))
        let ground = CellStyle(background: CellColor(hex: 0x112233))
        #expect(svg(["  ", "  "], style: ground).contains("d=\"M0 0h16v32h-16z\""))
    }

    @Test func aShadeMixesBothColors() {
        let style = CellStyle(foreground: CellColor(hex: 0xFFFFFF), background: CellColor(hex: 0x000000))
        #expect(svg(["▒"], style: style).contains("fill=\"#7f7f7f\""))
    }

    @Test func wordsHavePlaceAndLengthAndAWideClusterIsAWord() {
        let document = svg([" ab  c日x y"])
        #expect(document.contains(#"<text x="8" y="12" textLength="16""#))
        #expect(document.contains(#"<text x="40" y="12" textLength="8""#))
        #expect(document.contains(#"<text x="48" y="12" textLength="16""#))
        #expect(document.contains(#"<text x="64" y="12" textLength="24" lengthAdjust="spacingAndGlyphs">x y<"#))
    }

    @Test func aFallbackFontClusterIsAWordOfItsOwn() {
        let document = svg(["ab☾cd"])
        #expect(document.contains(#"<text x="16" y="12" textLength="8" lengthAdjust="spacingAndGlyphs">☾<"#))
        #expect(document.contains(#"<text x="24" y="12" textLength="16" lengthAdjust="spacingAndGlyphs">cd<"#))
    }

    @Test func aBlankOfAnotherPictureDoesNotJoinTwoWords() {
        #expect(svg(["a█b"]).contains(#"textLength="8" lengthAdjust="spacingAndGlyphs">a<"#))
    }

    @Test func dimMovesTheGlyphTowardsItsBackground() {
        let style = CellStyle(
            foreground: CellColor(hex: 0xFF8000), background: CellColor(hex: 0x000000), attributes: .dim)
        #expect(svg(["a"], style: style).contains("fill=\"#9f5000\""))
    }

    @Test func terminalColorsComeFromTheOptions() {
        let options = SVGOptions(
            foreground: CellColor(hex: 0x111111), background: CellColor(hex: 0xEEEEEE),
            basicColors: [CellColor(hex: 0x222222)])
        let plain = FrameFormat.svg(options).export(frame(["a"]))
        #expect(plain.contains("fill=\"#111\"") && plain.contains("fill=\"#eee\""))
        let basic = FrameFormat.svg(options).export(frame(["a"], style: CellStyle(foreground: .ansi(0))))
        #expect(basic.contains("fill=\"#222\""))
    }

    @Test func reverseSwapsTheColors() {
        let style = CellStyle(
            foreground: CellColor(hex: 0x010101), background: CellColor(hex: 0x020202), attributes: .reverse)
        let document = svg(["a"], style: style)
        #expect(document.contains(##"<path fill="#010101" d="M0 0h8v16h-8z"/>"##))
        #expect(document.contains(##"fill="#020202">a<"##))
    }

    @Test func blanksAreUnderlinedToo() {
        #expect(svg([" "], style: CellStyle(attributes: .underline)).contains("M0 14h8v1h-8z"))
    }

    @Test func theSameFrameGivesTheSameBytes() {
        let rows = ["╭──╮", "│ab│", "╰──╯"]
        #expect(svg(rows) == svg(rows))
    }
}
