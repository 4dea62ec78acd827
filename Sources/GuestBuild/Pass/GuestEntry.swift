/// A preview or widget that a guest's `main.swift` registers.
struct GuestEntry: Hashable {
    enum Kind: Hashable {
        /// The function that the pass made of a `#Preview`.
        case preview(function: String)
        case provider
        case widget
    }

    let kind: Kind
    /// The type's name; empty for a preview.
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
        }
    }

    /// A string literal of any text.
    static func literal(_ text: String) -> String {
        "\"" + text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0.isNewline ? " " : $0] } + "\""
    }
}
