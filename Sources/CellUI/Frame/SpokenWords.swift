/// The words that a screen reader adds of its own: kinds of elements and amounts. ``english`` unless the reader of a rendering brings others:
/// this room knows no languages.
package struct SpokenWords: Sendable {
    /// One of them.
    package enum Word: Hashable, Sendable {
        case selected, button, link, image, heading, searchField, toggle
        /// A whole number of hundredths.
        case percent(Int)
    }

    /// What stands between two phrases.
    let comma: String
    private let text: @Sendable (Word) -> String

    /// Words of another language.
    package init(comma: String, text: @escaping @Sendable (Word) -> String) { (self.comma, self.text) = (comma, text) }

    /// The text of a word.
    func callAsFunction(_ word: Word) -> String { text(word) }

    /// English, in which designers and developers read.
    static let english = SpokenWords(comma: ", ") { word in
        switch word {
        case .selected: "selected"
        case .button: "button"
        case .link: "link"
        case .image: "image"
        case .heading: "heading"
        case .searchField: "search field"
        case .toggle: "switch"
        case .percent(let hundredths): "\(hundredths) percent"
        }
    }
}

/// Readings are equal if they say the same.
extension Reading {
    /// Compares the phrases alone.
    public static func == (one: Reading, other: Reading) -> Bool { one.phrases == other.phrases }

    /// Hashes the phrases alone.
    public func hash(into hasher: inout Hasher) { hasher.combine(phrases) }
}
