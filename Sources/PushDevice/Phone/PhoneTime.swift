import ActivitySystem
import Foundation
import PushGateway

extension Phone {
    /// Processes everything that is due, each at its own time.
    mutating func advance(to context: DeliveryContext, output: inout PhoneOutput) {
        var guardCount = 0
        while let next = nextDeadline(after: .distantPast), next <= context.now, guardCount < 1_000_000 {
            guardCount += 1
            let now = context.at(next)
            note(system.advance(to: next), in: now, output: &output)
            expireStored(at: next, output: &output)
            while let index = activities.firstIndex(where: { $0.held?.delivery.map { $0 <= next } ?? false }) {
                guard let held = activities[index].held else { break }
                activities[index].held = nil
                if held.isForBudget {
                    take(held.push, at: index, in: now, output: &output)
                } else {
                    deliver(held.push, at: index, in: now, output: &output)
                }
            }
        }
    }

    private mutating func expireStored(at now: Date, output: inout PhoneOutput) {
        for bundleID in stored.keys.sorted() {
            guard let entry = stored[bundleID], entry.expiration <= now else { continue }
            stored[bundleID] = nil
            output.records.append(
                entry.record(.dropped, at: now).with(
                    DropCause(.expired, seconds: entry.expiration.timeIntervalSince(entry.arrival))))
        }
    }

    /// Records system events, and retires or removes activities that have ended or were dismissed.
    mutating func note(_ events: [SystemEvent], in context: DeliveryContext, output: inout PhoneOutput) {
        var dismissedByPerson: Set<String> = []
        for event in events {
            switch event {
            case .dismissedByPerson(let id): dismissedByPerson.insert(id)
            case .stateChanged(let id, .stale): output.records.append(record(.stale, of: id, at: context.now))
            case .stateChanged(let id, .ended):
                retire(
                    id, as: dismissedByPerson.contains(id) ? .unregistered : .expired,
                    why: dismissedByPerson.contains(id) ? .dismissed : .ended, in: context, output: &output)
            case .stateChanged(let id, .dismissed):
                var gone = record(.activityDismissed, of: id, at: context.now)
                if dismissedByPerson.contains(id) { gone.reason = "by the person" }
                output.records.append(gone)
                if let index = index(of: id), let push = activities[index].pushToDraw(at: context.now) {
                    output.records.append(
                        push.record(.undrawn, at: context.now, activity: id).with(DropCause(.dismissed)))
                }
                activities.removeAll { $0.id == id }
            default: break
            }
        }
    }

    /// Ends the delivery to an activity: retires its token and drops its waiting push.
    private mutating func retire(
        _ id: String, as reason: RetiredToken.Reason, why: DropReason, in context: DeliveryContext,
        output: inout PhoneOutput
    ) {
        output.records.append(record(.activityEnded, of: id, at: context.now))
        guard let index = index(of: id) else { return }
        if let held = activities[index].held {
            activities[index].held = nil
            output.records.append(held.push.record(DropCause(why), at: context.now, activity: id))
        }
        guard let token = activities[index].token else { return }
        activities[index].token = nil
        retire(token, of: id, as: reason, why: why, at: context.now, output: &output)
    }

    /// Retires a token.
    func retire(
        _ token: DeviceToken, of id: String?, as reason: RetiredToken.Reason, why: DropReason, at now: Date,
        output: inout PhoneOutput
    ) {
        output.effects.append(.retire(token, reason))
        output.owners.append((token, .gone(why)))
        var record = record(.tokenRetired, of: id, at: now)
        (record.target, record.reason) = (token.hex, reason.rawValue)
        output.records.append(record)
    }

    /// Creates a record about an activity.
    func record(_ outcome: DeliveryRecord.Outcome, of id: String?, at now: Date) -> DeliveryRecord {
        var record = DeliveryRecord(outcome, at: now)
        record.activity = id
        if let id, let index = index(of: id) {
            record.bundleID = activities[index].bundleID
            record.target = activities[index].token?.hex ?? activities[index].channel
        }
        return record
    }
}

extension Phone.Stored {
    /// Creates a record of a stored push, whose payload has not been parsed yet.
    func record(_ outcome: DeliveryRecord.Outcome, at date: Date) -> DeliveryRecord {
        push.record(outcome, at: date)
    }
}

extension AcceptedPush {
    /// Creates a record of a push whose payload has not been parsed or is invalid.
    func record(_ outcome: DeliveryRecord.Outcome, at date: Date) -> DeliveryRecord {
        var record = DeliveryRecord(outcome, at: date)
        (record.uniqueID, record.apnsID, record.bundleID) = (uniqueID, id, bundleID)
        (record.target, record.priority) = (targetText, priority)
        return record
    }
}
