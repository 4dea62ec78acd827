/// The brackets of a source and what is between them: how far a name that is declared there reaches, and which members it can mean.
struct SwiftScopes {
    /// The variables and functions that the braces of a type or an extension declare, without those of types in it.
    struct Members {
        /// Those that need an instance.
        var ofInstances: Set<String> = []
        /// The `static` ones.
        var ofType: Set<String> = []
    }

    /// Where a token is.
    struct Place {
        /// The bracket that closes the one at this token.
        var closing: Int
        /// The opening sign of the brackets around it; `nil` at the top of the file.
        var bracket: Character?
        /// Whether it is directly in the braces of a type or an extension.
        var isMember: Bool
        /// What of ``ends`` says how far a name reaches that is declared here.
        var block: Int
        /// The number of the type whose members the code here can name; `nil` outside the bodies of members.
        var type: Int?
        /// Whether that code has no instance.
        var isStatic: Bool
    }

    /// Of each token.
    private(set) var places: [Place] = []
    /// Where the blocks end. A `switch` has a block for each of its cases.
    private(set) var ends: [Int] = [0]
    /// The members of each type, by its number. An extension of a type has that type's number.
    private(set) var members: [Members] = []

    /// The brackets around a token, innermost last.
    private struct Frame {
        let open: Int
        let sign: Character
        var block: Int
        /// The type whose braces they are.
        var ownType: Int?
        var type: Int?
        var isStatic = false
        /// Of a type's braces the member that has begun.
        var introducer = ""
        var isStaticMember = false
        var hasValue = false
    }

    private var frames: [Frame] = []
    private var numbers: [String: Int] = [:]
    /// The type whose braces come next.
    private var coming: Int?

    init(of source: SwiftSource) {
        let tokens = source.tokens
        places.reserveCapacity(tokens.count)
        for (index, token) in tokens.enumerated() {
            if token.kind == .sign, ")]}".contains(token.text), let frame = frames.popLast() {
                places[frame.open].closing = index
                if frame.sign == "{" { ends[frame.block] = index }
            }
            if token.kind == .word { see(source, index) }
            places.append(place)
            guard token.kind == .sign else { continue }
            switch token.text {
            case "(", "[": open(token.text, at: index)
            case "{":
                open("{", at: index)
                ends.append(tokens.count)
            case "=" where frames.last?.introducer == "var": frames[frames.count - 1].hasValue = true
            default: break
            }
        }
        ends[0] = tokens.count
        for frame in frames { places[frame.open].closing = tokens.count - 1 }
    }

    /// The first tokens of what commas separate in the brackets that open at a token.
    func parts(of open: Int, in source: SwiftSource) -> [Int] {
        var parts: [Int] = []
        var index = open
        while index + 1 < places[open].closing {
            parts.append(index + 1)
            repeat {
                index = max(index + 1, places[index + 1].closing)
            } while index < places[open].closing && !source.tokens[index].isSign(",")
        }
        return parts
    }

    private var place: Place {
        let frame = frames.last
        return Place(
            closing: places.count, bracket: frame?.sign, isMember: frame?.ownType != nil, block: frame?.block ?? 0,
            type: frame?.type, isStatic: frame?.isStatic ?? false)
    }

    private mutating func open(_ sign: String, at index: Int) {
        var frame = Frame(open: index, sign: Character(sign), block: frames.last?.block ?? 0)
        if sign == "{" { frame.block = ends.count }
        if sign == "{", let type = coming {
            (frame.ownType, coming) = (type, nil)
        } else if let outer = frames.last, let type = outer.ownType {
            // The body of a member; what is in the value of a property has no instance.
            if sign == "{", !outer.hasValue, Self.bodied.contains(outer.introducer) {
                (frame.type, frame.isStatic) = (type, outer.isStaticMember)
            }
        } else {
            (frame.type, frame.isStatic) = (frames.last?.type, frames.last?.isStatic ?? false)
        }
        frames.append(frame)
    }

    private static let bodied: Set<String> = ["func", "var", "init", "subscript", "deinit"]
    private static let braced: Set<String> = ["struct", "class", "enum", "actor", "extension", "protocol"]

    private mutating func see(_ source: SwiftSource, _ index: Int) {
        let tokens = source.tokens
        let word = tokens[index].text
        guard index == 0 || !tokens[index - 1].isSign("."), index + 1 < tokens.count else { return }
        let next = tokens[index + 1]
        let isArgument = index > 0 && (tokens[index - 1].isSign("(") || tokens[index - 1].isSign(","))
        if Self.braced.contains(word), next.kind == .word, !isArgument, !Self.members.contains(next.text) {
            coming = number(of: next.text, isAtTop: frames.isEmpty && !source.isOfInnerType(index))
        }
        guard let last = frames.indices.last else { return }
        if let type = frames[last].ownType {
            if word == "static" || word == "class" && Self.members.contains(next.text) {
                frames[last].isStaticMember = true
                frames[last].introducer = ""
            } else if Self.bodied.contains(word) || word == "let" || word == "case" || Self.braced.contains(word) {
                // `static` belongs to the introducer that follows it.
                if !frames[last].introducer.isEmpty { frames[last].isStaticMember = false }
                (frames[last].introducer, frames[last].hasValue) = (word, false)
                guard ["func", "var", "let"].contains(word), next.kind == .word else { return }
                if frames[last].isStaticMember {
                    members[type].ofType.insert(next.text)
                } else {
                    members[type].ofInstances.insert(next.text)
                }
            }
        } else if frames[last].sign == "{", word == "case" || word == "default" && next.isSign(":"),
            !Self.beforePatterns.contains(tokens[index - 1].text)
        {
            ends[frames[last].block] = index
            frames[last].block = ends.count
            ends.append(tokens.count)
        }
    }

    private static let members: Set<String> = [
        "func", "var", "let", "subscript", "override", "final", "private", "public", "internal", "fileprivate",
    ]
    /// What is before `case` where it is a condition's.
    private static let beforePatterns: Set<String> = ["if", "guard", "while", "for", ",", "await", "try"]

    private mutating func number(of type: String, isAtTop: Bool) -> Int {
        if isAtTop, let number = numbers[type] { return number }
        members.append(Members())
        if isAtTop { numbers[type] = members.count - 1 }
        return members.count - 1
    }
}

extension SwiftSource {
    /// Whether an extension at `index` is of a type in another: `Ride.Stage`.
    fileprivate func isOfInnerType(_ index: Int) -> Bool { index + 2 < tokens.count && tokens[index + 2].isSign(".") }
}
