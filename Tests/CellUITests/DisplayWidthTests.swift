import Testing

@testable import CellUI

struct DisplayWidthTests {
    @Test(arguments: [
        ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ẞ", 1), ("Ж", 1), ("─", 1), ("╬", 1), ("█", 1), ("▟", 1),
        ("→", 1),
        ("●", 1), ("★", 1), ("…", 1), ("\u{AD}", 1), ("ก็", 1), ("ﷺ", 1),
    ])
    func narrowAndAmbiguousClustersTakeOne(cluster: Character, width: Int) {
        #expect(DisplayWidth.of(cluster) == width)
    }

    @Test(arguments: ["世", "あ", "ｱ゙ア", "Ａ", "한", "\u{1112}\u{1161}\u{11AB}", "　", "🧘", "⌚", "⚡", "⭐", "䷀", "\u{20000}"])
    func wideClustersTakeTwo(cluster: String) {
        #expect(cluster.last.map { DisplayWidth.of($0) } == 2)
    }

    @Test(arguments: ["❤️", "☀️", "1️⃣", "🇮🇸", "👍🏽", "☝🏽", "👩‍👩‍👧", "❤️‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🧘‍♀️", "क्ष", "का"])
    func sequencesTakeTwoAndAreAmbiguous(text: String) {
        let cluster = Character(text)
        #expect(DisplayWidth.of(cluster) == 2)
        #expect(DisplayWidth.isDisputed(cluster))
    }

    @Test(arguments: ["❤", "☀", "⏸", "✈"])
    func emojiWithTextPresentationByDefaultTakeOne(cluster: Character) {
        #expect(DisplayWidth.of(cluster) == 1)
    }

    @Test func variationSelector15MakesText() {
        #expect(DisplayWidth.of("⌚\u{FE0E}" as Character) == 1)
        #expect(DisplayWidth.isDisputed("⌚\u{FE0E}"))
    }

    @Test func variationSelector16WidensNothingButEmoji() {
        #expect(DisplayWidth.of("a\u{FE0F}" as Character) == 1)
    }

    @Test(arguments: [
        "\u{301}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{FE0F}", "\u{903}", "\n", "\r\n", "\t", "\u{1B}", "\u{7F}",
        "\u{9B}", "\0",
    ])
    func loneMarksFormatAndControlCharactersHaveNoWidth(cluster: Character) {
        #expect(DisplayWidth.of(cluster) == 0)
    }

    @Test(arguments: ["a", "é", "e\u{301}", "世", "한", "🧘", "─", "█", "→", "●", "\r\n"])
    func plainClustersAreUnambiguous(cluster: Character) {
        #expect(!DisplayWidth.isDisputed(cluster))
    }

    @Test("A soft hyphen takes a column, and counts as ambiguous")
    func softHyphen() {
        #expect(DisplayWidth.of("\u{AD}" as Character) == 1)
        #expect(DisplayWidth.isDisputed("\u{AD}"))
    }

    @Test func recentlyWidenedCharactersAreAmbiguous() {
        #expect(DisplayWidth.of("䷀" as Character) == 2)
        #expect(DisplayWidth.isDisputed("䷀"))
    }

    @Test(arguments: [
        "", "Sitting 12:34", "tab\tand\r\nline", "naïve ─█─", "e\u{301}te\u{301}", "─\u{301}─", "a\u{FE0F}b",
        "禅 zen 🧘🏽‍♀️ 🇮🇸🇮🇸!",
        "\u{301}x", "#️⃣1", "ÿ\u{2FF}\u{300}",
    ])
    func textWidthIsTheSumOfItsClusters(text: String) {
        #expect(DisplayWidth.of(text) == text.map { DisplayWidth.of($0) }.reduce(0, +))
    }

    @Test(arguments: [DisplayWidthTable.kinds, DisplayWidthTable.emojiBases, DisplayWidthTable.widened])
    func rangesAreSortedAndDisjoint(ranges: [UInt64]) {
        #expect(!ranges.isEmpty)
        for range in ranges { #expect(range >> 32 <= range >> 8 & 0xFF_FFFF) }
        for (left, right) in zip(ranges, ranges.dropFirst()) { #expect(left >> 8 & 0xFF_FFFF < right >> 32) }
    }

    @Test func theCellOfACharacterHasItsWidth() {
        #expect(Cell("x") == Cell(glyph: Glyph("x" as Character), width: 1))
        #expect(Cell("世").width == 2)
        #expect(Cell("世").graphemeCluster == "世")
        #expect(Cell("\u{200B}") == .blank())
        #expect(Cell("\n", style: CellStyle(attributes: .bold)) == .blank(CellStyle(attributes: .bold)))
    }
}
