import Testing

@testable import FrameExport

struct LettersWithoutFontTests {
    private func letters(_ svg: String, known: Set<Unicode.Scalar> = []) -> LettersWithoutFont? {
        LettersWithoutFont(inSVG: svg.utf8) { known.contains($0) }
    }

    @Test("Only what text elements say is looked at, each letter once, and ASCII never")
    func texts() {
        let svg = "<svg><title>Ж</title><text x=\"1\">a<tspan>🍅</tspan>é</text><g>Ю</g><text>🍅서</text></svg>"
        #expect(letters(svg)?.letters == ["🍅", "é", "서"])
        #expect(letters(svg, known: ["é"])?.letters == ["🍅", "서"])
        #expect(letters(svg, known: ["🍅", "é", "서"]) == nil)
        #expect(letters("<svg><title>Ж</title><text>plain</text></svg>") == nil)
    }

    @Test("Marks that choose a form do not count as letters")
    func invisible() {
        #expect(letters("<text>❤\u{FE0F}</text>", known: ["❤"]) == nil)
        #expect(letters("<text>🏃\u{200D}♀\u{FE0F}</text>", known: ["🏃"])?.letters.count == 1)
    }

    @Test("The sentence names four letters and the fonts that have all of them")
    func sentence() throws {
        let found = try #require(letters("<text>🍅지금서울អ</text>"))
        #expect(
            found.description == "no font of this machine has 🍅, 지, 금, 서 and 2 more, and boxes stand for them; "
                + "install fonts such as fonts-noto-color-emoji and fonts-noto-cjk and fonts-noto-core")
        #expect(letters("<text>分</text>")?.description.contains("has 分, and boxes stand for them") == true)
    }

    @Test(.enabled(if: FontLibrary.shared != nil, "fontconfig is not installed"))
    func noFontHasALetterThatIsNotAssigned() throws {
        let fonts = try #require(FontLibrary.shared)
        #expect(!fonts.hasFont(for: "\u{E0FFF}"))
    }
}
