import Foundation

/// The steps that are particular to channels: the body that creates one, and the header that names one.
extension Examination {
    mutating func checkChannelRequest() {
        guard checkSize(limit: 5120) else { return }
        guard let members = ClaimValue.members(of: body) else {
            refuse(
                .badRequestPayload, "body", "It is not a JSON object.",
                #"Send {"message-storage-policy": 0, "push-type": "LiveActivity"}."#)
            return
        }
        for name in members.keys.sorted() where name != "message-storage-policy" && name != "push-type" {
            refuse(.badRequestParams, "body", "\(excerpt(name)) is not an attribute of a channel.", "Leave it out.")
        }
        if case .number(let number) = members["message-storage-policy"],
            let policy = Int(exactly: number).flatMap(Channel.StoragePolicy.init(rawValue:))
        {
            requestedPolicy = policy
        } else {
            refuse(
                .badRequestParams, "body message-storage-policy", "It is neither 0 nor 1.",
                "Send 0 for no storage, or 1 to store the newest message.")
        }
        switch members["push-type"]?.text {
        case let type? where type.lowercased() == "liveactivity": break
        case let type?:
            refuse(.invalidPushType, "body push-type", "\(excerpt(type)) has no channels.", "Send LiveActivity.")
        case nil:
            refuse(.missingPushType, "body push-type", "There is none.", "Send LiveActivity.")
        }
    }

    mutating func checkChannel(in register: ChannelRegister, limit: Int) {
        guard let bundleID else { return }
        if case .channels = route, method == "POST" {
            guard register.count(of: bundleID) >= limit else { return }
            refuse(
                .cannotCreateChannelConfig, "path", "The app has \(limit) channels already.",
                "Delete channels that are no longer used.")
            return
        }
        guard let id = headers.channelID, !id.isEmpty else {
            refuse(
                .missingChannelID, "header apns-channel-id", "There is none.",
                "Send the id from the answer that created the channel.")
            return
        }
        guard id.utf8.count <= 128, Data(base64Encoded: id) != nil else {
            refuse(
                .badChannelID, "header apns-channel-id", "\(excerpt(id)) is not base64 of at most 128 characters.",
                "Send the id as it was received.")
            return
        }
        channel = register.channel(id, of: bundleID)
        if channel == nil {
            refuse(
                .channelNotRegistered, "header apns-channel-id", "The app has no channel \(excerpt(id)).",
                "Create one with POST /1/apps/BUNDLE/channels; ids of deleted channels are not used again.")
        }
    }

    /// A channel without storage takes only messages that expire at once.
    mutating func checkBroadcastExpiration(in register: ChannelRegister) {
        guard case .broadcast(let bundle) = route, let expiration, expiration != 0, let id = headers.channelID,
            register.channel(id, of: String(bundle))?.storagePolicy == Channel.StoragePolicy.none
        else { return }
        refuse(
            .badExpirationDate, "header apns-expiration",
            "The channel stores no messages, but this one expires at \(expiration).",
            "Send apns-expiration: 0, or create a channel with message-storage-policy 1.")
    }
}
