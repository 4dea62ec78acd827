import Foundation

/// What happens to some apps on a phone, and what must hold.
public struct Scenario: Hashable, Sendable {
    /// What it is about, in a line.
    public let title: String
    /// Whether the phone has a Dynamic Island.
    public let hasIsland: Bool
    /// The strategy that chooses the priority of pushes without one; `nil`: they have 10.
    public let strategy: String?
    /// How long a push takes from its server to the device, in seconds.
    public let networkTime: TimeInterval
    /// The apps, in the order of the file.
    public let apps: [ScenarioApp]
    /// What happens, in its order.
    public let steps: [ScenarioStep]
    /// How long it lasts, in seconds: what the file says, or else until the last step, repetitions included.
    public let duration: TimeInterval

    init(
        title: String, hasIsland: Bool, strategy: String?, networkTime: TimeInterval, apps: [ScenarioApp],
        steps: [ScenarioStep], duration: TimeInterval
    ) {
        (self.title, self.hasIsland, self.apps, self.steps) = (title, hasIsland, apps, steps)
        (self.strategy, self.networkTime, self.duration) = (strategy, networkTime, duration)
    }

    /// How many expectations it has.
    public var expectationCount: Int {
        steps.reduce(0) { count, step in
            if case .expect(let expectations) = step.action { return count + expectations.count }
            return count
        }
    }
}
