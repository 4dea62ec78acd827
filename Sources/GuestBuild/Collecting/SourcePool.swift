/// The files that a guest's declarations may come from, and which declaration a name means in which of them.
struct SourcePool {
    /// A file of the pool.
    struct File {
        let path: String
        let source: SwiftSource
        let declarations: [SwiftDeclaration]
        /// How near it is: files that were named first, then those of the widget's target, then all others.
        let rank: Int
    }

    /// A declaration in a file.
    struct Place: Hashable {
        let file: Int
        let declaration: Int
    }

    let files: [File]
    private var byName: [String: [Place]] = [:]
    private(set) var extensions: [Place] = []

    init(_ files: [File]) {
        self.files = files
        for (file, contents) in files.enumerated() {
            for (index, declaration) in contents.declarations.enumerated() {
                let place = Place(file: file, declaration: index)
                switch declaration.keyword {
                case "import", "#Preview": break
                case "extension": extensions.append(place)
                default: byName[declaration.name, default: []].append(place)
                }
            }
        }
    }

    subscript(place: Place) -> SwiftDeclaration { files[place.file].declarations[place.declaration] }

    /// Whether a file of the pool declares the name.
    func declares(_ name: String) -> Bool { byName[name] != nil }

    /// What a name means in a file: its own declarations, else those of the nearest file that has any.
    func meaning(of name: String, in file: Int) -> [Place] {
        guard let all = byName[name] else { return [] }
        let seen = all.filter { $0.file == file || !self[$0].isPrivate }
        let chosen = seen.min {
            distance($0.file, from: file).lexicographicallyPrecedes(distance($1.file, from: file))
        }
        return chosen.map { chosen in seen.filter { $0.file == chosen.file } } ?? []
    }

    /// How far a file is from another: the file itself, then by rank, then by the folders between them.
    private func distance(_ file: Int, from other: Int) -> [Int] {
        guard file != other else { return [-1] }
        let (path, from) = (files[file].path.split(separator: "/"), files[other].path.split(separator: "/"))
        let shared = zip(path, from).prefix { $0 == $1 }.count
        return [files[file].rank, path.count + from.count - 2 * shared, file]
    }
}
