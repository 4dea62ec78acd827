import Foundation
import Testing

@testable import Studio

@Suite struct PreviewPhoneTests {
    private let now = Date(timeIntervalSinceReferenceDate: 0)

    @Test func longPressOnTheIslandOpensItAndLeavesItOpen() {
        var phone = PreviewPhone()
        phone.press(column: 30, isOnIsland: true, at: now)
        #expect(!phone.isExpanded(at: now + 0.4))
        #expect(phone.deadline(after: now) == now + 0.5)
        #expect(phone.isExpanded(at: now + 0.5))
        phone.release(column: 30, isOnCard: false, at: now + 1)
        #expect(phone.isExpanded(at: now + 100))
        phone.press(column: 5, isOnIsland: false, at: now + 101)
        phone.release(column: 5, isOnCard: false, at: now + 101.1)
        #expect(!phone.isExpanded(at: now + 102))
    }

    @Test func shortPressOpensNothing() {
        var phone = PreviewPhone()
        phone.press(column: 30, isOnIsland: true, at: now)
        phone.release(column: 30, isOnCard: false, at: now + 0.2)
        #expect(!phone.isExpanded(at: now + 10))
        #expect(phone.deadline(after: now + 0.2) == nil)
    }

    @Test func alertOpensTheIslandForAWhile() {
        var phone = PreviewPhone()
        phone.alert(at: now)
        #expect(phone.isExpanded(at: now + 3.9))
        #expect(phone.deadline(after: now) == now + 4)
        #expect(!phone.isExpanded(at: now + 4))
    }

    @Test func aSwipeToTheLeftRemovesTheActivity() {
        var phone = PreviewPhone()
        phone.press(column: 30, isOnIsland: false, at: now)
        phone.release(column: 25, isOnCard: true, at: now)
        #expect(!phone.isDismissed)
        phone.press(column: 30, isOnIsland: false, at: now)
        phone.release(column: 20, isOnCard: true, at: now)
        #expect(phone.isDismissed)
        phone.alert(at: now)
        #expect(!phone.isExpanded(at: now))
        phone.toggleDismissal()
        #expect(!phone.isDismissed)
    }
}
