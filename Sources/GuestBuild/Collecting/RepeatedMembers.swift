// Members that several packages or folders of a project add to one type, such as an initializer of `Color`. A guest is one module, in which
// they would be declared twice: only the one nearest to the activity is taken.

extension DeclarationClosure {
    /// A member of an extension, by its number.
    typealias Member = (extension: SourcePool.Place, number: Int)

    /// The places, those nearest to the activity first.
    func nearestFirst(_ places: [SourcePool.Place]) -> [SourcePool.Place] {
        let far = homes.count
        func distance(_ place: SourcePool.Place) -> [Int] {
            let all = homes.map { pool.distance(place.file, from: $0) }
            return (all.min { $0.lexicographicallyPrecedes($1) } ?? [far]) + [place.file, place.declaration]
        }
        return places.map { (place: $0, distance: distance($0)) }
            .sorted { $0.distance.lexicographicallyPrecedes($1.distance) }.map(\.place)
    }

    /// Whether a nearer extension that is taken adds the same member.
    func isRepeated(_ number: Int, of place: SourcePool.Place) -> Bool {
        twins(of: number, in: place).contains { nearestFirst([$0.extension, place]).first != place }
    }

    /// The members of extensions in other files that are taken and declare the same.
    func twins(of number: Int, in place: SourcePool.Place) -> [Member] {
        let (own, member) = (pool[place], pool[place].parts[number])
        guard !own.isPrivate, !member.isPrivate else { return [] }
        let source = pool.files[place.file].source
        var found: [Member] = []
        for other in pool.extensions(adding: member.name) where other.file != place.file && taken.contains(other) {
            let parts = pool[other].parts
            guard pool[other].name == own.name, !pool[other].isPrivate else { continue }
            // Of most members only the name has to be looked at.
            let same = parts.indices.filter {
                parts[$0].name == member.name && !parts[$0].isPrivate && trimmed[other]?.contains($0) != true
            }
            let otherSource = pool.files[other.file].source
            guard !same.isEmpty, source.headOfExtension(own) == otherSource.headOfExtension(pool[other]) else {
                continue
            }
            let identity = source.identity(of: member)
            found += same.filter { otherSource.identity(of: parts[$0]) == identity }.map { (other, $0) }
        }
        return found
    }
}

extension SwiftSource {
    /// What is extended, with its conditions: `Array where Element == Int`.
    func headOfExtension(_ declaration: SwiftDeclaration) -> [String] {
        declaration.tokens.map { tokens[$0] }.drop { !$0.isWord("extension") }.prefix { !$0.isSign("{") }.map(\.text)
    }

    /// What a member must differ in from others of its type: its kind, its name, the labels and types of its parameters, and what a function
    /// returns. The names of parameters in the body, and their defaults, make no difference.
    func identity(of member: SwiftDeclaration) -> [String] {
        let kind = member.tokens.prefix { !tokens[$0].isWord(member.keyword) }.contains {
            tokens[$0].isWord("static") || tokens[$0].isWord("class")
        }
        var identity = [kind ? "static" : "", member.name]
        guard ["func", "init", "subscript"].contains(member.keyword),
            let open = member.tokens.first(where: { tokens[$0].isSign("(") })
        else { return identity }
        let close = closing(open)
        var (depth, isLabel, isType) = (0, true, false)
        for index in open + 1..<close {
            let token = tokens[index]
            if depth == 0, token.isSign(",") {
                (isLabel, isType) = (true, false)
            } else if depth == 0, token.isSign(":") {
                isType = true
            } else if depth == 0, token.isSign("=") {
                isType = false
            } else if isType || isLabel {
                identity.append(token.text + (isLabel ? ":" : ""))
            }
            if depth == 0, !token.isSign(",") { isLabel = false }
            depth += depthChange(token)
        }
        guard member.keyword != "init" else { return identity }
        return identity
            + (close..<member.tokens.upperBound).lazy.map { tokens[$0] }.dropFirst().prefix {
                !$0.isSign("{")
            }.map(\.text)
    }
}
