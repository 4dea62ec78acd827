/// The program that a hook runs, with its arguments.
///
/// | in the settings file | runs |
/// |---|---|
/// | `["notify-send", "Well sat"]` | that program, with that argument |
/// | `"notify-send 'Well sat'"` | the same: words as a shell divides them, and nothing else that a shell does |
/// | the same with `hooks.shell = true` | `sh -c` with the text |
package enum HookCommandLine: Hashable, Sendable {
    /// A program and its arguments; at least one word.
    case words([String])
    /// A text to be divided or given to a shell.
    case text(String)

    /// What is run; nil where quotes do not close or there is no word.
    package func arguments(inShell: Bool) -> [String]? {
        switch self {
        case .words(let words): words
        case .text(let text): inShell ? ["/bin/sh", "-c", text] : Self.words(of: text)
        }
    }

    /// Divides a text at its blanks; quotes and backslashes keep them, as in a shell. Nothing else has a meaning.
    package static func words(of text: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                // Within double quotes a backslash is one of the few things that it can escape.
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
