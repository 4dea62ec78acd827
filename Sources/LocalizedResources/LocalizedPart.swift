/// A part of a localized text: the Markdown of its letters counts, that of its values does not.
public enum LocalizedPart: Codable, Hashable, Sendable {
    /// Letters of the key, or of the text that a table has for it.
    case letters(String)
    /// A value that is interpolated, as it is shown.
    case value(String)

    /// What is shown.
    public var text: String {
        switch self {
        case .letters(let text), .value(let text): text
        }
    }
}

extension [LocalizedPart] {
    /// The whole text.
    var text: String { map(\.text).joined() }
}
