import Foundation

/// The broadcast channels of every app.
package struct ChannelRegister: Codable, Hashable, Sendable {
    /// No channels.
    package init() {}
}
