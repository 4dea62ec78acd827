import Foundation

/// The sources that a guest is made of, and why.
package struct GuestCollection: Sendable {
    /// A file that is taken, wholly or in part.
    package struct File: Sendable {
        /// The path.
        package let path: String
        /// The source.
        package let source: SwiftSource
        /// The declarations that are taken; `nil` for all.
        package let taken: Set<Range<Int>>?
        /// Why it is taken.
        package let reason: String
    }

    /// What is asked for.
    package struct Request: Hashable, Sendable {
        /// Swift files, folders, Xcode projects.
        package var paths: [String]
        /// Files that are taken as a whole, whatever reaches them.
        package var include: [String] = []
        /// Files or folders that are never taken: paths, or names with `*`.
        package var exclude: [String] = []

        package init(paths: [String], include: [String] = [], exclude: [String] = []) {
            (self.paths, self.include, self.exclude) = (paths, include, exclude)
        }
    }

    /// The files, by path.
    package let files: [File]

    /// Collects what is asked for.
    package init(_ request: Request) throws(GuestError) {
        var named: [String] = []
        var target: [String] = []
        var others: [String] = []
        for path in request.paths.map(SourceFolder.standard) {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw .missing(path)
            }
            if !isFolder.boolValue {
                named.append(path)
                let project = SourceFolder.project(of: path)
                others += project.map(SourceFolder.swiftFiles) ?? Self.siblings(of: path)
            } else {
                let folder = path.hasSuffix(".xcodeproj") ? (path as NSString).deletingLastPathComponent : path
                target += Self.targetFiles(of: path.hasSuffix(".xcodeproj") ? [path] : Self.projects(in: path))
                others += SourceFolder.swiftFiles(under: folder)
            }
        }
        let whole = Set(named + request.include.map(SourceFolder.standard))
        let isExcluded = { (path: String) in request.exclude.contains { Self.matches(path, $0) } }
        var files: [SourcePool.File] = []
        var seen: Set<String> = []
        for (rank, paths) in [Array(whole).sorted(), target, others].enumerated() {
            for path in paths where !seen.contains(path) && (rank == 0 || !isExcluded(path)) {
                seen.insert(path)
                guard let text = SourceFolder.text(at: path) else {
                    if rank > 0 { continue }
                    throw .unreadable(path, reason: "it is missing, larger than 1 MiB, or not UTF-8 text")
                }
                let source = SwiftSource(text)
                files.append(
                    SourcePool.File(path: path, source: source, declarations: source.declarations(), rank: rank))
            }
        }
        self.files = try Self.taken(from: SourcePool(files), whole: whole, request.paths)
    }

    private static func taken(
        from pool: SourcePool, whole: Set<String>, _ paths: [String]
    ) throws(GuestError) -> [File] {
        var roots: [SourcePool.Place] = []
        for (file, contents) in pool.files.enumerated() {
            for (index, declaration) in contents.declarations.enumerated() where declaration.keyword != "import" {
                if whole.contains(contents.path) || whole.isEmpty && declaration.uses.contains("ActivityConfiguration")
                {
                    roots.append(SourcePool.Place(file: file, declaration: index))
                }
            }
        }
        let hasActivity = roots.contains { pool[$0].uses.contains("ActivityConfiguration") }
        guard hasActivity else {
            // A file without one is drawn by the widget that shows it, which may be elsewhere in the project.
            throw .nothing(paths: paths)
        }
        let closure = DeclarationClosure(of: roots, in: pool)
        return pool.files.enumerated().compactMap { index, file in
            let taken = closure.taken.filter { $0.file == index }
            guard !taken.isEmpty else { return nil }
            let isWhole = whole.contains(file.path)
            return File(
                path: file.path, source: file.source,
                taken: isWhole ? nil : Set(taken.map { pool[$0].range }),
                reason: isWhole ? "named" : closure.reasons[index] ?? "")
        }.sorted { $0.path < $1.path }
    }

    private static func siblings(of path: String) -> [String] {
        let folder = (path as NSString).deletingLastPathComponent
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return names.sorted().filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
            .map { SourceFolder.join(folder, $0) }
    }

    /// The projects in a folder and one level below it.
    private static func projects(in folder: String) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let here = names.filter { $0.hasSuffix(".xcodeproj") }.map { SourceFolder.join(folder, $0) }
        if !here.isEmpty { return here }
        return names.filter { !$0.hasPrefix(".") && $0 != "Pods" && $0 != "node_modules" }.flatMap { name in
            let below = SourceFolder.join(folder, name)
            return ((try? FileManager.default.contentsOfDirectory(atPath: below)) ?? []).sorted()
                .filter { $0.hasSuffix(".xcodeproj") }.map { SourceFolder.join(below, $0) }
        }
    }

    private static func targetFiles(of projects: [String]) -> [String] {
        projects.compactMap(XcodeProject.init).flatMap(\.extensions).flatMap(\.files)
    }

    /// Whether a path is the pattern, is in the folder that it names, or has a name that fits it.
    static func matches(_ path: String, _ pattern: String) -> Bool {
        let plain = SourceFolder.standard(pattern)
        return path == plain || path.hasPrefix(plain + "/") || fnmatch(pattern, path, 0) == 0
            || fnmatch(pattern, (path as NSString).lastPathComponent, 0) == 0
    }
}
