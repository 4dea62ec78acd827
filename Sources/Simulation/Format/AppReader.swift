import ActivityLifecycle
import Foundation
import LiveActivities
import Yams

/// Reads an app of a scenario.
struct AppReader {
    /// What the file calls it.
    let name: String
    /// The file as the person knows it.
    let file: String
    let files: ScenarioFiles

    private static let keys = [
        "type", "attributes-type", "attributes", "lifecycle", "content", "pushes", "frequent-pushes",
        "background-modes", "stale-after", "relevance",
    ]

    func app(in node: Node) throws(ScenarioError) -> ScenarioApp {
        let what = "the app \(name)"
        let table = try ScenarioTable(node, of: what, file: file)
        try table.allow(Self.keys, in: what)
        let kind = try kind(in: table, what)
        let lifecycle = try table["lifecycle"].map { (node) throws(ScenarioError) in
            try self.lifecycle(node, of: kind, in: table)
        }
        let receivesPushes = try table["pushes"].map { (node) throws(ScenarioError) in
            try table.choice(node, for: "pushes", [("token", true), ("none", false)])
        }
        return ScenarioApp(
            name: name, kind: kind, lifecycle: lifecycle ?? .none,
            content: try content(table["content"], of: kind, isWatched: lifecycle == .watchlist, in: table),
            receivesPushes: receivesPushes ?? false,
            declaresFrequentPushes: try table["frequent-pushes"].map { (node) throws(ScenarioError) in
                try table.boolean(node, for: "frequent-pushes")
            } ?? false,
            backgroundModes: try table["background-modes"].map { (node) throws(ScenarioError) in
                try backgroundModes(node, in: table)
            } ?? [],
            staleAfter: try table["stale-after"].map { (node) throws(ScenarioError) in
                try table.duration(node, for: "stale-after")
            },
            relevance: try table["relevance"].map { (node) throws(ScenarioError) in
                try table.number(node, for: "relevance")
            } ?? 0)
    }

    /// One of the program's by `type`, or the app's own by `attributes-type` and `attributes`.
    private func kind(in table: ScenarioTable, _ what: String) throws(ScenarioError) -> ActivityKind {
        if let own = table["attributes-type"] {
            if let type = table["type"] { throw table.wrong(type, "\(what) has an attributes-type; leave out type") }
            let name = try table.text(own, for: "attributes-type")
            let attributes = try table["attributes"].map { (node) throws(ScenarioError) in
                try files.object(node, for: "attributes", in: table)
            }
            return ActivityKind(type: name, attributes: ScenarioContent.json(of: attributes ?? [:]))
        }
        if let attributes = table["attributes"] {
            throw table.wrong(attributes, "attributes need attributes-type, the name of their Swift type")
        }
        guard let type = table["type"] else {
            throw table.wrong(table.node, "\(what) has no type; \(Self.types), or attributes-type for one of its own")
        }
        return try table.choice(type, for: "type", ActivityKind.all.map { ($0.name, $0) })
    }

    private static var types: String { "types: " + ActivityKind.all.map(\.name).joined(separator: ", ") }

    private func content(
        _ node: Node?, of kind: ActivityKind, isWatched: Bool, in table: ScenarioTable
    ) throws(ScenarioError) -> ScenarioContent {
        let start = ScenarioContent(kind: kind, fields: kind.defaults)
        let content = try node.map { (node) throws(ScenarioError) in
            start.changed(by: try FieldReader(kind: kind, file: file, files: files).changes(in: node))
        }
        let missing = isWatched ? nil : kind.required.first { content?.fields[$0] == nil }
        if let missing {
            throw table.wrong(
                node ?? table.node, "the content of \(name) has no \(missing); a \(kind.name) needs it")
        }
        return content ?? start
    }

    /// One mode, a list of them, or `none`.
    private func backgroundModes(_ node: Node, in table: ScenarioTable) throws(ScenarioError) -> BackgroundModes {
        let all: [(name: String, value: BackgroundModes)] = [("audio", .audio), ("fetch", .fetch)]
        guard case .sequence(let list) = node else {
            return try table.choice(node, for: "background-modes", all + [("none", [])])
        }
        var modes: BackgroundModes = []
        for node in list { modes.formUnion(try table.choice(node, for: "background-modes", all)) }
        return modes
    }

    // MARK: Lifecycle

    private func lifecycle(
        _ node: Node, of kind: ActivityKind, in table: ScenarioTable
    ) throws(ScenarioError) -> ScenarioApp.Lifecycle {
        if case .scalar(let scalar) = node {
            if scalar.string == "none" { return .none }
            if scalar.string == "watchlist" {
                guard kind == .countdown else {
                    throw table.wrong(node, "watchlist is for the type countdown; give none or {restart: 7h}")
                }
                return .watchlist
            }
            throw table.wrong(
                node, "\"\(scalar.string)\" is not allowed for lifecycle; use none, watchlist or {restart: 7h}")
        }
        let lifecycle = try ScenarioTable(node, of: "lifecycle", file: file)
        try lifecycle.allow(["restart", "handover"], in: "lifecycle")
        guard let restart = lifecycle["restart"] else {
            throw lifecycle.wrong(node, "restart is missing; give a duration under 8h, or progressive")
        }
        let handover = try lifecycle["handover"].map { (node) throws(ScenarioError) in
            try lifecycle.choice(
                node, for: "handover", [("requesting-first", Handover.requestingFirst), ("ending-first", .endingFirst)])
        }
        return .session(try schedule(restart, in: lifecycle), handover ?? .requestingFirst)
    }

    private func schedule(_ node: Node, in table: ScenarioTable) throws(ScenarioError) -> RestartSchedule {
        if try table.text(node, for: "restart") == "progressive" { return .progressive }
        let seconds = try table.duration(node, for: "restart")
        do {
            return try .fixed(seconds)
        } catch {
            throw table.wrong(node, String(error.description.dropLast()))
        }
    }
}
