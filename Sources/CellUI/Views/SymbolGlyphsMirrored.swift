extension SymbolGlyphs {
    /// Whether an SF Symbol is named after directions of reading, and so points the other way where reading begins at the
    /// right: `chevron.forward`, `arrow.uturn.backward`.
    static func followsReading(_ systemName: String) -> Bool {
        // Playback (`forward.fill`) points as the tape runs, whatever the script; `a` and `c` begin arrow and chevron.
        guard let first = systemName.utf8.first, first == UInt8(ascii: "a") || first == UInt8(ascii: "c") else {
            return false
        }
        return systemName.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
    }

    /// The mirror image of a symbol's glyph; the glyph itself where none is at hand.
    static func mirrored(_ glyph: Character) -> Character { mirrorImages[glyph] ?? glyph }

    private static let mirrorImages: [Character: Character] = {
        let pairs: [(Character, Character)] = [
            ("→", "←"), ("↗", "↖"), ("↘", "↙"), ("⇥", "⇤"), ("⇨", "⇦"), ("›", "‹"), ("»", "«"), ("▷", "◁"), ("►", "◄"),
            ("▶", "◀"), ("↻", "↺"), ("↷", "↶"), ("↱", "↰"), ("↳", "↲"), ("◐", "◑"), ("◧", "◨"), ("▌", "▐"),
            ("▖", "▗"), ("▘", "▝"), ("▞", "▚"), ("▙", "▟"), ("▛", "▜"), ("◣", "◢"), ("◤", "◥"), ("(", ")"), ("[", "]"),
            ("<", ">"), ("/", "\\"), ("╱", "╲"),
        ]
        var images: [Character: Character] = [:]
        for (one, other) in pairs { (images[one], images[other]) = (other, one) }
        return images
    }()
}
