import Testing

@testable import CellUI

struct BlockFontTests {
    private func picture(_ text: String, _ font: BlockFont) -> String {
        var frame = Frame(size: font.size(of: text))
        font.draw(text, at: .zero, style: CellStyle(), in: &frame, clip: frame.bounds)
        return frame.text
    }

    @Test(
        "Where colours are mixed, no block with both lower quarters and one more is ink: below it some fonts leave a gap"
    )
    func strokesWithoutGaps() throws {
        let (ink, ground) = (CellColor(hex: 0xFFFFFF), CellColor(hex: 0x201030))
        let font = try #require(BlockFont.numerals.first { $0.rows == 4 })
        let text = "0123456789"
        var frame = Frame(size: font.size(of: text), filledWith: .blank(CellStyle(background: ground)))
        var plain = frame
        let style = CellStyle(foreground: ink)
        font.draw(text, at: CellPoint(x: 0, y: 0), style: style, in: &frame, clip: frame.bounds, fillsCells: true)
        font.draw(text, at: CellPoint(x: 0, y: 0), style: style, in: &plain, clip: plain.bounds)
        for (cell, other) in zip(frame.cells, plain.cells) {
            #expect(!["▙", "▟", "█", "▌", "▐"].contains(cell.graphemeCluster))
            // Both are the same picture.
            let (halves, others) = (QuarterCells(cell), QuarterCells(other))
            for quarter in 0..<4 { #expect(halves?[quarter] == others?[quarter]) }
        }
        #expect(
            frame[1, 3].graphemeCluster == "▝" && frame[1, 3].style == CellStyle(foreground: ground, background: ink))
    }

