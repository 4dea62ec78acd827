/// The round buttons of the lock screen, for torch and camera, above the home indicator.
///
///       ▗▄▄▖          ▄██▄
///        ▇▇          █▛  ▜█
///        ▀▀          ▀▀▀▀▀▀
extension PresentationCanvas {
    /// The diameter of the buttons, in points.
    private static let buttonDiameter = 50.0

    /// The rows of the lock screen's buttons, which hold a whole circle.
    func lockScreenButtonRows(_ scale: CellScale) -> Int { (scale.columns(Self.buttonDiameter) + 1) / 2 }

    /// Draws the buttons; where colours are not mixed, their signs alone.
    ///
    /// - Parameter rect: The rows they are drawn in.
    func drawLockScreenButtons(in rect: CellRect, scale: CellScale, context: inout DrawingContext) {
        // Half rows are as high as columns are wide.
        let diameter = min(scale.columns(Self.buttonDiameter), 2 * rect.height)
        let margin = scale.columns(46 - Self.buttonDiameter / 2)
        guard diameter >= 4, rect.width > 2 * (diameter + margin) else { return }
        // On whole half rows: an edge across half a cell looks smeared.
        let top = 2 * rect.minY + (2 * rect.height - diameter) / 2
        let size = scale.width(columns: diameter)
        let hasLens = contrast.isAntialiased && Self.lensDiameters.contains(diameter)
        // Then a letter's cell is in the middle.
        let width = hasLens ? diameter | 1 : diameter
        let inset = Double(width - diameter) / 2 * scale.pointsPerColumn
        for (x, signs) in [(rect.minX + margin, Self.torches), (rect.maxX - margin - width, Self.cameras)] {
            let place = CellRect(x: x, y: top >> 1, width: width, height: (diameter + top % 2 + 1) / 2)
            let circle = CGRect(x: inset, y: Double(top % 2) * scale.pointsPerRow / 2, width: size, height: size)
            if contrast.isAntialiased {
                context.fill(
                    Path(ellipseIn: circle), in: place, scale: scale,
                    paint: .color(CellColor(hex: 0), opacity: contrast.buttonDisc))
            }
            if hasLens, signs == Self.cameras {
                drawCamera(around: CellPoint(x: x + width / 2, y: place.minY + 1), context: &context)
            } else if let sign = Self.sign(of: signs, diameter: diameter) {
                draw(sign, in: place, under: top % 2 + (diameter - sign.count) / 2, context: &context)
            }
        }
    }

    /// The diameters, in columns, of circles in whose middle row a camera is three cells with a letter as its lens: of so few pixels, it
    /// would be a padlock.
    private static let lensDiameters = 5...6
    private static let lens = Glyph(Character("●"))
    private static let viewfinder = Glyph(Character("▂"))
    private static let gap = Glyph(Character("▔"))

    private func drawCamera(around lens: CellPoint, context: inout DrawingContext) {
        let ground = context.background(x: lens.x, y: lens.y)
        let body = CellRect(x: lens.x - 1, y: lens.y, width: 3, height: 1)
        context.fill(body, with: signPaint)
        context.draw(Self.lens, x: lens.x, y: lens.y, paint: .solid(ground), in: body)
        let above = CellRect(x: lens.x, y: lens.y - 1, width: 1, height: 1)
        context.draw(Self.viewfinder, x: above.minX, y: above.minY, paint: signPaint, in: above)
    }

    /// The paint of the signs, on a circle that is dark on every wallpaper, or on none.
    private var signPaint: Paint {
        contrast.isAntialiased
            ? .color(Theme.Phone.buttonSign.color, opacity: Theme.Phone.buttonSign.opacity * theme.phone.opacity)
            : .solid(theme.phone.clock)
    }

    /// The drawing about three fifths as high as its circle, in whose middle it can be; `nil` in one too small for any.
    private static func sign(of drawings: [[String]], diameter: Int) -> [String]? {
        drawings.filter { $0.count % 2 == diameter % 2 && $0.count < diameter }
            .min { abs(5 * $0.count - 3 * diameter) < abs(5 * $1.count - 3 * diameter) }
    }

    /// Signs as pixels half a column wide and half a row high, in an even number of columns. Above those that are `=` is a thin gap, where
    /// they fill the top of a cell: it parts a torch's head from its body, without which it is a shirt or a funnel.
    private static let torches = [
        ["######", ".#==#.", ".####."],
        ["######", ".====.", ".####.", ".####."],
        ["########", ".######.", "..#==#..", "..####..", "..####.."],
        ["########", ".######.", "..====..", "..####..", "..####..", "..####.."],
    ]
    private static let cameras = [
        ["..####..", "###..###", "########"],
        ["...####...", "##########", "####..####", "##########"],
        ["....####....", "############", "####....####", "####....####", "############"],
        [
            "....######....", "##############", "#####....#####", "####......####", "#####....#####", "##############",
        ],
    ]

    /// Draws pixels in the middle of the columns of `place`, some half rows below its top.
    private func draw(_ pixels: [String], in place: CellRect, under halfRows: Int, context: inout DrawingContext) {
        let (lines, paint) = (pixels.map { Array($0.utf8) }, signPaint)
        let start = place.width - lines[0].count / 2
        func pixel(_ x: Int, _ y: Int) -> UInt8 {
            let (column, line) = (x - start, y - halfRows)
            guard lines.indices.contains(line), lines[line].indices.contains(column) else { return UInt8(ascii: ".") }
            return lines[line][column]
        }
        func bit(_ x: Int, _ y: Int) -> Int { pixel(x, y) == UInt8(ascii: ".") ? 0 : 1 }
        func hasGap(_ x: Int, _ y: Int) -> Bool { pixel(x, y) == UInt8(ascii: "=") }
        for row in 0..<place.height {
            for column in 0..<place.width {
                let (x, y) = (2 * column, 2 * row)
                let quarters = bit(x, y) | bit(x + 1, y) << 1 | bit(x, y + 1) << 2 | bit(x + 1, y + 1) << 3
                let cell = CellPoint(x: place.minX + column, y: place.minY + row)
                if contrast.isAntialiased, quarters == 15, hasGap(x, y), hasGap(x + 1, y) {
                    let ground = context.background(x: cell.x, y: cell.y)
                    context.fill(CellRect(origin: cell, size: CellSize(width: 1, height: 1)), with: paint)
                    context.draw(Self.gap, x: cell.x, y: cell.y, paint: .solid(ground), in: place)
                    continue
                }
                context.draw(quarters: UInt8(quarters), x: cell.x, y: cell.y, paint: paint, in: place)
            }
        }
    }
}
