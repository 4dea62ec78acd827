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
        let hasLens = contrast.isAntialiased && Self.lensDiameters.contains(diameter)
        // On whole half rows: an edge across half a cell looks smeared. Around a lens, the middle is at most half of one from a letter's.
        let below = hasLens && diameter % 4 == 3 ? 1 : 0
        let top = 2 * rect.minY + (2 * rect.height - diameter + below) / 2
        let size = scale.width(columns: diameter)
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
                // The row of letters that is nearest to the middle.
                let row = (2 * (top % 2) + diameter + 1) / 4
                drawCamera(in: place, row: row, isSmall: diameter <= Self.mostSmall, context: &context)
            } else if let sign = Self.sign(of: signs, diameter: diameter) {
                draw(
                    sign, in: place, under: top % 2 + (diameter - sign.count) / 2, paint: signPaint, context: &context)
            }
        }
    }

    /// The diameters, in columns, of circles in which a camera has a letter as its lens: with one of so few pixels it would be a padlock,
    /// or a house. Up to the second one its body is three cells.
    private static let (lensDiameters, mostSmall): (Set, Int) = ([5, 6, 8, 9, 10, 11, 12], 6)
    private static let lens = Glyph(Character("●"))
    private static let viewfinder = Glyph(Character("▂"))

    /// Draws a camera with a lens in the middle of a row of `place`.
    ///
    ///      ▂       ▄▄███▄▄
    ///     █●█      ██▌●▐██
    ///              ▀▀▀▀▀▀▀
    private func drawCamera(in place: CellRect, row: Int, isSmall: Bool, context: inout DrawingContext) {
        let lens = CellPoint(x: place.minX + place.width / 2, y: place.minY + row)
        guard isSmall else {
            draw(Self.largeCamera, in: place, under: 2 * row - 2, paint: signPaint, context: &context)
            context.draw(Self.lens, x: lens.x, y: lens.y, paint: signPaint, in: place)
            return
        }
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

    /// A camera around a letter.
    private static let largeCamera = [
        "....######....", "##############", "#####....#####", "#####....#####", "##############",
    ]

    /// Signs as pixels. The gap parts a torch's head from its body, without which it is a shirt or a funnel.
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
}
