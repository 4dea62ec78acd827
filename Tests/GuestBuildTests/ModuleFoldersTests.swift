import Foundation
import HostFiles
import Testing

@testable import GuestBuild

@Suite("Modules that are folders of a repository")
struct ModuleFoldersTests {
    private static let files = [
        "LICENSE": "",
        "BusWidget/project.yml": "",
        "BusWidget/BusActivity.swift": """
        import SwiftUI
        import BusCore
        struct BusActivity: Widget {
            var body: some WidgetConfiguration { ActivityConfiguration(for: BusAttributes.self) { Card($0.state.stop) } }
        }
        """,
        "BusCore/project.yml": "",
        "BusCore/Models/BusAttributes.swift": """
        import Stops
        struct BusAttributes: ActivityAttributes { struct ContentState: Codable { var stop: Stop } }
        """,
        "BusCore/SwiftUI/Card.swift": "struct Card: View { let stop: Stop }",
        "Packages/Stops/Package.swift": "",
        "Packages/Stops/Sources/Stops/Stop.swift": "public struct Stop: Codable {}",
        "Packages/Stops/Tests/StopsTests/Stop.swift": "struct Stop {}",
        "Server/Stop.swift": "struct Stop { let queue: Queue }",
    ]

    private func inRepository(_ check: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "islet-modules-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in Self.files {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try WholeFile.replace(path, with: Data(text.utf8), mode: .kept(new: 0o644))
        }
        try check(folder)
    }

    @Test(
        "A module is found by its folder, or in its package, and so are those that it imports",
        arguments: ["BusWidget/BusActivity.swift", "BusWidget"])
    func folders(path: String) throws {
        try inRepository { folder in
            let collection = try GuestCollection(
                .init(paths: [folder + "/" + path]), having: ["SwiftUI", "WidgetKit"])
            #expect(
                Set(collection.files.map { String($0.path.dropFirst(folder.count + 1)) }) == [
                    "BusWidget/BusActivity.swift", "BusCore/Models/BusAttributes.swift", "BusCore/SwiftUI/Card.swift",
                    "Packages/Stops/Sources/Stops/Stop.swift",
                ])
        }
    }

    @Test(
        "What is said of an import is true: sources are compiled with the widget, nothing is needed of them, or they are not here"
    )
    func imports() throws {
        let widget = """
            import SwiftUI
            import BusCore
            import Clocks
            import Firebase
            struct BusActivity: Widget {
                var body: some WidgetConfiguration { ActivityConfiguration(for: BusAttributes.self) { Card() } }
            }
            """
        let files = [
            "LICENSE": "", "BusWidget/Bus.swift": widget,
            "BusCore/Bus.swift": "struct BusAttributes {}\nstruct Card {}",
            "Clocks/Clock.swift": "struct Clock {}",
        ]
        try inTemporaryTree(files) { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/BusWidget/Bus.swift"]), having: ["SwiftUI"])
            let file = try #require(collection.files.first { $0.isNamed })
            var pass = SourcePass(
                file.source, path: file.path, number: 0, modules: ["SwiftUI"],
                within: collection.modulesWithin(file, apart: ["SwiftUI"]))
            #expect(
                pass.output(taking: file.taken).notes.map(\.sentence) == [
                    "import BusCore was taken out: what is needed of its sources is compiled with the widget",
                    "import Clocks was taken out: nothing is needed of its sources",
                    "import Firebase was taken out: there is no such module here",
                ])
        }
    }

    @Test("A module is found by the folder of its target in a manifest, and by its target in an Xcode project")
    func targets() throws {
        let project = """
            { objects = {
                F = { isa = PBXNativeTarget; name = "Bus-UI"; productType = "com.apple.product-type.framework";
                    buildPhases = (); fileSystemSynchronizedGroups = (H); };
                H = { isa = PBXFileSystemSynchronizedRootGroup; path = Code/Views; sourceTree = "<group>"; };
                M = { isa = PBXGroup; children = (H); sourceTree = "<group>"; };
                P = { isa = PBXProject; mainGroup = M; };
            }; rootObject = P; }
            """
        let manifest = """
            let package = Package(name: "Core", targets: [
                .target(name: "Lines", dependencies: []), .target(name: "Stops", dependencies: ["Lines"], path: "Models"),
            ])
            """
        let files = [
            "App.xcodeproj/project.pbxproj": project, "Code/Views/Deep/Card.swift": "struct Card {}",
            "Code/Views/Row.swift": "struct Row {}", "Core/Package.swift": manifest,
            "Core/Models/Stop.swift": "struct Stop {}", "Core/Sources/Lines/Line.swift": "struct Line {}",
            "Widget/Widget.swift": "",
        ]
        try inTemporaryTree(files) { folder in
            var places = ModulePlaces(around: folder + "/Widget/Widget.swift")
            #expect(places.place(of: "Stops")?.folder == folder + "/Core/Models")
            #expect(places.place(of: "Lines")?.folder == folder + "/Core/Sources/Lines")
            #expect(places.place(of: "Bus_UI")?.folder == folder + "/Code/Views")
            #expect(places.place(of: "Bus_UI")?.files.count == 2)
            #expect(places.place(of: "Trams") == nil)
        }
    }

    @Test(
        "A folder that is included is looked at, though it is excluded too, and no more of it is taken than is needed")
    func included() throws {
        try inRepository { folder in
            let core = folder + "/BusCore"
            let collection = try GuestCollection(
                .init(paths: [folder + "/BusWidget"], include: [core], exclude: [core]), having: ["SwiftUI"])
            #expect(collection.hasSources(of: "BusCore"))
            #expect(collection.files.contains { $0.path.hasSuffix("BusAttributes.swift") })
        }
    }

    @Test("A module that is here is not looked for, though a folder has its name")
    func known() throws {
        try inRepository { folder in
            let widget = folder + "/BusWidget/BusActivity.swift"
            #expect(ModuleFolders(importedBy: [widget], having: ["SwiftUI", "BusCore"]).files.isEmpty)
            #expect(
                ModuleFolders(importedBy: [widget], having: ["BusCore"]).files.map {
                    ($0 as NSString).lastPathComponent
                } == ["Card.swift"])
        }
    }
}
