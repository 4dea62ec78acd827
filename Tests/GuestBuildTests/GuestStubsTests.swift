import Testing

@testable import GuestBuild

@Suite("Leaving out what needs a module that is not here")
struct GuestStubsTests {
    private static let widget = """
        import HealthKit
        struct RideWidget: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) { _ in Text(label()) } dynamicIsland: { _ in island }
            }
            func label() -> String {
                let store = HKHealthStore()
                return store.isHere ? "a" : "b"
            }
            var view: some View {
                HKView()
            }
        }
        struct RideAttributes: ActivityAttributes {}
        struct Provider: TimelineProvider { let store = HKHealthStore() }
        struct StepsWidget: Widget { var body: some WidgetConfiguration { StaticConfiguration(provider: Provider()) {} } }
        """

    private func error(_ message: String, line: Int, in folder: String) -> GuestDiagnostic {
        GuestDiagnostic(file: folder + "/Ride.swift", line: line, column: 1, kind: .error, message: message)
    }

    private func inWidget(_ check: (String, inout GuestCollection) throws -> Void) throws {
        try inTemporaryTree(["Ride.swift": Self.widget, "Package.swift": ""]) { folder in
            var collection = try GuestCollection(.init(paths: [folder + "/Ride.swift"]))
            try check(folder, &collection)
        }
    }

    @Test("A body on the line of a type that is not here is left out only if it is in the body that the type is named")
    func sameLine() throws {
        let text = """
            import TrackKit
            struct Card: Trackable { var title: String { "card" } }
            struct Other { var title: String { Track().title } }
            """
        let bodies = SwiftBodies(of: SwiftSource(text))
        #expect(bodies.bodyOrMember(ofLine: 2, naming: "Trackable") == nil)
        #expect(bodies.bodyOrMember(ofLine: 3, naming: "Track")?.name == "title")
    }

    @Test("A body on the line of a name that is not here is left out only if the name is in it")
    func sameLineOfName() {
        let text = "import TrackKit\nclass Log { let track = Track(); func save() { track.run() } }"
        let bodies = SwiftBodies(of: SwiftSource(text))
        #expect(bodies.body(ofLine: 2, naming: "Track") == nil)
        #expect(["run", "more", nil].allSatisfy { bodies.body(ofLine: 2, naming: $0)?.name == "save" })
    }

    @Test("Of an extension, members that need a module are left out, also with two errors each, and the others stay")
    func membersOfExtension() throws {
        let numbers = """
            import TrackKit
            extension Int {
                var half: Int { self / 2 }
                func track() -> Tracked { Track.shared.run(self) }
                struct Log { var all: [Tracked] = [] }
            }
            """
        let widget = Self.widget.replacing("Text(label())", with: "Text(1.half)")
        try inTemporaryTree(["Ride.swift": widget, "Int.swift": numbers, "Package.swift": ""]) { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/Ride.swift"]))
            let file = folder + "/Int.swift"
            let errors = [(4, "type 'Tracked'"), (4, "'Track'"), (5, "type 'Tracked'")].map { line, name in
                GuestDiagnostic(
                    file: file, line: line, column: 1, kind: .error, message: "cannot find \(name) in scope")
            }
            let stubs = GuestStubs(
                for: errors, in: collection, strangers: [file: ["TrackKit (line 1)"]], isLast: false)
            #expect(stubs.rest.isEmpty)
            #expect(stubs.bodies[file]?.map(\.name).sorted() == ["Log", "track"])
            #expect(stubs.warnings.map(\.line) == [4, 5])
        }
    }

