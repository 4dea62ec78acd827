/// A field of a Live Activity's content state, as people write it in JSON and in scenarios.
public struct ActivityField: Hashable, Sendable {
    /// What a field holds.
    public enum Kind: Hashable, Sendable {
        /// Any text.
        case text
        /// A number.
        case number
        /// True or false.
        case boolean
        /// An instant.
        case instant
        /// A length of time, in seconds.
        case length
        /// One of these.
        case choice([String])
        /// Another value in JSON, such as a list.
        case json
    }

    /// What a field holds where nobody says.
    public enum Usual: Hashable, Sendable {
        /// A text.
        case text(String)
        /// A number.
        case number(Double)
        /// True or false.
        case boolean(Bool)
    }

    /// Its key in JSON.
    public let name: String
    /// What it holds.
    public let kind: Kind
    /// What it holds where nobody says; `nil` where it need not be there, or must be said.
    public let usual: Usual?
    /// Whether it must be said.
    public let isRequired: Bool

    /// A field; by default it need not be there.
    package init(_ name: String, _ kind: Kind, usual: Usual? = nil, isRequired: Bool = false) {
        (self.name, self.kind, self.usual, self.isRequired) = (name, kind, usual, isRequired)
    }
}
