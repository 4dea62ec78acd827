import Foundation
import Presentations
import Yams

/// The JSON that a scenario names: files beside it, or values in it.
struct ScenarioFiles {
    /// The bytes of a file by its path as the scenario gives it; `nil` if it cannot be read.
    let read: (String) -> Data?

    /// An object: a mapping in the scenario, or the path of a JSON file.
    func object(
        _ node: Node, for key: String, in table: ScenarioTable
    ) throws(ScenarioError) -> [String: ContentValue] {
        if case .mapping = node {
            guard case .object(let fields) = try value(node, for: key, in: table) else { return [:] }
            return fields
        }
        let path = try table.text(node, for: key)
        guard let json = read(path) else {
            throw table.wrong(
                node, "\(key): the file \(path) cannot be read; give a JSON file, or the values themselves")
        }
        guard let fields = try? JSONDecoder().decode([String: ContentValue].self, from: json) else {
            throw table.wrong(node, "\(key): the file \(path) is not a JSON object")
        }
        return fields
    }

    /// Objects: one JSON object a line of a file.
    func lines(_ node: Node, for key: String, in table: ScenarioTable) throws(ScenarioError) -> [[String: ContentValue]]
    {
        let path = try table.text(node, for: key)
        guard let json = read(path) else { throw table.wrong(node, "\(key): the file \(path) cannot be read") }
        var objects: [[String: ContentValue]] = []
        for (number, line) in json.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        where line.contains(where: { $0 > 0x20 }) {
            guard let object = try? JSONDecoder().decode([String: ContentValue].self, from: Data(line)) else {
                throw table.wrong(node, "\(key): line \(number + 1) of \(path) is not a JSON object")
            }
            objects.append(object)
        }
        guard !objects.isEmpty else { throw table.wrong(node, "\(key): the file \(path) has no push in it") }
        return objects
    }

    /// Any JSON value, written as YAML. `!at 25m` is an instant of the scenario, in seconds since 2001 as in a push.
    func value(_ node: Node, for key: String, in table: ScenarioTable) throws(ScenarioError) -> ContentValue {
        switch node {
        case .scalar(let scalar):
            let text = scalar.string
            if node.tag.description == "!at" {
                let seconds = try table.duration(node, for: key)
                return .number((ActivityPreview.start + seconds).timeIntervalSinceReferenceDate)
            }
            guard scalar.style == .plain else { return .text(text) }
            if ["null", "~", ""].contains(text) { return .null }
            if text == "true" || text == "false" { return .boolean(text == "true") }
            if let number = Double(text), number.isFinite { return .number(number) }
            return .text(text)
        case .sequence(let nodes):
            var list: [ContentValue] = []
            for node in nodes { list.append(try value(node, for: key, in: table)) }
            return .list(list)
        case .mapping:
            var fields: [String: ContentValue] = [:]
            for (name, _, value) in try ScenarioTable(node, of: key, file: table.file).all {
                fields[name] = try self.value(value, for: name, in: table)
            }
            return .object(fields)
        case .alias: throw table.wrong(node, "\(key) refers to another place; write the values themselves")
        }
    }
}
