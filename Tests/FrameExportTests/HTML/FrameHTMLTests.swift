import FrameExport
import Testing

struct FrameHTMLTests {
    private func elements(_ frame: Frame, _ options: HTMLOptions = HTMLOptions()) throws -> [MarkupReader.Element] {
        let document = FrameFormat.html(options).export(
            frame, description: FrameDescription(title: "a < b", sentence: "“1 & 2”"))
        return try #require(MarkupReader.elements(of: document))
    }

    /// The rows between the tags of the pre element, as copying gives them.
    private func copied(_ frame: Frame) throws -> String {
        let document = FrameFormat.html().export(frame)
        let start = try #require(document.range(of: "<pre>\n")).upperBound
        let end = try #require(document.range(of: "</pre>")).lowerBound
        return String(document[start..<end]).replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<")
            .replacing("&gt;", with: ">").replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
    }

    @Test func aPageIsWellFormedAndRunsNoScript() throws {
        let elements = try elements(frame(["<script>alert(1)</script>", String(drawnCharacters)]))
        let names = Set(elements.map(\.name))
        #expect(
            names.isSubset(of: [
                "html", "head", "meta", "title", "style", "body", "div", "svg", "g", "path", "pre", "span", "b", "i",
            ]))
        #expect(!Set(elements.flatMap { $0.attributes.keys }).contains { $0.hasPrefix("on") || $0.hasSuffix("href") })
    }

    @Test func theDescriptionNamesThePictureAndThePage() throws {
        let elements = try elements(frame(["x"]))
        #expect(elements.text(of: "title") == "a < b")
        let picture = try #require(elements.first { $0.name == "div" })
        #expect(picture.attributes["role"] == "img")
        #expect(picture.attributes["aria-label"] == "a < b: “1 & 2”")
    }

    @Test func severalPicturesAreImagesInTheirPlaces() throws {
        let sheet = ContactSheet(
            title: "sheet", rowTitles: ["a", "b"], frames: [[frame(["xy"])], [frame(["zz", "zz"])]])
        let document = FrameFormat.html().export(sheet.frame, description: sheet.description)
        let elements = try #require(MarkupReader.elements(of: document))
        #expect(elements.first { $0.name == "div" }?.attributes["role"] == "group")
        #expect(elements.first { $0.name == "pre" }?.attributes["aria-hidden"] == "true")
        let images = elements.filter { $0.attributes["role"] == "img" }
        #expect(images.map { $0.attributes["aria-label"] } == ["a", "b"])
        #expect(images.last?.attributes["style"] == "--x:4;--y:4;--n:2;--m:2")
    }

    @Test func theTextIsTheFramesIncludingBoxDrawing() throws {
        let rows = ["", "╭──╮ <b>", "│日│  x ◉ y", "╰──╯"]
        let frame = frame(rows, style: CellStyle(foreground: .ansi(2)))
        #expect(try copied(frame) == FrameFormat.text.export(frame))
    }

    @Test func drawnTextIsTransparentAndAsWideAsItsCells() throws {
        let elements = try elements(frame(["a ╭──╮ b", "日"]))
        #expect(elements.filter { $0.name == "i" }.map { $0.attributes["style"] } == ["--x:2;--n:4"])
        #expect(elements.filter { $0.name == "b" }.map { $0.attributes["style"] } == ["--x:0;--n:2"])
        #expect(elements.contains { $0.name == "path" })
        #expect(HTMLOptions.styleSheet.contains(".islet-frame i{color:transparent}"))
    }

    @Test func stretchesHaveTheirPlacesAndCoverTheRow() throws {
        let rows = ["  ab cd   ef ╭─╮日x", "", "x", String(repeating: "ab  │日  ", count: 60)]
        let frame = frame(rows)
        var places: [[(x: Int, n: Int)]] = []
        for element in try elements(frame) {
            let style = element.attributes["style"] ?? ""
            if style.hasPrefix("--y:") {
                #expect(style == "--y:\(places.count)")
                places.append([])
            } else if let match = style.prefixMatch(of: /--x:(\d+);--n:(\d+)/) {
                places[places.count - 1].append((Int(match.1)!, Int(match.2)!))
            }
        }
        #expect(places.count == rows.count)
        #expect(places[0].map(\.x) == [0, 2, 10, 13, 16, 18])
        for row in places where !row.isEmpty {
            #expect(row.first?.x == 0)
            #expect(zip(row, row.dropFirst()).allSatisfy { $0.x + $0.n == $1.x })
            #expect(row.last.map { $0.x + $0.n } == frame.width)
        }
    }

    @Test func everyLengthIsAMultipleOfTheCell() {
        let lengths = HTMLOptions.styleSheet.matches(of: /(?:left|top|width|height|line-height|font-size):([^;}]+)/)
            .map { String($0.1) }
        #expect(lengths.count > 10)
        #expect(lengths.allSatisfy { ["0", "100%"].contains($0) || $0.contains("var(--cell)") })
        let double = FrameFormat.html(HTMLOptions(picture: SVGOptions(scale: 1.5))).export(frame(["ab"]))
        #expect(double.contains("style=\"--cell:12px;--n:2;--m:1;"))
    }

    @Test func aBlankRowAtTheTopIsNotLost() throws {
        let rows = try copied(frame(["", "x"])).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows == ["", "x", ""])
        // HTML readers ignore the first line feed of a pre element; here it precedes the rows.
        #expect(FrameFormat.html().export(frame(["", "x"])).contains("<pre>\n<span style=\"--y:0\">\n</span>"))
    }

    @Test func anElementNeedsAPageWithTheStyleSheet() throws {
        let elements = try elements(frame(["x"]), HTMLOptions(isPage: false))
        #expect(elements.first?.name == "div")
        #expect(elements.first?.attributes["class"] == "islet-frame")
        #expect(HTMLOptions.styleSheet.contains(".islet-frame"))
        #expect(FrameFormat.html().export(frame(["x"])).contains(HTMLOptions.styleSheet))
    }

    @Test func attributesAndColorsMatchTheCells() throws {
        let style = CellStyle(foreground: CellColor(hex: 0x123456), attributes: [.bold, .italic])
        let element = try #require(try elements(frame(["x"], style: style)).last { $0.name == "span" })
        #expect(element.attributes["style"] == "--x:0;--n:1;color:#123456;font-weight:bold;font-style:italic")
    }

    @Test func thePageHasTheColorOfThePicturesCorner() {
        let light = CellStyle(background: CellColor(hex: 0xFEDCBA))
        #expect(FrameFormat.html().export(frame(["x"], style: light)).contains("body{margin:0;background:#fedcba}"))
        #expect(FrameFormat.html().export(Frame(size: .zero)).contains("body{margin:0;background:#101216}"))
    }
}
