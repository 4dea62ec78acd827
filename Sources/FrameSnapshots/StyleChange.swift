/// The difference between two styles: only what changed.
public struct StyleChange: Hashable, Sendable, CustomStringConvertible {
    private let foreground: Pair?
    private let background: Pair?
    private let added: CellStyle.Attributes
    private let removed: CellStyle.Attributes

    private struct Pair: Hashable {
        let old: CellColor
        let new: CellColor

        init?(_ old: CellColor, _ new: CellColor) {
            if old == new { return nil }
            (self.old, self.new) = (old, new)
        }
    }

    /// Compares two styles; `nil` if they are equal.
    public init?(_ old: CellStyle, _ new: CellStyle) {
        guard old != new else { return nil }
        foreground = Pair(old.foreground, new.foreground)
        background = Pair(old.background, new.background)
        added = new.attributes.subtracting(old.attributes)
        removed = old.attributes.subtracting(new.attributes)
    }

    /// The change as text: `fg was #ffffff, is now #8e8e93, no longer bold`.
    public var description: String {
        var parts: [String] = []
        for (name, pair) in [("fg", foreground), ("bg", background)] {
            if let pair {
                parts.append("\(name) was \(StyleNotation.text(pair.old)), is now \(StyleNotation.text(pair.new))")
            }
        }
        parts += StyleNotation.names(of: removed).map { "no longer \($0)" }
        parts += StyleNotation.names(of: added).map { "now \($0)" }
        return parts.joined(separator: ", ")
    }
}
