import Configuration
import PlainText
import Simulation

/// A simulation as JSON. The keys are stable: all are always present, and later versions only add to them.
package struct SimulationObject: Encodable {
    /// A timeline entry.
    package struct Entry: Encodable {
        package let entry: TimelineEntry

        package init(entry: TimelineEntry) {
            self.entry = entry
        }

        private enum CodingKeys: String, CodingKey {
            case time = "time_seconds"
            case until = "until_seconds"
            case count, event, detail, app, activity, state, shown
        }

        package func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: CodingKeys.self)
            try object.encode(entry.time, forKey: .time)
            try object.encode(entry.lastTime, forKey: .until)
            try object.encode(entry.count, forKey: .count)
            try object.encode(entry.event.rawValue, forKey: .event)
            try object.encode(entry.detail, forKey: .detail)
            try object.encode(entry.app, forKey: .app)
            try object.encode(entry.activity, forKey: .activity)
            try object.encode(entry.state?.rawValue, forKey: .state)
            try object.encode(entry.shown.map(\.rawValue), forKey: .shown)
        }
    }

    /// A verdict on an expectation.
    struct Expected: Encodable {
        let time: Double
        let app, key, expected, actual: String
        let holds: Bool
        let line, column: Int

        init(_ verdict: Verdict, in scenario: Scenario) {
            let expectation = verdict.expectation
            (time, app, key) = (verdict.time, expectation.app, expectation.key)
            (expected, actual) = (expectation.expected(in: scenario), verdict.actual)
            (holds, line, column) = (verdict.holds, expectation.place.line, expectation.place.column)
        }

        private enum CodingKeys: String, CodingKey {
            case time = "time_seconds"
            case app, key, expected, actual, holds, line, column
        }
    }

    private let scenario, title: String
    private let duration: Double
    private let holds: Bool
    private let unreached: Int
    private let timeline: [Entry]
    private let expectations: [Expected]
    private let pushes: StrategyComparison.Pushes
    private let figures: [String: [String: Double]]

    private enum CodingKeys: String, CodingKey {
        case scenario, title, holds, unreached, timeline, expectations, pushes, figures
        case duration = "duration_seconds"
    }

    /// Creates the JSON object of a simulation's result.
    package init(_ named: NamedScenario, _ result: SimulationResult) {
        (scenario, title) = (named.name, named.scenario.title)
        (duration, holds, unreached) = (result.duration, result.holds, result.unreached)
        pushes = StrategyComparison.Pushes(result)
        timeline = result.entries.map(Entry.init)
        expectations = result.verdicts.map { Expected($0, in: named.scenario) }
        figures = Dictionary(
            uniqueKeysWithValues: result.figures.map { app, values in
                (
                    app,
                    Dictionary(
                        uniqueKeysWithValues: values.map {
                            ($0.key.rawValue.replacing("-", with: "_"), JSONText.milliseconds($0.value))
                        })
                )
            })
    }
}
