import Foundation

/// The sources of the modules that a file of no Swift package imports, where each module is a folder of its name: that of a target whose
/// Xcode project is generated, or of a package beside the app.
enum ModuleFolders {
    /// How many folders below the repository a module's own is at most, and how many folders are looked at.
    private static let most = (depth: 6, folders: 4000)

    /// The Swift files of the modules that files of one project import, and of those that these import in turn.
    ///
    /// - Parameter modules: The modules that are here, whose sources are not looked for.
    static func files(importedBy paths: [String], having modules: Set<String>) -> [String] {
        var seen = modules
        func missing(in path: String) -> [String] {
            PackageSources.modules(importedBy: SourceFolder.text(at: path) ?? "").filter {
                SourcePass.standIn(for: $0) == nil && seen.insert($0).inserted
            }
        }
        var open = paths.flatMap(missing)
        guard !open.isEmpty, let first = paths.first,
            let root = SourceFolder.project(around: first) ?? SourceFolder.project(of: first)
        else { return [] }
        let folders = folders(under: root)
        var found: [String] = []
        while let module = open.popLast() {
            guard let folder = folders[module] else { continue }
            let files = SourceFolder.swiftFiles(under: sources(of: module, in: folder))
            found += files
            open += files.flatMap(missing)
        }
        return found
    }

    /// A package has its module below `Sources`.
    private static func sources(of module: String, in folder: String) -> String {
        let places = ["Sources/\(module)", "Sources"].map { SourceFolder.join(folder, $0) }
        return places.first(where: FileManager.default.fileExists) ?? folder
    }

    /// The folders below a folder, by their names: of several with one name, the one that is least deep and has Swift files.
    private static func folders(under root: String) -> [String: String] {
        var found: [String: String] = [:]
        var level = [root]
        var count = 0
        for _ in 0..<most.depth {
            var next: [String] = []
            for folder in level.sorted() {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                for name in names where !name.hasPrefix(".") && !SourceFolder.skipped.contains(name) {
                    let path = SourceFolder.join(folder, name)
                    var isFolder: ObjCBool = false
                    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
                        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
                    else { continue }
                    next.append(path)
                    count += 1
                    guard count < most.folders else { return found }
                    if found[name] == nil, !SourceFolder.swiftFiles(under: path, mostFiles: 1).isEmpty {
                        found[name] = path
                    }
                }
            }
            level = next
        }
        return found
    }
}
