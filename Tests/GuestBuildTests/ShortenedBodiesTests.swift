import Testing

@testable import GuestBuild

@Suite("Statements that need a module that is not here")
struct ShortenedBodiesTests {
    private static let widget = """
        import Firebase
        struct RideWidget: Widget {
            let kind: String
            init() {
                let app = FirebaseApp.shared
                app.configure()
                kind = "ride"
                if kind.isEmpty {
                    FirebaseApp.configure(
                        with: kind
                    )
                    print("empty")
                }
            }
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) { _ in Text(kind) } dynamicIsland: { _ in island }
            }
            func log(_ name: String) -> Void { FirebaseApp.log(name) }
            func label() -> String { FirebaseApp.name }
        }
        struct RideAttributes: ActivityAttributes {}
        """

    private func error(_ message: String, line: Int, in folder: String) -> GuestDiagnostic {
        GuestDiagnostic(file: folder + "/Ride.swift", line: line, column: 1, kind: .error, message: message)
    }
    private func missing(line: Int, in folder: String) -> GuestDiagnostic {
        error("cannot find 'FirebaseApp' in scope", line: line, in: folder)
    }

    private func inWidget(_ check: (String, inout GuestCollection) throws -> Void) throws {
        try inTemporaryTree(["Ride.swift": Self.widget, "Package.swift": ""]) { folder in
            var collection = try GuestCollection(.init(paths: [folder + "/Ride.swift"]))
            try check(folder, &collection)
        }
    }

    private func stubs(_ errors: [GuestDiagnostic], in collection: GuestCollection) -> GuestStubs {
        let strangers = ["/Ride.swift": ["Firebase (line 1)"]]
        let files = Dictionary(
            uniqueKeysWithValues: collection.files.map { ($0.path, strangers["/Ride.swift"] ?? []) })
        return GuestStubs(for: errors, in: collection, strangers: files, isLast: false)
    }

    /// The lines that are compiled, counted from 1, without blanks around them.
    private func lines(_ collection: GuestCollection) throws -> [String] {
        let file = try #require(collection.files.first)
        var pass = SourcePass(file.source, path: file.path, number: 0, modules: ["SwiftUI"])
        let text = pass.output(taking: file.taken, emptying: file.emptied).text
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }

    private static let reason =
        "it needs 'FirebaseApp', which Islet lacks; it probably comes from Firebase (line 1)"

