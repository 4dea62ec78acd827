import ActivitySystem
import Foundation
import Meditation
import Testing

@testable import islet

struct ActivityStageTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func running() throws -> TimerServer {
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: 600)), at: start)
        return server
    }

    @Test func aRunningSittingIsOnShowWithItsContent() throws {
        var stage = ActivityStage()
        let state = try running().state
        stage.follow(state, isAuthorized: true, completionUntil: nil, at: start)
        #expect(stage.show(at: start)?.content == state.contentState)
    }

    @Test func eightHoursCountFromTheBeginningOfTheSittingNotOfTheScreen() throws {
        var stage = ActivityStage()
        let opened = start + 3600
        stage.follow(try running().state, isAuthorized: true, completionUntil: nil, at: opened)
        #expect(stage.system.nextDeadline(after: opened) == start + SystemState.longestActive)
        #expect(stage.show(at: start + 13 * 3600) == nil)
    }

    @Test func whatTheSystemEndedAfterEightHoursIsOnTheLockScreenAloneAndLaterNowhere() throws {
        var stage = ActivityStage()
        stage.follow(try running().state, isAuthorized: true, completionUntil: nil, at: start)
        let ended = start + SystemState.longestActive
        #expect(stage.show(at: ended - 1)?.isInIsland == true)
        #expect(stage.show(at: ended)?.isInIsland == false)
        #expect(stage.system.nextDeadline(after: ended) == ended + SystemState.longestAfterEnd)
        #expect(stage.show(at: ended + SystemState.longestAfterEnd) == nil)
    }

    @Test func switchingLiveActivitiesOffHidesAndOnBringsBack() throws {
        var stage = ActivityStage()
        let state = try running().state
        stage.follow(state, isAuthorized: false, completionUntil: nil, at: start)
        #expect(stage.show(at: start) == nil)
        stage.follow(state, isAuthorized: true, completionUntil: nil, at: start + 60)
        #expect(stage.show(at: start + 60) != nil)
    }

    @Test func aCompletionIsOnShowWhileItIsShownAndThenDismissed() throws {
        var stage = ActivityStage()
        var server = try running()
        stage.follow(server.state, isAuthorized: true, completionUntil: nil, at: start)
        try server.perform(.complete(), at: start + 600)
        stage.follow(server.state, isAuthorized: true, completionUntil: start + 604, at: start + 600)
        #expect(stage.show(at: start + 600)?.content.isCompleted == true)
        stage.follow(server.state, isAuthorized: true, completionUntil: nil, at: start + 604)
        #expect(stage.show(at: start + 604) == nil)
    }

    @Test func aCancelledSittingIsDismissedAtOnce() throws {
        var stage = ActivityStage()
        stage.follow(try running().state, isAuthorized: true, completionUntil: nil, at: start)
        stage.follow(.idle, isAuthorized: true, completionUntil: nil, at: start + 1)
        #expect(stage.show(at: start + 1) == nil)
    }

    @Test func whatTheSystemEndedStandsWhenTheSittingIsPaused() throws {
        var stage = ActivityStage()
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
