/// The declarations that a Live Activity reaches, over any number of files; never the whole app.
///
/// Names are compared as they are written, without types: rather one declaration too many than one too few. What an intent's
/// `perform()` reaches does not count, since its body is taken out. Of an extension that conforms to nothing, members that no name
/// means are left out if they would bring in more: a large extension of `String` need not bring in the whole app.
struct DeclarationClosure {
    let pool: SourcePool
    private(set) var taken: Set<SourcePool.Place> = []
    /// What each file is for: the first declaration taken from it, and which one needed it.
    private(set) var reasons: [Int: String] = [:]
    private var names: Set<String> = []
    private var members: Set<String> = []
    private var open: [Use] = []
    /// The members of extensions that are not taken, by their numbers.
    private(set) var trimmed: [SourcePool.Place: Set<Int>] = [:]

    /// What a declaration, or a member of an extension, needs.
    struct Use {
        let file: Int
        let name: String
        let names: Set<String>
        let members: Set<String>
        let tokens: Range<Int>
    }

    private var called = CalledNames()
    /// Those of the files that were looked at for them.
    private var localNames: [Int: LocalNames] = [:]

    /// Where the activity is.
    let homes: Set<Int>
    /// The extensions of the pool, those nearest to the activity first.
    private(set) var extensions: [SourcePool.Place] = []
    let left: Set<SourcePool.Place>

    /// Takes the roots and all that they reach.
    ///
    /// - Parameters:
    ///   - added: What a compilation has shown to be needed too.
    ///   - missed: Members that a compilation has shown to be needed: extensions keep them. Default: none.
    ///   - left: What is left out, though it seems to be reached.
    init(
        of roots: [SourcePool.Place], adding added: Set<SourcePool.Place> = [], with missed: Set<String> = [],
        leaving left: Set<SourcePool.Place> = [],
        in pool: SourcePool
    ) {
        (self.pool, self.left, homes) = (pool, left, Set(roots.map(\.file)))
        members = missed
        extensions = nearestFirst(pool.extensions)
        for root in roots { take(root, because: nil, isWhole: true) }
        for place in added.sorted(by: Self.isBefore) {
            take(place, because: "\(pool[place].keyword) \(pool[place].name), which the compiler missed")
        }
        repeat {
            follow()
        } while takeMembers() || takeExtensions() || takePreviews()
        takeSamples()
        follow()
        takeRest()
    }

    private static func isBefore(_ first: SourcePool.Place, _ second: SourcePool.Place) -> Bool {
        (first.file, first.declaration) < (second.file, second.declaration)
    }

    mutating func take(_ place: SourcePool.Place, because reason: String?, isWhole: Bool = false) {
        guard !left.contains(place), taken.insert(place).inserted else { return }
        let declaration = pool[place]
        if reasons[place.file] == nil {
            reasons[place.file] = reason ?? "\(declaration.keyword) \(declaration.name)"
        }
        guard let first = declaration.parts.first, !isWhole else {
            open.append(
                Use(
                    file: place.file, name: declaration.name, names: declaration.uses, members: declaration.memberUses,
                    tokens: declaration.tokens))
            return
        }
        trimmed[place] = Set(declaration.parts.indices)
        let head = declaration.tokens.lowerBound..<first.tokens.lowerBound
        let use = pool.files[place.file].source.uses(in: head)
        open.append(
            Use(file: place.file, name: declaration.name, names: use.names, members: use.members, tokens: head))
    }

    private mutating func follow() {
        while let use = open.popLast() {
            let meant = namesMeant(by: use)
            names.formUnion(meant)
            members.formUnion(use.members.union(use.names.subtracting(meant)))
            called.add(use.tokens, of: pool.files[use.file].source)
            for name in meant.sorted() {
                for meant in pool.meaning(of: name, in: use.file) {
                    take(meant, because: "\(pool[meant].keyword) \(name), used by \(use.name)")
                }
            }
            for (meant, name) in pool.qualified(by: use) {
                take(meant, because: "\(pool[meant].keyword) \(name), used by \(use.name)")
            }
        }
    }

    /// The names of a use that may mean declarations at the top of a file. Which are local is looked at only in the files where one of them
    /// could be: in all files of a project it takes as long as reading them.
    private mutating func namesMeant(by use: Use) -> Set<String> {
        guard use.names.contains(where: { LocalNames.isSmall($0) && pool.declares($0) }) else { return use.names }
        let source = pool.files[use.file].source
        let local = localNames[use.file] ?? LocalNames(of: source)
        localNames[use.file] = local
        return use.names.intersection(source.uses(in: use.tokens, localNames: local).names)
    }

