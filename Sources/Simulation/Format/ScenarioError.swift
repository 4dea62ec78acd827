/// Why a text is not a scenario.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, as the person knows it.
    public let file: String
    /// Where in it; `nil`: the file as a whole.
    public let place: SourcePlace?
    /// What is wrong and what is allowed, without a full stop.
    public let sentence: String

    /// `file:line:column: sentence`.
    public var description: String {
        place.map { "\(file):\($0.line):\($0.column): \(sentence)" } ?? "\(file): \(sentence)"
    }
}
