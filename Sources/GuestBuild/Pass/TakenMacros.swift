extension SwiftSource {
    /// Macros that are taken out, by the module that has them, and why nothing stands for them.
    private static let takenMacros: [(module: String, names: Set<String>, reason: String)] = [
        ("SwiftData", ["Model", "Attribute", "Relationship", "Transient"], "nothing is stored"),
        ("AppIntents", ["ComputedProperty", "DeferredProperty"], "no entity is looked for"),
    ]

    /// The macro that begins with the `@` at `index`, with its arguments, and why it is taken out; `nil` for another attribute.
    func takenMacro(at index: Int) -> (range: Range<Int>, reason: String)? {
        let name = tokens[index + 1]
        guard let macro = Self.takenMacros.first(where: { $0.names.contains(name.text) && isImported($0.module) })
        else {
            return nil
        }
        var end = name.range.upperBound
        if index + 2 < tokens.count, tokens[index + 2].isSign("("), end == tokens[index + 2].range.lowerBound {
            end = tokens[closing(index + 2)].range.upperBound
        }
        return (tokens[index].range.lowerBound..<end, macro.reason)
    }
}
