import Testing

@testable import GuestBuild

@Suite("Members of an extension that a Live Activity does not need")
struct ExtensionMembersTests {
    private static func widget(_ view: String) -> String {
        """
        struct RideWidget: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) { \(view) } dynamicIsland: { island }
            }
        }
        struct RideAttributes: ActivityAttributes { struct ContentState: Codable, Hashable { var stop: Int } }
        """
    }
    private static let extensions = """
        extension Int {
            var clamped: Int { min(self, limit()) }
            @available(iOS 16, *)
            private func limit() -> Int {
                Limits.most
            }
            @available(iOS 17, *)
            func open(in app: WholeApp) {
                app.open(self)
            }
            var database: Database { WholeApp.shared.database }
            static let least = 0, store = WholeApp.shared
                    init(of app: WholeApp) { self = 0 }
            init(stop: Int) { self = stop }
            var half: Int { self / 2 }
        }
        """
    private static let app = [
        "B/Limits.swift": "enum Limits { static let most = 5 }",
        "B/App.swift": "final class WholeApp { static let shared = WholeApp() }", "B/Base.swift": "struct Database {}",
    ]

    private func inTree(
        _ files: [String: String], from path: String = "A/W.swift", _ check: (inout GuestCollection) throws -> Void
    ) throws {
        try inTemporaryTree(files.merging(["LICENSE": ""]) { $1 }) { folder in
            var collection = try GuestCollection(.init(paths: [folder + "/" + path]))
            try check(&collection)
        }
    }

    private func names(_ collection: GuestCollection) -> [String] {
        collection.files.map { String($0.path.split(separator: "/").last ?? "") }.sorted()
    }

    private func left(_ collection: GuestCollection) -> [String] {
        collection.files.flatMap(\.trimmed.values).joined().map(\.name).sorted()
    }

    /// What is compiled of a file.
    private func output(_ name: String, of collection: GuestCollection) throws -> SourcePass.Output {
        let file = try #require(collection.files.first { $0.path.hasSuffix(name) })
        var pass = SourcePass(file.source, path: file.path, number: 0, modules: [])
        return pass.output(taking: file.taken, trimming: file.trimmed)
    }

