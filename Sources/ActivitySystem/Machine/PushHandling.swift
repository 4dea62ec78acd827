import Foundation

/// What a server sends, and the budget that it has.
///
/// Source: [Starting and updating Live Activities with push
/// notifications](https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications):
/// priority 10 counts against a budget an hour, priority 5 does not, and beyond it the system throttles.
extension SystemState {
    /// How many pushes with priority 10 an app may still receive at `now`; never negative. A fraction is on its way to one more.
    public func pushAllowance(of app: String = ActivityRequest.defaultApp, at now: Date) -> Double {
        let capacity = pushesPerHour(of: app)
        guard let record = apps[app], let allowance = record.allowance else { return capacity }
        let grown = max(0, now.timeIntervalSince(record.allowanceAt)) * capacity / 3600
        return min(capacity, allowance + grown)
    }

    /// The token by which a server starts an activity of a type; nil while the app's activities are switched off.
    public func pushToStartToken(app: String = ActivityRequest.defaultApp, attributesType: String) -> Data? {
        areActivitiesEnabled(app: app) ? Self.token(of: "start/\(app)/\(attributesType)", count: 0) : nil
    }

    mutating func receive(_ push: ActivityPush, at now: Date, events: inout [SystemEvent]) {
        switch push.event {
        case .start(var request):
            request.origin = .push
            guard request.alert != nil else {
                events.append(.ignored(id: request.id, .missingAlert))
                return
            }
            add(request, at: now, events: &events)
        case .update(let target, _, _), .end(let target, _, _):
            let targets = activities(reachedBy: target, events: &events)
            for id in targets { take(push, for: id, at: now, events: &events) }
        }
    }

    /// Takes a push for one activity: at once where the budget allows it.
    private mutating func take(_ push: ActivityPush, for id: String, at now: Date, events: inout [SystemEvent]) {
        guard let index = index(id) else { return }
        let app = records[index].app
        if push.priority == .opportunistic {
            if device.isInLowPowerMode {
                hold(push, at: index, until: nil)
            } else {
                deliver(push, to: id, at: now, events: &events)
            }
            return
        }
        let allowance = pushAllowance(of: app, at: now)
        if allowance >= 1 {
            apps[app, default: AppRecord()].allowance = allowance - 1
            apps[app, default: AppRecord()].allowanceAt = now
            records[index].heldPush = nil
            deliver(push, to: id, at: now, events: &events)
        } else {
            let delivery = nextAllowance(of: app, at: now)
            hold(push, at: index, until: delivery)
            events.append(.throttled(id: id, until: delivery))
        }
    }

    /// Keeps a push; of two the newer.
    private mutating func hold(_ push: ActivityPush, at index: Int, until delivery: Date?) {
        if let held = records[index].heldPush, held.push.timestamp > push.timestamp { return }
        records[index].heldPush = ActivityRecord.HeldPush(push: push, delivery: delivery)
    }

    mutating func deliverHeldPush(of index: Int, at instant: Date, events: inout [SystemEvent]) {
        guard let held = records[index].heldPush else { return }
        records[index].heldPush = nil
        if held.push.priority == .opportunistic {
            deliver(held.push, to: records[index].id, at: instant, events: &events)
        } else {
            // Another activity of the app may have used what there was.
            take(held.push, for: records[index].id, at: instant, events: &events)
        }
    }

    mutating func releaseOpportunisticPushes(at now: Date) {
        for index in records.indices where records[index].heldPush?.push.priority == .opportunistic {
            records[index].heldPush?.delivery = now
        }
    }

    private mutating func deliver(_ push: ActivityPush, to id: String, at now: Date, events: inout [SystemEvent]) {
        switch push.event {
        case .start: break
        case .update(_, let content, let alert):
            update(id, with: content, alert: alert, timestamp: push.timestamp, at: now, events: &events)
        case .end(_, let content, let policy):
            end(id, with: content, policy: policy, timestamp: push.timestamp, at: now, events: &events)
        }
    }

    private func activities(reachedBy target: ActivityPush.Target, events: inout [SystemEvent]) -> [String] {
        switch target {
        case .channel(let channel):
            return records.filter { $0.isLive && $0.pushType == .channel(channel) }.map(\.id)
        case .activity(let id):
            guard let record = record(id) else {
                events.append(.ignored(id: id, .unknownActivity))
                return []
            }
            guard record.pushType == .token else {
                events.append(.ignored(id: id, .unreachableByPush))
                return []
            }
            return [id]
        }
    }

    // MARK: The budget

    private func pushesPerHour(of app: String) -> Double {
        let full = apps[app]?.hasFrequentPushes == true ? rules.frequentPushesPerHour : rules.pushesPerHour
        return max(1, device.isInLowPowerMode ? full * min(max(rules.lowPowerShare, 0), 1) : full)
    }

    /// Writes down what has grown so far.
    private mutating func settleAllowance(of app: String, at now: Date) {
        guard let record = apps[app], record.allowance != nil else { return }
        let allowance = pushAllowance(of: app, at: now)
        apps[app]?.allowance = allowance
        apps[app]?.allowanceAt = max(now, record.allowanceAt)
    }

    /// Makes a change that may change how fast budgets grow; what waits for one waits for as long as it takes then.
    mutating func changeBudget(of names: [String], at now: Date, by change: (inout SystemState) -> Void) {
        for app in names { settleAllowance(of: app, at: now) }
        change(&self)
        for app in names {
            settleAllowance(of: app, at: now)
            let next = nextAllowance(of: app, at: now)
            for index in records.indices where records[index].app == app {
                guard records[index].heldPush?.push.priority == .immediate else { continue }
                records[index].heldPush?.delivery = next
            }
        }
    }

    /// When an app may receive a push again.
    private func nextAllowance(of app: String, at now: Date) -> Date {
        let missing = max(0, 1 - pushAllowance(of: app, at: now))
        // Rounded up, so that there is a whole one by then.
        return now.addingTimeInterval((missing * 3600 / pushesPerHour(of: app)).rounded(.up))
    }

    // MARK: Tokens

    mutating func issuePushToken(at index: Int, events: inout [SystemEvent]) {
        tokenCount += 1
        let token = Self.token(of: records[index].id, count: tokenCount)
        records[index].pushToken = token
        events.append(.pushTokenChanged(id: records[index].id, token))
    }

    /// Apple says that tokens may change during an activity's life, not when; here they do when the device restarts.
    mutating func renewPushTokens(events: inout [SystemEvent]) {
        for index in records.indices where records[index].pushToken != nil {
            issuePushToken(at: index, events: &events)
        }
    }

    /// 32 bytes, as a device token has; the same for the same name and count, on every machine.
    ///
    /// Mixed by [SplitMix64](https://prng.di.unimi.it/splitmix64.c) from the 64-bit FNV-1a hash of the name.
    package static func token(of name: String, count: Int) -> Data {
        var state = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        state ^= UInt64(count)
        var bytes = Data()
        for _ in 0..<4 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var word = state
            word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
            word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
            word ^= word >> 31
            withUnsafeBytes(of: word.bigEndian) { bytes.append(contentsOf: $0) }
        }
        return bytes
    }
}
