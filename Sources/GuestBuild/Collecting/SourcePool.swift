/// The files that a guest's declarations may come from, and which declaration a name means in which of them.
struct SourcePool {
    /// A file of the pool.
    struct File {
        let path: String
        let source: SwiftSource
        let declarations: [SwiftDeclaration]
        /// How near it is: files that were named first, then those of the widget's target, then those of the modules of its package that it
        /// imports, then all others.
        let rank: Int
        /// The folder that it is in, from the root, with a slash at the end: how near files are is the same from every current folder.
        let folder: String
        /// The names of the folders from the root to it.
        let folders: [Substring]
        /// The modules that it imports.
        let imports: Set<String>

        init(path: String, source: SwiftSource, rank: Int) {
            (self.path, self.source, self.rank) = (path, source, rank)
            declarations = source.declarations()
            let whole = SourceFolder.absolute(path)
            folder = String(whole.prefix(through: whole.lastIndex(of: "/") ?? whole.startIndex))
            folders = folder.split(separator: "/")
            imports = Set(
                declarations.lazy.filter { $0.keyword == "import" }
                    .compactMap { source.importedModule(in: $0.tokens)?.module })
        }

        /// A file that was read before.
        init(_ file: File, rank: Int) {
            (path, source, declarations) = (file.path, file.source, file.declarations)
            (folder, folders, imports) = (file.folder, file.folders, file.imports)
            self.rank = rank
        }
    }

    /// A declaration in a file.
    struct Place: Hashable {
        let file: Int
        let declaration: Int
    }

    let files: [File]
    private var byName: [String: [Place]] = [:]
    private(set) var extensions: [Place] = []
    /// The extensions that add a member, by its name.
    private var adding: [String: [Place]] = [:]
    /// The targets that compile each file, by their numbers.
    private let targets: [Set<Int>]
    /// How many files are in or below folders of a name.
    private let filesBelow: [String: Int]
    /// The files by their paths.
    private let byPath: [String: Int]
    /// The modules that the files are of: those that some file imports.
    let modules: [String?]
    /// All of these.
    let known: Set<String>

