import ActivitySystem
import Foundation
import LiveActivities
import PlainText
import PushGateway

extension PushDevice {
    /// Issues push-to-start tokens for the configured apps: one for each type that the app may have.
    mutating func issueMissingStartTokens(at date: Date) {
        let types = configuration.knownTypes ?? Set(ActivityWidgets.types)
        var output = PhoneOutput()
        for bundleID in configuration.bundleIDs {
            for type in types.sorted() {
                let owner = TokenOwner.start(phone: Phone.main, bundleID: bundleID, type: type)
                guard !owners.values.contains(owner) else { continue }
                issueStartToken(bundleID: bundleID, type: type, replacing: nil, at: date, output: &output)
            }
        }
        take(output)
    }

    private mutating func issueStartToken(
        bundleID: String, type: String?, replacing old: DeviceToken?, at date: Date, output: inout PhoneOutput
    ) {
        phones[Phone.main]?.tokenCount += 1
        let count = phones[Phone.main]?.tokenCount ?? 0
        let token = Phone.token(named: "start/\(bundleID)/\(type ?? "")", count: count)
        output.owners.append((token, .start(phone: Phone.main, bundleID: bundleID, type: type)))
        output.effects.append(.register(token, bundleID: bundleID))
        var record = DeliveryRecord(.tokenIssued, at: date)
        (record.bundleID, record.target, record.reason) = (
            bundleID, token.hex, type.map { "push-to-start, \($0)" } ?? "push-to-start"
        )
        output.records.append(record)
        guard let old else { return }
        phones[Phone.main]?.retire(old, of: nil, as: .expired, why: .unknownToken, at: date, output: &output)
    }

    /// Gives activities new tokens, and retires the old ones; every push-to-start token as well where none is named.
    ///
    /// - Parameter activity: Only this activity's; nil: all.
    /// - Returns: Nil where there is no such activity.
    package mutating func rotateTokens(of activity: String? = nil, at now: Date) -> [DeliveryRecord]? {
        advanceQuietly(to: now)
        var output = PhoneOutput()
        var isFound = activity == nil
        let context = context(at: lastDate)
        for id in phones.keys.sorted() {
            for name in phones[id]?.activities.map(\.id) ?? [] where activity == nil || name == activity {
                guard phones[id]?.activities.first(where: { $0.id == name })?.token != nil else { continue }
                isFound = true
                phones[id]?.issueToken(of: name, in: context, output: &output)
            }
        }
        if activity == nil {
            for (token, owner) in owners.sorted(by: { $0.key.hex < $1.key.hex }) {
                guard case .start(_, let bundleID, let type) = owner else { continue }
                issueStartToken(bundleID: bundleID, type: type, replacing: token, at: lastDate, output: &output)
            }
        }
        take(output)
        let records = collectFresh()
        return isFound ? records : nil
    }

    /// Takes an activity for started by the app on the phone `islet`, with a token that the server has or a new one.
    ///
    /// - Parameters:
    ///   - token: The token; nil: a new one, unless there is a channel.
    ///   - channel: The channel that it listens to.
    /// - Returns: The activity's identifier; nil where the phone refused it, which the records say.
    package mutating func declare(
        bundleID: String, attributesType: String, attributes: Data, content: Data, token: DeviceToken? = nil,
        channel: String? = nil, at now: Date
    ) -> (id: String?, refusal: String?, records: [DeliveryRecord]) {
        advanceQuietly(to: now)
        var output = PhoneOutput()
        let context = context(at: lastDate)
        guard var phone = phones[Phone.main] else { return (nil, nil, collectFresh()) }
        let id = phone.newID(for: bundleID)
        do throws(DropCause) {
            guard phone.switches.activitiesEnabled else { throw DropCause(.activitiesOff) }
            let check = ContentCheck(configuration: configuration, now: now)
            try check.check(attributes: JSONValue(json: attributes), type: attributesType)
            try check.check(content: JSONValue(json: content), type: attributesType, bundleID: bundleID)
            try phone.add(
                DeviceActivity(
                    id: id, bundleID: bundleID, attributesType: attributesType, token: token, channel: channel,
                    newestTimestamp: .distantPast),
                attributes: attributes, content: EncodedContent(state: content), in: context, output: &output)
            if let token {
                output.owners.append((token, .activity(phone: Phone.main, id: id)))
                output.effects.append(.register(token, bundleID: bundleID))
            } else if channel == nil {
                phone.tokenCount += 1
                phone.issueToken(of: id, in: context, output: &output)
            }
            phones[Phone.main] = phone
            take(output)
            settle(phone: Phone.main)
            return (id, nil, collectFresh())
        } catch {
            var record = DeliveryRecord(.dropped, at: lastDate).with(error)
            record.bundleID = bundleID
            return (nil, DeliveryWords.sentence(record), collectFresh())
        }
    }

    /// Lets time pass; the records stay to be collected.
    mutating func advanceQuietly(to now: Date) {
        let records = advance(to: now)
        putBack(records)
    }
}
