import Foundation

/// Where the sources of modules are in a repository, whether or not they are taken: in the folder that a package's manifest gives a target,
/// in a folder of the module's name, or in the files of a target of an Xcode project.
struct ModulePlaces {
    /// Where a module is.
    struct Place: Equatable {
        /// The folder that all of its files are in.
        let folder: String
        /// The Swift files.
        let files: [String]
    }

    /// The folders by their names: of several with one name, the one that is least deep and has Swift files.
    private var folders: [String: String] = [:]
    /// The folders of packages.
    private var packages: [String] = []
    private var projects: [String] = []
    /// The folders of the packages' targets, by name.
    private lazy var targets = packages.map(PackageManifest.targets).reduce(into: [String: String]()) {
        $0.merge($1) { first, _ in first }
    }
    private lazy var readProjects = projects.prefix(Self.most.projects).compactMap(XcodeProject.init)

    /// How many folders below the repository a module's own is at most, and how many folders and projects are looked at.
    private static let most = (depth: 6, folders: 4000, projects: 4)
    /// Where tools put the sources of other modules, each in a folder of its name.
    private static let fetched = ["Pods", "Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts"]

    /// The places of the repository or project that a file is of; none if it is of none.
    init(around path: String) {
        root = SourceFolder.project(around: path) ?? SourceFolder.project(of: path)
        if let root { walk(root) }
    }

    private let root: String?

    /// Where a module is; `nil` if the repository does not have it.
    ///
    /// - Parameter isFetched: Whether what tools have fetched counts. Default: no.
    mutating func place(of module: String, isFetched: Bool = false) -> Place? {
        if let folder = targets[module], let place = Self.place(in: folder) { return place }
        if let folder = folders[module], let place = Self.place(in: Self.sources(of: module, in: folder)) {
            return place
        }
        for project in readProjects {
            let files = project.files(ofTarget: module)
            if !files.isEmpty { return Place(folder: Self.shared(by: files), files: files) }
        }
        guard isFetched, let root else { return nil }
        return Self.fetched.lazy.map { SourceFolder.join(SourceFolder.join(root, $0), module) }
            .compactMap { Self.place(in: Self.sources(of: module, in: $0)) }.first
    }

    private static func place(in folder: String) -> Place? {
        let files = SourceFolder.swiftFiles(under: folder)
        return files.isEmpty ? nil : Place(folder: folder, files: files)
    }

    /// A package has its module below `Sources`.
    private static func sources(of module: String, in folder: String) -> String {
        let places = ["Sources/\(module)", "Sources"].map { SourceFolder.join(folder, $0) }
        return places.first(where: FileManager.default.fileExists) ?? folder
    }

    /// The folder that all of some files are in.
    private static func shared(by files: [String]) -> String {
        var parts = files[0].folderPath.split(separator: "/", omittingEmptySubsequences: false)
        for file in files.dropFirst() {
            let other = file.folderPath.split(separator: "/", omittingEmptySubsequences: false)
            parts = Array(zip(parts, other).prefix { $0 == $1 }.map(\.0))
        }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    private mutating func walk(_ root: String) {
        var level = [root]
        var count = 0
        for _ in 0..<Self.most.depth {
            var next: [String] = []
            for folder in level.sorted() {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                if names.contains("Package.swift") { packages.append(folder) }
                for name in names.sorted() where !name.hasPrefix(".") && !SourceFolder.skipped.contains(name) {
                    let path = SourceFolder.join(folder, name)
                    guard SourceFolder.isFolder(path),
                        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
                    else { continue }
                    if name.hasSuffix(".xcodeproj") {
                        projects.append(path)
                        continue
                    }
                    next.append(path)
                    count += 1
                    guard count < Self.most.folders else { return }
                    if folders[name] == nil, !SourceFolder.swiftFiles(under: path, mostFiles: 1).isEmpty {
                        folders[name] = path
                    }
                }
            }
            level = next
        }
    }
}
