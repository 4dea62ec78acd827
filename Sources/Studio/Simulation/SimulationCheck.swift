import PlainText
import Simulation

/// Whether a scenario holds, in a line.
package struct SimulationCheck {
    /// What was run.
    package let named: NamedScenario
    /// How it went.
    package let result: SimulationResult

    package init(named: NamedScenario, result: SimulationResult) {
        self.named = named
        self.result = result
    }

    /// Whether everything that was expected came, and held.
    package var holds: Bool { result.holds && result.unreached == 0 }

    /// The first thing that is not as expected: what, where in the file, and what is so; `nil` where all is.
    package var difference: String? {
        if let verdict = result.verdicts.first(where: { !$0.holds }) {
            let expectation = verdict.expectation
            return "\(named.file):\(expectation.place.line):\(expectation.place.column): at "
                + "\(SimulatedTime.text(verdict.time)) the \(expectation.key) of \(expectation.app) should be "
                + "\(expectation.expected(in: named.scenario)); it is \(verdict.actual)."
        }
        guard result.unreached > 0 else { return nil }
        return "\(named.file): the time of \(result.unreached) expectations did not come; give a later --until."
    }

    /// As a line, with the name in so many columns.
    package func text(nameWidth: Int) -> String {
        let count = result.verdicts.count
        let name = named.name.padded(to: nameWidth)
        return difference.map { "off  \(name)  \($0)\n" }
            ?? "ok   \(name)  \(count == 1 ? "1 expectation holds" : "\(count) expectations hold")\n"
    }

    /// As JSON. The keys are a promise.
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
