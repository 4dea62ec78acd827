import Foundation
import HostFiles

/// The sources that a guest is made of, and why.
package struct GuestCollection: Sendable {
    /// What is asked for.
    package struct Request: Hashable, Sendable {
        /// Swift files, folders, Xcode projects.
        package var paths: [String]
        /// Files that are taken as a whole, whatever reaches them, and folders that declarations can be taken from.
        package var include: [String] = []
        /// Files or folders that are never taken: paths, or names, also with `*`.
        package var exclude: [String] = []

        package init(paths: [String], include: [String] = [], exclude: [String] = []) {
            (self.paths, self.include, self.exclude) = (paths, include, exclude)
        }
    }

    /// The files, by path.
    package private(set) var files: [File] = []
    /// A file of no project with more Swift files around it than were looked at; `nil` if there is none.
    private(set) var cut: String?
    /// Whether no file is looked at that is of no target.
    let isNarrow: Bool
    /// The files that `exclude` keeps out.
    let excluded: [String]
    /// The files with a Live Activity of a folder that was asked for, which no target of its project compiles.
    let strays: [String]
    /// The files that declarations can be taken from.
    let pool: SourcePool
    /// The names that the targets of what was asked for define for `#if`.
    let conditions: [String]
    /// The declarations that the guest was asked for.
    let roots: [SourcePool.Place]
    let whole: Set<String>
    /// What is taken.
    private(set) var taken: Set<SourcePool.Place> = []
    private var added: Set<SourcePool.Place> = []
    /// The members that are left out of extensions that are taken, by their numbers.
    private(set) var trimmed: [SourcePool.Place: Set<Int>] = [:]
    /// The members that the compiler missed.
    private var missed: Set<String> = []
    /// What was left out because it does not compile.
    private(set) var left: Set<SourcePool.Place> = []
    /// The bodies that are emptied, by the paths of the files.
    private var emptied: [String: Set<SwiftSource.Body>] = [:]
    /// Why members are left out, by their names.
    private(set) var memberReasons: [String: String] = [:]
    /// The names of SwiftUI that are hidden, by the paths of the files that use them.
    private var qualified: [String: Set<String>] = [:]
    /// Types that stand in for those of modules that are not here.
    private(set) var standIns = GuestStandIns()
    /// The modules whose sources were found, with the paths of these.
    let modulesFound: [String: [String]]
    /// What was left out and turned out to be needed.
    private var kept: Set<SourcePool.Place> = []

    /// Collects what is asked for.
    ///
    /// - Parameters:
    ///   - isWide: Whether to look beyond the project of a named file too, in the folders around it.
    ///   - isNarrow: Whether to look no further than the targets' files, where a project lists those of all that is asked for.
    ///   - modules: The modules that are here, whose sources are not looked for. Default: none.
    ///   - earlier: A collection whose files need not be read again. Default: none.
    package init(
        _ request: Request, isWide: Bool = false, isNarrow: Bool = false, having modules: Set<String> = [],
        after earlier: GuestCollection? = nil
    ) throws(GuestError) {
        let known = Dictionary(
            earlier?.pool.files.map { ($0.path, $0) } ?? [], uniquingKeysWith: { first, _ in first })
        var named: [String] = []
        var targets: [[String]] = []
        var extensions: [XcodeProject.Target] = []
        var imported: [String] = []
        var others: [String] = []
        var asked: Set<String> = []
        var strays: Set<String> = []
        var sources: [String: [String]] = [:]
        func find(_ modules: Set<String>, importedBy paths: [String]) -> [String] {
            let found = ModuleFolders(importedBy: paths, having: modules)
            sources.merge(found.modules) { first, _ in first }
            return found.files
        }
        for path in request.paths.map(SourceFolder.standard) {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw .missing(path)
            }
            if !isFolder.boolValue {
                named.append(path)
                let project = SourceFolder.project(of: path)
                let package = PackageSources.files(besides: path.folderPath)
                let target = Self.target(of: path, in: project)
                imported += package + (target?.libraries ?? [])
                if package.isEmpty { imported += find(modules, importedBy: [path]) }
                targets.append(target?.files ?? [])
                extensions += [target].compactMap(\.self)
                if package.isEmpty || isWide {
                    others += project.map { SourceFolder.swiftFiles(under: $0) } ?? Self.siblings(of: path)
                }
            } else {
                let beside = path.folderPath.isEmpty ? "." : path.folderPath
                let folder = path.hasSuffix(".xcodeproj") ? beside : path
                let projects = path.hasSuffix(".xcodeproj") ? [path] : Self.projects(in: path)
                let found = projects.compactMap(XcodeProject.init).flatMap(\.extensions)
                extensions += found
                let inside = SourceFolder.swiftFiles(under: folder)
                let widgets = inside.filter(Self.hasActivity)
                strays.formUnion(Self.strays(among: widgets, of: projects))
                asked.formUnion(found.flatMap(\.files) + inside)
                targets += found.map(\.files)
                imported += PackageSources.files(besides: folder) + found.flatMap(\.libraries)
                imported += find(modules, importedBy: widgets)
                others += inside
            }
            // A folder's own project is around it, a file's has been looked at.
            let project = isFolder.boolValue ? SourceFolder.project(of: path) : nil
            if isWide, let around = SourceFolder.project(around: path) ?? project {
                others += SourceFolder.swiftFiles(under: around)
            } else if isWide, !isFolder.boolValue, SourceFolder.project(of: path) == nil {
                let around = SourceFolder.swiftFiles(around: path)
                others += around.files
                if around.isCut { cut = path }
            }
        }
        let included = request.include.map(SourceFolder.standard)
        let folders = included.filter(SourceFolder.isFolder)
        let inside = Set(folders.flatMap { SourceFolder.swiftFiles(under: $0) })
        imported += inside.sorted()
        whole = Set(named + included.filter { !folders.contains($0) })
        self.strays = strays.subtracting(whole).sorted()
        asked.subtract(strays)
        let listed = Set(targets.joined())
        self.isNarrow =
            isNarrow && !listed.isEmpty && listed.isSuperset(of: named)
            && (named.count == request.paths.count
                || Self.isOnly(listed, asked: others.filter { !strays.contains($0) }))
        if self.isNarrow { others = [] }
        var files: [SourcePool.File] = []
        var seen: Set<String> = []
        var excluded: Set<String> = []
        for (rank, paths) in [Array(whole).sorted(), Array(targets.joined()), imported, others].enumerated() {
            for path in paths where !seen.contains(path) {
                if rank > 0, !inside.contains(path), request.excludes(path) {
                    excluded.insert(path)
                    continue
                }
                seen.insert(path)
                if let file = known[path] {
                    files.append(SourcePool.File(file, rank: rank))
                    continue
                }
                guard let text = SourceFolder.text(at: path) else {
                    if rank > 0 { continue }
                    throw .unreadable(path, reason: SourceFolder.whyUnread(path))
                }
                // A script is a program of its own.
                guard rank == 0 || !text.hasPrefix("#!") else { continue }
                let source = SwiftSource(text)
                guard rank == 0 || !source.isScript else { continue }
                files.append(SourcePool.File(path: path, source: source, rank: rank))
            }
        }
        let pool = SourcePool(files, targets: targets, modules: sources, apart: modules)
        modulesFound = sources.filter { $0.value.contains(where: seen.contains) }
        (self.pool, roots) = (pool, Self.roots(in: pool, whole: whole, asked: asked))
        let rooted = Set(roots.map { pool.files[$0.file].path })
        let settings = extensions.filter { !rooted.isDisjoint(with: $0.files) }.flatMap(\.conditions)
        conditions = Set(settings + rooted.flatMap(PackageManifest.conditions)).sorted()
        self.excluded = excluded.sorted()
        guard roots.contains(where: { pool[$0].uses.contains("ActivityConfiguration") }) else {
            // A file without one is drawn by the widget that shows it, which may be elsewhere in the project.
            throw .nothing(paths: request.paths)
        }
        collect()
    }

    private static func roots(in pool: SourcePool, whole: Set<String>, asked: Set<String>) -> [SourcePool.Place] {
        pool.files.enumerated().flatMap { file, contents in
            contents.declarations.enumerated().compactMap { index, declaration in
                guard declaration.keyword != "import" else { return nil }
                let isRoot =
                    whole.contains(contents.path)
                    || asked.contains(contents.path) && declaration.uses.contains("ActivityConfiguration")
                return isRoot ? SourcePool.Place(file: file, declaration: index) : nil
            }
        }
    }

    private mutating func collect() {
        let closure = DeclarationClosure(of: roots, adding: added, with: missed, leaving: left, in: pool)
        (taken, trimmed) = (closure.taken, closure.trimmed)
        files = pool.files.enumerated().compactMap { index, file in
            let taken = closure.taken.filter { $0.file == index }
            guard !taken.isEmpty else { return nil }
            let isWhole = whole.contains(file.path) && !left.contains { $0.file == index }
            return File(
                path: file.path, source: file.source,
                taken: isWhole ? nil : Set(taken.map { pool[$0].range }), emptied: emptied[file.path] ?? [],
                trimmed: trimmed(of: index), qualified: qualified[file.path] ?? [],
                isNamed: whole.contains(file.path),
                reason: whole.contains(file.path) ? "named" : closure.reasons[index] ?? "")
        }.sorted { $0.path < $1.path }
    }

    private func trimmed(of file: Int) -> [Range<Int>: [SwiftDeclaration]] {
        let own = trimmed.filter { $0.key.file == file }.map { place, numbers in
            (pool[place].range, numbers.sorted().map { pool[place].parts[$0] })
        }
        return Dictionary(own, uniquingKeysWith: { first, _ in first })
    }

    /// What was not looked at, for `--explain`.
    var limits: [SourceNote] {
        cut.map { path in
            let sentence =
                "of no project: only the first \(SourceFolder.loose.files) Swift files around it were looked at"
            return [SourceNote(file: path, line: 1, sentence: sentence)]
        } ?? []
    }

    /// Whether a file was named.
    func isNamed(_ file: Int) -> Bool { whole.contains(pool.files[file].path) }

    /// Whether a declaration is in or below the folder of the activity.
    func isAtHome(_ place: SourcePool.Place) -> Bool { roots.contains { pool.isNear(place.file, to: $0.file) } }

    /// Takes more, leaves out what does not belong, and keeps what was left out wrongly; `false` if that changes nothing.
    ///
    /// - Parameter members: The members that the compiler missed: extensions keep them. Default: none.
    mutating func change(
        adding more: Set<SourcePool.Place>, leaving less: Set<SourcePool.Place>, keeping: Set<SourcePool.Place> = [],
        with members: Set<String> = []
    ) -> Bool {
        let before = (taken, trimmed)
        missed.formUnion(members)
        kept.formUnion(keeping)
        left = left.union(less).subtracting(kept)
        added = added.union(more).subtracting(left)
        collect()
        return (taken, trimmed) != before
    }

    /// What is said of a member that is left out, `left out because it needs 'Realm', …`; `nil` if none with that name is.
    func absence(of member: String) -> String? {
        guard emptied.values.joined().contains(where: { $0.isMember && $0.name == member }) else { return nil }
        return "left out" + (memberReasons[member].map { " because \($0)" } ?? "")
    }

    /// Whether an extension was taken without a member that has one of the names.
    func leavesOut(_ names: Set<String>) -> Bool {
        trimmed.contains { place, numbers in numbers.contains { names.contains(pool[place].parts[$0].name) } }
    }

    /// Empties bodies of functions, wholly or in part, and leaves members out.
    ///
    /// - Parameter reasons: Why members are left out, by their names. Default: nothing is known.
    mutating func empty(_ bodies: [String: Set<SwiftSource.Body>], because reasons: [String: String] = [:]) {
        memberReasons.merge(reasons) { first, _ in first }
        emptied.merge(bodies) { before, more in
            before.filter { body in !more.contains { $0.range == body.range } }.union(more)
        }
        collect()
    }

    /// The statements that are left out of a body; `nil` if none are.
    func emptied(_ body: SwiftSource.Body, in file: String) -> Set<Range<Int>>? {
        guard let known = emptied[file]?.first(where: { $0.range == body.range }),
            case .statements(let statements) = known.part
        else { return nil }
        return statements
    }

    /// Whether a name in a file means a type of another file that nothing near it has: on a phone it would mean SwiftUI's.
    func hides(_ name: String, in file: Int) -> Bool {
        guard qualified[pool.files[file].path]?.contains(name) != true, pool.meaning(of: name, in: file).isEmpty else {
            return false
        }
        return taken.contains { $0.file != file && pool[$0].name == name && pool[$0].keyword != "extension" }
    }

    /// Has names mean SwiftUI's; `false` if there are none.
    mutating func qualify(_ names: [String: Set<String>]) -> Bool {
        qualified.merge(names) { $0.union($1) }
        collect()
        return !names.isEmpty
    }

    /// Has types stand in for those of modules that are not here.
    mutating func add(_ more: GuestStandIns) { standIns = more }

    /// What the activity itself reaches: of a named file not all.
    var reached: Set<SourcePool.Place> {
        let own = roots.filter { pool[$0].uses.contains("ActivityConfiguration") }
        return DeclarationClosure(of: own, adding: added, with: missed, in: pool).taken
    }
}
