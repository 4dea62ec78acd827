import ActivitySystem
import Foundation
import LiveActivities
import PushGateway

/// Creation of activities: by push, by the app, or by adopting one that a server already knows.
extension Phone {
    /// Starts an activity by push, or drops the push.
    mutating func start(
        _ push: ArrivedPush, as tokenType: String?, in context: DeliveryContext, output: inout PhoneOutput
    ) {
        lastPush = context.now
        do throws(DropCause) {
            let request = try request(for: push, as: tokenType, in: context)
            let events = system.handle(.request(request), at: context.now)
            if case .refused(_, let error)? = events.first(where: { if case .refused = $0 { true } else { false } }) {
                throw Self.cause(of: error)
            }
            var activity = DeviceActivity(
                id: request.id, bundleID: push.bundleID, attributesType: request.attributesType,
                channel: push.payload.channel, newestTimestamp: push.payload.timestamp)
            activity.alert = push.payload.alert
            activities.append(activity)
            recordDelivery(of: push, at: activities.count - 1, in: context, output: &output)
            if push.payload.channel == nil { issueToken(of: request.id, in: context, output: &output) }
            note(events, in: context, output: &output)
        } catch {
            output.records.append(push.record(error, at: context.now))
        }
    }

    private mutating func request(
        for push: ArrivedPush, as tokenType: String?, in context: DeliveryContext
    ) throws(DropCause) -> ActivityRequest {
        let payload = push.payload
        guard switches.activitiesEnabled else { throw DropCause(.activitiesOff) }
        guard payload.alert != nil else { throw DropCause(.missingAlert, path: "aps.alert", problem: "it is missing") }
        guard !payload.wantsToken || payload.channel == nil else {
            throw DropCause(.bothInputPushKeys, path: "aps.input-push-channel")
        }
        let check = ContentCheck(configuration: context.configuration, now: context.serverNow)
        try check.check(attributes: payload.attributes, type: payload.attributesType)
        if let tokenType, payload.attributesType != tokenType {
            throw DropCause(
                .unknownAttributesType, path: "aps.attributes-type",
                problem: "the token starts activities of \(tokenType)")
        }
        try check.check(content: payload.content, type: payload.attributesType, bundleID: push.bundleID)
        guard let type = payload.attributesType, let attributes = payload.attributes,
            let content = payload.encodedContent
        else { throw DropCause(.incorrectField) }
        var request = ActivityRequest(
            id: newID(for: push.bundleID), app: push.bundleID, attributesType: type, attributes: attributes.json,
            content: content)
        (request.origin, request.alert) = (.push, payload.alert)
        if let channel = payload.channel { request.pushType = .channel(channel) }
        try Self.check(size: request.size)
        try Self.check(timestamp: payload.timestamp, in: context)
        let preset = context.configuration.startBudget
        guard startAllowances[push.bundleID, default: Allowance()].spend(of: preset, at: context.now) else {
            let next = startAllowances[push.bundleID, default: Allowance()].nextDate(of: preset, at: context.now)
            throw DropCause(.pushToStartBudget, seconds: next.timeIntervalSince(context.now))
        }
        return request
    }

    /// Adds an activity for an unknown token, assuming that the app started it with the push's content.
    ///
    /// - Parameter id: The identifier of the new activity.
    /// - Returns: The identifier; `nil` if the phone refused it, as recorded in the output.
    mutating func adopt(
        _ token: DeviceToken, as id: String, for push: ArrivedPush, in context: DeliveryContext,
        output: inout PhoneOutput
    ) -> String? {
        let type = context.configuration.adoptedType(of: push.bundleID)
        do throws(DropCause) {
            guard switches.activitiesEnabled else { throw DropCause(.activitiesOff) }
            try Self.check(timestamp: push.payload.timestamp, in: context)
            let check = ContentCheck(configuration: context.configuration, now: context.serverNow)
            try check.check(content: push.payload.content, type: type, bundleID: push.bundleID)
            guard let content = push.payload.encodedContent else { throw DropCause(.contentNotDecodable) }
            try add(
                DeviceActivity(
                    id: id, bundleID: push.bundleID, attributesType: type, token: token, channel: nil,
                    newestTimestamp: push.payload.timestamp),
                attributes: Data("{}".utf8), content: content, in: context, output: &output)
            var record = push.record(.adopted, at: context.now, activity: id)
            (record.uniqueID, record.apnsID, record.priority) = (nil, nil, nil)
            if type == nil, context.configuration.sample(type: nil, bundleID: push.bundleID) == nil {
                record.hint = "Its content is not checked; give a sample with --content-sample."
            }
            output.records.append(record)
            output.owners.append((token, .activity(phone: self.id, id: id)))
            return id
        } catch {
            output.records.append(push.record(error, at: context.now))
            return nil
        }
    }

    /// Adds an activity that the app has started.
    mutating func add(
        _ activity: DeviceActivity, attributes: Data, content: EncodedContent, in context: DeliveryContext,
        output: inout PhoneOutput
    ) throws(DropCause) {
        var request = ActivityRequest(
            id: activity.id, app: activity.bundleID, attributesType: activity.attributesType ?? "",
            attributes: attributes, content: content)
        request.origin = .push
        try Self.check(size: request.size)
        let events = system.handle(.request(request), at: context.now)
        if case .refused(_, let error)? = events.first(where: { if case .refused = $0 { true } else { false } }) {
            throw Self.cause(of: error)
        }
        activities.append(activity)
        note(events, in: context, output: &output)
    }

    /// Issues a new token for an activity and retires its previous one, if any. Does nothing for an activity with a channel.
    mutating func issueToken(of id: String, in context: DeliveryContext, output: inout PhoneOutput) {
        guard let index = index(of: id), activities[index].channel == nil else { return }
        let old = activities[index].token
        tokenCount += 1
        let token = Self.token(named: context.configuration.tokenName("update/\(self.id)/\(id)"), count: tokenCount)
        activities[index].token = token
        output.effects.append(.register(token, bundleID: activities[index].bundleID))
        output.owners.append((token, .activity(phone: self.id, id: id)))
        output.records.append(record(.tokenIssued, of: id, at: context.now))
        if let old { retire(old, of: id, as: .expired, why: .unknownToken, at: context.now, output: &output) }
    }

    /// A token of 32 bytes, determined by name and count.
    static func token(named name: String, count: Int) -> DeviceToken {
        let bytes = SystemState.token(of: name, count: count)
        let hex = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        guard let token = DeviceToken(hex) else { preconditionFailure("Hexadecimal digits are a token.") }
        return token
    }

    /// An identifier that no activity of this phone uses.
    func newID(for bundleID: String) -> String {
        var count = tokenCount
        while true {
            count += 1
            let id = String(Self.token(named: "activity/\(self.id)/\(bundleID)", count: count).hex.prefix(8))
            if index(of: id) == nil, system.state(of: id) == nil { return id }
        }
    }

    static func cause(of error: ActivityAuthorizationError) -> DropCause {
        switch error {
        case .targetMaximumExceeded, .globalMaximumExceeded: DropCause(.tooManyActivities)
        case .attributesTooLarge: DropCause(.tooLarge)
        case .denied, .unsupported: DropCause(.activitiesOff)
        default: DropCause(.refused, problem: error.failureReason?.lowercasedFirst)
        }
    }
}

extension String {
    /// The text for use within a sentence: first letter in lower case, no final full stop.
    fileprivate var lowercasedFirst: String {
        let text = hasSuffix(".") ? String(dropLast()) : self
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
