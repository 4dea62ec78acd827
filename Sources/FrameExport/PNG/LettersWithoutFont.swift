/// The letters of a picture that no font of the machine has, and for which boxes are drawn.
public struct LettersWithoutFont: Hashable, Sendable, CustomStringConvertible {
    /// The letters, in the order in which they are first drawn.
    public let letters: [Character]

    /// Finds them in the texts of an SVG document.
    ///
    /// - Parameter hasFont: Whether a font has a letter.
    /// - Returns: `nil` if there are none.
    init?(inSVG svg: some Sequence<UInt8>, hasFont: (Unicode.Scalar) -> Bool) {
        var known: [Unicode.Scalar: Bool] = [:]
        func isKnown(_ scalar: Unicode.Scalar) -> Bool {
            if scalar.isASCII || scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace {
                return true
            }
            if let isKnown = known[scalar] { return isKnown }
            let isKnown = hasFont(scalar)
            known[scalar] = isKnown
            return isKnown
        }
        var seen: Set<Character> = []
        letters = Self.text(of: svg).filter { !$0.isASCII && seen.insert($0).inserted }
            .filter { !$0.unicodeScalars.allSatisfy(isKnown) }
        if letters.isEmpty { return nil }
    }

    /// What the `text` elements of an SVG document say.
    private static func text(of svg: some Sequence<UInt8>) -> String {
        var (said, tag): ([UInt8], [UInt8]) = ([], [])
        var (isTag, isText) = (false, false)
        for byte in svg {
            switch byte {
            case UInt8(ascii: "<"): (isTag, tag) = (true, [])
            case UInt8(ascii: ">"):
                isTag = false
                if tag.starts(with: "/text".utf8) {
                    isText = false
                } else if tag.starts(with: "text".utf8) {
                    isText = true
                }
            default:
                if isTag {
                    if tag.count < 5 { tag.append(byte) }
                } else if isText {
                    said.append(byte)
                }
            }
        }
        return String(decoding: said, as: UTF8.self)
    }

    /// The sentence, without a full stop.
    public var description: String {
        let named = letters.prefix(Self.mostNamed).map { String($0) }
        let others = letters.count - named.count
        let list = named.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
        return "no font of this machine has \(list), and boxes stand for them; "
            + "install fonts such as \(packages.joined(separator: " and "))"
    }

    private static let mostNamed = 4

    /// Debian's packages of fonts that have the letters.
    private var packages: [String] {
        var packages: [String] = []
        func needs(_ package: String) { if !packages.contains(package) { packages.append(package) } }
        for letter in letters {
            guard let scalar = letter.unicodeScalars.first else { continue }
            if scalar.properties.isEmoji {
                needs("fonts-noto-color-emoji")
            } else if Self.isOfEastAsia(scalar) {
                needs("fonts-noto-cjk")
            } else {
                needs("fonts-noto-core")
            }
        }
        return packages
    }

    /// Whether a letter is one of Chinese, Japanese or Korean: from CJK Radicals to Hangul, and their ideographs and wide forms.
    private static func isOfEastAsia(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100..<0x1200, 0x2E80..<0xA000, 0xA960..<0xA980, 0xAC00..<0xD800, 0xF900..<0xFB00, 0xFF00..<0xFFF0,
            0x20000..<0x40000:
            true
        default: false
        }
    }
}
