import LocalizedResources
import Testing

@testable import CellUI

/// Markdown in string literals. Sources: CommonMark 0.31, section 6; SwiftUI's documentation of `Text.init(_:tableName:bundle:comment:)`.
struct MarkdownTests {
    private typealias Run = InlineMarkdown.Run

    private func runs(_ text: String) -> [Run] { InlineMarkdown(text).runs }

    @Test("Stars and underscores mark emphasis, two of them strong emphasis")
    func emphasis() {
        #expect(
            runs("a *b* c") == [
                Run(text: "a ", style: []), Run(text: "b", style: .emphasis), Run(text: " c", style: []),
            ])
        #expect(runs("_b_") == [Run(text: "b", style: .emphasis)])
        #expect(runs("**b**") == [Run(text: "b", style: .strong)])
        #expect(runs("__b__") == [Run(text: "b", style: .strong)])
        #expect(runs("***b***") == [Run(text: "b", style: [.strong, .emphasis])])
        #expect(
            runs("**a *b***") == [Run(text: "a ", style: .strong), Run(text: "b", style: [.strong, .emphasis])])
        #expect(
            runs("*a **b***") == [Run(text: "a ", style: .emphasis), Run(text: "b", style: [.strong, .emphasis])])
    }

    @Test("Tildes strike through, backticks mark code in which nothing else is marked")
    func strikethroughAndCode() {
        #expect(runs("~~a~~ ~b~").map(\.style) == [.strikethrough, [], .strikethrough])
        #expect(runs("`a *b*`") == [Run(text: "a *b*", style: .code)])
        #expect(runs("``a ` b``") == [Run(text: "a ` b", style: .code)])
    }

    @Test("A link shows its text")
    func links() {
        #expect(
            runs("[a *b*](https://x.y)") == [
                Run(text: "a ", style: .link, address: "https://x.y"),
                Run(text: "b", style: [.link, .emphasis], address: "https://x.y"),
            ])
        #expect(runs("[a] (b)") == [Run(text: "[a] (b)", style: [])])
    }

    @Test("English words that are marked for it take the form for their number")
    func inflection() {
        #expect(runs("^[3 *cup*](inflect: true)!").map(\.text) == ["3 ", "cups", "!"])
        #expect(runs("^[3 *cups*](inflect: true)!").map(\.style) == [[], .emphasis, []])
        #expect(runs("^[1 cup](inflect: true), ^[0 cup](inflect: true)").map(\.text) == ["1 cup, 0 cups"])
        #expect(runs("2^[3]") == [Run(text: "2^[3]", style: [])])
        #expect(InlineMarkdown("^[3 Tasse](inflect: true)", numbers: nil).runs.map(\.text) == ["3 Tasse"])
        let count = 1234
        #expect(Text("^[\(count) step](inflect: true)").plainText.hasSuffix("34 steps"))
    }

    @Test(
        "The plural of an English noun",
        arguments: [
            ("stop", "stops"), ("Story", "Stories"), ("day", "days"), ("bus", "buses"), ("dish", "dishes"),
            ("person", "people"), ("tries", "tries"), ("analysis", "analyses"), ("sheep", "sheep"),
            ("class", "classes"),
        ])
    func plurals(_ noun: String, _ plural: String) { #expect(Inflection.plural(of: noun) == plural) }

    @Test("A localized attributed text has the emphasis of its Markdown")
    func localizedAttributes() {
        let text = AttributedString(localized: "**Gate** B")
        #expect(String(text.characters) == "Gate B")
        #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    }

    @Test(
        "Markers without a partner are letters",
        arguments: [
            "2 * 3 * 4", "snake_case_name", "** a", "a **", "`a", "[a", "a ~ b", "*", "C:\\Users", "***", "5* hotel",
        ])
    func singleMarkers(_ text: String) { #expect(runs(text) == [Run(text: text, style: [])]) }

    @Test("A backslash before a marker makes it a letter")
    func escapes() { #expect(runs(#"\*a\* \_"#) == [Run(text: "*a* _", style: [])]) }

    @Test("White space stays as it is")
    func whiteSpace() { #expect(runs("a\n\n  **b**  \n").map(\.text) == ["a\n\n  ", "b", "  \n"]) }

    @Test("A literal is drawn in the styles of its Markdown")
    func literalsAreDrawn() {
        let frame = render(Text("a **b** ~~c~~ *d*"), 10, 1).frame
        #expect(frame.text == "a b c d")
        #expect(frame[0, 0].style.attributes == [])
        #expect(frame[2, 0].style.attributes == .bold)
        #expect(frame[4, 0].style.attributes == .strikethrough)
        #expect(frame[6, 0].style.attributes == .italic)
    }

    @Test("A link has the accent's colour")
    func linksAreTinted() {
        let frame = render(Text("a [b](https://x.y)").tint(.red), 10, 1).frame
        #expect(frame.text == "a b")
        #expect(frame[2, 0].style.foreground == NamedColors.dark.red)
    }

    @Test("Values, verbatim texts and variables have no Markdown; a key of a variable has")
    func onlyLiteralsAreParsed() {
        let value = "*x*"
        #expect(text(Text("**a** \(value)"), 20, 1) == "a *x*")
        #expect(text(Text(verbatim: "**a**"), 20, 1) == "**a**")
        #expect(text(Text(value), 20, 1) == "*x*")
        #expect(text(Text(LocalizedStringKey(value)), 20, 1) == "x")
    }

    @Test("Of a resource, and of an attributed text, letters have Markdown and values have none")
    func resources() {
        let name = "*a* _b_"
        let frame = render(Text(LocalizedStringResource("**Hello** \(name)")), 20, 1).frame
        #expect(frame.text == "Hello *a* _b_")
        #expect(frame[0, 0].style.attributes == .bold && frame[6, 0].style.attributes == [])
        #expect(text(Text(LocalizedStringResource("Hello \(name)")), 20, 1) == "Hello *a* _b_")
        #expect(text(Button(LocalizedStringResource("*To* \(name)")) {}.buttonStyle(.plain), 12, 1) == "To *a* _b_")
        #expect(String(localized: LocalizedStringResource("**Hello** \(name)")) == "**Hello** *a* _b_")
        let attributed = AttributedString(localized: "**Hello** \(name)")
        #expect(String(attributed.characters) == "Hello *a* _b_")
        #expect(attributed.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil])
    }

    @Test("A resource keeps its values apart from its letters when it is encoded")
    func encodedResource() throws {
        let name = "*a*"
        let resource = LocalizedStringResource("Hello \(name)")
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(copy == resource)
        #expect(text(Text(copy), 20, 1) == "Hello *a*")
    }

    @Test("A value is in the address of a link, and does not take the place of another")
    func valuesInAddresses() {
        let (page, name) = ("a_b", "_c_")
        #expect(text(Text("[site](https://x.y/\(page)) \(name)"), 20, 1) == "site _c_")
        let link = AttributedString(localized: "[\(name)](https://x.y/\(page)) \(name)")
        #expect(String(link.characters) == "_c_ _c_")
        #expect(link.runs.first?.link == URL(string: "https://x.y/a_b"))
    }

    @Test(
        "Markers beside a value with spaces around it, or none at all, are still markers", arguments: [" a ", "", "a"])
    func looseValues(_ value: String) {
        let frame = render(Text("**[\(value)]**"), 10, 1).frame
        #expect(frame.text == "[\(value)]")
        let inner = render(Text("**\(value)**!"), 10, 1).frame
        #expect(inner.text == "\(value)!")
    }

    @Test("Markers may enclose values")
    func markersAroundValues() {
        let frame = render(Text("**\(3) of \(Text("4").italic())** left"), 20, 1).frame
        #expect(frame.text == "3 of 4 left")
        #expect(frame[0, 0].style.attributes == .bold)
        #expect(frame[5, 0].style.attributes == [.bold, .italic])
        #expect(frame[7, 0].style.attributes == [])
    }

    @Test("In points, code has letters of equal width")
    func codeIsMonospaced() {
        let canvas = PointCanvas.picture(size: CGSize(width: 200, height: 40), at: noon) { canvas in
            var environment = EnvironmentValues()
            environment.drawInPoints()
            canvas.draw(PreparedView(Text("i `i`"), environment: environment), in: canvas.bounds)
        }
        let fonts = canvas.items.compactMap { item in
            if case .text(let text) = item { text.font.isMonospaced } else { nil }
        }
        #expect(fonts == [false, true])
    }
}
