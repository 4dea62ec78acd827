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
    /// Both in 256 colours, where one of them is a mixture or a part of a gradient; `nil` where each is the nearest colour.
    private let fewColors: CellStyle?
    /// What the ground is on, if that is a circle of the ink's own colour; `nil` if the ground is a colour of its own.
    private let surface: CellColor?

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
        let style = fewColors ?? CellStyle(foreground: ink.color, background: ground.color)
        let reduced = ColorReduction.reduced(style, to: .indexed256)
        return reduced.foreground.contrast(with: reduced.background)
    }

    /// Whether another colour would have enough contrast in the ink's place.
    func isEnough(with color: CellColor) -> Bool {
        let ground = surface.map { color.blended(over: $0, opacity: Theme.buttonOpacity) } ?? ground.color
        return color.contrast(with: ground).map { $0 >= purpose.needed } ?? false
    }

    /// Whether level AA is reached, or the contrast is unknown.
    package var isEnough: Bool { contrast.map { $0 >= purpose.needed } ?? true }

    /// Whether it reaches level AA in 256 colours too, or what it has there is unknown.
    package var isEnoughIn256: Bool { contrastIn256.map { $0 >= neededIn256 } ?? true }

    /// The contrast that is needed in 256 colours, few of which are dark and have a hue. The lock screen's date and clock are large text,
    /// from 18 points, for which a shape's is enough.
    var neededIn256: Double {
        ["phone.clock", "phone.date"].contains(ink.name) ? Purpose.shape.needed : purpose.needed
    }

    /// Whether it can hardly be read or seen in 256 colours: text with less than a shape needs, a shape with less than half as much again
    /// as what it is on.
    var isLostIn256: Bool { contrastIn256.map { $0 < (purpose == .text ? 3 : 1.5) } ?? false }

    /// The pairs that Islet draws, in the order of the file's keys. Of what is over the wallpaper's stops, each over the one that leaves
    /// it the least contrast, and over the one that does so in 256 colours.
    package static func all(in theme: Theme) -> [ThemePair] {
        let pairs = every(in: theme)
        let groups = Dictionary(grouping: pairs.filter(\.isOverWallpaper)) { [$0.ink.name, $0.purpose.rawValue] }
        let worst = groups.values.flatMap { pairs in
            [\ThemePair.contrast, \.contrastIn256].compactMap { contrast in
                pairs.min { ($0[keyPath: contrast] ?? 21) < ($1[keyPath: contrast] ?? 21) }
            }
        }
        return pairs.filter { !$0.isOverWallpaper || worst.contains($0) }
    }

    /// Whether the wallpaper shows through the background.
    var isOverWallpaper: Bool { ground.name.contains(Self.over) }

    private static let over = " over "

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
        let few = FewColors(of: theme)
        let inks = ThemeInk.all(in: theme)
        let onScreen = inks.filter { ["screen.emphasis", "screen.caption", "screen.hint"].contains($0.name) }
        let onWallpaper = inks.filter { ["phone.clock", "phone.date"].contains($0.name) }
        // Progress is drawn on the screen itself in charts, and if the phone does not fit; where colours are mixed, what keys act on is
        // text of the screen's colour on the tint.
        let bar = ThemePair(
            ThemeInk("card.tint", theme.card.palette.tint), on: screen,
            theme.screen.emphasis.hex == nil ? .shape : .text)
        return onScreen.map { ThemePair($0, on: screen) } + [bar] + onDialogs(onScreen, in: theme)
            + onWallpaper.flatMap { ink in
                part(0...0.5).map { ThemePair(ink, on: $0, in256: (ink.color, few.wallpaper($0))) }
            }
            // The island is seen by its glass or by the line around it.
            + part(0...0.25).map { top in
                let glass = ThemeInk("island.fill", theme.island.fill)
                return theme.island.keyLine.map {
                    ThemePair(ThemeInk("island.key-line", $0), on: top, .shape, in256: ($0, few.wallpaper(top)))
                } ?? ThemePair(top, on: glass, .shape, in256: (few.wallpaper(top), glass.color))
            }
            + surface("island", theme.island.palette, on: ThemeInk("island.fill", theme.island.fill), in: theme)
            + surface("card", theme.card.palette, on: ThemeInk("card.background", theme.card.background), in: theme)
            + onButtons(of: "island", on: ThemeInk("island.fill", theme.island.fill), in: theme)
            + onCard(over: part(0.4...1), few, in: theme) + onLockScreenButtons(over: part(0.7...1), few)
    }

    /// The signs of round buttons, each on a circle of its own colour (``Theme/buttonOpacity``).
    private static func onButtons(
        of surface: String, on ground: ThemeInk, in256 groundIn256: CellColor? = nil, in theme: Theme
    ) -> [ThemePair] {
        guard ground.color.hex != nil else { return [] }
        let inks = ThemeInk.roles(of: surface, in: theme).filter {
            ["primary", "tint", "success", "warning"].contains($0.role)
        }
        return inks.filter { $0.color.hex != nil }.map { ink in
            let circle = ThemeInk(
                ground.name.contains(over) ? "button" + ground.name.dropFirst(surface.count) : "its button",
                ink.color.blended(over: ground.color, opacity: Theme.buttonOpacity))
            let few = FewColors.circle(
                of: ink.color, over: groundIn256 ?? ground.color, opacity: Theme.buttonOpacity)
            return ThemePair(ink, on: circle, .shape, in256: (ink.color, few), circleOn: ground.color)
        }
    }

    /// Torch and camera on the lock screen.
    private static func onLockScreenButtons(over wallpaper: [ThemeInk], _ few: FewColors) -> [ThemePair] {
        wallpaper.filter { $0.color.hex != nil }.map { stop in
            let (ink, ground) = Theme.Phone.button(over: stop.color, disc: few.buttonDisc)
            return ThemePair(
                ThemeInk("torch", ink), on: ThemeInk("circle over \(stop.role)", ground), .shape,
                in256: Theme.Phone.button(over: few.wallpaper(stop), disc: few.buttonDisc))
        }
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
    private static func onCard(over wallpaper: [ThemeInk], _ few: FewColors, in theme: Theme) -> [ThemePair] {
        guard theme.card.background.hex != nil else { return [] }
        let inks = ThemeInk.roles(of: "card", in: theme).filter { !["quaternary", "track"].contains($0.role) }
        return wallpaper.filter { $0.color.hex != nil }.flatMap { stop in
            func card(over stop: CellColor) -> CellColor {
                theme.card.background.blended(over: stop, opacity: Theme.Card.materialOpacity)
            }
            let ground = ThemeInk("card\(over)\(stop.role)", card(over: stop.color))
            let groundIn256 = card(over: few.wallpaper(stop))
            return inks.map { ThemePair($0, on: ground, in256: ($0.color, groundIn256)) }
                + onButtons(of: "card", on: ground, in256: groundIn256, in: theme)
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

    /// - Parameters:
    ///   - few: Ink and ground before the terminal's 256 colours are chosen. Default: `nil`, as in full depth.
    ///   - surface: What the ink's circle is on, if the ground is that. Default: `nil`.
    private init(
        _ ink: ThemeInk, on ground: ThemeInk, _ purpose: Purpose = .text,
        in256 few: (ink: CellColor, ground: CellColor)? = nil, circleOn surface: CellColor? = nil
    ) {
        (self.ink, self.ground, self.purpose, self.surface) = (ink, ground, purpose, surface)
        fewColors = few.map { CellStyle(foreground: $0.ink, background: $0.ground) }
    }
}

/// What a canvas mixes of a theme's colours where a terminal has 256.
private struct FewColors {
    private let steps: Paint
    private let last: Double
    private let stops: [ThemeInk]
    /// How dark the circles of torch and camera are.
    let buttonDisc: Double

    init(of theme: Theme) {
        buttonDisc = theme.phone.buttonDisc
        let contrast = SurfaceContrast(of: theme, at: .indexed256)
        steps = .linearGradient(stops: contrast.wallpaper(of: theme), start: .top, end: .bottom)
        stops = ThemeInk.wallpaper(of: theme)
        last = Double(max(1, stops.count - 1))
    }

    /// The band of the wallpaper that is drawn where one of its stops is.
    func wallpaper(_ stop: ThemeInk) -> CellColor {
        guard let index = stops.firstIndex(of: stop) else { return stop.color }
        return steps.color(at: UnitPoint(x: 0.5, y: Double(index) / last)).0
    }

    /// A translucent circle.
    static func circle(of color: CellColor, over ground: CellColor, opacity: Double) -> CellColor {
        ColorReduction.tint(of: color, over: ground, opacity: opacity)
            ?? color.blended(over: ground, opacity: opacity)
    }
}
