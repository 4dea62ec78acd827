/// A setting's value as written in a file or in the environment.
package enum SettingValue: Hashable, Sendable {
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    /// A list of texts.
    case list([String])
    /// A kind of value that no setting accepts.
    case other

    /// Converts a TOML value.
    package init(_ value: TOMLDocument.Value) {
        self =
            switch value {
            case .bool(let value): .bool(value)
            case .integer(let value): .integer(value)
            case .double(let value): .double(value)
            case .string(let value): .string(value)
            case .array(let values):
                values.allSatisfy(\.isString) ? .list(values.compactMap(\.string)) : .other
            case .other: .other
            }
    }

    /// Parses an environment variable, in which everything is text.
    package init(environment text: String) {
        self =
            switch text.lowercased() {
            case "true", "yes": .bool(true)
            case "false", "no": .bool(false)
            default: Int(text).map { .integer($0) } ?? Double(text).map { .double($0) } ?? .string(text)
            }
    }

    /// The value as text, if it is a string or an integer; integers count because the environment has no quotes.
    package var text: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): "\(number)"
        default: nil
        }
    }
}

extension TOMLDocument.Value {
    fileprivate var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    fileprivate var isString: Bool { string != nil }
}
