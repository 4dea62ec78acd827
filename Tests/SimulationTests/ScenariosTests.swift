import Scenarios
import Simulation
import Testing

/// The scenarios of the program: each holds, and each would not if what it expects were otherwise.
@Suite struct ScenariosTests {
    static func scenario(_ name: String) throws -> Scenario {
        try ScenarioReader(file: name + ".yaml").scenario(of: try #require(Scenarios.text(named: name)))
    }

    @Test(arguments: Scenarios.names)
    func everythingThatAScenarioExpectsHolds(name: String) throws {
        let scenario = try Self.scenario(name)
        let result = Simulator.run(scenario)
        for verdict in result.verdicts where !verdict.holds {
            let expectation = verdict.expectation
            Issue.record(
                "\(name).yaml:\(expectation.place.line): \(expectation.app) \(expectation.words(in: scenario)), but \(verdict.actual)"
            )
        }
        #expect(result.unreached == 0)
        #expect(result.verdicts.count == scenario.expectationCount)
        #expect(scenario.expectationCount > 8, "a scenario that expects little shows little")
    }
}
