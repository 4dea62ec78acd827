import Configuration
import Foundation
import HostFiles
import HostSystem
import PlainText
import Scenarios
import Simulation

/// A scenario named on the command line: a built-in one or a file.
package struct NamedScenario {
    /// The name as typed.
    package let name: String
    /// The file name used in messages.
    package let file: String
    /// The parsed scenario.
    package let scenario: Scenario

    /// All built-in scenarios, in order.
    ///
    /// - Throws: a ``FileDiagnostic`` if one is invalid.
    package static func all() throws -> [NamedScenario] { try Scenarios.names.map { try NamedScenario($0) } }

    /// Loads a built-in scenario by name, or a file: `-` for standard input, or a path with a `/` or ending in `.yaml` or
    /// `.yml`.
    ///
    /// - Throws: a ``CommandFailure`` if there is no such scenario or file, or a ``FileDiagnostic`` for an error in it.
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
            scenario = try ScenarioReader(file: file) { Self.json($0, beside: argument) }.scenario(of: text)
        } catch {
            throw FileDiagnostic(
                file: error.file, place: error.place.map { TOMLPlace(line: $0.line, column: $0.column) },
                sentence: error.sentence + ".")
        }
    }

    /// A JSON file that a scenario's file names: its path is as seen from the folder of that. Built-in scenarios name none.
    private static func json(_ path: String, beside scenario: String) -> Data? {
        guard isFile(scenario) else { return nil }
        let folder = scenario.folderPath
        let place = path.hasPrefix("/") ? path : (folder as NSString).appendingPathComponent(path)
        return (try? SmallFile.bytes(at: place, kind: "no JSON")).map { Data($0) }
    }

    private static func isFile(_ argument: String) -> Bool {
        argument == "-" || argument.contains("/") || argument.hasSuffix(".yaml") || argument.hasSuffix(".yml")
    }
}

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