    /// - Parameters:
    ///   - targets: The files of each target that there is. Default: none is known.
    ///   - found: The files of modules that were looked for, by their names. Default: none.
    ///   - here: The modules that no file is of: they can be imported. Default: none.
    init(
        _ files: [File], targets: [[String]] = [], modules found: [String: [String]] = [:],
        apart here: Set<String> = []
    ) {
        self.files = files
        modules = Self.modules(of: files, having: found, apart: here)
        known = Set(modules.compactMap(\.self))
        var ofPath: [String: Set<Int>] = [:]
        for (number, paths) in targets.enumerated() {
            for path in paths { ofPath[path, default: []].insert(number) }
        }
        self.targets = files.map { ofPath[$0.path] ?? [] }
        filesBelow = files.reduce(into: [:]) { counts, file in
            for name in Set(file.folders) { counts[String(name), default: 0] += 1 }
        }
        byPath = Dictionary(files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        for (file, contents) in files.enumerated() {
            for (index, declaration) in contents.declarations.enumerated() {
                let place = Place(file: file, declaration: index)
                switch declaration.keyword {
                case "import", "#Preview": break
                case "extension":
                    extensions.append(place)
                    for member in declaration.members { adding[member, default: []].append(place) }
                // Xcode's `struct Widget: Widget` of a target called Widget compiles nowhere, and nobody can mean it.
                case _ where contents.source.inheritsItself(declaration): break
                default: byName[declaration.name, default: []].append(place)
                }
            }
        }
    }

    subscript(place: Place) -> SwiftDeclaration { files[place.file].declarations[place.declaration] }

    /// The file with a path.
    func file(at path: String) -> Int? { byPath[path] }

    /// The first target that compiles a file, or else the folder that it is in.
    func home(of file: Int) -> String { targets[file].min().map { "\($0)" } ?? files[file].folder }

    /// Whether a file of the pool declares the name.
    func declares(_ name: String) -> Bool { byName[name] != nil }

    /// Whether some files, but not all, are in or below a folder with a name.
    func hasFolder(named name: String) -> Bool {
        filesBelow[name].map { $0 < files.count } ?? false
    }

    /// Whether an extension in a file of the pool adds a member with the name.
    func addsMember(_ name: String) -> Bool { adding[name] != nil }

    /// Whether an extension in a file of the pool adds an initializer whose first argument has the label.
    func addsInitializer(beginning label: String) -> Bool {
        files.lazy.flatMap(\.declarations).contains { declaration in
            declaration.signatures.contains { $0.hasPrefix("init(\(label):") }
        }
    }

    /// Whether a name may mean what a file of the pool declares, or what an extension adds.
    func mayMean(_ name: String) -> Bool {
        let name = String(name.prefix { $0 != "(" })
        return declares(name) || addsMember(name)
    }

    /// The extensions that add a member with a name.
    func extensions(adding member: String) -> [Place] { adding[member] ?? [] }

    /// What a name means in a file: its own declarations, else those of the nearest file that has any and whose module it imports. A name
    /// that Apple's modules have too means what is far away only if nothing else does.
    func meaning(of name: String, in file: Int) -> [Place] {
        guard let all = byName[name] else { return [] }
        let isApples = ModuleNames.types.contains(name) || Self.commonNames.contains(name)
        let seen = all.filter { place in
            (place.file == file || !self[place].isPrivate) && (!isApples || isNear(place.file, to: file))
        }
        let visible = seen.filter { sees($0.file, from: file) }
        return nearest(of: visible.isEmpty ? seen : visible, to: file)
    }

    /// What a name means after that of a module: `Kit.Route`.
    func meaning(of name: String, ofModule module: String, in file: Int) -> [Place] {
        let all = (byName[name] ?? []).filter { modules[$0.file] == module && !self[$0].isPrivate }
        return nearest(of: all, to: file)
    }

    private func nearest(of places: [Place], to file: Int) -> [Place] {
        let chosen = places.min {
            distance($0.file, from: file).lexicographicallyPrecedes(distance($1.file, from: file))
        }
        return chosen.map { chosen in places.filter { $0.file == chosen.file } } ?? []
    }

    /// The nearest declarations with a name, wherever they are.
    func declarations(named name: String, from file: Int) -> [Place] {
        nearest(of: (byName[name] ?? []).filter { $0.file == file || !self[$0].isPrivate }, to: file)
    }

    /// Names of Swift, Foundation and the protocols of widgets, which many an app has for something of its own.
    private static let commonNames: Set<String> = [
        "Array", "Body", "Bool", "Bundle", "Calendar", "Character", "Configuration", "Content", "Context", "Data",
        "Date",
        "Dictionary", "Double", "Element", "Entry", "Error", "FileManager", "Float", "ID", "Int", "JSONDecoder",
        "JSONEncoder",
        "Key", "Locale", "Measurement", "Never", "Notification", "Optional", "Result", "Set", "String", "Task",
        "TimeInterval",
        "TimeZone", "Timer", "URL", "UUID", "UserDefaults", "Value",
    ]

    /// Whether a file belongs to another: it was named, is of the same target or of a module that it imports, or is in the same folder or
    /// below.
    func isNear(_ file: Int, to other: Int) -> Bool {
        guard file != other, !files[file].folder.hasPrefix(files[other].folder) else { return true }
        // What two targets compile they have both.
        return files[file].rank < 3 && (targets[file].isEmpty || !targets[file].isDisjoint(with: targets[other]))
    }

    /// How far a file is from another: the file itself, then by rank, then those of a target that compiles both, then by the folders
    /// between them.
    func distance(_ file: Int, from other: Int) -> [Int] {
        guard file != other else { return [-1] }
        let (folders, from) = (files[file].folders, files[other].folders)
        let shared = zip(folders, from).prefix { $0 == $1 }.count
        let isApart =
            !targets[file].isEmpty && !targets[other].isEmpty && targets[file].isDisjoint(with: targets[other])
        return [files[file].rank, isApart ? 1 : 0, folders.count + from.count - 2 * shared, file]
    }
}
