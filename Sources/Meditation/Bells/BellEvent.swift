import Foundation

/// What a bell announces. The raw value is what people type in settings and what the store keeps.
public enum BellEvent: String, Codable, Hashable, Sendable, CaseIterable {
    /// The preparation begins.
    case prepare
    /// The sitting begins, after the preparation.
    case start
    /// A moment between the beginning and the target that the person asked for.
    case interval
    /// Another stage of the sitting begins.
    case stage
    /// The target is reached.
    case target
    /// The sitting is completed.
    case end
    /// A countdown is over.
    case countdown
}

/// How many strokes each event has: none, or up to three, which is as many as people count without counting.
public struct BellStrokes: Hashable, Sendable {
    /// What an event may have.
    public static let allowed = SittingStage.allowedStrokes

    /// Seconds between two strokes. Terminals swallow bells that follow each other within a second.
    public static let spacing: TimeInterval = 1.2

    private var counts: [BellEvent: Int] = [
        .prepare: 0, .start: 1, .interval: 1, .stage: 2, .target: 3, .end: 2, .countdown: 3,
    ]

    /// The usual strokes: one at the beginning and at intervals, two at a new stage, three at the target and for a countdown,
    /// two at the end, none for the preparation.
    public init() {}

    /// No stroke for anything.
    public static let none: BellStrokes = {
        var strokes = BellStrokes()
        for event in BellEvent.allCases { strokes[event] = 0 }
        return strokes
    }()

    /// The strokes of an event. A number that is not ``allowed`` is brought to the nearest that is.
    public subscript(event: BellEvent) -> Int {
        get { counts[event] ?? 0 }
        set { counts[event] = min(max(newValue, Self.allowed.lowerBound), Self.allowed.upperBound) }
    }
}
