import Foundation
import LiveActivities
import Testing

@Suite struct CountdownItemTests {
    private let now = Date(timeIntervalSinceReferenceDate: 10_000)

    private func item(_ id: String, in seconds: TimeInterval?, _ status: CountdownItem.Status = .active)
        -> CountdownItem
    {
        CountdownItem(id: id, endDate: seconds.map { now + $0 }, title: id, status: status)
    }

    @Test func theSoonestCountdownIsAmongTheRunningOnes() {
        let items = [
            item("later", in: 200), item("soon", in: 100), item("paused", in: 50, .paused),
            item("ended", in: 50, .ended),
            item("past", in: -1), item("now", in: 0), item("without", in: nil),
        ]
        #expect(items.endingSoonest(at: now)?.id == "soon")
    }

    @Test func amongEqualEndsTheFirstIsSoonest() {
        #expect([item("a", in: 9), item("b", in: 9)].endingSoonest(at: now)?.id == "a")
    }

    @Test func anEmptyListHasNoSoonestCountdown() {
        #expect([CountdownItem]().endingSoonest(at: now) == nil)
        #expect([item("past", in: -1), item("without", in: nil)].endingSoonest(at: now) == nil)
    }

    @Test func longEndedItemsAreLeftOut() {
        let items = [
            item("day", in: -86_400), item("almost", in: -86_399), item("without", in: nil), item("next", in: 5),
        ]
        #expect(items.withoutLongEnded(at: now).map(\.id) == ["almost", "without", "next"])
    }

    @Test func timeUntilTheEndIsNeverNegative() {
        #expect(item("a", in: 90).timeUntilEnd(at: now) == 90)
        #expect(item("a", in: -90).timeUntilEnd(at: now) == 0)
        #expect(item("a", in: nil).timeUntilEnd(at: now) == 0)
    }

    @Test func recentlyIsAfterTheEndAndWithinTheInterval() {
        #expect(!item("a", in: 1).hasEndedRecently(at: now))
        #expect(!item("a", in: 0).hasEndedRecently(at: now))
        #expect(item("a", in: -600).hasEndedRecently(at: now))
        #expect(!item("a", in: -601).hasEndedRecently(at: now))
        #expect(item("a", in: -601).hasEndedRecently(within: 660, at: now))
        #expect(!item("a", in: nil).hasEndedRecently(at: now))
    }

    @Test func anActivityStartsOnlyForADifferentItem() {
        let (tea, bread) = (item("tea", in: 1), item("bread", in: 2))
        #expect(CountdownItem.shouldStartLiveActivity(for: tea, after: nil, isEnabled: true))
        #expect(CountdownItem.shouldStartLiveActivity(for: tea, after: bread, isEnabled: true))
        #expect(!CountdownItem.shouldStartLiveActivity(for: tea, after: tea, isEnabled: true))
        #expect(!CountdownItem.shouldStartLiveActivity(for: nil, after: tea, isEnabled: true))
        #expect(!CountdownItem.shouldStartLiveActivity(for: tea, after: nil, isEnabled: false))
    }

    @Test(arguments: [
        (0.0, "Ended"), (-5, "Ended"), (.nan, "Ended"), (0.5, "0s"), (47.9, "47s"), (60, "1m 0s"), (133, "2m 13s"),
        (3599, "59m 59s"), (3600, "1h 0m"), (5353, "1h 29m"), (120_000, "33h 20m"), (.infinity, "277777777h 46m"),
    ])
    func remainingTimeUsesItsTwoLargestUnits(seconds: TimeInterval, text: String) {
        #expect(TimeRemainingFormat().format(seconds) == text)
    }

    @Test(arguments: [
        (#""2026-12-24T18:00:00.000Z""#, 1_798_135_200.0), (#""2026-12-24T18:00:00Z""#, 1_798_135_200),
        (#""2026-12-24T19:00:00+01:00""#, 1_798_135_200), (#""soon""#, nil), ("null", nil), ("17", nil),
    ])
    func anUnreadableEndIsNil(json: String, seconds: Double?) throws {
        let text = #"{"id": "a", "title": "Tea", "status": "active", "endDate": \#(json)}"#
        let item = try JSONDecoder().decode(CountdownItem.self, from: Data(text.utf8))
        #expect(item.endDate?.timeIntervalSince1970 == seconds)
    }

    @Test func itemsRoundTrip() throws {
        let item = CountdownItem(
            id: "a", endDate: now + 0.25, title: "Tea", subtitle: "Oolong", color: "#123456", status: .paused)
        #expect(try JSONDecoder().decode(CountdownItem.self, from: JSONEncoder().encode(item)) == item)
    }
}
