import Meditation

extension StatusFormat {
    /// `sitting 12:34 of 20:00 (62 %) Breath awareness · Tea 02:13`: for people and prompts.
    package static let text = StatusFormat(
        name: "text", meaning: "a line for people; with nothing running, no output and exit status 1",
        words: {
            StatusWords(
                text: { StatusLine.text(of: $0) },
                next: { $0.next([$0.showsSeconds ? .second : .minute, .preparation, .part(100)]) }
            ).adding(\.sayings)
        },
        once: { words, _ in words }, followed: { words, _ in words }, idle: .nothing)
}
