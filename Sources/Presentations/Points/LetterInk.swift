extension PointText {
    /// The rectangles that the ink of the letters takes, without blanks.
    var letterRects: [CGRect] {
        // A shrunk text is narrower than its letters together by a rounding error.
        let natural = font.width(of: string)
        let stretch = natural > 0 ? width / natural : 1
        let bearing = font.size * Self.sideBearing
        var rects: [CGRect] = []
        var x = origin.x
        for letter in string {
            let width = font.width(of: letter) * stretch
            defer { x += width }
            guard width > 0, !letter.isWhitespace else { continue }
            let extent = LetterExtent(of: letter)
            let side = min(bearing, width / 4)
            rects.append(
                CGRect(
                    x: x + side, y: origin.y - extent.top * font.size, width: width - 2 * side,
                    height: (extent.top - extent.bottom) * font.size))
        }
        return rects
    }

    /// The blank at each side of a letter, in multiples of the font's size: on the average of SF Pro's letters.
    private static let sideBearing = 0.05
}

/// How far a letter's ink reaches above the baseline, in multiples of the font's size; negative below it. The heights are SF Pro's.
private struct LetterExtent {
    var top = 0.705
    var bottom = 0.0

    init(of letter: Character) {
        switch letter {
        case "a", "c", "e", "m", "n", "o", "r", "s", "u", "v", "w", "x", "z": top = Self.xHeight
        case "g", "p", "q", "y": (top, bottom) = (Self.xHeight, Self.descent)
        case "b", "d", "f", "h", "i", "k", "l", "t": top = Self.ascent
        case "j": (top, bottom) = (Self.ascent, Self.descent)
        case "A"..."Z", "0"..."9", "%", "&", "#", "!", "?": break
        case "(", ")", "[", "]", "{", "}", "|", "/", "\\": (top, bottom) = (Self.ascent, -0.15)
        case ".", "…", "_": top = 0.12
        case ",": (top, bottom) = (0.12, -0.14)
        case ":": top = Self.xHeight
        case ";": (top, bottom) = (Self.xHeight, -0.14)
        case "-", "–", "—", "−", "·", "~": (top, bottom) = (0.4, 0.18)
        case "+", "=", "<", ">", "*", "×": (top, bottom) = (0.65, 0.05)
        case "\"", "'", "“", "”", "‘", "’": (top, bottom) = (Self.ascent, 0.42)
        // Accents above capitals, and scripts whose letters fill the line.
        default: (top, bottom) = (0.92, -0.2)
        }
    }

    private static let (xHeight, ascent, descent) = (0.526, 0.74, -0.21)
}
