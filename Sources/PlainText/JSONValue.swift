import Foundation

/// Any JSON value: for data that Islet passes through uninterpreted, and for requests whose fields are checked one by
/// one.
///
/// Integers stay integers: a 64-bit identifier keeps all its digits.
package enum JSONValue: Codable, Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode([String: JSONValue].self) {
            self = .object(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if container.decodeNil() {
            self = .null
        } else {
            self = .list(try container.decode([JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// Parses `json`; `nil` if it is not valid JSON.
    package init?(json: Data) {
        guard let object = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed) else { return nil }
        self.init(object)
    }

    /// Converts a result of `JSONSerialization`: takes a fourth of the time of `JSONDecoder`, which would try every
    /// kind in turn.
    ///
    /// Types are compared first, because a failing cast costs ten times as much as a succeeding one.
    private init(_ object: Any) {
        switch type(of: object) {
        case is String.Type: self = .text(object as? String ?? "")
        case is [String: Any].Type: self = .object((object as? [String: Any] ?? [:]).mapValues(JSONValue.init))
        case is [Any].Type: self = .list((object as? [Any] ?? []).map(JSONValue.init))
        default: self = (object as? NSNumber).map(JSONValue.init) ?? .null
        }
    }

    /// Converts a number or Boolean by its Objective-C type: Booleans are `c`, most integers `q`.
    private init(_ number: NSNumber) {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"): self = .bool(number.boolValue)
        case UInt8(ascii: "q"): self = .integer(number.intValue)
        default:
            // Others may be decimal numbers, whose digits are exact but whose binary value is not: 0.30000000000000004
            // would become 0.3000000000000001.
            let digits = number.stringValue
            self = Int(digits).map(JSONValue.integer) ?? .number(Double(digits) ?? number.doubleValue)
        }
    }

    /// The value as compact JSON with sorted keys, so that equal values are equal bytes.
    package var json: Data {
        var writer = JSONWriter()
        writer.write(self)
        return Data(writer.bytes)
    }

    /// The nesting depth of lists and objects: 0 for a value that is neither.
    package var depth: Int {
        switch self {
        case .list(let items): 1 + (items.map(\.depth).max() ?? 0)
        case .object(let members): 1 + (members.values.map(\.depth).max() ?? 0)
        default: 0
        }
    }

    /// The value of a number, integer or not; `nil` for all other kinds.
    package var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The value of a string; `nil` for all other kinds.
    package var text: String? { if case .text(let value) = self { value } else { nil } }

    /// The members of an object; `nil` for all other kinds.
    package var members: [String: JSONValue]? { if case .object(let value) = self { value } else { nil } }

    /// The value at a path such as `items.0.title`; `nil` if there is none.
    package func value(at path: String) -> JSONValue? {
        var value = self
        for key in path.split(separator: ".") {
            switch value {
            case .object(let members):
                guard let next = members[String(key)] else { return nil }
                value = next
            case .list(let items):
                guard let index = Int(key), items.indices.contains(index) else { return nil }
                value = items[index]
            default: return nil
            }
        }
        return value
    }
}
