import Testing

@testable import GuestBuild

@Suite("Types of one name in several modules")
struct ModuleTwinsTests {
    private static let files = [
        "Package.swift": "",
        "Sources/RideActivity/RideWidget.swift": """
        import DesignKit
        import Models
        struct RideWidget: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) { Text(DesignKit.Config.theme + $0.state.title) }
            }
        }
        struct RideAttributes: ActivityAttributes { struct ContentState: Codable { var title: String } }
        """,
        "Sources/DesignKit/Config.swift": "public enum Config { public static let theme = \"design\" }",
        "Sources/Models/Config.swift": "public enum Config { public static let theme = \"models\" }",
        "Sources/Models/Names.swift": "extension String { var own: String { self + Config.theme } }",
    ]

    private func texts(_ changes: [String: String] = [:]) throws -> [String: String] {
        try inTemporaryTree(Self.files.merging(changes) { $1 }) { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/Sources/RideActivity"]))
            let twins = ModuleTwins(in: collection)
            return collection.files.reduce(into: [:]) { texts, file in
                var pass = SourcePass(file.source, path: file.path, number: 0, modules: [])
                let text = pass.output(taking: file.taken, renaming: twins.renamed(in: file.path)).text
                texts[String(file.path.dropFirst(folder.count + "/Sources/".count))] = text
            }
        }
    }

    @Test("A name after its module's means the type of that module, whichever is nearer")
    func qualified() throws {
        for module in ["DesignKit", "Models"] {
            let widget = try #require(Self.files["Sources/RideActivity/RideWidget.swift"])
            let texts = try texts([
                "Sources/RideActivity/RideWidget.swift": widget.replacing("DesignKit.Config", with: "\(module).Config")
            ])
            #expect(Set(texts.keys) == ["RideActivity/RideWidget.swift", "\(module)/Config.swift"])
            // The only one has its own name.
            #expect(texts["\(module)/Config.swift"]?.contains("enum Config {") == true)
        }
    }

    @Test("Where two modules' types are taken, each is named with its module in every file that means it")
    func renamed() throws {
        let widget = try #require(Self.files["Sources/RideActivity/RideWidget.swift"])
        let texts = try texts([
            "Sources/RideActivity/RideWidget.swift": widget.replacing("$0.state.title", with: "$0.state.title.own")
        ])
        #expect(texts["RideActivity/RideWidget.swift"]?.contains("Text(DesignKit.DesignKit_Config.theme") == true)
        #expect(texts["DesignKit/Config.swift"]?.contains("enum DesignKit_Config {") == true)
        #expect(texts["Models/Config.swift"]?.contains("enum Models_Config {") == true)
        #expect(texts["Models/Names.swift"]?.contains("self + Models_Config.theme") == true)
    }

    @Test("A file sees the types of its own module and of those that it imports")
    func visible() throws {
        let texts = try texts([
            "Sources/RideActivity/Theme.swift":
                "import Models\nextension String { var own: String { self + Config.theme } }",
            "Sources/RideActivity/RideWidget.swift": """
            struct RideWidget: Widget {
                var body: some WidgetConfiguration { ActivityConfiguration(for: RideAttributes.self) { Text($0.state.title.own) } }
            }
            struct RideAttributes: ActivityAttributes { struct ContentState: Codable { var title: String } }
            """,
            "Sources/Models/Names.swift": "import DesignKit",
        ])
        #expect(texts["Models/Config.swift"]?.contains("enum Config {") == true)
        #expect(texts["DesignKit/Config.swift"] == nil)
    }

    @Test("A type inside another one and a member of the same name keep it")
    func inner() throws {
        let widget = try #require(Self.files["Sources/RideActivity/RideWidget.swift"])
        let texts = try texts([
            "Sources/RideActivity/RideWidget.swift": widget.replacing(
                "$0.state.title", with: "$0.state.title.own + Own.Config.theme + Own().all"),
            "Sources/RideActivity/Own.swift":
                "struct Own { enum Config { static let theme = \"\" }; var all: String { Config.theme } }",
        ])
        #expect(texts["RideActivity/RideWidget.swift"]?.contains("+ Own.Config.theme + Own().all") == true)
        #expect(
            texts["RideActivity/Own.swift"]?.contains(
                "enum Config { static let theme = \"\" }; var all: String { Config.theme }") == true)
        #expect(texts["Models/Config.swift"]?.contains("enum Models_Config {") == true)
    }
}
