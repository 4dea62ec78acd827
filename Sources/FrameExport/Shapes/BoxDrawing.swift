/// The box drawing characters U+2500…U+257F as areas in a cell of 80 × 160, so that they join independent of the font.
///
/// Most consist of four arms from the middle of the cell to its edges. A light line is one point wide and starts at the middle,
/// a heavy one is two points wide and centred, a double one is two light strips. All edges are whole points, so that lines are
/// sharp at natural size. Next to a perpendicular arm, a strip starts at its near or far side:
///
///      ║ ║        ╔═══ outer strip: from the far side
///      ║ ╚═══     ║ ╔═ inner strip: from the near side
///      ╚═════     ║ ║
struct BoxDrawing: Equatable {
    /// The weight of an arm.
    enum Weight: Int {
        case none, light, heavy, double
    }

    /// The arms: up, right, down, left.
    let arms: [Weight]

    /// The arms of `scalar`; `nil` if it is not a box drawing character, or not made of arms (dashes, arcs, diagonals).
    init?(_ scalar: Unicode.Scalar) {
        guard (0x2500...0x257F).contains(scalar.value) else { return nil }
        let arms = Self.table[Int(scalar.value - 0x2500)]
        guard arms.contains(where: { $0 != .none }) else { return nil }
        self.arms = arms
    }

    /// The arms of each character, from the character names of Unicode 15: `0` none, `1` light, `2` heavy, `3` double.
    private static let table: [[Weight]] = """
        0101 0202 1010 2020 0000 0000 0000 0000 0000 0000 0000 0000 0110 0210 0120 0220
        0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120
        2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212
        0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212
        2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 0000 0000 0000 0000
        0303 3030 0310 0130 0330 0013 0031 0033 1300 3100 3300 1003 3001 3003 1310 3130
        3330 1013 3031 3033 0313 0131 0333 1303 3101 3303 1313 3131 3333 0000 0000 0000
        0000 0000 0000 0000 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010
        """.split(whereSeparator: \.isWhitespace).map { $0.compactMap { Weight(rawValue: $0.wholeNumberValue ?? 0) } }
}
