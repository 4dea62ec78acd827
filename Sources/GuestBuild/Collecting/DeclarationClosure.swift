/// The declarations that a Live Activity reaches, over any number of files; never the whole app.
///
/// Names are compared as they are written, without types: rather one declaration too many than one too few. What an intent's
/// `perform()` reaches does not count, since its body is taken out.
struct DeclarationClosure {
    private let pool: SourcePool
    private(set) var taken: Set<SourcePool.Place> = []
    /// What each file is for: the first declaration taken from it, and which one needed it.
    private(set) var reasons: [Int: String] = [:]
    private var names: Set<String> = []
    private var members: Set<String> = []
    private var open: [SourcePool.Place] = []

    /// Where the activity is.
    private let homes: Set<Int>
    private let left: Set<SourcePool.Place>

    /// Takes the roots and all that they reach.
    ///
    /// - Parameters:
    ///   - added: What a compilation has shown to be needed too.
    ///   - left: What is left out, though it seems to be reached.
    init(
        of roots: [SourcePool.Place], adding added: Set<SourcePool.Place> = [],
        leaving left: Set<SourcePool.Place> = [],
        in pool: SourcePool
    ) {
        (self.pool, self.left, homes) = (pool, left, Set(roots.map(\.file)))
        for root in roots { take(root, because: nil) }
        for place in added.sorted(by: { ($0.file, $0.declaration) < ($1.file, $1.declaration) }) {
            take(place, because: "\(pool[place].keyword) \(pool[place].name), which the compiler missed")
        }
        repeat {
            follow()
        } while takeExtensions() || takePreviews()
    }

    private mutating func take(_ place: SourcePool.Place, because reason: String?) {
        guard !left.contains(place), taken.insert(place).inserted else { return }
        open.append(place)
        let declaration = pool[place]
        if reasons[place.file] == nil {
            reasons[place.file] = reason ?? "\(declaration.keyword) \(declaration.name)"
        }
    }

    private mutating func follow() {
        while let place = open.popLast() {
            let declaration = pool[place]
            names.formUnion(declaration.uses)
            members.formUnion(declaration.memberUses)
            for name in declaration.uses.sorted() {
                for meant in pool.meaning(of: name, in: place.file) {
                    take(meant, because: "\(pool[meant].keyword) \(name), used by \(declaration.name)")
                }
            }
        }
    }

    /// Types whose extensions no source calls: how a type of the sources is read and written, which `Codable` picks by that type.
    private static let codingContainers: Set<String> = ["KeyedDecodingContainer", "KeyedEncodingContainer"]

    /// Takes extensions that add something used, to a type that is taken or that is not of the sources. Those in files that nothing
    /// else is taken from are left to the compiler to miss: their members' names are often those of Apple's own.
    private mutating func takeExtensions() -> Bool {
        let count = taken.count
        let types = Set(taken.map { pool[$0].name })
        let files = Set(taken.map(\.file))
        for place in pool.extensions where !taken.contains(place) {
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
            guard !isRepeated(place) else { continue }
            take(place, because: "extension \(declaration.name)")
        }
        return taken.count > count
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

    /// Takes the previews of what is taken.
    private mutating func takePreviews() -> Bool {
        let count = taken.count
        let types = Set(taken.map { pool[$0].name })
        for (file, contents) in pool.files.enumerated() {
            for (index, declaration) in contents.declarations.enumerated() {
                let isPreview =
                    declaration.keyword == "#Preview" && declaration.uses.contains("contentStates")
                    || declaration.inherited.contains("PreviewProvider")
                        && declaration.memberUses.contains("previewContext") && declaration.uses.contains("viewKind")
                guard isPreview, !types.isDisjoint(with: declaration.uses) else { continue }
                take(SourcePool.Place(file: file, declaration: index), because: "a preview")
            }
        }
        return taken.count > count
    }
}
