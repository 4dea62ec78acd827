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
    public var isAntialiased: Bool { shapes == .mixed }
    /// Whether the terminal shows block elements, of which large numerals and edges of shapes consist.
    public var showsBlocks: Bool { shapes != .letters }
    /// How shapes are drawn. They are mixed only if there are enough colours.
    private let shapes: CellShapes
    /// Whether any colour is drawn: with `NO_COLOR` all themes look alike.
    public let showsColors: Bool
    /// Whether colours are mixed although the terminal has only 256.
    var mixesFewColors: Bool { isAntialiased && wallpaperSteps != nil }
    /// Whether the wallpaper is a gradient of whole rows: there are enough colours, and no block elements.
    let mixesRows: Bool
    /// How much of the wallpaper is drawn where colours cannot be mixed.
    let bands: Bands
    /// The stops of the gradient if fewer than 24-bit colours are available.
    private let wallpaperSteps: [Paint.Stop]?
    /// The colours of those stops, each once; none where 24-bit colours are available.
    let wallpaperBands: [CellColor]
    /// The part of a bar on the card that is not done; `nil` for the theme's own colour, if it is seen there.
    let cardTrack: CellColor?
    /// How dark the circles of torch and camera are, 0…1.
    let buttonDisc: Double

    /// How much of the wallpaper is drawn: all of its colours, one, or nothing.
    enum Bands: Hashable { case all, one(CellColor), none }

    /// Every surface is distinguishable, and nothing is mixed, so that a picture can be read as text. The default of canvases.
    public static let full = SurfaceContrast()

    private init() {
        (showsIsland, showsCardOnWallpaper, showsCardOnScreen) = (true, true, true)
        (showsFillsOnIsland, showsFillsOnCard, showsIslandOnWallpaper) = (true, true, true)
        (shapes, showsColors) = (.blocks, true)
        (wallpaperSteps, wallpaperBands, cardTrack, bands) = (nil, [], nil, .all)
        buttonDisc = Theme.Phone.buttonDiscs[0]
        mixesRows = false
    }

    /// Determines the contrast of `theme` at a colour depth.
    ///
    /// - Parameters:
    ///   - shapes: How shapes may be drawn. Default: mixed, if there are enough colours.
    public init(of theme: Theme, at depth: ColorDepth, shapes allowed: CellShapes = .mixed) {
        showsColors = depth != .none
        func isSeen(_ surface: CellColor, on ground: CellColor) -> Bool {
            guard ground != .terminalDefault else { return false }
            func reduced(_ color: CellColor) -> CellStyle {
                ColorReduction.reduced(CellStyle(background: color), to: depth)
            }
            return reduced(surface) != reduced(ground)
        }
        // Edges of few colours are stairs, and without block elements letters; there a thin line looks best. Without colours a light
        // background is reverse video, on which black would be a hole in the picture.
        let hasEdges = allowed != .letters && (depth == .direct || depth == .indexed256)
        showsIsland = hasEdges && isSeen(theme.island.fill, on: theme.screen.background)
        bands =
            switch depth {
            case .none, .ansi8: .none
            case .ansi16: Self.singleColor(of: theme).map(Bands.one) ?? .none
            case .direct, .indexed256: .all
            }
        let picture = bands == .all ? theme.phone.picture?.bands : nil
        showsCardOnScreen = hasEdges && isSeen(theme.card.background, on: theme.screen.background)
        let wallpaper =
            switch bands {
            case .all: picture ?? theme.phone.wallpaper
            case .one(let color): [color]
            // What is behind them is the screen's background then.
            case .none: [theme.screen.background]
            }
        showsIslandOnWallpaper = hasEdges && wallpaper.allSatisfy { isSeen(theme.island.fill, on: $0) }
        showsCardOnWallpaper = hasEdges && wallpaper.allSatisfy { isSeen(theme.card.background, on: $0) }
        showsFillsOnIsland = isSeen(theme.island.palette.quaternary, on: theme.island.fill)
        showsFillsOnCard = isSeen(theme.card.palette.quaternary, on: theme.card.background)
        let surfaces = theme.phone.wallpaper + [theme.phone.frame, theme.island.fill, theme.card.background]
        let canMix =
            (depth == .direct || depth == .indexed256)
            && (surfaces + [theme.screen.background]).allSatisfy { $0.hex != nil }
        shapes = allowed == .mixed && !canMix ? .blocks : allowed
        let isAntialiased = shapes == .mixed
        mixesRows = canMix && shapes == .letters
        let steps = (isAntialiased || mixesRows) && depth == .indexed256 ? Self.steps(of: theme.phone) : nil
        wallpaperSteps = steps
        // Each band begins at a stop of its own and ends at one.
        wallpaperBands = (steps ?? []).reduce(into: []) { if $0.last != $1.color { $0.append($1.color) } }
        cardTrack = isAntialiased ? Self.track(onCardOf: theme, at: depth) : nil
        buttonDisc = theme.phone.buttonDisc
    }

    /// The stops of the gradient that fills a screen.
    package func wallpaper(of theme: Theme) -> [Paint.Stop] { wallpaperSteps ?? Self.stops(of: theme.phone.wallpaper) }

    private static func stops(of colors: [CellColor]) -> [Paint.Stop] {
        let last = Double(max(1, colors.count - 1))
        return colors.enumerated().map { Paint.Stop(color: $1, location: Double($0) / last) }
    }

    /// One of the terminal's eight dark colours as the whole wallpaper: that of its top, where clock and islands are. `nil` if it is a grey,
    /// or the terminal decides it.
    private static func singleColor(of theme: Theme) -> CellColor? {
        guard let top = theme.phone.wallpaper.first, top.hex != nil else { return nil }
        let color = ColorReduction.reduced(CellStyle(background: top), to: .ansi8).background
        return [.ansi(0), .ansi(7)].contains(color) ? nil : color
    }

    /// A gradient in the terminal's 256 colours. Each step has two stops, so that no other colours come between two.
    private static func steps(of phone: Theme.Phone) -> [Paint.Stop] {
        let samples = 48
        let paint = Paint.linearGradient(stops: stops(of: phone.wallpaper), start: .top, end: .bottom)
        // Date and clock are on the upper half.
        let reduced = CellColor.reducedGradient(
            (0..<samples).map { paint.color(x: 0, halfRow: $0, in: CellSize(width: 1, height: samples / 2)).0 },
            under: [phone.clock, phone.date], onFirst: samples / 2 + 1)
        var steps: [Paint.Stop] = []
        for (index, color) in reduced.enumerated() where steps.last?.color != color {
            let location = Double(index) / Double(samples)
            if let last = steps.last { steps.append(Paint.Stop(color: last.color, location: location)) }
            steps.append(Paint.Stop(color: color, location: location))
        }
        return steps
    }

    /// A colour for the part of a bar that is not done which is seen on the card and lets the tint be seen; `nil` if the theme's is.
    private static func track(onCardOf theme: Theme, at depth: ColorDepth) -> CellColor? {
        let palette = theme.card.palette
        func reduced(_ color: CellColor) -> CellColor {
            ColorReduction.reduced(CellStyle(background: color), to: depth).background
        }
        let grounds = theme.phone.wallpaper.suffix((theme.phone.wallpaper.count + 1) / 2).map {
            reduced(theme.card.background.blended(over: $0, opacity: Theme.Card.materialOpacity))
        }
        func isSeen(_ track: CellColor) -> Bool {
            grounds.allSatisfy { (reduced(track).contrast(with: $0) ?? 21) >= leastTrackContrast }
        }
        if isSeen(palette.track) { return nil }
        return [0.2, 0.25, 0.3, 0.35, 0.4].lazy.map {
            palette.primary.blended(over: theme.card.background, opacity: $0)
        }
        .first { isSeen($0) && (palette.tint.contrast(with: $0) ?? 21) >= 3 }
    }

    /// The contrast from which a thin line is seen without drawing attention.
    private static let leastTrackContrast = 1.5
}
