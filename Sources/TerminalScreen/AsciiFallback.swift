import CellUI

/// ASCII replacements of similar shape or meaning for glyphs, for locales without Unicode.
public enum AsciiFallback {
    /// The ASCII character for `glyph`: an ASCII glyph itself, a similar shape for lines, blocks and symbols, the base letter
    /// of an accented one, otherwise `?`. A continuation cell gives a blank.
    public static func character(for glyph: Glyph) -> Character {
        guard let first = glyph.graphemeCluster.unicodeScalars.first else { return " " }
        if first.isASCII { return first.value < 0x20 || first.value == 0x7F ? " " : Character(first) }
        if let drawn = drawings[first] { return drawn }
        switch first.value {
        case 0x2500...0x257F: return line(first)
        case 0x2580...0x259F: return block(first)
        case 0x2800...0x28FF: return first.value == 0x2800 ? " " : ":"
        default: return bareLetter(first) ?? "?"
        }
    }

    /// Box drawing: horizontal, vertical and diagonal lines; `+` for every corner and junction.
    private static func line(_ scalar: Unicode.Scalar) -> Character {
        switch scalar.value {
        case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578, 0x257A, 0x257C,
            0x257E:
            "-"
        case 0x2550: "="
        case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577, 0x2579, 0x257B,
            0x257D, 0x257F:
            "|"
        case 0x2571: "/"
        case 0x2572: "\\"
        case 0x2573: "X"
        default: "+"
        }
    }

    /// Block elements by fill: half a cell or more is `#`, less is a thin stroke. The calendar conveys amounts by height alone: `▁▃▅▇` stay
    /// distinct from each other and from a dot, and so do the three shades, from a full block too.
    private static func block(_ scalar: Unicode.Scalar) -> Character {
        switch scalar.value {
        case 0x2581...0x2582: "_"
        case 0x2583: "="
        case 0x2585: "*"
        case 0x258D...0x258F, 0x2595: "|"
        case 0x2594: "-"
        case 0x2591: "-"
        case 0x2592: "+"
        case 0x2593: "*"
        case 0x2596, 0x2597: "."
        case 0x2598, 0x259D: "'"
        default: "#"
        }
    }

    /// The base letter without accents; `nil` if it is not ASCII.
    private static func bareLetter(_ scalar: Unicode.Scalar) -> Character? {
        guard let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first, base.isASCII else {
            return nil
        }
        return Character(base)
    }

    private static let drawings: [Unicode.Scalar: Character] = [
        "\u{A0}": " ", "·": ".", "•": "*", "◦": "o", "‣": ">", "…": ".", "–": "-", "—": "-", "−": "-", "‐": "-",
        "‘": "'", "’": "'", "“": "\"", "”": "\"", "«": "\"", "»": "\"", "×": "x", "÷": "/", "±": "+", "°": "o",
        "←": "<", "→": ">", "↑": "^", "↓": "v", "⏎": "<", "↵": "<", "▲": "^", "▼": "v", "▶": ">", "◀": "<",
        "►": ">", "◄": "<", "▸": ">", "◂": "<", "▴": "^", "▾": "v", "●": "*", "○": "o", "◉": "@", "◎": "O",
        "◌": "o", "◐": "o", "◑": "o", "◒": "o", "◓": "o", "◔": "o", "◕": "o", "◯": "O", "■": "#", "□": "o",
        "▪": "#", "▫": "o", "◆": "*", "◇": "o", "◥": "\\", "◤": "/", "★": "*", "☆": "*", "✦": "*", "✧": "*", "✓": "v",
        "✔": "v", "✗": "x", "✘": "x", "✕": "x", "✖": "x", "⏸": "=", "‖": "|", "▮": "#", "⏹": "#", "⏺": "*", "⏵": ">",
        "♥": "*",
        "♡": "o", "☾": "(", "☽": ")", "☀": "*", "☼": "*", "♪": "d", "♫": "d", "⌘": "#", "⏱": "@", "⏰": "@", "⌛": "X",
        "⏳": "X", "ß": "s", "æ": "a", "Æ": "A", "ø": "o", "Ø": "O", "œ": "o", "Œ": "O", "ł": "l", "Ł": "L",
        "đ": "d", "Đ": "D", "ı": "i", "€": "E", "£": "L",
    ]
}
