import Foundation
import HostFiles
import Testing

@testable import GuestBuild

@Suite("Correcting what was collected by what the compiler says")
struct GuestRepairTests {
    private static let widget = """
        import BrandKit
        import WidgetKit
        struct RideWidget: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) { Text($0.state.name).brand() } dynamicIsland: { _ in island }
            }
        }
        extension Color { init(hex: String) { self = .red } }
        """
    private static let files = [
        "Widget/RideWidget.swift": widget,
        "Shared/RideAttributes.swift":
            "struct RideAttributes: ActivityAttributes { struct ContentState { var name: String } }",
        "App/Brand.swift": "extension View { func brand() -> some View { foregroundStyle(.red) } }",
        "App/Hex.swift": "extension Color { init(hex: String) { self = .blue } }",
        "App/Whole.swift": "extension RideAttributes { static let app = Database.shared }",
    ]

    private func inTree(_ check: (String, inout GuestCollection) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "islet-repair-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in Self.files.merging(["Package.swift": ""], uniquingKeysWith: { $1 }) {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try WholeFile.replace(path, with: Data(text.utf8), mode: .kept(new: 0o644))
        }
        var collection = try GuestCollection(.init(paths: [folder + "/Widget/RideWidget.swift"]))
        try check(folder, &collection)
    }

    private func error(_ message: String, _ file: String, line: Int = 5) -> GuestDiagnostic {
        GuestDiagnostic(file: file, line: line, column: 1, kind: .error, message: message)
    }

    private func files(_ collection: GuestCollection) -> [String] {
        collection.files.map { ($0.path as NSString).lastPathComponent }
    }

    @Test("An app's own type is taken where a name means it and not Apple's protocol")
    func ownType() throws {
        try inTree { folder, _ in
            let widget = folder + "/Widget/RideWidget.swift"
            let pause = "struct PauseWorkoutIntent: AppIntent {}"
            try WholeFile.replace(folder + "/App/Pause.swift", with: Data(pause.utf8), mode: .kept(new: 0o644))
            var collection = try GuestCollection(.init(paths: [widget]))
            #expect(!files(collection).contains("Pause.swift"))
            let repair = GuestRepair(
                of: [error("type 'any PauseWorkoutIntent' cannot be instantiated", widget)], in: collection)
            let isChanged = collection.change(adding: repair.added, leaving: repair.left)
            #expect(isChanged && files(collection).contains("Pause.swift"))
        }
    }

    @Test("Of a type that misses a member the extension of that type is taken, not others with such a member")
    func memberOfType() throws {
        try inTree { folder, collection in
            let widget = folder + "/Widget/RideWidget.swift"
            let samples = """
                extension RideAttributes { static var sample: Int { 1 } }
                extension Team { static var sample: Self { Self() } }
                """
            try WholeFile.replace(
                folder + "/App/Samples.swift", with: Data(samples.utf8), mode: .kept(new: 0o644))
            collection = try GuestCollection(.init(paths: [widget]))
            let missing = error("type 'RideAttributes' has no member 'sample'", widget)
            let repair = GuestRepair(of: [missing], in: collection)
            #expect(repair.added.map { collection.pool[$0].name } == ["RideAttributes"])
        }
    }

    @Test("An extension far from the activity is taken when the compiler misses its member, and not before")
    func missingMember() throws {
        try inTree { folder, collection in
            #expect(files(collection) == ["RideAttributes.swift", "RideWidget.swift"])
            let missing = error("value of type 'Text' has no member 'brand'", folder + "/Widget/RideWidget.swift")
            let repair = GuestRepair(of: [missing], in: collection)
            let isChanged = collection.change(adding: repair.added, leaving: repair.left)
            #expect(isChanged)
            #expect(files(collection).contains("Brand.swift") && !files(collection).contains("Hex.swift"))
        }
    }

    @Test("A type that is named with its module is missed by its own name")
    func qualified() {
        #expect(GuestRepair.unknownName(in: "module 'Guest' has no member named 'Bar'") == "Bar")
        #expect(GuestRepair.unknownName(in: "no type named 'Foo' in module 'Guest'") == "Foo")
        #expect(GuestRepair.unknownName(in: "module 'Kit' has no member named 'Bar'") == nil)
        #expect(GuestRepair.unknownName(in: "no type named 'Foo' in module 'Kit'") == nil)
    }

    @Test("What does not compile is left out only when nothing is missing any more: its errors may follow from that")
    func doubtful() throws {
        try inTree { folder, collection in
            let attributes = folder + "/Shared/RideAttributes.swift"
            let wrong = error("cannot infer contextual base in reference to member 'clear'", attributes, line: 1)
            let missing = error("value of type 'Text' has no member 'brand'", folder + "/Widget/RideWidget.swift")
            let first = GuestRepair(of: [missing, wrong], in: collection)
            #expect(!first.added.isEmpty && first.left.isEmpty && first.reasons.isEmpty)
            let second = GuestRepair(of: [wrong], in: collection)
            #expect(second.left.map { collection.pool[$0].name } == ["RideAttributes"])
            #expect(second.reasons == ["RideAttributes": [wrong]])
        }
    }

    @Test("An extension whose members are there already, as of another target of the app, is not taken")
    func repeated() throws {
        try inTree { folder, collection in
            let wrong = error(
                "incorrect argument label in call (have 'hex:', expected 'cgColor:')", folder + "/App/Brand.swift",
                line: 1)
            let repair = GuestRepair(of: [wrong], in: collection)
            _ = collection.change(adding: repair.added, leaving: repair.left)
            #expect(!files(collection).contains("Whole.swift"))
            let twice = [
                error("invalid redeclaration of 'init(hex:)'", folder + "/App/Hex.swift", line: 1),
                GuestDiagnostic(
                    file: folder + "/Widget/RideWidget.swift", line: 8, column: 1, kind: .note,
                    message: "'init(hex:)' previously declared here"),
            ]
            let left = GuestRepair(of: twice, in: collection).left
            #expect(left.map { collection.pool[$0].name } == ["Color"])
            #expect(left.allSatisfy { !collection.isNamed($0.file) })
        }
    }

    @Test(
        "Of two widgets with one name, as of a copy of a target, the preview beside the farther one is left out with it"
    )
    func copiedTarget() throws {
        let widget = """
            struct RideWidget: Widget {
                var body: some WidgetConfiguration { ActivityConfiguration(for: RideAttributes.self) { _ in text } dynamicIsland: { _ in island } }
            }
            struct RideAttributes: ActivityAttributes {}
            #Preview("Ride", as: .content, using: RideAttributes.preview) { RideWidget() } contentStates: { RideAttributes.ContentState() }
            """
        try inTemporaryTree(["Widget/Ride.swift": widget, "Copy/Ride.swift": widget, "Package.swift": ""]) { folder in
            let collection = try GuestCollection(.init(paths: [folder]))
            let twice = [
                error("invalid redeclaration of 'RideAttributes'", folder + "/Widget/Ride.swift", line: 4),
                GuestDiagnostic(
                    file: folder + "/Copy/Ride.swift", line: 4, column: 1, kind: .note,
                    message: "'RideAttributes' previously declared here"),
            ]
            let left = GuestRepair(of: twice, in: collection).left.map { collection.pool[$0].keyword }
            #expect(left.sorted() == ["#Preview", "struct"])
        }
    }

    @Test(
        "A function of the app that does not compile is emptied, with a warning; a declaration that does not is left out"
    )
    func bodies() throws {
        let app = "extension RideAttributes {\nfunc store() -> Int {\nwrong()\n}\nvar name: String\n}"
        try inTemporaryTree(["Widget/Ride.swift": Self.widget, "App/Store.swift": app, "Package.swift": ""]) { folder in
            var collection = try GuestCollection(.init(paths: [folder + "/Widget/Ride.swift"]))
            let store = folder + "/App/Store.swift"
            let file = try #require(collection.pool.files.firstIndex { $0.path == store })
            _ = collection.change(adding: [.init(file: file, declaration: 0)], leaving: [])
            let inside = error("extra argument in call", store, line: 3)
            let outside = error("extensions must not contain stored properties", store, line: 5)
            func repair(_ errors: [GuestDiagnostic], _ empties: Bool) -> GuestRepair {
                GuestRepair(of: errors, in: collection, emptiesBodies: empties)
            }
            #expect(repair([inside], true).left.isEmpty)
            #expect(repair([inside], true).bodies[store]?.map(\.name) == ["store"])
            #expect(
                repair([inside], true).warnings.map(\.message) == [
                    "the body of 'store' is left out: it does not compile here: extra argument in call"
                ])
            #expect(repair([inside], false).left.count == 1 && repair([inside], false).bodies.isEmpty)
            #expect(repair([inside, outside], true).left.count == 1)
        }
    }

    @Test("A name that no source declares is unknown; the extension that uses it is left out, the named file is not")
    func unknown() throws {
        try inTree { folder, collection in
            let far = error("cannot find 'Database' in scope", folder + "/App/Whole.swift", line: 1)
            let near = error("cannot find 'island' in scope", folder + "/Widget/RideWidget.swift")
            let repair = GuestRepair(of: [far, near], in: collection)
            #expect(repair.unknown == ["Database", "island"])
            #expect(repair.left.map { collection.pool[$0].name } == ["RideAttributes"])
        }
    }

    @Test("A declaration whose errors follow from a missing extension stays; one that was left out wrongly comes back")
    func followingErrors() throws {
        try inTree { folder, collection in
            let card = folder + "/Shared/RideCard.swift"
            func write(_ text: String, _ path: String) throws {
                try WholeFile.replace(path, with: Data(text.utf8), mode: .kept(new: 0o644))
            }
            try write("struct RideCard: View { var body: some View { Text(\"a\").brand().lineLimit(1) } }", card)
            try write(
                Self.widget.replacing("island }", with: "RideCard() }"), folder + "/Widget/RideWidget.swift")
            collection = try GuestCollection(.init(paths: [folder + "/Widget/RideWidget.swift"]))
            let errors = [
                error("value of type 'Text' has no member 'brand'", card, line: 1),
                error("cannot infer contextual base in reference to member 'tail'", card, line: 1),
            ]
            let repair = GuestRepair(of: errors, in: collection)
            #expect(repair.left.isEmpty && repair.added.map { collection.pool[$0].name } == ["View"])
            // An error alone leaves it out, and the widget misses it then.
            let second = GuestRepair(of: [errors[1]], in: collection)
            let isLeft = collection.change(adding: [], leaving: second.left)
            #expect(isLeft)
            #expect(!files(collection).contains("RideCard.swift"))
            let missing = error("cannot find 'RideCard' in scope", folder + "/Widget/RideWidget.swift")
            let third = GuestRepair(of: [missing], in: collection)
            let isBack = collection.change(adding: third.added, leaving: second.left, keeping: third.kept)
            #expect(isBack)
            #expect(files(collection).contains("RideCard.swift"))
        }
    }

    @Test("A script is not collected")
    func script() throws {
        try inTree { folder, collection in
            try WholeFile.replace(
                folder + "/Shared/RideAttributes.swift", with: Data("#!/usr/bin/swift\nstruct RideAttributes {}".utf8),
                mode: .kept(new: 0o644))
            collection = try GuestCollection(.init(paths: [folder + "/Widget/RideWidget.swift"]))
            #expect(files(collection) == ["RideWidget.swift"])
        }
    }

    @Test("A type that Apple's modules have too is taken from nearby only")
    func applesNames() throws {
        try inTree { folder, collection in
            try WholeFile.replace(
                folder + "/App/Text.swift", with: Data("struct Text {}".utf8), mode: .kept(new: 0o644))
            collection = try GuestCollection(.init(paths: [folder + "/Widget/RideWidget.swift"]))
            #expect(!files(collection).contains("Text.swift"))
            try WholeFile.replace(
                folder + "/Widget/Text.swift", with: Data("struct Text {}".utf8), mode: .kept(new: 0o644))
            collection = try GuestCollection(.init(paths: [folder + "/Widget/RideWidget.swift"]))
            #expect(files(collection).contains("Text.swift"))
        }
    }

    @Test("A name that the compiler does not find in an extension may be a member that a far extension adds")
    func memberByName() throws {
        try inTree { folder, collection in
            let missing = error("cannot find 'app' in scope", folder + "/Widget/RideWidget.swift", line: 8)
            let repair = GuestRepair(of: [missing], in: collection)
            let isChanged = collection.change(adding: repair.added, leaving: repair.left)
            #expect(isChanged && repair.unknown.isEmpty)
            #expect(files(collection).contains("Whole.swift"))
            let unknown = error("cannot find 'nowhere' in scope", folder + "/Widget/RideWidget.swift", line: 8)
            #expect(GuestRepair(of: [unknown], in: collection).unknown == ["nowhere"])
        }
    }

    @Test(
        "A type of another target that is called as one of SwiftUI's hides it from no other: the name is written with its module"
    )
    func hiddenName() throws {
        let files = [
            "Widget/Ride.swift": """
            import SwiftUI
            struct RideWidget: Widget {
                var body: some WidgetConfiguration {
                    ActivityConfiguration(for: Ride.self) { _ in
                        ProgressView().controlSize(.small) } dynamicIsland: { _ in island(Wait()) }
                }
            }
            """,
            "App/Wait.swift": "struct Wait { let view: ProgressView }",
            "App/ProgressView.swift": "class ProgressView {}",
            "Package.swift": "",
        ]
        try inTemporaryTree(files) { folder in
            let path = folder + "/Widget/Ride.swift"
            var collection = try GuestCollection(.init(paths: [path]))
            let missing = error("value of type 'ProgressView' has no member 'controlSize'", path)
            let repair = GuestRepair(of: [missing], in: collection)
            #expect(repair.hidden == [path: ["ProgressView"]])
            let isQualified = collection.qualify(repair.hidden)
            #expect(isQualified)
            let file = try #require(collection.files.first { $0.path == path })
            var pass = SourcePass(file.source, path: path, number: 0, modules: ["SwiftUI"])
            let text = pass.output(taking: file.taken, renaming: file.renamed).text
            #expect(text.contains("SwiftUI.ProgressView().controlSize(.small)"))
            #expect(GuestRepair(of: [missing], in: collection).hidden.isEmpty)
        }
    }
}
