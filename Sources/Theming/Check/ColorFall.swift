import CellUI
import Presentations

/// What becomes of a theme's colour where there are fewer.
package struct ColorFall {
    /// The colour.
    package let ink: ThemeInk
    private let style: CellStyle
    /// Whether it is drawn behind glyphs, rather than as one.
    private let isBehind: Bool

    /// A colour of a theme, drawn on what is behind it there.
    package init(_ ink: ThemeInk, in theme: Theme) {
        self.ink = ink
        isBehind = ink.isGround || ["camera", "quaternary"].contains(ink.role)
        let ground = isBehind ? nil : ink.ground(in: theme)
        style =
            ground.map { CellStyle(foreground: ink.color, background: $0.color) } ?? CellStyle(background: ink.color)
    }

    /// How it is drawn in so many colours, on what is behind it.
    package func style(at depth: ColorDepth) -> CellStyle { ColorReduction.reduced(style, to: depth) }

    /// The colour in so many; without colours, that is the terminal's own.
    package func color(at depth: ColorDepth) -> CellColor {
        let reduced = style(at: depth)
        return isBehind ? reduced.background : reduced.foreground
    }

    /// Its number among 256; `nil` for the terminal's own.
    var index256: UInt8? { ColorReduction.index256(of: ink.color) }

    /// Its number among the terminal's 16; `nil` for the terminal's default.
    var index16: UInt8? {
        guard case .ansi(let index) = color(at: .ansi16).kind else { return nil }
        return index
    }

    /// What is left without colours: `plain`, `dim` or `reverse`.
    var withoutColors: String {
        let attributes = style(at: .none).attributes
        let names = [(CellStyle.Attributes.dim, "dim"), (.reverse, "reverse")]
        let found = names.filter { attributes.contains($0.0) }.map(\.1)
        return found.isEmpty ? "plain" : found.joined(separator: " ")
    }

    /// The names of the 16, in the order of ECMA-48.
    static let names16 = names8 + names8.map { "bright \($0)" }

    private static let names8 = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

    /// The colours of a theme that are meant to differ and are the same in so many colours, by what they are drawn on.
    static func merged(in theme: Theme, at depth: ColorDepth) -> [[ThemeInk]] {
        let grounds = ThemeInk.all(in: theme).filter(\.isGround)
        let surfaces = ["island", "card"].map { surface in
            ThemeInk.roles(of: surface, in: theme).filter { !["quaternary", "track"].contains($0.role) }
        }
        return ([grounds] + surfaces).flatMap { inks -> [[ThemeInk]] in
            var order: [CellStyle] = []
            var groups: [CellStyle: [ThemeInk]] = [:]
            for ink in inks {
                let style = ColorFall(ink, in: theme).style(at: depth)
                if groups[style] == nil { order.append(style) }
                groups[style, default: []].append(ink)
            }
            return order.compactMap { groups[$0] }.filter { Set($0.map(\.color)).count > 1 }
        }
    }
}
