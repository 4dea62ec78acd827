import CellUI
import Testing

/// Seconds from noon to the current entry.
private func offset<S: TimelineSchedule>(_ schedule: S) -> some View {
    TimelineView(schedule) { context in Text(verbatim: "\(Int(context.date.timeIntervalSince(noon)))") }
}

@Suite struct TimelineViewTests {
    @Test func theLastEntryThatHasPassedShows() {
        let dates = [noon + 10, noon + 20, noon + 30]
        for (seconds, shown) in [(-5.0, "10"), (10, "10"), (19.9, "10"), (20, "20"), (99, "30")] {
            #expect(text(offset(.explicit(dates)), 8, 1, at: noon + seconds) == shown)
        }
        #expect(text(offset(.periodic(from: noon, by: 15)), 8, 1, at: noon + 44.9) == "30")
        #expect(text(offset(.periodic(from: noon, by: 15)), 8, 1, at: noon - 7) == "0")
        #expect(text(offset(.everyMinute), 8, 1, at: noon + 61) == text(offset(.everyMinute), 8, 1, at: noon + 70))
    }

    @Test func everyFrameLastsUntilTheNextVisibleEntry() {
        expectExactExpiry(offset(.periodic(from: noon, by: 7.5)), 8, 1, from: noon - 3, limit: 8)
        expectExactExpiry(offset(.explicit([noon, noon + 1, noon + 90])), 8, 1, from: noon - 1)
        expectExactExpiry(offset(.everyMinute), 8, 1, limit: 4)
        expectExactExpiry(offset(.animation), 8, 1, limit: 4)
    }

    @Test func entriesThatLookTheSameDoNotExpire() {
        let steps = TimelineView(.periodic(from: noon, by: 1)) { context in
            Text(context.date < noon + 60 ? "early" : "late")
        }
        #expect(render(steps, 8, 1).expiresAt == noon + 60)
    }

    @Test func timesInTheContentExpireIndependently() {
        let clock = TimelineView(.everyMinute) { _ in Text(timerInterval: noon...noon + 60, countsDown: false) }
        #expect(render(clock, 8, 1, at: noon + 0.5).expiresAt == noon + 1)
    }

    @Test func contentMayComeAndGo() {
        let view = HStack {
            TimelineView(.explicit([noon, noon + 30])) { context in if context.date > noon { Text("late") } }
        }
        #expect(render(view, 8, 1).expiresAt == noon + 30)
        expectExactExpiry(view, 8, 1)
    }

    @Test func theScheduleDefinesTheCadence() {
        func cadence<S: TimelineSchedule>(_ schedule: S) -> String {
            text(TimelineView(schedule) { Text(verbatim: "\($0.cadence)") }, 9, 1)
        }
        #expect(cadence(.everyMinute) == "minutes")
        #expect(cadence(.periodic(from: noon, by: 1)) == "seconds")
        #expect(cadence(.periodic(from: noon, by: 0.1)) == "live")
    }
}