    @Test("A body that needs a module is emptied, its lines stay, and a warning says so")
    func body() throws {
        try inWidget { folder, collection in
            let file = folder + "/Ride.swift"
            let errors = [
                error("cannot find 'HKHealthStore' in scope", line: 7, in: folder),
                error("cannot infer contextual base in reference to member 'x'", line: 8, in: folder),
            ]
            let strangers = [file: ["HealthKit (line 1)"]]
            let stubs = GuestStubs(for: errors, in: collection, strangers: strangers, isLast: false)
            #expect(stubs.rest.isEmpty)
            #expect(stubs.warnings.map(\.line) == [6])
            #expect(
                stubs.warnings.map(\.message) == [
                    "the body of 'label' is left out: it needs 'HKHealthStore', which Islet lacks; it probably comes from HealthKit (line 1)"
                ])
            collection.empty(stubs.bodies)
            let taken = try #require(collection.files.first)
            var pass = SourcePass(taken.source, path: file, number: 0, modules: ["SwiftUI"])
            let text = pass.output(taking: taken.taken, emptying: taken.emptied).text
            #expect(!text.contains("store.isHere") && text.contains("func label() -> String { Swift.fatalError("))
            #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[14].contains("struct RideAttributes"))
        }
    }

    @Test(
        "A static property that nothing reaches is left out; one that is reached, or that a protocol may need, is not")
    func sharedMembers() throws {
        let theme = """
            import HealthKit
            enum Theme {
                static let tint = 1
                enum Map {
                    static let area = HKArea(
                        HKPoint())
                    static var other: Int { 2 }
                }
                static let used = HKArea()
            }
            extension Theme: Needing { static let area2 = HKArea() }
            """
        let widget = Self.widget.replacing("Text(label())", with: "Text(Theme.tint, Theme.used)")
        try inTemporaryTree(["Ride.swift": widget, "Theme.swift": theme, "Package.swift": ""]) { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/Ride.swift"]))
            let file = folder + "/Theme.swift"
            func stubs(line: Int) -> GuestStubs {
                let error = GuestDiagnostic(
                    file: file, line: line, column: 9, kind: .error, message: "cannot find 'HKArea' in scope")
                return GuestStubs(
                    for: [error], in: collection, strangers: [file: ["HealthKit (line 1)"]], isLast: false)
            }
            let found = stubs(line: 6)
            #expect(found.rest.isEmpty && found.bodies[file]?.map(\.name) == ["area"])
            #expect(found.bodies[file]?.first?.isMember == true)
            #expect(
                found.warnings.map(\.description) == [
                    "\(file):5:1: warning: 'area' is left out: it needs 'HKArea', which Islet lacks; it probably comes from HealthKit (line 1)"
                ])
            for line in [9, 11] { #expect(stubs(line: line).bodies.isEmpty) }
        }
    }

    @Test(
        "An error of the source's own is not hidden: without such a module, in a view, or beside a body that is emptied"
    )
    func ownErrors() throws {
        try inWidget { folder, collection in
            let strangers = [folder + "/Ride.swift": ["HealthKit (line 1)"]]
            let missing = error("cannot find 'HKHealthStore' in scope", line: 7, in: folder)
            let view = error("cannot find 'HKView' in scope", line: 11, in: folder)
            let wrong = error("missing argument for parameter 'state' in call", line: 4, in: folder)
            func rest(_ errors: [GuestDiagnostic], _ strangers: [String: [String]]) -> [GuestDiagnostic] {
                GuestStubs(for: errors, in: collection, strangers: strangers, isLast: true).rest
            }
            #expect(rest([missing], [:]) == [missing])
            #expect(rest([view], strangers) == [view])
            #expect(rest([missing, wrong], strangers) == [wrong])
            let typing = error("cannot convert value of type 'Int' to 'String'", line: 8, in: folder)
            #expect(rest([typing], strangers) == [typing])
        }
    }

    @Test("A member that takes or returns a type that is not here is left out, and so is what needs that member")
    func members() throws {
        let kind = """
            import HealthKit
            enum Kind: String {
                case run
                /// As HealthKit calls it.
                @MainActor public var activity: HKWorkoutActivityType {
                    switch self { case .run: .running }
                }
                func start() { print(activity) }
            }
            func session(_ type: HKWorkoutActivityType) {}
            """
        try inTemporaryTree(["Ride.swift": Self.widget, "Kind.swift": kind, "Package.swift": ""]) { folder in
            var collection = try GuestCollection(.init(paths: [folder + "/Ride.swift", folder + "/Kind.swift"]))
            func error(_ message: String, line: Int) -> GuestDiagnostic {
                GuestDiagnostic(file: folder + "/Kind.swift", line: line, column: 1, kind: .error, message: message)
            }
            let strangers = [folder + "/Kind.swift": ["HealthKit (line 1)"]]
            let errors = [5, 10].map { error("cannot find type 'HKWorkoutActivityType' in scope", line: $0) }
            let stubs = GuestStubs(for: errors, in: collection, strangers: strangers, isLast: false)
            // A function at the top is a declaration: to empty its body does not help.
            #expect(stubs.rest == [errors[1]])
            #expect(stubs.warnings.count == 1)
            #expect(stubs.warnings.first?.message.hasPrefix("'activity' is left out: it needs 'HKWorkout") == true)
            collection.empty(stubs.bodies)
            let file = try #require(collection.files.first { $0.path.hasSuffix("Kind.swift") })
            var pass = SourcePass(file.source, path: file.path, number: 0, modules: ["SwiftUI"])
            let lines = pass.output(taking: file.taken, emptying: file.emptied).text.split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(lines[5].allSatisfy(\.isWhitespace) && lines[8].contains("func start() {"))
            collection.empty([:], because: stubs.reasons)
            let lacks = "it needs 'HKWorkoutActivityType', which Islet lacks; it probably comes from HealthKit (line 1)"
            for message in ["value of type 'Kind' has no member 'activity'", "cannot find 'activity' in scope"] {
                // The same without the import: the reason is the member's.
                let next = GuestStubs(
                    for: [error(message, line: 8)], in: collection, strangers: [:], isLast: false)
                #expect(next.rest.isEmpty)
                #expect(
                    next.warnings.map(\.message) == [
                        "a statement of 'start' is left out: it needs 'activity', which is left out because \(lacks)"
                    ])
                let explained = GuestCompiler.explaining(
                    [error(message, line: 8)], in: collection, unknown: ["activity"], strangers)
                #expect(explained.map(\.message) == ["\(message): it is left out because \(lacks)"])
            }
        }
    }

    @Test(
        "What an extension of the sources adds is not of a module; what the sources declare counts when nothing else helps"
    )
    func ownNames() throws {
        let added = "extension RideWidget { func HKHealthStore() {} }"
        try inTemporaryTree(["Ride.swift": Self.widget, "App/Store.swift": added, "Package.swift": ""]) { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/Ride.swift"]))
            let missing = error("cannot find 'HKHealthStore' in scope", line: 7, in: folder)
            let strangers = [folder + "/Ride.swift": ["HealthKit (line 1)"]]
            for isLast in [false, true] {
                let stubs = GuestStubs(for: [missing], in: collection, strangers: strangers, isLast: isLast)
                #expect(stubs.bodies.isEmpty)
            }
        }
        try inTemporaryTree([
            "Ride.swift": Self.widget, "App/Store.swift": "class HKHealthStore {}", "Package.swift": "",
        ]) {
            folder in
            let collection = try GuestCollection(.init(paths: [folder + "/Ride.swift"]))
            let missing = error("cannot find 'HKHealthStore' in scope", line: 7, in: folder)
            let early = GuestStubs(for: [missing], in: collection, strangers: [:], isLast: false)
            let last = GuestStubs(for: [missing], in: collection, strangers: [:], isLast: true)
            #expect(early.rest == [missing] && last.rest.isEmpty)
            #expect(last.warnings.first?.message.hasSuffix("which does not compile here") == true)
        }
    }

    @Test(
        "A body that needs more of a module that is here in part is emptied, and an error of a value that is drawn stays"
    )
    func parts() throws {
        try inWidget { folder, collection in
            let missing = error("value of type 'HKWorkout' has no member 'x'", line: 7, in: folder)
            let drawn = error("value of type 'UIColor' has no member 'x'", line: 8, in: folder)
            let strangers = [folder + "/Ride.swift": ["HealthKit (line 1)"]]
            let stubs = GuestStubs(for: [missing], in: collection, strangers: strangers, isLast: false)
            #expect(
                stubs.warnings.map(\.message) == [
                    "the body of 'label' is left out: it needs more of HKWorkout, which is not here"
                ])
            #expect(GuestStubs(for: [missing], in: collection, strangers: [:], isLast: false).rest == [missing])
            #expect(GuestStubs(for: [drawn], in: collection, strangers: strangers, isLast: false).rest == [drawn])
        }
    }

    @Test("Of a named file, what the activity does not reach and needs a module is left out, with what needs that")
    func unreached() throws {
        try inWidget { folder, collection in
            let missing = error("cannot find 'HKHealthStore' in scope", line: 15, in: folder)
            let own = GuestRepair(of: [missing], in: collection)
            #expect(own.left.isEmpty)
            let repair = GuestRepair(of: [missing], in: collection, foreign: [folder + "/Ride.swift"])
            let isLeft = collection.change(adding: [], leaving: repair.left)
            #expect(isLeft)
            let next = GuestRepair(
                of: [error("cannot find 'Provider' in scope", line: 16, in: folder)], in: collection,
                foreign: [folder + "/Ride.swift"])
            let isLeftToo = collection.change(adding: next.added, leaving: next.left, keeping: next.kept)
            #expect(isLeftToo)
            #expect(
                collection.leftOut.map(\.message)
                    == ["Provider", "StepsWidget"].map {
                        "'\($0)' is left out: the Live Activity does not need it, and it does not compile here"
                    })
            let file = try #require(collection.files.first)
            #expect(file.taken?.count == 2)
        }
    }
}
