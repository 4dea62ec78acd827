/// Clusters of one row and one style without a blank between them. A wide cluster is a word of its own.
struct SVGWord {
    private let x: Int
    private let y: Int
    private var width: Int
    private let isWide: Bool
    private let color: UInt32
    private let attributes: CellStyle.Attributes
    private var text: String

    init(x: Int, y: Int, width: Int, color: UInt32, attributes: CellStyle.Attributes, text: String) {
        (self.x, self.y, self.width, isWide) = (x, y, width, width > 1)
        (self.color, self.attributes, self.text) = (color, attributes, text)
    }

    /// Whether a narrow cluster at column `x` of row `y` continues this word.
    func canTake(x: Int, y: Int, color: UInt32, attributes: CellStyle.Attributes) -> Bool {
        !isWide && y == self.y && x == self.x + width && color == self.color && attributes == self.attributes
    }

    /// Adds a narrow cluster.
    mutating func append(_ cluster: String) {
        text += cluster
        width += 1
    }

    /// The word as a `text` element that keeps its length in a font of any width.
    var element: String {
        let weight = attributes.contains(.bold) ? #" font-weight="bold""# : ""
        let slope = attributes.contains(.italic) ? #" font-style="italic""# : ""
        return #"<text x="\#(x * 8)" y="\#(y * 16 + 12)" textLength="\#(width * 8)" "#
            + #"lengthAdjust="spacingAndGlyphs" fill="\#(SVGPaths.color(color))"\#(weight)\#(slope)>"#
            + Self.escape(text) + "</text>"
    }

    /// Text as XML 1.0 character data; a scalar that XML forbids becomes U+FFFD.
    static func escape(_ text: String) -> String {
        var output = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\t", "\n": output.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": output += "\u{FFFD}"
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }
}
