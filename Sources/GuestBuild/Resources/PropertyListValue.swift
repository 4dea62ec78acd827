import Foundation

/// A value of a property list.
///
/// `PropertyListSerialization` takes values of any type, but in a program that Foundation is linked into (`-static-stdlib`, Swift 6.3)
/// it refuses to write arrays; its decoder and encoder do not.
enum PropertyListValue: Hashable {
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case date(Date)
    case data(Data)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])

    /// The dictionary that a file holds; `nil` if it holds anything else.
    static func dictionary(in file: Data) -> [String: PropertyListValue]? {
        try? PropertyListDecoder().decode([String: PropertyListValue].self, from: file)
    }

    /// The same value with each string in it replaced.
    func mapStrings(_ transform: (String) -> String) -> PropertyListValue {
        switch self {
        case .string(let text): .string(transform(text))
        case .array(let values): .array(values.map { $0.mapStrings(transform) })
        case .dictionary(let values): .dictionary(values.mapValues { $0.mapStrings(transform) })
        case .boolean, .integer, .real, .date, .data: self
        }
    }
}

extension PropertyListValue: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        func value<Value: Decodable>(_ type: Value.Type) -> Value? { try? container.decode(type) }
        if let text = value(String.self) {
            self = .string(text)
        } else if let values = value([String: PropertyListValue].self) {
            self = .dictionary(values)
        } else if let values = value([PropertyListValue].self) {
            self = .array(values)
        } else if let flag = value(Bool.self) {
            self = .boolean(flag)
        } else if let number = value(Int.self) {
            self = .integer(number)
        } else if let number = value(Double.self) {
            self = .real(number)
        } else if let date = value(Date.self) {
            self = .date(date)
        } else {
            self = .data(try container.decode(Data.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(text)
        case .boolean(let flag): try container.encode(flag)
        case .integer(let number): try container.encode(number)
        case .real(let number): try container.encode(number)
        case .date(let date): try container.encode(date)
        case .data(let data): try container.encode(data)
        case .array(let values): try container.encode(values)
        case .dictionary(let values): try container.encode(values)
        }
    }
}
