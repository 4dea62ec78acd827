import Foundation
import HostFiles

/// The Swift files of a folder tree, without what tools put there.
enum SourceFolder {
    /// Folders that hold what was built or fetched.
    static let skipped: Set<String> = [
        "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "xcuserdata", "SourcePackages",
    ]
    /// Files that are programs of other tools.
    private static let tools: Set<String> = ["Package.swift", "Project.swift", "Workspace.swift", "main.swift"]
    /// The most files of a tree, and the most bytes of a file: anything larger is not written by hand.
    private static let most = (files: 5000, bytes: 1 << 20)
    /// How far is looked around a file that is of no project: folders above its own and below them, and Swift files in all.
    static let loose = (above: 2, below: 5, files: 1000)

    /// The paths of the Swift files under a folder, by the alphabet.
    ///
    /// - Parameters:
    ///   - depth: The most folders below it. Default: no limit.
    ///   - mostFiles: The most files. Default: more than people write.
    static func swiftFiles(under folder: String, depth: Int = .max, mostFiles: Int = most.files) -> [String] {
        var found: [String] = []
        var folders = [(path: folder, depth: 0)]
        while let (next, level) = folders.popLast(), found.count < mostFiles {
            guard !GuestLibrary.isSource(next) else { continue }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") && !skipped.contains(name) {
                let path = join(next, name)
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
                if isFolder.boolValue {
                    // A link to a folder above would have no end.
                    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
                    if !isLink, level < depth { folders.append((path, level + 1)) }
                } else if name.hasSuffix(".swift"), !tools.contains(name) {
                    found.append(path)
                    if found.count == mostFiles { return found.sorted() }
                }
            }
        }
        return found.sorted()
    }

    /// The Swift files around a file that is of no project, and whether there are more than are looked at: those below the folder
    /// that is two above its own, but not of a whole disk or home. Those in its own folder are not among them.
    static func swiftFiles(around path: String) -> (files: [String], isCut: Bool) {
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let own = folder.path
        var found: Set<String> = []
        // The nearest first, so that a limit leaves out what is far.
        for _ in 0...loose.above where isOfOneSubject(folder) && found.count < loose.files {
            let files = swiftFiles(under: folder.path, depth: loose.below, mostFiles: loose.files)
            found.formUnion(files.filter { !found.contains($0) }.prefix(loose.files - found.count))
            folder.deleteLastPathComponent()
        }
        // The caller has them by the path that it was given, which may be relative.
        return (found.filter { $0.folderPath != own }.sorted(), found.count >= loose.files)
    }

    /// Whether a folder is neither a disk, nor a folder of the system, nor a home.
    private static func isOfOneSubject(_ folder: URL) -> Bool {
        let names = folder.standardizedFileURL.pathComponents
        return names.count > 3 || names.count == 3 && !["home", "Users", "Volumes", "mnt"].contains(names[1])
    }

    /// Whether there is a folder at a path.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The text of a source file; `nil` if it is too large or not text.
    static func text(at path: String) -> String? {
        guard let bytes = FileManager.default.contents(atPath: path), bytes.count <= most.bytes else { return nil }
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    }

    /// Why there is no ``text(at:)``.
    static func whyUnread(_ path: String) -> String {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            return FileManager.default.fileExists(atPath: path) ? "it may not be read" : "there is no such file"
        }
        return bytes.count > most.bytes ? "it is larger than \(most.bytes >> 20) MiB" : "it is not UTF-8 text"
    }

    /// What is beside the sources of a project whose Xcode project is generated, or that came without its history.
    private static let rootFiles: Set<String> = [
        "project.yml", "Project.swift", "Workspace.swift", "Podfile", "pubspec.yaml", "package.json", ".gitignore",
        "LICENSE", ".swiftlint.yml", ".github",
    ]

    /// The folder of the project that a file belongs to: the nearest above it with a project file; `nil` if there is none.
    static func project(of path: String) -> String? {
        // Foundation traps on what is above `.`.
        var folder = above(path)
        for _ in 0..<12 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == ".git" }) {
                return folder
            }
            // Of a home, such files are someone's own.
            if !rootFiles.isDisjoint(with: names), isOfOneSubject(URL(fileURLWithPath: folder)) { return folder }
            if folder == "/" { return nil }
            folder = above(folder)
        }
        return nil
    }

    /// The folder that a folder is in; above the current one with `..`.
    private static func above(_ folder: String) -> String {
        if folder == "." { return ".." }
        if folder == ".." || folder.hasSuffix("/..") { return folder + "/.." }
        let above = folder.folderPath
        return above.isEmpty ? "." : above
    }

    /// The folder of the repository or project that is around the project of a file; `nil` if there is none.
    static func project(around path: String) -> String? {
        guard var found = project(of: path) else { return nil }
        let nearest = found
        for _ in 0..<8 {
            guard found != "/", let outer = project(of: join(above(found), "file")), outer != "/" else { break }
            found = outer
        }
        return found == nearest ? nil : found
    }

    static func join(_ folder: String, _ name: String) -> String {
        guard !folder.isEmpty, folder != "." else { return name }
        let path = (folder as NSString).appendingPathComponent(name)
        return folder.hasSuffix("..") ? shortened(path, in: FileManager.default.currentDirectoryPath) : path
    }

    /// A path from the root.
    static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : standard(FileManager.default.currentDirectoryPath + "/" + path)
    }

    /// A path that leads out of the current folder and back into it, without that: in the folder `Widget`, `A.swift` for
    /// `../Widget/A.swift`.
    static func shortened(_ path: String, in current: String) -> String {
        let parts = path.split(separator: "/")
        let up = path.hasPrefix("/") ? 0 : parts.prefix { $0 == ".." }.count
        let left = current.split(separator: "/").suffix(up)
        guard left.count == up else { return path }
        let back = zip(parts.dropFirst(up), left).prefix { $0 == $1 }.count
        guard back > 0 else { return path }
        let rest = parts.prefix(up - back) + parts.dropFirst(up + back)
        return rest.isEmpty ? "." : rest.joined(separator: "/")
    }

    /// A path with neither `.` nor a `..` that can be spared in it, so that two ways to write one are equal.
    static func standard(_ path: String) -> String {
        // Foundation leaves the `..` of a path that does not begin at the root.
        var parts: [Substring] = []
        for part in (path as NSString).standardizingPath.split(separator: "/", omittingEmptySubsequences: false) {
            if part == "..", let last = parts.last, !["", "..", "~"].contains(last) {
                parts.removeLast()
            } else if part != "." || parts.isEmpty && path == "." {
                parts.append(part)
            }
        }
        let plain = parts.isEmpty ? "." : parts.joined(separator: "/")
        return plain.hasPrefix("../") ? shortened(plain, in: FileManager.default.currentDirectoryPath) : plain
    }
}
