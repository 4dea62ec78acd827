import HTTPTypes

/// The header fields that APNs looks at, taken out in one pass, and the names that occur twice.
struct RequestHeaders: Sendable {
    var authorization: String?
    var apnsID: String?
    var requestID: String?
    var channelID: String?
    var topic: String?
    var pushType: String?
    var priority: String?
    var expiration: String?
    var collapseID: String?
    /// Names that occur more than once, each as often as it is repeated. `cookie` may be split and is left out.
    var repeated: [String] = []

    /// The fields of a request; of a repeated one the first value counts.
    init(_ fields: HTTPFields) {
        var seen: UInt64 = 0
        for position in fields.indices {
            let field = fields[position]
            let name = field.name.canonicalName
            // Most names differ in length or last letter; only those that share a bit are compared.
            let bit = UInt64(1) << ((UInt64(name.utf8.count) &* 7 &+ UInt64(name.utf8.last ?? 0)) & 63)
            if seen & bit != 0, name != "cookie", fields[..<position].contains(where: { $0.name == field.name }) {
                repeated.append(name)
                continue
            }
            seen |= bit
            switch name {
            case "authorization": authorization = field.value
            case "apns-topic": topic = field.value
            case "apns-push-type": pushType = field.value
            case "apns-priority": priority = field.value
            case "apns-id": apnsID = field.value
            case "apns-expiration": expiration = field.value
            case "apns-collapse-id": collapseID = field.value
            case "apns-request-id": requestID = field.value
            case "apns-channel-id": channelID = field.value
            default: break
            }
        }
    }
}

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
