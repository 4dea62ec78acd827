import Foundation
import Meditation
import Yams

/// A mapping of a scenario's file whose keys are known, and how values in it are read.
struct ScenarioTable {
    /// The file as the person knows it.
    let file: String
    /// The mapping.
    let node: Node
    private let entries: [(key: String, keyNode: Node, value: Node)]

    /// The mapping of a node; `what` is what it is, for messages.
    init(_ node: Node, of what: String, file: String) throws(ScenarioError) {
        (self.node, self.file) = (node, file)
        guard case .mapping(let mapping) = node else {
            throw ScenarioError(
                file: file, place: Self.place(of: node), sentence: "\(what) is not a list of keys with values")
        }
        var entries: [(String, Node, Node)] = []
        for (key, value) in mapping {
            guard case .scalar(let scalar) = key else {
                throw ScenarioError(file: file, place: Self.place(of: key), sentence: "a key of \(what) is not a word")
            }
            entries.append((scalar.string, key, value))
        }
        self.entries = entries
    }

    /// Nothing but a place for messages: a node that is not a mapping.
    init(of node: Node, file: String) { (self.node, self.file, entries) = (node, file, []) }

    /// Its keys in the order of the file, each with where it stands and its value.
    var all: [(key: String, keyNode: Node, value: Node)] { entries }

    /// Its first key.
    var first: (key: String, keyNode: Node, value: Node)? { entries.first }

    /// The value of a key; `nil` if it is not there.
    subscript(key: String) -> Node? { entries.first { $0.key == key }?.value }

    /// Complains about a key that is none of these.
    func allow(_ keys: [String], in what: String) throws(ScenarioError) {
        guard let unknown = entries.first(where: { !keys.contains($0.key) }) else { return }
        throw wrong(
            unknown.keyNode, "unknown key \"\(unknown.key)\" in \(what); keys: \(keys.joined(separator: ", "))")
    }

    /// A complaint about a place.
    func wrong(_ node: Node, _ sentence: String) -> ScenarioError {
        ScenarioError(file: file, place: Self.place(of: node), sentence: sentence)
    }

    /// Where a node stands.
    static func place(of node: Node) -> SourcePlace? {
        node.mark.map { SourcePlace(line: $0.line, column: $0.column) }
    }

    // MARK: Values

    /// A text.
    func text(_ node: Node, for key: String) throws(ScenarioError) -> String {
        guard case .scalar(let scalar) = node else {
            throw wrong(node, "\(key) is not a list; give a single value")
        }
        return scalar.string
    }

    /// A word out of some.
    func choice<Value>(
        _ node: Node, for key: String, _ allowed: [(name: String, value: Value)]
    ) throws(ScenarioError) -> Value {
        let word = try text(node, for: key)
        if let match = allowed.first(where: { $0.name == word }) { return match.value }
        let names = allowed.map(\.name).joined(separator: ", ")
        throw wrong(node, "\"\(word)\" is not allowed for \(key); use \(names)")
    }

    /// `on` or `off`; `yes` and `true`, `no` and `false` are the same.
    func boolean(_ node: Node, for key: String) throws(ScenarioError) -> Bool {
        let word = try text(node, for: key)
        switch word.lowercased() {
        case "on", "yes", "true": return true
        case "off", "no", "false": return false
        default: throw wrong(node, "\"\(word)\" is not allowed for \(key); use on, off, yes or no")
        }
    }

    /// A duration as people type it, in seconds; nothing is a duration, too.
    func duration(_ node: Node, for key: String) throws(ScenarioError) -> TimeInterval {
        let text = try text(node, for: key)
        do {
            return try SittingDuration.parse(text, allowingZero: true)
        } catch {
            // What stands in quotes begins a column later.
            var place = Self.place(of: node)
            if let start = place, case .scalar(let scalar) = node {
                let quote = scalar.style == .plain ? 0 : 1
                place = SourcePlace(line: start.line, column: start.column + quote + error.column - 1)
            }
            let sentence = error.description
            throw ScenarioError(
                file: file, place: place, sentence: String(sentence.dropLast(sentence.hasSuffix(".") ? 1 : 0)))
        }
    }

    /// A number.
    func number(_ node: Node, for key: String) throws(ScenarioError) -> Double {
        let text = try text(node, for: key)
        guard let number = Double(text), number.isFinite else {
            throw wrong(node, "\"\(text)\" is not a number; \(key) needs one")
        }
        return number
    }

    /// A whole number that is not negative.
    func count(_ node: Node, for key: String) throws(ScenarioError) -> Int {
        let text = try text(node, for: key)
        guard let count = Int(text), count >= 0 else {
            throw wrong(node, "\"\(text)\" is not allowed for \(key); give a whole number from 0 on")
        }
        return count
    }
}
