import HTTPTypes

extension HTTPField.Name {
    /// The push's id, echoed byte for byte.
    package static let apnsID = HTTPField.Name("apns-id")!
    /// The id by which the delivery log knows a push; only in answers of the sandbox.
    package static let apnsUniqueID = HTTPField.Name("apns-unique-id")!
    /// The id of a broadcast or of a request about channels.
    package static let apnsRequestID = HTTPField.Name("apns-request-id")!
    /// The channel, in base64.
    package static let apnsChannelID = HTTPField.Name("apns-channel-id")!
}
