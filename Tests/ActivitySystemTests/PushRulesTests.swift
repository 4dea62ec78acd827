import ActivitySystem
import Foundation
import Testing

/// The pushes that a server may send, and their budget.
@Suite(.timeLimit(.minutes(10))) struct PushRulesTests {
    private typealias Trial = SystemTrial

    private func trial(_ rules: SystemRules = SystemRules()) -> SystemTrial {
        var trial = SystemTrial(rules: rules)
        trial.at(0, .request(Trial.request("a") { $0.pushType = .token }))
        return trial
    }

    private func update(
        _ text: String, at date: Date, priority: PushPriority = .immediate,
        to target: ActivityPush.Target = .activity("a")
    ) -> SystemCommand {
        .push(ActivityPush(.update(target, Trial.content(text), alert: nil), timestamp: date, priority: priority))
    }

    private func text(_ trial: SystemTrial, at seconds: TimeInterval) -> String? {
        trial.system.standing(at: trial.start + seconds).content(of: "a").map {
            String(decoding: $0.state, as: UTF8.self)
        }
    }

    @Test func beyondTheBudgetTheNewestPushOfPriorityTenIsHeld() {
        var trial = trial()
        let perHour = Int(trial.system.rules.pushesPerHour)
        for count in 1...perHour { trial.at(0, update("\(count)", at: trial.start)) }
        #expect(text(trial, at: 0) == "\(perHour)")
        let next = trial.start + 3600 / Double(perHour)
        #expect(trial.at(0, update("late", at: trial.start)) == [.throttled(id: "a", until: next)])
        #expect(trial.at(1, update("later", at: trial.start + 1)) == [.throttled(id: "a", until: next)])
        #expect(text(trial, at: 1) == "\(perHour)")
        #expect(trial.system.nextDeadline(after: trial.start + 1) == next)
        #expect(text(trial, at: 3600 / Double(perHour)) == "later")
    }

    @Test func priorityFiveDoesNotCountAndWaitsInLowPowerMode() {
        var trial = trial()
        for count in 1...100 { trial.at(0, update("\(count)", at: trial.start, priority: .opportunistic)) }
        #expect(text(trial, at: 0) == "100")
        #expect(trial.system.pushAllowance(at: trial.start) == trial.system.rules.pushesPerHour)
        trial.at(1, .lowPowerMode(true))
        trial.at(2, update("waiting", at: trial.start + 2, priority: .opportunistic))
        #expect(text(trial, at: 3000) == "100")
        trial.at(3000, .lowPowerMode(false))
        #expect(text(trial, at: 3000) == "waiting")
    }

    @Test func frequentUpdatesRaiseTheBudgetAndCanBeSwitchedOff() {
        var trial = trial()
        #expect(!trial.system.areFrequentPushesEnabled())
        var frequent = AppCapabilities()
        frequent.frequentUpdates = true
        #expect(trial.at(0, .declare(app: "app", frequent)) == [.frequentPushesChanged(true, app: "app")])
        #expect(trial.system.pushAllowance(at: trial.start) == trial.system.rules.frequentPushesPerHour)
        #expect(trial.at(1, .frequentPushes(false)) == [.frequentPushesChanged(false, app: "app")])
        #expect(trial.system.pushAllowance(at: trial.start + 1) == trial.system.rules.pushesPerHour)
    }

    @Test func lowPowerModeLeavesAShareOfTheBudget() {
        var trial = trial()
        trial.at(0, .lowPowerMode(true))
        let rules = trial.system.rules
        #expect(trial.system.pushAllowance(at: trial.start) == rules.pushesPerHour * rules.lowPowerShare)
    }

    @Test func aHeldPushComesSoonerWhenTheBudgetGrowsFaster() {
        var trial = trial()
        for count in 0...Int(trial.system.rules.pushesPerHour) { trial.at(0, update("\(count)", at: trial.start)) }
        var frequent = AppCapabilities()
        frequent.frequentUpdates = true
        trial.at(0, .declare(app: "app", frequent))
        let wait = 3600 / trial.system.rules.frequentPushesPerHour
        #expect(trial.system.nextDeadline(after: trial.start) == trial.start + wait)
    }

    @Test func anOlderTimestampIsIgnoredAndAnOlderHeldPushToo() {
        var trial = trial()
        trial.at(10, update("new", at: trial.start + 10))
        #expect(trial.at(11, update("old", at: trial.start + 9)) == [.ignored(id: "a", .outdated)])
        #expect(text(trial, at: 11) == "new")
    }

    @Test("Of two held pushes with the same timestamp the later one is delivered")
    func equalTimestampsReplaceAHeldPush() {
        var trial = trial()
        let perHour = Int(trial.system.rules.pushesPerHour)
        for count in 1...perHour { trial.at(0, update("\(count)", at: trial.start)) }
        trial.at(0, update("first", at: trial.start + 1))
        trial.at(0.5, update("second", at: trial.start + 1))
        #expect(text(trial, at: 3600 / Double(perHour) + 1) == "second")
    }

    @Test("An update whose stale date is now does not briefly make a stale activity active")
    func aStaleDateOfNowIsNotFresh() {
        var trial = SystemTrial()
        trial.at(0, .request(Trial.request("a") { $0.content = Trial.content("old", stale: trial.start + 10) }))
        #expect(trial.at(10, .collapse) == [.stateChanged(id: "a", .stale)])
        let events = trial.at(20, .update(id: "a", content: Trial.content("new", stale: trial.start + 20)))
        #expect(events == [.contentChanged(id: "a")])
        #expect(trial.system.state(of: "a") == .stale)
    }

    @Test func anActivityWithoutPushTypeCannotBeReached() {
        var trial = SystemTrial()
        trial.at(0, .request(Trial.request("a")))
        #expect(trial.at(1, update("b", at: trial.start + 1)) == [.ignored(id: "a", .unreachableByPush)])
        #expect(trial.system.pushToken(of: "a") == nil)
    }

    @Test func aChannelReachesAllItsListeners() {
        var trial = SystemTrial()
        for id in ["a", "b"] { trial.at(0, .request(Trial.request(id) { $0.pushType = .channel("c2l0") })) }
        trial.at(0, .request(Trial.request("c") { $0.pushType = .channel("b3RoZXI=") }))
        let events = trial.at(1, update("all", at: trial.start + 1, to: .channel("c2l0")))
        #expect(events == [.contentChanged(id: "a"), .contentChanged(id: "b")])
    }

    @Test func aPushToStartNeedsAnAlertAndNoRunningApp() {
        var trial = SystemTrial()
        trial.at(0, .move(app: "app", to: .terminated))
        var request = Trial.request("a")
        let silent = ActivityPush(.start(request), timestamp: trial.start)
        #expect(trial.at(1, .push(silent)) == [.ignored(id: "a", .missingAlert)])
        request.alert = trial.alert
        trial.at(2, .push(ActivityPush(.start(request), timestamp: trial.start)))
        #expect(trial.system.standing(at: trial.start + 2).state(of: "a") == .active)
    }

    @Test func tokensAreUniqueAndChangeOnRestart() throws {
        var trial = trial()
        let token = try #require(trial.system.pushToken(of: "a"))
        #expect(token.count == 32)
        #expect(trial.system.standing(at: trial.start).activity(forPushToken: token) == "a")
        trial.at(1, .power(false))
        trial.at(2, .power(true))
        #expect(trial.system.standing(at: trial.start + 2).activity(forPushToken: token) == nil)
        trial.at(3, .end(id: "a"))
        #expect(trial.system.standing(at: trial.start + 3).pushToken(of: "a") == nil)
    }
}
