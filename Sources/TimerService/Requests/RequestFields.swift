import Foundation
import Meditation
import PlainText

/// The fields of a JSON object in a request. Each is read with its check, and each error names its field.
struct RequestFields {
    private let object: [String: JSONValue]
    /// Stands before the names in errors: `start.`
    private let path: String

    /// The fields of a body.
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

    /// Refuses a field that nobody reads: one that is misspelled or in the wrong place must not pass for one that was obeyed.
    func refuseUnknown(besides known: Set<String>) throws(ServiceError) {
        guard let unknown = object.keys.filter({ !known.contains($0) }).min() else { return }
        let name = TerminalText.printable(String(unknown.prefix(60)))
        let isStartField = path.isEmpty && StartRequest.fieldNames.contains(unknown) && known.contains("start")
        let advice = isStartField ? "move it into \"start\"" : "fields here: \(known.sorted().joined(separator: ", "))"
        throw ServiceError(
            .invalidField, "There is no field \"\(path)\(name)\" here; \(advice).", field: path + name)
    }

    /// Whether the field is there, as null too.
    func has(_ name: String) -> Bool { object[name] != nil }

    private func value(_ name: String) -> JSONValue? {
        object[name].flatMap { $0 == .null ? nil : $0 }
    }

    /// A required text. An empty one counts as missing, as in the document.
    func requiredText(_ name: String, longest: Int = 200) throws(ServiceError) -> String {
        guard let text = try text(name, longest: longest), !text.isEmpty else {
            throw ServiceError(.missingField, "The field \"\(path)\(name)\" is missing.", field: path + name)
        }
        return text
    }

    /// A text without control characters; nil where there is none.
    func text(_ name: String, longest: Int = 200) throws(ServiceError) -> String? {
        guard let value = value(name) else { return nil }
        guard case .text(let text) = value else { throw invalid(name, "must be a string") }
        guard text.count <= longest, text.utf8.count <= 4 * longest else {
            throw invalid(name, "is longer than \(longest) characters")
        }
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw invalid(name, "holds a control character")
        }
        return text
    }

    func number(_ name: String) throws(ServiceError) -> Double? {
        guard let value = value(name) else { return nil }
        guard let number = value.double, number.isFinite else { throw invalid(name, "must be a number") }
        return number
    }

    /// A date in seconds since 1970.
    func date(_ name: String) throws(ServiceError) -> Date? {
        guard let seconds = try number(name) else { return nil }
        // Beyond that lies no date of a calendar: 1e11 seconds are three thousand years.
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

    func json(_ name: String) -> JSONValue? { value(name) }

    /// SHA-256 of some fields with their values.
    func hash(of names: Set<String>) -> String {
        let members = object.filter { names.contains($0.key) && $0.value != .null }
        return UserAccounts.hash(of: String(decoding: JSONValue.object(members).json, as: UTF8.self))
    }

    /// An error of a field: the rest of a sentence that begins with its name.
    func invalid(_ name: String, _ problem: String) -> ServiceError {
        ServiceError(.invalidField, "The field \"\(path)\(name)\" \(problem).", field: path + name)
    }
}