    @Test("Without block elements a digit is 3 × 5 cells, or twice or thrice that; in less room it has seven segments")
    func wholeCells() throws {
        func font(_ rows: Int, _ columns: Int? = nil) -> BlockFont? {
            .largest(rows: rows, columns: columns, isBold: true, inWholeCells: true, for: "12:34")
        }
        #expect(
            picture("12:34", try #require(font(5))) == """
                ██  ███   ███ █ █
                 █    █ o   █ █ █
                 █  ███   ███ ███
                 █  █   o   █   █
                ███ ███   ███   █
                """)
        #expect(
            picture("12:34", try #require(font(4))) == """
                     _     _
                  |  _| o  _| |_|
                  | |_  o  _|   |
                """)
        #expect(font(2) == nil && font(5, 16) == nil)
        #expect(font(10)?.size(of: "12:34") == CellSize(width: 34, height: 10))
        #expect(font(10, 20)?.rows == 5)
    }

    @Test func twoRowsOfDigits() {
        #expect(
            picture("12:34", .tiny) == """
                ▗█  ▀▜▌ ▄ ▀▜▌ █▐▌
                 █  ▟▙▄ ▄ ▄▄▛ ▀▜▛
                """)
        #expect(
            picture("567890", .tiny) == """
                ██▀ ▟▙▖ ▀▜▛ ▐█▌ ▟▀▙ ▟▀▙
                ▄▄▛ ▜▄▛ ▗▛  ▜▄▛ ▝▜▛ ▜▄▛
                """)
    }

    @Test("No two digits of two rows differ in fewer than three quarters of cells: a 0 is not taken for an 8")
    func digitsOfTwoRowsAreDistinct() throws {
        func quarters(_ digit: Character) -> [Quadrants] {
            var frame = Frame(size: BlockFont.tiny.size(of: String(digit)))
            BlockFont.tiny.draw(String(digit), at: .zero, style: CellStyle(), in: &frame, clip: frame.bounds)
            return frame.cells.map { Quadrants($0.glyph) ?? [] }
        }
        for first in "0123456789" {
            for second in "0123456789" where first < second {
                let differing = zip(quarters(first), quarters(second)).reduce(0) {
                    $0 + $1.0.symmetricDifference($1.1).count
                }
                #expect(differing >= 3, "\(first) and \(second)")
            }
        }
    }

    @Test func threeRowsOfDigits() {
        #expect(
            picture("0:29", .small) == """
                █▀█ ▄ ▀▀█ █▀█
                █ █ ▄ █▀▀ ▀▀█
                ▀▀▀   ▀▀▀ ▀▀▀
                """)
    }

    @Test func fourRowsOfDigitsAndLowercase() {
        #expect(
            picture("+1:5m", .regular) == """
                  ▄    ▄█     █▀▀▀▀
                ▄▄█▄▄   █   ▀ ▀▀▀▀▄ █▀█▀▄
                  █     █   ▀ ▄   █ █ █ █
                       ▀▀▀     ▀▀▀  ▀ ▀ ▀
                """)
    }

    @Test func anEnlargedPixelIsASquareOfPixels() {
        #expect(
            picture("4", .small.enlarged(by: 2)) == """
                ██  ██
                ██  ██
                ██████
                    ██
                    ██
                """)
        #expect(BlockFont.small.enlarged(by: 2).rows == 5)
        #expect(BlockFont.regular.enlarged(by: 2).rows == 7)
        #expect(BlockFont.small.enlarged(by: 3).rows == 8)
    }

    @Test(
        arguments: [BlockFont.tiny, .small, .regular, .small.enlarged(by: 2), .regular.enlarged(by: 3)]
            + BlockFont.numerals + BlockFont.lightNumerals)
    func everyDigitHasOneWidth(font: BlockFont) {
        let widths = Set("0123456789".map { font.size(of: String($0)).width })
        #expect(widths.count == 1)
        #expect(font.size(of: "00:00") == font.size(of: "17:41"))
    }

    @Test(arguments: [BlockFont.tiny, .small, .regular])
    func noTwoCharactersLookAlike(font: BlockFont) {
        let characters = "0123456789:+-%.,/ABCDEFGHJKLMNPRTUVWXYZ"
        var seen: [String: Character] = [:]
        for character in characters {
            let drawn = picture(String(character), font)
            #expect(!drawn.isEmpty, "\(character)")
            #expect(seen[drawn] == nil, "\(character) looks like \(seen[drawn].map(String.init) ?? "")")
            seen[drawn] = character
        }
    }

    @Test("No two digits look alike", arguments: BlockFont.numerals + BlockFont.lightNumerals)
    func digitsAreDistinct(font: BlockFont) {
        #expect(Set("0123456789".map { picture(String($0), font) }).count == 10)
    }

    @Test("A stroke a row thick is a whole row: between two halves of it some fonts leave a gap")
    func strokesAreWholeRows() {
        for font in [BlockFont.lightNumerals[1]] + BlockFont.numerals.filter({ $0.rows > 5 }) {
            for digit in "0123456789" {
                let lines = picture(String(digit), font).split(separator: "\n").map(Array.init)
                for (upper, lower) in zip(lines, lines.dropFirst()) {
                    #expect(
                        !zip(upper, lower).contains { $0 == ("▄", "▀") }, "\(digit):\n\(picture(String(digit), font))")
                }
            }
        }
    }

    @Test(arguments: [BlockFont.tiny, .small])
    func lowercaseIsCapitalsInSmallFonts(font: BlockFont) {
        #expect(picture("sitting", font) == picture("SITTING", font))
        #expect(picture("sitting", .regular) != picture("SITTING", .regular))
    }

    @Test func theLargestFontThatFitsIsFound() {
        #expect(BlockFont.largest(rows: 1, for: "12:34") == nil)
        #expect(BlockFont.largest(rows: 2, for: "12:34") == .tiny)
        #expect(BlockFont.largest(rows: 3, for: "12:34") == .small)
        #expect(BlockFont.largest(rows: 4, for: "12:34") == .regular)
        #expect(BlockFont.largest(rows: 7, for: "12 min") == .regular.enlarged(by: 2))
        // Lowercase letters, rather than capitals of few pixels that are a row higher.
        #expect(BlockFont.largest(rows: 5, isBold: true, for: "12 min") == .regular)
        #expect(BlockFont.largest(rows: 8, for: "12 min") == .regular.enlarged(by: 2))
        #expect(BlockFont.largest(rows: 5, columns: 20, isBold: true, for: "0 min") == .small)
        for rows in 3...7 {
            #expect(BlockFont.largest(rows: rows, isBold: true, for: "12:34") == BlockFont.numerals[rows - 2])
        }
        // The narrower ones of three rows.
        #expect(BlockFont.largest(rows: 3, columns: 20, isBold: true, for: "12:34") == BlockFont.numerals[0])
        #expect(BlockFont.largest(rows: 8, isBold: true, for: "12:34") == BlockFont.numerals[2].enlarged(by: 2))
        #expect(BlockFont.largest(rows: 5, for: "12:34") == BlockFont.lightNumerals[0])
        #expect(BlockFont.largest(rows: 10, for: "12:34") == BlockFont.lightNumerals[1])
        #expect(BlockFont.largest(rows: 7, isBold: true, for: "25 min") == .regular.enlarged(by: 2))
        #expect(BlockFont.largest(rows: 4, columns: 24, for: "12:34") == .small)
        #expect(BlockFont.largest(rows: 4, columns: 16, for: "12:34") == nil)
        #expect(BlockFont.largest(rows: 4, for: "12 分") == nil)
    }

    @Test func theLargestFontNeverExceedsItsSpace() {
        for text in ["12:34", "+1:07:58", "Paused", "I", "42 %", ""] {
            for rows in 0..<24 {
                for columns in 0..<90 {
                    guard let font = BlockFont.largest(rows: rows, columns: columns, for: text) else { continue }
                    let size = font.size(of: text)
                    #expect(size.height == font.rows && font.rows <= rows && size.width <= columns, "\(text)")
                }
            }
        }
    }

    @Test func onlyPixelsAreDrawnAndTheBackgroundStays() {
        let ground = Cell(glyph: Glyph("·" as Character), style: CellStyle(background: .ansi(4)))
        var frame = Frame(size: CellSize(width: 3, height: 2), filledWith: ground)
        var blank = frame
        let style = CellStyle(foreground: .ansi(3), background: .ansi(9), attributes: [.bold, .underline])
        BlockFont.tiny.draw("4", at: .zero, style: style, in: &frame, clip: frame.bounds)
        #expect(frame.text == "█▐▌\n▀▜▛")
        BlockFont.tiny.draw("1", at: .zero, style: style, in: &blank, clip: blank.bounds)
        #expect(blank[2, 0] == ground)
        #expect(frame[0, 0].style == CellStyle(foreground: .ansi(3), background: .ansi(4), attributes: .bold))
    }

    @Test func drawingClips() {
        let whole = picture("12:34", .regular).split(separator: "\n", omittingEmptySubsequences: false)
        let clip = CellRect(x: 4, y: 2, width: 9, height: 2)
        var frame = Frame(size: CellSize(width: 16, height: 5), filledWith: Cell("·"))
        BlockFont.regular.draw("12:34", at: CellPoint(x: -3, y: 1), style: CellStyle(), in: &frame, clip: clip)
        for y in 0..<frame.height {
            for x in 0..<frame.width {
                let line = (0..<4).contains(y - 1) ? Array(whole[y - 1]) : []
                let drawn = line.indices.contains(x + 3) ? line[x + 3] : " "
                let isInk = clip.contains(CellPoint(x: x, y: y)) && drawn != " "
                #expect(frame[x, y].graphemeCluster == (isInk ? String(drawn) : "·"), "\(x),\(y)")
            }
        }
    }

    @Test func aCharacterWithoutAGlyphHasNoWidth() {
        #expect(picture("1分2", .tiny) == picture("12", .tiny))
        #expect(BlockFont.tiny.size(of: "分") == CellSize(width: 0, height: 2))
    }
}
