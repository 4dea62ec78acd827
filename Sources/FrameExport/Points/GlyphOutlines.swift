/// The outlines of letters (``GlyphOutlineTable``), by letter and weight; those with round ends are in ``RoundedOutlineTable``.
enum GlyphOutlines {
    /// The units in which paths are written, to the size of a font.
    static let unitsPerEm = 1000.0

    /// The weight of the table that is nearest to one from 100 to 900.
    static func weight(nearest weight: Int) -> Int {
        switch weight {
        case ..<350: 300
        case ..<450: 400
        case ..<550: 500
        case ..<650: 600
        default: 700
        }
    }

    /// The scalar under which the table has a letter; `nil` if it does not. Blanks are under their own, without an outline.
    static func key(of character: Character, in font: PointFont) -> Unicode.Scalar? {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
        if scalar == " " || scalar == "\u{A0}" { return " " }
        if font.hasMonospacedDigits, ("0"..."9").contains(scalar) {
            return Unicode.Scalar(scalar.value - 0x30 + 0xE030)
        }
        return regular[scalar.value] == nil ? nil : scalar
    }

    /// The path of a letter, with round ends if there is one; `nil` if the tables do not have it.
    static func path(of scalar: Unicode.Scalar, weight: Int, isRounded: Bool = false) -> String? {
        if isRounded, let path = rounded[weight]?[scalar.value] { return path }
        let table =
            switch weight {
            case 300: light
            case 500: medium
            case 600: semibold
            case 700: bold
            default: regular
            }
        return table[scalar.value]
    }

    private static let light = read(GlyphOutlineTable.weight300)
    private static let regular = read(GlyphOutlineTable.weight400)
    private static let medium = read(GlyphOutlineTable.weight500)
    private static let semibold = read(GlyphOutlineTable.weight600)
    private static let bold = read(GlyphOutlineTable.weight700)

    private static let rounded = [
        300: read(RoundedOutlineTable.weight300), 400: read(RoundedOutlineTable.weight400),
        500: read(RoundedOutlineTable.weight500), 600: read(RoundedOutlineTable.weight600),
        700: read(RoundedOutlineTable.weight700),
    ]

    private static func read(_ lines: StaticString) -> [UInt32: String] {
        lines.withUTF8Buffer { bytes in
            var table: [UInt32: String] = [:]
            table.reserveCapacity(512)
            for line in bytes.split(separator: UInt8(ascii: "\n")) {
                guard let blank = line.firstIndex(of: UInt8(ascii: " ")),
                    let scalar = UInt32(String(decoding: line[..<blank], as: UTF8.self), radix: 16)
                else { continue }
                table[scalar] = String(decoding: line[(blank + 1)...], as: UTF8.self)
            }
            return table
        }
    }
}
