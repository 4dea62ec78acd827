import Foundation
import PushPriority
import TestWorld
import Testing

@testable import HostSystem
@testable import StudioCommands
@testable import islet

/// Strategies from the command line.
struct StrategyCommandTests {
    private let world = TestShell()

    private func json() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [String: Any])
    }

    @Test("All strategies are compared in a table that fits 80 columns", arguments: ["throttled", "pause-cycles"])
    func comparison(scenario: String) {
        #expect(world.run("simulate", scenario, "--strategy", "all") == 0)
        let lines = world.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines[1].split(separator: " ") == ["document", "adaptive", "always-10", "always-5"])
        for title in ["throttled ", "throttled start or end", "most of the budget used", "priority 10, longest"] {
            #expect(lines.contains { $0.hasPrefix(title) }, "\(title)")
        }
        func row(_ title: String) -> [String] {
            let line = lines.first { $0.hasPrefix(title) }.map(String.init) ?? ""
            return line.dropFirst(title.count).split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        // Under normal conditions, with a strategy that respects the budget.
        let (ten, five) = (row("priority 10 within 1 s"), row("priority 5 within 5 s"))
        #expect(Array(ten.prefix(2)) == ["100 %", "100 %"])
        #expect(Array(five.prefix(2)) == ["100 %", "100 %"])
        #expect(ten.dropFirst(2).first != "100 %")
        let critical = lines.first { $0.hasPrefix("throttled start or end") }?.split(separator: " ").suffix(4)
        #expect(critical?.first == "0" && critical?.dropFirst().first == "0" && critical?.dropFirst(2).first != "0")
    }

    @Test("As JSON the comparison always has the same keys")
    func comparisonAsJSON() throws {
        #expect(world.run("simulate", "throttled", "--strategy", "all", "--format", "json") == 0)
        let object = try json()
        #expect(Set(object.keys) == ["scenario", "title", "strategies"])
        let strategies = try #require(object["strategies"] as? [[String: Any]])
        #expect(strategies.compactMap { $0["strategy"] as? String } == PushPriorityPolicy.all.map(\.name))
        let keys: Set = [
            "strategy", "holds", "pushes", "immediate", "opportunistic", "batched", "throttled", "throttling_rate",
            "critical_throttled", "undelivered", "budget_used", "latency",
        ]
        for strategy in strategies {
            #expect(Set(strategy.keys) == keys)
            let latency = try #require(strategy["latency"] as? [String: [String: Double]])
            #expect(Set(latency.keys) == ["10", "5"])
            #expect(
                latency.values.allSatisfy {
                    Set($0.keys) == [
                        "count", "median_seconds", "p95_seconds", "max_seconds", "target_seconds", "within_target",
                    ]
                })
        }
        #expect(strategies[0]["throttling_rate"] as? Double == 0)
        #expect((strategies[2]["throttling_rate"] as? Double ?? 0) > 0.5)
        #expect((strategies[2]["budget_used"] as? Double ?? 0) > 0.99)
    }

    @Test("The document's test passes with the document's strategy and the adaptive one, but not with always-10")
    func pauseCycles() {
        #expect(world.run("simulate", "pause-cycles", "--check") == 0)
        #expect(world.run("simulate", "pause-cycles", "--strategy", "adaptive", "--check") == 0)
        #expect(world.run("simulate", "pause-cycles", "--strategy", "always-10", "--check") == 1)
        #expect(world.output.contains("the throttled of sitting should be 0; it is "))
    }

    @Test("One strategy gives a timeline with its figures, and a warning if frequent pushes are off")
    func oneStrategy() {
        #expect(world.run("simulate", "pause-cycles", "--strategy", "document") == 0)
        #expect(world.output.contains("sitting: Frequent pushes are"))
        #expect(world.output.contains("\nAll 18 expectations hold.\n"))
        #expect(world.output.contains("document\npushes"))
    }

    @Test("If the file gives all priorities, the output says that a strategy has nothing to choose")
    func nothingToChoose() {
        #expect(world.run("simulate", "stale", "--strategy", "all") == 0)
        #expect(world.output.contains("Every push of this scenario has a priority"))
    }

    @Test(
        "Incompatible options are refused",
        arguments: [
            ["simulate", "--strategy", "document"], ["simulate", "throttled", "--strategy", "eager"],
            ["simulate", "throttled", "--strategy", "all", "--check"],
            ["simulate", "throttled", "--strategy", "all", "--render"],
        ])
    func refusals(arguments: [String]) {
        #expect(Islet.run(arguments, in: world.shell) == ExitStatus.usage.rawValue)
        #expect(world.errors.hasPrefix("islet: "))
    }

    @Test("The help describes every strategy")
    func help() {
        let text = SimulateCommand.configuration.discussion
        for policy in PushPriorityPolicy.all {
            #expect(text.contains(policy.name) && text.contains(policy.summary))
            #expect(policy.name.count + policy.summary.count < 76, "a line of the help")
        }
    }
}
