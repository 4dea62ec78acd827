import Foundation

// What sources say to Objective-C, which is not here: `@objc func tick()` is a method, and `#selector(tick)` the name of one that nothing
// calls.

extension SwiftSource {
    private static let marks: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
        "GKInspectable", "NSManaged",
    ]

    /// The mark that begins with the `@` at `index`, with the name in parentheses that `@objc` may have; `nil` for another attribute. Where
    /// it marks a requirement as optional, which only Objective-C has, it is the whole requirement (see ``OptionalRequirement``).
    func objectiveCMark(at index: Int) -> Range<Int>? {
        guard index + 1 < tokens.count, Self.marks.contains(tokens[index + 1].text) else { return nil }
        var end = index + 1
        if index + 2 < tokens.count, tokens[index + 2].isSign("("),
            tokens[end].range.upperBound == tokens[index + 2].range.lowerBound
        {
            end = closing(index + 2)
        }
        if end + 1 < tokens.count, tokens[end + 1].isWord("optional") { end = endOfRequirement(end + 1) }
        return tokens[index].range.lowerBound..<tokens[end].range.upperBound
    }

    /// The last token of a protocol's requirement.
    func endOfRequirement(_ start: Int) -> Int {
        var end = start
        while end + 1 < tokens.count, !tokens[end + 1].isSign("}"), !isFirstOfLine(end + 1) {
            end += 1
            if ["(", "[", "{"].contains(where: tokens[end].isSign) { end = closing(end) }
        }
        return end
    }

    /// Where the accessors of a property belong that Core Data keeps: `@NSManaged var name: String?`; `nil` for a method.
    func endOfManaged(at index: Int) -> Int? {
        let end = endOfLine(after: index + 2)
        guard (index..<end).contains(where: { tokens[$0].isWord("var") }) else { return nil }
        return tokens[end - 1].range.upperBound
    }

    /// What `#selector(…)`, `#keyPath(…)` or `#colorLiteral` at `index` becomes; `nil` for anything else.
    func literal(at index: Int) -> (range: Range<Int>, text: String)? {
        let text = tokens[index].text
        if text == "#colorLiteral", tokens[index].kind == .hash { return (tokens[index].range, "UIColor") }
        guard text == "#selector" || text == "#keyPath", index + 1 < tokens.count, tokens[index + 1].isSign("(") else {
            return nil
        }
        let close = closing(index + 1)
        guard close < tokens.count else { return nil }
        let inside =
            tokens[index + 1].range.upperBound..<max(tokens[index + 1].range.upperBound, tokens[close].range.lowerBound)
        let name = GuestEntry.literal(self.text(inside).filter { !$0.isNewline })
        return (
            tokens[index].range.lowerBound..<tokens[close].range.upperBound,
            text == "#selector" ? "Selector(\(name))" : name
        )
    }
}
