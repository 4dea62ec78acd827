import Foundation
import PlainText

/// JSON-RPC 2.0 as values: incoming requests, outgoing responses and notifications.
///
/// Source: [JSON-RPC 2.0 Specification](https://www.jsonrpc.org/specification).
enum RPC {
    /// A parsed line: one call, or a batch whose responses are sent as one list.
    enum Message: Hashable {
        case single(Result<Call, Failure>)
        case batch([Result<Call, Failure>])
    }

    /// A call of a method.
    struct Call: Hashable {
        /// The request ID, repeated in the response; `nil` for a notification, which has no response.
        let id: JSONRPCIdentifier?
        /// The method's name.
        let method: String
        /// A list or an object; `nil` if absent.
        let parameters: JSONValue?
    }

    /// A call that cannot be parsed.
    struct Failure: Error, Hashable {
        /// The ID for the error response; `null` if it could not be determined.
        let id: JSONRPCIdentifier
        /// The error.
        let error: RPCError
    }

    /// Maximum number of calls in a batch.
    static let longestBatch = 100

    /// Parses an untrusted line, which need be neither UTF-8 nor JSON.
    static func message(_ line: Data) -> Message {
        // JSON between programs must be UTF-8, but a decoder would guess other encodings.
        guard String(validating: line, as: UTF8.self) != nil else {
            return .single(.failure(Failure(id: .null, error: .parse("The line is not UTF-8; encode it."))))
        }
        guard let value = JSONValue(json: line) else {
            return .single(
                .failure(Failure(id: .null, error: .parse("The line is not JSON; write one object a line."))))
        }
        guard case .list(let calls) = value else { return .single(call(value)) }
        guard !calls.isEmpty, calls.count <= longestBatch else {
            let words = calls.isEmpty ? "is empty; put a call into it" : "has more than \(longestBatch) calls; split it"
            return .single(.failure(Failure(id: .null, error: .invalid("The batch \(words).", field: nil))))
        }
        return .batch(calls.map(call))
    }

    private static func call(_ value: JSONValue) -> Result<Call, Failure> {
        guard case .object(let fields) = value else {
            return .failure(
                Failure(
                    id: .null,
                    error: .invalid("The call is not an object; write {\"jsonrpc\": \"2.0\", …}.", field: nil)))
        }
        let id = fields["id"].map(JSONRPCIdentifier.init)
        func invalid(_ field: String, _ sentence: String) -> Result<Call, Failure> {
            .failure(Failure(id: id?.flatMap { $0 } ?? .null, error: .invalid(sentence, field: field)))
        }
        if case .some(.none) = id { return invalid("id", "`id` is not a text, a number or null; give one of them.") }
        guard fields["jsonrpc"] == .text("2.0") else { return invalid("jsonrpc", "`jsonrpc` is not \"2.0\"; set it.") }
        guard case .text(let method)? = fields["method"] else {
            return invalid("method", "`method` is missing or not a text; name a method.")
        }
        switch fields["params"] {
        case nil, .list, .object: break
        default: return invalid("params", "`params` is neither an object nor a list; make it one.")
        }
        return .success(Call(id: id?.flatMap { $0 }, method: method, parameters: fields["params"]))
    }

    // MARK: Out

    /// A response to a call.
    static func response(_ result: Result<JSONValue, RPCError>, to id: JSONRPCIdentifier) -> JSONValue {
        var object: [String: JSONValue] = ["jsonrpc": .text("2.0"), "id": id.json]
        switch result {
        case .success(let value): object["result"] = value
        case .failure(let error): object["error"] = error.json
        }
        return .object(object)
    }

    /// A notification to the program.
    static func notification(_ method: String, _ parameters: [String: JSONValue]) -> JSONValue {
        .object(["jsonrpc": .text("2.0"), "method": .text(method), "params": .object(parameters)])
    }

    /// A value as one line of JSON, without a line ending.
    static func line(_ value: JSONValue) -> String {
        String(decoding: value.json, as: UTF8.self)
    }
}

/// A request ID, repeated in the response: a text, a number or null.
enum JSONRPCIdentifier: Hashable {
    case text(String)
    case integer(Int)
    case number(Double)
    case null

    /// Parses an ID; `nil` if the value cannot be one.
    init?(_ value: JSONValue) {
        switch value {
        case .text(let text): self = .text(text)
        case .integer(let number): self = .integer(number)
        case .number(let number): self = .number(number)
        case .null: self = .null
        case .bool, .list, .object: return nil
        }
    }

    /// The ID as JSON.
    var json: JSONValue {
        switch self {
        case .text(let text): .text(text)
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        case .null: .null
        }
    }
}
