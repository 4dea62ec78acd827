import Foundation
import Testing

@testable import Meditation

struct RecentPlansTests {
    private let zazen = SittingPlan(target: 1500, methodName: "Zazen")
    private let short = SittingPlan(target: 600)
    private let walk = SittingPlan(target: 900, methodName: "Walking", type: .walking)

    @Test("Only what was logged is frequent, and the last one is the last begun")
    func unlogged() {
        let plans = RecentPlans([short, walk, walk, walk, zazen, zazen], unlogged: [0, 1, 2])
        #expect(plans.last == short)
        #expect(plans.frequent(5) == [zazen])
    }

    @Test("The last plan is the newest, and no plan is remembered before the first sitting")
    func last() {
        #expect(RecentPlans().last == nil)
        #expect(RecentPlans([short, zazen]).last == short)
    }

    @Test("Frequent plans come by the number of times they were sat, newest first among equals, without the last one")
    func frequent() {
        let recent = RecentPlans([short, zazen, walk, walk, zazen, zazen, short])
        #expect(recent.frequent(5) == [zazen, walk])
        #expect(recent.frequent(1) == [zazen])
        #expect(RecentPlans([short, zazen, walk, zazen, walk]).frequent(5) == [zazen, walk])
    }

    @Test("A plan that was sat once is not frequent")
    func once() {
        #expect(RecentPlans([short, zazen]).frequent(5).isEmpty)
    }

    @Test("Each method is listed once, with the type it had last")
    func methods() {
        let other = SittingPlan(methodName: "Walking", type: .other)
        #expect(RecentPlans([walk, zazen, other]).methods.map(\.name) == ["Walking", "Zazen"])
        #expect(RecentPlans([walk, zazen, other]).methods.first?.type == .walking)
    }

    @Test(
        "Bells are written as they are read",
        arguments: [
            (IntervalBells.none, "none"), (.every(300), "every 5m"), (.at([300, 1500.5]), "5m,1500.5s"),
            (.at([5400]), "1h30m"),
        ])
    func bells(_ bells: IntervalBells, _ text: String) throws {
        #expect(bells.text == text)
        #expect(try IntervalBells(parsing: text) == bells)
    }

    @Test("A wrong duration among bells is refused", arguments: ["every", "every x", "5m,,6m", "5q"])
    func wrongBells(_ text: String) {
        #expect(throws: DurationParseError.self) { try IntervalBells(parsing: text) }
    }
}
