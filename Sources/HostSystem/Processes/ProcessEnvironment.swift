import Foundation

/// The environment variables of the process.
package enum ProcessEnvironment {
    /// The current variables by name.
    package static func read() -> [String: String] { ProcessInfo.processInfo.environment }
}
