/// A hook's program and arguments.
///
/// | in the settings file | runs |
/// |---|---|
/// | `["notify-send", "Well sat"]` | that program, with that argument |
/// | `"notify-send 'Well sat'"` | the same: split into words as a shell does, without other shell syntax |
/// | the same with `hooks.shell = true` | `sh -c` with the text |
package enum HookCommandLine: Hashable, Sendable {
    /// A program and its arguments; at least one word.
    case words([String])
    /// A text to split into words or pass to a shell.
    case text(String)

    /// The command to run; `nil` if the text cannot be split into words.
    package func arguments(inShell: Bool) -> [String]? {
        switch self {
        case .words(let words): words
        case .text(let text): inShell ? ["/bin/sh", "-c", text] : Self.words(of: text)
        }
    }

    /// Splits a text at blanks. Quotes and backslashes protect blanks, as in a shell; no other shell syntax applies. `nil` if a
    /// quote is not closed, a backslash ends the text, or there are no words.
    package static func words(of text: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                // Within double quotes a backslash escapes only `"` and `\` here; before anything else it is literal.
                if quote == "\"", character != "\"", character != "\\" { word = (word ?? "") + "\\" }
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard quote == nil, !isEscaped else { return nil }
        if let word { words.append(word) }
        return words.isEmpty ? nil : words
    }
}
