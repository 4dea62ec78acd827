import Foundation
import PushGateway
import Testing

@testable import PushDevice

/// When pushes arrive, wait, or are sent together.
struct DeliveryTests {
    private typealias Trial = DeviceTrial

    @Test("An update to an unknown token adopts an activity once, and reports it")
    func adopts() {
        var trial = Trial()
        let first = trial.push(Trial.update())
        #expect(first.map(\.outcome) == [.adopted, .delivered])
        #expect(first[0].hint?.contains("--content-sample") == true)
        #expect(trial.push(Trial.update(at: 1), at: 1).map(\.outcome) == [.delivered])
        #expect(trial.device.phones.count == 2)
        #expect(trial.push(Trial.update(#"{"n":2}"#), to: "bb00").map(\.outcome) == [.adopted, .delivered])
    }

    @Test("A stored push expires by the service's clock, even if the device's clock is ahead")
    func storageOnADeviceAhead() {
        var trial = Trial()
        trial.push(Trial.update())
        trial.device.advance(by: 3600, at: Trial.start)
        _ = trial.device.change(SwitchChanges(online: false), at: Trial.start)
        #expect(trial.push(Trial.update(at: 1), at: 1, expiration: 600).words == ["stored"])
        #expect(trial.device.advance(to: Trial.start + 599).isEmpty)
        #expect(trial.device.advance(to: Trial.start + 601).words == ["dropped expired"])
    }

    @Test("Two tokens with the same prefix are two activities, both on the screen")
    func tokensThatBeginAlike() {
        var trial = Trial()
        let ids = ["a1b2c3d4e5f6", "a1b2c3d4ffff"].compactMap { token in
            trial.push(Trial.update(), to: token).first(.delivered)?.activity
        }
        #expect(ids == ["a1b2c3d4", "a1b2c3d4ffff"])
        #expect(trial.device.shownPushes(at: Trial.start).count == 2)
    }

    @Test(
        "A stale date or a dismissal date that does not count from 1970 is remarked on",
        arguments: ["stale-date", "dismissal-date"])
    func misunderstoodDates(_ key: String) {
        for (date, word) in [(Trial.epoch(600) - 978_307_200, "2001"), (Trial.epoch(600) * 1000, "milliseconds")] {
            var trial = Trial()
            let record = trial.push(Trial.update(at: 0, ",\"\(key)\":\(date)")).first(.delivered)
            #expect(record?.path == "aps.\(key)")
            #expect(record?.hint?.contains(word) == true)
        }
        var trial = Trial()
        #expect(trial.push(Trial.update(at: 0, ",\"\(key)\":\(Trial.epoch(600))")).first(.delivered)?.hint == nil)
    }

