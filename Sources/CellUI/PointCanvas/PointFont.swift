/// A font as text in points is measured and drawn with it: size, weight and slant are resolved.
///
/// The widths are those of Inter, which stands in for SF Pro: SF Pro's licence does not let it be used here. Inter is set with the
/// tracking that its designer gives for every size. Kerning is left out: SF Pro's and Inter's differ, and it moves a word by less
/// than a point.
public struct PointFont: Hashable, Sendable {
    /// The size in points.
    public var size: Double
    /// The weight, 100…900.
    public var weight: Int
    /// Whether letters slant.
    public var isItalic = false
    /// Whether all digits have the same width.
    public var hasMonospacedDigits = false
    /// Whether all letters have the same width.
    public var isMonospaced = false
    /// Whether the ends of strokes are round. Letters are as wide as those of the default design, as SF Pro Rounded's nearly are.
    public var isRounded = false
    /// How wide letters are, as a multiple of their usual width.
    public var stretch = 1.0

    /// A font of a size in points.
    public init(size: Double, weight: Int = 400) { (self.size, self.weight) = (size, weight) }

    /// A font outside of a view, at the type size that phones are delivered with: UIKit's.
    public init(_ font: Font) { self.init(font, TextStyle(), at: .large) }

    init(_ font: Font, _ style: TextStyle, at typeSize: DynamicTypeSize) {
        size = font.size(at: typeSize)
        weight = (style.weight ?? font.weight ?? .regular).value
        isItalic = style.isItalic ?? font.isItalic
        hasMonospacedDigits = style.hasMonospacedDigits || font.hasMonospacedDigits
        let design = style.design ?? font.design
        isMonospaced = style.isMonospaced || design == .monospaced
        isRounded = design == .rounded && !isMonospaced
        stretch = style.width?.factor ?? Double(font.stretch)
    }

    /// The same font at a multiple of its size.
    func scaled(by factor: Double) -> PointFont {
        var font = self
        font.size *= factor
        return font
    }

    // MARK: Vertical measures

    /// The distance of the baseline from the top of a line. SF Pro: 1950 of 2048 units.
    public var ascent: Double { size * 1950 / 2048 }
    /// The distance of the bottom of a line from the baseline. SF Pro: 494 of 2048 units.
    public var descent: Double { size * 494 / 2048 }
    /// The height of a line, in whole pixels: 20.33 for body text, as SwiftUI lays it out.
    ///
    /// The guidelines' table of leading (22 for body) is for text that a designer sets; SwiftUI uses the font's own.
    public var lineHeight: Double { Double(CGFloat(ascent + descent).roundedUpToPixels) }
    /// The height of a capital letter. SF Pro: 1443 of 2048 units.
    public var capHeight: Double { size * 1443 / 2048 }

    // MARK: Widths

    /// What is added to the width of each letter, in points.
    ///
    /// Source: [Inter dynamic metrics](https://rsms.me/inter/dynmetrics/), which approximates SF Pro's tracking.
    public var tracking: Double {
        isMonospaced ? 0 : size * (-0.0223 + 0.185 * exp(-0.1745 * size))
    }

    /// The width of a text on one line, in points.
    public func width(of text: some StringProtocol) -> Double {
        let width = text.reduce(0) { $0 + self.width(of: $1) }
        // The first bytes of Arabic letters in UTF-8.
        guard !isMonospaced, text.utf8.contains(where: { (0xD8...0xD9).contains($0) }) else { return width }
        return width - ArabicLetters.narrowing(in: text) * size
    }

    /// The width of a letter, in points: 0 for one that is not seen.
    public func width(of character: Character) -> Double {
        let ems = ems(of: character)
        return ems == 0 ? 0 : (ems * size + tracking) * (isStretched(character) ? stretch : 1)
    }

    /// Whether a letter has the font's width: not a symbol, an emoji, or a letter of scripts without a table.
    public func isStretched(_ character: Character) -> Bool {
        guard stretch != 1, !isMonospaced, let scalar = character.unicodeScalars.first else { return false }
        return FontWidths.ems(of: scalar, weight: weight) != nil && !character.isEmojiPresented
            && SymbolOutlines.symbol(for: character) == nil
    }

    /// The width of a letter in multiples of the size, without tracking.
    private func ems(of character: Character) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if scalar.isASCII, scalar.value >= 0x20, scalar.value != 0x7F {
            if isMonospaced { return Self.monospacedEms }
            let digit = scalar.value &- 0x30
            let isTabular = hasMonospacedDigits && digit < 10
            return FontWidths.ems(of: isTabular ? FontWidths.tabular(digit) : scalar, weight: weight) ?? 0
        }
        let columns = DisplayWidth.of(character)
        if columns == 0 { return 0 }
        if let symbol = SymbolOutlines.symbol(for: character) { return symbol.width * Self.symbolEms + Self.symbolGap }
        if isMonospaced { return Double(columns) * Self.monospacedEms }
        if character.isEmojiPresented { return Self.emojiEms }
        if let ems = FontWidths.ems(of: scalar, weight: weight) { return ems }
        return ArabicLetters.ems(of: scalar) ?? (columns == 2 ? 1 : Self.unknownEms)
    }

    /// SF Mono's width.
    private static let monospacedEms = 0.6
    /// Apple Color Emoji's width, in the size of the text around it.
    package static let emojiEms = 1.25
    /// The average width of scripts without a table.
    private static let unknownEms = 0.6
    /// The size of the square in which a symbol is drawn, in multiples of the font's size: `circle` is as wide as 1.17 of it.
    static let symbolEms = 1.17
    /// The space around a letter that is drawn as a symbol.
    private static let symbolGap = 0.1
}

extension Character {
    /// Whether it is drawn as a colour emoji.
    package var isEmojiPresented: Bool {
        guard let first = unicodeScalars.first, !first.isASCII else { return false }
        if first.properties.isEmojiPresentation { return true }
        return first.properties.isEmoji && unicodeScalars.dropFirst().first?.value == 0xFE0F
    }
}

/// Looks up ``FontWidthTable``.
enum FontWidths {
    /// The scalar under which the table has a digit of equal width.
    static func tabular(_ digit: UInt32) -> Unicode.Scalar { Unicode.Scalar(0xE030 + digit) ?? " " }

    /// The width in multiples of the size; `nil` if the font does not have the letter.
    static func ems(of scalar: Unicode.Scalar, weight: Int) -> Double? {
        guard let entry = entry(of: scalar.value) else { return nil }
        func units(_ shift: UInt64) -> Double { Double(entry >> shift & 0xFFFF) }
        let (thin, regular, black) = (units(32), units(16), units(0))
        let weight = Double(min(max(weight, 100), 900))
        let width =
            weight <= 400
            ? thin + (regular - thin) * (weight - 100) / 300 : regular + (black - regular) * (weight - 400) / 500
        return width / 1000
    }

    private static func entry(of value: UInt32) -> UInt64? {
        let table = FontWidthTable.widths
        // The table begins with ASCII, without gaps.
        if value >= 0x20, value < 0x7F { return table[Int(value) - 0x20] }
        var (low, high) = (0, table.count)
        while low < high {
            let middle = (low + high) / 2
            let scalar = UInt32(table[middle] >> 48)
            if scalar == value { return table[middle] }
            if scalar < value { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
