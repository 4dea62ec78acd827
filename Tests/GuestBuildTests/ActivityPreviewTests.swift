import Testing

@testable import GuestBuild

@Suite("Previews of Live Activities, however they are written")
struct ActivityPreviewTests {
    private func output(_ text: String) -> SourcePass.Output {
        var pass = SourcePass(
            SwiftSource(text), path: "Ride.swift", number: 0, modules: ["SwiftUI", "WidgetKit", "ActivityKit"])
        return pass.output()
    }

    @Test(
        "A preview of a Live Activity is registered",
        arguments: [
            "#Preview(as: .content, using: A.p) { W() } contentStates: { S() }",
            "#Preview(\"Run\", as: .content, using: A.p, widget: { W() }, contentStates: { S() })",
            "#Preview(\"Run\", as: .content, using: A.p, widget: { W() }) { S() }",
            "#Preview(\"Run\", as: .dynamicIsland(.minimal), using: A.p, widget: W.init) { S() }",
            "@available(iOS 17.0, *) #Preview(as: .content, using: A.p) { W() } contentStates: { S() }",
            "@available(iOS 17.0, *) @MainActor\n#Preview(as: .content, using: A.p) { W() } contentStates: { S() }",
        ])
    func registered(_ preview: String) {
        let output = output("import WidgetKit\n" + preview + "\nlet a = 1\n")
        #expect(output.text.contains("registry.preview("))
        #expect(output.text.contains("@MainActor func __islet_preview_0_0() { WidgetKit._isletPreview("))
        // Of the function, and of the one that registers it.
        #expect(output.text.ranges(of: "@MainActor").count == 2)
        #expect(output.text.contains("\nlet a = 1\n"))
    }

    @Test(
        "A preview of a view or of a home-screen widget is taken out",
        arguments: [
            "#Preview { V() }", "@available(iOS 17.0, *) #Preview(\"V\", traits: .sizeThatFitsLayout) { V() }",
            "#Preview(as: .systemSmall) { W() } timeline: { entry }",
            "#Preview(as: .systemSmall, using: intent, widget: { W() }) { Provider() }",
            "#Preview(as: .systemSmall, using: intent) { W() } timelineProvider: { Provider() }",
        ])
    func takenOut(_ preview: String) {
        let output = output("import WidgetKit\n" + preview + "\nlet a = 1\n")
        #expect(!output.text.contains("registry.preview(") && !output.text.contains("#Preview"))
        #expect(output.notes.contains { $0.line == 2 && $0.sentence.hasPrefix("#Preview was taken out") })
        #expect(output.text.contains("\nlet a = 1\n"))
    }

    @Test("A macro behind an attribute of the same line is a declaration; a literal that begins with # is none")
    func outline() {
        let source = SwiftSource("@available(iOS 17, *) #Preview { V() }\nlet a = #colorLiteral(red: 1)\n")
        #expect(source.declarations().map(\.keyword) == ["#Preview", "let"])
    }

    @Test("The preview of another widget stays out, though the one that is drawn mentions its attributes")
    func otherWidget() throws {
        func source(_ name: String, showing text: String) -> String {
            """
            struct \(name)Widget: Widget {
                var body: some WidgetConfiguration { ActivityConfiguration(for: \(name).self) { _ in Text(\(text)) } }
            }
            struct \(name): ActivityAttributes { struct ContentState: Codable { var number = 1 } }
            #Preview(as: .content, using: \(name)()) { \(name)Widget() } contentStates: { \(name).ContentState() }
            """
        }
        let files = [
            "Ride.swift": source("Ride", showing: "\"\\(Bus.ContentState().number)\""),
            "Bus.swift": source("Bus", showing: "\"bus\""),
        ]
        try inTemporaryTree(files) { folder in
            func taken(_ paths: [String]) throws -> [String] {
                let collection = try GuestCollection(.init(paths: paths.map { folder + $0 }))
                let taken = collection.taken.map { collection.pool[$0] }
                return taken.map { $0.keyword + " " + $0.name }.sorted()
            }
            let (ride, both) = (try taken(["/Ride.swift"]), try taken([""]))
            #expect(ride == ["#Preview (", "struct Bus", "struct Ride", "struct RideWidget"])
            #expect(both.filter { $0.hasPrefix("#Preview") }.count == 2)
        }
    }
}
