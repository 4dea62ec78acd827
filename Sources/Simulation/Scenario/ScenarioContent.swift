import Foundation
import Samples

/// A value in a content state.
public enum ContentValue: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A number; instants are seconds since 2001, as in a push payload.
    case number(Double)
    /// True or false.
    case boolean(Bool)
}

extension ContentValue: Codable {
    /// Reads a JSON value that is neither null nor made of others.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let boolean = try? value.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try value.decode(String.self))
        }
    }

    /// Writes the JSON value.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .text(let text): try value.encode(text)
        case .number(let number): try value.encode(number)
        case .boolean(let boolean): try value.encode(boolean)
        }
    }
}

/// A content state of any kind of activity, by its fields.
public struct ScenarioContent: Hashable, Sendable {
    /// Whose content it is.
    public let kind: ActivityKind
    /// The fields that have a value.
    public internal(set) var fields: [String: ContentValue]

    /// The same with some fields changed.
    func changed(by changes: [String: FieldChange]) -> ScenarioContent {
        var content = self
        for (name, change) in changes {
            switch change {
            case .set(let value): content.fields[name] = value
            case .add(let number):
                if case .number(let before)? = content.fields[name] {
                    content.fields[name] = .number(before + number)
                } else {
                    content.fields[name] = .number(number)
                }
            case .remove: content.fields[name] = nil
            }
        }
        return content
    }
}

/// What becomes of a field.
public enum FieldChange: Hashable, Sendable {
    /// It has a value.
    case set(ContentValue)
    /// It is so much more, or less.
    case add(Double)
    /// It has no value any longer.
    case remove
}

extension ScenarioContent: SessionContent {
    /// Reads any content; whose it is, JSON does not tell.
    public init(from decoder: any Decoder) throws {
        (kind, fields) = (.script, try [String: ContentValue](from: decoder))
    }

    /// The fields alone, as the content state of an app of this kind.
    public func encode(to encoder: any Encoder) throws {
        // One container, and not one for each value: a day of updates a second is told in less than a second.
        var object = encoder.container(keyedBy: Field.self)
        for (name, value) in fields {
            switch value {
            case .text(let text): try object.encode(text, forKey: Field(stringValue: name))
            case .number(let number): try object.encode(number, forKey: Field(stringValue: name))
            case .boolean(let boolean): try object.encode(boolean, forKey: Field(stringValue: name))
            }
        }
    }

    private struct Field: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Another book is.
    public func isSignificantChange(from old: ScenarioContent) -> Bool {
        kind == .ambientReading && fields["bookTitle"] != old.fields["bookTitle"]
    }

    /// As ambient reading does it; of the others nothing may be taken away.
    public mutating func shorten() -> Bool {
        guard kind == .ambientReading else { return false }
        var content = AmbientReadingAttributes.ContentState()
        if case .text(let title)? = fields["bookTitle"] { content.bookTitle = title }
        if case .text(let transcript)? = fields["lastTranscript"] { content.lastTranscript = transcript }
        guard content.shorten() else { return false }
        fields["bookTitle"] = content.bookTitle.map { .text($0) }
        fields["lastTranscript"] = .text(content.lastTranscript)
        return true
    }
}
