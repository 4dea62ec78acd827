/// The round buttons of the lock screen, for torch and camera, above the home indicator.
///
///       ▄▄▄▄             ▄▄▄▄
///     ▟██▜▛██▙         ▟█▛▀▀▜█▙
///     ▜██▐▌██▛         ▜█▙▄▄▟█▛
///       ▀▀▀▀             ▀▀▀▀
extension PresentationCanvas {
    /// The diameter of the buttons, in points.
    private static let buttonDiameter = 50.0

    /// The rows of the lock screen's buttons.
    func lockScreenButtonRows(_ scale: CellScale) -> Int { scale.rows(Self.buttonDiameter) }

    /// Draws the buttons.
    ///
    /// - Parameter rect: The rows they are drawn in.
    func drawLockScreenButtons(in rect: CellRect, scale: CellScale, context: inout DrawingContext) {
        var width = scale.columns(Self.buttonDiameter)
        // A sign that is one letter has a middle only in an odd number of columns and rows.
        let isSmall = rect.height < 5
        if isSmall, width.isMultiple(of: 2) { width -= 1 }
        let margin = scale.columns(46 - Self.buttonDiameter / 2)
        guard contrast.isAntialiased, rect.width > 2 * (width + margin) else { return }
        // About as high as wide, and on whole half rows: an edge across half a cell is a smear.
        var halfRows = min(2 * rect.height, width / 2 * 2)
        // An even number of rows is half a row above and below an odd one.
        let isBetween = isSmall && halfRows.isMultiple(of: 4)
        let hasMargin = isBetween && halfRows / 2 < rect.height
        if isBetween, !hasMargin, halfRows > 4 { halfRows -= 2 }
        let rows = halfRows / 2 + (hasMargin ? 1 : 0)
        for (x, sign) in [(rect.minX + margin, Self.torch), (rect.maxX - margin - width, Self.camera)] {
            let place = CellRect(x: x, y: rect.minY + (rect.height - rows) / 2, width: width, height: rows)
            let height = Double(halfRows) * scale.pointsPerRow / 2
            let circle = CGRect(
                x: 0, y: (scale.height(rows: rows) - height) / 2, width: scale.width(columns: width), height: height)
            context.fill(
                Path(ellipseIn: circle), in: place, scale: scale, paint: .color(CellColor(hex: 0), opacity: 0.35))
            if isSmall {
                guard rows >= 3 else { continue }
                context.draw(
                    sign.letter, x: place.minX + width / 2, y: place.minY + rows / 2, paint: Self.signPaint, in: place)
            } else {
                draw(width.isMultiple(of: 2) ? sign.even : sign.odd, in: place, context: &context)
            }
        }
    }

    /// The paint of the signs, on a circle that is dark on every wallpaper.
    private static let signPaint = Paint.color(CellColor(hex: 0xFF_FFFF), opacity: 0.9)

    /// A sign as a letter, and as pixels of half a cell in an even and in an odd number of columns.
    private struct Sign {
        let letter: Glyph
        let even: [String]
        let odd: [String]
    }

    private static let torch = Sign(
        letter: Glyph(Character("╿")), even: ["####", "####", ".##.", ".##.", ".##.", ".##."],
        odd: ["###", "###", ".#.", ".#.", ".#.", ".#."])
    private static let camera = Sign(
        letter: Glyph(Character("◘")), even: ["..##..", "######", "##..##", "##..##", "######", "......"],
        odd: [".###.", "#####", "##.##", "##.##", "#####", "....."])

    private static let halves = [Glyph(Character("▀")), Glyph(Character("▄")), Glyph(Character("█"))]

    /// Draws pixels in the middle of `place`, on whole rows.
    private func draw(_ pixels: [String], in place: CellRect, context: inout DrawingContext) {
        let lines = pixels.map { Array($0.utf8) }
        let (left, top) = (place.minX + (place.width - lines[0].count) / 2, place.minY + (place.height - 3) / 2)
        for row in 0..<lines.count / 2 {
            for column in lines[0].indices {
                let ink = [lines[2 * row][column], lines[2 * row + 1][column]].map { $0 == UInt8(ascii: "#") }
                guard let glyph = ink[0] ? Self.halves[ink[1] ? 2 : 0] : ink[1] ? Self.halves[1] : nil else { continue }
                context.draw(glyph, x: left + column, y: top + row, paint: Self.signPaint, in: place)
            }
        }
    }
}
