import Foundation
import Meditation
import PlainText

/// The fields of a JSON object in a request. Reading a field validates it, and errors name the field.
struct RequestFields {
    private let object: [String: JSONValue]
    /// Prefix of field names in errors, such as `start.`
    private let path: String

    /// Parses a body.
    init(_ body: Data) throws(ServiceError) {
        guard let value = JSONValue(json: body) else {
            throw ServiceError(.notJSON, "The body is not JSON; send one JSON object.")
        }
        guard case .object(let object) = value else {
            throw ServiceError(.notJSON, "The body is JSON but not an object; send one JSON object.")
        }
        (self.object, path) = (object, "")
    }

    private init(object: [String: JSONValue], path: String) {
        (self.object, self.path) = (object, path)
    }

    /// Refuses unknown fields: a misspelled or misplaced field must not be silently ignored.
    func refuseUnknown(besides known: Set<String>) throws(ServiceError) {
        guard let unknown = object.keys.filter({ !known.contains($0) }).min() else { return }
        let name = TerminalText.printable(String(unknown.prefix(60)))
        let isStartField = path.isEmpty && StartRequest.fieldNames.contains(unknown) && known.contains("start")
        let advice = isStartField ? "move it into \"start\"" : "fields here: \(known.sorted().joined(separator: ", "))"
        throw ServiceError(
            .invalidField, "Unknown field \"\(path)\(name)\"; \(advice).", field: path + name)
    }

    /// Whether the field is present, even if it is `null`.
    func has(_ name: String) -> Bool { object[name] != nil }

    private func value(_ name: String) -> JSONValue? {
        object[name].flatMap { $0 == .null ? nil : $0 }
    }

    /// A required text. As documented, an empty one counts as missing.
    func requiredText(_ name: String, longest: Int = 200) throws(ServiceError) -> String {
        guard let text = try text(name, longest: longest), !text.isEmpty else {
            throw ServiceError(.missingField, "The field \"\(path)\(name)\" is missing.", field: path + name)
        }
        return text
    }

    /// A text without control characters; `nil` if the field is missing or `null`.
    func text(_ name: String, longest: Int = 200) throws(ServiceError) -> String? {
        guard let value = value(name) else { return nil }
        guard case .text(let text) = value else { throw invalid(name, "must be a string") }
        guard text.count <= longest, text.utf8.count <= 4 * longest else {
            throw invalid(name, "is longer than \(longest) characters")
        }
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw invalid(name, "has a control character")
        }
        return text
    }

    func number(_ name: String) throws(ServiceError) -> Double? {
        guard let value = value(name) else { return nil }
        guard let number = value.double, number.isFinite else { throw invalid(name, "must be a number") }
        return number
    }

    /// A date, sent as seconds since 1970.
    func date(_ name: String) throws(ServiceError) -> Date? {
        guard let seconds = try number(name) else { return nil }
        // 1e11 seconds are 3,000 years, beyond any sensible date.
        guard abs(seconds) < 1e11 else { throw invalid(name, "must be seconds since 1970") }
        return Date(timeIntervalSince1970: seconds)
    }

    func integer(_ name: String) throws(ServiceError) -> Int? {
        guard let number = try number(name) else { return nil }
        guard let integer = Int(exactly: number) else { throw invalid(name, "must be a whole number") }
        return integer
    }

    func bool(_ name: String) throws(ServiceError) -> Bool? {
        guard let value = value(name) else { return nil }
        guard case .bool(let bool) = value else { throw invalid(name, "must be true or false") }
        return bool
    }

    func fields(_ name: String) throws(ServiceError) -> RequestFields? {
        guard let value = value(name) else { return nil }
        guard case .object(let object) = value else { throw invalid(name, "must be an object") }
        return RequestFields(object: object, path: path + name + ".")
    }

    /// A list of objects; the place in the list, from 0, is part of their fields' names in errors.
    func list(_ name: String) throws(ServiceError) -> [RequestFields]? {
        guard let value = value(name) else { return nil }
        guard case .list(let values) = value else { throw invalid(name, "must be a list of objects") }
        var objects: [RequestFields] = []
        for (index, value) in values.enumerated() {
            guard case .object(let object) = value else { throw invalid(name, "must be a list of objects") }
            objects.append(RequestFields(object: object, path: "\(path)\(name)[\(index)]."))
        }
        return objects
    }

    func json(_ name: String) -> JSONValue? { value(name) }

    /// SHA-256 of the given fields and their values. Missing and `null` fields are left out.
    func hash(of names: Set<String>) -> String {
        let members = object.filter { names.contains($0.key) && $0.value != .null }
        return UserAccounts.hash(of: String(decoding: JSONValue.object(members).json, as: UTF8.self))
    }

    /// An error about a field. `problem` completes a sentence that begins with the field's name.
    func invalid(_ name: String, _ problem: String) -> ServiceError {
        ServiceError(.invalidField, "The field \"\(path)\(name)\" \(problem).", field: path + name)
    }
}
