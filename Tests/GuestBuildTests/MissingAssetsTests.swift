import CellUI
import Testing

@testable import GuestBuild

@Suite("Images and colours that no catalogue has")
struct MissingAssetsTests {
    private func warnings(in source: String) throws -> [String] {
        var assets = AssetCatalogue()
        assets.colors["Brand"] = .init(any: .init(red: 1, green: 0, blue: 0, opacity: 1))
        var found: [String] = []
        try inTemporaryTree(["Ride.swift": source]) { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/Ride.swift"]))
            let missing = MissingAssets(in: assets, declares: collection.pool.declares)
            found = collection.files.flatMap(missing.warnings).map {
                "\($0.line):\($0.column) \($0.message) \($0.kind)"
            }
        }
        return found
    }

    private static let widget = """
        struct RideWidget: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) { _ in BODY } dynamicIsland: { _ in island }
            }
        }
        struct RideAttributes: ActivityAttributes { var ride: Int }
        """

    @Test(
        "A name in full is said with its place",
        arguments: [
            ("Image(\"map\")", "image \"map\""), ("UIImage(named: \"map\")", "image \"map\""),
            ("Color(\"Sea\")", "colour \"Sea\""), ("UIColor(named: \"Sea\")", "colour \"Sea\""),
        ])
    func missing(_ view: String, _ what: String) throws {
        #expect(
            try warnings(in: Self.widget.replacing("BODY", with: view)) == [
                "3:64 no asset catalogue near the sources has the \(what) warning"
            ])
    }

    @Test(
        "What is there, of another bundle, a symbol, or made of values is not",
        arguments: [
            "Color(\"Brand\")", "Image(\"map\", bundle: .module)", "Image(systemName: \"map\")",
            "Image(\"map-\\(ride)\")", "Image(name)", "Text(\"Image(map)\")",
        ])
    func innocent(_ view: String) throws {
        #expect(try warnings(in: Self.widget.replacing("BODY", with: view)).isEmpty)
    }

    @Test("A type of the source's own is none of SwiftUI's")
    func ownType() throws {
        let own = "\nstruct Image: View { init(_ name: String) {} }"
        #expect(try warnings(in: Self.widget.replacing("BODY", with: "Image(\"map\")") + own).isEmpty)
    }
}
