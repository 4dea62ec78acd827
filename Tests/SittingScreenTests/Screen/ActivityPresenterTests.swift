import ActivitySystem
import Foundation
import LiveActivities
import Meditation
import Testing

@testable import SittingScreen

struct ActivityPresenterTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func running() throws -> TimerServer {
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: 600)), at: start)
        return server
    }

    @Test func aRunningSittingIsShownWithItsContent() throws {
        var stage = ActivityPresenter()
        let state = try running().state
        stage.follow(state, isAuthorized: true, completionUntil: nil, at: start)
        #expect(stage.show(at: start)?.content == state.contentState)
    }

    @Test func eightHoursCountFromTheSittingsStart() throws {
        var stage = ActivityPresenter()
        let opened = start + 3600
        stage.follow(try running().state, isAuthorized: true, completionUntil: nil, at: opened)
        #expect(stage.system.nextDeadline(after: opened) == start + SystemState.longestActive)
        #expect(stage.show(at: start + 13 * 3600) == nil)
    }

    @Test func afterEightHoursTheSittingIsOnTheLockScreenOnlyThenNowhere() throws {
        var stage = ActivityPresenter()
        stage.follow(try running().state, isAuthorized: true, completionUntil: nil, at: start)
        let ended = start + SystemState.longestActive
        #expect(stage.show(at: ended - 1)?.isInIsland == true)
        #expect(stage.show(at: ended)?.isInIsland == false)
        #expect(stage.system.nextDeadline(after: ended) == ended + SystemState.longestAfterEnd)
        #expect(stage.show(at: ended + SystemState.longestAfterEnd) == nil)
    }

    @Test func switchingLiveActivitiesOffHidesAndOnBringsBack() throws {
        var stage = ActivityPresenter()
        let state = try running().state
        stage.follow(state, isAuthorized: false, completionUntil: nil, at: start)
        #expect(stage.show(at: start) == nil)
        stage.follow(state, isAuthorized: true, completionUntil: nil, at: start + 60)
        #expect(stage.show(at: start + 60) != nil)
    }

    @Test func aCompletionIsShownThenDismissed() throws {
        var stage = ActivityPresenter()
        var server = try running()
        stage.follow(server.state, isAuthorized: true, completionUntil: nil, at: start)
        try server.perform(.complete(), at: start + 600)
        stage.follow(server.state, isAuthorized: true, completionUntil: start + 604, at: start + 600)
        #expect(stage.show(at: start + 600)?.content.isCompleted == true)
        stage.follow(server.state, isAuthorized: true, completionUntil: nil, at: start + 604)
        #expect(stage.show(at: start + 604) == nil)
    }

    // MARK: Beside others

    private func others(
        _ apps: [String] = ["script"], at date: Date, alert: Bool = false, relevance: Double = 0
    ) throws -> SystemState {
        var system = SystemState()
        for app in apps {
            var request = try ActivityRequest(
                id: app, app: app, attributes: ScriptAttributes(name: app),
                content: ActivityContent(
                    state: ScriptAttributes.ContentState(title: app), staleDate: nil, relevanceScore: relevance))
            if alert { request.alert = AlertConfiguration(title: "Look", body: "", sound: .default) }
            system.handle(.request(request), at: date)
        }
        return system
    }

    @Test func twoAppsAreMinimalAndTheMoreRelevantIsAttached() throws {
        var stage = ActivityPresenter()
        let state = try running().state
        stage.follow(
            state, others: try others(at: start - 60), isAuthorized: true, completionUntil: nil, at: start)
        #expect(stage.show(at: start)?.place == .minimalAttached)
        #expect(stage.others(at: start).map(\.place) == [.minimalDetached])
        #expect(stage.others(at: start).map(\.precedesSitting) == [false])
        stage.follow(
            state, others: try others(at: start, relevance: SystemState.sittingRelevance + 1), isAuthorized: true,
            completionUntil: nil, at: start)
        #expect(stage.show(at: start)?.place == .minimalDetached)
        #expect(stage.others(at: start).map(\.place) == [.minimalAttached])
        #expect(stage.others(at: start).map(\.precedesSitting) == [true])
    }

    @Test func anotherAppsAlertExpandsForAWhile() throws {
        var stage = ActivityPresenter()
        let alerted = start + 60
        stage.follow(
            try running().state, others: try others(at: alerted, alert: true), isAuthorized: true,
            completionUntil: nil, at: alerted)
        #expect(stage.others(at: alerted).first?.isExpanded == true)
        #expect(stage.others(at: alerted).first?.place == .minimalDetached)
        #expect(stage.show(at: alerted)?.place == .minimalAttached)
        let end = alerted + SystemRules().alertDuration
        #expect(stage.system.nextDeadline(after: alerted) == end)
        #expect(stage.others(at: end).first?.isExpanded == false)
    }

    @Test func afterEightHoursTheOtherAppHasTheIslandAlone() throws {
        var stage = ActivityPresenter()
        let ended = start + SystemState.longestActive
        stage.follow(
            try running().state, others: try others(at: ended - 60), isAuthorized: true, completionUntil: nil,
            at: ended)
        #expect(stage.show(at: ended)?.isInIsland == false)
        #expect(stage.others(at: ended).map(\.place) == [.compact])
    }

    @Test func switchingLiveActivitiesOffHidesAllAndOnRestoresThem() throws {
        var stage = ActivityPresenter()
        let (state, system) = (try running().state, try others(["x", "y"], at: start))
        stage.follow(state, others: system, isAuthorized: false, completionUntil: nil, at: start)
        #expect(stage.show(at: start) == nil)
        #expect(stage.others(at: start).isEmpty)
        stage.follow(state, others: system, isAuthorized: true, completionUntil: nil, at: start)
        #expect(stage.show(at: start) != nil)
        #expect(stage.others(at: start).count == 2)
    }

    @Test func anUndrawableActivityIsIgnored() throws {
        var system = try others(at: start)
        let content = EncodedContent(state: Data("[]".utf8))
        for type in ["PizzaAttributes", "ScriptAttributes"] {
            system.handle(
                .request(
                    ActivityRequest(
                        id: type, app: type, attributesType: type, attributes: Data("?".utf8), content: content)),
                at: start)
        }
        var stage = ActivityPresenter()
        stage.follow(try running().state, others: system, isAuthorized: true, completionUntil: nil, at: start)
        #expect(stage.others(at: start).map(\.activity.id) == ["script"])
        #expect(stage.show(at: start) != nil)
    }

    @Test func othersAreShownWithoutASitting() throws {
        var stage = ActivityPresenter()
        stage.follow(.idle, others: try others(at: start), isAuthorized: true, completionUntil: nil, at: start)
        #expect(stage.show(at: start) == nil)
        #expect(stage.others(at: start).map(\.place) == [.compact])
    }

    @Test func aSittingStartsInAnyAppPhase() throws {
        var system = try others(at: start)
        system.handle(.power(false), at: start)
        system.handle(.power(true), at: start)
        var stage = ActivityPresenter()
        stage.follow(try running().state, others: system, isAuthorized: true, completionUntil: nil, at: start)
        #expect(stage.show(at: start) != nil)
    }

    @Test func aCancelledSittingIsDismissedAtOnce() throws {
        var stage = ActivityPresenter()
        stage.follow(try running().state, isAuthorized: true, completionUntil: nil, at: start)
        stage.follow(.idle, isAuthorized: true, completionUntil: nil, at: start + 1)
        #expect(stage.show(at: start + 1) == nil)
    }

    @Test func anEndedActivityStillFollowsPauseAndResume() throws {
        var stage = ActivityPresenter()
        var server = try running()
        stage.follow(server.state, isAuthorized: true, completionUntil: nil, at: start)
        let ended = start + SystemState.longestActive + 60
        #expect(stage.show(at: ended)?.content.pausedAt == nil)
        try server.perform(.pause, at: ended)
        stage.follow(server.state, isAuthorized: true, completionUntil: nil, at: ended)
        #expect(stage.show(at: ended)?.isInIsland == false)
        #expect(stage.show(at: ended)?.content.pausedAt == ended)
        try server.perform(.resume, at: ended + 30)
        stage.follow(server.state, isAuthorized: true, completionUntil: nil, at: ended + 30)
        #expect(stage.show(at: ended + 30)?.content == server.state.contentState)
    }
}
