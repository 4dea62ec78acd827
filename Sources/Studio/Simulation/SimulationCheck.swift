import PlainText
import Simulation

/// Whether a scenario's expectations hold, as one line.
package struct SimulationCheck {
    /// The scenario that was run.
    package let named: NamedScenario
    /// The result of the run.
    package let result: SimulationResult

    package init(named: NamedScenario, result: SimulationResult) {
        self.named = named
        self.result = result
    }

    /// Whether every expectation was reached and holds.
    package var holds: Bool { result.holds && result.unreached == 0 }

    /// The first failed expectation: place in the file, expected and actual value; `nil` if all hold.
    package var difference: String? {
        if let verdict = result.verdicts.first(where: { !$0.holds }) {
            let expectation = verdict.expectation
            return "\(named.file):\(expectation.place.line):\(expectation.place.column): at "
                + "\(SimulatedTime.text(verdict.time)) the \(expectation.key) of \(expectation.app) should be "
                + "\(expectation.expected(in: named.scenario)); it is \(verdict.actual)."
        }
        guard result.unreached > 0 else { return nil }
        return "\(named.file): \(result.unreached) expectations were not reached; give a later --until."
    }

    /// The result as a line, with the name padded to `nameWidth` columns.
    package func text(nameWidth: Int) -> String {
        let count = result.verdicts.count
        let name = named.name.padded(to: nameWidth)
        return difference.map { "off  \(name)  \($0)\n" }
            ?? "ok   \(name)  \(count == 1 ? "1 expectation holds" : "\(count) expectations hold")\n"
    }

    /// The check as JSON. The keys are stable.
    package struct Object: Encodable {
        package let scenario: String
        package let holds: Bool
        package let expectations: Int
        package let difference: String?

        package init(_ check: SimulationCheck) {
            (scenario, holds, difference) = (check.named.name, check.holds, check.difference)
            expectations = check.result.verdicts.count
        }

        private enum CodingKeys: CodingKey { case scenario, holds, expectations, difference }

        package func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: CodingKeys.self)
            try object.encode(scenario, forKey: .scenario)
            try object.encode(holds, forKey: .holds)
            try object.encode(expectations, forKey: .expectations)
            try object.encode(difference, forKey: .difference)
        }
    }
}
