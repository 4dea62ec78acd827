import Foundation

/// Where a collection looks for files.
extension GuestCollection {
    /// Whether of the files of a folder those of the targets have Live Activities, and no other.
    static func isOnly(_ listed: Set<String>, asked files: [String]) -> Bool {
        func hasActivity(_ path: String) -> Bool {
            SourceFolder.text(at: path)?.contains("ActivityConfiguration") ?? false
        }
        return listed.contains(where: hasActivity) && !files.contains { !listed.contains($0) && hasActivity($0) }
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

    /// The projects in a folder and one level below it.
    static func projects(in folder: String) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let here = names.filter { $0.hasSuffix(".xcodeproj") }.map { SourceFolder.join(folder, $0) }
        if !here.isEmpty { return here }
        return names.filter { !$0.hasPrefix(".") && $0 != "Pods" && $0 != "node_modules" }.flatMap { name in
            let below = SourceFolder.join(folder, name)
            return ((try? FileManager.default.contentsOfDirectory(atPath: below)) ?? []).sorted()
                .filter { $0.hasSuffix(".xcodeproj") }.map { SourceFolder.join(below, $0) }
        }
    }

    /// Whether a path is the pattern, is in the folder that it names, or has a name that fits it.
    static func matches(_ path: String, _ pattern: String) -> Bool {
        let plain = SourceFolder.standard(pattern)
        return path == plain || path.hasPrefix(plain + "/") || fnmatch(pattern, path, 0) == 0
            || fnmatch(pattern, (path as NSString).lastPathComponent, 0) == 0
    }
}
