import ActivitySystem
import Foundation
import Testing

@Suite(.timeLimit(.minutes(10))) struct SystemStateTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private let hour: TimeInterval = 3600

    private func content(_ bytes: Int = 10, stale: Date? = nil, relevance: Double = 0) -> EncodedContent {
        EncodedContent(state: Data(repeating: 0x20, count: bytes), staleDate: stale, relevanceScore: relevance)
    }

    private func request(_ id: String = "a", content: EncodedContent? = nil, at date: Date? = nil) -> SystemCommand {
        .request(
            ActivityRequest(
                id: id, attributesType: "Attributes", attributes: Data("{}".utf8), content: content ?? self.content(),
                start: date))
    }

    @Test func aRequestShowsInBothPlacesAtOnce() throws {
        var system = SystemState()
        #expect(system.handle(request(), at: start) == [.stateChanged(id: "a", .active)])
        let shown = try #require(system.activityOnShow(at: start))
        #expect(shown.isInIsland && shown.isOnLockScreen && !shown.isStale)
    }

    @Test func aRequestIsRefusedWhileSwitchedOff() {
        var system = SystemState()
        system.handle(.authorization(false), at: start)
        #expect(system.handle(request(), at: start) == [.refused(id: "a", .denied)])
    }

    @Test func theSizeLimitIsExactToTheByte() {
        var system = SystemState()
        let attributes = 2
        let tooLarge = request(content: content(SystemState.contentLimit - attributes + 1))
        #expect(system.handle(tooLarge, at: start) == [.refused(id: "a", .attributesTooLarge)])
        let fitting = request(content: content(SystemState.contentLimit - attributes))
        #expect(system.handle(fitting, at: start) == [.stateChanged(id: "a", .active)])
    }

    @Test func anIdentifierIsUsedOnceAtATime() {
        var system = SystemState()
        system.handle(request(), at: start)
        #expect(system.handle(request(), at: start) == [.refused(id: "a", .malformedActivityIdentifier)])
        system.handle(.end(id: "a", dismissalPolicy: .immediate), at: start)
        #expect(system.handle(request(), at: start) == [.stateChanged(id: "a", .active)])
    }

    @Test func switchingOffHidesAtOnceAndOnBringsBackTheNewestContent() {
        var system = SystemState()
        system.handle(request(), at: start)
        #expect(system.handle(.authorization(false), at: start + 60) == [.authorizationChanged(false, app: "app")])
        #expect(system.activityOnShow(at: start + 60) == nil)
        system.handle(.update(id: "a", content: content(20)), at: start + 70)
        system.handle(.authorization(true), at: start + 80)
        #expect(system.activityOnShow(at: start + 80)?.content.state.count == 20)
    }

    @Test func contentGoesStaleAtItsDateAndAnUpdateRefreshesIt() {
        var system = SystemState()
        system.handle(request(content: content(stale: start + 60)), at: start)
        #expect(system.nextDeadline(after: start) == start + 60)
        #expect(system.standing(at: start + 59.9).state(of: "a") == .active)
        #expect(system.activityOnShow(at: start + 60)?.isStale == true)
        let events = system.handle(.update(id: "a", content: content(20, stale: start + 120)), at: start + 70)
        #expect(events == [.stateChanged(id: "a", .stale), .contentChanged(id: "a"), .stateChanged(id: "a", .active)])
        #expect(system.nextDeadline(after: start + 70) == start + 120)
    }

    @Test func anUpdateWithAPastStaleDateIsStaleAtOnce() {
        var system = SystemState()
        system.handle(request(), at: start)
        let events = system.handle(.update(id: "a", content: content(stale: start)), at: start + 1)
        #expect(events == [.contentChanged(id: "a"), .stateChanged(id: "a", .stale)])
    }

    @Test func activityLeavesTheIslandAfterEightHoursAndTheLockScreenAfterTwelve() throws {
        var system = SystemState()
        system.handle(request(), at: start)
        #expect(system.nextDeadline(after: start) == start + 8 * hour)
        let ended = try #require(system.activityOnShow(at: start + 8 * hour))
        #expect(ended.state == .ended && !ended.isInIsland && ended.isOnLockScreen)
        #expect(system.nextDeadline(after: start + 8 * hour) == start + 12 * hour)
        #expect(system.activityOnShow(at: start + 12 * hour) == nil)
        #expect(
            system.advance(to: start + 20 * hour) == [
                .stateChanged(id: "a", .ended), .stateChanged(id: "a", .dismissed),
            ])
        #expect(system.nextDeadline(after: start + 20 * hour) == nil)
    }

    @Test(arguments: [
        (ActivityUIDismissalPolicy.default, 4 * 3600.0), (.immediate, 0), (.after(.distantFuture), 4 * 3600),
        (.after(.distantPast), 0),
    ])
    func theDismissalPolicyDecidesHowLongItStays(policy: ActivityUIDismissalPolicy, seconds: TimeInterval) {
        var system = SystemState()
        system.handle(request(), at: start)
        system.handle(.end(id: "a", dismissalPolicy: policy), at: start + 60)
        let removal = start + 60 + seconds
        #expect(system.standing(at: removal).state(of: "a") == nil)
        if seconds > 0 { #expect(system.standing(at: removal - 1).state(of: "a") == .ended) }
    }

    @Test func aDismissalDateWithinFourHoursIsKept() {
        var system = SystemState()
        system.handle(request(), at: start)
        system.handle(.end(id: "a", dismissalPolicy: .after(start + 900)), at: start + 60)
        #expect(system.nextDeadline(after: start + 60) == start + 900)
    }

    @Test func anEndedActivityIgnoresUpdatesAndEnds() {
        var system = SystemState()
        system.handle(request(), at: start)
        system.handle(.end(id: "a", content: content(33)), at: start)
        #expect(system.handle(.update(id: "a", content: content()), at: start) == [.ignored(id: "a", .alreadyEnded)])
        #expect(system.handle(.end(id: "a"), at: start) == [.ignored(id: "a", .alreadyEnded)])
        #expect(system.activityOnShow(at: start)?.content.state.count == 33)
    }

    @Test func aSecondEndCanOnlyShortenTheTimeOnTheLockScreen() {
        var system = SystemState()
        system.handle(request(), at: start)
        system.handle(.end(id: "a", dismissalPolicy: .after(start + 600)), at: start)
        #expect(system.handle(.end(id: "a"), at: start + 1) == [.ignored(id: "a", .alreadyEnded)])
        #expect(system.nextDeadline(after: start + 1) == start + 600)
        let events = system.handle(.end(id: "a", dismissalPolicy: .immediate), at: start + 2)
        #expect(events == [.stateChanged(id: "a", .dismissed)])
    }

    @Test func aTooLargeUpdateKeepsTheOldContent() {
        var system = SystemState()
        system.handle(request(), at: start)
        let events = system.handle(.update(id: "a", content: content(SystemState.contentLimit)), at: start)
        #expect(events == [.ignored(id: "a", .contentTooLarge)])
        #expect(system.activityOnShow(at: start)?.content == content())
    }

    @Test func theUsersDismissalEndsAndRemoves() {
        var system = SystemState()
        system.handle(request(), at: start)
        let events = system.handle(.dismissByPerson(id: "a"), at: start)
        #expect(
            events == [
                .dismissedByPerson(id: "a"), .stateChanged(id: "a", .ended), .stateChanged(id: "a", .dismissed),
            ])
        #expect(system.handle(.dismissByPerson(id: "a"), at: start) == [.ignored(id: "a", .unknownActivity)])
    }

    @Test func aScheduledActivityIsInvisibleUntilItStarts() {
        var system = SystemState()
        #expect(system.handle(request(at: start + 60), at: start) == [.stateChanged(id: "a", .pending)])
        #expect(system.activityOnShow(at: start + 59) == nil)
        #expect(system.activityOnShow(at: start + 60)?.state == .active)
        #expect(system.nextDeadline(after: start + 60) == start + 60 + 8 * hour)
    }

    @Test func endingAScheduledActivityRemovesIt() {
        var system = SystemState()
        system.handle(request(at: start + 60), at: start)
        system.handle(.end(id: "a"), at: start)
        #expect(system.activityOnShow(at: start + 120) == nil)
    }

    @Test func relevanceThenAgeDecidesTheIsland() {
        var system = SystemState()
        system.handle(request("old"), at: start)
        system.handle(request("young"), at: start + 1)
        #expect(system.activitiesOnShow(at: start + 2).map(\.id) == ["old", "young"])
        system.handle(.update(id: "young", content: content(relevance: 50)), at: start + 2)
        let shown = system.activitiesOnShow(at: start + 2)
        #expect(shown.map(\.id) == ["young", "old"])
        #expect(shown.map(\.isInIsland) == [true, false])
    }

    @Test func goingBackInTimeChangesNothing() {
        var system = SystemState()
        system.handle(request(), at: start)
        let before = system
        #expect(system.advance(to: start - 9 * hour).isEmpty)
        #expect(system == before)
    }

    @Test func everyStageSurvivesEncoding() throws {
        var system = SystemState()
        system.handle(request("pending", at: start + 60), at: start)
        system.handle(request("stale", content: content(stale: start)), at: start)
        system.handle(request("ended"), at: start)
        system.handle(.end(id: "ended", dismissalPolicy: .after(start + 5)), at: start)
        let copy = try JSONDecoder().decode(SystemState.self, from: JSONEncoder().encode(system))
        #expect(copy == system)
    }
}
