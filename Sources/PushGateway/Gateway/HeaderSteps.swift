import Foundation

/// The steps that judge one header each.
extension Examination {
    mutating func checkMessageID() {
        let (name, value) = route.usesRequestID ? ("apns-request-id", headers.requestID) : ("apns-id", headers.apnsID)
        guard let value else { return }
        switch CanonicalUUID(value) {
        case .lowercase: break
        case .uppercase:
            lints.append(
                Lint(.uppercaseID, "The header \(name) has capitals; Apple writes its UUIDs in lowercase here."))
        case .malformed:
            refuse(
                .badMessageID, "header \(name)", "\(excerpt(value)) is not a canonical UUID.",
                "Send 32 hexadecimal digits in groups of 8-4-4-4-12, or leave the header out.")
        }
    }

    mutating func checkExpiration() {
        guard let value = headers.expiration else { return }
        guard !value.isEmpty, value.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
            let seconds = Int64(value)
        else {
            refuse(
                .badExpirationDate, "header apns-expiration", "\(excerpt(value)) is not a whole number of seconds.",
                "Send seconds since 1970, or 0 for one attempt without storage.")
            return
        }
        expiration = seconds
        if seconds > 100_000_000_000 {
            lints.append(
                Lint(
                    .expirationInMilliseconds,
                    "The header apns-expiration looks like milliseconds; it counts seconds since 1970."))
        } else if seconds != 0, Double(seconds) < self.seconds {
            lints.append(
                Lint(
                    .pastExpiration,
                    "The header apns-expiration is in the past: a device that is offline never gets this push."))
        }
    }

    mutating func checkPriority() {
        guard let value = headers.priority else {
            lints.append(
                Lint(
                    .missingPriority,
                    "The header apns-priority is missing, so 10 is assumed, which spends the budget; send 5 or 10."))
            return
        }
        switch value {
        case "10" where headers.pushType == "background":
            refusePriority("A background push may not have priority 10.")
        case "10": priority = 10
        case "5": priority = 5
        case "1" where headers.pushType == "liveactivity" && !route.usesRequestID:
            refusePriority("A Live Activity has priority 5 or 10, not 1.")
        case "1": priority = 1
        default: refusePriority("\(excerpt(value)) is not a priority.")
        }
    }

    private mutating func refusePriority(_ finding: String) {
        let advice =
            switch headers.pushType {
            case "liveactivity" where !route.usesRequestID: "Send 10 for what must appear at once, otherwise 5."
            case "background": "Send 5; background pushes have no other."
            default: "Send 10, 5 or 1."
            }
        refuse(.badPriority, "header apns-priority", finding, advice)
    }

    mutating func checkPushType() {
        guard let value = headers.pushType else {
            if route.usesRequestID {
                refuse(
                    .missingPushType, "header apns-push-type", "There is none.", "Send apns-push-type: liveactivity.")
            } else {
                pushType = headers.topic.map(PushType.implied(by:)) ?? .alert
                lints.append(
                    Lint(
                        .missingPushType,
                        "The header apns-push-type is missing; \(pushType.rawValue) is assumed from the topic, but Apple requires it."
                    ))
            }
            return
        }
        if route.usesRequestID {
            guard value.lowercased() == "liveactivity" else {
                refuse(
                    .invalidPushType, "header apns-push-type", "\(excerpt(value)) cannot be broadcast.",
                    "Send apns-push-type: liveactivity.")
                return
            }
            if value != "liveactivity" {
                lints.append(
                    Lint(.pushTypeCase, "The header apns-push-type is \(excerpt(value)); write it in lowercase."))
            }
            pushType = .liveactivity
            return
        }
        guard let type = PushType(rawValue: value) else {
            let advice =
                PushType(rawValue: value.lowercased()).map { "Write it in lowercase: \($0.rawValue)." }
                ?? "Send one of \(PushType.allCases.map(\.rawValue).joined(separator: ", "))."
            refuse(.invalidPushType, "header apns-push-type", "\(excerpt(value)) is not a push type.", advice)
            return
        }
        pushType = type
    }

    mutating func checkCollapseID() {
        guard let value = headers.collapseID, value.utf8.count > 64 else { return }
        refuse(
            .badCollapseID, "header apns-collapse-id", "It has \(value.utf8.count) bytes; 64 are allowed.",
            "Shorten it.")
    }
}
