import DeviceActivities
import Foundation
import Logging
import Meditation
import Store

/// Decides what rings and when, for any process that rings: a screen, plain lines or the attendant. Bells of a sitting and its
/// intervals, ended countdowns and alerts of Live Activities all come from here.
///
/// Each such process has a scheduler; the claims in the store ensure that only one of them rings each bell. The schedule is
/// in sitting time, which a step of the wall clock does not change; everything that comes out here is in wall-clock time.
package struct BellScheduler {
    /// What the caller must do.
    package enum Ring: Hashable {
        /// Ring one stroke now.
        case stroke(BellStroke)
        /// This process has claimed the moment and must also run its hook and show its notification.
        case moment(SittingMoment)
        /// These countdowns ended together: report it and show a notification. Their strokes follow.
        case ended([StoredCountdown])
        /// Too late to ring: report that the moment passed. Only targets, and starts this process was waiting for; missed
        /// intervals are not reported.
        case missed(SittingMoment)
        /// Too late to ring: report when this countdown ended.
        case missedEnd(StoredCountdown)
        /// The claim could not be saved, so another process may ring too. Reported once for each reason.
        case unsaved(StoreError)
    }

    private let store: Store
    private let log: Logger
    private var timer: WallClockState?
    /// The sitting's bells, in sitting time.
    private var schedule = BellSchedule()
    private var countdowns: [StoredCountdown] = []
    /// The strokes of ended countdowns, on the wall clock.
    private var countdownStrokes = BellSchedule()
    private var handled: Set<StoredCountdown.ID> = []
    private var alerts: AlertBell?
    private var isAlertDue = false
    /// Why claims could not be saved, as reported.
    private var complaints: Set<StoreError> = []
    private var claimedMoments: [SittingMoment] = []
    private var claimedEnds: [StoredCountdown] = []

    /// Creates a scheduler with nothing to ring, which logs whose bell it was.
    package init(store: Store, log: Logger) { (self.store, self.log) = (store, log) }

    // MARK: What there is to ring

    /// Takes the timer as stored.
    package mutating func follow(_ memory: TimerMemory, at reading: ClockReading) {
        let timer = WallClockState(memory.state, at: reading)
        self.timer = timer
        schedule.follow(memory, at: timer.sittingTime(of: reading.wall))
    }

    /// Takes the countdowns of ``Store/unrungCountdowns()``.
    package mutating func follow(_ countdowns: [StoredCountdown]) {
        self.countdowns = countdowns.filter { !handled.contains($0.id) }
    }

    /// Takes the activity whose alert is visible; `nil` for none. An alert that is visible at the first call does not ring.
    package mutating func follow(alertOf activity: String?) {
        var bell = alerts ?? AlertBell(of: store, knowing: activity)
        if bell.hears(alertOf: activity) { isAlertDue = true }
        alerts = bell
    }

    /// When to ring next; `nil` for never.
    package var next: Date? {
        ([schedule.next.map(wallTime), countdownStrokes.next] + countdowns.map(\.endDate)).compactMap { $0 }.min()
    }

    // MARK: Ringing

    /// Returns what is due. Call ``settle()`` when it is done.
    ///
    /// - Parameters:
    ///   - strokes: Number of strokes for each event.
    ///   - spacing: Seconds between the strokes of an event.
    ///   - wakes: Whether the bell of the target repeats until ``hush()``. Default: `false`.
    package mutating func ring(
        at reading: ClockReading, strokes: BellStrokes,
        spacing: (BellEvent) -> TimeInterval = { _ in BellStrokes.spacing }, wakes: Bool = false
    ) -> [Ring] {
        timer?.look(at: reading)
        var rings = ringForSitting(at: reading, strokes: strokes, spacing: spacing, wakes: wakes)
        if isAlertDue { rings.append(.stroke(BellStroke())) }
        isAlertDue = false
        rings += ringForCountdowns(at: reading.wall, strokes: strokes[.countdown], spacing: spacing(.countdown))
        return rings.filter { ring in
            guard case .unsaved(let error) = ring else { return true }
            return complaints.insert(error).inserted
        }
    }

    /// Whether a wake bell is ringing, until ``hush()``.
    package var isWaking: Bool { schedule.isWaking }

    /// Stops the bell of the sitting that is ringing.
    package mutating func hush() { schedule.hush() }

    private mutating func ringForSitting(
        at reading: ClockReading, strokes: BellStrokes, spacing: (BellEvent) -> TimeInterval, wakes: Bool
    ) -> [Ring] {
        let now = timer?.sittingTime(of: reading.wall) ?? reading.wall
        var rings: [Ring] = []
        if let id = schedule.dueRest(at: now), let rest = try? store.takeUnfinishedBell(of: id) {
            schedule.begin(rest, spacing: spacing, wakes: wakes, at: now)
        }
        for moment in schedule.due(at: now) {
            let claim = claim(isLate: moment.isPast(at: now), &rings) { () throws(StoreError) in
                try store.claim(moment, at: reading)
            }
            log.record(claim, of: moment.name, dueAt: wallTime(moment.date))
            switch claim {
            case .mine:
                let count = strokes.count(of: moment)
                if wakes, moment.event == .target, count > 0 {
                    schedule.beginWaking(at: now)
                } else {
                    schedule.begin(
                        moment.event, strokes: count, spacing: spacing(moment.event), level: level(of: moment), at: now)
                }
                rings.append(.moment(onWallClock(moment)))
                claimedMoments.append(moment)
            case .missed:
                let isNews = moment.event == .start && schedule.wasExpected(moment)
                if moment.event == .target || isNews { rings.append(.missed(onWallClock(moment))) }
            case .taken: break
            }
        }
        if let stroke = schedule.takeStroke(at: now) { rings.append(.stroke(stroke)) }
        return rings
    }

    /// The bells of a paced breathing are soft.
    private func level(of moment: SittingMoment) -> Double {
        moment.event == .interval && timer?.stored.sitting?.breath != nil ? 0.4 : 1
    }

    private func wallTime(_ date: Date) -> Date { timer?.wallTime(of: date) ?? date }

    private func onWallClock(_ moment: SittingMoment) -> SittingMoment {
        SittingMoment(
            sittingID: moment.sittingID, event: moment.event, elapsed: moment.elapsed, date: wallTime(moment.date),
            stage: moment.stage, strokes: moment.strokes)
    }

    private mutating func ringForCountdowns(at now: Date, strokes count: Int, spacing: TimeInterval) -> [Ring] {
        var rings: [Ring] = []
        var ended: [StoredCountdown] = []
        for countdown in countdowns.filter({ $0.endDate <= now }).sorted(by: { $0.endDate < $1.endDate }) {
            handled.insert(countdown.id)
            let isLate = now > countdown.endDate + SittingMoment.latest
            let claim = claim(isLate: isLate, &rings) { () throws(StoreError) in try store.claim(countdown, at: now) }
            log.record(claim, of: "countdown \(countdown.id)", dueAt: countdown.endDate)
            switch claim {
            case .mine: ended.append(countdown)
            case .missed: rings.append(.missedEnd(countdown))
            case .taken: break
            }
        }
        countdowns.removeAll { handled.contains($0.id) }
        if !ended.isEmpty {
            countdownStrokes.begin(.countdown, strokes: count, spacing: spacing, at: now)
            rings.append(.ended(ended))
            claimedEnds += ended
        }
        if let stroke = countdownStrokes.takeStroke(at: now) { rings.append(.stroke(stroke)) }
        return rings
    }

    /// Claims a bell by `body`. If that cannot be saved, it rings unless it is late: twice is better than not at all.
    private func claim(
        isLate: Bool, _ rings: inout [Ring], by body: () throws(StoreError) -> MomentClaim
    ) -> MomentClaim {
        do throws(StoreError) {
            return try body()
        } catch {
            rings.append(.unsaved(error))
            log.error("A bell's claim cannot be saved.", metadata: ["reason": "\(error)"])
            return isLate ? .missed : .mine
        }
    }

    /// Records that everything returned by ``ring(at:strokes:spacing:)`` was done.
    package mutating func settle() {
        // If this write fails the bell is later reported as missed; better that than not ringing.
        for moment in claimedMoments { try? store.settle(moment) }
        for countdown in claimedEnds { try? store.settle(countdown) }
        (claimedMoments, claimedEnds) = ([], [])
    }

    /// Stores the remaining strokes for another process to ring, before this one exits.
    package func leave() {
        // A store that cannot be written must not prevent the exit.
        if let (bell, sittingID) = schedule.rest { try? store.leave(bell, of: sittingID) }
    }
}

extension Logger {
    /// Logs whether this process rings a bell that is due and, if not, why.
    fileprivate func record(_ claim: MomentClaim, of name: String, dueAt date: Date) {
        let metadata: Logger.Metadata = ["bell": "\(name)", "due": "\(date.formatted(.iso8601))"]
        switch claim {
        case .mine: info("A bell is due.", metadata: metadata)
        case .missed: warning("A bell did not ring: it was too late.", metadata: metadata)
        case .taken: info("Another process rings this bell.", metadata: metadata)
        }
    }
}
