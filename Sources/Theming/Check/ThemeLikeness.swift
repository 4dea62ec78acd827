import CellUI
import Presentations

/// Two colours of a theme that should be told apart and are not, by some eyes.
struct ThemeLikeness: Hashable {
    /// Which eyes; `nil` for all.
    let blindness: ColorBlindness?
    let first: ThemeInk
    let second: ThemeInk
    /// Their distance in OKLab.
    let difference: Double
    /// Whether nothing but colour tells them apart. Accent, success and warning always have a word or a shape besides
    /// (WCAG 2.2, success criterion 1.4.1).
    let isLoss: Bool

    /// How far apart (OKLab) two accents must be that stand beside each other and mean different things: about five times the
    /// least difference that is seen. What is drawn on the other needs ``ColorReduction/meantDifference``.
    static let toldApart = 0.1

    /// What is alike in a theme. For colours that are alike to all eyes, the others are not named besides.
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

    /// Everything that is drawn on something else must be seen; and the meanings must be told from each other.
    private static func pairs(in theme: Theme) -> [(ThemeInk, ThemeInk, isLoss: Bool)] {
        let drawn = ThemePair.all(in: theme).filter { $0.purpose != .named }.map { ($0.ink, $0.ground, isLoss: true) }
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
