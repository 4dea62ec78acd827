extension SymbolGlyphs {
    /// Whether an SF Symbol is named after a reading direction and is therefore mirrored in right-to-left layouts:
    /// `chevron.forward`, `arrow.uturn.backward`.
    static func followsReading(_ systemName: String) -> Bool {
        // Playback symbols (`forward.fill`) do not depend on the script; `a` and `c` are the initials of arrow and
        // chevron.
        guard let first = systemName.utf8.first, first == UInt8(ascii: "a") || first == UInt8(ascii: "c") else {
            return false
        }
        return systemName.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
    }

    /// The mirror image of a glyph; the glyph itself if there is none.
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
