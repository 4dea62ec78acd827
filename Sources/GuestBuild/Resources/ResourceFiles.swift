import Foundation
import HostFiles

/// The files of an app's bundle that its widget may read: catalogues, texts, pictures and data, the nearest to the widget first.
struct ResourceFiles {
    private(set) var catalogues: [String] = []
    private(set) var strings: [String] = []
    /// The contents of Core Data's models, of each the version that is in use.
    private(set) var models: [String] = []
    /// Pictures and data that stand by themselves.
    private(set) var loose: [String] = []

    /// Files that say what settings of a build are: projects, and configurations before them.
    private(set) var settings: [String] = []
    /// What XcodeGen makes a project of.
    private(set) var descriptions: [String] = []
    /// What Expo's prebuild makes targets of.
    private(set) var expoTargets: [String] = []

    /// Folders of no project that have more in them than is looked at.
    private(set) var cut: [String] = []

    /// The most files of a tree, the most and the deepest below a source of no project, and the most bytes of a file that is read.
    private static let most = 20_000
    static let loose = (files: 2000, depth: 4)
    static let mostBytes = 4 << 20
    private static let descriptionNames = ["project.yml", "project.yaml"]
    private static let looseTypes: Set<String> = [
        "png", "jpg", "jpeg", "gif", "webp", "svg", "json", "txt", "csv", "plist",
    ]

    /// Looks below the folders that the sources are from.
    ///
    /// - Parameter isExcluded: Whether a path is never taken.
    init(of sources: [String], isExcluded: (String) -> Bool) {
        let folders = Dictionary(sources.map { ($0.folderPath, $0) }) { first, _ in first }
        let roots = Set(folders.values.map(Self.root)).sorted()
        var seen: Set<String> = []
        for root in roots { look(in: root, isLoose: Self.isLoose(root), &seen, isExcluded) }
        func ranked(_ paths: [String]) -> [String] {
            let ranks = paths.map { path in (folders.keys.map { Self.distance($0, path) }.min() ?? 0, path) }
            return ranks.sorted { $0 < $1 }.map(\.1)
        }
        (catalogues, strings, loose) = (ranked(catalogues), ranked(strings), ranked(loose))
        (descriptions, expoTargets) = (ranked(descriptions), ranked(expoTargets))
        let isProject = { (path: String) in path.hasSuffix(".pbxproj") }
        settings = ranked(settings.filter { !isProject($0) }) + ranked(settings.filter(isProject))
    }

    /// The folder of the project that a source belongs to, or of the one around it if it is a part of one; in a package, or without a
    /// project, the folder of the source.
    private static func root(of path: String) -> String {
        let own = path.folderPath
        var folder = own
        for _ in 0..<6 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
            if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return folder.isEmpty ? "." : folder }
            if names.contains("Package.swift") { return own.isEmpty ? "." : own }
            if folder.isEmpty || folder == "/" || names.contains(".git") { break }
            folder = folder.folderPath
        }
        guard let project = SourceFolder.project(of: path) else { return own.isEmpty ? "." : own }
        return isPart(project) ? SourceFolder.project(around: path) ?? project : project
    }

    /// Whether what XcodeGen has in a folder is a part of a project: only a description with a name is a whole one (its `name` is
    /// [required](https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md)), and another includes the others.
    private static func isPart(_ folder: String) -> Bool {
        descriptionNames.compactMap { SourceFolder.text(at: SourceFolder.join(folder, $0)) }.contains { text in
            guard case .dictionary(let description) = PropertyListValue(yaml: text) else { return false }
            return description["name"] == nil
        }
    }

    /// Whether a folder is of no project: neither has it one, nor has a folder above it.
    private static func isLoose(_ folder: String) -> Bool {
        SourceFolder.project(of: SourceFolder.join(folder, "file")) == nil
    }

    private static func distance(_ folder: String, _ path: String) -> Int {
        let (one, other) = (folder.split(separator: "/"), path.split(separator: "/"))
        return one.count + other.count - 2 * zip(one, other).prefix { $0 == $1 }.count
    }

    private mutating func look(
        in root: String, isLoose: Bool, _ seen: inout Set<String>, _ isExcluded: (String) -> Bool
    ) {
        var folders = [(path: root, depth: 0)]
        let most = isLoose ? seen.count + Self.loose.files : Self.most
        defer { if isLoose, !folders.isEmpty { cut.append(root) } }
        while seen.count < most, let (folder, depth) = folders.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") && !SourceFolder.skipped.contains(name) {
                let path = SourceFolder.join(folder, name)
                var isFolder: ObjCBool = false
                guard !isExcluded(path), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
                    seen.insert(path).inserted
                else { continue }
                let type = (name as NSString).pathExtension.lowercased()
                if isFolder.boolValue {
                    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
                    if type == "xcodeproj" { settings.append(SourceFolder.join(path, "project.pbxproj")) }
                    if isLink || type == "xcodeproj" || type == "xcworkspace" { continue }
                    if type == "xcassets" {
                        catalogues.append(path)
                    } else if type == "xcdatamodeld" {
                        models += Self.version(of: path)
                    } else if !isLoose || depth < Self.loose.depth {
                        folders.append((path, depth + 1))
                    }
                } else if ["strings", "stringsdict", "xcstrings"].contains(type) {
                    strings.append(path)
                } else if Self.descriptionNames.contains(name) {
                    descriptions.append(path)
                } else if ExpoTarget.fileNames.contains(name) {
                    expoTargets.append(path)
                } else if type == "xcconfig" {
                    settings.append(path)
                } else if Self.looseTypes.contains(type) {
                    loose.append(path)
                }
            }
        }
    }

    /// The contents of the version of a model that is in use: the one that it names, else the last.
    private static func version(of model: String) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: model)) ?? []).filter {
            $0.hasSuffix(".xcdatamodel")
        }
        let named = data(at: SourceFolder.join(model, ".xccurrentversion")).flatMap {
            String(decoding: $0, as: UTF8.self).firstMatch(of: #/<string>([^<]+\.xcdatamodel)<\/string>/#)
        }.map { String($0.1) }
        let version = names.first { $0 == named } ?? names.max { ($0.count, $0) < ($1.count, $1) }
        return version.map { [SourceFolder.join(model, $0 + "/contents")] } ?? []
    }

    /// The bytes of a file; `nil` if it is not there or too large.
    static func data(at path: String) -> Data? {
        // Foundation reads the names of all users for the attributes of a file.
        var status = stat()
        guard stat(path, &status) == 0, status.st_size <= mostBytes else { return nil }
        return FileManager.default.contents(atPath: path)
    }
}
