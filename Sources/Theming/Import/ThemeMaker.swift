import CellUI
import Presentations

/// Makes a theme from a colour scheme.
///
/// Each colour gets the role it usually has elsewhere; colours that the scheme lacks (wallpaper, tracks, button backgrounds)
/// are mixed from those it has. Every text reaches level AA.
package struct ThemeMaker {
    /// The theme, without its name.
    package private(set) var theme: Theme
    /// Remarks by key name: the colour's name in the scheme, and its original value if that was unreadable.
    package private(set) var notes: [String: String] = [:]
    /// The colours changed to be readable, with their original values.
    package private(set) var lifted: [(ink: ThemeInk, was: CellColor)] = []

    private static let white = CellColor(hex: 0xFFFFFF)
    private static let black = CellColor(hex: 0)

    /// Creates a theme from `scheme`. A scheme contains only 24-bit colours, so every contrast is known.
    package init(_ scheme: ImportedScheme) {
        theme = .base(scheme.appearance)
        setScreen(scheme)
        setPhone(scheme)
        theme.island.fill = Self.black
        theme.island.camera = CellColor(hex: 0x0A0A0B)
        let ground = Self.ground(of: scheme)
        theme.card.background = ground
        theme.island.palette = palette(scheme, of: "island", on: Self.black)
        theme.card.palette = palette(scheme, of: "card", on: ground)
        // On a black screen, the black island needs an outline to be visible.
        if let contrast = Self.black.contrast(with: theme.screen.background), contrast < 1.05 {
            theme.island.keyLine = theme.phone.frame
        }
        lift(scheme)
    }

    private mutating func setScreen(_ scheme: ImportedScheme) {
        let mixed = scheme.foreground.blended(over: scheme.background, opacity: 0.6)
        // Some terminals' bright black is stronger than their text colour.
        let muted = scheme.muted.flatMap {
            Self.isWeaker($0, than: scheme.foreground, on: scheme.background) ? $0 : nil
        }
        theme.screen = Theme.Screen(
            background: scheme.background, emphasis: scheme.foreground,
            caption: scheme.foreground.blended(over: scheme.background, opacity: 0.72), hint: muted ?? mixed)
        notes["screen.background"] = "background"
        notes["screen.emphasis"] = "foreground"
        notes["screen.hint"] = muted.map { _ in "comments" }
    }

    private static func isWeaker(_ color: CellColor, than other: CellColor, on ground: CellColor) -> Bool {
        (color.contrast(with: ground) ?? 1) < (other.contrast(with: ground) ?? 1)
    }

    /// A wallpaper gradient of three colours between the scheme's blue and its background.
    private mutating func setPhone(_ scheme: ImportedScheme) {
        let isDark = scheme.appearance == .dark
        let steps = (isDark ? [0.4, 0.3, 0.22] : [0.45, 0.34, 0.22]).map { opacity in
            let step = scheme.blue.blended(over: scheme.background, opacity: opacity)
            // Text must be readable on it, and the black island and the card visible.
            let readable = Self.reaching(5.5, with: isDark ? Self.white : Self.black, from: step)
            return ContrastLift.lifted(readable, on: [(Self.black, 3.1)]) ?? readable
        }
        theme.phone = Theme.Phone(
            frame: scheme.foreground.blended(over: scheme.background, opacity: 0.35), wallpaper: steps,
            clock: scheme.foreground, date: scheme.foreground.blended(over: steps[0], opacity: 0.88))
        notes["phone.clock"] = "foreground"
    }

    /// The card's background: the scheme's, made dark or light enough to leave room for shades of text.
    private static func ground(of scheme: ImportedScheme) -> CellColor {
        scheme.appearance == .dark
            ? reaching(13, with: white, from: scheme.background)
            : reaching(16, with: black, from: white.blended(over: scheme.background, opacity: 0.5))
    }

    /// Moves `color` away from `ink` (black or white) until the contrast suffices.
    private static func reaching(_ contrast: Double, with ink: CellColor, from color: CellColor) -> CellColor {
        let end = ink == white ? black : white
        let steps = (0...32).lazy.map { end.blended(over: color, opacity: Double($0) / 32) }
        return steps.first { ($0.contrast(with: ink) ?? 1) >= contrast } ?? end
    }

    private mutating func palette(_ scheme: ImportedScheme, of surface: String, on ground: CellColor) -> Palette {
        // On the black island, a light scheme's background serves as text colour.
        let isReversed = surface == "island" && scheme.appearance == .light
        let ink = isReversed ? scheme.background : scheme.foreground
        func mixed(_ opacity: Double) -> CellColor { ink.blended(over: ground, opacity: opacity) }
        notes["\(surface).tint"] = "blue"
        notes["\(surface).success"] = "green"
        notes["\(surface).warning"] = "yellow"
        return Palette(
            primary: ink, secondary: mixed(0.75), tertiary: mixed(0.6), quaternary: mixed(0.22), tint: scheme.blue,
            success: scheme.green, warning: scheme.yellow, track: mixed(0.18),
            named: Self.named(scheme, gray: mixed(0.55)))
    }

    private static func named(_ scheme: ImportedScheme, gray: CellColor) -> NamedColors {
        func between(_ one: CellColor, _ other: CellColor) -> CellColor { one.blended(over: other, opacity: 0.5) }
        var named = NamedColors.dark
        let orange = scheme.orange ?? between(scheme.red, scheme.yellow)
        (named.red, named.orange, named.yellow, named.green) = (scheme.red, orange, scheme.yellow, scheme.green)
        (named.mint, named.teal, named.cyan) = (between(scheme.green, scheme.cyan), scheme.cyan, scheme.cyan)
        (named.blue, named.indigo) = (scheme.blue, between(scheme.blue, scheme.magenta))
        (named.purple, named.pink) = (scheme.magenta, between(scheme.red, scheme.magenta))
        (named.brown, named.gray) = (scheme.brown ?? between(orange, black), gray)
        return named
    }

    /// Makes every colour readable on all its backgrounds.
    private mutating func lift(_ scheme: ImportedScheme) {
        let pairs = Dictionary(grouping: ThemePair.every(in: theme), by: \.ink)
        for ink in ThemeInk.all(in: theme) {
            guard let pairs = pairs[ink], !pairs.allSatisfy(\.isEnough), let key = ThemeKeys.key(named: ink.name),
                let color = ContrastLift.lifted(
                    ink.color, until: { color in pairs.allSatisfy { $0.isEnough(with: color) } })
            else { continue }
            key.set(&theme, color)
            // Mixed colours are not the scheme's, so there is nothing to report.
            guard scheme.colors.contains(ink.color) else { continue }
            lifted.append((ThemeInk(ink.name, color), was: ink.color))
            let note = "was \(ThemeColor.text(of: ink.color))"
            notes[ink.name] = notes[ink.name].map { "\($0), \(note)" } ?? note
        }
    }
}
