import Foundation

/// The sources of a Swift package that a folder of it can use.
enum PackageSources {
    /// The Swift files of the module that a folder is of, of the modules that it imports, and of those that these import in turn:
    /// `Sources/MODULE` of the package. None if the folder is in no package, or is one.
    static func files(besides folder: String) -> [String] {
        let files = FileManager.default
        let folder = folder.isEmpty ? "." : folder
        guard !files.fileExists(atPath: SourceFolder.join(folder, PackageManifest.name)),
            let package = SourceFolder.project(of: folder),
            files.fileExists(atPath: SourceFolder.join(package, PackageManifest.name))
        else { return [] }
        let sources = SourceFolder.join(package, "Sources")
        let (inside, whole) = (absolute(folder), absolute(sources) + "/")
        guard inside.hasPrefix(whole) else { return [] }
        let own = String(inside.dropFirst(whole.count).prefix { $0 != "/" })
        var seen: Set = [own]
        var found = SourceFolder.swiftFiles(under: SourceFolder.join(sources, own))
        var open = found
        while let path = open.popLast() {
            guard let text = SourceFolder.text(at: path) else { continue }
            for module in modules(importedBy: text) where seen.insert(module).inserted {
                let module = SourceFolder.swiftFiles(under: SourceFolder.join(sources, module))
                found += module
                open += module
            }
        }
        return found
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// The modules that a source imports on lines of their own, on any platform.
    static func modules(importedBy text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.prefix { $0 != ";" }.split(separator: " ")
            // `@testable import X`, `public import X`, `import struct X.Y`
            guard let place = words.prefix(2).firstIndex(of: "import"), place + 1 < words.count else { return nil }
            let name = place + 2 < words.count ? words[place + 2] : words[place + 1]
            return name.split(separator: ".").first.map(String.init)
        }
    }
}
