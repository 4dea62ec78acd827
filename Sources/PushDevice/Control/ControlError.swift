import Foundation
import PlainText

/// An error of the control API.
struct ControlError: Error, Hashable, Sendable {
    /// The HTTP status.
    var status: Int
    /// A stable code for programs.
    var code: String
    /// One sentence for people.
    var message: String
    /// The invalid field of the body or query; `nil` if no field is to blame.
    var field: String?

    static let unauthorized = ControlError(
        status: 401, code: "unauthorized",
        message: "The access token is missing or wrong; send it as `authorization: Bearer …`.")

    static func notFound(_ path: String) -> ControlError {
        ControlError(
            status: 404, code: "not_found",
            message: "There is nothing at \(DeliveryWords.printable(String(path.prefix(100)))); paths: "
                + ControlAPI.paths.joined(separator: ", ") + ".")
    }

    static func method(_ allowed: String) -> ControlError {
        ControlError(status: 405, code: "method_not_allowed", message: "Use \(allowed) here.")
    }

    static let notJSON = ControlError(
        status: 400, code: "not_json", message: "The body is not a JSON object.")

    static func missing(_ field: String, _ message: String) -> ControlError {
        ControlError(status: 400, code: "missing_field", message: message, field: field)
    }

    static func invalid(_ field: String, _ message: String) -> ControlError {
        ControlError(status: 400, code: "invalid_field", message: message, field: field)
    }

    static let unknownActivity = ControlError(
        status: 404, code: "unknown_activity",
        message: "No activity has this identifier; `islet-push device activities` lists them.",
        field: "activity")

    /// The JSON body of the error response.
    var body: Data {
        var error: [String: JSONValue] = ["code": .text(code), "message": .text(message)]
        if let field { error["field"] = .text(field) }
        return JSONValue.object(["error": .object(error)]).json
    }
}
