import Foundation
import Testing

@testable import CellUI

struct SymbolGlyphsTests {
    @Test func everyGlyphTakesOneColumnInEveryTerminal() {
        for (name, glyph) in SymbolGlyphs.table {
            #expect(DisplayWidth.of(glyph) == 1, "\(name)")
            #expect(!DisplayWidth.isDisputed(glyph), "\(name)")
            #expect(glyph.unicodeScalars.count == 1, "\(name)")
        }
    }

    @Test func noGlyphIsDrawnAsAColouredEmoji() {
        // Emoji with text presentation by default; common terminal fonts draw these as text.
        let textByDefault: Set<Character> = [
            "↗", "↖", "↘", "↙", "↔", "↕", "♥", "♣", "♠", "♦", "☁", "☂", "♨", "✈", "#",
            "*",
        ]
        for (name, glyph) in SymbolGlyphs.table {
            for scalar in glyph.unicodeScalars {
                #expect(!scalar.properties.isEmojiPresentation, "\(name)")
                #expect(!scalar.properties.isEmoji || textByDefault.contains(glyph), "\(name) is \(glyph)")
            }
        }
    }

    @Test(arguments: [
        "timer", "checkmark.circle.fill", "clock", "pause.fill", "play.fill", "xmark", "xmark.circle.fill",
        "timer.circle.fill", "checkmark.circle", "arrow.right", "shippingbox.fill", "dollarsign.circle.fill",
        "figure.mind.and.body", "leaf.fill", "bell.fill", "1.circle", "20.circle.fill",
    ])
    func frequentSymbolsAreKnownByName(name: String) {
        #expect(SymbolGlyphs.table[name] != nil)
        #expect(SymbolGlyphs.glyph(for: name) == SymbolGlyphs.table[name])
    }

    @Test func atLeastOneHundredAndFiftyNamesAreKnownWithoutTheNumbers() {
        let words = SymbolGlyphs.table.keys.filter { $0.first?.isNumber == false }
        #expect(words.count >= 150)
    }

    @Test func modifiersAreDroppedUntilANameIsKnown() {
        #expect(SymbolGlyphs.glyph(for: "trash.badge.plus") == SymbolGlyphs.glyph(for: "trash"))
        #expect(SymbolGlyphs.glyph(for: "leaf.arrow.triangle.circlepath") == SymbolGlyphs.glyph(for: "leaf"))
    }

    @Test("A symbol that is crossed out never looks like the symbol, which means the opposite")
    func crossedOut() {
        #expect(SymbolGlyphs.glyph(for: "trash.slash.fill") == "⊘")
        #expect(SymbolGlyphs.glyph(for: "leaf.slash.circle") == "⊘")
        #expect(SymbolGlyphs.glyph(for: "bell.slash.circle.fill") == SymbolGlyphs.glyph(for: "bell.slash"))
    }

    @Test(arguments: ["", ".", "no such symbol", "fill", "unheard.of"])
    func anUnknownNameHasTheGenericGlyph(name: String) {
        #expect(SymbolGlyphs.glyph(for: name) == "◈")
    }

    @Test func anUnknownCircledNameHasACircle() {
        #expect(SymbolGlyphs.glyph(for: "unheard.of.circle.fill") == "◉")
    }

    @Test func noNameIsListedTwice() {
        let names = SymbolGlyphs.groups.flatMap { $0.map(\.0) }
        #expect(names.count == Set(names).count)
    }

    @Test(
        "A variant is a part of the name, in the order of SF Symbols, and adds to those that are there",
        arguments: [
            (SymbolVariants.none, "heart.fill", "heart.fill"), (.fill, "heart", "heart.fill"),
            (.circle.fill, "heart", "heart.circle.fill"), (.circle, "heart.fill", "heart.circle.fill"),
            (.fill, "heart.fill", "heart.fill"), (.slash, "bell.circle", "bell.slash.circle"),
            (.square, "heart.circle", "heart.square"), (.fill, "circle", "circle.fill"),
            (.fill, "square.and.arrow.up", "square.and.arrow.up.fill"),
            (.rectangle.slash, "bell", "bell.slash.rectangle"),
        ])
    func variants(variant: SymbolVariants, symbol: String, name: String) {
        #expect(variant.name(of: symbol) == name)
    }

    @Test("The variants of the views around count too, and none takes them away")
    func variantsOfViews() {
        func drawn(_ view: some View) -> String {
            Renderer.render(size: CellSize(width: 1, height: 1), at: Date(timeIntervalSinceReferenceDate: 0)) {
                $0.draw(view, in: $0.bounds, environment: EnvironmentValues())
            }.frame.text
        }
        let star = drawn(Image(systemName: "star")), filled = drawn(Image(systemName: "star.fill"))
        #expect(star != filled)
        #expect(drawn(Image(systemName: "star").symbolVariant(.fill)) == filled)
        let inCircle = drawn(Image(systemName: "star.circle.fill"))
        #expect(drawn(Image(systemName: "star").symbolVariant(.circle).symbolVariant(.fill)) == inCircle)
        #expect(drawn(Image(systemName: "star").symbolVariant(.none).symbolVariant(.fill)) == star)
    }
}
