import Foundation
import HostFiles
import Testing

@testable import GuestBuild

@Suite("Collecting from trees that apps really have")
struct GuestShapesTests {
    private static let widget = """
        struct RideWidget: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) { Text($0.state.stage.title) } dynamicIsland: { _ in island }
            }
        }
        extension RideAttributes { fileprivate static var sample: RideAttributes { RideAttributes() } }
        #Preview(as: .content, using: RideAttributes.sample) { RideWidget() } contentStates: { RideAttributes.state }
        """

    @Test(
        "A widget's name is small words with hyphens, and one without words is a state",
        arguments: [
            ("DeliveryWidget", "delivery-widget"), ("ETAWidget", "eta-widget"), ("Lock 2", "lock-2"), ("🙂", "state"),
            ("Half time · 4-7-8", "half-time-4-7-8"),
        ])
    func names(name: String, hyphenated: String) { #expect(GuestStates.hyphenated(name) == hyphenated) }

    @Test("A path that leads out of the current folder and back into it is written without that")
    func outAndBack() {
        let current = "/home/ada/ride/Widget"
        for (path, short) in [
            ("../Widget/Live.swift", "Live.swift"), ("../Widget", "."), ("../../ride/Widget/a/B.swift", "a/B.swift"),
            ("../../ride/App/Pill.swift", "../App/Pill.swift"), ("../App/Widget/A.swift", "../App/Widget/A.swift"),
            ("Live.swift", "Live.swift"), ("/Widget/Live.swift", "/Widget/Live.swift"),
        ] {
            #expect(SourceFolder.shortened(path, in: current) == short)
        }
        let here = FileManager.default.currentDirectoryPath
        let name = (here as NSString).lastPathComponent
        #expect(SourceFolder.standard("../\(name)/Live.swift") == "Live.swift")
        #expect(SourceFolder.join("..", name) == "." && SourceFolder.join("..", "Live.swift") == "../Live.swift")
        #expect(SourceFolder.absolute("a/../b") == here + "/b")
    }

    @Test("Of two types with one name that of the same folder counts, however the paths are written")
    func nearest() {
        let here = FileManager.default.currentDirectoryPath
        let pill = SwiftSource("struct Pill {}")
        let pool = SourcePool([
            SourcePool.File(path: "Widget/Live.swift", source: SwiftSource("struct W { let pill: Pill }"), rank: 0),
            SourcePool.File(path: "App/Pill.swift", source: pill, rank: 3),
            SourcePool.File(path: here + "/Widget/Pill.swift", source: pill, rank: 3),
        ])
        #expect(pool.meaning(of: "Pill", in: 0).map(\.file) == [2])
        #expect(pool.isNear(2, to: 0) && !pool.isNear(1, to: 0))
    }

    @Test("A file that the project reaches by way of another folder is the same file")
    func roundabout() throws {
        #expect(SourceFolder.standard("ios/../targets/widget/Ride.swift") == "targets/widget/Ride.swift")
        #expect(SourceFolder.standard("../a/./b/../c") == "../a/c")
        #expect(SourceFolder.standard("a/..") == "." && SourceFolder.standard(".") == ".")
        #expect(SourceFolder.standard("/a/../b/") == "/b")
        let project = """
            // !$*UTF8*$!
            { objects = {
              P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
              G = {isa = PBXGroup; children = (W, ); sourceTree = "<group>"; };
              W = {isa = PBXFileSystemSynchronizedRootGroup; path = "../targets/widget"; sourceTree = "<group>"; };
              T = {isa = PBXNativeTarget; name = Rides; productType = "com.apple.product-type.app-extension"; buildPhases = ();
                   fileSystemSynchronizedGroups = (W, ); };
            }; rootObject = P; }
            """
        let attributes =
            "struct RideAttributes: ActivityAttributes { var stage: Stage }\nstruct Stage { var title = \"\" }"
        try inTemporaryTree([
            "ios/Ride.xcodeproj/project.pbxproj": project, "targets/widget/Ride.swift": Self.widget,
            "targets/widget/RideAttributes.swift": attributes,
        ]) { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/ios/..", folder]))
            let names = collection.files.map { ($0.path as NSString).lastPathComponent }
            #expect(names.sorted() == ["Ride.swift", "RideAttributes.swift"])
        }
    }

    @Test("A type that inherits from itself is not what its name means, but one that inherits from a namesake is")
    func itself() throws {
        let attributes = "struct RideAttributes: ActivityAttributes { var stage: Stage }\nstruct Stage: Model.Stage {}"
        try inTemporaryTree([
            "Package.swift": "", "Widget/Ride.swift": Self.widget, "Widget/RideAttributes.swift": attributes,
            "Widget/Widget.swift": "struct Widget: Widget { let provider = Provider() }",
        ]) { folder in
            let collection = try GuestCollection(.init(paths: [folder]))
            let names = collection.files.map { ($0.path as NSString).lastPathComponent }
            #expect(names.sorted() == ["Ride.swift", "RideAttributes.swift"])
            #expect(collection.files.first { $0.path.hasSuffix("RideAttributes.swift") }?.taken?.count == 2)
        }
    }

    @Test("Extensions of a type in a taken type are taken from its file, whatever they add")
    func nestedExtensions() throws {
        let model = """
            struct RideAttributes: ActivityAttributes { var stage: Stage; enum Stage: Hashable { case near } }
            extension RideAttributes.Stage { private enum Key: String { case name }; var key: String { Key.name.rawValue } }
            extension RideAttributes.Stage: Codable {
                init(from decoder: any Decoder) throws { self = .near }
                func encode(to encoder: any Encoder) throws {}
            }
            """
        try inTemporaryTree([
            "Package.swift": "", "Widget/Ride.swift": Self.widget, "Model/Sources/RideAttributes.swift": model,
            "Other/Key.swift": "enum Stage {}",
        ]) { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/Widget/Ride.swift"]))
            let file = try #require(collection.files.first { $0.path.hasSuffix("RideAttributes.swift") })
            #expect(file.taken?.count == 3)
        }
    }
}

/// Makes files in a folder of their own for the time of a check.
@discardableResult
func inTemporaryTree<Result>(_ files: [String: String], _ check: (String) throws -> Result) throws -> Result {
    let folder = NSTemporaryDirectory() + "islet-tree-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
        let path = folder + "/" + name
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try WholeFile.replace(path, with: Data(text.utf8), mode: .kept(new: 0o644))
    }
    return try check(folder)
}
