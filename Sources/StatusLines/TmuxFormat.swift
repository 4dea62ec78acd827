extension StatusFormat {
    /// A line for `status-left` and `status-right`. tmux reads `#` as the beginning of a format; two are one.
    package static let tmux = StatusFormat(
        name: "tmux", meaning: "◉ 12:34 of 20:00 with # doubled; with nothing running, an empty line",
        words: barWords, once: { words, _ in dressed(words) }, followed: { words, _ in dressed(words) },
        idle: .emptyLine)

    private static func dressed(_ words: String) -> String { words.replacing("#", with: "##") }
}
