import HTTPTypes

extension HTTPField.Name {
    /// The push's id, echoed byte for byte.
    package static let apnsID = HTTPField.Name("apns-id")!
    /// The id by which the delivery log knows a push.
    package static let apnsUniqueID = HTTPField.Name("apns-unique-id")!
    /// The id of a request about channels or of a broadcast.
    package static let apnsRequestID = HTTPField.Name("apns-request-id")!
    /// The channel.
    package static let apnsChannelID = HTTPField.Name("apns-channel-id")!
    package static let apnsTopic = HTTPField.Name("apns-topic")!
    package static let apnsPushType = HTTPField.Name("apns-push-type")!
    package static let apnsPriority = HTTPField.Name("apns-priority")!
    package static let apnsExpiration = HTTPField.Name("apns-expiration")!
    package static let apnsCollapseID = HTTPField.Name("apns-collapse-id")!
    package static let retryAfter = HTTPField.Name("retry-after")!
}
