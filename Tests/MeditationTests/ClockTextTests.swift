import Foundation
import Meditation
import Testing

struct ClockTextTests {
    @Test(arguments: [
        (0.0, "00:00"), (59.999, "00:59"), (754, "12:34"), (3599, "59:59"), (3600, "1:00:00"), (3723, "1:02:03"),
        (-5, "00:00"), (.nan, "00:00"), (.infinity, "999:59:59"),
    ])
    func clock(seconds: TimeInterval, text: String) {
        #expect(ClockText.clock(seconds) == text)
    }

    @Test func overtimeHasAPlus() {
        #expect(ClockText.overtime(90) == "+01:30")
    }

    @Test(arguments: [(0.0, "0m"), (754, "12m"), (3723, "1h02m")])
    func coarse(seconds: TimeInterval, text: String) {
        #expect(ClockText.coarse(seconds) == text)
    }

    @Test(arguments: [(0.0, "0 s"), (90, "1 min 30 s"), (1200, "20 min"), (5400, "1 h 30 min")])
    func brief(seconds: TimeInterval, text: String) {
        #expect(ClockText.brief(seconds) == text)
    }

    @Test(arguments: [
        (0.0, "0 seconds"), (754, "12 minutes 34 seconds"), (3661, "1 hour 1 minute 1 second"), (7200, "2 hours"),
    ])
    func spoken(seconds: TimeInterval, text: String) {
        #expect(ClockText.spoken(seconds) == text)
    }
}
