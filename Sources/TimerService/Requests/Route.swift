import Foundation
import HTTPTypes

/// The operation that a request's method and path select.
enum Route: Hashable {
    case actions
    case state
    case events
    /// An activity's identifier, or ``TokenRecord/start``.
    case registerToken(String)
    case removeToken(String)
    case saveSettings

    /// Finds the route of a request. If the path exists for other methods only, `allow` is set to those.
    init(_ request: HTTPRequest, allow: inout String?) throws(ServiceError) {
        let path = (request.path ?? "").prefix { $0 != "?" }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        let routes: [(method: HTTPRequest.Method, route: Route)] =
            switch (parts.count, parts.dropFirst().first) {
            case (2, "actions"): [(.post, .actions)]
            case (2, "state"): [(.get, .state)]
            case (2, "events"): [(.get, .events)]
            case (2, "settings"): [(.put, .saveSettings)]
            case (3, "tokens"):
                Self.activity(parts.last ?? "").map { [(.put, .registerToken($0)), (.delete, .removeToken($0))] } ?? []
            default: []
            }
        guard parts.first == "v1", !routes.isEmpty else {
            throw ServiceError(.notFound, "Nothing is served at this path; see the list in docs/PUSH.md.")
        }
        guard let route = routes.first(where: { $0.method == request.method }) else {
            let methods = routes.map(\.method.rawValue).joined(separator: ", ")
            allow = methods
            throw ServiceError(.methodNotAllowed, "This path takes \(methods).")
        }
        self = route.route
    }

    /// The stored form of an identifier; `nil` if the text is empty. Text that is not a UUID becomes an identifier that matches
    /// no activity.
    private static func activity(_ text: Substring) -> String? {
        if text == TokenRecord.start { return TokenRecord.start }
        return UUID(uuidString: String(text))?.uuidString ?? (text.isEmpty ? nil : "unknown")
    }
}
