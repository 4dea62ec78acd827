import Foundation

extension SwiftSource {
    /// The text that a source reads as JSON, `decode(Plan.self, from: Data(state.plan.utf8))`, where `decode` is at `index`; `nil` for data
    /// that is not a text. Its value cannot be invented.
    func jsonText(at index: Int) -> String? {
        guard tokens[index].isWord("decode"), index + 1 < tokens.count, tokens[index + 1].isSign("(") else {
            return nil
        }
        let close = closing(index + 1)
        guard let label = (index..<close).first(where: { tokens[$0].isWord("from") && tokens[$0 + 1].isSign(":") })
        else { return nil }
        if let text = encodedText(in: label + 2..<close) { return text }
        // `guard let data = state.plan.data(using: .utf8)` before it.
        guard close == label + 3, tokens[label + 2].kind == .word else { return nil }
        let name = tokens[label + 2].text
        let start = (max(0, index - 60)..<index).last { tokens[$0].isWord(name) && tokens[$0 + 1].isSign("=") }
        return start.flatMap { encodedText(in: $0 + 2..<min($0 + 14, index)) }
    }

    /// `state.plan` in `state.plan.data(using: .utf8)` or `Data(state.plan.utf8)`: its last name.
    private func encodedText(in range: Range<Int>) -> String? {
        range.first { place in
            place > 1 && tokens[place - 1].isSign(".")
                && (tokens[place].isWord("utf8") && !tokens[place - 2].isSign(":")
                    || tokens[place].isWord("data") && place + 2 < tokens.count && tokens[place + 2].isWord("using"))
        }.flatMap { place in
            tokens[..<(place - 1)].last { $0.kind == .word || !($0.isSign("?") || $0.isSign("!")) }
        }.flatMap { $0.kind == .word ? $0.text : nil }
    }
}

extension [SourceNote] {
    /// The text that could not be read as JSON where a guest crashed: the nearest in that file, or any if the message is of an error of
    /// decoding. `nil` for a crash that has another reason.
    ///
    /// - Parameter place: Where it crashed, `Score.swift:12`; `nil` if that is not known.
    func jsonText(failingAt place: String?, with message: String) -> String? {
        let isOfDecoding = message.contains("DecodingError")
        guard isOfDecoding || message.contains("nil") else { return nil }
        let parts = place?.split(separator: ":") ?? []
        let line = parts.last.flatMap { Int($0) } ?? 0
        let texts = filter { $0.jsonText != nil }
        let near = texts.filter { ($0.file as NSString).lastPathComponent == parts.first.map(String.init) }
        let nearest = near.min { abs($0.line - line) < abs($1.line - line) }
        return (nearest ?? (isOfDecoding ? texts.first : nil))?.jsonText
    }
}
