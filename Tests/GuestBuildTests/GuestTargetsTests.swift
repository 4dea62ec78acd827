import Foundation
import Testing

@testable import GuestBuild

/// Live Activities of a project whose targets are known, or which has several.
extension GuestCollectionTests {
    /// A project whose target of widgets has the files of one folder.
    private static let project = """
        { objects = {
            A = { isa = PBXNativeTarget; name = RideWidgets; productType = "com.apple.product-type.app-extension";
                buildPhases = (); fileSystemSynchronizedGroups = (G); };
            G = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
            M = { isa = PBXGroup; children = (G); sourceTree = "<group>"; };
            P = { isa = PBXProject; mainGroup = M; };
        }; rootObject = P; }
        """

    @Test(
        "The Live Activities of a folder are of one part or of several, by their targets or folders; a named file has none"
    )
    func parts() throws {
        let other = Self.widget.replacing("Ride", with: "Tram")
        let two = files.merging(["Tram/TramWidget.swift": other, "Widget/TramToo.swift": other]) { $1 }
        try inTree(two) { folder in
            let whole = try collect([folder]).parts
            #expect(
                whole == [
                    [folder + "/Tram/TramWidget.swift"],
                    [folder + "/Widget/RideWidget.swift", folder + "/Widget/TramToo.swift"],
                ])
            let named = try collect([folder + "/Tram/TramWidget.swift"]).parts
            #expect(named.isEmpty)
        }
        try inTree(files) { folder in
            let one = try collect([folder]).parts
            #expect(one.isEmpty)
        }
    }

    @Test(
        "Of a target whose files a project lists, only they and the frameworks that it depends on are looked at first")
    func narrow() throws {
        let listed = files.merging([
            "Ride.xcodeproj/project.pbxproj": Self.project, "Widget/RideAttributes.swift": Self.attributes,
        ]) { $1 }
        try inTree(listed) { folder in
            for path in [folder, folder + "/Widget/RideWidget.swift"] {
                let request = GuestCollection.Request(paths: [path])
                let narrow = try GuestCollection(request, isNarrow: true)
                #expect(narrow.isNarrow)
                #expect(names(narrow).isSuperset(of: ["RideWidget", "RideAttributes", "Card"]))
                #expect(!names(narrow).contains("Driver"), "it is of the app")
                let whole = try GuestCollection(request, after: narrow)
                #expect(!whole.isNarrow && names(whole).contains("Driver"))
            }
        }
        // The app's folder as a framework that the target depends on.
        let linked = Self.project.replacing(
            "buildPhases = ();", with: "buildPhases = (); dependencies = (D);"
        ).replacing(
            "M = {",
            with: """
                D = { isa = PBXTargetDependency; target = F; };
                F = { isa = PBXNativeTarget; productType = "com.apple.product-type.framework"; buildPhases = ();
                    fileSystemSynchronizedGroups = (H); };
                H = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                M = {
                """
        ).replacing("children = (G)", with: "children = (G, H)")
        try inTree(listed.merging(["Ride.xcodeproj/project.pbxproj": linked]) { $1 }) { folder in
            let request = GuestCollection.Request(paths: [folder + "/Widget/RideWidget.swift"])
            let narrow = try GuestCollection(request, isNarrow: true)
            #expect(narrow.isNarrow && names(narrow).contains("Driver"))
        }
    }

    @Test("A file that is written beside the sources is a change of what they are collected from")
    func changes() throws {
        try inTree(files) { folder in
            for path in [folder, folder + "/Widget", folder + "/Widget/RideWidget.swift"] {
                let request = GuestCollection.Request(paths: [path])
                let before = request.changes
                #expect(before.keys.contains(folder + "/Widget/RideWidget.swift"))
                #expect(request.changes == before)
                let file = "Widget/New\(path.count).swift"
                try "struct New {}".write(toFile: folder + "/" + file, atomically: true, encoding: .utf8)
                #expect(request.changes.count == before.count + 1)
            }
        }
    }

    @Test("What a target's settings define for #if is defined, with what it inherits of the project")
    func conditions() throws {
        let settings = Self.project.replacing(
            "buildPhases = ();", with: "buildPhases = (); buildConfigurationList = L;"
        ).replacing("mainGroup = M;", with: "mainGroup = M; buildConfigurationList = K;").replacing(
            "M = {",
            with: """
                L = { isa = XCConfigurationList; buildConfigurations = (R, D); };
                R = { isa = XCBuildConfiguration; name = Release; buildSettings = {
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = RELEASE; }; };
                D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = "WIDGET $(TARGET_NAME) $(inherited)";
                    OTHER_SWIFT_FLAGS = ("$(inherited)", "-D", EXTENSION, "-DLOCAL", "-warnings-as-errors"); }; };
                K = { isa = XCConfigurationList; buildConfigurations = (E); };
                E = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", DEBUG); }; };
                M = {
                """)
        let tree = files.merging(["Ride.xcodeproj/project.pbxproj": settings]) { $1 }
        try inTree(tree) { folder in
            for path in [folder, folder + "/Widget/RideWidget.swift"] {
                let found = try GuestCollection(GuestCollection.Request(paths: [path]))
                #expect(found.conditions == ["DEBUG", "EXTENSION", "LOCAL", "RideWidgets", "WIDGET"])
                #expect(found.conditionNotes.contains { $0.sentence.hasPrefix("WIDGET is defined") })
            }
        }
        try inTree(files.merging(["Ride.xcodeproj/project.pbxproj": Self.project]) { $1 }) { folder in
            let plain = try GuestCollection(GuestCollection.Request(paths: [folder]))
            #expect(plain.conditions.isEmpty)
        }
    }

    @Test(
        "A Live Activity that no target of its project compiles is left out and named, unless it is asked for by its name"
    )
    func strays() throws {
        let tram = Self.widget.replacing("Ride", with: "Tram")
        let tree = files.merging([
            "Ride.xcodeproj/project.pbxproj": Self.project, "Widget/RideAttributes.swift": Self.attributes,
            "Tram/TramWidget.swift": tram,
        ]) { $1 }
        try inTree(tree) { folder in
            let stray = folder + "/Tram/TramWidget.swift"
            for isNarrow in [true, false] {
                let found = try GuestCollection(GuestCollection.Request(paths: [folder]), isNarrow: isNarrow)
                #expect(found.isNarrow == isNarrow)
                #expect(names(found).contains("RideWidget") && !names(found).contains("TramWidget"))
                #expect(found.leftOut.map(\.file) == [stray])
            }
            for request in [
                GuestCollection.Request(paths: [stray]), GuestCollection.Request(paths: [folder], include: [stray]),
            ] {
                let named = try GuestCollection(request)
                #expect(names(named).contains("TramWidget") && named.leftOut.isEmpty)
            }
        }
        // A package inside the project has targets of its own, the project of a tool follows another list, and a project without any
        // Live Activity says nothing of this one.
        let package = ["Tram/Package.swift": "", "Ride.xcodeproj/project.pbxproj": Self.project]
        let listed = ["project.yml": "name: Ride", "Ride.xcodeproj/project.pbxproj": Self.project]
        let empty = ["Ride.xcodeproj/project.pbxproj": Self.project.replacing("path = Widget", with: "path = App")]
        for others in [package, listed, empty] {
            try inTree(tree.merging(others) { $1 }) { folder in
                let found = try GuestCollection(GuestCollection.Request(paths: [folder]))
                #expect(names(found).contains("TramWidget") && found.strays.isEmpty)
            }
        }
    }

    @Test(
        "A project is found some folders below the one that is asked for, but not below another project or in what was built"
    )
    func projectsBelow() throws {
        let list = "project.pbxproj"
        let tree = [
            "apps/ride/ios/Ride.xcodeproj/" + list: Self.project, "apps/ride/ios/Pods/Pods.xcodeproj/" + list: "{}",
            "apps/ride/ios/Old/Old.xcodeproj/" + list: "{}", "node_modules/a/A.xcodeproj/" + list: "{}",
            "a/b/c/d/Far.xcodeproj/" + list: "{}", "tram/Tram.xcodeproj/" + list: "{}",
        ]
        try inTree(tree) { folder in
            #expect(
                GuestCollection.projects(in: folder) == [
                    folder + "/apps/ride/ios/Ride.xcodeproj", folder + "/tram/Tram.xcodeproj",
                ])
            #expect(
                GuestCollection.projects(in: folder + "/apps/ride/ios") == [folder + "/apps/ride/ios/Ride.xcodeproj"])
        }
    }

    @Test("Of two types with one name that of the same target is meant, however near the other's file is")
    func sameNameInTwoTargets() {
        func file(_ path: String, _ text: String) -> SourcePool.File {
            .init(path: path, source: SwiftSource(text), rank: 1)
        }
        let files = [
            file("/p/App/Activity.swift", "let a = UserText.b"), file("/p/Tunnel/UserText.swift", "enum UserText {}"),
            file("/p/Widgets/Main/UserText.swift", "enum UserText {}"),
        ]
        let paths = files.map(\.path)
        let pool = SourcePool(files, targets: [[paths[0], paths[2]], [paths[1]]])
        #expect(pool.meaning(of: "UserText", in: 0).map(\.file) == [2])
        #expect(SourcePool(files).meaning(of: "UserText", in: 0).map(\.file) == [1])
    }
}
