import Foundation
import Samples
import Testing

struct CountdownControllerTests {
    private let clock = VirtualClock(Date(timeIntervalSince1970: 1_767_952_000))
    private let controller = CountdownController()
    private let tea = #"{"endDate": 1767952260000, "title": "Tea"}"#

    private func onDevice(_ body: (ActivityHost) async throws -> Void) async throws {
        let host = ActivityHost(clock: clock)
        try await ActivityHost.$current.withValue(host) { try await body(host) }
    }

    @Test func aCountdownStartsChangesAndStops() async throws {
        try await onDevice { host async throws in
            let started = try await controller.start(tea)
            #expect(controller.isRunning)
            let content = try #require(host.state.content(of: started.activityId))
            let state = try content.decoded(as: CountdownAttributes.ContentState.self)
            #expect(state.state.title == "Tea")
            #expect(state.state.endDate == Date(timeIntervalSince1970: 1_767_952_260))
            #expect(state.staleDate == state.state.endDate)
            try await controller.update(##"{"endDate": 1767952999500, "title": "Bread", "color": "#C76542"}"##)
            let changed = try #require(host.state.content(of: started.activityId))
            #expect(try changed.decoded(as: CountdownAttributes.ContentState.self).state.title == "Bread")
            try await controller.stop()
            #expect(!controller.isRunning)
            #expect(host.state.activities.isEmpty)
        }
    }

    @Test func thereIsOneAtATime() async throws {
        try await onDevice { _ async throws in
            _ = try await controller.start(tea)
            await #expect(throws: CountdownError.alreadyRunning) { _ = try await controller.start(tea) }
        }
    }

    @Test func withoutOneThereIsNothingToChangeOrToStop() async throws {
        try await onDevice { _ async throws in
            await #expect(throws: CountdownError.notStarted) { try await controller.update(tea) }
            await #expect(throws: CountdownError.notStarted) { try await controller.stop() }
        }
    }

    @Test func switchedOffItIsUnavailableAndInTheBackgroundItFailsToStart() async throws {
        try await onDevice { host async throws in
            host.perform(.authorization(false))
            #expect(!controller.areActivitiesEnabled)
            await #expect(throws: CountdownError.unavailable) { _ = try await controller.start(tea) }
            host.perform(.authorization(true))
            host.perform(.move(app: ActivityHost.app, to: .background))
            let reason = ActivityAuthorizationError.visibility.description
            await #expect(throws: CountdownError.failedToStart(reason: reason)) { _ = try await controller.start(tea) }
        }
    }

    @Test func incorrectDataNamesTheFieldAndChangesNothing() async throws {
        try await onDevice { host async throws in
            await #expect(throws: CountdownError.incorrectData(field: "endDate", problem: "it is missing")) {
                _ = try await controller.start(#"{"title": "Tea"}"#)
            }
            #expect(host.state.activities.isEmpty)
        }
    }

    @Test func oneThatTheSystemEndedIsNoHindrance() async throws {
        try await onDevice { _ async throws in
            _ = try await controller.start(tea)
            clock.advance(by: 8 * 3600)
            #expect(!controller.isRunning)
            _ = try await controller.start(tea)
            #expect(controller.isRunning)
        }
    }
}
