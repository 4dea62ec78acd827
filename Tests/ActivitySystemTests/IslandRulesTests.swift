import ActivitySystem
import Foundation
import Testing

/// Which activities are in the Dynamic Island, and in which presentation.
@Suite(.timeLimit(.minutes(10))) struct IslandRulesTests {
    private typealias Trial = SystemTrial

    @Test func aSingleAppIsCompactWithAnyNumberOfActivities() {
        var trial = SystemTrial()
        trial.at(0, .request(Trial.request("a", relevance: 1)))
        trial.at(1, .request(Trial.request("b", relevance: 2)))
        #expect(trial.island(at: 1) == ["b": .compact])
        #expect(trial.lockScreen(at: 1) == ["b", "a"])
    }

    @Test func twoAppsAreMinimalOneAttachedOneDetached() {
        var trial = SystemTrial()
        for app in ["x", "y", "z"] { trial.at(0, .request(Trial.request(app, app: app))) }
        #expect(trial.island(at: 0) == ["x": .minimalAttached, "y": .minimalDetached])
        trial.at(1, .end(id: "x", dismissalPolicy: .immediate))
        trial.at(1, .end(id: "y", dismissalPolicy: .immediate))
        #expect(trial.island(at: 1) == ["z": .compact])
    }

    @Test func equalRelevanceIsOrderedByStartNotByRequest() {
        var trial = SystemTrial()
        let late = Trial.request("late", app: "x") { $0.start = trial.start + 20 }
        trial.at(0, .request(late))
        trial.at(10, .request(Trial.request("early", app: "y")))
        #expect(trial.island(at: 30) == ["early": .minimalAttached, "late": .minimalDetached])
        #expect(trial.lockScreen(at: 30) == ["early", "late"])
    }

    @Test func touchAndHoldExpandsUntilReleased() {
        var trial = SystemTrial()
        for app in ["x", "y", "z"] { trial.at(0, .request(Trial.request(app, app: app))) }
        #expect(trial.at(1, .expand(id: "y")) == [.expansionChanged(id: "y", true)])
        #expect(trial.island(at: 100) == ["y": .expanded])
        #expect(trial.at(100, .expand(id: "z")) == [.ignored(id: "z", .notInIsland)])
        #expect(trial.at(101, .collapse) == [.expansionChanged(id: "y", false)])
        #expect(trial.island(at: 101) == ["x": .minimalAttached, "y": .minimalDetached])
    }

    @Test func anAlertExpandsForAMomentButAnUpdateDoesNot() {
        var trial = SystemTrial()
        trial.at(0, .request(Trial.request("a")))
        trial.at(1, .update(id: "a", content: Trial.content("b")))
        #expect(trial.island(at: 1) == ["a": .compact])
        let events = trial.at(2, .update(id: "a", content: Trial.content("c"), alert: trial.alert))
        #expect(events.contains(.alerted(id: "a", trial.alert, .expandedIsland)))
        #expect(trial.island(at: 2) == ["a": .expanded])
        let end = 2 + trial.system.rules.alertDuration
        #expect(trial.system.nextDeadline(after: trial.start + 2) == trial.start + end)
        #expect(trial.island(at: end) == ["a": .compact])
    }

    @Test func anAlertDoesNotInterruptAHeldActivity() {
        var trial = SystemTrial()
        trial.at(0, .request(Trial.request("x", app: "x")))
        trial.at(0, .request(Trial.request("y", app: "y")))
        trial.at(1, .expand(id: "x"))
        trial.at(2, .update(id: "y", content: Trial.content("c"), alert: trial.alert))
        #expect(trial.island(at: 2) == ["x": .expanded])
    }

    @Test func aLockedDeviceLightsUpInsteadOfExpanding() {
        var trial = SystemTrial()
        trial.at(0, .request(Trial.request("a")))
        trial.at(1, .lock(true))
        let events = trial.at(2, .update(id: "a", content: Trial.content("c"), alert: trial.alert))
        #expect(events.contains(.alerted(id: "a", trial.alert, .lockScreen)))
        #expect(trial.island(at: 2) == ["a": .compact])
    }

    @Test func aDeviceWithoutIslandShowsABannerWhileTheAppIsNotInUse() throws {
        var trial = SystemTrial()
        trial.at(0, .supports(liveActivities: true, dynamicIsland: false))
        trial.at(0, .request(Trial.request("a")))
        #expect(trial.island(at: 0).isEmpty)
        let inUse = trial.at(1, .update(id: "a", content: Trial.content("c"), alert: trial.alert))
        #expect(inUse.contains(.alerted(id: "a", trial.alert, .nowhere)))
        trial.at(2, .move(app: "app", to: .background))
        let unused = trial.at(3, .update(id: "a", content: Trial.content("d"), alert: trial.alert))
        #expect(unused.contains(.alerted(id: "a", trial.alert, .banner)))
        #expect(try #require(trial.system.activityOnShow(at: trial.start + 3)).isInBanner)
        #expect(try #require(trial.system.activityOnShow(at: trial.start + 8)).isInBanner == false)
    }

    @Test func aTransientActivityEndsOnCollapseLockOrAnotherApp() {
        for command in [SystemCommand.collapse, .lock(true), .move(app: "other", to: .foreground)] {
            var trial = SystemTrial()
            trial.at(0, .request(Trial.request("a") { $0.style = .transient }))
            #expect(trial.island(at: 0) == ["a": .expanded])
            #expect(trial.lockScreen(at: 0).isEmpty)
            trial.at(1, command)
            #expect(trial.system.standing(at: trial.start + 1).state(of: "a") == nil)
        }
    }

    @Test func aScheduledStartAlertsEvenInTheBackground() {
        var trial = SystemTrial()
        trial.at(
            0,
            .request(
                Trial.request("a") {
                    $0.start = trial.start + 60
                    $0.alert = trial.alert
                }))
        trial.at(1, .move(app: "app", to: .background))
        let events = trial.system.advance(to: trial.start + 60)
        #expect(events.first == .stateChanged(id: "a", .active))
        #expect(events.contains(.alerted(id: "a", trial.alert, .expandedIsland)))
    }

    @Test func aForegroundAppCanBeHiddenFromTheIsland() {
        var rules = SystemRules()
        rules.hidesIslandOfForegroundApp = true
        var trial = SystemTrial(rules: rules)
        trial.at(0, .request(Trial.request("a")))
        #expect(trial.island(at: 0).isEmpty)
        trial.at(1, .move(app: "app", to: .background))
        #expect(trial.island(at: 1) == ["a": .compact])
    }
}