    /// Types whose extensions no source calls: how a type of the sources is read and written, which `Codable` picks by that type.
    private static let codingContainers: Set<String> = ["KeyedDecodingContainer", "KeyedEncodingContainer"]

    /// Takes extensions that add something used, to a type that is taken or that is not of the sources. Those in files that nothing
    /// else is taken from are left to the compiler to miss: their members' names are often those of Apple's own.
    private mutating func takeExtensions() -> Bool {
        let count = taken.count
        let types = Set(taken.map { pool[$0].name })
        let files = Set(taken.map(\.file))
        // What the nearest file extends counts before what another one does in the same way.
        for place in extensions where !taken.contains(place) {
            guard files.contains(place.file) || homes.contains(where: { pool.isNear(place.file, to: $0) }) else {
                continue
            }
            let declaration = pool[place]
            // `Ride.Stage` is of a type that is taken, or of another module's.
            if let outer = declaration.outerType, pool.declares(outer), !types.contains(outer) { continue }
            if Self.codingContainers.contains(declaration.name) {
                if declaration.uses.contains(where: { types.contains($0) && pool.declares($0) }) {
                    take(place, because: "extension \(declaration.name)")
                }
                continue
            }
            // What extends a type in a type that is taken extends what is taken.
            let owner = declaration.outerType.flatMap { pool.declares($0) ? $0 : nil } ?? declaration.name
            let isOwn = pool.declares(owner)
            guard isOwn ? types.contains(owner) : names.contains(declaration.name) || isUsed(declaration)
            else { continue }
            let isBeside = isOwn && taken.contains { $0.file == place.file && pool[$0].name == owner }
            guard isBeside || isUsed(declaration) || isOwn && !declaration.inherited.isEmpty else { continue }
            guard !isRepeated(place), !(isOwn && isIdle(declaration, in: place.file)) else { continue }
            take(place, because: "extension \(declaration.name)")
        }
        return taken.count > count
    }

    /// Whether an extension only conforms to protocols of the sources that nothing taken uses, such as one of the app's database: nothing
    /// names them or what their extensions add to the type, and they refine no protocol of another module.
    private func isIdle(_ declaration: SwiftDeclaration, in file: Int) -> Bool {
        guard !declaration.inherited.isEmpty, !isUsed(declaration) else { return false }
        var open = Set(declaration.inherited)
        var seen: Set<String> = []
        while let name = open.popFirst() {
            guard seen.insert(name).inserted else { continue }
            let meant = pool.meaning(of: name, in: file).map { pool[$0] }.filter { $0.keyword != "extension" }
            guard !meant.isEmpty, meant.allSatisfy({ $0.keyword == "protocol" }), !names.contains(name) else {
                return false
            }
            open.formUnion(meant.flatMap(\.inherited).filter { $0 != "AnyObject" && $0 != "Sendable" })
        }
        return pool.extensions.allSatisfy { place in
            !seen.contains(pool[place].name) || pool[place].members.allSatisfy { $0 != "init" && !isUsed($0) }
        }
    }

    /// Whether all that the extension adds is already taken from an extension in another file, as of another target of the app.
    private func isRepeated(_ place: SourcePool.Place) -> Bool {
        let declaration = pool[place]
        guard !declaration.signatures.isEmpty else { return false }
        let others = taken.filter {
            $0.file != place.file && pool[$0].keyword == "extension" && pool[$0].name == declaration.name
        }
        return !others.isEmpty
            && declaration.signatures.isSubset(of: others.reduce(into: []) { $0.formUnion(pool[$1].signatures) })
    }

    private func isUsed(_ declaration: SwiftDeclaration) -> Bool {
        declaration.members.contains { member in
            switch member {
            case "init", "subscript": names.contains(declaration.name)
            case _ where member.first.map { !$0.isLetter && $0 != "_" } ?? false: true
            default: members.contains(member) || names.contains(member)
            }
        }
    }

    /// Takes the members of extensions that something means.
    private mutating func takeMembers() -> Bool {
        var isChanged = false
        for place in nearestFirst(Array(trimmed.keys)) {
            let extended = pool[place]
            let meant = (trimmed[place] ?? []).filter { number in
                isMeant(extended.parts[number], of: extended.name) && !isRepeated(number, of: place)
            }
            guard !meant.isEmpty else { continue }
            for number in meant { trimFartherTwins(of: number, in: place) }
            take(meant, of: place)
            isChanged = true
        }
        return isChanged
    }

    /// Takes members of an extension, by their numbers.
    mutating func take(_ numbers: Set<Int>, of place: SourcePool.Place) {
        trimmed[place]?.subtract(numbers)
        open += numbers.sorted().map { use(of: pool[place].parts[$0], at: place) }
    }

