import Foundation

/// A workspace of Xcode, `App.xcworkspace`, which is opened where CocoaPods or several projects are used: the projects that it names.
struct XcodeWorkspace {
    /// The paths of the projects that are here, in the order of the workspace. Those of fetched sources, such as `Pods`, are left out.
    let projects: [String]

    /// Reads a workspace; `nil` if there is none at the path.
    init?(_ path: String) {
        guard let text = SourceFolder.text(at: SourceFolder.join(path, "contents.xcworkspacedata")) else { return nil }
        let above = path.folderPath
        let folder = above.isEmpty ? "." : above
        var groups = [folder]
        var found: [String] = []
        let tag = #/<(\/?)(Group|FileRef)\b([^>]*)>/#
        for match in text.replacing(#/(?s)<!--.*?-->/#, with: "").matches(of: tag) {
            guard match.1.isEmpty else {
                if match.2 == "Group", groups.count > 1 { groups.removeLast() }
                continue
            }
            let place = Self.place(of: match.3, in: groups.last ?? folder, of: folder)
            if match.2 == "Group" {
                if !match.3.hasSuffix("/") { groups.append(place ?? groups.last ?? folder) }
            } else if let place, place.hasSuffix(".xcodeproj"), !found.contains(place) {
                found.append(place)
            }
        }
        projects = found.filter { Self.isOwn($0, in: folder) && SourceFolder.isFolder($0) }
    }

    /// Where a location is: `group:` in the group around it, `container:` beside the workspace, `self:` in the project that the workspace is
    /// a part of, `absolute:` as it is written; `nil` for any other.
    private static func place(of attributes: Substring, in group: String, of folder: String) -> String? {
        guard let match = attributes.firstMatch(of: #/location\s*=\s*"(\w+):([^"]*)"/#) else { return nil }
        let path = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
            .reduce(String(match.2)) { $0.replacing($1.0, with: $1.1) }
        switch match.1 {
        case "group": return path.isEmpty ? group : SourceFolder.standard(SourceFolder.join(group, path))
        case "container": return path.isEmpty ? folder : SourceFolder.standard(SourceFolder.join(folder, path))
        case "self": return folder
        case "absolute": return SourceFolder.standard(path)
        default: return nil
        }
    }

    /// Whether a project is not of what tools have fetched or built.
    private static func isOwn(_ project: String, in folder: String) -> Bool {
        let (parts, from) = (project.split(separator: "/"), folder.split(separator: "/"))
        let shared = zip(parts, from).prefix { $0 == $1 }.count
        return !parts.dropFirst(shared).contains { SourceFolder.skipped.contains(String($0)) }
    }
}

extension GuestCollection.Request {
    /// Paths, with the projects of a workspace instead of it, and the project instead of its `project.pbxproj`.
    package static func projects(at paths: [String]) throws(GuestError) -> [String] {
        var found: [String] = []
        for path in paths {
            let plain = SourceFolder.standard(path)
            if (plain as NSString).lastPathComponent == "project.pbxproj" {
                let project = SourceFolder.absolute(plain).folderPath
                found.append(!project.hasSuffix(".xcodeproj") ? path : plain.contains("/") ? plain.folderPath : project)
            } else if plain.hasSuffix(".xcworkspace"), SourceFolder.isFolder(plain) {
                // In the current folder a path has no folder, and a workspace inside a project means the project.
                let isInside = SourceFolder.absolute(plain).folderPath.hasSuffix(".xcodeproj")
                let workspace = XcodeWorkspace(isInside ? SourceFolder.absolute(plain) : plain)
                guard let projects = workspace?.projects, !projects.isEmpty else { throw .noProjects(path) }
                found += projects
            } else {
                found.append(path)
            }
        }
        return found
    }
}
