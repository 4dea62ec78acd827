import Foundation
import LiveActivities
import SeededRandom
import Testing

@Suite struct CountdownWatchlistTests {
    private let start = Date(timeIntervalSinceReferenceDate: 10_000)

    private func item(_ id: String, at seconds: TimeInterval?, title: String = "x") -> CountdownItem {
        CountdownItem(id: id, endDate: seconds.map { start + $0 }, title: title)
    }

    @Test func theSoonestItemIsShownThenTheNext() {
        var list = CountdownWatchlist()
        let (tea, bread) = (item("tea", at: 180), item("bread", at: 600))
        #expect(list.handle(.itemsChanged([bread, tea]), at: start) == [.start(tea)])
        #expect(list.nextDeadline == start + 180)
        #expect(list.handle(.tick, at: start + 179) == [])
        #expect(list.handle(.tick, at: start + 180) == [.stop(tea), .start(bread)])
        #expect(list.handle(.tick, at: start + 600) == [.stop(bread)])
        #expect(list.nextDeadline == nil)
    }

    @Test func aSoonerItemReplacesTheShownOne() {
        var list = CountdownWatchlist()
        let (tea, bread) = (item("tea", at: 180), item("bread", at: 600))
        _ = list.handle(.itemsChanged([bread]), at: start)
        #expect(list.handle(.itemsChanged([bread, tea]), at: start + 1) == [.stop(bread), .start(tea)])
        #expect(list.handle(.itemsChanged([bread]), at: start + 2) == [.stop(tea), .start(bread)])
    }

    @Test func changedItemIsUpdatedAndAnUnchangedOneIsNot() {
        var list = CountdownWatchlist()
        _ = list.handle(.itemsChanged([item("tea", at: 180)]), at: start)
        let longer = item("tea", at: 240, title: "Tea")
        #expect(list.handle(.itemsChanged([longer]), at: start) == [.update(longer)])
        #expect(list.handle(.itemsChanged([longer]), at: start) == [])
        #expect(list.nextDeadline == start + 240)
    }

    @Test func pausedItemIsStopped() {
        var list = CountdownWatchlist()
        var tea = item("tea", at: 180)
        _ = list.handle(.itemsChanged([tea]), at: start)
        let shown = tea
        tea.status = .paused
        #expect(list.handle(.itemsChanged([tea]), at: start) == [.stop(shown)])
        tea.status = .active
        #expect(list.handle(.itemsChanged([tea]), at: start) == [.start(tea)])
    }

    @Test func preferenceOffStopsAndOnStartsAgain() {
        var list = CountdownWatchlist()
        let tea = item("tea", at: 180)
        _ = list.handle(.itemsChanged([tea]), at: start)
        #expect(list.handle(.preferenceChanged(isEnabled: false), at: start) == [.stop(tea)])
        #expect(list.handle(.itemsChanged([item("bread", at: 60), tea]), at: start) == [])
        #expect(list.handle(.itemsChanged([tea]), at: start) == [])
        #expect(list.handle(.preferenceChanged(isEnabled: true), at: start) == [.start(tea)])
    }

    @Test func itemsThatEndedADayAgoAreForgotten() {
        var list = CountdownWatchlist()
        _ = list.handle(.itemsChanged([item("tea", at: 0), item("without", at: nil)]), at: start + 86_399)
        #expect(list.items.count == 2)
        _ = list.handle(.tick, at: start + 86_400)
        #expect(list.items.map(\.id) == ["without"])
    }

    @Test func refusedStartIsTriedAgainWithTheNextChange() {
        var list = CountdownWatchlist()
        let tea = item("tea", at: 180)
        _ = list.handle(.itemsChanged([tea]), at: start)
        #expect(list.handle(.startFailed, at: start) == [])
        #expect(list.running == nil)
        #expect(list.handle(.itemsChanged([tea]), at: start) == [.start(tea)])
    }

    @Test func anActivityRemovedByTheUserIsNotRestartedForItsItem() {
        var list = CountdownWatchlist()
        let (tea, bread) = (item("tea", at: 180), item("bread", at: 600))
        _ = list.handle(.itemsChanged([tea, bread]), at: start)
        #expect(list.handle(.activityEnded, at: start) == [])
        #expect(list.handle(.itemsChanged([tea, bread]), at: start) == [])
        #expect(list.handle(.itemsChanged([bread]), at: start) == [.start(bread)])
    }

    @Test func theLaterOfTwoItemsWithOneIdentifierWins() {
        var list = CountdownWatchlist()
        #expect(
            list.handle(.itemsChanged([item("a", at: 5), item("a", at: 9)]), at: start) == [.start(item("a", at: 9))])
    }

    @Test func exactlyTheSoonestItemIsAlwaysShowing() {
        var random = SeededGenerator(seed: 1)
        var list = CountdownWatchlist()
        var onShow: CountdownItem?
        var now = start
        var starts = 0
        for _ in 0..<5000 {
            let event: CountdownWatchlist.Event
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let isEnabled = Bool.random(using: &random)
                event = .preferenceChanged(isEnabled: isEnabled)
            case 1:
                now = list.nextDeadline ?? now
                event = .tick
            default:
                event = .itemsChanged(
                    (0..<Int.random(in: 0..<5, using: &random)).map { index in
                        let end = Double.random(in: -100_000...1000, using: &random)
                        return item(
                            "\(index)", at: now.timeIntervalSince(start) + (Bool.random(using: &random) ? end : 500))
                    })
            }
            for effect in list.handle(event, at: now) {
                switch effect {
                case .start(let item):
                    #expect(onShow == nil)
                    onShow = item
                    starts += 1
                case .update(let item):
                    #expect(onShow?.id == item.id)
                    onShow = item
                case .stop(let item):
                    #expect(onShow == item)
                    onShow = nil
                }
            }
            #expect(onShow == (list.isEnabled ? list.items.endingSoonest(at: now) : nil))
        }
        #expect(starts > 500)
    }
}
