/// The widths of Arabic letters, whose form depends on whether they join the next one.
///
/// Inter has none of them. These are the widths of DejaVu Sans' forms, rounded: those of other fonts, the system's too, are about as wide.
enum ArabicLetters {
    private static let first: UInt32 = 0x621

    /// The width of a letter at the end of a joined part, in multiples of the font's size; `nil` for what is none of the basic letters.
    static func ems(of scalar: Unicode.Scalar) -> Double? { value(of: scalar, in: ends) }

    /// By how much letters are narrower that join the next one, in multiples of the font's size.
    static func narrowing(in text: some StringProtocol) -> Double {
        var narrowing = 0.0
        var previous: Unicode.Scalar?
        for character in text {
            let scalar = character.unicodeScalars.first
            let joins = scalar.map { value(of: $0, in: ends) != nil && $0.value != 0x621 } ?? false
            if joins, let previous, let end = value(of: previous, in: ends),
                let start = value(of: previous, in: starts),
                start > 0
            {
                narrowing += end - start
            }
            previous = scalar
        }
        return narrowing
    }

    private static func value(of scalar: Unicode.Scalar, in table: [UInt8]) -> Double? {
        guard scalar.value >= first, scalar.value < first + UInt32(table.count) else { return nil }
        return Double(table[Int(scalar.value - first)]) / 100
    }

    /// The widths at the end and alone, in hundredths of the size, from U+0621.
    private static let ends: [UInt8] = [
        47, 29, 29, 50, 29, 80, 29, 96, 53, 96, 96, 65, 65, 65, 49, 49, 52, 52, 125, 125, 122, 122, 93, 93, 60, 60, 80,
        80, 80, 80, 80, 30,
        104, 80, 83, 75, 65, 75, 53, 50, 80, 80,
    ]
    /// The widths of those that join the next letter; 0 for those that never do.
    private static let starts: [UInt8] = [
        0, 0, 0, 0, 0, 29, 0, 29, 0, 29, 29, 64, 64, 64, 0, 0, 0, 0, 86, 86, 86, 86, 81, 81, 54, 50, 30, 30, 30, 30, 30,
        30, 50, 50, 52, 32,
        56, 29, 50, 0, 0, 29,
    ]
}
