import CellUI

/// Which of a theme's surfaces are distinguishable by colour alone in a terminal; the others are outlined.
///
/// Two colours may map to the same one of 16; without colours all backgrounds are the same; and the terminal's default
/// background may be any colour. Expensive: compute it once per theme, not per frame.
public struct SurfaceContrast: Hashable, Sendable {
    /// Whether the Dynamic Island is distinguishable from the screen's background.
    public let showsIsland: Bool
    /// Whether the card is distinguishable from every band of the wallpaper.
    public let showsCardOnWallpaper: Bool
    /// Whether the card is distinguishable from the screen's background, for layouts without a phone.
    public let showsCardOnScreen: Bool
    /// Whether a fill (`.quaternary`, such as a button's background) is distinguishable from the island.
    public let showsFillsOnIsland: Bool
    /// Whether a fill is distinguishable from the card.
    public let showsFillsOnCard: Bool

    /// Whether the black island is distinguishable from every band of the wallpaper.
    public let showsIslandOnWallpaper: Bool
    /// Whether there are enough colours to mix: edges are then antialiased, the wallpaper is a gradient, and the card is translucent.
    /// Otherwise pictures consist of lines and of the theme's own colours.
    public let isAntialiased: Bool
    /// How much of the wallpaper is drawn where colours cannot be mixed.
    let bands: Bands
    /// The colours of the gradient, evenly spaced, if fewer than 24-bit are available.
    private let wallpaperSteps: [CellColor]?

    /// How much of the wallpaper is drawn.
    enum Bands: Hashable { case all, one, none }

    /// Every surface is distinguishable, and nothing is mixed, so that a picture can be read as text. The default of canvases.
    public static let full = SurfaceContrast()

    private init() {
        (showsIsland, showsCardOnWallpaper, showsCardOnScreen) = (true, true, true)
        (showsFillsOnIsland, showsFillsOnCard, showsIslandOnWallpaper) = (true, true, true)
        (isAntialiased, wallpaperSteps, bands) = (false, nil, .all)
    }

    /// Determines the contrast of `theme` at a colour depth.
    ///
    /// - Parameter isAntialiased: Whether colours may be mixed if there are enough. Default: `true`.
    public init(of theme: Theme, at depth: ColorDepth, isAntialiased mayMix: Bool = true) {
        func isSeen(_ surface: CellColor, on ground: CellColor) -> Bool {
            guard ground != .terminalDefault else { return false }
            func reduced(_ color: CellColor) -> CellStyle {
                ColorReduction.reduced(CellStyle(background: color), to: depth)
            }
            return reduced(surface) != reduced(ground)
        }
        showsIsland = isSeen(theme.island.fill, on: theme.screen.background)
        bands =
            switch depth {
            case .none: .none
            case .ansi8, .ansi16: .one
            case .direct, .indexed256: .all
            }
        let wallpaper = bands == .one ? Array(theme.phone.wallpaper.prefix(1)) : theme.phone.wallpaper
        showsIslandOnWallpaper = bands != .none && wallpaper.allSatisfy { isSeen(theme.island.fill, on: $0) }
        showsCardOnWallpaper = bands != .none && wallpaper.allSatisfy { isSeen(theme.card.background, on: $0) }
        showsCardOnScreen = isSeen(theme.card.background, on: theme.screen.background)
        showsFillsOnIsland = isSeen(theme.island.palette.quaternary, on: theme.island.fill)
        showsFillsOnCard = isSeen(theme.card.palette.quaternary, on: theme.card.background)
        let surfaces = theme.phone.wallpaper + [theme.phone.frame, theme.island.fill, theme.card.background]
        isAntialiased =
            mayMix && (depth == .direct || depth == .indexed256)
            && (surfaces + [theme.screen.background]).allSatisfy { $0.hex != nil }
        wallpaperSteps = isAntialiased && depth == .indexed256 ? Self.steps(of: theme.phone.wallpaper) : nil
    }

    /// The stops of the gradient that fills a screen.
    func wallpaper(of theme: Theme) -> [Paint.Stop] {
        guard let wallpaperSteps else {
            let last = Double(max(1, theme.phone.wallpaper.count - 1))
            return theme.phone.wallpaper.enumerated().map { Paint.Stop(color: $1, location: Double($0) / last) }
        }
        // Two stops at each end of a step, so that no other colours come between two.
        let width = 1 / Double(wallpaperSteps.count)
        return wallpaperSteps.enumerated().flatMap { index, color in
            [Double(index) * width, Double(index + 1) * width].map { Paint.Stop(color: color, location: $0) }
        }
    }

    /// A gradient in the terminal's 256 colours: the nearest ones along it, each once, so that none comes back as noise.
    private static func steps(of stops: [CellColor]) -> [CellColor] {
        let samples = 48
        let paint = Paint.linearGradient(
            stops: stops.enumerated().map {
                Paint.Stop(color: $1, location: Double($0) / Double(max(1, stops.count - 1)))
            }, start: .top, end: .bottom)
        var steps: [CellColor] = []
        for sample in 0..<samples {
            let (color, _) = paint.color(x: 0, halfRow: sample, in: CellSize(width: 1, height: samples / 2))
            let style = ColorReduction.reduced(CellStyle(background: color), to: .indexed256)
            if !steps.contains(style.background) { steps.append(style.background) }
        }
        return steps
    }
}
