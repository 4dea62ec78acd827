/// `@Entry var name: Type = value`, the macro of a value of the environment, as the code that it stands for on the same lines.
struct EnvironmentEntry {
    private let attribute: Range<Int>
    private let name: String
    private let type: String
    /// Whether the source spells the type.
    private let hasType: Bool
    /// Where the name ends.
    private let nameEnd: Int
    /// The `=`; `nil` without a value.
    private let equals: Range<Int>?
    private let valueEnd: Int

    /// Reads the declaration whose `@` is at `index`; `nil` if its type is not known.
    init?(at index: Int, in source: SwiftSource) {
        let tokens = source.tokens
        guard let variable = (index + 2..<min(index + 8, tokens.count)).first(where: { tokens[$0].isWord("var") }),
            variable + 1 < tokens.count, tokens[variable + 1].kind == .word
        else { return nil }
        attribute = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
        name = tokens[variable + 1].text
        nameEnd = tokens[variable + 1].range.upperBound
        var place = variable + 2
        hasType = place < tokens.count && tokens[place].isSign(":")
        let end = Self.end(from: place, in: source)
        let sign = (place..<end).first { index in
            guard tokens[index].isSign("=") else { return false }
            let own = tokens[index].range
            let isAfterSign = tokens[index - 1].kind == .sign && tokens[index - 1].range.upperBound == own.lowerBound
            let isBeforeSign = index + 1 < end && tokens[index + 1].isSign("=")
            return !isAfterSign && !isBeforeSign
        }
        equals = sign.map { tokens[$0].range }
        valueEnd = tokens[end - 1].range.upperBound
        if hasType {
            place += 1
            let last = sign ?? end
            guard place < last else { return nil }
            type = source.text(tokens[place].range.lowerBound..<tokens[last - 1].range.upperBound)
            // Without a value it is `nil`, as the macro has it.
            guard equals != nil || type.hasSuffix("?") else { return nil }
        } else {
            guard let sign, sign + 1 < end,
                let found = Self.type(of: source.text(tokens[sign + 1].range.lowerBound..<valueEnd))
            else { return nil }
            type = found
        }
    }

    /// The token after the declaration: the first on a new line that does not go on with it.
    private static func end(from start: Int, in source: SwiftSource) -> Int {
        let tokens = source.tokens
        var place = start
        while place < tokens.count {
            if ["(", "[", "{"].contains(where: { tokens[place].isSign($0) }) {
                place = source.closing(place)
            } else if tokens[place].isSign("}") {
                return place
            }
            place += 1
            guard place < tokens.count, source.isFirstOfLine(place) else { continue }
            let goesOn = [".", "?", ":", "+", "-", "*", "/", "&", "|", "="].contains { tokens[place].isSign($0) }
            let isOpen = ["=", ":", "+", "-", "*", "/", ",", "&", "|"].contains { tokens[place - 1].isSign($0) }
            if !goesOn, !isOpen { return place }
        }
        return place
    }

    /// The type of a value whose look tells it.
    private static func type(of value: String) -> String? {
        if value.hasPrefix("\"") { return "String" }
        if value.wholeMatch(of: /-?[\d_]+/) != nil { return "Int" }
        if value.wholeMatch(of: /-?[\d_]+\.\d[\d_]*/) != nil { return "Double" }
        if value == "true" || value == "false" { return "Bool" }
        if let match = value.wholeMatch(of: /(\[.*\])\(\)/.dotMatchesNewlines()) { return "\(match.1)" }
        if let match = value.wholeMatch(
            of: /([A-Z]\w*(?:\.[A-Z]\w*)*(?:<[^()]*>)?)(?:\(.*\)|\.[a-z]\w*)/.dotMatchesNewlines())
        {
            return "\(match.1)"
        }
        return nil
    }

    /// Writes the property and its key.
    func rewrite(_ edits: inout SourceEdits) {
        edits.remove(attribute)
        let key = "__Entry_\(name)"
        let property =
            " { get { self[\(key).self] } set { self[\(key).self] = newValue } }; struct \(key): EnvironmentKey { "
            + "static var defaultValue: \(type) { "
        if let equals {
            edits.replace(equals, with: property)
            edits.insert(" } }", at: valueEnd)
        } else {
            edits.insert(property + "nil } }", at: valueEnd)
        }
        if !hasType { edits.insert(": \(type)", at: nameEnd) }
    }
}
