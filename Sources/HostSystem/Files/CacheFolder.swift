import Foundation

/// The user's cache folder of Islet.
package enum CacheFolder {
    /// `$XDG_CACHE_HOME/islet`, or `~/.cache/islet` if that variable is not an absolute path.
    package static func path(in environment: [String: String]) -> String {
        func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        return (absolute("XDG_CACHE_HOME") ?? (absolute("HOME") ?? NSHomeDirectory()) + "/.cache") + "/islet"
    }
}
