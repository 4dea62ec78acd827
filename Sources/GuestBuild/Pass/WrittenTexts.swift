import Foundation
import GuestProtocol

/// The values called icon, symbol or image that are drawn as texts alone, `Text(state.icon)`: an emoji, and not the name of a symbol.
extension ComparedTexts {
    /// `Text(state.icon)`, `Text(verbatim: state.icon)` or `Text("\(state.icon) 12")`.
    mutating func readWritten(_ type: String, _ argument: [SwiftToken]) {
        guard type == "Text", let first = argument.first else { return }
        if first.kind == .literal {
            for part in first.text.components(separatedBy: "\\(").dropFirst() {
                let value = part.prefix { $0 != ")" }
                guard value.count < part.count, value.allSatisfy({ $0.isLetter || $0.isNumber || "_.?!".contains($0) })
                else { continue }
                if let name = value.split(whereSeparator: { ".?!".contains($0) }).last {
                    written.insert(name.lowercased())
                }
            }
            return
        }
        let isVerbatim = first.isWord("verbatim") && argument.count > 2
        let chain = argument.dropFirst(isVerbatim ? 2 : 0).prefix {
            $0.kind == .word || $0.isSign(".") || $0.isSign("?") || $0.isSign("!")
        }
        if let name = chain.last(where: { $0.kind == .word }) { written.insert(name.text.lowercased()) }
    }

    /// `Image(systemName: state.icon)`, where the label is at `index`: whatever is in the argument may name a symbol.
    mutating func readSymbol(_ source: SwiftSource, _ index: Int) {
        let tokens = source.tokens
        guard index + 1 < tokens.count, tokens[index + 1].isSign(":") else { return }
        var depth = 0
        for token in tokens[(index + 2)...].prefix(80) {
            if token.kind == .sign {
                if depth == 0, token.isSign(",") || token.isSign(")") { return }
                depth += "([{".contains(token.text) ? 1 : ")]}".contains(token.text) ? -1 : 0
            }
            if token.kind == .word { symbols.insert(token.text.lowercased()) }
        }
    }

    /// The values that only a text draws, of those that would else be taken for names of symbols.
    var writtenOnly: [String: [String]] {
        var (written, symbols) = (written, symbols)
        // A view may pass on what it was given.
        for _ in 0..<2 {
            for argument in arguments {
                guard let name = parameter(of: argument) else { continue }
                if written.contains(name) { written.insert(argument.name) }
                if symbols.contains(name) { symbols.insert(argument.name) }
            }
        }
        let names = written.subtracting(symbols).filter { name in
            ["icon", "symbol", "image"].contains { name.contains($0) }
        }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, [TextUse.written.rawValue]) })
    }
}
