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

    /// Every surface is distinguishable. The default of canvases.
    public static let full = SurfaceContrast()

    private init() {
        (showsIsland, showsCardOnWallpaper, showsCardOnScreen) = (true, true, true)
        (showsFillsOnIsland, showsFillsOnCard) = (true, true)
    }

    /// Determines the contrast of `theme` at a colour depth.
    public init(of theme: Theme, at depth: ColorDepth) {
        func isSeen(_ surface: CellColor, on ground: CellColor) -> Bool {
            guard ground != .terminalDefault else { return false }
            func reduced(_ color: CellColor) -> CellStyle {
                ColorReduction.reduced(CellStyle(background: color), to: depth)
            }
            return reduced(surface) != reduced(ground)
        }
        showsIsland = isSeen(theme.island.fill, on: theme.screen.background)
        showsCardOnWallpaper = theme.phone.wallpaper.allSatisfy { isSeen(theme.card.background, on: $0) }
        showsCardOnScreen = isSeen(theme.card.background, on: theme.screen.background)
        showsFillsOnIsland = isSeen(theme.island.palette.quaternary, on: theme.island.fill)
        showsFillsOnCard = isSeen(theme.card.palette.quaternary, on: theme.card.background)
    }
}
