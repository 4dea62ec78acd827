import Foundation
import Simulation

/// A scenario of one reading app, written in a few lines.
enum TestScenario {
    /// The scenario of a timeline; `app` has the keys of the app `reading`.
    static func scenario(
        app: String = "{type: ambient-reading}", device: String = "island", _ timeline: String
    ) throws -> Scenario {
        let text = "title: Test\ndevice: \(device)\napps:\n  reading: \(app)\ntimeline:\n"
        let lines = timeline.split(separator: "\n").map { "  \($0)\n" }
        return try ScenarioReader(file: "test.yaml").scenario(of: text + lines.joined())
    }

    /// The result of the run.
    static func run(
        app: String = "{type: ambient-reading}", device: String = "island", until: TimeInterval? = nil,
        _ timeline: String
    ) throws -> SimulationResult {
        Simulator.run(try scenario(app: app, device: device, timeline), until: until)
    }
}

extension SimulationResult {
    /// The events of a kind, by their first time.
    func times(of event: TimelineEvent) -> [TimeInterval] { entries.filter { $0.event == event }.map(\.time) }

    /// A figure of the app `reading` at the end.
    func figure(_ figure: Expectation.Figure) -> Double? { figures.first?.values[figure] }
}
