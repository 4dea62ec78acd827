/// Reduces colours to those a terminal has, by perceptual distance. Pure; a painter caches results itself.
///
/// The terminal's own colours pass through: its default at every depth, its sixteen if the depth has sixteen.
public enum ColorReduction {
    /// The difference (OKLab) from which two colours count as intentionally different: text and its background, not
    /// two shades.
    public static let meantDifference = 0.15
    /// Without colour: the lightness (OKLab) from which a background counts as light, about the middle grey of print.
    private static let litGround = 0.6
    /// Without colour: the difference in lightness below which text is secondary.
    private static let faintDifference = 0.5

    /// The chroma (OKLab) below which a background is dull: a wallpaper, not a filled shape.
    private static let dull = 0.1
    /// The chroma (OKLab) below which text is dull: secondary text, not an accent.
    private static let dullInk = 0.075
    /// The chroma (OKLab) up to which a colour is grey.
    private static let greyChroma = 0.001

    /// `style` reduced to what `depth` supports. Idempotent.
    ///
    /// - 256 colours: 24-bit colours become the nearest of indices 16…255, given as that index's exact 24-bit value
    ///   (see ``index256(of:)``). The first sixteen are never chosen, because users redefine them.
    /// - 16 and 8 colours: the nearest by xterm's default values; a dull colour becomes black, grey or white, because
    ///   a slate blue is closer to grey than to blue; any other keeps its hue. If text and background become equal although they were meant to
    ///   differ, the text becomes black or white, whichever stands out. With eight colours, a bright text colour
    ///   becomes bold. Bold is dropped from black that another colour becomes: terminals such as xterm show bold black as
    ///   grey, fainter than the text around it on a light background.
    /// - none: attributes only. A light background becomes reverse video, so that a filled shape stays visible. Other
    ///   text becomes dim if its lightness is close to its background's; in reverse video, dim would affect the
    ///   background instead.
    public static func reduced(_ style: CellStyle, to depth: ColorDepth) -> CellStyle {
        switch depth {
        case .direct: style
        case .indexed256: reducedTo256(style)
        case .ansi16, .ansi8: reducedToAnsi(style, count: depth == .ansi16 ? 16 : 8)
        case .none: reducedToAttributes(style)
        }
    }

    /// The index among the terminal's 256 colours: the nearest in 16…255 for a 24-bit colour, the same index for one
    /// of the terminal's sixteen, `nil` for its default.
    public static func index256(of color: CellColor) -> UInt8? {
        switch color.kind {
        case .terminalDefault: nil
        case .ansi(let index): index
        case .rgb: nearest(to: color.hex!)
        }
    }

    private static func reducedTo256(_ style: CellStyle) -> CellStyle {
        func reduced(_ color: CellColor) -> CellColor {
            guard let hex = color.hex else { return color }
            return CellColor(hex: TerminalPalette.hex[Int(nearest(to: hex))])
        }
        return CellStyle(
            foreground: reduced(style.foreground), background: reduced(style.background), attributes: style.attributes)
    }

    private static func reducedToAnsi(_ style: CellStyle, count: Int) -> CellStyle {
        var attributes = style.attributes
        func reduced(_ color: CellColor, dull: Double) -> UInt8? {
            switch color.kind {
            case .terminalDefault: nil
            case .ansi(let index): count == 16 ? index : index & 7
            case .rgb: nearestAnsi(to: color.hex!, among: 0..<count, onlyGreysFor: dull)
            }
        }
        if count == 8, case .ansi(8...) = style.foreground.kind { attributes.insert(.bold) }
        var foreground = reduced(style.foreground, dull: dullInk)
        let background = reduced(style.background, dull: dull)
        if count == 8, style.foreground == style.background, background == 0 || background == 7,
            style.background.hex != nil
        {
            // A shade (░▒▓) in the colour of its background would disappear.
            foreground = background == 0 ? 7 : 0
            attributes.insert(.dim)
        }
        if let ground = background, foreground == ground, differ(style.foreground, style.background) {
            let isLight = TerminalPalette.perceptual[Int(ground)].lightness >= litGround
            foreground = isLight ? 0 : UInt8(count - 1)
        }
        if foreground == 0, style.foreground.hex != nil { attributes.remove(.bold) }
        return CellStyle(
            foreground: foreground.map(CellColor.ansi) ?? .terminalDefault,
            background: background.map(CellColor.ansi) ?? .terminalDefault,
            attributes: attributes)
    }

    private static func reducedToAttributes(_ style: CellStyle) -> CellStyle {
        var attributes = style.attributes
        let foreground = perceptual(style.foreground)
        let background = perceptual(style.background)
        // A glyph in the colour of its background exists for this case: it becomes visible as a block or a shade.
        let isGlyphAlone = style.foreground == style.background
        if let background, background.lightness >= litGround, !isGlyphAlone {
            attributes.formSymmetricDifference(.reverse)
        }
        if let foreground, let background, !attributes.contains(.reverse),
            abs(foreground.lightness - background.lightness) < faintDifference
        {
            attributes.insert(.dim)
        }
        return CellStyle(attributes: attributes)
    }

