/// What of a character decides where lines may break: the essential rules of UAX #14, Unicode Line Breaking, which for Japanese
/// are those of JIS X 4051 (*kinsoku*).
///
///     深く息を吸い、│「吐く」まで。     no line begins with 、 」 。 or a small kana, and none ends with 「
///     Comment s’est-│elle passée ?      none begins with ? even after a blank
///
/// Lines break after blanks, and beside ideographs and kana. Korean has blanks between words and breaks at these alone.
struct LineBreakTraits: OptionSet {
    let rawValue: UInt8

    /// A blank (SP).
    static let blank = LineBreakTraits(rawValue: 1)
    /// A line end (BK, CR LF).
    static let lineEnd = LineBreakTraits(rawValue: 2)
    /// Ideographs, kana and their punctuation: lines break on either side unless another rule forbids it (LB31).
    static let wide = LineBreakTraits(rawValue: 4)
    /// No line ends with it, even before blanks (OP, and quotation marks that open: LB14, LB15a).
    static let opening = LineBreakTraits(rawValue: 8)
    /// No line begins with it, even after blanks (CL, CP, EX, IS, and quotation marks that close: LB13, LB15b, LB15d).
    static let closing = LineBreakTraits(rawValue: 16)
    /// No line begins with it except after blanks (NS, CJ, IN, PO, BA, HY: LB16, LB21 to LB23a).
    static let following = LineBreakTraits(rawValue: 32)
    /// Bound to its neighbours (GL, WJ, QU: LB11, LB12, LB19).
    static let bound = LineBreakTraits(rawValue: 64)

    /// Whether it is a blank or a line end.
    var isBlank: Bool { !isDisjoint(with: [.blank, .lineEnd]) }

    /// The traits of a character that follows another; `nil` at the beginning of a text.
    static func of(_ character: Character, after previous: LineBreakTraits?) -> LineBreakTraits {
        let scalar = character.unicodeScalars.first ?? " "
        if scalar.value < 0x80 { return ascii(UInt8(scalar.value)) }
        if scalar.value < 0xA0 { return [] }
        if quotesThatOpen.contains(character) {
            // In German such a mark closes: „Atem“, »Atem«.
            return previous?.isDisjoint(with: [.blank, .lineEnd, .opening, .bound]) ?? false ? .bound : .opening
        }
        var traits: LineBreakTraits = isWide(scalar.value) ? .wide : []
        if openers.contains(character) { traits.insert(.opening) }
        if closers.contains(character) { traits.insert(.closing) }
        if followers.contains(character) || isSmallKana(scalar.value) { traits.insert(.following) }
        if binders.contains(character) { traits.insert(.bound) }
        return traits
    }

    /// The traits of an ASCII character.
    static func ascii(_ byte: UInt8) -> LineBreakTraits { asciiTraits[Int(byte)] }

    private static let asciiTraits: [LineBreakTraits] = (0..<128).map { byte in
        switch Character(Unicode.Scalar(UInt8(byte))) {
        case " ": .blank
        case "\n": .lineEnd
        case "(", "[", "{": .opening
        case ")", "]", "}", "!", "?", ",", ".", ":", ";": .closing
        case "%", "/", "-": .following
        case "\"", "'": .bound
        default: []
        }
    }

    private static let quotesThatOpen: Set<Character> = ["«", "‹", "“", "‘"]
    private static let openers: Set<Character> = Set("「『（【〈《〔［｛〖〘〚〝｢｟„‚¡¿")
    private static let closers: Set<Character> = Set("」』）】〉》〕］｝〗〙〛〞〟｣｠、。，．｡､！？»›”’")
    private static let followers: Set<Character> = Set("ー々〻ゝゞヽヾ・〜゛゜゠：；‼⁇⁈⁉･ｰ…‥％‰℃°\u{3000}–—‐")
    /// No-break spaces and hyphen, and the word joiner.
    private static let binders: Set<Character> = ["\u{A0}", "\u{202F}", "\u{2007}", "\u{2011}", "\u{2060}", "\u{FEFF}"]

    /// From the radicals of Chinese to Yi, with kana, but without the letters of Korean; and the forms in full width.
    private static func isWide(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3130...0x318F: false
        case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF9F, 0x1B000...0x1B2FF,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// ぁぃぅぇぉっゃゅょゎゕゖ, the same in katakana, ㇰ to ㇿ, and ｧ to ｯ (CJ).
    private static func isSmallKana(_ scalar: UInt32) -> Bool {
        switch scalar {
        // The two blocks are alike.
        case 0x3041...0x3096, 0x30A1...0x30F6:
            smallKana.contains(scalar < 0x30A0 ? scalar : scalar - 0x60)
        case 0x31F0...0x31FF, 0xFF67...0xFF6F: true
        default: false
        }
    }

    private static let smallKana: Set<UInt32> = Set("ぁぃぅぇぉっゃゅょゎゕゖ".unicodeScalars.map(\.value))
}
