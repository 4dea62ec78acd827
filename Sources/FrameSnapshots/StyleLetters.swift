/// Assigns a letter to each style of a frame, in order of first appearance from the top left.
struct StyleLetters {
    /// The letter of the default style.
    static let plain: Character = "·"

    /// Letters that are one column wide everywhere: Latin, digits, Greek, Cyrillic, then Canadian syllabics.
    static let alphabet: [Character] = {
        let ranges: [ClosedRange<UInt32>] = [
            0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x3B1...0x3C9, 0x430...0x44F, 0x1401...0x166C,
        ]
        return ranges.flatMap { $0.compactMap { Unicode.Scalar($0).map { Character($0) } } }
    }()

    /// A letter in UTF-8.
    static func bytes(of letter: Character) -> [UInt8] { encoded[letter] ?? Array(letter.utf8) }
    private static let encoded = Dictionary(
        uniqueKeysWithValues: (alphabet + [plain]).map { ($0, Array($0.utf8)) })

    /// The styles with letters, in order.
    private(set) var styles: [CellStyle] = []
    private var letters: [CellStyle: Character] = [CellStyle(): plain]

    /// The letter of `style`, assigned on first use.
    ///
    /// - Throws: ``SnapshotError/tooManyStyles(_:)`` if there are no letters left.
    mutating func letter(of style: CellStyle) throws(SnapshotError) -> Character {
        if let letter = letters[style] { return letter }
        guard styles.count < Self.alphabet.count else { throw .tooManyStyles(Self.alphabet.count) }
        let letter = Self.alphabet[styles.count]
        letters[style] = letter
        styles.append(style)
        return letter
    }

    /// The letters and their styles, in order.
    var legend: [(letter: Character, style: CellStyle)] { Array(zip(Self.alphabet, styles)) }
}
