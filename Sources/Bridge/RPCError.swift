import LiveActivities
import PlainText
import Store

/// A JSON-RPC error: a number, a sentence for people, and in `data` a code for programs.
package struct RPCError: Error, Hashable {
    /// The protocol's error number, or one of ours from -32001 to -32006.
    package let number: Int
    /// One sentence: what is wrong and what to do about it.
    package let message: String
    /// The reason, for programs: `alreadyRunning`.
    package let code: String
    /// The field at fault; `nil` if there is none.
    package var field: String?
    /// Milliseconds after which the call may succeed; `nil` if unknown.
    var retryAfter: Double?

    /// The error as JSON. `data` always has `code` and `field`.
    package var json: JSONValue {
        var data: [String: JSONValue] = ["code": .text(code), "field": field.map(JSONValue.text) ?? .null]
        if let retryAfter { data["retryAfter"] = .number(retryAfter) }
        return .object(["code": .integer(number), "message": .text(message), "data": .object(data)])
    }

    /// The line is not JSON.
    package static func parse(_ sentence: String) -> RPCError {
        RPCError(number: -32_700, message: sentence, code: "parseError")
    }

    /// The line is JSON but not a call.
    static func invalid(_ sentence: String, field: String?) -> RPCError {
        RPCError(number: -32_600, message: sentence, code: "invalidRequest", field: field)
    }

    /// No method has this name.
    static func unknownMethod(_ sentence: String) -> RPCError {
        RPCError(number: -32_601, message: sentence, code: "unknownMethod", field: "method")
    }

    /// A parameter is wrong.
    static func parameters(_ sentence: String, field: String) -> RPCError {
        RPCError(number: -32_602, message: sentence, code: "incorrectData", field: field)
    }

    /// Too many starts.
    static func tooManyStarts(_ limit: Int, retryAfter milliseconds: Double) -> RPCError {
        RPCError(
            number: -32_005,
            message: "More than \(limit) starts in a minute; try again later, or update the countdown that runs.",
            code: "rateLimited", retryAfter: milliseconds)
    }

    /// A pending start was stopped before it succeeded.
    static let stopped = RPCError(
        number: -32_006, message: "The start was stopped before the system accepted it.", code: "stopped")

    /// The error for a failed countdown operation.
    package init(_ error: CountdownError) {
        let number: Int
        var field: String?
        switch error {
        case .unavailable: number = -32_001
        case .failedToStart: number = -32_002
        case .notStarted: number = -32_003
        case .alreadyRunning: number = -32_004
        case .incorrectData(let name, _): (number, field) = (-32_602, name)
        }
        self.init(number: number, message: error.description, code: error.code, field: field)
    }

    /// The activities cannot be read or saved.
    package init(_ error: StoreError) {
        self.init(number: -32_603, message: error.description, code: "store")
    }

    package init(number: Int, message: String, code: String, field: String? = nil, retryAfter: Double? = nil) {
        (self.number, self.message, self.code) = (number, message, code)
        (self.field, self.retryAfter) = (field, retryAfter)
    }
}
