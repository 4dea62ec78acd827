import Foundation
import Testing

@testable import Configuration
@testable import Studio
@testable import Theming

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct ThemeGalleryTests {
    private func page(_ names: String...) throws -> (html: String, reader: PageReader) {
        let library = ThemeLibrary(directory: nil)
        let themes = try names.map { ThemeReview(try library.reading(named: $0), file: $0 + ".toml") }
        let html = ThemeGallery(themes: themes).html
        let reader = PageReader()
        let parser = XMLParser(data: Data(html.utf8))
        parser.delegate = reader
        try #require(parser.parse(), "line \(parser.lineNumber), column \(parser.columnNumber)")
        return (html, reader)
    }

    @Test func theGalleryHasEveryThemeInEveryStateWithDescriptions() throws {
        let reader = try page("moss", "paper", "terminal").reader
        for theme in ["moss", "paper", "terminal"] {
            #expect(reader.links.contains("#" + theme))
            #expect(reader.identifiers.contains(theme))
            for preview in PreviewCatalogue.all {
                for state in preview.states {
                    #expect(reader.identifiers.contains("\(theme)-\(preview.name)-\(state.name)"))
                }
            }
        }
        let states = PreviewCatalogue.all.flatMap(\.states).count
        #expect(reader.count["figure"] == states * 3)
        #expect(reader.count["figcaption"] == states * 3)
        #expect(reader.count["desc"] == states * 3)
        #expect(reader.count["svg"] == (states + 1) * 3)
        #expect(reader.count["svg"].map { $0 + 1 } == reader.count["title"])
    }

    @Test func everyLinkHasExactlyOneTarget() throws {
        let reader = try page("midnight", "daylight").reader
        #expect(Set(reader.identifiers).count == reader.identifiers.count)
        for link in reader.links {
            #expect(link.hasPrefix("#") && reader.identifiers.contains(String(link.dropFirst())))
        }
    }

    @Test func thePageLoadsAndRunsNothing() throws {
        let (html, reader) = try page("midnight")
        for element in ["script", "link", "img", "image", "iframe", "object", "embed", "use", "foreignObject"] {
            #expect(reader.count[element] == nil, "\(element)")
        }
        #expect(!html.contains("url(") && !html.contains("@import"))
        let addresses = Set(html.matches(of: /https?:\/\/[^\s"<]+/).map { String($0.output) })
        #expect(addresses == ["http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"])
    }

    @Test func thePageIsDeterministicAndNotTooLarge() throws {
        let html = try page("dusk").html
        #expect(try page("dusk").html == html)
        #expect(html.utf8.count < 650_000)
    }

    @Test func aNameCannotBreakThePage() throws {
        let reading = ThemeReading(
            "display-name = \"<b>&\\\"'\"", name: "odd", file: "odd.toml"
        ) { (_) throws(FileDiagnostic) in nil }
        let html = ThemeGallery(themes: [ThemeReview(reading, file: "odd.toml")]).html
        #expect(XMLParser(data: Data(html.utf8)).parse())
        #expect(!html.contains("<b>"))
    }
}

/// The contents of a page.
private final class PageReader: NSObject, XMLParserDelegate {
    private(set) var count: [String: Int] = [:]
    private(set) var identifiers: [String] = []
    private(set) var links: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        count[name, default: 0] += 1
        if let identifier = attributes["id"] { identifiers.append(identifier) }
        if let link = attributes["href"] { links.append(link) }
    }
}
