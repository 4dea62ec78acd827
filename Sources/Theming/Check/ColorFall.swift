import CellUI
import Presentations

/// How a theme's colour degrades on terminals with fewer colours.
package struct ColorFall {
    /// The colour in full depth.
    package let ink: ThemeInk
    private let style: CellStyle
    /// Whether it is used as a background.
    private let isBehind: Bool

    /// Creates the degradation of a theme's colour, drawn on its background there.
    package init(_ ink: ThemeInk, in theme: Theme) {
        self.ink = ink
        isBehind = ink.isGround || ["camera", "quaternary"].contains(ink.role)
        let ground = isBehind ? nil : ink.ground(in: theme)
        style =
            ground.map { CellStyle(foreground: ink.color, background: $0.color) } ?? CellStyle(background: ink.color)
    }

    /// The style at `depth`, on its background.
    package func style(at depth: ColorDepth) -> CellStyle { ColorReduction.reduced(style, to: depth) }

    /// The colour at `depth`; without colours, the terminal's own.
    package func color(at depth: ColorDepth) -> CellColor {
        let reduced = style(at: depth)
        return isBehind ? reduced.background : reduced.foreground
    }

    /// Its index among 256 colours; `nil` for the terminal's own.
    var index256: UInt8? { ColorReduction.index256(of: ink.color) }

    /// Its index among 16 colours; `nil` for the terminal's default.
    var index16: UInt8? {
        guard case .ansi(let index) = color(at: .ansi16).kind else { return nil }
        return index
    }

    /// What remains without colours: `plain`, `dim` or `reverse`.
    var withoutColors: String {
        let attributes = style(at: .none).attributes
        let names = [(CellStyle.Attributes.dim, "dim"), (.reverse, "reverse")]
        let found = names.filter { attributes.contains($0.0) }.map(\.1)
        return found.isEmpty ? "plain" : found.joined(separator: " ")
    }

    /// The names of the 16 colours, in the order of ECMA-48.
    static let names16 = names8 + names8.map { "bright \($0)" }

    private static let names8 = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

    /// Groups of theme colours that should differ but are equal at `depth`, per background.
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
