import ActivitySystem
import PlainText
import Store

/// The fields of an activity's content as text, and what a restart changed of them.
package struct ActivityFieldList {
    private let fields: [(name: String, value: String)]

    /// The fields in the order of their names; none if the activity does not exist.
    package init(of id: String, in system: SystemState) {
        guard let content = system.content(of: id), let object = JSONValue(json: content.state),
            case .object(let members) = object
        else {
            fields = []
            return
        }
        fields = members.sorted { $0.key < $1.key }.map { name, value in
            (TerminalText.oneLine(name), TerminalText.oneLine((try? JSONText.line(value)) ?? ""))
        }
    }

    /// A title, and a line for each field.
    package func text(_ title: String) -> String {
        ([title] + fields.map { "  \($0.name): \($0.value)" }).joined(separator: "\n") + "\n"
    }

    /// The later fields, and which of these they changed.
    package func comparison(with later: ActivityFieldList) -> String {
        let lost = fields.filter { field in !later.fields.contains { $0 == field } }.map(\.name)
        let verdict =
            lost.isEmpty
            ? "State preserved: all \(fields.count) fields are the same.\n"
            : "State changed: \(lost.joined(separator: ", ")).\n"
        return later.text("State after restart:") + verdict
    }
}
