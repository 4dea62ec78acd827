import Foundation

/// Attributed text as Apple's Foundation reads and writes it: texts and their attributes in turns. The attributes are not kept.
extension AttributedString: @retroactive Codable {
    /// Reads a list of texts and attributes, or a text alone.
    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        var parts = try decoder.unkeyedContainer()
        var text = ""
        while !parts.isAtEnd {
            text += try parts.decode(String.self)
            if !parts.isAtEnd { _ = try parts.decode(AnyAttributes.self) }
        }
        self.init(text)
    }

    public func encode(to encoder: any Encoder) throws {
        var parts = encoder.unkeyedContainer()
        try parts.encode(String(characters[...]))
        try parts.encode(AnyAttributes())
    }

    private struct AnyAttributes: Codable {}
}
