/// The modules whose sources are among those of a guest, which is compiled as one module.
extension GuestCollection {
    /// Whether the sources have a module: it was found, or it is a folder among those of the sources.
    func hasSources(of module: String) -> Bool {
        modulesFound[module] != nil || pool.hasFolder(named: module)
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
            let isTaken = files.contains { taken in
                modulesFound[module]?.contains(taken.path) ?? "/\(taken.path)".contains("/\(module)/")
            }
            reasons[module] =
                isTaken
                ? "what is needed of its sources is compiled with the widget" : "nothing is needed of its sources"
        }
    }
}
