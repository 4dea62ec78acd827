import ActivitySystem
import Foundation
import Testing

/// The API behaves as ActivityKit's documentation says.
@Suite(.timeLimit(.minutes(10))) struct ActivityTests {
    struct Tea: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var kind = "green"
    }

    let clock = VirtualClock(Date(timeIntervalSinceReferenceDate: 800_000_000))

    private func content(_ minutes: Int, stale: Date? = nil) -> ActivityContent<Tea.ContentState> {
        ActivityContent(state: Tea.ContentState(minutes: minutes), staleDate: stale)
    }

    private func onDevice<Result>(_ body: (ActivityHost) async throws -> Result) async throws -> Result {
        let host = ActivityHost(clock: clock)
        return try await ActivityHost.$current.withValue(host) { try await body(host) }
    }

    private func all<Sequence: AsyncSequence>(_ sequence: Sequence) async -> [Sequence.Element]
    where Sequence.Failure == Never {
        var elements: [Sequence.Element] = []
        for await element in sequence { elements.append(element) }
        return elements
    }

    @Test func aLifeFromRequestToDismissal() async throws {
        try await onDevice { _ in
            let activity = try Activity.request(attributes: Tea(), content: content(3))
            #expect(Activity<Tea>.activities.map(\.id) == [activity.id])
            #expect(activity.activityState == .active)
            let (states, contents) = (activity.activityStateUpdates, activity.contentUpdates)
            await activity.update(content(2, stale: clock.now + 60))
            #expect(activity.content.state.minutes == 2)
            clock.advance(by: 60)
            #expect(activity.activityState == .stale)
            await activity.update(content(1))
            await activity.end(content(0), dismissalPolicy: .after(clock.now + 600))
            #expect(activity.activityState == .ended)
            await activity.update(content(9))
            #expect(activity.content.state.minutes == 0)
            clock.advance(by: 600)
            #expect(activity.activityState == .dismissed)
            #expect(Activity<Tea>.activities.isEmpty)
            #expect(await all(states) == [.stale, .active, .ended, .dismissed])
            #expect(await all(contents).map(\.state.minutes) == [2, 1, 0])
        }
    }

    @Test func lastContentOfADismissedActivityIsKept() async throws {
        try await onDevice { _ in
            let activity = try Activity.request(attributes: Tea(), content: content(3))
            await activity.update(content(2))
            await activity.end(nil, dismissalPolicy: .immediate)
            #expect(activity.content.state.minutes == 2)
            let other = try Activity.request(attributes: Tea(), content: content(3))
            await other.end(content(0), dismissalPolicy: .immediate)
            await other.end(content(7), dismissalPolicy: .immediate)
            #expect(other.activityState == .dismissed)
            #expect(other.content.state.minutes == 0)
        }
    }

    @Test func sequencesAreNamedAsInActivityKit() async throws {
        try await onDevice { _ in
            let activities: Activity<Tea>.ActivityUpdates = Activity<Tea>.activityUpdates
            var next: Activity<Tea>.ActivityUpdates.Iterator = activities.makeAsyncIterator()
            let activity = try Activity.request(attributes: Tea(), content: content(3), pushType: .token)
            #expect(await next.next()?.id == activity.id)
            let states: Activity<Tea>.ActivityStateUpdates = activity.activityStateUpdates
            let contents: Activity<Tea>.ContentUpdates = activity.contentUpdates
            let tokens: Activity<Tea>.PushTokenUpdates = activity.pushTokenUpdates
            let starts: Activity<Tea>.PushTokenUpdates = Activity<Tea>.pushToStartTokenUpdates
            await activity.end(content(0), dismissalPolicy: .after(clock.now + 60))
            clock.advance(by: 60)
            #expect(await all(states) == [.ended, .dismissed])
            #expect(await all(contents).count == 1)
            #expect(await all(tokens).count == 1)
            var start: Activity<Tea>.PushTokenUpdates.Iterator = starts.makeAsyncIterator()
            #expect(await start.next() == Activity<Tea>.pushToStartToken)
        }
    }

    @Test func theSystemEndsAnActivityAfterEightHours() async throws {
        try await onDevice { _ in
            let activity = try Activity.request(attributes: Tea(), content: content(3))
            clock.advance(by: 8 * 3600 - 1)
            #expect(activity.activityState == .active)
            clock.advance(by: 1)
            #expect(activity.activityState == .ended)
            clock.advance(by: 4 * 3600)
            #expect(activity.activityState == .dismissed)
        }
    }

    @Test func aRefusedRequestThrowsApplesErrorAndCreatesNothing() async throws {
        try await onDevice { host in
            host.perform(.move(app: ActivityHost.app, to: .background))
            #expect(throws: ActivityAuthorizationError.visibility) {
                try Activity.request(attributes: Tea(), content: content(3))
            }
            host.perform(.move(app: ActivityHost.app, to: .foreground))
            #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
                try Activity.request(
                    attributes: Tea(kind: String(repeating: "x", count: 4096)), content: content(3))
            }
            #expect(Activity<Tea>.activities.isEmpty)
        }
    }

    @Test func authorizationAndItsUpdates() async throws {
        try await onDevice { host in
            let info = ActivityAuthorizationInfo()
            let (updates, frequent) = (info.activityEnablementUpdates, info.frequentPushEnablementUpdates)
            #expect(info.areActivitiesEnabled && !info.frequentPushesEnabled)
            host.perform(.authorization(false))
            #expect(!info.areActivitiesEnabled)
            host.perform(.authorization(true))
            var capabilities = AppCapabilities()
            capabilities.frequentUpdates = true
            host.perform(.declare(app: ActivityHost.app, capabilities))
            #expect(info.frequentPushesEnabled)
            #expect(await all(updates.prefix(2)) == [false, true])
            #expect(await all(frequent.prefix(1)) == [true])
        }
    }

    @Test func pushTokensComeWithThePushTypeAndAreReadFromTheSequence() async throws {
        try await onDevice { host in
            let plain = try Activity.request(attributes: Tea(), content: content(3))
            #expect(plain.pushToken == nil)
            let activity = try Activity.request(attributes: Tea(), content: content(3), pushType: .token)
            let token = try #require(activity.pushToken)
            let tokens = activity.pushTokenUpdates
            host.perform(.power(false))
            host.perform(.power(true))
            let renewed = try #require(activity.pushToken)
            #expect(await all(tokens.prefix(2)) == [token, renewed])
            #expect(token != renewed)
        }
    }

    @Test func aServerStartsAnActivityAndTheAppIsNotified() async throws {
        try await onDevice { host in
            #expect(Activity<Tea>.pushToStartToken?.count == 32)
            let started = Activity<Tea>.activityUpdates
            var request = try ActivityRequest(id: "pushed", attributes: Tea(kind: "black"), content: content(5))
            request.alert = AlertConfiguration(title: "Tea", body: "Now", sound: .default)
            host.perform(.push(ActivityPush(.start(request), timestamp: clock.now)))
            let activity = try #require(await all(started.prefix(1)).first)
            #expect(activity.id == "pushed")
            #expect(activity.attributes.kind == "black")
            #expect(activity.content.state.minutes == 5)
        }
    }

    @Test func thePushToStartTokenFollowsThePermission() async throws {
        try await onDevice { host in
            let tokens = Activity<Tea>.pushToStartTokenUpdates
            host.perform(.authorization(false))
            #expect(Activity<Tea>.pushToStartToken == nil)
            host.perform(.authorization(true))
            #expect(await all(tokens.prefix(2)).count == 2)
        }
    }

    @Test func aScheduledActivityIsPendingUntilItStarts() async throws {
        try await onDevice { host in
            let alert = AlertConfiguration(title: "Tea", body: "Now", sound: .named("gong.caf"))
            let activity = try Activity.request(
                attributes: Tea(), content: content(3), alertConfiguration: alert, start: clock.now + 3600)
            #expect(activity.activityState == .pending)
            host.perform(.move(app: ActivityHost.app, to: .background))
            clock.advance(by: 3600)
            #expect(activity.activityState == .active)
        }
    }

    @Test func anOlderUpdateThatArrivesLaterIsIgnored() async throws {
        try await onDevice { _ in
            let activity = try Activity.request(attributes: Tea(), content: content(3))
            clock.advance(by: 60)
            await activity.update(content(2), timestamp: clock.now)
            await activity.update(content(9), timestamp: clock.now - 30)
            #expect(activity.content.state.minutes == 2)
            await activity.end(nil, timestamp: clock.now - 30)
            #expect(activity.activityState == .active)
        }
    }

    @Test func devicesAreIndependent() async throws {
        try await onDevice { _ in
            _ = try Activity.request(attributes: Tea(), content: content(3))
            try await onDevice { _ in
                #expect(Activity<Tea>.activities.isEmpty)
            }
            ActivityHost.$app.withValue("another") { #expect(Activity<Tea>.activities.isEmpty) }
        }
    }

    @Test func anUpdateEverySecondForADayLosesNoEvent() async throws {
        try await onDevice { host in
            let activity = try Activity.request(attributes: Tea(), content: content(0))
            var activities = [activity]
            for second in 1...86_400 {
                clock.advance(by: 1)
                if second % (7 * 3600) == 0 {
                    await activities[activities.count - 1].end(nil, dismissalPolicy: .immediate)
                    activities.append(try Activity.request(attributes: Tea(), content: content(second)))
                }
                await activities[activities.count - 1].update(content(second))
            }
            #expect(activities.map(\.activityState) == [.dismissed, .dismissed, .dismissed, .active])
            #expect(activities[3].content.state.minutes == 86_400)
        }
    }
}
