import Testing

@testable import GuestBuild

@Suite("Files that are programs of their own")
struct SwiftScriptTests {
    @Test(
        "A file with statements outside of declarations is a script",
        arguments: [
            ("import AppKit\nlet size = 3\nguard size > 2 else { exit(1) }", true),
            ("func a() {}\nfor x in 0..<3 { a() }", true), ("print(1)", true),
            ("struct A { func a() { for x in b {} } }", false), ("let a =\n    if b { 1 } else { 2 }", false),
            ("let a = [\n    1,\n    print,\n]", false), ("let a = \"\"\"\nfor x\n\"\"\"", false),
            ("#if DEBUG\nfunc a() {}\n#endif", false),
        ])
    func scripts(_ text: String, _ isScript: Bool) { #expect(SwiftSource(text).isScript == isScript) }

    @Test("A script beside an activity gives it nothing")
    func besides() throws {
        let widget = """
            struct RideWidget: Widget {
                var body: some WidgetConfiguration {
                    ActivityConfiguration(for: Ride.self) { _ in Text("x").frame(width: size) } dynamicIsland: { _ in island }
                }
            }
            """
        let script = "let size = 3\nguard size > 2 else { exit(1) }"
        try inTemporaryTree(["Ride.swift": widget, "Tools/icon.swift": script, "Package.swift": ""]) { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/Ride.swift"]))
            #expect(collection.files.map(\.path) == [folder + "/Ride.swift"])
        }
    }

    @Test(
        "An extension adds a subscript by the labels of its arguments",
        arguments: [
            ("subscript(safe index: Int) -> Element? { nil }", "safe"),
            ("subscript<T>(index: Int, _ other: T, at place: Int) -> Int { 0 }", "at"),
        ])
    func subscripts(_ text: String, _ label: String) {
        #expect(SwiftSource("extension Array { \(text) }").declarations().first?.members == ["subscript", label])
    }
}
