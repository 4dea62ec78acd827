import CellUI
import Presentations

/// Two theme colours, one drawn on the other.
package struct ThemePair: Hashable {
    /// The colour drawn.
    package let ink: ThemeInk
    /// Its background.
    package let ground: ThemeInk
    /// What it is drawn for.
    let purpose: Purpose

    /// The use of a colour, which determines the contrast it needs.
    enum Purpose: String, Encodable {
        /// Text of normal size.
        case text
        /// Shapes that convey meaning, such as progress.
        case shape
        /// A colour that a Live Activity may request by name, for an unknown use.
        case named

        /// The contrast of level AA. Source: WCAG 2.2, success criterion 1.4.3 for text, 1.4.11 for everything else.
        var needed: Double { self == .text ? 4.5 : 3 }
    }

    /// `card.tint on card.track`.
    package var name: String { "\(ink.name) on \(ground.name)" }

    /// The contrast; `nil` if the terminal determines a colour.
    package var contrast: Double? { ink.color.contrast(with: ground.color) }

    /// The contrast in 256 colours; `nil` if the terminal determines a colour.
    var contrastIn256: Double? {
        let style = CellStyle(foreground: ink.color, background: ground.color)
        let reduced = ColorReduction.reduced(style, to: .indexed256)
        return reduced.foreground.contrast(with: reduced.background)
    }

    /// Whether level AA is reached, or the contrast is unknown.
    package var isEnough: Bool { contrast.map { $0 >= purpose.needed } ?? true }

    /// The pairs that Islet draws, in the order of the file's keys. Of the card's texts over the wallpaper's stops, each over the one
    /// that leaves it the least contrast.
    package static func all(in theme: Theme) -> [ThemePair] {
        let pairs = every(in: theme)
        let worst = Dictionary(grouping: pairs.filter(\.isOverWallpaper), by: \.ink).compactMapValues { pairs in
            pairs.min { ($0.contrast ?? 21) < ($1.contrast ?? 21) }
        }
        return pairs.filter { !$0.isOverWallpaper || worst[$0.ink] == $0 }
    }

    /// Whether the wallpaper shows through the background.
    var isOverWallpaper: Bool { ground.name.hasPrefix(Self.cardOver) }

    private static let cardOver = "card over "

    /// All pairs, over every stop.
    static func every(in theme: Theme) -> [ThemePair] {
        let screen = ThemeInk("screen.background", theme.screen.background)
        // Date and clock are on the upper half of the wallpaper, the island at its top, the card on the lower half.
        let wallpaper = ThemeInk.wallpaper(of: theme)
        let last = Double(max(1, wallpaper.count - 1))
        func part(_ range: ClosedRange<Double>) -> [ThemeInk] {
            wallpaper.count == 1
                ? wallpaper : wallpaper.indices.filter { range.contains(Double($0) / last) }.map { wallpaper[$0] }
        }
        let inks = ThemeInk.all(in: theme)
        let onScreen = inks.filter { ["screen.emphasis", "screen.caption", "screen.hint"].contains($0.name) }
        let onWallpaper = inks.filter { ["phone.clock", "phone.date"].contains($0.name) }
        // Progress is drawn on the screen itself in charts, and if the phone does not fit; where colours are mixed, what keys act on is
        // text of the screen's colour on the tint.
        let bar = ThemePair(
            ThemeInk("card.tint", theme.card.palette.tint), on: screen,
            theme.screen.emphasis.hex == nil ? .shape : .text)
        return onScreen.map { ThemePair($0, on: screen) } + [bar] + onDialogs(onScreen, in: theme)
            + onWallpaper.flatMap { ink in part(0...0.5).map { ThemePair(ink, on: $0) } }
            // The island is seen by its glass or by the line around it.
            + part(0...0.25).map { top in
                theme.island.keyLine.map { ThemePair(ThemeInk("island.key-line", $0), on: top, .shape) }
                    ?? ThemePair(top, on: ThemeInk("island.fill", theme.island.fill), .shape)
            }
            + surface("island", theme.island.palette, on: ThemeInk("island.fill", theme.island.fill), in: theme)
            + surface("card", theme.card.palette, on: ThemeInk("card.background", theme.card.background), in: theme)
            + onCard(over: part(0.4...1), in: theme)
    }

    /// The texts of dialogs and of selected rows, where colours are mixed. A text that is not read on the screen itself is left out.
    private static func onDialogs(_ texts: [ThemeInk], in theme: Theme) -> [ThemePair] {
        let screen = theme.screen
        guard screen.background.hex != nil, screen.emphasis.hex != nil else { return [] }
        func surface(_ name: String, _ share: Double, _ texts: [ThemeInk]) -> ThemeInk {
            ThemeInk(
                name,
                Theme.Screen.surface(
                    of: screen.emphasis, on: screen.background, share: share, for: texts.map(\.color)))
        }
        let dialog = surface("dialog", Theme.Screen.dialogShare, texts)
        let rows = texts.filter { $0.name == "screen.emphasis" }
        let row = surface("selected row", Theme.Screen.raisedShare, rows)
        func isRead(_ ink: ThemeInk) -> Bool {
            ThemePair(ink, on: ThemeInk("screen.background", screen.background)).isEnough
        }
        return texts.filter(isRead).map { ThemePair($0, on: dialog) }
            + rows.filter(isRead).map { ThemePair($0, on: row) }
    }

    /// The texts of the card on its translucent background.
    private static func onCard(over wallpaper: [ThemeInk], in theme: Theme) -> [ThemePair] {
        guard theme.card.background.hex != nil else { return [] }
        let inks = ThemeInk.roles(of: "card", in: theme).filter { !["quaternary", "track"].contains($0.role) }
        return wallpaper.filter { $0.color.hex != nil }.flatMap { stop in
            let ground = ThemeInk(
                cardOver + stop.role,
                theme.card.background.blended(over: stop.color, opacity: Theme.Card.materialOpacity))
            return inks.map { ThemePair($0, on: ground) }
        }
    }

    private static func surface(
        _ name: String, _ palette: Palette, on ground: ThemeInk, in theme: Theme
    ) -> [ThemePair] {
        let texts = ThemeInk.roles(of: name, in: theme).filter { !["quaternary", "track"].contains($0.role) }
        let button = ThemeInk("\(name).quaternary", palette.quaternary)
        let track = ThemeInk("\(name).track", palette.track)
        return texts.map { ThemePair($0, on: ground) } + [
            ThemePair(ThemeInk("\(name).primary", palette.primary), on: button),
            ThemePair(ThemeInk("\(name).tint", palette.tint), on: track, .shape),
        ] + ThemeInk.named(of: name, in: theme).map { ThemePair($0, on: ground, .named) }
    }

    private init(_ ink: ThemeInk, on ground: ThemeInk, _ purpose: Purpose = .text) {
        (self.ink, self.ground, self.purpose) = (ink, ground, purpose)
    }
}
