/// The text format of styles: `fg #ffffff  bg ansi:4  bold underline`.
enum StyleNotation {
    private static let attributes: [(name: String, attribute: CellStyle.Attributes)] = [
        ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline), ("reverse", .reverse),
        ("strikethrough", .strikethrough),
    ]

    /// Formats a style.
    static func text(_ style: CellStyle) -> String {
        let names = names(of: style.attributes)
        let colors = "fg \(text(style.foreground))  bg \(text(style.background))"
        return names.isEmpty ? colors : colors + "  " + names.joined(separator: " ")
    }

    /// Parses a style; `nil` if it is invalid.
    static func style(_ words: [Substring]) -> CellStyle? {
        guard words.count >= 4, words[0] == "fg", words[2] == "bg", let foreground = color(words[1]),
            let background = color(words[3])
        else { return nil }
        var style = CellStyle(foreground: foreground, background: background)
        for word in words[4...] {
            guard let attribute = attributes.first(where: { $0.name == word })?.attribute else { return nil }
            style.attributes.insert(attribute)
        }
        return style
    }

    /// The names of the attributes.
    static func names(of set: CellStyle.Attributes) -> [String] {
        attributes.filter { set.contains($0.attribute) }.map(\.name)
    }

    /// Formats a colour as one word.
    static func text(_ color: CellColor) -> String {
        switch color.kind {
        case .terminalDefault: return "default"
        case .ansi(let index): return "ansi:\(index)"
        case .rgb:
            let digits = String(color.hex ?? 0, radix: 16)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }
    }

    /// Parses a colour; `nil` if it is invalid.
    static func color(_ word: Substring) -> CellColor? {
        if word == "default" { return .terminalDefault }
        if word.hasPrefix("ansi:"), let index = UInt8(word.dropFirst(5)), index < 16 { return .ansi(index) }
        if word.hasPrefix("#"), word.count == 7, let hex = UInt32(word.dropFirst(), radix: 16) {
            return CellColor(hex: hex)
        }
        return nil
    }
}
