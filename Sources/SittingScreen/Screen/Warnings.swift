/// Problems with settings and themes for the screen, one line each, limited to a readable number.
enum Warnings {
    /// Number of sentences shown before the rest is summarised. A single remaining sentence is shown too.
    static let limit = 3

    /// The sentences, one per line; `nil` if there are none. Beyond the limit, says where the rest is listed.
    static func text(_ sentences: [String]) -> String? {
        guard !sentences.isEmpty else { return nil }
        let rest = sentences.count - limit
        let told = rest > 1 ? Array(sentences.prefix(limit)) + ["And \(rest) more: islet config lists all."] : sentences
        return told.joined(separator: "\n")
    }
}
