/// Which of Apple's two services is emulated.
package enum PushEnvironment: String, CaseIterable, Codable, Hashable, Sendable {
    /// Development: answers carry `apns-unique-id`. The default.
    case sandbox
    /// Production.
    case production
}
