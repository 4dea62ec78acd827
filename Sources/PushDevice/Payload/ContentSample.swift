import ActivitySystem
import Foundation
import PlainText

/// An example of an app's content state, from which required fields and their types are inferred.
///
/// At every depth, every field of the sample is required with a value of the same type; a field that is `null` in the sample
/// may be missing or of any type. The first element of a list stands for all. Fields not in the sample are ignored, as by a
/// decoder.
package struct ContentSample: Codable, Hashable, Sendable {
    /// The sample content.
    let value: JSONValue

    /// Parses a sample from JSON.
    package init(json: Data) throws(ContentSampleError) {
        guard let value = JSONValue(json: json) else { throw .notJSON }
        guard value.members != nil else { throw .notAnObject }
        self.value = value
    }

    /// The first field of a content that does not match, in order of its path; `nil` if all match.
    func mismatch(of content: JSONValue) -> IncorrectField? {
        Self.mismatch(of: content, with: value, path: "")
    }

    /// Whether the sample has a number at this path that also looks like a date counted from 1970: then the app intends it.
    func hasEpochDate(at path: String, near now: Date) -> Bool {
        guard let number = value.value(at: path)?.double else { return false }
        // A sample may be years old, so any plausible number of seconds counts.
        return number > 1_000_000_000 || DateHint.epochDate(number, near: now) != nil
    }

    private static func mismatch(of value: JSONValue, with sample: JSONValue, path: String) -> IncorrectField? {
        func joined(_ key: String) -> String { path.isEmpty ? key : path + "." + key }
        func wrong() -> IncorrectField {
            IncorrectField(
                path: path.isEmpty ? "JSON" : path,
                problem: value == .null ? "it is null, not \(sample.kind)" : "it is not \(sample.kind)")
        }
        switch (sample, value) {
        case (.null, _), (.bool, .bool), (.text, .text): return nil
        case (.integer, .integer), (.integer, .number), (.number, .integer), (.number, .number): return nil
        case (.list(let samples), .list(let items)):
            guard let sample = samples.first else { return nil }
            for (index, item) in items.enumerated() {
                if let field = mismatch(of: item, with: sample, path: joined("\(index)")) { return field }
            }
            return nil
        case (.object(let samples), .object(let members)):
            for key in samples.keys.sorted() {
                guard let sample = samples[key], sample != .null else { continue }
                guard let member = members[key] else {
                    return IncorrectField(path: joined(key), problem: "it is missing")
                }
                if let field = mismatch(of: member, with: sample, path: joined(key)) { return field }
            }
            return nil
        default: return wrong()
        }
    }
}

extension JSONValue {
    /// The type of the value, in words.
    fileprivate var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .integer, .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

/// Why a file is not a valid content sample.
package enum ContentSampleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is not JSON.
    case notJSON
    /// It is JSON, but not an object.
    case notAnObject

    /// One sentence: what is wrong and what to write.
    package var description: String {
        switch self {
        case .notJSON: "The content sample is not JSON; write a content state such as {\"status\": \"baking\"}."
        case .notAnObject:
            "The content sample is not a JSON object; write a content state such as {\"status\": \"baking\"}."
        }
    }
}
