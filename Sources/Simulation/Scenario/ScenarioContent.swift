import ActivityLifecycle
import Foundation

/// A value in a content state.
public enum ContentValue: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A number; instants are seconds since 2001, as in a push payload.
    case number(Double)
    /// True or false.
    case boolean(Bool)
    /// JSON's null.
    case null
    /// A list. Only an app's own content has it.
    case list([ContentValue])
    /// Values by name. Only an app's own content has them.
    case object([String: ContentValue])
}

extension ContentValue: Codable {
    /// Reads any JSON value.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let list = try? value.decode([ContentValue].self) {
            self = .list(list)
        } else if let object = try? value.decode([String: ContentValue].self) {
            self = .object(object)
        } else if let boolean = try? value.decode(Bool.self) {
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
        case .null: try value.encodeNil()
        case .list(let list): try value.encode(list)
        case .object(let object): try value.encode(object)
        }
    }
}

/// A content state of any kind of activity, by its fields.
public struct ScenarioContent: Sendable {
    /// Whose content it is.
    public let kind: ActivityKind
    /// The fields that have a value.
    public internal(set) var fields: [String: ContentValue] { didSet { json = Self.json(of: fields) } }
    /// The fields as JSON. Written once for each change: the bytes that are measured are those that the system takes.
    private(set) var json: Data

    init(kind: ActivityKind, fields: [String: ContentValue]) {
        (self.kind, self.fields, json) = (kind, fields, Self.json(of: fields))
    }

    /// The same with some fields changed.
    func changed(by changes: [String: FieldChange]) -> ScenarioContent {
        guard !changes.isEmpty else { return self }
        var (content, fields) = (self, fields)
        for (name, change) in changes {
            switch change {
            case .set(let value): fields[name] = value
            case .add(let number):
                if case .number(let before)? = fields[name] {
                    fields[name] = .number(before + number)
                } else {
                    fields[name] = .number(number)
                }
            case .remove: fields[name] = nil
            }
        }
        content.fields = fields
        return content
    }
}

extension ScenarioContent: Hashable {
    /// Equal contents are equal bytes, which are quickly compared.
    public static func == (one: ScenarioContent, other: ScenarioContent) -> Bool {
        one.kind == other.kind && one.json == other.json
    }

    /// By what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(json)
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
        self.init(kind: .script, fields: try [String: ContentValue](from: decoder))
    }

    /// The fields alone, as the content state of an app of this kind.
    public func encode(to encoder: any Encoder) throws { try fields.encode(to: encoder) }

    /// The bytes that were written with the last change.
    public func encodedState() -> Data { json }

    /// What the app of this kind thinks of it.
    public func isSignificantChange(from old: ScenarioContent) -> Bool {
        kind == old.kind && kind.isSignificantChange(from: old.fields, to: fields)
    }

    /// As the app of this kind does it.
    public mutating func shorten() -> Bool {
        guard let shorter = kind.shortened(fields) else { return false }
        fields = shorter
        return true
    }
}

extension ScenarioContent {
    /// Fields as JSON: the same bytes as `JSONEncoder` with sorted keys, in a fraction of the time.
    static func json(of fields: [String: ContentValue]) -> Data {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(128)
        write(fields, to: &bytes)
        return Data(bytes)
    }

    private static func write(_ fields: [String: ContentValue], to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "{"))
        var isFirst = true
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            write(name, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            write(value, to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private static func write(_ value: ContentValue, to bytes: inout [UInt8]) {
        switch value {
        case .text(let text): write(text, to: &bytes)
        case .number(let number): write(number, to: &bytes)
        case .boolean(let isTrue): bytes += (isTrue ? "true" : "false").utf8
        case .null: bytes += "null".utf8
        case .list(let list):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in list.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(element, to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let fields): write(fields, to: &bytes)
        }
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        // A quote, a backslash, a slash, and invisible characters are escaped.
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x2F && $0 != 0x7F }
        guard isPlain else { return bytes += encoded(text) }
        bytes.append(UInt8(ascii: "\""))
        bytes += text.utf8
        bytes.append(UInt8(ascii: "\""))
    }

    private static func write(_ number: Double, to bytes: inout [UInt8]) {
        guard number == number.rounded(), abs(number) < 1e15 else { return bytes += encoded(number) }
        bytes += String(Int(number)).utf8
    }

    private static func encoded(_ value: some Encodable) -> Data {
        guard let data = try? JSONEncoder().encode(value) else {
            preconditionFailure("texts and finite numbers can be written as JSON")
        }
        return data
    }
}
