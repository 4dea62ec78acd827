/// Empty types in place of those of modules that are not here: a class that is the delegate of an audio player compiles, though there is no
/// audio player. What they do is nothing: bodies that call them are emptied, and a view that needs one does not compile.
struct GuestStandIns: Sendable {
    /// Their names.
    private(set) var names: Set<String> = []
    /// What is said of them.
    private(set) var warnings: [GuestDiagnostic] = []
    private var declarations: [String] = []
    /// What stored properties begin with, by its declaration: `static func current() -> Center`.
    private var members: Set<String> = []

    /// Their declarations; `nil` if there are none.
    var source: String? {
        let lines = declarations + members.sorted()
        return lines.isEmpty ? nil : "import Foundation\n" + lines.map { $0 + "\n" }.joined()
    }

    /// Adds one that sources use.
    mutating func add(_ name: String, usedIn sources: [SwiftSource], warning: GuestDiagnostic) {
        guard names.insert(name).inserted else { return }
        declarations.append(Self.declaration(of: name, in: sources))
        warnings.append(warning)
    }

    /// Adds what a property begins with, as `Center.current()`; `false` if it is there already.
    mutating func add(_ member: String, of type: String, isCalled: Bool) -> Bool {
        let head = isCalled ? "func \(member)() ->" : "var \(member):"
        return members.insert("extension \(type) { static \(head) \(type) { \(type)() } }").inserted
    }

    private static func declaration(of name: String, in sources: [SwiftSource]) -> String {
        if sources.contains(where: { $0.inheritsProtocol(name) }) { return "protocol \(name) {}" }
        let count = sources.map { $0.mostArguments(of: name) }.max() ?? 0
        let arguments = count == 0 ? "" : "<" + (0..<count).map { "Argument\($0)" }.joined(separator: ", ") + ">"
        return "class \(name)\(arguments): NSObject, @unchecked Sendable { required override init() {} }"
    }
}

extension SwiftSource {
    private static let types: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]

    /// Whether a type conforms to what is called so, which is a protocol: of several names, or of a name that only a protocol has.
    fileprivate func inheritsProtocol(_ name: String) -> Bool {
        for index in tokens.indices where tokens[index].isWord(name) && index > 2 {
            let isFirst = tokens[index - 1].isSign(":")
            guard isFirst || tokens[index - 1].isSign(","), let keyword = typeBefore(index) else { continue }
            let isClass = keyword == "class"
            if !isFirst || !isClass { return true }
            if ["Delegate", "DataSource", "Protocol", "able", "ible"].contains(where: name.hasSuffix) { return true }
        }
        return tokens.indices.dropFirst().contains {
            tokens[$0].isWord(name) && ["any", "some"].contains(tokens[$0 - 1].text)
        }
    }

    /// The keyword of the type whose list of inherited names the token is in.
    private func typeBefore(_ index: Int) -> String? {
        var place = index - 1
        while place > 0 {
            let token = tokens[place]
            if token.kind == .word, Self.types.contains(token.text) { return token.text }
            guard token.kind == .word || [":", ",", ".", "&", "<", ">", "@"].contains(where: { token.isSign($0) })
            else {
                return nil
            }
            place -= 1
        }
        return nil
    }

    /// The most arguments in angle brackets after a name.
    fileprivate func mostArguments(of name: String) -> Int {
        tokens.indices.dropLast().map { index in
            guard tokens[index].isWord(name), tokens[index + 1].isSign("<") else { return 0 }
            var (depth, count) = (0, 1)
            for place in index + 1..<tokens.count {
                let token = tokens[place]
                if "<([".contains(token.text) { depth += 1 } else if ">)]".contains(token.text) { depth -= 1 }
                if depth == 0 { return count }
                if depth == 1, token.isSign(",") { count += 1 }
            }
            return 0
        }.max() ?? 0
    }
}
