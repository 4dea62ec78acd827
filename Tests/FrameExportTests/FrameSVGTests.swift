import FrameExport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct FrameSVGTests {
    private func frame(_ rows: [String], style: CellStyle = CellStyle()) -> Frame {
        var frame = Frame(size: CellSize(width: rows.map(\.count).max() ?? 0, height: rows.count))
        for (y, row) in rows.enumerated() {
            for (x, character) in row.enumerated() {
                frame.put(Cell(glyph: Glyph(character), style: style), x: x, y: y)
            }
        }
        return frame
    }

    private func svg(_ rows: [String], style: CellStyle = CellStyle()) -> String {
        FrameFormat.svg().export(frame(rows, style: style))
    }

    @Test func everyDrawnCharacterAndEveryMarkupCharacterIsValidXML() throws {
        let drawn = (0x2500...0x259F).compactMap { Unicode.Scalar(UInt32($0)).map { String(Character($0)) } }.joined()
        let document = FrameFormat.svg().export(
            frame([drawn, "<a href=\"x\">&amp;'", "\u{7}\u{1B}[0m"]),
            description: FrameDescription(title: "a < b", sentence: "“1 & 2”"))
        let reader = Reader()
        #expect(reader.read(document))
        #expect(reader.texts["title"] == "a < b")
        #expect(reader.texts["desc"] == "“1 & 2”")
        #expect(reader.elements.isSubset(of: ["svg", "title", "desc", "rect", "g", "path", "text"]))
    }

    @Test func theViewBoxIsEightBySixteenACell() {
        #expect(svg(["ab", "cd"]).contains(#"viewBox="0 0 16 32""#))
    }

    @Test func boxDrawingAndBlockElementsNeedNoFont() {
        let drawn = (0x2500...0x259F).compactMap { Unicode.Scalar(UInt32($0)).map { String(Character($0)) } }
        for character in drawn {
            let document = svg([character])
            #expect(!document.contains("<text"), "\(character) is left to a font")
            #expect(document.contains("<path"), "\(character) is not drawn")
        }
    }

    @Test(arguments: [
        ("▀", "M0 0h8v8h-8z"), ("▄", "M0 8h8v8h-8z"), ("▂", "M0 12h8v4h-8z"), ("█", "M0 0h8v16h-8z"),
        ("▌", "M0 0h4v16h-4z"), ("▏", "M0 0h1v16h-1z"), ("▉", "M0 0h7v16h-7z"), ("▐", "M4 0h4v16h-4z"),
        ("▔", "M0 0h8v2h-8z"), ("▕", "M7 0h1v16h-1z"), ("▗", "M4 8h4v8h-4z"), ("▝", "M4 0h4v8h-4z"),
        ("▚", "M0 0h4v8h-4zM4 8h4v8h-4z"), ("▙", "M0 0h4v8h-4zM0 8h4v8h-4zM4 8h4v8h-4z"),
        ("▟", "M4 0h4v8h-4zM0 8h4v8h-4zM4 8h4v8h-4z"),
    ])
    func aBlockElementCoversItsPartOfTheCell(character: String, path: String) {
        #expect(svg([character]).contains("d=\"\(path)\""))
    }

    @Test(arguments: [
        ("─", ["M3.5 7.5h4.5v1h-4.5z", "M0 7.5h4.5v1h-4.5z"]), ("│", ["M3.5 0h1v8.5h-1z", "M3.5 7.5h1v8.5h-1z"]),
        ("━", ["M3.5 7h4.5v2h-4.5z", "M0 7h4.5v2h-4.5z"]), ("╸", ["M0 7h4.5v2h-4.5z"]),
        ("┌", ["M3.5 7.5h4.5v1h-4.5z", "M3.5 7.5h1v8.5h-1z"]),
        ("╔", ["M2 6h6v1h-6z", "M5 9h3v1h-3z", "M5 9h1v7h-1z", "M2 6h1v10h-1z"]),
        ("╮", ["M4 16L4 12M4 12Q4 8 0 8"]),
    ])
    func aLineReachesTheEdgesItPointsTo(character: String, paths: [String]) {
        let document = svg([character])
        for path in paths { #expect(document.contains(path), "\(path) is not in \(document)") }
    }

    @Test func aShadeIsAMixtureOfBothColours() {
        let style = CellStyle(foreground: CellColor(hex: 0xFFFFFF), background: CellColor(hex: 0x000000))
        #expect(svg(["▒"], style: style).contains("fill=\"#7f7f7f\""))
    }

    @Test func aWordHasItsPlaceAndLengthAndAWideClusterIsAWordOfItsOwn() {
        var frame = frame([" ab  c日x "])
        frame.put(Cell(glyph: Glyph(Character("日")), width: 2), x: 6, y: 0)
        let document = FrameFormat.svg().export(frame)
        #expect(document.contains(#"<text x="8" y="12" textLength="16""#))
        #expect(document.contains(#"<text x="40" y="12" textLength="8""#))
        #expect(document.contains(#"<text x="48" y="12" textLength="16""#))
    }

    @Test func coloursOfTheTerminalAreThoseOfTheOptions() {
        let options = SVGOptions(
            foreground: CellColor(hex: 0x111111), background: CellColor(hex: 0xEEEEEE),
            basicColors: [CellColor(hex: 0x222222)])
        let plain = FrameFormat.svg(options).export(frame(["a"]))
        #expect(plain.contains("fill=\"#111111\"") && plain.contains("fill=\"#eeeeee\""))
        let basic = FrameFormat.svg(options).export(frame(["a"], style: CellStyle(foreground: .ansi(0))))
        #expect(basic.contains("fill=\"#222222\""))
    }

    @Test func reverseExchangesTheColours() {
        let style = CellStyle(
            foreground: CellColor(hex: 0x010101), background: CellColor(hex: 0x020202), attributes: .reverse)
        let document = svg(["a"], style: style)
        #expect(document.contains(##"<path fill="#010101" d="M0 0h8v16h-8z"/>"##))
        #expect(document.contains(##"fill="#020202">a<"##))
    }

    @Test func underlineIsDrawnUnderBlanksToo() {
        #expect(svg([" "], style: CellStyle(attributes: .underline)).contains("M0 14h8v1h-8z"))
    }

    @Test func theSameFrameGivesTheSameBytes() {
        let rows = ["╭──╮", "│ab│", "╰──╯"]
        #expect(svg(rows) == svg(rows))
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var elements: Set<String> = []
        var texts: [String: String] = [:]
        private var current = ""

        func read(_ document: String) -> Bool {
            let parser = XMLParser(data: Data(document.utf8))
            parser.delegate = self
            return parser.parse()
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements.insert(name)
            current = name
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) { texts[current, default: ""] += text }

        func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
            current = ""
        }
    }
}
