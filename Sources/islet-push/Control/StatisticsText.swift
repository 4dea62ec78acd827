import Foundation
import PlainText
import PushDevice

/// What the device made of all pushes, for people: a column for each priority, what was dropped and why, and the budgets.
///
///                  priority 10  priority 5
///     received               2           1
///     delivered              1           1
///     latency, median    0.8 ms         2 s
struct StatisticsText {
    private let object: [String: JSONValue]
    private let priorities: [String]

    /// The answer to `GET /stats`.
    init(_ value: JSONValue) {
        object = value.members ?? [:]
        priorities = (object["received"]?.members ?? [:]).keys.sorted { Int($0) ?? 0 > Int($1) ?? 0 }
    }

    /// The lines; a sentence where no push has come yet.
    var lines: [String] {
        guard !priorities.isEmpty else { return ["No push has reached the device yet."] }
        return table + [""] + drops + budgets
    }

    private var table: [String] {
        let outcomes = object["outcomes"]?.members ?? [:]
        var rows = [[""] + priorities.map { "priority \($0)" }, row("received", object["received"])]
        rows += DeliveryRecord.Outcome.allCases.compactMap { outcome in
            outcomes[outcome.rawValue].map { row(outcome.rawValue, $0) }
        }
        rows.append(row("held back by the budget", object["throttledRate"]) { Self.percent($0.double ?? 0) })
        let latencies = object["latency"]?.members ?? [:]
        for (name, field) in [
            ("median", "median"), ("95 of 100 under", "p95"), ("99 of 100 under", "p99"), ("worst", "max"),
        ] {
            rows.append(
                row("latency, \(name)", .object(latencies.compactMapValues { $0.members?[field] })) {
                    DeliveryWords.duration($0.double ?? 0)
                })
        }
        return Self.aligned(rows)
    }

    private func row(
        _ name: String, _ values: JSONValue?,
        words: (JSONValue) -> String = { String(decoding: $0.json, as: UTF8.self) }
    ) -> [String] {
        [name]
            + priorities.map { priority in
                switch values?.members?[priority] {
                case nil, .null: "-"
                case let value?: words(value)
                }
            }
    }

    private var drops: [String] {
        let drops = (object["drops"]?.members ?? [:]).sorted { $0.key < $1.key }
        guard !drops.isEmpty else { return [] }
        return [
            "Dropped: " + drops.map { "\($0.key) \($0.value.double.map { Int($0) } ?? 0)" }.joined(separator: ", ")
                + "."
        ]
    }

    private var budgets: [String] {
        guard case .list(let budgets) = object["budgets"] else { return [] }
        return budgets.map { budget in
            func number(_ name: String) -> Double { budget.members?[name]?.double ?? 0 }
            func text(_ name: String) -> String { budget.members?[name]?.text ?? "" }
            let devices = Int(number("devices"))
            let (by, on) = devices > 1 ? (" by \(devices) devices", " on the one with least") : ("", "")
            return """
                \(text("bundle")): \(Int(number("used"))) paid from the \(text("preset")) budget\(by), \(Int(number("left"))) left\(on), \
                \(Int(number("held"))) held; \(Int(number("startsUsed"))) starts, \(Int(number("startsLeft"))) left.
                """
        }
    }

    private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

    /// The first column to the left, the others to the right.
    private static func aligned(_ rows: [[String]]) -> [String] {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { index, cell in
                let gap = String(repeating: " ", count: cell.1 - cell.0.count)
                return index == 0 ? cell.0 + gap : gap + cell.0
            }.joined(separator: "  ")
        }
    }
}
