import Foundation
import Meditation

/// A sitting at one instant, and how much of it a line may show.
struct StatusMoment {
    /// The sitting, on its own time line.
    let sitting: Sitting
    /// The instant, on the same time line.
    var now: Date
    /// How far the wall clock is ahead of that time line, in seconds.
    let lead: TimeInterval
    /// Whether clocks have seconds.
    let showsSeconds: Bool
    /// The person's time zone. Asked for only by what says a time of day: reading it takes a while.
    let timeZone: () -> TimeZone

    /// The sitting as a reading of the clocks finds it.
    init(_ sitting: Sitting, at reading: ClockReading, showsSeconds: Bool, timeZone: @escaping () -> TimeZone) {
        self.sitting = sitting
        now = reading.now(for: sitting)
        lead = reading.lead(for: sitting)
        self.showsSeconds = showsSeconds
        self.timeZone = timeZone
    }

    /// The same sitting, left alone until another instant.
    func at(_ date: Date) -> StatusMoment {
        var moment = self
        moment.now = date
        return moment
    }

    /// What the sitting is doing.
    var phase: SittingPhase { sitting.phase(at: now) }

    /// `12:34`, or `12m` where seconds are off.
    func clock(_ seconds: TimeInterval) -> String {
        showsSeconds ? ClockText.clock(seconds) : ClockText.coarse(seconds)
    }

    /// `00:07`, the rest of the preparation, with seconds even where they are off: it is over too soon for minutes. Nil when
    /// the sitting has begun.
    var preparation: String? {
        let left = sitting.preparationLeft(at: now)
        return left > 0 ? ClockText.clock(left.rounded(.up)) : nil
    }

    /// The seconds up to the target, rounded up to what is shown, so that the last minute is one and that elapsed and
    /// remaining time are the target together; nil when open-ended.
    var remaining: TimeInterval? {
        sitting.remaining(at: now).map { showsSeconds ? $0.rounded(.up) : ($0 / 60).rounded(.up) * 60 }
    }

    /// `+01:30`; nil while the target lies ahead and when open-ended.
    var overtime: String? { sitting.overtime(at: now).map { "+" + clock($0) } }

    /// How much of the target is done, from 0 to 100; nil when open-ended.
    var percent: Int? { sitting.progress(at: now).map { Int($0 * 100 + 1e-9) } }

    /// `08:34`, when the bell is due or was, on the wall clock; nil when open-ended, and while a pause holds it up.
    var bell: String? {
        sitting.targetDate.map { WallClockText.time($0 + lead, seenAt: now + lead, in: timeZone()) }
    }
}
