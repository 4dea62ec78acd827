import Foundation
import Store
import Testing

@testable import Attendance
@testable import DeviceActivities

struct CountdownEndsTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func countdown(_ title: String, _ seconds: TimeInterval, alert: String? = nil) -> StoredCountdown {
        StoredCountdown(id: title, title: title, endDate: start + seconds, alertMessage: alert, created: start)
    }

    @Test func anEndIsNoticedOnceWhicheverProcessRings() {
        var ends = CountdownEnds()
        let list = [countdown("Tea", 180), countdown("Bread", 600)]
        #expect(ends.look(at: list, now: start).isEmpty)
        #expect(ends.look(at: list, now: start + 180).map(\.title) == ["Tea"])
        #expect(ends.look(at: list, now: start + 181).isEmpty)
        #expect(ends.waitedFor.map(\.title) == ["Bread"])
    }

    @Test func earlierEndsAreNotNews() {
        var ends = CountdownEnds()
        #expect(ends.look(at: [countdown("Tea", 180)], now: start + 181).isEmpty)
    }

    @Test func whatWasRemovedDoesNotEnd() {
        var ends = CountdownEnds()
        _ = ends.look(at: [countdown("Tea", 180)], now: start)
        #expect(ends.look(at: [], now: start + 180).isEmpty)
    }

    @Test func aLateEndIsLeftToTheProcessWithTheBell() {
        let list = [countdown("Tea", 180)]
        #expect(list.ended(inTimeAt: start + 185) == list)
        #expect(list.ended(inTimeAt: start + 186).isEmpty)
    }

    @Test(arguments: [
        (nil, "Tea is over."), ("Take the leaves out.", "Tea is over. Take the leaves out."),
        ("take it off", "Tea is over. take it off."), ("Now!", "Tea is over. Now!"),
    ])
    func theEndShowsTheAlertText(alert: String?, sentence: String) {
        #expect(CountdownText.end(of: [countdown("Tea", 180, alert: alert)]) == sentence)
    }

    @Test func severalEndsShowTheirAlertTexts() {
        let over = [
            countdown("Tea", 180, alert: "Take it out"), countdown("Bread", 180),
            countdown("Egg", 180, alert: "Cool it"),
        ]
        #expect(CountdownText.end(of: over) == "Tea, Bread and Egg are over. Take it out. Cool it.")
    }
}
