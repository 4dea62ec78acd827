import ActivitySystem
import Foundation
import PushPriority

/// How a simulation went.
public struct SimulationResult: Sendable {
    /// What happened, in its order.
    public let entries: [TimelineEntry]
    /// What became of the expectations whose time came, in the order of the file.
    public let verdicts: [Verdict]
    /// How many expectations there are whose time did not come.
    public let unreached: Int
    /// How long it went on, in seconds.
    public let duration: TimeInterval
    /// All figures of each app at the end, in the order of the file.
    public let figures: [(app: String, values: [Expectation.Figure: Double])]
    /// The strategy that chose priorities; `nil`: none did.
    package let strategy: PushPriorityPolicy?
    /// What became of the pushes whose priority the strategy chose, over all apps; without a strategy, of every push.
    package let pushes: PushFigures
    /// What was visible, if that was requested.
    public let moments: [SimulationMoment]

    /// Whether everything that was expected held.
    public var holds: Bool { verdicts.allSatisfy(\.holds) }
}

/// What became of an expectation.
public struct Verdict: Hashable, Sendable {
    /// What was expected.
    public let expectation: Expectation
    /// When, in seconds since the scenario's start.
    public let time: TimeInterval
    /// How many entries the timeline had then.
    public let entryCount: Int
    /// Whether it held.
    public let holds: Bool
    /// What was so, in the words of the file.
    public let actual: String
}

/// What was visible at an instant of a simulation.
public struct SimulationMoment: Hashable, Sendable {
    /// Seconds since the scenario's start.
    public let time: TimeInterval
    /// The visible activities; the one in the island first.
    public let shown: [ShownActivity]
    /// What is true of the device.
    public let device: DeviceConditions
    /// How many entries the timeline had by then.
    public let entryCount: Int
}
