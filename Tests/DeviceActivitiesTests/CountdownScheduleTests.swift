import ActivitySystem
import Foundation
import LiveActivities
import Store
import Testing

@testable import DeviceActivities

struct CountdownScheduleTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func countdown(_ title: String, _ seconds: TimeInterval) -> StoredCountdown {
        StoredCountdown(id: title.lowercased(), title: title, endDate: start + seconds, created: start)
    }

    private func activities(_ countdowns: StoredCountdown..., at seconds: TimeInterval = 0) -> StoredActivities {
        var activities = StoredActivities(countdowns: countdowns)
        activities.catchUp(at: start + seconds)
        return activities
    }

    /// The titles of the visible countdowns, from their content.
    private func shown(_ activities: StoredActivities, at seconds: TimeInterval) -> [String] {
        activities.system.activitiesOnShow(at: start + seconds).compactMap {
            try? $0.content.decoded(as: CountdownAttributes.ContentState.self).state.title
        }
    }

    @Test func theSoonestCountdownIsShown() {
        let activities = activities(countdown("Launch", 3600), countdown("Tea", 180), countdown("Bread", 600))
        #expect(shown(activities, at: 0) == ["Tea"])
        #expect(activities.nextChange == start + 180)
    }

    @Test func aSoonerCountdownReplacesTheShownOne() {
        var activities = activities(countdown("Bread", 600))
        activities.countdowns.append(countdown("Tea", 180))
        activities.catchUp(at: start + 10)
        #expect(shown(activities, at: 10) == ["Tea"])
        activities.catchUp(at: start + 180)
        #expect(shown(activities, at: 180) == ["Bread"])
    }

    @Test func overdueEventsHappenAtTheirOwnInstants() {
        var activities = activities(countdown("Tea", 180), countdown("Bread", 600), countdown("Launch", 9000))
        activities.catchUp(at: start + 1000)
        #expect(shown(activities, at: 1000) == ["Launch"])
        #expect(activities.system.startDate(of: "countdown:launch") == start + 600)
        #expect(activities.countdowns.map(\.startedAt) == [start, start + 180, start + 600])
    }

    @Test func checkingOftenOrOnceGivesTheSameResult() {
        let list = [countdown("Tea", 180), countdown("Bread", 600), countdown("Cake", 600), countdown("Train", 40_000)]
        var often = StoredActivities(countdowns: list)
        for seconds in stride(from: 0.0, through: 45_000, by: 77) {
            often.catchUp(at: start + seconds)
        }
        var once = StoredActivities(countdowns: list)
        once.catchUp(at: start)
        once.catchUp(at: start + 44_968)
        // The number of activities and the time of the last request are the same too.
        #expect(often == once)
    }

    @Test func amongEqualEndsTheFirstIsShownAndBothEnd() {
        var activities = activities(countdown("Tea", 180), countdown("Bread", 180))
        #expect(shown(activities, at: 0) == ["Tea"])
        activities.catchUp(at: start + 180)
        #expect(shown(activities, at: 180).isEmpty)
        #expect(activities.nextChange == nil)
    }

    @Test func aRemovedCountdownIsNoLongerShown() {
        var activities = activities(countdown("Tea", 180), countdown("Bread", 600))
        activities.countdowns.removeFirst()
        activities.catchUp(at: start + 20)
        #expect(shown(activities, at: 20) == ["Bread"])
        activities.countdowns = []
        activities.catchUp(at: start + 30)
        #expect(activities.isEmpty)
    }

    @Test func aCountdownEndedByTheUserStaysEnded() {
        var activities = activities(countdown("Launch", 100_000))
        activities.system.handle(.end(id: "countdown:launch"), at: start + 60)
        for seconds in [61.0, 20_000, 40_000, 90_000] {
            activities.catchUp(at: start + seconds)
            #expect(!activities.system.isLive("countdown:launch"))
        }
        #expect(activities.countdowns.count == 1)
    }

    @Test func aCountdownEndedAfterEightHoursIsRequestedAgain() {
        var activities = activities(countdown("Launch", 100_000))
        activities.catchUp(at: start + 8 * 3600)
        #expect(activities.system.isLive("countdown:launch"))
        #expect(activities.system.startDate(of: "countdown:launch") == start + 8 * 3600)
        activities.catchUp(at: start + 90_000)
        #expect(activities.system.startDate(of: "countdown:launch") == start + 3 * 8 * 3600)
    }

    @Test func aRefusedStartIsRetriedWhenTheDeviceHasRoom() throws {
        var full = StoredActivities()
        for number in 0..<20 {
            let request = ActivityRequest(
                id: "\(number)", app: "app\(number / 5)", attributesType: "T", attributes: Data("{}".utf8),
                content: EncodedContent(state: Data("{}".utf8)))
            full.system.handle(.request(request), at: start)
        }
        full.countdowns = [countdown("Tea", 180)]
        full.catchUp(at: start + 1)
        #expect(!full.system.isLive("countdown:tea"))
        full.system.handle(.end(id: "0", dismissalPolicy: .immediate), at: start + 2)
        full.catchUp(at: start + 2)
        #expect(full.system.isLive("countdown:tea"))
    }

    @Test func aCountdownIsForgottenADayAfterItsEnd() {
        var activities = activities(countdown("Tea", 180))
        activities.catchUp(at: start + 180 + 86_399)
        #expect(activities.countdowns.count == 1)
        activities.catchUp(at: start + 180 + 86_400)
        #expect(activities.isEmpty)
    }

    @Test func anActivityOfAnotherAppIsLeftAlone() {
        var activities = StoredActivities(countdowns: [countdown("Tea", 180)])
        let request = ActivityRequest(
            id: "mine", app: "countdown", attributesType: "CountdownAttributes", attributes: Data("{}".utf8),
            content: EncodedContent(state: Data("{}".utf8)))
        activities.system.handle(.request(request), at: start)
        activities.catchUp(at: start + 200)
        #expect(activities.system.isLive("mine"))
    }
}
