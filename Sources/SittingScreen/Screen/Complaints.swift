/// What was wrong with settings and themes, for the screen: a line each, and not more of them than anyone reads.
enum Complaints {
    /// How many are told.
    static let limit = 3

    /// The sentences below each other; `nil` if there are none. The rest is where all of them are told.
    static func text(_ sentences: [String]) -> String? {
        guard !sentences.isEmpty else { return nil }
        let rest = sentences.count - limit
        let told = rest > 1 ? Array(sentences.prefix(limit)) + ["And \(rest) more: islet config tells all."] : sentences
        return told.joined(separator: "\n")
    }
}
