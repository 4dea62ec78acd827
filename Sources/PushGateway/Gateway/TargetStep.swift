import Foundation

/// The last steps: the device or channel that the request is for, how much it got lately, and failures on demand.
extension Gateway {
    mutating func checkTarget(_ examination: inout Examination) {
        switch examination.route {
        case .device(let text): checkDevice(text, &examination)
        case .broadcast, .channels: examination.checkChannel(in: channels, limit: configuration.channelLimit)
        case .allChannels, .missingDeviceToken, .unknown: break
        }
    }

    private func checkDevice(_ text: Substring, _ examination: inout Examination) {
        guard let token = DeviceToken(text) else {
            let finding =
                text.utf8.count.isMultiple(of: 2)
                ? "\(excerpt(text)) has a character that is not hexadecimal."
                : "Its \(text.utf8.count) digits are an odd number."
            examination.refuse(.badDeviceToken, "path segment 3", finding, "Send the token's bytes in hexadecimal.")
            return
        }
        examination.token = token
        guard !(acceptsUnknownDevices && devices.isEmpty) else { return }
        guard let index = devices.index(forKey: token) else {
            if !acceptsUnknownDevices {
                examination.refuse(
                    .badDeviceToken, "path segment 3", "The token \(excerpt(text)) is not known here.",
                    "Register it with --device TOKEN; a token of the other environment is unknown, too.")
            }
            return
        }
        // The register's own string, so that everything remembered about a device shares one copy.
        examination.token = devices[index].key
        let device = devices[index].value
        if let topic = device.topic, let sent = examination.headers.topic, let bundleID = examination.bundleID,
            topic != sent, topic != bundleID
        {
            examination.refuse(
                .deviceTokenNotForTopic, "path segment 3",
                "The token belongs to \(excerpt(topic)), not \(excerpt(sent)).",
                "Send the token that the app of this topic reported.")
        }
        guard let retired = device.retired else { return }
        examination.retiredAt = retired.retiredAt
        examination.refuse(
            retired.reason.pushReason, "path segment 3",
            "The token \(retired.reason == .expired ? "expired" : "was unregistered") at \(Int64(retired.retiredAt.timeIntervalSince1970)).",
            "Remove it and push to it no more.")
    }

    mutating func checkRequestRate(_ examination: inout Examination) {
        guard let limit = configuration.requestLimit, let token = examination.token, examination.violations.isEmpty,
            let wait = requestMeter.wait(for: token, limit: limit, at: examination.now)
        else { return }
        examination.refuse(
            .tooManyRequests, "path segment 3",
            "The token got \(limit.count) requests within \(Self.seconds(limit.seconds)).",
            "Wait \(Self.seconds(wait.rounded(.up))) and send only the newest state.")
    }

    /// Failures on demand, then the refusal of a gateway that stops; both only of a request without violations.
    mutating func applyFaults(_ examination: inout Examination) {
        guard examination.violations.isEmpty else { return }
        for effect in faults.effects(on: examination.token) {
            switch effect {
            case .refuse(let reason):
                if reason.status == 410 { examination.retiredAt = examination.now }
                examination.refuse(reason, "fault", "It was injected.", "Remove the fault to accept the request.")
            case .delay(let seconds): examination.effects.append(.delay(.seconds(min(max(0, seconds), 86_400))))
            case .drop: examination.effects.append(.drop)
            case .goAway(let reason): examination.effects.append(.goAway(GoAwayReason(reason)))
            case .close: examination.effects.append(.close)
            }
        }
        if isShuttingDown, examination.violations.isEmpty {
            examination.refuse(.shutdown, "gateway", "It is stopping.", "Send the request again on a new connection.")
        }
    }
}
