import Simulation

/// A scenario in a list, as JSON.
package struct ScenarioObject: Encodable {
    private let name, title: String
    private let expectations: Int
    private let duration: Double

    private enum CodingKeys: String, CodingKey {
        case name, title, expectations
        case duration = "duration_seconds"
    }

    /// What a list says of it.
    package init(_ named: NamedScenario) {
        (name, title) = (named.name, named.scenario.title)
        (expectations, duration) = (named.scenario.expectationCount, named.scenario.duration)
    }
}
