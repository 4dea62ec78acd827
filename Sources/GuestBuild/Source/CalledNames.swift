/// The names that a source uses, and the labels that they are called with.
///
/// Of two functions with one name the labels show which is meant: `resized(to:)` is not `resized(width:)`.
struct CalledNames {
    /// The names that are not called, as those of properties.
    private var references: Set<String> = []
    /// The labels of each call, by the names; `_` for an argument without one.
    private var calls: [String: Set<Set<String>>] = [:]

    /// Adds what is used in tokens. The bodies of intents are left out, since these are taken out.
    mutating func add(_ range: Range<Int>, of source: SwiftSource) {
        var index = range.lowerBound
        while index < range.upperBound {
            if let body = source.performBody(at: index) { index = body.upperBound }
            guard index < range.upperBound else { break }
            let token = source.tokens[index]
            if token.kind == .word {
                if let labels = source.callLabels(at: index) {
                    calls[token.text, default: []].insert(labels)
                } else {
                    references.insert(token.text)
                }
            }
            index += 1
        }
    }

    /// Whether a use of the name may mean a function with these labels. Arguments may be left out, others may follow as closures.
    func mayMean(_ name: String, labels: Set<String>) -> Bool {
        guard let calls = calls[name], !references.contains(name) else { return true }
        return calls.contains { $0.isSubset(of: labels) }
    }
}

extension SwiftSource {
    /// The labels of the arguments that a word is called with, or of the parameters of a function whose name it is; `nil` if none follow.
    func callLabels(at index: Int) -> Set<String>? {
        guard index + 1 < tokens.count, tokens[index + 1].isSign("(") else { return nil }
        if index > 0, tokens[index - 1].isWord("func") {
            return Set(labels(from: index + 1).dropFirst().split(separator: ":").map(String.init))
        }
        var labels: Set<String> = []
        var depth = 0
        let close = closing(index + 1)
        for place in index + 1..<close where tokens[place].kind == .sign {
            switch tokens[place].text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            guard depth == 1, tokens[place].isSign("(") || tokens[place].isSign(","), place + 1 < close else {
                continue
            }
            let isLabel = tokens[place + 1].kind == .word && tokens[place + 2].isSign(":")
            labels.insert(isLabel ? tokens[place + 1].text : "_")
        }
        return labels
    }
}

extension SwiftSource {
    /// The labels that a name is called with on a line; `nil` if it is not called there, or more than once.
    func callLabels(of name: String, onLine line: Int) -> Set<String>? {
        let calls = tokens.indices.filter {
            tokens[$0].isWord(name) && self.line(of: tokens[$0].range.lowerBound) == line
        }
        return calls.count == 1 ? callLabels(at: calls[0]) : nil
    }
}

extension SwiftDeclaration {
    /// Whether it is an extension with a member that a call with these labels can mean.
    func adds(_ member: String, labels: Set<String>?) -> Bool {
        guard members.contains(member) else { return false }
        guard let labels else { return true }
        let own = signatures.filter { $0.prefix { $0 != "(" } == member }
        return own.isEmpty || own.contains { !$0.contains("(") || labels.isSubset(of: Self.labels(in: $0)) }
    }

    /// The labels of a signature, `init(hex:alpha:`.
    static func labels(in signature: String) -> Set<String> {
        Set(signature.drop { $0 != "(" }.dropFirst().split(separator: ":").map(String.init))
    }
}
