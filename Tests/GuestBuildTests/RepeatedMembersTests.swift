import Testing

@testable import GuestBuild

@Suite("Members that several packages add to one type")
struct RepeatedMembersTests {
    private static let widget = """
        struct RideWidget: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) {
                    Text($0.stop.padded(to: 2) + $0.stop.lines + $0.stop.stops + $0.stop.shown(1))
                } dynamicIsland: { island }
            }
        }
        struct RideAttributes: ActivityAttributes {}
        """
    private static let near = """
        extension Int {
            func padded(to count: Int) -> String { "near" }
            var stops: String { "stops" }
            func shown(_ number: Int) -> String { "number" }
        }
        """
    private static let far = """
        extension Int {
            func padded(to width: Int = 3) -> String { "far" }
            var lines: String { "lines" }
            func shown(_ text: String) -> String { "text" }
            private var stops: String { "own" }
        }
        """

    private func texts(_ files: [String: String]) throws -> String {
        try inTemporaryTree(files.merging(["W.swift": Self.widget, "LICENSE": ""]) { $1 }) { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/W.swift"]))
            return collection.files.map { file in
                var pass = SourcePass(file.source, path: file.path, number: 0, modules: [])
                return pass.output(taking: file.taken, trimming: file.trimmed).text
            }.joined()
        }
    }

    @Test("The nearest one is taken, whatever the order of the files, and what only the other has stays")
    func nearest() throws {
        for (near, far) in [("Z/Int.swift", "B/Deep/Int.swift"), ("A/Int.swift", "B/Deep/Int.swift")] {
            let text = try texts([near: Self.near, far: Self.far])
            #expect(text.contains("near") && !text.contains("far"))
            for kept in ["stops", "lines", "number", "text", "own"] { #expect(text.contains("\"\(kept)\"")) }
        }
    }

    @Test("Extensions under other conditions, and members of one file, are not the same")
    func others() throws {
        let twice = """
            extension Int { func padded(to count: Int) -> String { "one" } }
            extension Int where Self == Int { func padded(to count: Int) -> String { "two" } }
            """
        let text = try texts(["A/Int.swift": twice])
        #expect(text.contains("one") && text.contains("two"))
    }

    @Test(
        "Members differ in their names, and in the labels and types of their parameters",
        arguments: [
            ("func a(b: Int)", "func a(b c: Int = 1)", true), ("func a(_ b: Int)", "func a(_ c: Int)", true),
            ("func a(b: Int)", "func a(b: String)", false), ("func a(b: Int)", "func a(c: Int)", false),
            ("func a() -> Int", "func a() -> String", false), ("static let a = 1", "var a = 1", false),
            ("var a: Int { 1 }", "var a: Int { 2 }", true), ("init(hex: String)", "init?(hex: String)", true),
            ("init(_ a: (Int, Int), b: [Int])", "init(_ c: (Int, Int), b d: [Int] = [1, 2])", true),
            ("init(_ a: Int, b: Int)", "init(_ a: Int)", false),
            ("subscript(safe index: Int) -> Int { 1 }", "subscript(safe number: Int) -> Int { 2 }", true),
        ])
    func identities(_ first: String, _ second: String, _ isSame: Bool) throws {
        func identity(_ text: String) throws -> [String] {
            let source = SwiftSource(text)
            return source.identity(of: try #require(source.declarations().first))
        }
        #expect((try identity(first) == identity(second)) == isSame)
    }
}
