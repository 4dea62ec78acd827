/// A macro that makes a type what an assistant of the system knows: `@AppIntent(schema: .photos.openAsset)`.
///
/// The type conforms to what the macro adds, with what the macro gives it: a title, and an initializer.
struct SchemaMacro {
    /// The macro with its arguments.
    let range: Range<Int>
    /// What makes the type conform, and where it is added.
    let conformance: (text: String, offset: Int)

    private static let protocols = [
        "AppIntent": "_SchemaIntent", "AppEntity": "_SchemaEntity", "AppEnum": "_SchemaEnum",
        "AssistantIntent": "_SchemaIntent", "AssistantEntity": "_SchemaEntity", "AssistantEnum": "_SchemaEnum",
    ]

    /// The macro that begins with the `@` at `index`; `nil` for another attribute.
    init?(at index: Int, in source: SwiftSource) {
        let tokens = source.tokens
        guard index + 3 < tokens.count, let conformance = Self.protocols[tokens[index + 1].text],
            tokens[index + 2].isSign("("), tokens[index + 3].isWord("schema"), source.isImported("AppIntents")
        else { return nil }
        let end = source.closing(index + 2)
        guard end < tokens.count,
            let keyword = tokens[end...].firstIndex(where: { ["struct", "enum", "class", "actor"].contains($0.text) }),
            let body = tokens[keyword...].firstIndex(where: { $0.isSign("{") })
        else { return nil }
        let head = tokens[keyword..<body]
        // Conformances come before the conditions of a generic type, and after the type of an enum's raw values.
        let last = (head.firstIndex { $0.isWord("where") } ?? body) - 1
        let inherits = tokens[keyword...last].contains { $0.isSign(":") }
        range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
        self.conformance = ((inherits ? ", " : ": ") + conformance, tokens[last].range.upperBound)
    }
}
