/// Makes untrusted text safe to print on a terminal.
package enum TerminalText {
    /// The text with U+FFFD for every character that a terminal acts on or that changes the writing direction.
    ///
    /// Line feeds and tabs stay; so do the joiners in emoji.
    package static func printable(_ text: String) -> String {
        // Fast path: most lines are plain ASCII.
        guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 >= 0x7F }) else { return text }
        var printable = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isKept = scalar == "\n" || scalar == "\t" || scalar.value >= 0x20 && !TerminalSafeJSON.isUnsafe(scalar)
            printable.append(isKept ? scalar : "\u{FFFD}")
        }
        return String(printable)
    }

    /// Joins several lines into one with ` / `; tabs become blanks, other control characters are dropped.
    package static func oneLine(_ text: String) -> String {
        let plain = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
        if plain { return text }
        let words = text.split(whereSeparator: \.isNewline).map { line in
            String(line.map { $0 == "\t" ? " " : $0 }.filter { !($0.unicodeScalars.first?.value ?? 0 < 0x20) })
        }
        return words.joined(separator: " / ")
    }
}
