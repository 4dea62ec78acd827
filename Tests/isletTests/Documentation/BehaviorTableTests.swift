import ArgumentParser
import Foundation
import Testing

@testable import Configuration
@testable import islet

/// The tests, commands and scenarios named in the table of behaviours exist.
struct BehaviorTableTests {
    private let root = DocumentedFile.named("docs/LIVE-ACTIVITIES.md", mode: .verify).url.deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The last cells of the rows in tables headed "shown by".
    private func evidence() throws -> [String] {
        let text = try String(contentsOf: root.appending(path: "docs/LIVE-ACTIVITIES.md"), encoding: .utf8)
        let part = try #require(text.range(of: "## What shows it"))
        return text[part.upperBound...].split(separator: "\n").filter { $0.hasPrefix("|") && !$0.hasPrefix("|-") }
            .flatMap { row in
                row.split(separator: "|").last.map { cell in cell.matches(of: /`([^`]+)`/).map { String($0.output.1) } }
                    ?? []
            }
    }

    @Test func everyNamedTestExists() throws {
        let tests = root.appending(path: "Tests")
        let files = try #require(FileManager.default.enumerator(atPath: tests.path))
        var functions: Set<Substring> = []
        for case let path as String in files where path.hasSuffix(".swift") {
            let code = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
            for line in code.split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let keyword = words.firstIndex(of: "func"), keyword + 1 < words.count else { continue }
                functions.insert(words[keyword + 1].prefix { $0 != "(" })
            }
        }
        let names = try evidence().filter { !$0.hasPrefix("islet ") && !$0.hasPrefix("islet-push ") }
        #expect(names.count > 60)
        for name in names { #expect(functions.contains(name[...]), "no test named \(name)") }
    }

    @Test("The tests that ARCHITECTURE.md names for each fault of a picture exist, in the suite that it names")
    func testsOfFaults() throws {
        let text = try String(contentsOf: root.appending(path: "docs/ARCHITECTURE.md"), encoding: .utf8)
        let part = try #require(text.range(of: "## What pictures once got wrong"))
        let rows = text[part.upperBound...].split(separator: "\n").filter { $0.hasPrefix("|") && !$0.hasPrefix("|-") }
        var faults: Set<String> = []
        for row in rows.dropFirst() {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            faults.formUnion(cells[0].split(separator: ", ").map(String.init))
            let tests = try #require(cells.last).matches(of: /`(\w+)\.(\w+)`/)
            #expect(!tests.isEmpty, "\(cells[0]) names no test")
            for test in tests {
                let code = try #require(try code(of: String(test.output.1)), "no suite \(test.output.1)")
                #expect(code.contains("func \(test.output.2)("), "no test named \(test.output.0)")
            }
        }
        let all = (1...19).map { "L\($0)" } + (1...13).map { "F\($0)" } + (1...9).map { "C\($0)" }
        #expect(faults == Set(all))
    }

    /// The file of a suite; `nil` if there is none.
    private func code(of suite: String) throws -> String? {
        let tests = root.appending(path: "Tests")
        for case let path as String in try #require(FileManager.default.enumerator(atPath: tests.path))
        where path.hasSuffix("/\(suite).swift") {
            return try String(contentsOf: tests.appending(path: path), encoding: .utf8)
        }
        return nil
    }

    @Test func everyNamedCommandParses() throws {
        let commands = try evidence().filter { $0.hasPrefix("islet ") }
        #expect(commands.count > 10)
        for command in commands {
            let words = try #require(HookCommandLine.words(of: command)).dropFirst()
            #expect(throws: Never.self, "\(command)") { try IsletCommand.parseAsRoot(Array(words)) }
        }
    }

    @Test("Every named command of islet-push is in its manual, with its options")
    func serverCommands() throws {
        let manual = try String(contentsOf: root.appending(path: "docs/islet-push.1"), encoding: .utf8)
        let commands = try evidence().filter { $0.hasPrefix("islet-push ") }
        #expect(commands.count > 4)
        for command in commands {
            let words = command.split(separator: " ").dropFirst()
            #expect(manual.contains("islet-push \(words.first ?? "")"), "\(command)")
            for option in words where option.hasPrefix("--") {
                #expect(manual.contains("Fl -\(option.dropFirst(2))"), "\(command)")
            }
        }
    }

    @Test func everyScenarioIsInTheTable() throws {
        let shown = try evidence()
        for scenario in try simulated() { #expect(shown.contains { $0.hasPrefix("islet simulate \(scenario)") }) }
    }

    private func simulated() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Scenarios").path)
        return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
    }
}
