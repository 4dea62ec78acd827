import Foundation

/// Attributes and content of a state as JSON objects, whose dates are seconds since 1970.
public struct GuestContent: Codable, Hashable, Sendable {
    /// The attributes.
    public var attributes: Data
    /// The content state.
    public var state: Data

    /// Creates a content.
    public init(attributes: Data, state: Data) { (self.attributes, self.state) = (attributes, state) }

    /// The content of values.
    public init(attributes: any Encodable, state: any Encodable) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        try self.init(attributes: encoder.encode(attributes), state: encoder.encode(state))
    }

    /// Decodes dates as they are in ``attributes`` and ``state``, or in ISO 8601.
    public static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSince1970: seconds) }
            let text = try container.decode(String.self)
            let forms = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
            for form in forms { if let date = try? form.parse(text) { return date } }
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date")
        }
        return decoder
    }
}

/// A field of a content state.
public struct GuestField: Codable, Hashable, Sendable {
    /// What it holds.
    public enum Kind: Codable, Hashable, Sendable {
        case text, number, boolean, instant
        /// One of these texts.
        case choice([String])
        /// Another value in JSON.
        case json
    }

    /// Its key in JSON.
    public var name: String
    /// What it holds.
    public var kind: Kind
    /// Whether it must have a value.
    public var isRequired: Bool

    /// Creates a field.
    public init(name: String, kind: Kind, isRequired: Bool) {
        (self.name, self.kind, self.isRequired) = (name, kind, isRequired)
    }

    /// The fields of a value that is written as `json`. One without a value is known only if the others are called as the properties are.
    public static func fields(of value: Any, as json: Data) -> [GuestField] {
        guard let written = try? JSONDecoder().decode([String: Written].self, from: json) else { return [] }
        let children = Mirror(reflecting: value).children.compactMap { child in child.label.map { ($0, child.value) } }
        let names = children.map(\.0)
        let isPlain = written.keys.allSatisfy(names.contains)
        var fields = children.compactMap { name, value -> GuestField? in
            let optional = value as? any OptionalValue
            guard let kind = kind(of: optional.map { type(of: $0).wrapped } ?? type(of: value)) else {
                return written[name].map { GuestField(name: name, kind: $0.kind, isRequired: optional == nil) }
            }
            guard written[name] != nil || isPlain && optional != nil else { return nil }
            return GuestField(name: name, kind: kind, isRequired: optional == nil)
        }
        // What is written under another name than its property's.
        for name in written.keys.sorted() where !names.contains(name) {
            fields.append(GuestField(name: name, kind: written[name]?.kind ?? .json, isRequired: false))
        }
        return fields
    }

    private static func kind(of type: Any.Type) -> Kind? {
        switch type {
        case is Bool.Type: .boolean
        case is String.Type: .text
        case is Date.Type: .instant
        case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: .number
        case let type as any (CaseIterable & Encodable).Type: choices(of: type).map(Kind.choice)
        default: nil
        }
    }

    private static func choices<Value: CaseIterable & Encodable>(of type: Value.Type) -> [String]? {
        let texts = type.allCases.compactMap { value in
            (try? JSONEncoder().encode([value])).flatMap { try? JSONDecoder().decode([String].self, from: $0).first }
        }
        return texts.count == type.allCases.count && !texts.isEmpty ? texts : nil
    }

    /// The kind of a value in JSON.
    private struct Written: Decodable {
        let kind: Kind

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            kind =
                if (try? value.decode(Bool.self)) != nil {
                    .boolean
                } else if (try? value.decode(Double.self)) != nil {
                    .number
                } else {
                    (try? value.decode(String.self)) == nil ? .json : .text
                }
        }
    }
}

/// A value that may be nothing.
private protocol OptionalValue {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
    static var wrapped: Any.Type { Wrapped.self }
}
