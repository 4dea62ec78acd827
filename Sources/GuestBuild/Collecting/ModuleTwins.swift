/// Types of one name that are taken from several modules of the sources, `Kit.Route` and `Route` of the app. A guest is one module, in which
/// the name of each has that of its module before it: `Kit_Route`.
struct ModuleTwins {
    private let pool: SourcePool
    /// The names that several modules have.
    let names: Set<String>

    init(in collection: GuestCollection) {
        pool = collection.pool
        var modules: [String: Set<String?>] = [:]
        for place in collection.taken {
            let declaration = pool[place]
            guard SwiftSource.typeIntroducers.contains(declaration.keyword) || declaration.keyword == "protocol",
                !declaration.isPrivate, !declaration.inherited.contains("Widget"),
                !declaration.inherited.contains("PreviewProvider")
            else { continue }
            modules[declaration.name, default: []].insert(pool.modules[place.file])
        }
        names = Set(modules.filter { $0.value.count > 1 }.keys)
    }

    /// The words of a file that mean one of them, by where they are, and its new name.
    func renamed(in path: String) -> [Range<Int>: String] {
        guard !names.isEmpty, let file = pool.file(at: path) else { return [:] }
        let source = pool.files[file].source
        var found: [Range<Int>: String] = [:]
        for declaration in pool.files[file].declarations {
            for index in declaration.tokens where names.contains(source.tokens[index].text) {
                let name = source.tokens[index].text
                var meant: [SourcePool.Place] = []
                if let module = source.module(before: index) {
                    meant = pool.meaning(of: name, ofModule: module, in: file)
                } else if index == 0 || !source.tokens[index - 1].isSign("."),
                    declaration.uses.contains(name) || declaration.name == name
                {
                    // Where a type in the declaration has the name, it means that.
                    meant = pool.meaning(of: name, in: file)
                }
                guard let module = meant.first.flatMap({ pool.modules[$0.file] }) else { continue }
                found[source.tokens[index].range] = "\(module)_\(name)"
            }
        }
        return found
    }
}

extension SourcePool {
    /// The declarations that something means by the name of their module: `Kit.Route`.
    func qualified(by use: DeclarationClosure.Use) -> [(place: Place, name: String)] {
        guard use.names.contains(where: known.contains) else { return [] }
        let source = files[use.file].source
        return use.tokens.flatMap { index in
            guard let module = source.module(before: index), known.contains(module), !declares(module) else {
                return [(place: Place, name: String)]()
            }
            let name = source.tokens[index].text
            return meaning(of: name, ofModule: module, in: use.file).map { ($0, name) }
        }
    }

    /// Whether what a file declares can be seen in another one: it is of the same module, of one that the other file imports, or of none that
    /// is known.
    func sees(_ file: Int, from other: Int) -> Bool {
        guard let module = modules[file] else { return true }
        return modules[other] == module || files[other].imports.contains(module)
    }

    /// The modules of files: of those that some file imports, the one whose sources were found there, or the one that the nearest folder
    /// around the file is called after.
    static func modules(of files: [File], having found: [String: [String]], apart here: Set<String>) -> [String?] {
        let known = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.subtracting(here)
        let byPath = found.reduce(into: [String: String]()) { all, module in
            for path in module.value { all[path] = module.key }
        }
        return files.map { file in
            byPath[file.path] ?? file.folders.last { known.contains(String($0)) }.map(String.init)
        }
    }
}

extension SwiftSource {
    /// The word before the dot before a word, `Kit` of `Kit.Route`, if it is the first of its chain; `nil` if there is none.
    func module(before index: Int) -> String? {
        guard index > 1, tokens[index].kind == .word, tokens[index - 1].isSign("."), tokens[index - 2].kind == .word,
            index == 2 || !tokens[index - 3].isSign(".")
        else { return nil }
        return tokens[index - 2].text
    }
}
