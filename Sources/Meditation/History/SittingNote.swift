/// The rules for a note on a sitting.
public enum SittingNote {
    /// Longest note, in characters.
    public static let longest = 2000
    /// Longest note, in bytes: a character may have any number of accents.
    public static let longestInBytes = 16 * 1024

    /// The note that `text` is: without blanks around it, nil if nothing is left. Line ends are line feeds.
    ///
    /// Throws when it is too long, or holds a control character other than a line end or a tab.
    public static func checked(_ text: String) throws(LogError) -> String? {
        let plain = trimmed(text)
        guard plain.utf8.count <= longestInBytes, plain.count <= longest else { throw .noteTooLong }
        guard !plain.unicodeScalars.contains(where: isControl) else { throw .controlCharacter(in: "note") }
        return plain.isEmpty ? nil : plain
    }

    /// The note that a text of another program becomes: what is not allowed is left out, what is too long is cut.
    public static func cleaned(_ text: String) -> String? {
        var plain = trimmed(text)
        plain.unicodeScalars.removeAll(where: isControl)
        let cut = plain.prefix(characters: longest, bytes: longestInBytes)
        return cut.isEmpty ? nil : cut
    }

    private static func trimmed(_ text: String) -> String {
        text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").trimmed
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }
}

extension String {
    /// The text up to a number of characters and of bytes, whichever comes first; a character stays whole.
    func prefix(characters: Int, bytes: Int) -> String {
        var cut = prefix(characters)
        while cut.utf8.count > bytes { cut.removeLast() }
        return String(cut)
    }
}
