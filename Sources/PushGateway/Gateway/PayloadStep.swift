import Foundation

/// The step that judges the body. APNs itself counts its bytes and looks no further; what a device makes of it comes later.
extension Examination {
    mutating func checkPayload(isStrict: Bool) {
        switch route {
        case .device, .missingDeviceToken:
            checkPush(limit: pushType.payloadLimit, isStrict: isStrict)
        case .broadcast:
            checkPush(limit: 5120, isStrict: isStrict)
        case .channels where method == "POST":
            checkChannelRequest()
        case .channels, .allChannels, .unknown: break
        }
    }

    private mutating func checkPush(limit: Int, isStrict: Bool) {
        guard checkSize(limit: limit) else { return }
        if isStrict {
            guard (try? JSONDecoder().decode(PayloadOutline.self, from: body)) != nil else {
                refuse(
                    .badRequestPayload, "body", "It is not a JSON object with an aps object.",
                    "Send {\"aps\": {…}}; APNs itself would accept this body and the device drop it.")
                return
            }
        } else if body.first(where: { $0 > UInt8(ascii: " ") }) != UInt8(ascii: "{") {
            lints.append(
                Lint(.bodyNotObject, "The body does not begin with {, so it is not JSON that a device would read."))
        }
    }

    /// False if the body is empty or too large.
    mutating func checkSize(limit: Int) -> Bool {
        if body.isEmpty {
            refuse(.payloadEmpty, "body", "It is empty.", "Send the payload as JSON.")
            return false
        }
        guard body.count > limit else { return true }
        let count = body.count > 5120 ? "more than 5120" : "\(body.count)"
        refuse(.payloadTooLarge, "body", "It has \(count) bytes; \(limit) are allowed.", "Shorten the payload.")
        return false
    }
}

/// The least that a strict gateway asks of a payload.
private struct PayloadOutline: Decodable {
    /// Any object.
    struct Object: Decodable {
        init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: AnyKey.self) }
    }

    var aps: Object
}

/// Any key of a JSON object.
struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
