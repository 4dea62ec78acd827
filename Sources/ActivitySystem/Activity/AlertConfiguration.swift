import Foundation
@_exported import LocalizedResources

/// How an update or a start draws attention to itself: the island expands, a device without one shows a banner, a locked one
/// lights up. Title and body are for Apple Watch alone.
///
/// Source: [AlertConfiguration](https://developer.apple.com/documentation/activitykit/alertconfiguration).
public struct AlertConfiguration: Codable, Hashable, Sendable {
    /// What is heard.
    public struct AlertSound: Codable, Hashable, Sendable {
        /// The file of a sound in the app; `nil` for the system's.
        public let name: String?

        private init(name: String?) { self.name = name }

        /// The system's sound.
        public static let `default` = AlertSound(name: nil)

        /// A sound of the app, by its file's name.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    /// What it is about.
    public var title: LocalizedStringResource
    /// More about it.
    public var body: LocalizedStringResource
    /// What is heard.
    public var sound: AlertSound

    /// An alert.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }

    /// By the texts' keys: Foundation's resource has no hash of its own.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title.key)
        hasher.combine(body.key)
        hasher.combine(sound)
    }
}
