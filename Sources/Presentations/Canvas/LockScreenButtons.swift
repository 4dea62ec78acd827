/// The round buttons of the lock screen, for torch and camera, above the home indicator.
///
///       ▀▀▀▀         ▄▄████▄▄
///       ▀██▀         ███  ███
///        ██          ▀▀▀▀▀▀▀▀
extension PresentationCanvas {
    /// The diameter of the buttons, in points.
    private static let buttonDiameter = 50.0

    /// The rows of the lock screen's buttons.
    func lockScreenButtonRows(_ scale: CellScale) -> Int { scale.rows(Self.buttonDiameter) }

    /// Draws the buttons.
    ///
    /// - Parameter rect: The rows they are drawn in.
    func drawLockScreenButtons(in rect: CellRect, scale: CellScale, context: inout DrawingContext) {
        let width = scale.columns(Self.buttonDiameter)
        let margin = scale.columns(46 - Self.buttonDiameter / 2)
        guard contrast.isAntialiased, rect.width > 2 * (width + margin) else { return }
        // About as high as wide, and in whole rows: an edge across half a cell looks smeared.
        let rows = min(rect.height, width / 2)
        for (x, sign) in [(rect.minX + margin, Self.torch), (rect.maxX - margin - width, Self.camera)] {
            let place = CellRect(x: x, y: rect.minY + (rect.height - rows) / 2, width: width, height: rows)
            let circle = CGRect(
                x: 0, y: 0, width: scale.width(columns: width), height: scale.height(rows: rows))
            context.fill(
                Path(ellipseIn: circle), in: place, scale: scale, paint: .color(CellColor(hex: 0), opacity: 0.35))
            // In a smaller one all signs would look alike.
            guard rows >= 5 else { continue }
            draw(width.isMultiple(of: 2) ? sign.even : sign.odd, in: place, context: &context)
        }
    }

    /// The paint of the signs, on a circle that is dark on every wallpaper.
    private static let signPaint = Paint.color(CellColor(hex: 0xFF_FFFF), opacity: 0.9)

    /// A sign as pixels of half a cell, in an even and in an odd number of columns.
    private struct Sign {
        let even: [String]
        let odd: [String]
    }

    private static let torch = Sign(
        even: ["####", "....", "####", ".##.", ".##.", ".##."],
        odd: ["###", "...", "###", ".#.", ".#.", ".#."])
    private static let camera = Sign(
        even: ["..####..", "########", "###..###", "###..###", "########", "........"],
        odd: ["..###..", "#######", "###.###", "###.###", "#######", "......."])

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
