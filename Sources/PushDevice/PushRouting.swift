import ActivitySystem
import Foundation
import PushGateway

/// Routing of pushes from their token or channel to phone and activity.
extension PushDevice {
    /// Delivers a push to its phone, stores it, or drops it.
    mutating func route(_ push: AcceptedPush, arrival: Date, at date: Date) {
        let destination = destination(of: push)
        let payload: Result<ActivityPayload, DropCause> = Result { () throws(DropCause) in
            try ActivityPayload(push.payload)
        }
        if case .drop(let cause) = destination {
            write(push.record(.dropped, at: date).with(cause))
            return
        }
        let event = try? payload.get().event
        let id = destination.phone ?? (event == .start ? Phone.main : push.targetText)
        let isOnline = phones[id]?.switches.online ?? switches.online
        guard isOnline else {
            store(push, on: id, arrival: arrival, at: date)
            return
        }
        var output = PhoneOutput()
        switch payload {
        case .failure(let cause): output.records.append(push.record(.dropped, at: date).with(cause))
        case .success(let payload):
            let arrived = ArrivedPush(push, payload: payload, arrival: arrival)
            deliver(arrived, to: destination, phone: id, at: date, output: &output)
        }
        take(output)
        settle(phone: id)
    }

    private mutating func deliver(
        _ push: ArrivedPush, to destination: Destination, phone id: String, at date: Date, output: inout PhoneOutput
    ) {
        let context = context(at: date)
        let isStart = push.payload.event == .start
        func drop(_ cause: DropCause) { output.records.append(push.record(cause, at: date)) }
        switch destination {
        case .activity(_, let activity):
            if isStart {
                drop(
                    DropCause(.wrongToken, problem: "it belongs to an activity; a start goes to a push-to-start token"))
            } else {
                phones[id]?.receive(push, for: activity, in: context, output: &output)
            }
        case .start(_, let type):
            if isStart {
                phones[id]?.start(push, as: type, in: context, output: &output)
            } else {
                drop(DropCause(.wrongToken, problem: "it starts activities; an update goes to an activity's own token"))
            }
        case .channel:
            let listeners =
                phones[id]?.activities.filter { $0.channel == push.target && $0.bundleID == push.bundleID } ?? []
            if isStart { drop(DropCause(.broadcastStart)) }
            if listeners.isEmpty, !isStart { drop(DropCause(.noSubscriber)) }
            for activity in listeners where !isStart {
                phones[id]?.receive(push, for: activity.id, in: context, output: &output)
            }
        case .unknown(let token):
            adopt(token, for: push, phone: id, in: context, output: &output)
        case .drop(let cause): drop(cause)
        }
    }

    private mutating func adopt(
        _ token: DeviceToken, for push: ArrivedPush, phone id: String, in context: DeliveryContext,
        output: inout PhoneOutput
    ) {
        switch push.payload.event {
        case .end:
            output.records.append(
                push.record(
                    DropCause(.unknownToken, hint: "Send an update first: the device adopts its activity."),
                    at: context.now))
        case .start:
            var record = push.record(.adopted, at: context.now)
            (record.uniqueID, record.apnsID, record.priority) = (nil, nil, nil)
            output.records.append(record)
            owners[token] = .start(phone: id, bundleID: push.bundleID, type: nil)
            phones[id]?.start(push, as: nil, in: context, output: &output)
        case .update:
            var phone = phones[id] ?? newPhone(id, at: context.now)
            let name = newID(for: token)
            guard let activity = phone.adopt(token, as: name, for: push, in: context, output: &output) else { return }
            phone.receive(push, for: activity, in: context, output: &output)
            phones[id] = phone
            forgetPhones()
        }
    }

    /// Stores a push for an offline phone, replacing the previous one of the same app.
    private mutating func store(_ push: AcceptedPush, on id: String, arrival: Date, at date: Date) {
        guard push.isStored else {
            write(push.record(.dropped, at: date).with(DropCause(.offline)))
            return
        }
        // The push's expiration is in the server's time; `date` and `arrival` are on the device's clock.
        let expiration = push.expiration.map { $0 + offset } ?? arrival + configuration.storageDuration
        guard expiration > date else {
            write(push.record(.dropped, at: date).with(DropCause(.expired)))
            return
        }
        if phones[id] == nil { phones[id] = newPhone(id, at: date) }
        if let other = phones[id]?.stored[push.bundleID] {
            write(other.record(.dropped, at: date).with(DropCause(.overwritten)))
        }
        phones[id]?.stored[push.bundleID] = Phone.Stored(push: push, arrival: arrival, expiration: expiration)
        phones[id]?.lastPush = date
        write(push.record(.stored, at: date))
        settle(phone: id)
        forgetPhones()
    }

    /// An identifier for a token's activity: the shortest prefix of at least eight digits that no other activity uses.
    private func newID(for token: DeviceToken) -> String {
        let lengths = stride(from: 8, to: token.hex.count, by: 4)
        return lengths.lazy.map { String(token.hex.prefix($0)) }.first { id in
            phones.values.allSatisfy { $0.system.state(of: id) == nil }
        } ?? token.hex
    }

    private func newPhone(_ id: String, at date: Date) -> Phone {
        Phone(id: id, switches: switches, rules: configuration.rules, at: date)
    }
}
