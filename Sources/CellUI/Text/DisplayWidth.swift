/// The width of text in terminal columns. The same on every machine: it uses its own table, never the C library's.
///
/// The rules are UAX #11 (wide and fullwidth take two columns, ambiguous one) and UTS #51 (emoji presentation takes
/// two). A cluster takes the sum of its scalars, at most two:
///
///     e + ◌́        1 + 0      1        a mark combines with its base
///     🇮 + 🇸        2 + 2      2        sequences never exceed two: flags, ZWJ sequences, skin tones
///     ❤ + VS16     1 → 2      2        emoji presentation
///     ⌚ + VS15     2 → 1      1        text presentation
///
/// A cluster of only marks, format or control characters has width 0.
public enum DisplayWidth {
    /// The version of the Unicode Character Database behind the widths, such as `17.0.0`.
    public static let unicodeVersion = DisplayWidthTable.unicodeVersion

    /// The width of one grapheme cluster: 0, 1 or 2.
    public static func of(_ cluster: Character) -> Int {
        var sum = 0
        var previous: Unicode.Scalar?
        for scalar in cluster.unicodeScalars {
            if let base = previous {
                if scalar.value == variationSelector16, contains(DisplayWidthTable.emojiBases, base) { return 2 }
                if scalar.value == variationSelector15 { return min(sum, 1) }
            }
            switch kind(of: scalar) {
            case .zero: break
            case .narrow: sum += 1
            case .wide: sum += 2
            case .spacingMark: if previous != nil { sum += 1 }
            }
            previous = scalar
        }
        return min(sum, 2)
    }

    /// The width of `text`: the sum over its grapheme clusters. Line breaks and tabs have width 0.
    public static func of(_ text: String) -> Int {
        if isPlain(text) { return text.utf8.count }
        var sum = 0
        for scalar in text.unicodeScalars {
            // Latin and drawing characters are never combined with the preceding character; anything else needs
            // grapheme breaking.
            guard isAlone(scalar) else {
                return text.reduce(0) { $0 + of($1) }
            }
            sum += isControl(scalar) ? 0 : 1
        }
        return sum
    }

    /// Whether `text` is printable ASCII only, as most text is: one column per byte.
    static func isPlain(_ text: some StringProtocol) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20..<0x7F ~= $0 } } ?? false
    }

    /// The width of `text` if each scalar is its own cluster of width 1; otherwise `nil`.
    static func ofSingles(_ text: some StringProtocol) -> Int? {
        if isPlain(text) { return text.utf8.count }
        var sum = 0
        for scalar in text.unicodeScalars {
            guard isAlone(scalar), !isControl(scalar) else { return nil }
            sum += 1
        }
        return sum
    }

    /// Whether a scalar is known without a table look-up not to combine with another and not to be wide.
    private static func isAlone(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < firstLookedUp || drawing.contains(scalar.value)
    }

    /// Whether terminals disagree on the width of `cluster`, so that the cursor must be repositioned after it.
    ///
    /// True for clusters with a variation selector, ZWJ, regional indicator, skin tone, keycap, tag or spacing mark,
    /// for other clusters in which more than one scalar takes columns, for the soft hyphen, and for scalars that
    /// became wide after Unicode 15.
    public static func isDisputed(_ cluster: Character) -> Bool {
        var columnScalars = 0
        for scalar in cluster.unicodeScalars {
            switch scalar.value {
            case 0xAD, zeroWidthJoiner, 0x20E3, variationSelector15, variationSelector16: return true
            case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: return true
            case ..<firstLookedUp: columnScalars += 1
            default:
                switch kind(of: scalar) {
                case .zero: continue
                case .spacingMark: return true
                case .wide where contains(DisplayWidthTable.widened, scalar): return true
                case .narrow, .wide: columnScalars += 1
                }
            }
        }
        return columnScalars > 1 && cluster != "\r\n"
    }

    private enum Kind: UInt64 { case zero = 0, narrow, wide, spacingMark }

    private static let variationSelector15: UInt32 = 0xFE0E
    private static let variationSelector16: UInt32 = 0xFE0F
    private static let zeroWidthJoiner: UInt32 = 0x200D
    /// First scalar of the table. Below it, everything but control characters is narrow.
    private static let firstLookedUp: UInt32 = 0x300
    /// Box drawing and block elements.
    private static let drawing: Range<UInt32> = 0x2500..<0x25A0

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        if scalar.value < firstLookedUp { return isControl(scalar) ? .zero : .narrow }
        if drawing.contains(scalar.value) { return .narrow }
        guard let range = range(holding: scalar, in: DisplayWidthTable.kinds) else { return .narrow }
        return Kind(rawValue: range & 0xFF) ?? .narrow
    }

    private static func contains(_ ranges: [UInt64], _ scalar: Unicode.Scalar) -> Bool {
        range(holding: scalar, in: ranges) != nil
    }

    /// The packed range that contains `scalar`, by binary search; `nil` if there is none.
    private static func range(holding scalar: Unicode.Scalar, in ranges: [UInt64]) -> UInt64? {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle] >> 32 > UInt64(scalar.value) { high = middle } else { low = middle + 1 }
        }
        guard low > 0, ranges[low - 1] >> 8 & 0xFF_FFFF >= UInt64(scalar.value) else { return nil }
        return ranges[low - 1]
    }
}
