import CellUI

/// Which of a theme's surfaces a terminal can show by their colour alone. What it cannot gets a line around it.
///
/// A colour may be nearest to the same of 16 colours as the one behind it; without colours all grounds are one; and the
/// terminal's own background may be any colour. It takes a while to find out: once for a theme, not for every frame.
public struct SurfaceContrast: Hashable, Sendable {
    /// Whether the Dynamic Island stands out from the screen's background.
    public let showsIsland: Bool
    /// Whether the card stands out from every step of the wallpaper.
    public let showsCardOnWallpaper: Bool
    /// Whether the card stands out from the screen's background, where there is no room for the phone.
    public let showsCardOnScreen: Bool
    /// Whether a fill (`.quaternary`) stands out from the island: a button's ground, for example.
    public let showsFillsOnIsland: Bool
    /// Whether one stands out from the card.
    public let showsFillsOnCard: Bool

    /// Every surface is seen. What canvases begin with.
    public static let full = SurfaceContrast()

    private init() {
        (showsIsland, showsCardOnWallpaper, showsCardOnScreen) = (true, true, true)
        (showsFillsOnIsland, showsFillsOnCard) = (true, true)
    }

    /// What is seen of `theme` where there are so many colours.
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
