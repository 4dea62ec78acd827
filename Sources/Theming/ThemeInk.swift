import CellUI
import Presentations

/// A theme colour with its name in the theme file.
package struct ThemeInk: Hashable {
    /// `card.tint`; a step of the wallpaper is `phone.wallpaper[1]`, counted from 1.
    package let name: String
    package let color: CellColor

    package init(_ name: String, _ color: CellColor) { (self.name, self.color) = (name, color) }

    /// The part after the last dot.
    package var role: Substring { name.split(separator: ".").last ?? "" }

    /// Whether it is a background, on which other colours are drawn.
    var isGround: Bool { name.hasPrefix("phone.wallpaper") || ["background", "fill"].contains(role) }

    /// Whether it is one of the fifteen named colours.
    var isNamed: Bool { name.contains(".colors.") }

    /// The background this colour is drawn on; `nil` for a background itself.
    package func ground(in theme: Theme) -> ThemeInk? {
        switch name.prefix(while: { $0 != "." }) {
        case _ where isGround: nil
        case "island": ThemeInk("island.fill", theme.island.fill)
        case "card": ThemeInk("card.background", theme.card.background)
        case "phone" where name != "phone.frame": ThemeInk("phone.wallpaper[1]", theme.phone.wallpaper[0])
        default: ThemeInk("screen.background", theme.screen.background)
        }
    }

    /// All colours of a theme, in the order of the shipped files.
    package static func all(in theme: Theme) -> [ThemeInk] {
        ThemeKeys.colors.flatMap { key -> [ThemeInk] in
            let ink = key.get(theme).map { [ThemeInk(key.name, $0)] } ?? []
            return key.path == ["phone", "frame"] ? ink + wallpaper(of: theme) : ink
        }
    }

    /// The wallpaper's steps from top to bottom.
    package static func wallpaper(of theme: Theme) -> [ThemeInk] {
        theme.phone.wallpaper.enumerated().map { ThemeInk("phone.wallpaper[\($0 + 1)]", $1) }
    }

    /// The semantic colours of a surface (`island` or `card`), from `primary` to `track`.
    package static func roles(of surface: String, in theme: Theme) -> [ThemeInk] {
        let others = ["fill", "camera", "key-line", "background"]
        return all(in: theme).filter {
            $0.name.hasPrefix(surface + ".") && !$0.isNamed && !others.contains("\($0.role)")
        }
    }

    /// The named colours of a surface, except white and black: those are the same on every surface, and one of them is always
    /// invisible.
    package static func named(of surface: String, in theme: Theme) -> [ThemeInk] {
        all(in: theme).filter { $0.name.hasPrefix(surface + ".colors.") && !["white", "black"].contains($0.role) }
    }
}
