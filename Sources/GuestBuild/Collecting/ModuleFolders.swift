import Foundation

/// The sources of the modules that a file of no Swift package imports: those of a target whose Xcode project is generated, of a target of the
/// project, or of a package beside the app.
struct ModuleFolders {
    /// The Swift files.
    private(set) var files: [String] = []
    /// The Swift files of each module that was found.
    private(set) var modules: [String: [String]] = [:]

    /// Finds the modules that files of one project import, and those that these import in turn.
    ///
    /// - Parameter known: The modules that are here, whose sources are not looked for.
    init(importedBy paths: [String], having known: Set<String>) {
        var seen = known
        func missing(in path: String) -> [String] {
            PackageSources.modules(importedBy: SourceFolder.text(at: path) ?? "").filter {
                SourcePass.standIn(for: $0) == nil && seen.insert($0).inserted
            }
        }
        var open = paths.flatMap(missing)
        guard !open.isEmpty, let first = paths.first else { return }
        var places = ModulePlaces(around: first)
        while let module = open.popLast() {
            guard let place = places.place(of: module) else { continue }
            modules[module] = place.files
            files += place.files
            open += place.files.flatMap(missing)
        }
    }
}
