import Foundation
import HostFiles

/// The targets of an Xcode project that are app extensions, with the files that they compile.
struct XcodeProject {
    /// A target.
    struct Target {
        let name: String
        /// The paths of its Swift files.
        let files: [String]
        /// Those of the frameworks and libraries of the project that it depends on.
        let libraries: [String]
        /// The names that it defines for `#if`.
        let conditions: [String]
    }

    typealias Object = [String: Any]
    let objects: [String: Object]
    private let folder: String
    let places: [String: String]

    /// Reads a project; `nil` if there is none at the path, or it cannot be read.
    init?(_ path: String) {
        guard let data = FileManager.default.contents(atPath: SourceFolder.join(path, "project.pbxproj")),
            let root = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? Object,
            let objects = root["objects"] as? [String: Object]
        else { return nil }
        self.objects = objects
        let project = (root["rootObject"] as? String).flatMap { objects[$0] }
        let beside = path.folderPath
        folder = (project?["projectDirPath"] as? String).map { SourceFolder.join(beside, $0) } ?? beside
        places = Self.places(in: objects, from: project?["mainGroup"] as? String, folder: folder)
    }

    /// Where each group and file is: a path is relative to the group above it, or to the project.
    private static func places(in objects: [String: Object], from root: String?, folder: String) -> [String: String] {
        var places: [String: String] = [:]
        var open = root.map { [($0, folder)] } ?? []
        while let (id, above) = open.popLast() {
            guard let object = objects[id], places[id] == nil else { continue }
            let path = object["path"] as? String ?? ""
            let isFromRoot = object["sourceTree"] as? String == "SOURCE_ROOT"
            let place = path.isEmpty ? above : SourceFolder.join(isFromRoot ? folder : above, path)
            places[id] = place
            open += (object["children"] as? [String] ?? []).map { ($0, place) }
        }
        return places
    }

    /// The app extensions, by name.
    var extensions: [Target] {
        objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }
            .filter { ($0.value["productType"] as? String ?? "").hasSuffix("app-extension") }
            .map { id, object in
                Target(
                    name: object["name"] as? String ?? "", files: files(of: id, object),
                    libraries: libraries(of: object), conditions: conditions(of: object))
            }
            .sorted { $0.name < $1.name }
    }

    /// The Swift files that its targets compile, of whatever kind they are.
    var files: [String] {
        objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }.flatMap { files(of: $0.key, $0.value) }
    }

    /// The Swift files of the framework or library of a module's name; empty if there is none.
    func files(ofTarget module: String) -> [String] {
        func name(_ object: Object) -> String {
            String((object["name"] as? String ?? "").map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }
        let targets = objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" && name($0.value) == module }
        return targets.filter { Self.isLibrary($0.value) }.sorted { $0.key < $1.key }.flatMap {
            files(of: $0.key, $0.value)
        }
    }

    private static func isLibrary(_ target: Object) -> Bool {
        let type = target["productType"] as? String ?? ""
        return type.contains(".framework") || type.contains(".library")
    }

    private func libraries(of target: Object) -> [String] {
        func dependencies(_ target: Object) -> [String] {
            (target["dependencies"] as? [String] ?? []).compactMap { objects[$0]?["target"] as? String }
        }
        var found: [String] = []
        var seen: Set<String> = []
        var open = dependencies(target)
        while let id = open.popLast() {
            guard seen.insert(id).inserted, let object = objects[id], Self.isLibrary(object) else { continue }
            found += files(of: id, object)
            open += dependencies(object)
        }
        return found
    }

    private func files(of id: String, _ target: Object) -> [String] {
        let phases = (target["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
            .filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
        let listed = phases.flatMap { $0["files"] as? [String] ?? [] }
            .compactMap { objects[$0]?["fileRef"] as? String }.compactMap { places[$0] }
        let own = Set(target["fileSystemSynchronizedGroups"] as? [String] ?? [])
        let synchronized = objects.filter { $0.value["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }
            .flatMap { group, object -> [String] in
                guard let place = places[group] else { return [] }
                let exceptions = (object["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
                    .filter { $0["target"] as? String == id }
                    .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
                    .map { SourceFolder.join(place, $0) }
                // A group's own target compiles all but the exceptions, another target the exceptions alone.
                guard own.contains(group) else { return exceptions }
                return SourceFolder.swiftFiles(under: place).filter { !exceptions.contains($0) }
            }
        return Set(listed + synchronized).filter { $0.hasSuffix(".swift") }.map(SourceFolder.standard).sorted()
    }
}
