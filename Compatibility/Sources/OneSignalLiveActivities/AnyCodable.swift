import Foundation

/// A value of JSON. One that a decoder makes up for any type is of the type that it is asked for.
public struct AnyCodable: Codable {
    public let value: Any
    /// The decoder of a made-up value.
    private let inventor: (any Decoder)?

    public init<Value>(_ value: Value?) { (self.value, inventor) = (value ?? (), nil) }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        func decoded<Value: Decodable>(_ type: Value.Type) -> Value? { try? container.decode(type) }
        let text = decoded(String.self)
        if container.decodeNil() {
            (value, inventor) = (NSNull(), nil)
        } else if let flag = decoded(Bool.self) {
            // JSON has no value that is a flag and a text.
            (value, inventor) = text.map { ($0, decoder) } ?? (flag, nil)
        } else if let text {
            (value, inventor) = (text, nil)
        } else if let number = decoded(Int.self) {
            (value, inventor) = (number, nil)
        } else if let number = decoded(UInt.self) {
            (value, inventor) = (number, nil)
        } else if let number = decoded(Double.self) {
            (value, inventor) = (number, nil)
        } else if let list = decoded([AnyCodable].self) {
            (value, inventor) = (list, nil)
        } else {
            (value, inventor) = (try container.decode([String: AnyCodable].self), nil)
        }
    }

    private func known<Value: Decodable>(_ type: Value.Type) -> Value? {
        guard let inventor else { return value as? Value }
        return try? inventor.singleValueContainer().decode(type)
    }
    public func asBool() -> Bool? { known(Bool.self) }
    public func asInt() -> Int? { known(Int.self) }
    public func asDouble() -> Double? { known(Double.self) }
    public func asString() -> String? { known(String.self) }
    public func asArray() -> [AnyCodable]? { known([AnyCodable].self) }
    public func asDict() -> [String: AnyCodable]? { known([String: AnyCodable].self) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case is NSNull, is Void: try container.encodeNil()
        case let value as any Encodable: try container.encode(value)
        case let list as [Any?]: try container.encode(list.map { AnyCodable($0) })
        case let members as [String: Any?]: try container.encode(members.mapValues { AnyCodable($0) })
        default:
            throw EncodingError.invalidValue(
                value, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "This is not JSON."))
        }
    }
}

extension AnyCodable: Hashable {
    public static func == (a: AnyCodable, b: AnyCodable) -> Bool {
        if let a = a.value as? AnyHashable, let b = b.value as? AnyHashable { return a == b }
        return "\(a.value)" == "\(b.value)"
    }
    public func hash(into hasher: inout Hasher) { hasher.combine("\(value)") }
}

extension AnyCodable: CustomStringConvertible {
    public var description: String { value is Void ? "nil" : "\(value)" }
}

extension AnyCodable: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    public init(nilLiteral: ()) { self.init(nil as Bool?) }
    public init(booleanLiteral value: Bool) { self.init(value) }
    public init(integerLiteral value: Int) { self.init(value) }
}
extension AnyCodable: ExpressibleByFloatLiteral, ExpressibleByStringInterpolation {
    public init(floatLiteral value: Double) { self.init(value) }
    public init(stringLiteral value: String) { self.init(value) }
}
extension AnyCodable: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    public init(arrayLiteral elements: Any...) { self.init(elements) }
    public init(dictionaryLiteral elements: (String, Any)...) {
        self.init([String: Any](elements) { first, _ in first })
    }
}
