extension String {
    /// Whether a letter is read from right to left.
    var hasRightToLeftLetters: Bool { unicodeScalars.contains(where: \.isRightToLeft) }

    /// Whether the first letter is read from right to left, which decides where the text begins.
    ///
    /// Source: Unicode Standard Annex #9, rules P2 and P3. Digits decide nothing.
    var beginsRightToLeft: Bool {
        unicodeScalars.first { $0.isRightToLeft || $0.properties.isAlphabetic }?.isRightToLeft ?? false
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter of a script that is read from right to left: the blocks of Unicode that are reserved for these.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
            properties.isAlphabetic
        default: false
        }
    }
}
