import Foundation
import LiveActivities
import Presentations
import Yams

/// Reads the fields of a content.
struct FieldReader {
    /// Whose content it is.
    let kind: ActivityKind
    /// The file as the person knows it.
    let file: String
    let files: ScenarioFiles

    /// What becomes of the fields of a mapping. `+1` adds, `none` takes away; quotes make a text of both.
    func changes(in node: Node) throws(ScenarioError) -> [String: FieldChange] {
        if kind.isOwn, case .scalar = node {
            let table = ScenarioTable(of: node, file: file)
            return try files.object(node, for: "content", in: table).mapValues { .set($0) }
        }
        let table = try ScenarioTable(node, of: "content", file: file)
        var changes: [String: FieldChange] = [:]
        for (name, keyNode, value) in table.all {
            changes[name] = try change(of: name, at: keyNode, to: value, in: table)
        }
        return changes
    }

    /// The value that a field is expected to have; `nil`: none.
    func expected(_ name: String, at key: Node, _ value: Node, in table: ScenarioTable) throws(ScenarioError)
        -> ContentValue?
    {
        switch try change(of: name, at: key, to: value, in: table) {
        case .set(let value): return value
        case .remove: return nil
        case .add(let number): return .number(number)
        }
    }

    private func change(
        of name: String, at key: Node, to node: Node, in table: ScenarioTable
    ) throws(ScenarioError) -> FieldChange {
        if kind.isOwn { return try ownChange(of: name, to: node, in: table) }
        let type = try type(of: name, at: key, in: table)
        guard case .scalar(let scalar) = node else { throw table.wrong(node, "\(name) is not a single value") }
        let isPlain = scalar.style == .plain
        if isPlain, ["none", "~", ""].contains(scalar.string) { return .remove }
        switch type {
        case .text: return .set(.text(scalar.string))
        case .choice(let words):
            return .set(.text(try table.choice(node, for: name, words.map { ($0, $0) })))
        case .boolean: return .set(.boolean(try table.boolean(node, for: name)))
        case .length: return .set(.number(try table.duration(node, for: name)))
        case .instant:
            let seconds = try table.duration(node, for: name)
            return .set(.number((ActivityPreview.start + seconds).timeIntervalSinceReferenceDate))
        case .number:
            let number = try table.number(node, for: name)
            return scalar.string.hasPrefix("+") ? .add(number) : .set(.number(number))
        case .json: return .set(try files.value(node, for: name, in: table))
        }
    }

    /// What becomes of a field of an app's own content, which may have any JSON value.
    private func ownChange(
        of name: String, to node: Node, in table: ScenarioTable
    ) throws(ScenarioError) -> FieldChange {
        if case .scalar(let scalar) = node, scalar.style == .plain {
            if scalar.string == "none" { return .remove }
            if scalar.string.hasPrefix("+"), let number = Double(scalar.string) { return .add(number) }
        }
        return .set(try files.value(node, for: name, in: table))
    }

    /// What a field holds.
    private func type(
        of name: String, at key: Node, in table: ScenarioTable
    ) throws(ScenarioError) -> ActivityField.Kind {
        let fields = kind.fields
        guard let field = fields.first(where: { $0.name == name }) else {
            throw table.wrong(
                key,
                "unknown field \"\(name)\" of \(kind.name); fields: \(fields.map(\.name).joined(separator: ", "))")
        }
        return field.kind
    }
}
