import Testing

@testable import GuestBuild

@Suite("Static members that can be sample states")
struct StaticSamplesTests {
    private func statements(_ text: String, emptying emptied: [String] = []) -> [String] {
        let source = SwiftSource(text)
        let left = emptied.compactMap { name in
            source.tokens.first { $0.isWord(name) }?.range
        }
        return source.staticSamples(in: source.declarations(), except: left, of: SwiftSource.plainTypes(of: [source]))
            .map { $0.statement(file: "Ride.swift") }
    }

    private func members(_ text: String) -> [String] {
        statements(text).map { $0.split(separator: " ").suffix(2).first.map(String.init) ?? "" }
    }

    @Test("Those of attributes and content states are registered with the path to them")
    func registered() {
        let source = """
            struct Ride: ActivityAttributes {
                struct ContentState: Codable, Hashable {
                    var stop: Int
                    static let halfway = ContentState(stop: 3)
                    static let all: [ContentState] = [.halfway]
                }
                static let sample = Ride()
            }
            """
        #expect(
            statements(source) == [
                #"registry.sample("halfway") { Ride.ContentState.halfway }"#,
                #"registry.sample("all") { Ride.ContentState.all }"#, #"registry.sample("sample") { Ride.sample }"#,
            ])
    }

    @Test("So are those of extensions, and of a type that the attributes have as their content state")
    func extensions() {
        let source = """
            struct Ride: ActivityAttributes { typealias ContentState = Progress }
            fileprivate extension Ride.ContentState { static var late: Self { .init() } }
            extension Progress { static var early: Progress { Progress() } }
            struct RideAttributes: ActivityAttributes {}
            enum Progress {}
            extension RideAttributes { static var preview: RideAttributes { .init() } }
            """
        #expect(members(source) == ["Ride.ContentState.late", "Progress.early", "RideAttributes.preview"])
    }

    @Test(
        "What cannot be read, or is of another type, is not",
        arguments: [
            "private static let a = Self()", "private(set) static var a = Self()", "static let a = 3", "var a: Self",
            "static let a = Self(), b = Self()", "static func a() -> Self { Self() }", "static var a: Int { 3 }",
            "static var a: Self { get throws { Self() } }", "static let a = Other.Self2()",
            "@available(*, unavailable) static let a = Self()",
        ])
    func others(_ member: String) {
        #expect(statements("struct Ride {}\nextension Ride.ContentState {\n    \(member)\n}").isEmpty)
        #expect(!statements("struct Ride {}\nextension Ride.ContentState {\n    static let b = Self()\n}").isEmpty)
    }

    @Test(
        "Other types of the app have none, nor have generic types, constrained extensions and protocols",
        arguments: [
            "struct Theme", "struct RideState<Stop>: Codable", "extension RideState where Stop == Int",
            "extension [RideState]", "extension Loaded.RideState", "extension ActivityAttributes",
            "protocol RideState {}\nextension RideState",
        ])
    func otherTypes(_ type: String) {
        func all(_ type: String) -> [String] {
            statements("enum Loaded<Stop> {}\n\(type) {\n    static let a = Self()\n}")
        }
        #expect(all(type).isEmpty)
        #expect(all("struct RideState {}\nextension RideState").count == 1)
    }

    @Test("A name that is a plain type in one file and a protocol in another is none")
    func plainTypes() {
        let files = ["struct A { enum B { class C {} } }", "protocol B {}\nstruct D<E> {}\nfinal class F: G {}"]
        #expect(SwiftSource.plainTypes(of: files.map { SwiftSource($0) }) == ["A", "C", "F"])
    }

    @Test("Conditions around a member are kept, and what is left out has no member")
    func conditions() {
        let source =
            "struct RideState {}\nextension RideState {\n#if DEBUG\nstatic let a = Self()\n#endif\nstatic let b = Self()\n}"
        let file = SwiftSource(source)
        let entries = file.staticSamples(
            in: file.declarations(), except: [], of: SwiftSource.plainTypes(of: [file]))
        #expect(entries.map(\.conditions) == [["(DEBUG)"], []])
        #expect(statements(source, emptying: ["b"]).count == 1)
    }

    @Test("The function of a file registers them under their conditions")
    func function() {
        let text = "struct RideState: Codable {\n#if DEBUG\nstatic let late = Self()\n#endif\n}\n"
        func output(_ types: Set<String>) -> SourcePass.Output {
            var pass = SourcePass(SwiftSource(text), path: "A.swift", number: 0, modules: [], plainTypes: types)
            return pass.output()
        }
        #expect(
            output(["RideState"]).text.hasSuffix(
                """
                @MainActor func __islet_register_0(_ registry: GuestRegistry) {
                #if (DEBUG)
                registry.sample("late") { RideState.late }
                #endif
                }

                """))
        #expect(output(["RideState"]).registration == "__islet_register_0")
        #expect(output([]).registration == nil)
    }

    @Test("Those of extensions in other files are taken, unless they need more of the app or a preview shows the type")
    func otherFiles() throws {
        let widget = """
            struct RideWidget: Widget {
                var body: some WidgetConfiguration {
                    ActivityConfiguration(for: RideAttributes.self) { Text($0.state.stop) } dynamicIsland: { island }
                }
            }
            struct RideAttributes: ActivityAttributes {
                struct ContentState: Codable, Hashable { var stop: Int }
                var name: String
            }
            """
        let samples = """
            extension RideAttributes { static var preview: RideAttributes { .init(name: "North") } }
            extension RideAttributes.ContentState {
                static let halfway = RideAttributes.ContentState(stop: 3)
                static var stored: RideAttributes.ContentState { Database.shared.last }
                func save() { Database.shared.save(self) }
            }
            extension Database { init(name: String) { self.init() } }
            """
        let preview = """
            #Preview("x", as: .content, using: RideAttributes(name: "a")) { RideWidget() } contentStates: { state }
            """
        let files = [
            "W/Widget.swift": widget, "App/Samples.swift": samples, "App/Database.swift": "struct Database {}",
            "LICENSE": "",
        ]
        func names(_ files: [String: String]) throws -> [String] {
            try inTemporaryTree(files) { folder in
                let collection = try GuestCollection(.init(paths: [folder]))
                return collection.files.flatMap { file in
                    var pass = SourcePass(
                        file.source, path: file.path, number: 0, modules: [],
                        plainTypes: SwiftSource.plainTypes(of: collection.files.map(\.source)))
                    let text = pass.output(taking: file.taken, trimming: file.trimmed).text
                    return text.matches(of: #/registry\.sample\("(\w+)"\)/#).map { String($0.1) }
                }
            }
        }
        #expect(try names(files) == ["preview", "halfway"])
        #expect(try names(files.merging(["W/Preview.swift": preview]) { $1 }) == [])
    }
}