    @Test("Content that does not match a sample or a type adopts nothing")
    func adoptsNothingUnreadable() throws {
        let sample = try ContentSample(json: Data(#"{"status":"baking","left":3,"steps":[{"name":"dough"}]}"#.utf8))
        var trial = Trial { $0.contentSamples = [Trial.bundleID: sample] }
        let content = #"{"status":"baking","left":3,"steps":[{"name":"dough"},{}]}"#
        let records = trial.push(Trial.update(content))
        #expect(records.words == ["dropped content-not-decodable"])
        #expect(records[0].path == "aps.content-state.steps.1.name")
        #expect(records[0].problem == "it is missing")
        #expect(trial.device.phones.count == 1)
        #expect(trial.push(Trial.update(#"{"status":"out","left":0.5,"steps":[],"more":1}"#)).words == ["delivered"])
    }

    @Test("Beyond the budget the newest push is held until a refill, and then delivered under its own unique id")
    func budget() {
        var trial = Trial()
        for number in 1...15 { #expect(trial.push(Trial.update(#"{"n":\#(number)}"#)).words == ["delivered"]) }
        let held = trial.push(Trial.update(#"{"n":16}"#))
        #expect(held.words == ["held budget"])
        #expect(abs((held[0].seconds ?? 0) - 240) < 1)
        let next = trial.push(Trial.update(#"{"n":17}"#, at: 1), at: 1)
        #expect(next.words == ["coalesced", "held budget"])
        #expect(next[0].uniqueID == held[0].uniqueID)
        #expect(trial.content() == #"{"n":15}"#)
        #expect(trial.device.advance(to: Trial.start + 239).isEmpty)
        let deadline = trial.device.nextDeadline(after: Trial.start + 239)
        #expect(deadline.map { abs($0.timeIntervalSince(Trial.start) - 240) < 1 } == true)
        let delivered = trial.device.advance(to: Trial.start + 241)
        #expect(delivered.words == ["delivered"])
        #expect(delivered[0].uniqueID == next[1].uniqueID)
        #expect(abs((delivered[0].latency ?? 0) - 239) < 1)
        #expect(trial.content() == #"{"n":17}"#)
        #expect(trial.device.statistics.throttledRate(priority: 10) == 2.0 / 17)
    }

    @Test("Frequent pushes raise the budget at once, and Low Power Mode halves it")
    func budgets() {
        var trial = Trial()
        for _ in 1...16 { trial.push(Trial.update()) }
        _ = trial.device.change(SwitchChanges(frequentPushes: true), at: Trial.start)
        #expect(trial.device.advance(to: Trial.start + 61).words == ["delivered"])
        #expect(trial.device.frequentShare == 1)
        var other = Trial()
        _ = other.device.change(SwitchChanges(lowPower: true), at: Trial.start)
        let words = (1...8).flatMap { _ in other.push(Trial.update()).words }
        #expect(words == Array(repeating: "delivered", count: 7) + ["held budget"])
    }

    @Test("Two activities of an app share its budget on one device")
    func sharedBudget() {
        var trial = Trial { $0.bundleIDs = [Trial.bundleID] }
        let token = trial.startToken(type: "ScriptAttributes")
        let tokens = (1...2).compactMap { _ in
            trial.push(Trial.startPayload(), to: token).first(.tokenIssued)?.target
        }
        #expect(Set(tokens).count == 2)
        let content = #"{"title":"a"}"#
        for number in 1...15 { trial.push(Trial.update(content), to: tokens[number % 2]) }
        #expect(trial.push(Trial.update(content), to: tokens[0]).words == ["held budget"])
        #expect(trial.push(Trial.update(content), to: tokens[1]).words == ["held budget"])
        let later = trial.device.advance(to: Trial.start + 481)
        #expect(later.words == ["delivered", "held budget", "delivered"])
    }

    @Test("Priority 5 waits for an opportunity, is coalesced with newer pushes, and costs no budget")
    func opportunistic() {
        var trial = Trial()
        trial.push(Trial.update())
        let first = trial.push(Trial.update(#"{"n":2}"#, at: 1), at: 1, priority: 5)
        #expect(first.words == ["waiting opportunity"])
        let second = trial.push(Trial.update(#"{"n":3}"#, at: 2), at: 2, priority: 5)
        #expect(second.words == ["coalesced", "waiting opportunity"])
        let delivered = trial.device.advance(to: Trial.start + 3)
        #expect(delivered.words == ["delivered"])
        #expect(delivered[0].uniqueID == second[1].uniqueID)
        #expect(trial.device.budgets(at: Trial.start + 3).first?.used == 1)
        // An older one does not replace the waiting one.
        trial.push(Trial.update(#"{"n":5}"#, at: 5), at: 5, priority: 5)
        let older = trial.push(Trial.update(#"{"n":4}"#, at: 4), at: 5, priority: 5)
        #expect(older.words == ["coalesced"])
        #expect(trial.device.wake(at: Trial.start + 5).words == ["delivered"])
        #expect(trial.content() == #"{"n":5}"#)
    }

    @Test("A push with priority 10 supersedes an older one that waits, and leaves a newer one")
    func immediateAndWaiting() {
        var trial = Trial()
        trial.push(Trial.update())
        trial.push(Trial.update(at: 1), at: 1, priority: 5)
        #expect(trial.push(Trial.update(at: 2), at: 2).words == ["coalesced", "delivered"])
        trial.push(Trial.update(#"{"n":9}"#, at: 9), at: 3, priority: 5)
        #expect(trial.push(Trial.update(at: 4), at: 4).words == ["delivered"])
        #expect(trial.device.advance(to: Trial.start + 10).words == ["delivered"])
        #expect(trial.content() == #"{"n":9}"#)
    }

    @Test("In Low Power Mode priority 5 waits until it ends")
    func lowPower() {
        var trial = Trial()
        trial.push(Trial.update())
        _ = trial.device.change(SwitchChanges(lowPower: true), at: Trial.start)
        #expect(trial.push(Trial.update(at: 1), at: 1, priority: 5).words == ["waiting low-power"])
        #expect(trial.device.advance(to: Trial.start + 600).words.isEmpty)
        #expect(trial.device.change(SwitchChanges(lowPower: false), at: Trial.start + 601)?.words == ["delivered"])
    }

    @Test("An end that is held is not superseded by an update")
    func heldEnd() {
        var trial = Trial()
        for _ in 1...15 { trial.push(Trial.update()) }
        #expect(trial.push(Trial.end(at: 1), at: 1).words == ["held budget"])
        #expect(trial.push(Trial.update(at: 2), at: 2).words == ["coalesced end"])
        #expect(
            trial.device.advance(to: Trial.start + 300).map(\.outcome) == [.delivered, .activityEnded, .tokenRetired])
    }

    @Test("Offline, the newest push of each app is stored, and delivered when the device is back")
    func offline() {
        var trial = Trial()
        trial.push(Trial.update())
        _ = trial.device.change(SwitchChanges(online: false), at: Trial.start)
        #expect(trial.push(Trial.update(at: 1), at: 1).words == ["stored"])
        #expect(trial.push(Trial.update(#"{"n":2}"#, at: 2), at: 2).words == ["dropped overwritten", "stored"])
        #expect(trial.push(Trial.update(at: 3), at: 3, isStored: false).words == ["dropped offline"])
        #expect(trial.device.change(SwitchChanges(online: true), at: Trial.start + 10)?.words == ["delivered"])
        #expect(trial.content() == #"{"n":2}"#)
    }

    @Test("A stored push is given up when it expires: by its date, or after 30 days")
    func expiration() {
        var trial = Trial()
        trial.push(Trial.update())
        _ = trial.device.change(SwitchChanges(online: false), at: Trial.start)
        trial.push(Trial.update(at: 1), at: 1, expiration: 60)
        #expect(trial.device.advance(to: Trial.start + 60).words == ["dropped expired"])
        trial.push(Trial.update(at: 61), at: 61)
        let records = trial.device.advance(by: 31 * 86400, at: Trial.start + 62)
        #expect(records.words == ["dropped expired"])
    }

    @Test("Advancing the clock performs everything due in order, each at its own instant")
    func clock() {
        var trial = Trial()
        trial.push(Trial.update(#"{"n":1}"#, at: 0, #","stale-date":\#(Trial.epoch(600))"#))
        let records = trial.device.advance(by: 13 * 3600, at: Trial.start)
        #expect(records.map(\.outcome) == [.stale, .activityEnded, .tokenRetired, .activityDismissed])
        #expect(records.map { $0.date.timeIntervalSince(Trial.start) } == [600, 28800, 28800, 43200])
        // A server whose clock was not advanced can still start activities.
        #expect(trial.push(Trial.startPayload(at: 1), at: 1, to: "aa00").words == ["delivered"])
        #expect(trial.device.time(at: Trial.start + 1) == Trial.start + 13 * 3600 + 1)
    }

    @Test("With reordering, every other push is overtaken by the next")
    func reorder() {
        var trial = Trial { $0.reordersPushes = true }
        #expect(trial.push(Trial.update(#"{"n":1}"#)).words == ["waiting reorder"])
        let records = trial.push(Trial.update(#"{"n":2}"#, at: 1), at: 0.1)
        #expect(records.words == ["delivered", "dropped older-timestamp"])
        #expect(trial.push(Trial.update(#"{"n":3}"#, at: 2), at: 1).words == ["waiting reorder"])
        #expect(trial.device.advance(to: Trial.start + 2).words == ["delivered"])
    }

    @Test("A delivered push reports when it is drawn, and pushes before the next drawing are drawn together")
    func rendering() {
        var trial = Trial { $0.renderInterval = 5 }
        #expect(trial.push(Trial.update(at: 0), at: 0).first(.delivered)?.seconds == nil)
        #expect(trial.push(Trial.update(at: 1), at: 1).first(.delivered)?.seconds == 4)
        #expect(trial.push(Trial.update(at: 2), at: 2).first(.delivered)?.seconds == 3)
        #expect(trial.push(Trial.update(at: 20), at: 20).first(.delivered)?.seconds == nil)
    }

    @Test("A push that a newer one replaces before the device draws is never drawn")
    func undrawn() {
        var trial = Trial { $0.renderInterval = 5 }
        trial.push(Trial.update(at: 0), at: 0)
        #expect(trial.push(Trial.update(at: 1), at: 1).words == ["delivered"])
        let records = trial.push(Trial.update(at: 2), at: 2)
        #expect(records.words == ["delivered", "undrawn"])
        #expect(records.first(.undrawn)?.uniqueID == "unique-2")
        #expect(
            trial.push(Trial.end(at: 3), at: 3).words == ["delivered"], "an end without content draws that of before")
    }

    @Test("A push whose activity is dismissed before the device draws is never drawn, nor is the end that dismisses it")
    func dismissedUndrawn() {
        var trial = Trial { $0.renderInterval = 5 }
        trial.push(Trial.update(at: 0), at: 0)
        trial.push(Trial.update(at: 1), at: 1)
        let end = Trial.end(at: 2, #","content-state":{"n":3},"dismissal-date":\#(Trial.epoch(1))"#)
        let records = trial.push(end, at: 2)
        #expect(records.words == ["delivered", "undrawn dismissed"])
        #expect(records.first(.delivered)?.seconds == nil)
        #expect(records.first(.undrawn)?.uniqueID == "unique-2")
        #expect(trial.content() == nil)
    }

    @Test("Rotated tokens are new, and the old ones are retired and unknown to the device")
    func rotation() throws {
        var trial = Trial()
        trial.push(Trial.update())
        let records = trial.device.rotateTokens(at: Trial.start + 1) ?? []
        let new = try #require(records.first(.tokenIssued)?.target)
        #expect(new != Trial.token && new.count == 64)
        #expect(
            trial.device.takeEffects() == [
                .register(token(new), bundleID: Trial.bundleID), .retire(token(Trial.token), .expired),
            ])
        #expect(trial.push(Trial.update(at: 2), at: 2, to: new).words == ["delivered"])
        #expect(trial.push(Trial.update(at: 3), at: 3).words == ["dropped unknown-token"])
        #expect(trial.device.rotateTokens(of: "nobody", at: Trial.start + 4) == nil)
    }

    @Test("A start by channel listens to the channel, for all of its listeners")
    func channels() {
        var trial = Trial()
        let start = Trial.startPayload(#","alert":{"title":"a"},"input-push-channel":"c2l0""#)
        for _ in 1...2 { #expect(trial.push(start, to: "aa00").words == ["delivered"]) }
        let records = trial.push(Trial.update(#"{"title":"all"}"#, at: 1), at: 1, channel: "c2l0")
        #expect(records.words == ["delivered", "delivered"])
        #expect(Set(records.compactMap(\.activity)).count == 2)
        #expect(Set(records.compactMap(\.uniqueID)).count == 1)
    }

    @Test("A date that counts from 1970 is delivered with a hint, unless the sample has one too")
    func dateHints() throws {
        let seconds = Trial.epoch(600)
        var trial = Trial()
        let record = trial.push(Trial.update(#"{"end":\#(seconds)}"#)).first(.delivered)
        #expect(record?.path == "aps.content-state.end")
        #expect(record?.hint?.contains("seconds since 1970") == true)
        #expect(record?.hint?.contains("send \(seconds - 978_307_200)") == true)
        let milliseconds = trial.push(Trial.update(#"{"end":\#(seconds)000}"#)).first(.delivered)
        #expect(milliseconds?.hint?.contains("milliseconds since 1970") == true)
        #expect(trial.push(Trial.update(#"{"end":\#(seconds - 978_307_200)}"#)).first(.delivered)?.hint == nil)
        let sample = try ContentSample(json: Data(#"{"end":1600000000}"#.utf8))
        var other = Trial { $0.contentSamples = [Trial.bundleID: sample] }
        #expect(other.push(Trial.update(#"{"end":\#(seconds)}"#)).first(.delivered)?.hint == nil)
    }
}
