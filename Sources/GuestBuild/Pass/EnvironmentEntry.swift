/// `@Entry var name: Type = value`, the macro of a value of the environment, as the code that it stands for on the same lines.
struct EnvironmentEntry {
    private let attribute: Range<Int>
    private let name: String
    /// The type as the source spells it; `nil` where the compiler infers it of the value.
    private let type: String?
    /// Where the name ends.
    private let nameEnd: Int
    /// The `=`; `nil` without a value.
    private let equals: Range<Int>?
    private let valueEnd: Int
    /// Whether only its file can use it, and its type may be private as well.
    private let isPrivate: Bool

    /// Reads the declaration whose `@` is at `index`; `nil` if it has neither a value nor an optional type.
    init?(at index: Int, in source: SwiftSource) {
        let tokens = source.tokens
        guard let variable = (index + 2..<min(index + 8, tokens.count)).first(where: { tokens[$0].isWord("var") }),
            variable + 1 < tokens.count, tokens[variable + 1].kind == .word
        else { return nil }
        attribute = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
        name = tokens[variable + 1].text
        isPrivate = tokens[index..<variable].contains { $0.isWord("private") || $0.isWord("fileprivate") }
        nameEnd = tokens[variable + 1].range.upperBound
        var place = variable + 2
        let hasType = place < tokens.count && tokens[place].isSign(":")
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
            let spelled = source.text(tokens[place].range.lowerBound..<tokens[last - 1].range.upperBound)
            // Without a value it is `nil`, as the macro has it.
            guard equals != nil || spelled.hasSuffix("?") else { return nil }
            type = spelled
        } else {
            guard let sign, sign + 1 < end else { return nil }
            type = nil
        }
    }

    /// The token after the declaration: a semicolon, or the first on a new line that does not go on with it.
    private static func end(from start: Int, in source: SwiftSource) -> Int {
        let tokens = source.tokens
        var place = start
        while place < tokens.count {
            if ["(", "[", "{"].contains(where: { tokens[place].isSign($0) }) {
                place = source.closing(place)
            } else if tokens[place].isSign("}") || tokens[place].isSign(";") {
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

    /// Writes the property and its key.
    func rewrite(_ edits: inout SourceEdits) {
        edits.remove(attribute)
        let key = "__Entry_\(name)"
        // A constant has the type of its value, and the key's `Value` is that of the constant.
        let value = type.map { "static var defaultValue: \($0) {" } ?? "static let defaultValue ="
        let property =
            " { get { self[\(key).self] } set { self[\(key).self] = newValue } }; \(isPrivate ? "fileprivate " : "")struct "
            + "\(key): EnvironmentKey { \(value) "
        if let equals {
            edits.replace(equals, with: property)
            edits.insert(type == nil ? " }" : " } }", at: valueEnd)
        } else {
            edits.insert(property + "nil } }", at: valueEnd)
        }
        if type == nil { edits.insert(": \(key).Value", at: nameEnd) }
    }
}
