import Foundation
import HostFiles
import Testing

@testable import GuestBuild

@Suite("Collecting the sources of a Live Activity")
struct GuestCollectionTests {
    static let widget = """
        import WidgetKit
        struct RideWidget: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) { Card(state: $0.state) } dynamicIsland: { island($0) }
            }
        }
        """
    static let attributes = """
        import ActivityKit
        struct RideAttributes: ActivityAttributes { struct ContentState: Codable, Hashable { var driver: Driver } }
        struct Unrelated { let app: WholeApp }
        """
    private static let views = """
        struct Card: View { let state: RideAttributes.ContentState; var body: some View { Text("x").brand() } }
        extension View { func brand() -> some View { foregroundStyle(Color.brand) } }
        extension View { func unused() -> some View { WholeApp.style(self) } }
        extension Color { static let brand = Color.red }
        func island(_ context: ActivityViewContext<RideAttributes>) -> DynamicIsland { fatalError() }
        """
    private static let app = """
        struct WholeApp { static let shared = Database() }
        struct Database {}
        struct Driver: Codable, Hashable { var name: String }
        """

    func inTree(_ files: [String: String], _ check: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "islet-collect-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in files {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try WholeFile.replace(path, with: Data(text.utf8), mode: .kept(new: 0o644))
        }
        try check(folder)
    }

    /// The names of the declarations taken.
    func names(_ collection: GuestCollection) -> Set<String> {
        Set(
            collection.files.flatMap { file in
                file.source.declarations().filter { declaration in
                    declaration.keyword != "import" && file.taken.map { $0.contains(declaration.range) } ?? true
                }.map(\.name)
            })
    }

    func collect(_ paths: [String], exclude: [String] = []) throws -> GuestCollection {
        try GuestCollection(GuestCollection.Request(paths: paths, exclude: exclude))
    }

    var files: [String: String] {
        [
            "Widget/RideWidget.swift": Self.widget, "Shared/RideAttributes.swift": Self.attributes,
            "Widget/Views/Card.swift": Self.views, "App/App.swift": Self.app,
        ]
    }

    @Test("Of a folder the declarations are taken that the activity reaches, not whole files")
    func folder() throws {
        try inTree(files) { folder in
            let found = names(try collect([folder]))
            #expect(found == ["RideWidget", "RideAttributes", "Card", "View", "Color", "island", "Driver"])
        }
    }

    @Test("A preview of another activity is not taken for a type that the source only extends")
    func otherPreviews() throws {
        let preview = """
            #Preview(as: .content, using: TramAttributes()) { TramWidget() } contentStates: {
                TramAttributes.ContentState(name: String(repeating: "a", count: 9))
            }
            """
        let widget = Self.widget + "\nextension String { var localized: String { self } }\nlet title = \"a\".localized"
        let more = ["Package.swift": "", "Widget/RideWidget.swift": widget, "App/Tram.swift": preview]
        try inTree(files.merging(more) { $1 }) { folder in
            let collection = try collect([folder + "/Widget/RideWidget.swift"])
            #expect(!collection.files.contains { $0.path.hasSuffix("Tram.swift") })
        }
    }

    @Test("A file alone finds what it needs in its project")
    func file() throws {
        try inTree(files.merging(["Package.swift": ""]) { $1 }) { folder in
            let found = names(try collect([folder + "/Widget/RideWidget.swift"]))
            #expect(found.isSuperset(of: ["RideWidget", "RideAttributes", "Card", "Driver"]))
            #expect(!found.contains("Unrelated") && !found.contains("WholeApp"))
        }
    }

    @Test("A file of no project finds what it needs two folders around, and looks at a thousand files at most")
    func loose() throws {
        // Two folders around the file nothing is of another test.
        let own = files.merging(["Widget/Deep/A/RideCard.swift": Self.widget]) { $1 }
        try inTree(Dictionary(uniqueKeysWithValues: own.map { ("Sources/\($0)", $1) })) { folder in
            let path = folder + "/Sources/Widget/RideWidget.swift"
            #expect(!names(try collect([path])).contains("RideAttributes"))
            let wide = try GuestCollection(GuestCollection.Request(paths: [path]), isWide: true)
            #expect(names(wide).isSuperset(of: ["RideWidget", "RideAttributes", "Card", "Driver"]))
            #expect(wide.limits.isEmpty)
        }
        var many = ["a/b/RideWidget.swift": Self.widget]
        for number in 0..<1100 { many["a/c/\(number).swift"] = "" }
        try inTree(many) { folder in
            let request = GuestCollection.Request(paths: [folder + "/a/b/RideWidget.swift"])
            let wide = try GuestCollection(request, isWide: true)
            #expect(wide.pool.files.count <= SourceFolder.loose.files + 1)
            #expect(
                wide.limits.map(\.sentence) == [
                    "of no project: only the first 1000 Swift files around it were looked at"
                ])
        }
    }

    @Test(
        "A project whose Xcode project is generated, or that came without its history, is known by its other files",
        arguments: ["project.yml", "Podfile", "pubspec.yaml", "package.json", ".gitignore"])
    func rootFiles(_ name: String) throws {
        try inTree(files.merging(["\(name)": "", "Assets/logo.png": ""]) { $1 }) { folder in
            let path = folder + "/Widget/RideWidget.swift"
            let found = names(try collect([path]))
            #expect(found.isSuperset(of: ["RideAttributes", "Driver"]))
            let resources = ResourceFiles(of: [path]) { _ in false }
            #expect(resources.loose.map { ($0 as NSString).lastPathComponent }.contains("logo.png"))
        }
    }

    @Test("A type inside a declaration is what its name means there, whatever the app calls so too")
    func nestedTypes() throws {
        let widget = Self.widget.replacing("island($0) }", with: "Pill() }").replacing(
            "}\n}", with: "}\n    struct Pill: View {}\n}")
        let app = ["App/Pill.swift": "struct Pill: View { let app = Database() }", "Package.swift": ""]
        try inTree(files.merging(["Widget/RideWidget.swift": widget].merging(app) { $1 }) { $1 }) { folder in
            let found = names(try collect([folder + "/Widget/RideWidget.swift"]))
            #expect(found.contains("RideWidget") && !found.contains("Pill") && !found.contains("Database"))
        }
    }

    @Test("Resources of a file of no project are looked for four folders deep, in two thousand files")
    func looseResources() throws {
        try inTree(["W.swift": "", "a/b/c/d/near.png": "", "a/b/c/d/e/far.png": ""]) { folder in
            let found = ResourceFiles(of: [folder + "/W.swift"]) { _ in false }
            #expect(found.loose.map { ($0 as NSString).lastPathComponent } == ["near.png"])
            #expect(found.cut.isEmpty)
        }
        var many = ["W.swift": ""]
        for number in 0..<2100 { many["a\(number / 100)/\(number).txt"] = "" }
        try inTree(many) { folder in
            let found = ResourceFiles(of: [folder + "/W.swift"]) { _ in false }
            #expect(found.cut == [folder])
            #expect(found.loose.count < 2100)
        }
    }

    @Test("Of types with the same name the nearest one is taken")
    func nearest() throws {
        var files = files
        files["Widget/Driver.swift"] = "struct Driver: Codable, Hashable { var nearest: String }"
        try inTree(files) { folder in
            let collection = try collect([folder])
            #expect(
                collection.files.contains { $0.path.hasSuffix("Widget/Driver.swift") }
                    != collection.files.contains {
                        $0.path.hasSuffix("App/App.swift")
                    })
        }
    }

    @Test("What tools built or fetched is not looked at")
    func built() throws {
        var files = files
        files["Pods/A/A.swift"] = Self.widget.replacing("RideWidget", with: "Stranger")
        files[".build/B.swift"] = Self.widget.replacing("RideWidget", with: "Hidden")
        try inTree(files) { folder in
            let found = names(try collect([folder]))
            #expect(found.isDisjoint(with: ["Stranger", "Hidden"]))
        }
    }

    @Test("An excluded file is not taken, and a folder without an activity is an error")
    func exclusion() throws {
        try inTree(files) { folder in
            let withoutFolder = names(try collect([folder], exclude: [folder + "/App"]))
            #expect(!withoutFolder.contains("Driver"))
            let withoutFile = names(try collect([folder], exclude: ["Card.swift"]))
            #expect(!withoutFile.contains("Card"))
            let withoutName = names(try collect([folder], exclude: ["Views"]))
            #expect(!withoutName.contains("Card") && withoutName.contains("Driver"))
            let views = folder + "/Views"
            try FileManager.default.moveItem(atPath: folder + "/Widget", toPath: views)
            #expect(names(try collect([views], exclude: ["Views"])).contains("RideWidget"))
            #expect(throws: GuestError.nothing(paths: [folder + "/App"])) { try collect([folder + "/App"]) }
            #expect(throws: GuestError.missing(folder + "/no")) { try collect([folder + "/no"]) }
        }
    }

    @Test("A preview in another file is taken with its widget")
    func preview() throws {
        var files = files
        files["Widget/Previews.swift"] = """
            #Preview(as: .content, using: Samples.ride) { RideWidget() } contentStates: { Samples.state }
            enum Samples { static var ride: RideAttributes { RideAttributes() } }
            #Preview { WholeApp() }
            """
        try inTree(files) { folder in
            let found = names(try collect([folder]))
            #expect(found.contains("Samples") && !found.contains("WholeApp"))
        }
    }

    @Test("A folder and a file named together are both taken")
    func aFolderAndAFile() throws {
        let other = Self.widget.replacing("RideWidget", with: "TaxiWidget").replacing("Card(", with: "Text(")
        try inTree([
            "Ride/Ride.swift": Self.widget, "Ride/Rest.swift": Self.attributes + Self.views + Self.app,
            "Taxi.swift": other,
        ]) { folder in
            let taken = names(try collect([folder + "/Ride", folder + "/Taxi.swift"]))
            #expect(taken.isSuperset(of: ["RideWidget", "TaxiWidget"]), "\(taken)")
        }
    }

    @Test("An intent's body does not bring the app in")
    func intent() throws {
        var files = files
        files["Widget/Views/Card.swift"] =
            Self.views + """

                struct Stop: AppIntent { func perform() async throws -> some IntentResult { WholeApp.shared.stop(); return .result() } }
                struct Controls: View { var body: some View { Button(intent: Stop()) {} } }
                extension Card { var controls: some View { Controls() } }
                """
        files["Widget/RideWidget.swift"] = Self.widget.replacing(
            "Card(state: $0.state)", with: "Card(state: $0.state).controls")
        try inTree(files) { folder in
            let found = names(try collect([folder]))
            #expect(found.contains("Stop") && !found.contains("Database"))
        }
    }

    @Test("An Xcode project tells the widget's files: lists, synchronised groups and their exceptions")
    func project() throws {
        let project = """
            // !$*UTF8*$!
            { archiveVersion = 1; objects = {
              P = {isa = PBXProject; mainGroup = G; targets = (T, A, ); };
              G = {isa = PBXGroup; children = (W, S, F, ); sourceTree = "<group>"; };
              W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (X, ); sourceTree = "<group>"; };
              S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (Y, ); sourceTree = "<group>"; };
              F = {isa = PBXGroup; path = App; children = (D, ); sourceTree = "<group>"; };
              D = {isa = PBXFileReference; path = Driver.swift; sourceTree = "<group>"; };
              X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Not.swift, ); };
              Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (RideAttributes.swift, ); };
              B = {isa = PBXBuildFile; fileRef = D; };
              Z = {isa = PBXSourcesBuildPhase; files = (B, ); };
              T = {isa = PBXNativeTarget; name = RideWidgets; productType = "com.apple.product-type.app-extension";
                   buildPhases = (Z, ); fileSystemSynchronizedGroups = (W, ); };
              A = {isa = PBXNativeTarget; name = Ride; productType = "com.apple.product-type.application"; buildPhases = (); };
            }; rootObject = P; }
            """
        let tree = [
            "Ride.xcodeproj/project.pbxproj": project, "Widget/RideWidget.swift": Self.widget,
            "Widget/Not.swift": "let a = 1",
            "Shared/RideAttributes.swift": Self.attributes, "Shared/Other.swift": "let b = 1",
            "App/Driver.swift": "struct Driver: Codable, Hashable {}",
        ]
        try inTree(tree) { folder in
            let target = try #require(XcodeProject(folder + "/Ride.xcodeproj")?.extensions.first)
            #expect(target.name == "RideWidgets")
            #expect(
                target.files.map { String($0.dropFirst(folder.count + 1)) }
                    == ["App/Driver.swift", "Shared/RideAttributes.swift", "Widget/RideWidget.swift"])
            let found = names(try collect([folder + "/Ride.xcodeproj"]))
            #expect(found.isSuperset(of: ["RideWidget", "Driver"]))
        }
    }

    @Test("A project that cannot be read is passed over, a circle of groups has an end")
    func damagedProject() throws {
        let circle =
            "{ objects = { P = {mainGroup = G; }; G = {children = (H, ); }; H = {children = (G, ); }; }; rootObject = P; }"
        try inTree(["a.xcodeproj/project.pbxproj": "{ nonsense", "b.xcodeproj/project.pbxproj": circle]) { folder in
            #expect(XcodeProject(folder + "/a.xcodeproj") == nil)
            #expect(XcodeProject(folder + "/b.xcodeproj")?.extensions.isEmpty == true)
        }
    }
}
