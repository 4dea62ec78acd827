import PlainText
import PushPriority
import ScreenKit
import Simulation

/// Push strategies applied to one scenario, side by side.
///
///                                  document    adaptive   always-10    always-5
///     pushes                            696         242         696         696
///     throttled                     0 (0 %)     0 (0 %)   571 (82 %)     0 (0 %)
package struct StrategyComparison {
    /// The scenario that was run.
    package let named: NamedScenario
    /// One result per strategy.
    let results: [SimulationResult]

    package init(_ named: NamedScenario, _ results: [SimulationResult]) {
        (self.named, self.results) = (named, results)
    }

    private typealias Line = (title: String, value: (SimulationResult) -> String)

    private static var lines: [Line] {
        [
            ("pushes", { "\($0.pushes.sent)" }),
            ("with priority 10", { "\($0.pushes.immediate)" }),
            ("with priority 5", { "\($0.pushes.sent - $0.pushes.immediate)" }),
            ("replaced before sending", { "\($0.pushes.batched)" }),
            ("throttled", { "\($0.pushes.throttled) (\(percent($0.pushes.throttlingRate)))" }),
            ("throttled start or end", { "\($0.pushes.criticalThrottled)" }),
            ("not delivered at the end", { "\($0.pushes.undelivered)" }),
            ("most of the budget used", { percent($0.pushes.budgetUsed) }),
            ("priority 10, median", { latency($0.pushes.immediateLatency, \.median) }),
            ("priority 10, 95 of 100", { latency($0.pushes.immediateLatency, \.p95) }),
            ("priority 10, longest", { latency($0.pushes.immediateLatency, \.longest) }),
            ("priority 10 within 1 s", { share($0.pushes.immediateLatency) }),
            ("priority 5, median", { latency($0.pushes.opportunisticLatency, \.median) }),
            ("priority 5, 95 of 100", { latency($0.pushes.opportunisticLatency, \.p95) }),
            ("priority 5, longest", { latency($0.pushes.opportunisticLatency, \.longest) }),
            ("priority 5 within 5 s", { share($0.pushes.opportunisticLatency) }),
            ("expectations", { $0.holds ? "hold" : "\($0.verdicts.count { !$0.holds }) do not" }),
        ]
    }

    /// The comparison as a table of at most 80 columns.
    package var text: String {
        guard results.contains(where: { $0.pushes.sent > 0 }) else {
            return "Every push of this scenario has a priority, so no strategy is used; remove priority from the "
                + "file.\n"
        }
        return Self.table(of: results)
    }

    /// A table with one column per result.
    package static func table(of results: [SimulationResult]) -> String {
        let table = AlignedTable(
            titles: [""] + results.map { $0.strategy?.name ?? "none" }, numbers: Set(1...results.count))
        return table.text(of: lines.map { line in [line.title] + results.map(line.value) })
    }

    private static func percent(_ part: Double) -> String { "\(Int((part * 100).rounded())) %" }

    /// The percentage delivered within the target latency.
    private static func share(_ latency: PushFigures.Latency) -> String {
        latency.count == 0 ? "-" : percent(latency.withinTarget)
    }

    private static func latency(
        _ latency: PushFigures.Latency, _ value: KeyPath<PushFigures.Latency, Double>
    ) -> String {
        latency.count == 0 ? "-" : SimulatedTime.length(latency[keyPath: value])
    }
}

extension StrategyComparison: Encodable {
    private enum CodingKeys: CodingKey { case scenario, title, strategies }

    /// Encodes the comparison as JSON. The keys are stable.
    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(named.name, forKey: .scenario)
        try object.encode(named.scenario.title, forKey: .title)
        try object.encode(results.map(Pushes.init), forKey: .strategies)
    }

    /// The push figures of one result, as JSON.
    package struct Pushes: Encodable {
        package let result: SimulationResult

        package init(_ result: SimulationResult) { self.result = result }

        private enum CodingKeys: String, CodingKey {
            case strategy, holds, pushes, immediate, opportunistic, batched, throttled, undelivered, latency
            case rate = "throttling_rate"
            case critical = "critical_throttled"
            case budget = "budget_used"
        }

        private struct Latency: Encodable {
            let count: Int
            let median, p95, longest, target, within: Double

            private enum CodingKeys: String, CodingKey {
                case count
                case median = "median_seconds"
                case p95 = "p95_seconds"
                case longest = "max_seconds"
                case target = "target_seconds"
                case within = "within_target"
            }

            init(_ latency: PushFigures.Latency) {
                count = latency.count
                (median, p95) = (JSONText.milliseconds(latency.median), JSONText.milliseconds(latency.p95))
                longest = JSONText.milliseconds(latency.longest)
                (target, within) = (latency.target, JSONText.milliseconds(latency.withinTarget))
            }
        }

        package func encode(to encoder: any Encoder) throws {
            let figures = result.pushes
            var object = encoder.container(keyedBy: CodingKeys.self)
            try object.encode(result.strategy?.name, forKey: .strategy)
            try object.encode(result.holds, forKey: .holds)
            try object.encode(figures.sent, forKey: .pushes)
            try object.encode(figures.immediate, forKey: .immediate)
            try object.encode(figures.sent - figures.immediate, forKey: .opportunistic)
            try object.encode(figures.batched, forKey: .batched)
            try object.encode(figures.throttled, forKey: .throttled)
            try object.encode(JSONText.milliseconds(figures.throttlingRate), forKey: .rate)
            try object.encode(figures.criticalThrottled, forKey: .critical)
            try object.encode(figures.undelivered, forKey: .undelivered)
            try object.encode(JSONText.milliseconds(figures.budgetUsed), forKey: .budget)
            try object.encode(
                ["10": Latency(figures.immediateLatency), "5": Latency(figures.opportunisticLatency)],
                forKey: .latency)
        }
    }
}