    @Test(
        "Of what returns nothing only the statements that need it are left out, with those that use what they declare")
    func statements() throws {
        try inWidget { folder, collection in
            let stubs = stubs([5, 9, 18, 19].map { missing(line: $0, in: folder) }, in: collection)
            #expect(stubs.rest.isEmpty)
            #expect(
                stubs.warnings.map { "\($0.line) \($0.message)" } == [
                    "5 a statement of 'init' is left out: \(Self.reason)",
                    "6 a statement of 'init' is left out: \(Self.reason)",
                    "9 a statement of 'init' is left out: \(Self.reason)",
                    "18 a statement of 'log' is left out: \(Self.reason)",
                    "19 the body of 'label' is left out: \(Self.reason)",
                ])
            collection.empty(stubs.bodies)
            let lines = try lines(collection)
            #expect(
                lines[4...14] == [
                    "init() {", "", "", "kind = \"ride\"", "if kind.isEmpty {", "", "", "", "print(\"empty\")", "}",
                    "}",
                ])
            #expect(lines[18] == "func log(_ name: String) -> Void {  }")
            #expect(lines[19].hasPrefix("func label() -> String { Swift.fatalError("))
        }
    }

    @Test("What a statement that is left out declared in another way is left out when the compiler misses it")
    func following() throws {
        try inWidget { folder, collection in
            collection.empty(
                stubs([missing(line: 18, in: folder), missing(line: 9, in: folder)], in: collection).bodies)
            let next = stubs([error("cannot find 'x' in scope", line: 5, in: folder)], in: collection)
            #expect(next.rest.isEmpty)
            #expect(
                Set(next.warnings.map(\.message)) == [
                    "a statement of 'init' is left out: it needs what was left out before it"
                ])
            collection.empty(next.bodies)
            let lines = try lines(collection)
            #expect(lines[5] == "" && lines[6] == "" && lines[7] == "kind = \"ride\"" && lines[9] == "")
        }
    }

    @Test("An initializer that would leave a property without a value traps; a function without a value never does")
    func properties() throws {
        try inWidget { folder, collection in
            collection.empty(
                stubs([missing(line: 7, in: folder), missing(line: 18, in: folder)], in: collection).bodies)
            let errors = [
                error("return from initializer without initializing all stored properties", line: 14, in: folder),
                error("cannot find 'y' in scope", line: 18, in: folder),
            ]
            let next = stubs(errors, in: collection)
            #expect(
                Set(next.warnings.map(\.message)) == [
                    "the body of 'init' is left out: without what it needs, properties have no value",
                    "the body of 'log' is left out: it needs what was left out before it",
                ])
            collection.empty(next.bodies)
            let lines = try lines(collection)
            #expect(lines[4].hasPrefix("init() { Swift.fatalError(") && lines[7] == "")
            #expect(lines[18] == "func log(_ name: String) -> Void {}")
        }
    }

    @Test(
        "The statements of a body end with their lines, unless an operator, a dot or a word goes on",
        arguments: [
            (["a()", "b()"], 2, [2]), (["a()", ".b()", "c()"], 2, [1, 2]), (["x =", "a()", "c()"], 1, [1, 2]),
            (["a(1,", "2)", "c()"], 2, [1, 2]), (["if x {", "a()", "} else {", "b()", "}"], 4, [4]),
            (["if x {", "a()", "} else {", "b()", "}"], 1, [1, 2, 3, 4, 5]),
            (["do {", "try a()", "b()", "} catch {}"], 2, [2]),
            (["guard let x = a() else {", "return", "}", "b(x)", "c(x: 1)"], 1, [1, 2, 3, 4]),
            (["Task {", "await a()", "}"], 2, [1, 2, 3]), (["let a = 1; b()", "c(\"\\(a)\")"], 1, [1, 2]),
            (["#if DEBUG", "a()", "#endif", "b()"], 2, [2]),
            (["let t = \"\"\"", "a \\(b)", "\"\"\"", "c()"], 2, [1, 2, 3]),
        ] as [([String], Int, [Int])])
    func lines(_ text: [String], line: Int, left: [Int]) throws {
        let source = SwiftSource("func f() {\n" + text.joined(separator: "\n") + "\n}")
        let bodies = SwiftBodies(of: source)
        let body = try #require(bodies.body(ofLine: line + 1))
        let found = bodies.statements(of: body, onLines: [line + 1])
        let lines = found.flatMap { Array(source.line(of: $0.lowerBound)...source.line(of: $0.upperBound - 1)) }
        #expect(Set(lines.map { $0 - 1 }) == Set(left))
    }

    @Test(
        "What returns nothing is found: initializers, functions without a value, and what observes or sets a property",
        arguments: [
            ("func f(a: (Int) -> Int) {\nx()\n}", true), ("func f() async throws -> Void {\nx()\n}", true),
            ("func f() -> () {\nx()\n}", true), ("func f() -> (Int) {\nx()\n}", false),
            ("init?(a: Int) {\nx()\n}", true), ("var a = 1 { didSet {\nx()\n} }", true),
            ("var a: Int { get { 1 } set(b) {\nx()\n} }", true), ("deinit {\nx()\n}", true),
            ("var a: Int {\nx()\n}", false),
        ])
    func nothing(_ member: String, _ isNothing: Bool) throws {
        let bodies = SwiftBodies(of: SwiftSource("struct A {\n\(member)\n}"))
        #expect(try #require(bodies.body(ofLine: 3)).returnsNothing == isNothing)
    }
}
