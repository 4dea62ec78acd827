import CivilCalendar
import Foundation

/// An instant of a sitting at which a bell rings, once, by the process that claims it first.
public struct SittingMoment: Hashable, Sendable, Identifiable {
    /// The sitting.
    public let sittingID: UUID

    /// What the bell announces.
    public let event: BellEvent

    /// Seconds sat then, which tells two moments of the same kind apart: a target that was moved is another moment, a pause
    /// that moves it in time is not.
    public let elapsed: TimeInterval

    /// When, on the sitting's own time line; see ``ClockReading``.
    public let date: Date

    /// The stage that begins, from 0, and the strokes that were asked for; nil for another moment, or for the usual strokes.
    public let stage: Int?
    /// See ``stage``.
    public let strokes: Int?

    /// A bell that is later than this, in seconds, is not rung any more but said.
    public static let latest: TimeInterval = 5

    /// A moment with everything given.
    public init(
        sittingID: UUID, event: BellEvent, elapsed: TimeInterval, date: Date, stage: Int? = nil, strokes: Int? = nil
    ) {
        (self.stage, self.strokes) = (stage, strokes)
        self.sittingID = sittingID
        self.event = event
        self.elapsed = elapsed
        self.date = date
    }

    /// What a store calls the moment; two moments of one sitting have different names.
    public var name: String {
        switch event {
        case .prepare, .start, .end, .countdown: event.rawValue
        // A skip moves the beginning of a stage, and is heard all the same.
        case .stage: "\(event.rawValue) \(stage ?? 0) \(elapsed)"
        case .interval, .target: "\(event.rawValue) \(elapsed)"
        }
    }

    /// Tells the moments of all sittings apart; a pause that moves one in time does not change it.
    public struct ID: Hashable, Sendable {
        let sittingID: UUID
        let name: String
    }

    /// The moment among those of all sittings.
    public var id: ID { ID(sittingID: sittingID, name: name) }

    /// Whether it is too late at `now` to ring for it.
    public func isPast(at now: Date) -> Bool { now > date.later(by: Self.latest) }
}

extension BellStrokes {
    /// The strokes of a moment: those that its stage has, else those of its event. Where nothing rings, neither does a stage.
    public func count(of moment: SittingMoment) -> Int {
        self == .none ? 0 : moment.strokes ?? self[moment.event]
    }
}

extension TimerState {
    /// The moments of the sitting that runs or was completed last, by date: all that happen once, however long ago, and of
    /// the interval bells those that may still ring and the next one. One that a pause keeps from coming is not among them.
    public func moments(at now: Date) -> [SittingMoment] {
        let moments: [SittingMoment] =
            switch self {
            case .idle: []
            case .running(let sitting): sitting.moments(at: now)
            case .completed(let completion):
                [
                    SittingMoment(
                        sittingID: completion.sitting.id, event: .end, elapsed: completion.sitting.elapsed,
                        date: completion.completedAt)
                ]
            }
        return moments.sorted { $0.date < $1.date }
    }
}

extension Sitting {
    /// The instant at which this many seconds have elapsed; nil while a pause keeps it from coming.
    ///
    /// A pause behind that instant does not move it.
    public func date(ofElapsed seconds: TimeInterval) -> Date? {
        var date = beganAt.later(by: seconds)
        for pause in pauses where pause.start < date {
            date = date.later(by: pause.duration)
        }
        if let pausedAt, pausedAt < date { return nil }
        return date
    }

    fileprivate func moments(at now: Date) -> [SittingMoment] {
        func moment(_ event: BellEvent, elapsed: TimeInterval, date: Date) -> SittingMoment {
            SittingMoment(sittingID: id, event: event, elapsed: elapsed, date: date)
        }
        var moments: [SittingMoment] = []
        if preparation > 0 {
            moments.append(moment(.prepare, elapsed: 0, date: preparationStartedAt))
        }
        if let beginning = date(ofElapsed: 0) { moments.append(moment(.start, elapsed: 0, date: beginning)) }
        let boundaries = stages.starts
        for (index, start) in boundaries.enumerated().dropFirst() {
            guard let date = date(ofElapsed: start) else { continue }
            moments.append(
                SittingMoment(
                    sittingID: id, event: .stage, elapsed: start, date: date, stage: index,
                    strokes: stages.list[index].strokes))
        }
        if let target, let date = targetDate { moments.append(moment(.target, elapsed: target, date: date)) }
        // Far enough back for every bell that may still ring.
        var elapsed = max(0, self.elapsed(at: now) - SittingMoment.latest - 1)
        while let next = bells.next(after: elapsed, target: target, seed: id), let date = date(ofElapsed: next) {
            // The bell of a stage that begins then is enough.
            if !(date < now.later(by: -SittingMoment.latest)), !boundaries.contains(next) {
                moments.append(moment(.interval, elapsed: next, date: date))
            }
            if date > now { break }
            elapsed = next
        }
        return moments
    }

    /// When the preparation began: pausing moves the beginning, and this with it, but it is heard at most once.
    private var preparationStartedAt: Date { beganAt.later(by: -preparation) }
}
