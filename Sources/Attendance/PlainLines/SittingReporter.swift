import CivilCalendar
import Configuration
import Foundation
import Languages
import Meditation
import PlainText

/// Describes a sitting in lines: compares the known state with the current one and reports what is new. Pure.
struct SittingReporter {
    /// Whether the sitting has ended; nothing is reported after that.
    private(set) var isOver = false

    /// The sitting in wall-clock time.
    private var sitting: Sitting
    /// The sitting as stored, which a step of the wall clock does not change.
    private var stored: Sitting
    private var hasBegun = false
    private var hasReachedTarget = false
    private var isJoining: Bool
    private var stages = StageLines()
    private var breath = BreathLines()
    private var told: Mark?
    /// Until when all is reported.
    private var reported = Date.distantPast
    private let interval: TimeInterval?
    private let zone: TimeZone
    /// The settings in effect, which name the sign at the target.
    var settings: Settings

    /// The number of intervals completed, of the sitting or of the time past its target.
    private struct Mark: Equatable {
        let isPastTarget: Bool
        let count: Int
    }

    /// Creates a narrator for `sitting`.
    ///
    /// - Parameters:
    ///   - isNew: Whether its start is news; if not, the first line describes its current state.
    ///   - interval: Seconds between two lines with the time; `nil` for none.
    init(
        sitting: Sitting, isNew: Bool, interval: TimeInterval?, in zone: TimeZone, settings: Settings
    ) {
        (self.sitting, stored, self.interval, self.zone, self.settings) = (sitting, sitting, interval, zone, settings)
        isJoining = !isNew
    }

    /// Returns what is new, one sentence each, in order.
    mutating func lines(on timer: WallClockState) -> [String] {
        guard !isOver else { return [] }
        guard let current = timer.sitting, let new = timer.stored.sitting, current.id == sitting.id else {
            return [end(in: timer.state)]
        }
        let now = timer.now
        defer { (stored, reported) = (new, now) }
        if isJoining {
            isJoining = false
            return [join(current, at: now)]
        }
        var lines = changes(to: current, stored: new, at: now)
        sitting = current
        if !hasBegun, sitting.preparationLeft(at: now) == 0 {
            hasBegun = true
            let time = WallClockText.time(sitting.beganAt, seenAt: now, in: zone, withSeconds: true)
            lines.append(localized("Started at \(time)."))
        }
        if let line = stages.line(of: sitting, at: now) { lines.append(line) }
        if let line = breath.line(of: content(at: now), at: now) { lines.append(line) }
        if !hasReachedTarget, let due = sitting.targetDate, due <= now {
            hasReachedTarget = true
            let isShort = sitting.target ?? 0 < SittingEcho.short
            let time = WallClockText.time(due, seenAt: now, in: zone, withSeconds: isShort)
            lines.append(localized("Target reached at \(time); the sitting goes on until `islet complete`."))
        }
        if let line = time(at: now) { lines.append(line) }
        return lines
    }

    /// When something new happens by itself; `nil` for never.
    var nextMoment: Date? {
        guard !isOver, sitting.pausedAt == nil else { return nil }
        var moments = [hasBegun ? nil : sitting.beganAt, hasReachedTarget ? nil : sitting.targetDate]
        if !sitting.stages.isEmpty { moments += sitting.contentState.stageDates.filter { $0 > reported } }
        if hasBegun, let next = breath.next(of: content(at: reported), after: reported) { moments.append(next) }
        if let interval, let told {
            moments.append(tick(of: interval, isPastTarget: told.isPastTarget).date(of: told.count + 1))
        }
        return moments.compactMap { $0 }.min()
    }

    /// The content of the current stage.
    private func content(at now: Date) -> MeditationAttributes.ContentState {
        sitting.contentState.stageAsContent(at: now)
    }

    /// The line with the time when an interval has completed. After a gap it is reported once.
    private mutating func time(at now: Date) -> String? {
        guard interval != nil, hasBegun else { return nil }
        let (mark, before) = (mark(at: now), told)
        told = mark
        guard let before, before.isPastTarget == mark.isPastTarget, mark.count > before.count,
            sitting.pausedAt == nil
        else { return nil }
        return standing(at: now) + "."
    }

    private func mark(at now: Date) -> Mark {
        let isPastTarget = sitting.overtime(at: now) != nil
        let instant = sitting.pausedAt ?? now
        return Mark(
            isPastTarget: isPastTarget,
            count: interval.map { tick(of: $0, isPastTarget: isPastTarget).count(at: instant) } ?? 0)
    }

    private func tick(of interval: TimeInterval, isPastTarget: Bool) -> ClockTick {
        ClockTick(from: sitting.startedAt.later(by: isPastTarget ? sitting.target ?? 0 : 0), every: interval)
    }

    /// `12 minutes of 20 minutes`, `1 minute past the target`, in whole seconds.
    private func standing(at now: Date) -> String {
        let format = SittingFormat(sitting.contentState, .spokenClock(withSeconds: true)).format(now)
        guard let target = sitting.target, sitting.overtime(at: now) == nil, sitting.preparationLeft(at: now) == 0
        else { return format }
        return localized("\(format) of \(ClockText.spoken(target))", "spoken")
    }

    /// Describes a sitting that was already running, and takes all of it as known.
    private mutating func join(_ current: Sitting, at now: Date) -> String {
        sitting = current
        hasBegun = current.preparationLeft(at: now) == 0
        hasReachedTarget = current.targetDate.map { $0 <= now } ?? false
        told = hasBegun ? mark(at: now) : nil
        stages.join(current, at: now)
        let end = SittingEcho.end(of: current, at: now, in: zone, settings: settings, hasScreen: false)
        let phase = current.phase(at: now).word.capitalizedFirst
        let line =
            hasReachedTarget
            ? localized("\(phase): \(standing(at: now)).") : localized("\(phase): \(standing(at: now)), \(end).")
        return line + (current.stage(at: now).map { " \(StageLines.sentence(of: $0))" } ?? "")
    }

    private mutating func changes(to current: Sitting, stored new: Sitting, at now: Date) -> [String] {
        var lines: [String] = []
        let place = localized("at \(ClockText.clock(current.elapsed(at: now)))")
        let isBehind = current.overtime(at: now) != nil
        let end = SittingEcho.end(of: current, at: now, in: zone, settings: settings, hasScreen: false)
        func sentence(_ news: String) -> String {
            isBehind || current.target == nil ? localized("\(news).") : localized("\(news), \(end).")
        }
        if new.pausedAt != nil, new.pausedAt != stored.pausedAt {
            lines.append(localized("Paused \(place)."))
        } else if new.pausedAt == nil, stored.pausedAt != nil {
            lines.append(sentence(localized("Resumed \(place)")))
        }
        if current.target != sitting.target {
            // A target moved into the future will be reached again; one still in the past is not news.
            hasReachedTarget = isBehind
            lines.append(
                sentence(
                    current.target.map { localized("The target is \(ClockText.brief($0))") }
                        ?? localized("Open-ended now")))
        }
        return lines
    }

    private mutating func end(in state: TimerState) -> String {
        isOver = true
        let isCompleted = state.completion?.sitting.id == sitting.id
        let message = isCompleted ? state.completion?.message.map { " \($0)" } : nil
        return ((isCompleted ? state : .idle).ending ?? "") + (message ?? "")
    }
}

extension String {
    /// The text with its first letter capitalized.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
