import Foundation
import HostSystem
import LiveActivities
import PlainText

extension ActivityField {
    /// What it holds, in words: `a text`.
    var expected: String {
        switch kind {
        case .text: "a text"
        case .number: "a number"
        case .boolean: "true or false"
        case .instant: ContentDates.words
        case .length: "a number of seconds"
        case .json: "JSON"
        case .choice(let values): "one of \(values.map { "\"\($0)\"" }.joined(separator: ", "))"
        }
    }

    /// Whether a value is what the field holds; nothing is right where it need not be there.
    func accepts(_ value: JSONValue) -> Bool {
        switch (kind, value) {
        case (_, .null): !isRequired
        case (.text, .text), (.boolean, .bool): true
        case (.json, _): true
        case (.number, _), (.length, _): value.double != nil
        case (.instant, .text(let text)): ContentDates.date(text, start: .distantPast) != nil
        case (.instant, _): value.double != nil
        case (.choice(let values), .text(let text)): values.contains(text)
        default: false
        }
    }

    /// The value of a typed text; `nil` if it is not what the field holds. An empty one is none, but for a required text.
    func value(typed text: String) -> JSONValue? {
        if text.isEmpty, kind != .text || !isRequired { return isRequired ? nil : .null }
        let value: JSONValue? =
            switch kind {
            case .text, .choice, .instant: .text(text)
            case .number, .json: JSONValue(json: Data(text.utf8))
            case .boolean: ["true": .bool(true), "false": .bool(false)][text]
            case .length: (ContentDates.length(text)).map(JSONValue.number) ?? JSONValue(json: Data(text.utf8))
            }
        return value.flatMap { accepts($0) ? $0 : nil }
    }

    /// A value as it is typed; empty for none.
    func text(_ value: JSONValue?, start: Date) -> String {
        switch (kind, value) {
        case (_, nil), (_, .null?): ""
        case (_, .text(let text)?): text
        case (.instant, let value?): value.double.map { ContentDates.text($0, start: start) } ?? ""
        case (_, let value?): String(decoding: value.json, as: UTF8.self)
        }
    }

    /// The values in order, for those that are chosen rather than typed; empty for others.
    var choices: [JSONValue] {
        switch kind {
        case .boolean: [.bool(false), .bool(true)]
        case .choice(let values): values.map(JSONValue.text)
        default: []
        }
    }
}

extension ContentDates {
    /// The seconds of a duration with its unit, such as `20m`; `nil` if it is none.
    fileprivate static func length(_ text: String) -> Double? {
        guard text.last?.isLetter == true else { return nil }
        return date("+" + text, start: Date(timeIntervalSince1970: 0))?.timeIntervalSince1970
    }
}
