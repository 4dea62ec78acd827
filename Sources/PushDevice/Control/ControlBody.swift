import Foundation
import Meditation
import PlainText
import PushGateway

/// The JSON object in the body of a control API request.
struct ControlBody {
    private let members: [String: JSONValue]

    /// Parses a body; an empty one counts as an empty object. Throws if there is a field outside `known`, so that a misspelled
    /// field is not silently ignored.
    init(_ body: Data, known: Set<String>) throws(ControlError) {
        guard !body.isEmpty else {
            members = [:]
            return
        }
        guard let members = JSONValue(json: body)?.members else { throw .notJSON }
        if let unknown = members.keys.sorted().first(where: { !known.contains($0) }) {
            throw .invalid(
                DeliveryWords.printable(String(unknown.prefix(60))),
                "There is no such field here; fields: \(known.sorted().joined(separator: ", ")).")
        }
        self.members = members
    }

    private func present(_ field: String) -> JSONValue? { members[field].flatMap { $0 == .null ? nil : $0 } }

    /// Whether the field is present and not `null`.
    func has(_ field: String) -> Bool { present(field) != nil }

    func bool(_ field: String) throws(ControlError) -> Bool? {
        guard let value = present(field) else { return nil }
        guard case .bool(let isTrue) = value else { throw .invalid(field, "`\(field)` is true or false.") }
        return isTrue
    }

    func text(_ field: String) throws(ControlError) -> String? {
        guard let value = present(field) else { return nil }
        guard let text = value.text else { throw .invalid(field, "`\(field)` is a text.") }
        return text
    }

    func whole(_ field: String, atLeast least: Int) throws(ControlError) -> Int? {
        guard let value = present(field) else { return nil }
        guard case .integer(let number) = value, number >= least else {
            throw .invalid(field, "`\(field)` is a whole number, at least \(least).")
        }
        return number
    }

    func percentage(_ field: String) throws(ControlError) -> Double? {
        guard let value = present(field) else { return nil }
        guard let number = value.double, (0...100).contains(number) else {
            throw .invalid(field, "`\(field)` is a number from 0 to 100.")
        }
        return number
    }

    func object(_ field: String) throws(ControlError) -> Data? {
        guard let value = present(field) else { return nil }
        guard value.members != nil else { throw .invalid(field, "`\(field)` is an object.") }
        return value.json
    }

    func reason(_ field: String) throws(ControlError) -> PushReason? {
        guard let text = try text(field) else { return nil }
        guard let reason = PushReason(rawValue: text) else {
            let example = field == "goaway" ? "Shutdown" : "TooManyRequests or ExpiredToken"
            throw .invalid(field, "`\(field)` is one of Apple's reasons, such as \(example).")
        }
        return reason
    }

    /// A number of seconds, or a duration such as `8h`, `90s` or `30d`; at most 1e9 s.
    func duration(_ field: String) throws(ControlError) -> TimeInterval? {
        guard let value = present(field) else { return nil }
        let seconds: TimeInterval? =
            if let number = value.double {
                number
            } else if let text = value.text, text.hasSuffix("d"), let days = Double(text.dropLast()) {
                days * 86400
            } else {
                value.text.flatMap { try? SittingDuration.parse($0, allowingZero: true) }
            }
        guard let seconds, seconds.isFinite, (0...1e9).contains(seconds) else {
            throw .invalid(
                field,
                "`\(field)` is a number of seconds or a duration such as \"8h\", \"90s\" or \"30d\"; in hours at most 99."
            )
        }
        return seconds
    }
}
