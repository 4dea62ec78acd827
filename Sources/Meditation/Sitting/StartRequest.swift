import Foundation

/// What a person asks for when a sitting is to start.
public struct StartRequest: Codable, Hashable, Sendable {
    /// The new sitting's identifier. Asking twice with the same one starts one sitting. Default: a new one.
    public var id: UUID
    /// The intended length in seconds, up to ``SittingLimits/longestTarget``; nil (the default) is open-ended.
    public var target: TimeInterval?
    /// Blanks around it are dropped; empty means the default, ``defaultMethodName``.
    public var methodName: String
    /// The kind of practice. Default: ``SessionType/meditation``.
    public var type: SessionType
    /// Seconds before the sitting begins, from 0 (the default) to ``SittingLimits/longestPreparation``.
    public var preparation: TimeInterval
    /// The bells in between. Default: none.
    public var bells: IntervalBells
    /// The stages; their lengths together are the target. Default: none.
    public var stages: SittingStages
    /// What plays besides the bells. Default: what the settings say.
    public var sound: SittingSound

    /// The method name when none is given.
    public static let defaultMethodName = "Meditation"

    /// A request; every part has a default.
    public init(
        id: UUID = UUID(), target: TimeInterval? = nil, methodName: String = StartRequest.defaultMethodName,
        type: SessionType = .meditation, preparation: TimeInterval = 0, bells: IntervalBells = .none,
        stages: SittingStages = SittingStages(), sound: SittingSound = SittingSound()
    ) {
        self.id = id
        self.target = target
        self.methodName = methodName
        self.type = type
        self.preparation = preparation
        self.bells = bells
        self.stages = stages
        self.sound = sound
    }
}

/// What kind of practice a sitting is. The raw value is what people type and what the log stores.
public enum SessionType: String, Codable, Hashable, Sendable, CaseIterable {
    /// Sitting meditation; the default.
    case meditation
    /// Breathing exercise.
    case breathing
    /// Going through the body with the attention.
    case bodyScan = "body-scan"
    /// Walking meditation.
    case walking
    /// Loving-kindness (metta).
    case lovingKindness = "loving-kindness"
    /// Repeating a mantra or a prayer.
    case mantra
    /// Yoga or another practice of movement.
    case yoga
    /// Anything else.
    case other

    /// The type that a person typed; upper and lower case, blanks, hyphens and underscores do not matter.
    public init(parsing text: String) throws(TimerError) {
        func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter } }
        guard let type = Self.allCases.first(where: { letters($0.rawValue) == letters(text) }) else {
            throw .unknownSessionType(text)
        }
        self = type
    }
}

/// The bells between the beginning and the target. They are heard; the Live Activity does not show them.
///
///     .every(300), target 20 min    0 ··· 5 ··· 10 ··· 15 ··· 20        rings at 5, 10 and 15
///     .at([1500, 1800])             0 ········ 25 · 30 ········         rings at 25 and 30, past a target too
///     .random(300, 540)             0 ···· 6 ······· 13 ····· 20        rings at random, 5 to 9 minutes apart
///
/// Seconds are seconds sat: a pause moves the bells behind it.
public enum IntervalBells: Codable, Hashable, Sendable {
    /// No bell in between.
    case none
    /// A bell after every interval of this many seconds, up to the target; without a target, as long as the sitting lasts.
    case every(TimeInterval)
    /// Bells at these elapsed seconds, ascending. They also ring past the target, since they were requested.
    case at([TimeInterval])
    /// A bell after each of a series of random intervals, from `least` to `most` seconds, up to the target. The sitting's
    /// identifier is the seed, so that every process computes the same bells.
    case random(least: TimeInterval, most: TimeInterval)

    /// The shortest interval, in seconds: what is shorter is a metronome.
    public static let shortest: TimeInterval = 5

    /// The most bells that ``at(_:)`` may list.
    public static let mostListed = 100

    /// Bells at the given seconds sat: sorted, each once. One at 0 is the bell of the beginning, which rings anyway; nothing
    /// else is none.
    public static func listed(_ seconds: [TimeInterval]) -> IntervalBells {
        let kept = Set(seconds.filter { $0 > 0 }).sorted()
        return kept.isEmpty ? .none : .at(kept)
    }

    /// The first bell later than `elapsed` seconds sat; nil when there is none any more.
    ///
    /// - Parameter seed: The sitting's identifier, which determines random bells.
    func next(after elapsed: TimeInterval, target: TimeInterval?, seed: UUID) -> TimeInterval? {
        switch self {
        case .none: return nil
        case .every(let step):
            let next = ((elapsed / step).rounded(.down) + 1) * step
            guard let target, next >= target else { return next }
            return nil
        case .at(let seconds): return seconds.first { $0 > elapsed && $0 != target }
        case .random(let least, let most):
            let next = RandomBells(least: least, most: most, seed: seed).next(after: elapsed)
            guard let target, next >= target else { return next }
            return nil
        }
    }
}
