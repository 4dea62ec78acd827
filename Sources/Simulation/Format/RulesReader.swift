import ActivitySystem
import Foundation
import Yams

/// Reads what a scenario chooses of the rules that Apple leaves open.
///
///     rules: {foreground-hides-island: on, alert-duration: 8s, pushes-per-hour: 20}
struct RulesReader {
    /// The file as the person knows it.
    let file: String

    /// A rule: its key and how its value changes the rules.
    private typealias Rule = (
        key: String, read: @Sendable (ScenarioTable, Node, inout SystemRules) throws(ScenarioError) -> Void
    )

    private static let all: [Rule] = [
        (
            "foreground-hides-island",
            { (table, node, rules) throws(ScenarioError) in
                rules.hidesIslandOfForegroundApp = try table.boolean(node, for: "foreground-hides-island")
            }
        ),
        (
            "activities-per-app",
            { (table, node, rules) throws(ScenarioError) in
                rules.activitiesPerApp = try table.count(node, for: "activities-per-app")
            }
        ),
        (
            "activities-per-device",
            { (table, node, rules) throws(ScenarioError) in
                rules.activitiesPerDevice = try table.count(node, for: "activities-per-device")
            }
        ),
        (
            "pushes-per-hour",
            { (table, node, rules) throws(ScenarioError) in
                rules.pushesPerHour = Double(try table.count(node, for: "pushes-per-hour"))
            }
        ),
        (
            "frequent-pushes-per-hour",
            { (table, node, rules) throws(ScenarioError) in
                rules.frequentPushesPerHour = Double(try table.count(node, for: "frequent-pushes-per-hour"))
            }
        ),
        (
            "low-power-share",
            { (table, node, rules) throws(ScenarioError) in
                let share = try table.number(node, for: "low-power-share")
                guard (0...1).contains(share) else {
                    throw table.wrong(node, "low-power-share is a part of the budget; give a number from 0 to 1")
                }
                rules.lowPowerShare = share
            }
        ),
        (
            "alert-duration",
            { (table, node, rules) throws(ScenarioError) in
                rules.alertDuration = try table.duration(node, for: "alert-duration")
            }
        ),
    ]

    func rules(in node: Node) throws(ScenarioError) -> SystemRules {
        let table = try ScenarioTable(node, of: "rules", file: file)
        try table.allow(Self.all.map(\.key), in: "rules")
        var rules = SystemRules()
        for rule in Self.all {
            if let value = table[rule.key] { try rule.read(table, value, &rules) }
        }
        return rules
    }
}
