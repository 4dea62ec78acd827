import HostSystem
import Languages
import PlainText

/// A text with fields in it: `{elapsed} of {target}`. Two braces, `{{` or `}}`, stand for one.
struct StatusTemplate {
    private enum Part {
        case text(String)
        case field(StatusField)
    }

    private let parts: [Part]

    /// Reads a template. Throws a ``CommandFailure`` that shows the place of what is wrong.
    init(_ text: String) throws(CommandFailure) {
        var parts: [Part] = []
        var plain = ""
        var rest = Array(text)[...]
        while let character = rest.popFirst() {
            let column = text.count - rest.count
            switch character {
            case "{" where rest.first == "{", "}" where rest.first == "}":
                plain.append(character)
                rest.removeFirst()
            case "{":
                guard let end = rest.firstIndex(of: "}") else {
                    throw Self.failure(
                        localized("The brace at column \(String(column)) is not closed; write {{ for a brace."), text,
                        column)
                }
                let name = String(rest[..<end])
                guard let field = StatusField.named(name) else {
                    let advice = NearMiss.advice(
                        on: name, among: StatusField.all.map(\.name),
                        place: localized("`islet status --help` lists them"))
                    throw Self.failure(
                        localized("Unknown field \"{\(name)}\" (column \(String(column))); \(advice)"), text, column)
                }
                parts += [.text(plain), .field(field)]
                plain = ""
                rest = rest[(end + 1)...]
            case "}":
                throw Self.failure(
                    localized("The brace at column \(String(column)) has no opening brace; write }} for a brace."),
                    text,
                    column)
            default: plain.append(character)
            }
        }
        self.parts = parts + [.text(plain)]
    }

    /// The template's words.
    var words: StatusWords {
        let parts = parts
        let speaksOfOthers = parts.contains { if case .field(let field) = $0 { field.isOfOthers } else { false } }
        return StatusWords(
            text: { moment in
                parts.reduce(into: "") { line, part in
                    switch part {
                    case .text(let text): line += text
                    case .field(let field): line += field.text(moment)
                    }
                }
            },
            next: { moment in
                var beats: Set<StatusTickSchedule> = []
                for case .field(let field) in parts { beats.formUnion(field.beats(moment.showsSeconds)) }
                return [moment.next(beats), speaksOfOthers ? moment.nextOfOthers : nil].compactMap { $0 }.min()
            }, speaksOfOthers: speaksOfOthers)
    }

    private static func failure(_ sentence: String, _ text: String, _ column: Int) -> CommandFailure {
        // A text that a terminal would act on, or whose columns are not its characters, gets no picture.
        let isPlain = text.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) }
        return CommandFailure(
            sentence: sentence, status: .usage,
            picture: isPlain ? ["  " + text, "  " + String(repeating: " ", count: column - 1) + "^"] : [])
    }
}
