/// Names of Foundation that a guest's source has and that mean something else here: what Foundation itself would read is not there.
enum RenamedNames {
    private static let names = ["UserDefaults": "GuestDefaults", "NSLocalizedString": "isletLocalizedString"]

    /// The name that replaces a word; `nil` if it stays. A name after a dot stays.
    static func name(of word: String, at index: Int, in source: SwiftSource) -> String? {
        index > 0 && source.tokens[index - 1].isSign(".") ? nil : names[word]
    }
}
