import Foundation
import HTTPTypes

/// Creates, reads, lists and deletes channels: requests of `/1/apps/BUNDLE/…` that passed every check.
extension Gateway {
    mutating func manageChannels(_ examination: Examination, _ fields: HTTPFields) -> GatewayReply {
        let bundleID = examination.bundleID!
        switch (examination.route, examination.method) {
        case (.allChannels, _):
            return json(Listing(channels: channels.channels(of: bundleID).map(\.id)), examination, fields)
        case (_, "POST"):
            let channel = channels.create(
                for: bundleID, storagePolicy: examination.requestedPolicy!, salt: identifiers.next(),
                at: examination.now)
            return reply(.created, examination, fields, channel)
        case (_, "DELETE"):
            _ = channels.delete(examination.channel!.id, of: bundleID)
            return reply(.noContent, examination, fields, nil)
        default:
            return json(
                Settings(policy: examination.channel!.storagePolicy.rawValue, pushType: "LiveActivity"), examination,
                fields)
        }
    }

    private struct Listing: Encodable { var channels: [String] }

    private struct Settings: Encodable {
        var policy: Int
        var pushType: String

        enum CodingKeys: String, CodingKey {
            case policy = "message-storage-policy"
            case pushType = "push-type"
        }
    }

    private func reply(
        _ status: HTTPResponse.Status, _ examination: Examination, _ fields: HTTPFields, _ channel: Channel?
    ) -> GatewayReply {
        var fields = fields
        if let channel { fields.append(HTTPField(name: .apnsChannelID, value: channel.id)) }
        return GatewayReply(
            response: HTTPResponse(status: status, headerFields: fields), effects: examination.effects)
    }

    private func json(_ value: some Encodable, _ examination: Examination, _ fields: HTTPFields) -> GatewayReply {
        var fields = fields
        fields.append(HTTPField(name: .contentType, value: "application/json"))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return GatewayReply(
            response: HTTPResponse(status: .ok, headerFields: fields), body: (try? encoder.encode(value)) ?? Data(),
            effects: examination.effects)
    }
}
