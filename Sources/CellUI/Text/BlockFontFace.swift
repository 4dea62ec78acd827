/// The drawings of a block font at scale 1.
final class BlockFace: Sendable {
    /// One character's drawing; bit x of row y is the pixel at column x.
    struct Drawing: Sendable {
        /// Width in pixels; 0 for a character without a drawing.
        var width = 0
        var rows: [UInt32] = []
        /// The letter that each pixel is drawn as, row by row; empty if pixels are filled.
        var letters: [[Glyph]] = []

        /// Whether there is a pixel at a position, which may be outside the drawing.
        func hasPixel(_ x: Int, _ y: Int) -> Bool {
            x >= 0 && x < width && y >= 0 && y < rows.count && rows[y] >> UInt32(x) & 1 == 1
        }

        /// The quarters of a cell that have ink at scale 1. `column` and `row` are not negative.
        ///
        /// - Parameter isQuartered: Whether a pixel is half a column wide; see ``BlockFace/isQuartered``.
        func quadrants(column: Int, row: Int, isQuartered: Bool) -> Quadrants {
            let (upper, lower) = (halfRow(2 * row), halfRow(2 * row + 1))
            guard isQuartered else {
                let halves: [(UInt32, Quadrants)] = [(upper, .upper), (lower, .lower)]
                return halves.reduce(into: []) { if $1.0 >> UInt32(column) & 1 == 1 { $0.insert($1.1) } }
            }
            // Two bits of each half row, in the order of ``Quadrants``.
            let left = UInt32(2 * column)
            return Quadrants(rawValue: UInt8(upper >> left & 3 | (lower >> left & 3) << 2))
        }

        private func halfRow(_ y: Int) -> UInt32 { y < rows.count ? rows[y] : 0 }
    }

    /// Height in pixels. A pixel is half a row high.
    let height: Int
    /// Whether a pixel is half a column wide; otherwise it is a column wide.
    let isQuartered: Bool
    /// Drawings by ASCII code.
    private let drawings: [Drawing]

    /// Parses drawings from strips: a line of characters, then `height` lines with one piece per character, `#` for a
    /// pixel and `.` for none. With `usesLetters`, a pixel is drawn as the letter that stands for it.
    ///
    /// Lowercase letters without a drawing use the capital's. A class because fonts are copied often and the drawings
    /// never change.
    ///
    /// - Parameter usesLetters: Whether a pixel is drawn as a letter. Default: `false`.
    init(
        height: Int, spaceWidth: Int, isQuartered: Bool = false, usesLetters: Bool = false, strips: [String]
    ) {
        (self.height, self.isQuartered) = (height, isQuartered)
        var drawings = Array(repeating: Drawing(rows: Array(repeating: 0, count: height)), count: 128)
        drawings[0x20].width = spaceWidth
        for strip in strips {
            let lines = Array(strip.utf8).split(separator: UInt8(ascii: "\n")).map {
                $0.split(separator: UInt8(ascii: " "))
            }
            precondition(lines.count == height + 1, "a strip has a line of characters and \(height) lines of pixels")
            for y in 0..<height {
                let pieces = lines[y + 1]
                precondition(pieces.count == lines[0].count, "row \(y) draws \(pieces.count) of \(lines[0].count)")
                for (character, piece) in zip(lines[0], pieces) {
                    var row: UInt32 = 0
                    for (x, pixel) in piece.enumerated() where pixel != UInt8(ascii: ".") { row |= 1 << UInt32(x) }
                    drawings[Int(character.first!)].width = piece.count
                    drawings[Int(character.first!)].rows[y] = row
                    guard usesLetters else { continue }
                    drawings[Int(character.first!)].letters.append(
                        piece.map { Glyph(Character(Unicode.Scalar($0))) })
                }
            }
        }
        for code in Int(UInt8(ascii: "a"))...Int(UInt8(ascii: "z")) where drawings[code].width == 0 {
            drawings[code] = drawings[code - 0x20]
        }
        self.drawings = drawings
    }

    /// The drawing of a character; `nil` if there is none. Typographic minus, dash, apostrophe and no-break space use
    /// the drawing of their ASCII equivalents.
    func drawing(of scalar: Unicode.Scalar) -> Drawing? {
        let code: Int =
            switch scalar.value {
            case 0x2212, 0x2013: 0x2D
            case 0x2019: 0x27
            case 0xA0, 0x202F: 0x20
            default: Int(scalar.value)
            }
        guard code < drawings.count, drawings[code].width > 0 else { return nil }
        return drawings[code]
    }

    /// The pixels of a column.
    var pixelsPerColumn: Int { isQuartered ? 2 : 1 }

    /// Pixels between two characters: a column.
    var gap: Int { pixelsPerColumn }

    /// The width of `text` in pixels, with a column between characters; `nil` if a character has no drawing.
    func width(of text: String) -> Int? {
        var width = 0
        for scalar in text.unicodeScalars {
            guard let drawing = drawing(of: scalar) else { return nil }
            width += (width == 0 ? 0 : gap) + drawing.width
        }
        return width
    }
}
