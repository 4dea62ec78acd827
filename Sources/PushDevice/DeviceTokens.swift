import ActivitySystem
import Foundation
import LiveActivities
import PlainText
import PushGateway

extension PushDevice {
    /// Issues missing push-to-start tokens of the configured apps, one for each attributes type.
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
        let token = Phone.token(named: configuration.tokenName("start/\(bundleID)/\(type ?? "")"), count: count)
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

    /// Replaces the tokens of activities; without `activity`, push-to-start tokens as well.
    ///
    /// - Parameter activity: The activity whose token to replace; `nil` for all.
    /// - Returns: The records; `nil` if no such activity has a token.
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

    /// Adds an activity that the app has started on the phone `islet`.
    ///
    /// - Parameters:
    ///   - token: The update token that the server has; `nil` issues one, unless there is a channel.
    ///   - channel: The channel that the activity subscribes to.
    /// - Returns: The activity's identifier; if it was refused, `nil` and the reason as a sentence.
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

    /// Processes everything that is due; the records are returned by the next call that collects them.
    mutating func advanceQuietly(to now: Date) {
        let records = advance(to: now)
        putBack(records)
    }
}
