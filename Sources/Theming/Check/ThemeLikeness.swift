import CellUI
import Presentations

/// Two theme colours that should be distinguishable but are not, to some or all viewers.
struct ThemeLikeness: Hashable {
    /// The colour blindness concerned; `nil` for everyone.
    let blindness: ColorBlindness?
    let first: ThemeInk
    let second: ThemeInk
    /// Their distance in OKLab.
    let difference: Double
    /// Whether only colour distinguishes them. Accent, success and warning always come with a word or a shape (WCAG 2.2,
    /// success criterion 1.4.1).
    let isLoss: Bool

    /// Minimum OKLab distance of two adjacent accents with different meanings: about five times the smallest visible
    /// difference. For a colour drawn on the other, ``ColorReduction/meantDifference`` applies.
    static let toldApart = 0.1

    /// All indistinguishable pairs of a theme. Pairs alike to everyone are not repeated per colour blindness.
    static func all(in theme: Theme) -> [ThemeLikeness] {
        pairs(in: theme).flatMap { first, second, isLoss -> [ThemeLikeness] in
            func likeness(_ blindness: ColorBlindness?) -> ThemeLikeness? {
                func seen(_ ink: ThemeInk) -> CellColor? { blindness.map { $0.appearance(of: ink.color) } ?? ink.color }
                guard let one = seen(first), let other = seen(second), let difference = one.difference(from: other),
                    difference < (isLoss ? ColorReduction.meantDifference : toldApart)
                else { return nil }
                return ThemeLikeness(
                    blindness: blindness, first: first, second: second, difference: difference, isLoss: isLoss)
            }
            if let alike = likeness(nil) { return [alike] }
            return ColorBlindness.allCases.compactMap(likeness)
        }
    }

    /// Pairs that must differ: everything drawn on something else, and colours with different meanings.
    private static func pairs(in theme: Theme) -> [(ThemeInk, ThemeInk, isLoss: Bool)] {
        let drawn = ThemePair.all(in: theme).filter { $0.purpose != .named && !$0.isOverWallpaper }.map {
            ($0.ink, $0.ground, isLoss: true)
        }
        let meanings = ["island", "card"].flatMap { surface -> [(ThemeInk, ThemeInk, isLoss: Bool)] in
            let inks = ThemeInk.roles(of: surface, in: theme).filter {
                ["tint", "success", "warning"].contains($0.role)
            }
            return inks.indices.flatMap { index in
                inks[(index + 1)...].map { (inks[index], $0, isLoss: false) }
            }
        }
        return drawn + meanings
    }
}