    private static func differ(_ left: CellColor, _ right: CellColor) -> Bool {
        guard let left = perceptual(left), let right = perceptual(right) else { return false }
        return left.squaredDistance(to: right) >= meantDifference * meantDifference
    }

    private static func perceptual(_ color: CellColor) -> PerceptualColor? {
        switch color.kind {
        case .terminalDefault: nil
        case .ansi(let index): TerminalPalette.perceptual[Int(index)]
        case .rgb: PerceptualColor(hex: color.hex!)
        }
    }

    /// How much more a difference of hue counts than one of lightness among 256 colours: a mixture of violet and black is not to become
    /// a teal that is as dark.
    private static let hueWeight = 2.0

    /// The index of the nearest of the 240 fixed colours; among equally near ones, the first.
    private static func nearest(to hex: UInt32) -> UInt8 {
        let color = PerceptualColor(hex: hex)
        return UInt8(PaletteSearch.cheapest(1, for: color) { color.squaredDistance(to: $0, hueWeight: hueWeight) }[0])
    }

    /// The chroma (OKLab) from which a colour has a hue that a tint of it should keep.
    private static let hueChroma = 0.06
    /// The contrast that a sign needs with what it is on. Source: WCAG 2.2, success criterion 1.4.11.
    private static let signContrast = 3.0
    /// The opacity from which it is a tint and not a shade.
    private static let tintOpacity = 0.2

    /// The colour among a terminal's 256 for a translucent colour over another one, if that nearest to their mixture is a grey although
    /// the colour has a hue: the most similar one of its hue. Amber over black is a dark brown, of which the 256 colours have none.
    /// `nil` if the mixture itself is reduced well. A sign of the same colour is seen on it wherever one of that hue lets it be.
    ///
    /// - Parameter assumed: The terminal's default colour. Default: black.
    package static func tint(
        of color: CellColor, over ground: CellColor, opacity: Double, assuming assumed: CellColor = CellColor(hex: 0)
    ) -> CellColor? {
        guard opacity >= tintOpacity, let ink = color.hex.map(PerceptualColor.init(hex:)), ink.chroma >= hueChroma,
            let mixed = color.blended(over: ground, opacity: opacity, assuming: assumed).hex,
            TerminalPalette.perceptual[Int(nearest(to: mixed))].chroma <= greyChroma
        else { return nil }
        let mixture = PerceptualColor(hex: mixed)
        let sign = CellColor(hex: TerminalPalette.hex[Int(nearest(to: color.hex!))])
        let index = least(16..<256) { index in
            let candidate = TerminalPalette.perceptual[index]
            if candidate.chroma <= greyChroma { return .infinity }
            if (sign.contrast(with: CellColor(hex: TerminalPalette.hex[index])) ?? 21) < signContrast {
                return .infinity
            }
            let lighter = candidate.lightness - mixture.lightness
            let fuller = candidate.chroma - mixture.chroma
            return lighter * lighter + 2 * fuller * fuller + 0.35 * ink.squaredHueDistance(to: candidate)
        }
        return CellColor(hex: TerminalPalette.hex[index])
    }

    /// The index of the nearest of the terminal's own colours: a grey for a dull colour; for any other, if the nearest is a grey, the
    /// one of the nearest hue. A dark green or a dark orange is nearer to grey than to the pure colours of a terminal.
    ///
    /// - Parameter dullest: The chroma below which a colour is dull.
    private static func nearestAnsi(to hex: UInt32, among indices: Range<Int>, onlyGreysFor dullest: Double) -> UInt8 {
        let color = PerceptualColor(hex: hex)
        func isGrey(_ color: PerceptualColor) -> Bool { color.chroma <= greyChroma }
        func distance(to candidate: PerceptualColor) -> Double { color.squaredDistance(to: candidate) }
        func least(_ distance: (PerceptualColor) -> Double) -> Int {
            Self.least(indices) { distance(TerminalPalette.perceptual[$0]) }
        }
        if color.chroma < dullest { return UInt8(least { isGrey($0) ? distance(to: $0) : .infinity }) }
        let nearest = least(distance(to:))
        guard isGrey(TerminalPalette.perceptual[nearest]) else { return UInt8(nearest) }
        return UInt8(
            least { candidate in
                if isGrey(candidate) { return .infinity }
                let lighter = candidate.lightness - color.lightness
                return lighter * lighter + color.squaredHueDistance(to: candidate) / 4
            })
    }

    /// The index of the first colour for which `distance` is least.
    private static func least(_ indices: Range<Int>, by distance: (Int) -> Double) -> Int {
        var (best, bestDistance) = (indices.lowerBound, Double.infinity)
        for index in indices {
            let distance = distance(index)
            if distance < bestDistance { (best, bestDistance) = (index, distance) }
        }
        return best
    }
}
