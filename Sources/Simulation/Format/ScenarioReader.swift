import ActivitySystem
import Foundation
import PushPriority
import Yams

/// Reads a scenario's file, whole or not at all. `docs/SIMULATION.md` describes the format.
///
///     title: An activity lives eight hours
///     apps:
///       reading: {type: ambient-reading, content: {bookTitle: Emma}}
///     timeline:
///       0s: {start: reading}
///       8h: {expect: {reading: {state: ended, shown: lock-screen}}}
public struct ScenarioReader {
    /// The file as the person knows it, for messages.
    let file: String
    private let files: ScenarioFiles

    /// A reader of a file of this name.
    ///
    /// - Parameter read: The bytes of a JSON file that the scenario names, by its path as it stands there; `nil` if it cannot be read.
    ///   Default: no file can.
    public init(file: String, read: @escaping (String) -> Data? = { _ in nil }) {
        (self.file, files) = (file, ScenarioFiles(read: read))
    }

    /// The scenario that a text describes.
    public func scenario(of text: String) throws(ScenarioError) -> Scenario {
        let root = try ScenarioTable(try node(of: text), of: "a scenario", file: file)
        try root.allow(
            ["title", "device", "rules", "network", "strategy", "apps", "until", "timeline"], in: "a scenario")
        func value(_ key: String) throws(ScenarioError) -> Node {
            guard let value = root[key] else { throw root.wrong(root.node, "\(key) is missing") }
            return value
        }
        let title = try root.text(try value("title"), for: "title")
        var hasIsland = true
        if let device = root["device"] {
            hasIsland = try root.choice(device, for: "device", [("island", true), ("no-island", false)])
        }
        let rules = try root["rules"].map { (node) throws(ScenarioError) in
            try RulesReader(file: file).rules(in: node)
        }
        let strategy = try root["strategy"].map { (node) throws(ScenarioError) in
            try root.choice(node, for: "strategy", PushPriorityPolicy.all.map { ($0.name, $0.name) })
        }
        let networkTime = try root["network"].map { (node) throws(ScenarioError) in
            try root.duration(node, for: "network")
        }
        let apps = try apps(in: try value("apps"))
        let steps = try TimelineReader(apps: apps, file: file, files: files).steps(in: try value("timeline"))
        var duration = steps.map(\.lastTime).max() ?? 0
        if let until = root["until"] {
            let end = try root.duration(until, for: "until")
            guard end >= duration else {
                throw root.wrong(until, "the timeline goes beyond it; give a later time, or leave until out")
            }
            duration = end
        }
        return Scenario(
            title: title, hasIsland: hasIsland, rules: rules ?? SystemRules(), strategy: strategy,
            networkTime: networkTime ?? 0, apps: apps, steps: steps, duration: duration)
    }

    private func node(of text: String) throws(ScenarioError) -> Node {
        do {
            guard let node = try Yams.compose(yaml: text) else {
                throw ScenarioError(file: file, place: nil, sentence: "the file is empty")
            }
            return node
        } catch let error as YamlError {
            throw ScenarioError(error, file: file)
        } catch {
            throw (error as? ScenarioError) ?? ScenarioError(file: file, place: nil, sentence: "this is not YAML")
        }
    }

    // MARK: Apps

    private func apps(in node: Node) throws(ScenarioError) -> [ScenarioApp] {
        let table = try ScenarioTable(node, of: "apps", file: file)
        guard !table.all.isEmpty else { throw table.wrong(node, "apps has no app in it") }
        var apps: [ScenarioApp] = []
        for (name, _, value) in table.all {
            apps.append(try AppReader(name: name, file: file, files: files).app(in: value))
        }
        return apps
    }
}

extension ScenarioError {
    /// What the parser of YAML says.
    init(_ error: YamlError, file: String) {
        func place(_ mark: Mark) -> SourcePlace { SourcePlace(line: mark.line, column: mark.column) }
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            self.init(file: file, place: place(mark), sentence: "this is not YAML: \(problem.prefix { $0 != "," })")
        case .duplicatedKeysInMapping(let duplicates, let context):
            self.init(
                file: file, place: place(context.mark),
                sentence: "\(duplicates.sorted().joined(separator: ", ")) occurs twice; put both under one")
        default: self.init(file: file, place: nil, sentence: "this is not YAML: \(error)")
        }
    }
}

/// Why a text is not a scenario.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, as the person knows it.
    public let file: String
    /// Where in it; `nil`: the file as a whole.
    public let place: SourcePlace?
    /// What is wrong and what is allowed, without a full stop.
    public let sentence: String

    /// `file:line:column: sentence`.
    public var description: String {
        place.map { "\(file):\($0.line):\($0.column): \(sentence)" } ?? "\(file): \(sentence)"
    }
}
