import Configuration
import HostSystem
import PlainText
import Scenarios
import Simulation

/// A scenario as a person names it: one of the program's, or a file.
package struct NamedScenario {
    /// What the person called it.
    package let name: String
    /// The file, as it stands in messages.
    package let file: String
    /// What happens in it.
    package let scenario: Scenario

    /// All scenarios of the program, in their order.
    ///
    /// - Throws: a ``FileDiagnostic`` where one is damaged.
    package static func all() throws -> [NamedScenario] { try Scenarios.names.map { try NamedScenario($0) } }

    /// The scenario of a name, or of a file, which has a / or .yaml in it.
    ///
    /// - Throws: a ``CommandFailure`` where there is no such scenario or file, or a ``FileDiagnostic`` with what is wrong in it.
    package init(_ argument: String) throws {
        name = argument
        let text: String
        if Self.isFile(argument) {
            file = argument
            text = try SmallFile.text(at: argument, kind: "no scenario")
        } else {
            guard let own = Scenarios.text(named: argument) else {
                let place = "`islet simulate` lists them, and a file has / or .yaml in its name"
                throw CommandFailure(
                    sentence: "Unknown scenario \"\(argument)\"; "
                        + NearMiss.advice(on: argument, among: Scenarios.names, place: place), status: .usage)
            }
            (file, text) = (argument + ".yaml", own)
        }
        do {
            scenario = try ScenarioReader(file: file).scenario(of: text)
        } catch {
            throw FileDiagnostic(
                file: error.file, place: error.place.map { TOMLPlace(line: $0.line, column: $0.column) },
                sentence: error.sentence + ".")
        }
    }

    private static func isFile(_ argument: String) -> Bool {
        argument == "-" || argument.contains("/") || argument.hasSuffix(".yaml") || argument.hasSuffix(".yml")
    }
}
