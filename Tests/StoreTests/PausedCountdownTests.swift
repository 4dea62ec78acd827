import Foundation
import Store
import Testing

struct PausedCountdownTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    @Test("Any number of pauses moves the end by their sum")
    func sum() {
        var countdown = StoredCountdown(id: "a", title: "Tea", endDate: start + 180, created: start)
        for number in 0..<5 {
            let pause = start + Double(number) * 20
            countdown.pause(at: pause)
            #expect(countdown.endDate == .distantFuture)
            let left = countdown.left(at: pause)
            #expect(countdown.left(at: pause + 9) == left)
            countdown.resume(at: pause + 10)
            #expect(countdown.left(at: pause + 10) == left)
        }
        #expect(countdown.endDate == start + 180 + 50)
    }

    @Test("Setting the clock back does not shorten the time left")
    func setBack() {
        var countdown = StoredCountdown(id: "a", title: "Tea", endDate: start + 180, created: start)
        countdown.pause(at: start + 60)
        countdown.resume(at: start + 30)
        #expect(countdown.endDate == start + 180)
    }
}
