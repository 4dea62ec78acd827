import Foundation

/// Where a collection looks for files.
extension GuestCollection {
    /// Whether a file mentions the configuration of a Live Activity.
    static func hasActivity(_ path: String) -> Bool {
        SourceFolder.text(at: path)?.contains("ActivityConfiguration") ?? false
    }

    /// Whether of the files of a folder those of the targets have Live Activities, and no other.
    static func isOnly(_ listed: Set<String>, asked files: [String]) -> Bool {
        listed.contains(where: hasActivity) && !files.contains { !listed.contains($0) && hasActivity($0) }
    }

    /// The files of the target that compiles a file, if a project lists it.
    static func target(of path: String, in folder: String?) -> XcodeProject.Target? {
        guard let folder else { return nil }
        let targets = projects(in: folder).compactMap(XcodeProject.init).flatMap(\.extensions)
        return targets.first { $0.files.contains(path) }
    }

    static func siblings(of path: String) -> [String] {
        let folder = path.folderPath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return names.sorted().filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
            .map { SourceFolder.join(folder, $0) }
    }

    /// The projects in a folder, or in those below it that are in no folder with a project.
    ///
    /// - Parameter depth: How many folders below it are looked into. Default: 3, as of a repository of several apps, `apps/NAME/ios`.
    static func projects(in folder: String, depth: Int = 3) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let here = names.filter { $0.hasSuffix(".xcodeproj") }.map { SourceFolder.join(folder, $0) }
        if !here.isEmpty || depth == 0 { return here }
        return names.filter { !$0.hasPrefix(".") && !$0.contains(".xc") && !SourceFolder.skipped.contains($0) }.flatMap
        {
            let below = SourceFolder.join(folder, $0)
            // A link to a folder above would have no end.
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: below)) != nil
            return isLink || !SourceFolder.isFolder(below) ? [] : projects(in: below, depth: depth - 1)
        }
    }

    /// Whether a path is the pattern, is in the folder that it names, or has a name that fits it.
    static func matches(_ path: String, _ pattern: String) -> Bool {
        let plain = SourceFolder.standard(pattern)
        return path == plain || path.hasPrefix(plain + "/") || fnmatch(pattern, path, 0) == 0
            || fnmatch(pattern, (path as NSString).lastPathComponent, 0) == 0
    }
}

extension GuestCollection.Request {
    /// Whether `exclude` keeps a file or folder out. A name without `/` means each file and folder of that name; the folders that what is
    /// asked for lies in are not meant.
    func excludes(_ path: String) -> Bool {
        guard !exclude.isEmpty else { return false }
        let parts = path.split(separator: "/")
        let shared = paths.map { zip(parts, SourceFolder.standard($0).split(separator: "/")).prefix { $0 == $1 }.count }
        let names = parts.dropFirst(shared.max() ?? 0)
        return exclude.contains { pattern in
            GuestCollection.matches(path, pattern)
                || !pattern.contains("/") && names.contains { fnmatch(pattern, String($0), 0) == 0 }
        }
    }

    /// A sentence about each `exclude` that fits no file or folder around what is asked for, and each folder of `include` without sources.
    var idleOptions: [String] {
        let folders = include.map(SourceFolder.standard).filter(SourceFolder.isFolder)
        return unmatchedPatterns.map {
            "--exclude \($0) fits no file or folder here; give a path, or a name such as Views or *Tests.swift."
        }
            + folders.filter { SourceFolder.swiftFiles(under: $0, mostFiles: 1).isEmpty }.map {
                "--include \($0) adds nothing: there are no Swift files in this folder."
            }
    }

    /// The most files and folders that are compared with the patterns: in larger trees, nothing is said of them.
    private static let mostCompared = 20_000

    private var unmatchedPatterns: [String] {
        var left = Set(exclude.filter { !FileManager.default.fileExists(atPath: SourceFolder.standard($0)) })
        guard !left.isEmpty else { return [] }
        let asked = paths.map(SourceFolder.standard)
        let places = asked.map { path in
            SourceFolder.project(around: path) ?? SourceFolder.project(of: path)
                ?? (SourceFolder.isFolder(path) ? path : path.folderPath.isEmpty ? "." : path.folderPath)
        }
        var count = 0
        for place in Set(places + asked + include.map(SourceFolder.standard)).sorted() {
            guard let walk = FileManager.default.enumerator(atPath: place) else { continue }
            while !left.isEmpty, let name = walk.nextObject() as? String {
                count += 1
                guard count <= Self.mostCompared else { return [] }
                let path = SourceFolder.join(place, name)
                left = left.filter { !Self(paths: paths, exclude: [$0]).excludes(path) }
                if (name as NSString).lastPathComponent.hasPrefix(".") { walk.skipDescendants() }
            }
        }
        return exclude.filter(left.contains)
    }
}

extension GuestCollection.Request {
    /// When the Swift files that declarations can be taken from were changed, by their paths: those of the folders that were named, and of
    /// the projects or folders of the named files.
    package var changes: [String: Date] {
        let files = paths.map(SourceFolder.standard).flatMap { path in
            guard !SourceFolder.isFolder(path) else {
                return SourceFolder.swiftFiles(under: path.hasSuffix(".xcodeproj") ? path.folderPath : path)
            }
            return SourceFolder.project(of: path).map { SourceFolder.swiftFiles(under: $0) }
                ?? GuestCollection.siblings(of: path)
        }
        return Set(files).reduce(into: [:]) { changes, file in
            changes[file] =
                (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date ?? .distantPast
        }
    }
}
