import Foundation

/// A preview or widget that a guest's `main.swift` registers.
struct GuestEntry: Hashable {
    enum Kind: Hashable {
        /// The function that the pass made of a `#Preview`.
        case preview(function: String)
        case provider
        case widget
        /// A static member of a type, which may be a sample state.
        case sample(type: String)
    }

    let kind: Kind
    /// The type's name, or the member's; empty for a preview.
    let name: String
    let line: Int
    /// The conditions of `#if` around it, as on an iPhone.
    let conditions: [String]

    /// The statement that registers it.
    func statement(file: String) -> String {
        let place = "file: \(Self.literal(file)), line: \(line)"
        return switch kind {
        case .preview(let function): "registry.preview(\(place)) { \(function)() }"
        case .provider: "registry.provider(\"\(name)\", \(place)) { \(name)._isletRecord() }"
        case .widget: "registry.widget(\(name).self, \(place))"
        case .sample(let type): "registry.sample(\"\(name)\") { \(type).\(name) }"
        }
    }

    /// The function that registers entries of a file, with a line break before it; empty if there are none.
    ///
    /// - Parameter condition: What a condition of `#if` is on an iPhone.
    static func function(
        _ name: String, registering entries: [GuestEntry], of path: String, under condition: (String) -> String
    ) -> String {
        guard !entries.isEmpty else { return "" }
        let file = (path as NSString).lastPathComponent
        let statements = entries.map { entry in
            entry.conditions.map { "#if \(condition($0))\n" }.joined() + entry.statement(file: file) + "\n"
                + entry.conditions.map { _ in "#endif\n" }.joined()
        }
        return "\n#sourceLocation()\nimport GuestRuntime\n@MainActor func \(name)(_ registry: GuestRegistry) {\n"
            + statements.joined() + "}\n"
    }

    /// A string literal of any text, on one line.
    static func literal(_ text: String) -> String {
        "\"" + printable(text).flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] } + "\""
    }

    /// A text with spaces instead of what no source file may have in a literal, as paths can: line breaks and escapes.
    static func printable(_ text: String) -> String {
        String(
            text.map {
                $0.isNewline || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : $0
            })
    }
}
