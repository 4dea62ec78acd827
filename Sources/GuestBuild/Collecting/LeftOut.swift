import Foundation

/// What is left out although it was asked for.
extension GuestCollection {
    /// The files with a Live Activity that Xcode never compiles: the project around them has a target that compiles another file with one,
    /// and no target that compiles them. A project that a tool generates, such as XcodeGen or Tuist, does not count.
    ///
    /// - Parameters:
    ///   - widgets: The files with a Live Activity.
    ///   - projects: The paths of the projects.
    static func strays(among widgets: [String], of projects: [String]) -> Set<String> {
        let compiled = Set(projects.compactMap(XcodeProject.init).flatMap(\.files))
        guard widgets.contains(where: compiled.contains) else { return [] }
        let lists = ["project.yml", "project.yaml", "Project.swift"]
        let folders = Set(projects.map(\.folderPath)).filter { folder in
            !lists.contains { FileManager.default.fileExists(atPath: SourceFolder.join(folder, $0)) }
        }
        return Set(
            widgets.filter { path in
                let project = SourceFolder.project(of: path)
                return !compiled.contains(path) && project.map { folders.contains($0 == "." ? "" : $0) } ?? false
            })
    }

    /// The files that no target compiles.
    var strayWarnings: [GuestDiagnostic] {
        strays.map { path in
            GuestDiagnostic(
                file: path, line: 1, column: 1, kind: .warning,
                message:
                    "this Live Activity is left out: no target of the project compiles the file; name it to draw it")
        }
    }

    /// What of the named files is left out, and the files that no target compiles.
    var leftOut: [GuestDiagnostic] {
        let declarations = left.filter { isNamed($0.file) }.map { place in
            let file = pool.files[place.file]
            return GuestDiagnostic(
                file: file.path, line: file.source.line(of: pool[place].range.lowerBound), column: 1, kind: .warning,
                message:
                    "'\(pool[place].name)' is left out: the Live Activity does not need it, and it does not compile here"
            )
        }
        return (strayWarnings + declarations).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }
}

extension GuestCollection {
    /// The error that no source is left to compile. It names the conditions around the widgets that are not true on an iPhone.
    ///
    /// - Parameter modules: Those that can be imported.
    func emptiness(having modules: Set<String>) -> GuestError {
        let around = roots.map { pool[$0] }.filter { $0.uses.contains("ActivityConfiguration") }.flatMap(\.conditions)
        var seen: Set<String> = []
        let open = around.map(Self.plain).filter { condition in
            PlatformCondition.onPhone(condition, modules: modules) != "true" && seen.insert(condition).inserted
        }
        let named = open.isEmpty ? "" : ", because of \(open.map { "#if \($0)" }.joined(separator: " and "))"
        return .empty(files: files.map(\.path), reason: named + PlatformCondition.advice(on: open))
    }

    /// A condition without the brackets around all of it.
    private static func plain(_ condition: String) -> String {
        let tokens = SwiftSource(condition).tokens
        guard condition.hasPrefix("("), let first = tokens.first, first.isSign("("),
            SwiftSource(condition).closing(0) == tokens.count - 1
        else { return condition }
        return String(condition.dropFirst().dropLast())
    }
}
