extension StatusFormat {
    /// A line for polybar's `custom/script`. An empty one hides the module; `%{` would begin a formatting tag.
    static let polybar = StatusFormat(
        name: "polybar", meaning: "◉ 12:34 of 20:00; with nothing running, an empty line, which hides the module",
        words: barWords, once: { words, _ in dressed(words) }, followed: { words, _ in dressed(words) },
        idle: .emptyLine)

    /// polybar has no way to write `%{` itself, so a blank parts the two.
    private static func dressed(_ words: String) -> String { words.replacing("%{", with: "% {") }
}