    @Test("Of an extension that the compiler misses a member of, the rest of the app is left out, and every line stays")
    func missed() throws {
        let files = Self.app.merging([
            "A/W.swift": Self.widget("Text(\"\\($0.state.stop.clamped)\")"), "B/Int.swift": Self.extensions,
        ]) { $1 }
        try inTree(files) { collection in
            #expect(names(collection) == ["W.swift"])
            let missing = GuestDiagnostic(
                file: collection.files[0].path, line: 3, column: 1, kind: .error,
                message: "value of type 'Int' has no member 'clamped'")
            let repair = GuestRepair(of: [missing], in: collection)
            let isChanged = collection.change(adding: repair.added, leaving: [], with: repair.members)
            #expect(isChanged && names(collection) == ["Int.swift", "Limits.swift", "W.swift"])
            #expect(left(collection) == ["database", "init", "least", "open"])
            let text = try output("Int.swift", of: collection).text
            #expect(!text.contains("WholeApp") && !text.contains("iOS 17") && text.contains("iOS 16"))
            #expect(text.contains("init(stop"))
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == Self.extensions.split(separator: "\n").count + 1)
            #expect(lines[15].contains("half"))
        }
    }

    @Test("An extension of the activity's own type does not bring in the app that another of its members starts")
    func own() throws {
        let start = """
            extension RideAttributes {
                static var sample: RideAttributes { RideAttributes() }
                static func start(in database: Database) {}
            }
            """
        let files = Self.app.merging([
            "A/W.swift": Self.widget("Text(Card.title)"),
            "A/Card.swift": "enum Card { static let title = RideAttributes.sample.name }\n",
            "A/Start.swift": start,
        ]) { $1 }
        try inTree(files) { collection in
            #expect(names(collection) == ["Card.swift", "Start.swift", "W.swift"])
            let output = try output("Start.swift", of: collection)
            #expect(output.notes.map(\.line) == [1])
            #expect(
                output.notes.map(\.sentence) == [
                    "'start' of the extension of RideAttributes is left out: nothing that is taken needs it"
                ])
        }
    }

    @Test("A member that calls an overload which is left out is left out with it")
    func overloads() throws {
        let members = """
            extension RideAttributes {
                static var sample: RideAttributes { RideAttributes() }
                static var isOpen: Bool { isOpen(in: nil) }
                static func isOpen(in database: Database?) -> Bool { database != nil }
                static func depth(_ level: Int) -> Int { level > 0 ? depth(level - 1) : 0 }
            }
            """
        let files = Self.app.merging([
            "A/W.swift": Self.widget("Text(Card.title)"),
            "A/Card.swift": "enum Card { static let title = RideAttributes.sample.name }\n", "A/Members.swift": members,
        ]) { $1 }
        try inTree(files) { collection in
            let text = try output("Members.swift", of: collection).text
            #expect(!text.contains("isOpen") && text.contains("sample"))
            #expect(text.contains("depth"), "it calls itself and nothing else")
        }
    }

    @Test("Of members and extensions with one name, those are taken whose labels the call has")
    func labels() throws {
        let numbers = """
            extension Int {
                func scaled(by factor: Int, to most: Int, rounded: Bool = false) -> Int { self }
                func scaled(in app: WholeApp) -> Int { self }
            }
            """
        let files = Self.app.merging([
            "A/W.swift": Self.widget("Text(\"\\($0.state.stop.scaled(by: 2, to: Limits.most))\")"),
            "B/Int.swift": numbers,
            "B/Other.swift": "extension Int { func scaled(to base: Database) -> Int { 1 } }",
        ]) { $1 }
        try inTree(files) { collection in
            let missing = GuestDiagnostic(
                file: try #require(collection.files.first?.path), line: 3, column: 1, kind: .error,
                message: "value of type 'Int' has no member 'scaled'")
            let repair = GuestRepair(of: [missing], in: collection)
            let isChanged = collection.change(adding: repair.added, leaving: [], with: repair.members)
            #expect(isChanged && names(collection) == ["Int.swift", "Limits.swift", "W.swift"])
            #expect(try !output("Int.swift", of: collection).text.contains("WholeApp"))
        }
    }

    @Test(
        "The labels of a call are those of its own arguments",
        arguments: [
            ("a.f(x, to: g(by: [1, 2], y), in: c ? d : e)", ["_", "to", "in"]),
            ("a.f()", []), ("a.f { $0 }", nil), ("a.f(b: 1).f(c: 2)", nil),
            ("func f(_ a: Int, to b: Int, c: Int) {}", ["_", "to", "c"]),
        ] as [(String, Set<String>?)])
    func callLabels(_ text: String, _ labels: Set<String>?) {
        #expect(SwiftSource(text).callLabels(of: "f", onLine: 1) == labels)
    }

    @Test(
        "An operator, a subscript without labels and a function that Swift calls by a sign are taken without being named"
    )
    func nameless() throws {
        let members = """
            extension RideAttributes {
                static func + (ride: Self, base: Database) -> Self { ride }
                subscript(index: Int) -> Database { Database() }
                subscript(at index: Int) -> Database { Database() }
                func callAsFunction() -> Database { Database() }
                func other() -> Database { Database() }
            }
            """
        let files = Self.app.merging(["A/W.swift": Self.widget("Text(name)"), "A/Signs.swift": members]) { $1 }
        try inTree(files) { collection in
            #expect(names(collection) == ["Base.swift", "Signs.swift", "W.swift"])
            #expect(left(collection).isEmpty, "what the others bring in makes the rest harmless")
        }
    }

    @Test("A member that a protocol asks for is taken when the compiler says so")
    func witness() throws {
        let start = """
            extension RideAttributes {
                static var sample: RideAttributes { RideAttributes() }
                static var origin: Database { Database() }
            }
            """
        let files = Self.app.merging([
            "A/W.swift": Self.widget("Text(RideAttributes.sample.name)"), "A/Start.swift": start,
        ]) { $1 }
        try inTree(files) { collection in
            #expect(names(collection) == ["Start.swift", "W.swift"])
            let widget = try #require(collection.files.last?.path)
            let errors = [
                GuestDiagnostic(
                    file: widget, line: 6, column: 1, kind: .error,
                    message: "type 'RideAttributes' does not conform to protocol 'Located'"),
                GuestDiagnostic(
                    file: widget, line: 1, column: 1, kind: .note,
                    message: "protocol requires property 'origin' with type 'Database'"),
            ]
            let repair = GuestRepair(of: errors, in: collection)
            let isChanged = collection.change(adding: repair.added, leaving: repair.left, with: repair.members)
            #expect(isChanged && names(collection) == ["Base.swift", "Start.swift", "W.swift"])
            #expect(left(collection).isEmpty)
        }
    }

    @Test("What is in a named file stays whole, and so does an extension that conforms to something")
    func whole() throws {
        let conforming = "extension RideAttributes: Sendable { static func start(in database: Database) {} }"
        let files = Self.app.merging([
            "A/W.swift": Self.widget("Text(\"\")") + "\n" + Self.extensions, "A/Start.swift": conforming,
        ]) { $1 }
        try inTree(files) { collection in
            #expect(left(collection).isEmpty)
            #expect(names(collection) == ["App.swift", "Base.swift", "Limits.swift", "Start.swift", "W.swift"])
        }
    }

    @Test(
        "A conformance to a protocol of the app that nothing reaches is not taken: not by its name, by what it adds, or by what it refines",
        arguments: [
            ("Text(\"\")", "", "", false), ("Text(store(RideAttributes.self))", "", "", true),
            ("Text($0.attributes.label)", "", "", true), ("Text(\"\")", "", ": Codable", true),
            ("Text(\"\")", "", ": Base", false), ("Text($0.attributes.base)", "", ": Base", true),
            ("Text($0.attributes.table)", "", "", true),
            ("Text(\"\")", "extension Stored { init() { self = 0 } }", "", true),
            ("Text(\"\")", "func show(_ ride: some Stored) {}", "", false),
        ])
    func conformances(view: String, more: String, refined: String, isTaken: Bool) throws {
        let stored = """
            protocol Stored\(refined) { static var table: String { get } }
            extension Stored { var label: String { WholeApp.shared.name } }
            func store<Row: Stored>(_ row: Row.Type) -> String { row.table }
            \(more)
            """
        let files = Self.app.merging([
            "A/W.swift": Self.widget(view),
            "A/Ride+Stored.swift": "extension RideAttributes: Stored { static var table: String { \"\" } }",
            "B/Stored.swift": stored, "B/Base.swift": "protocol Base {}\nextension Base { var base: String { \"\" } }",
        ]) { $1 }
        try inTree(files) { collection in
            #expect(names(collection).contains("Ride+Stored.swift") == isTaken)
        }
    }

    @Test("The members of an extension are found whatever modifiers, conditions and lines they have")
    func parts() {
        let source = SwiftSource(
            """
            extension Ride {
                class func make() -> Ride { Ride() }
                #if os(iOS)
                @objc(tick:) public static var tick: Int
                {
                    1
                }
                #endif
                let a = 1; let b: [Int] = [
                    2, 3
                ], c = 4
                subscript(safe index: Int) -> Int? { nil }
                enum Kind { case one, two }
                init?<T>(of value: T) { nil }
            }
            extension Ride: Sendable { var x: Int { 1 } }
            """)
        let declarations = source.declarations()
        #expect(declarations[0].parts.map(\.name) == ["make", "tick", "a", "b", "subscript", "Kind", "init"])
        #expect(declarations[0].parts.map(\.members) == [[], [], [], ["c"], ["safe"], [], []])
        #expect(declarations[0].parts.first?.signatures == ["make("])
        #expect(declarations[0].parts.last?.signatures == ["init(of:"])
        #expect(declarations[1].parts.isEmpty)
    }
}
