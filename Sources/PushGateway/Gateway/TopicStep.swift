/// The step that finds the app a request is for.
extension Examination {
    /// - Parameter allowed: the bundle ids that the gateway serves; empty: all.
    mutating func checkTopic(allowed: Set<String>) {
        switch route {
        case .broadcast(let bundle), .channels(let bundle), .allChannels(let bundle):
            checkBundle(String(bundle), allowed)
        case .device, .missingDeviceToken:
            checkTopicHeader(allowed)
        case .unknown: break
        }
    }

    private mutating func checkTopicHeader(_ allowed: Set<String>) {
        guard let topic = headers.topic, !topic.isEmpty else {
            let example = PushType(rawValue: headers.pushType ?? "").map { $0.topic(of: "BUNDLE") } ?? "BUNDLE"
            refuse(.missingTopic, "header apns-topic", "There is none.", "Send apns-topic: \(example).")
            return
        }
        guard Route.isBundleID(topic[...]) else {
            refuse(
                .badTopic, "header apns-topic", "\(excerpt(topic)) has characters that no bundle id has.",
                "Send the app's bundle id and the push type's suffix.")
            return
        }
        let knowsPushType = headers.pushType == nil || headers.pushType == pushType.rawValue
        let suffix = pushType.topicSuffix
        let bundle: String
        if !knowsPushType {
            bundle = PushType.bundleID(of: topic)
        } else if suffix.isEmpty {
            bundle = topic
            let implied = PushType.implied(by: topic)
            if implied != .alert, !allowed.contains(topic) {
                refuse(
                    .badTopic, "header apns-topic",
                    "\(excerpt(topic)) has the suffix of \(implied.rawValue), but the push type is \(pushType.rawValue).",
                    "Send apns-push-type: \(implied.rawValue), or the bundle id alone as the topic.")
                return
            }
        } else if topic.hasSuffix(suffix), topic.utf8.count > suffix.utf8.count {
            bundle = String(topic.dropLast(suffix.utf8.count))
        } else {
            refuse(
                .badTopic, "header apns-topic", "\(excerpt(topic)) does not end in \(suffix) after a bundle id.",
                "Send apns-topic: \(excerpt(pushType.topic(of: PushType.bundleID(of: topic)))).")
            return
        }
        bundleID = bundle
        if !allowed.isEmpty, !allowed.contains(bundle) {
            refuse(
                .topicDisallowed, "header apns-topic", "The app \(excerpt(bundle)) is not served here.",
                "Add --topic \(bundle), or push to one of \(allowed.sorted().joined(separator: ", ")).")
        } else if !keyTopics.isEmpty, !keyTopics.contains(bundle) {
            refuse(
                .topicDisallowed, "header apns-topic", "The token's key may not push to the app \(excerpt(bundle)).",
                "Use a key of the whole team, or push to one of \(keyTopics.sorted().joined(separator: ", ")).")
        }
    }

    private mutating func checkBundle(_ bundle: String, _ allowed: Set<String>) {
        bundleID = bundle
        let implied = PushType.implied(by: bundle)
        if implied != .alert, !allowed.contains(bundle) {
            refuse(
                .topicDisallowed, "path", "\(excerpt(bundle)) has the suffix of a push type.",
                "Write the bundle id alone: \(excerpt(PushType.bundleID(of: bundle))).")
        } else if !allowed.isEmpty, !allowed.contains(bundle) {
            refuse(
                .topicMismatch, "path", "The app \(excerpt(bundle)) is not served here.",
                "Add --topic \(bundle), or use one of \(allowed.sorted().joined(separator: ", ")).")
        } else if !keyTopics.isEmpty, !keyTopics.contains(bundle) {
            refuse(
                .topicMismatch, "path", "The token's key does not cover the app \(excerpt(bundle)).",
                "Use a key of the whole team, or one of \(keyTopics.sorted().joined(separator: ", ")).")
        }
    }
}
