/// The modules whose sources are among those of a guest, which is compiled as one module.
extension GuestCollection {
    /// Whether the sources have a module: it was found, or it is a folder among those of the sources.
    func hasSources(of module: String) -> Bool {
        modulesFound[module] != nil || pool.hasFolder(named: module)
    }

    /// An import, and the file that it is in.
    typealias ImportPlace = (path: String, found: SwiftImport)

    /// What the sources of a module hand on to a file that imports it: `@_exported import Symbols`, also that of modules which it hands on.
    func exports(of module: String) -> [ImportPlace] {
        var found: [ImportPlace] = []
        var seen: Set<String> = []
        var open = [module]
        while let module = open.popLast() {
            guard seen.insert(module).inserted, hasSources(of: module) else { continue }
            for (file, place) in zip(pool.files, pool.modules) where place == module {
                let own = file.source.imports.filter(\.isExported)
                found += own.map { (file.path, $0) }
                open += own.map(\.module)
            }
        }
        return found
    }

    /// The modules that one of the files imports and that are compiled with the widget. One that a type of the sources is called after is not
    /// among them: its name means the type.
    ///
    /// - Parameter names: The modules that can be imported.
    func modulesInside(apart names: Set<String>) -> Set<String> {
        Set(files.flatMap(\.source.imports).map(\.module)).filter {
            !names.contains($0) && hasSources(of: $0) && !pool.declares($0)
        }
    }

    /// Why a file needs no import of a module whose sources were looked at; none for other modules.
    ///
    /// - Parameter names: The modules that can be imported.
    func modulesWithin(_ file: File, apart names: Set<String>) -> [String: String] {
        let modules = Set(file.source.imports.map(\.module)).subtracting(names).filter(hasSources)
        return modules.reduce(into: [:]) { reasons, module in
            let isTaken = taken.contains { pool.modules[$0.file] == module }
            reasons[module] =
                isTaken
                ? "what is needed of its sources is compiled with the widget" : "nothing is needed of its sources"
        }
    }
}
