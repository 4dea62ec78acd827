import ActivitySystem
import Foundation
import PlainText
import PushGateway

/// The responses of the control API.
extension PushDevice {
    func statusObject(at now: Date) -> JSONValue {
        var copy = self
        copy.advance(to: now)
        let next = copy.nextDeadline(after: now).map { JSONValue.number(max(0, $0.timeIntervalSince(now))) }
        let phones = copy.phones.values
        return .object([
            "time": .number(copy.time(at: now).timeIntervalSince1970), "offset": .number(copy.offset),
            "devices": .integer(phones.count), "activities": .integer(phones.reduce(0) { $0 + $1.activities.count }),
            "waiting": .integer(phones.reduce(0) { $0 + $1.activities.count { $0.held != nil } }),
            "stored": .integer(phones.reduce(0) { $0 + $1.stored.count }),
            "online": .bool(switches.online), "lowPower": .bool(switches.lowPower),
            "frequentPushes": .bool(switches.frequentPushes), "activitiesEnabled": .bool(switches.activitiesEnabled),
            "lastRecord": .integer(copy.log.lastNumber), "nextInSeconds": next ?? .null,
        ])
    }

    func recordsObject(_ records: [DeliveryRecord], at now: Date) -> JSONValue {
        .object([
            "time": .number(time(at: now).timeIntervalSince1970), "offset": .number(offset),
            "records": .list(records.map { JSONValue(json: $0.json) ?? .null }),
        ])
    }

    func activitiesObject(at now: Date) -> JSONValue {
        let list = phones.values.sorted { $0.id < $1.id }.flatMap { phone in
            let system = phone.system.standing(at: time(at: now))
            return phone.activities.compactMap { activity -> JSONValue? in
                guard let state = system.state(of: activity.id) else { return nil }
                return object(of: activity, state: state, in: system)
            }
        }
        return .object(["activities": .list(list)])
    }

    private func object(of activity: DeviceActivity, state: ActivityState, in system: SystemState) -> JSONValue {
        var object: [String: JSONValue] = [
            "activity": .text(activity.id), "bundle": .text(activity.bundleID), "state": .text(state.rawValue),
        ]
        object["attributesType"] = activity.attributesType.map { .text($0) }
        object["token"] = activity.token.map { .text($0.hex) }
        object["channel"] = activity.channel.map { .text($0) }
        if activity.newestTimestamp != .distantPast {
            object["timestamp"] = .number(activity.newestTimestamp.timeIntervalSince1970)
        }
        if let content = system.content(of: activity.id) {
            object["contentState"] = JSONValue(json: content.state)
            object["staleDate"] = content.staleDate.map { .number($0.timeIntervalSince1970) }
            object["relevanceScore"] = .number(content.relevanceScore)
        }
        if let held = activity.held {
            object["waiting"] = .object([
                "for": .text(held.isForBudget ? "budget" : "opportunity"), "unique_id": .text(held.push.uniqueID),
                "until": held.delivery.map { .number($0.timeIntervalSince1970) } ?? .null,
            ])
        }
        return .object(object)
    }

    func tokensObject() -> JSONValue {
        let list = owners.sorted { $0.key.hex < $1.key.hex }.map { token, owner -> JSONValue in
            var object: [String: JSONValue] = ["token": .text(token.hex)]
            switch owner {
            case .activity(let phone, let id):
                (object["kind"], object["activity"]) = (.text("update"), .text(id))
                object["bundle"] = phones[phone]?.activities.first { $0.id == id }.map { .text($0.bundleID) }
            case .start(_, let bundleID, let type):
                (object["kind"], object["bundle"]) = (.text("push-to-start"), .text(bundleID))
                object["attributesType"] = type.map { .text($0) }
            case .gone(let reason): (object["kind"], object["reason"]) = (.text("retired"), .text(reason.rawValue))
            }
            return .object(object)
        }
        return .object(["tokens": .list(list)])
    }

    func statisticsObject(at now: Date) -> JSONValue {
        func counts(_ counts: [Int: Int]) -> JSONValue {
            .object(Dictionary(uniqueKeysWithValues: counts.map { ("\($0.key)", .integer($0.value)) }))
        }
        let statistics = statistics
        let latencies = statistics.latencies.map { priority, histogram -> (String, JSONValue) in
            func seconds(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
            return (
                "\(priority)",
                .object([
                    "count": .integer(histogram.count), "min": seconds(histogram.minimum),
                    "median": seconds(histogram.percentile(0.5)), "p95": seconds(histogram.percentile(0.95)),
                    "p99": seconds(histogram.percentile(0.99)), "max": seconds(histogram.maximum),
                ])
            )
        }
        let rates = statistics.received.keys.map {
            ("\($0)", JSONValue.number(statistics.throttledRate(priority: $0)))
        }
        return .object([
            "received": counts(statistics.received), "outcomes": .object(statistics.outcomes.mapValues(counts)),
            "drops": .object(statistics.drops.mapValues { .integer($0) }), "throttled": counts(statistics.throttled),
            "throttledRate": .object(Dictionary(uniqueKeysWithValues: rates)),
            "latency": .object(Dictionary(uniqueKeysWithValues: latencies)),
            "budgets": .list(budgets(at: now).map(\.object)),
            "devices": .integer(phones.count), "frequentShare": .number(frequentShare),
            "forgottenDevices": .integer(statistics.forgottenDevices),
        ])
    }
}
