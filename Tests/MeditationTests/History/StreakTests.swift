import CivilCalendar
import Meditation
import SeededRandom
import Testing

struct StreakTests {
    private func streak(_ days: Int..., today: Int) -> Streak {
        Streak(days: days.map(CivilDay.init(number:)), today: CivilDay(number: today))
    }

    @Test func aStreakIsNotBrokenBeforeTheDayEnds() {
        #expect(streak(8, 9, today: 10).current == 2)
        #expect(streak(8, 9, 10, today: 10).current == 3)
        #expect(streak(8, 9, today: 11).current == 0)
    }

    @Test func twoSittingsOnADayAreOneDay() {
        #expect(streak(9, 9, 9, 10, today: 10).current == 2)
    }

    @Test func withoutSittingsThereIsNoStreak() {
        #expect(streak(today: 10).current == 0)
        #expect(streak(today: 10).longest == 0)
    }

    @Test(arguments: 0..<200)
    func theStreakEqualsCountingDayByDay(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let days = (0..<Int.random(in: 0...60, using: &random)).map { _ in Int.random(in: 0..<80, using: &random) }
        let today = Int.random(in: 40..<80, using: &random)
        var (longest, run) = (0, 0)
        for day in -1...81 {
            run = days.contains(day) ? run + 1 : 0
            longest = max(longest, run)
        }
        var current = 0
        for back in 0...100 {
            if days.contains(today - back) { current += 1 } else if back > 0 { break }
        }
        let streak = Streak(days: days.map(CivilDay.init(number:)), today: CivilDay(number: today))
        #expect(streak.longest == longest)
        #expect(streak.current == current)
    }
}