    /// Takes back the members of farther extensions that cannot be in one module with a member that is taken.
    private mutating func trimFartherTwins(of number: Int, in place: SourcePool.Place) {
        for twin in twins(of: number, in: place) where trimmed[twin.extension] != nil {
            trimmed[twin.extension]?.insert(twin.number)
        }
    }

    func use(of member: SwiftDeclaration, at place: SourcePool.Place) -> Use {
        let declaration = pool[place]
        // A type in the extension is what its name means there.
        let own = Set(declaration.parts.filter { SwiftSource.typeIntroducers.contains($0.keyword) }.map(\.name))
        return Use(
            file: place.file, name: declaration.name, names: member.uses.subtracting(own),
            members: member.memberUses.union(member.uses.intersection(own)), tokens: member.tokens)
    }

    /// Whether a name that is used may mean a member, or whether Swift calls it without its name.
    private func isMeant(_ member: SwiftDeclaration, of type: String) -> Bool {
        switch member.name {
        case "init":
            guard names.contains(type) || members.contains(type) || members.contains("init") else { return false }
            let labels = member.signatures.reduce(into: Set<String>()) { $0.formUnion(SwiftDeclaration.labels(in: $1)) }
            return labels.isSubset(of: ["_"]) || labels.contains(where: isUsed)
        // `self[1]` has no name, `self[safe: 1]` has one.
        case "subscript": return member.members.isEmpty || member.members.contains(where: isUsed)
        default:
            guard isUsed(member.name) || member.members.contains(where: isUsed) else { return false }
            return member.signatures.allSatisfy {
                called.mayMean(member.name, labels: SwiftDeclaration.labels(in: $0))
            }
        }
    }

    /// Whether a name is used, or is one that Swift calls for a sign: an operator, `wrappedValue`.
    private func isUsed(_ name: String) -> Bool {
        members.contains(name) || names.contains(name) || Self.namelessMembers.contains(name)
            || name.hasPrefix("build") || name.hasSuffix("Literal")
            || name.first.map { !$0.isLetter && $0 != "_" } ?? true
    }

    /// Members that Swift's own signs call, and labels of such initializers and subscripts.
    private static let namelessMembers: Set<String> = [
        "appendInterpolation", "appendLiteral", "callAsFunction", "dynamicMember", "dynamicallyCall", "from",
        "projectedValue", "rawValue", "wrappedValue",
    ]

    /// Takes the members of extensions that nothing means but that need nothing more either: what conforms to a protocol of Apple's may be
    /// among them.
    private mutating func takeRest() {
        let untaken = pool.extensions.filter { !taken.contains($0) }.reduce(into: Set<String>()) {
            $0.formUnion(pool[$1].members)
        }
        let repeated = Dictionary(
            uniqueKeysWithValues: trimmed.map { place, numbers in
                (place, numbers.filter { isRepeated($0, of: place) })
            })
        // How many of each name are left out that nothing else declares.
        var leftOut: [String: Int] = [:]
        for (place, numbers) in trimmed {
            for number in numbers.subtracting(repeated[place] ?? []) {
                leftOut[pool[place].parts[number].name, default: 0] += 1
            }
        }
        for place in nearestFirst(Array(trimmed.keys)) {
            let parts = pool[place].parts
            var harmless = (trimmed[place] ?? []).filter { number in
                guard !isRepeated(number, of: place) else { return false }
                let use = use(of: parts[number], at: place)
                return use.names.allSatisfy { pool.meaning(of: $0, in: place.file).allSatisfy(taken.contains) }
                    && use.members.union(use.names).subtracting([parts[number].name]).isDisjoint(with: untaken)
            }
            while true {
                let found = harmless.reduce(into: [:]) { $0[parts[$1].name, default: 0] += 1 }
                let left = Set((trimmed[place] ?? []).subtracting(harmless).map { parts[$0].name })
                let more = harmless.filter { number in
                    let part = parts[number]
                    let uses = part.memberUses.union(part.uses)
                    // Its own name means itself, unless an overload beside it is left out, which it may call.
                    return uses.subtracting(left.contains(part.name) ? [] : [part.name])
                        .allSatisfy { leftOut[$0, default: 0] <= found[$0, default: 0] }
                }
                if more == harmless { break }
                harmless = more
            }
            trimmed[place]?.subtract(harmless)
            for number in harmless { leftOut[parts[number].name, default: 0] -= 1 }
        }
        trimmed = trimmed.filter { !$0.value.isEmpty }
    }
}
