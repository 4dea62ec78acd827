import Testing

@testable import GuestBuild

@Suite("Empty types in place of those of modules that are not here")
struct GuestStandInsTests {
    private static let widget = """
        import AVFoundation
        class Player: NSObject, AVBoxPlayerDelegate {
            let player: AVBoxPlayer!
            let session = AVBoxSession.sharedInstance()
            let cache: AVCache<Int, String>
            func play() { player.play() }
        }
        struct RideWidget: Widget {
            let player = Player()
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) { _ in text } dynamicIsland: { _ in island }
            }
        }
        struct RideAttributes: ActivityAttributes {}
        """

    private func error(_ message: String, line: Int, in folder: String) -> GuestDiagnostic {
        GuestDiagnostic(file: folder + "/Ride.swift", line: line, column: 1, kind: .error, message: message)
    }

    private func inWidget(_ check: (String, inout GuestCollection, [String: [String]]) throws -> Void) throws {
        try inTemporaryTree(["Ride.swift": Self.widget, "Package.swift": ""]) { folder in
            var collection = try GuestCollection(.init(paths: [folder + "/Ride.swift"]))
            try check(folder, &collection, [folder + "/Ride.swift": ["AVFoundation (line 1)"]])
        }
    }

    @Test("A protocol, a class, one with arguments, and what a property begins with")
    func declarations() throws {
        try inWidget { folder, collection, strangers in
            var standIns = GuestStandIns()
            let types = [("AVBoxPlayerDelegate", 2), ("AVBoxPlayer", 3), ("AVCache", 5)]
            let errors = types.map { error("cannot find type '\($0)' in scope", line: $1, in: folder) }
            let session = error("cannot find 'AVBoxSession' in scope", line: 4, in: folder)
            let isAdded = standIns.add(for: errors + [session], in: collection, strangers: strangers)
            #expect(isAdded)
            let isAddedTwice = standIns.add(for: errors, in: collection, strangers: strangers)
            #expect(!isAddedTwice)
            let member = error("type 'AVBoxSession' has no member 'sharedInstance'", line: 4, in: folder)
            let isMemberAdded = standIns.add(for: [member], in: collection, strangers: strangers)
            #expect(isMemberAdded)
            let source = try #require(standIns.source)
            #expect(source.contains("protocol AVBoxPlayerDelegate {}"))
            #expect(source.contains("class AVBoxPlayer: NSObject"))
            #expect(source.contains("class AVCache<Argument0, Argument1>: NSObject"))
            #expect(
                source.contains("extension AVBoxSession { static func sharedInstance() -> AVBoxSession {"))
            #expect(
                standIns.warnings.first?.message
                    == "'AVBoxPlayer' is an empty type here: Islet lacks it; it probably comes from AVFoundation (line 1)"
            )
        }
    }

    @Test("A type of the sources, one of a file that imports nothing strange, and a function have none")
    func others() throws {
        try inWidget { folder, collection, strangers in
            let own = error("cannot find type 'RideAttributes' in scope", line: 2, in: folder)
            let missing = error("cannot find type 'AVBoxPlayer' in scope", line: 3, in: folder)
            let function = error("cannot find 'play' in scope", line: 3, in: folder)
            var standIns = GuestStandIns()
            let isAdded =
                standIns.add(for: [own, function], in: collection, strangers: strangers)
                || standIns.add(for: [missing], in: collection, strangers: [:])
            #expect(!isAdded && standIns.source == nil)
        }
    }

    @Test("A property with a value that such a type cannot give is left out, but not for a name that can stand in too")
    func properties() throws {
        try inWidget { folder, collection, strangers in
            let missing = error("cannot find type 'AVBoxSession' in scope", line: 4, in: folder)
            var standIns = GuestStandIns()
            _ = standIns.add(for: [missing], in: collection, strangers: strangers)
            let messages = [
                "argument passed to call that takes no arguments", "type 'AVBoxSession' has no member 'sharedInstance'",
                "cannot find 'AVBoxMode' in scope",
            ]
            let errors = messages.map { error($0, line: 4, in: folder) }
            func rest(_ error: GuestDiagnostic) -> [GuestDiagnostic] {
                GuestStubs(for: [error], in: collection, strangers: strangers, isLast: true).rest
            }
            #expect(errors.flatMap(rest) == errors)
            collection.add(standIns)
            #expect(errors.flatMap(rest) == Array(errors.dropFirst()))
            #expect(rest(error("missing argument in call", line: 9, in: folder)).count == 1)
            let stubs = GuestStubs(for: errors, in: collection, strangers: strangers, isLast: true)
            #expect(
                stubs.warnings.map(\.message) == ["'session' is left out: it needs 'AVBoxSession', which is not here"])
        }
    }

    @Test("A statement that uses such a type is left out")
    func bodies() throws {
        try inWidget { folder, collection, strangers in
            let missing = error("cannot find type 'AVBoxPlayer' in scope", line: 3, in: folder)
            let call = error("value of type 'AVBoxPlayer' has no member 'play'", line: 6, in: folder)
            var standIns = GuestStandIns()
            _ = standIns.add(for: [missing], in: collection, strangers: strangers)
            #expect(GuestStubs(for: [call], in: collection, strangers: strangers, isLast: true).rest == [call])
            collection.add(standIns)
            let stubs = GuestStubs(for: [call], in: collection, strangers: strangers, isLast: true)
            #expect(stubs.rest.isEmpty)
            #expect(
                stubs.warnings.map(\.message) == [
                    "a statement of 'play' is left out: it needs 'AVBoxPlayer', which is not here"
                ])
        }
    }
}
