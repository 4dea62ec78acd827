/// Paths that users write with `~` for their home.
package enum HomePath {
    /// The path without a leading `~/`, if the environment names a home.
    package static func whole(_ path: String, in environment: [String: String]) -> String {
        path.hasPrefix("~/") ? (environment["HOME"] ?? "~") + path.dropFirst() : path
    }
}
