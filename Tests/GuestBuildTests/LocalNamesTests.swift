import Testing

@testable import GuestBuild

@Suite("Names of a body that mean no declaration elsewhere")
struct LocalNamesTests {
    /// What the first declaration uses, or a part of it.
    private func uses(
        _ text: String, of part: (SwiftDeclaration) -> SwiftDeclaration = { $0 }
    ) -> (names: Set<String>, members: Set<String>) {
        let source = SwiftSource(text)
        return source.uses(in: part(source.declarations()[0]).tokens, localNames: LocalNames(of: source))
    }

    @Test(
        "What a body, a parameter or a member is called means no declaration of another file",
        arguments: [
            "func f() { let stop = first(); show(stop) }",
            "func f() { let stop: Stop\n stop = first()\n show(stop) }",
            "func f() { let a = 1, stop = a\n show(stop) }",
            "func f() { let (a, stop) = pair\n show(a, stop) }",
            "func f() { var stop = first()\n    .next\n show(\"\\(stop)\") }",
            "func f() { async let stop = first()\n show(await stop) }",
            "func f() { if let stop = first() { show(stop) } }",
            "func f() { if let a, let stop = a.next, stop.isOpen { show(stop) } else { hide() } }",
            "func f() { while let stop = next() { show(stop) } }",
            "func f() { guard let stop = first(), stop.isOpen else { return }\n show(stop) }",
            "func f() { guard case .at(let stop) = place else { return }\n show(stop) }",
            "func f() { if case let .at(stop, label: a) = place { show(stop, a) } }",
            "func f() { switch place { case .at(let stop) where stop.isOpen: show(stop)\n default: hide() } }",
            "func f() { switch place { case let stop as Stop: show(stop)\n default: hide() } }",
            "func f() { switch place { case let .at(stop), let .near(stop): show(stop)\n @unknown default: hide() } }",
            "func f() { for stop in stops where stop.isOpen { show(stop) } }",
            "func f() { for (number, stop) in stops.enumerated() { show(stop, number) } }",
            "func f() { for case let stop? in stops { show(stop) } }",
            "func f() { do { try go() } catch let stop as Stop { show(stop) } }",
            "func f() { stops.map { stop in show(stop) } }",
            "func f() { stops.map { (stop: Stop) -> Int in show(stop) } }",
            "func f() { stops.map { [weak self] _, stop async throws -> Int in show(stop) } }",
            "func f() { run { [stop = first()] in show(stop) } }",
            "func f(_ stop: Stop) -> Int { show(stop) }", "func f(stop: Stop, at place: Int) { show(stop) }",
            "func f(@ViewBuilder to stop: () -> Stop) where A: B { stop() }",
            "func f(stop first: Stop) { show(first) }",
            "func f() { func stop() {}\n stop() }",
            "struct A { let stop: Stop\n var body: some View { Text(stop.name) } }",
            "struct A { var stop: Stop { first() }\n func f() { show(stop) } }",
            "struct A { func stop() {}\n init() { run { stop() } } }",
            "struct A { static let stop = 1\n static func f() { show(stop) } }",
            "extension A { var stop: Stop { first() }\n var name: String { stop.name } }",
            "struct A { struct B { let stop: Stop\n var name: String { stop.name } } }",
            "enum A { case stop(Stop), go\n case here, stop }", "func f() { show(stop: 1, (stop: 2, 3)) }",
            "struct A { init(stop: Stop) { show(stop) } }", "struct A { subscript(stop: Int) -> Int { stop } }",
            "protocol A { var stop: Stop { get } }", "func f() { run { `stop` in show(`stop`) } }",
        ])
    func local(text: String) {
        // As a member it may still be meant.
        #expect(!uses(text).names.contains("stop") && uses(text).members.contains("stop"))
    }

    @Test(
        "A name that is used where the local one is not seen means the declaration of another file",
        arguments: [
            "func f() { show(stop) }", "func f() { let stop = stop\n go() }", "func f() { let stop = stop.next() }",
            "func f() { show(stop); let stop = 1 }", "func f() { do { let stop = 1 }\n show(stop) }",
            "func f() { if let stop { show(stop) } }", "func f() { guard let stop else { return } }",
            "func f() { if let stop = first() { show(stop) } else { show(stop) } }",
            "func f() { if let stop = first() { show(stop) }\n show(stop) }",
            "func f() { if stop.isOpen, let stop = first() { show(stop) } }",
            "func f() { if let stop = stop { show(stop) } }",
            "func f() { guard let stop = first() else { return show(stop) } }",
            "func f() { guard let a = stop, let stop = a.next else { return } }",
            "func f() { switch a { case .at(let stop): show(stop)\n case .go: show(stop) } }",
            "func f() { switch a { case .at: let stop = 1\n show(stop)\n default: show(stop) } }",
            "func f() { switch a { case stop: go()\n default: hide() } }",
            "func f() { for stop in stop { show(stop) } }", "func f() { for stop in a { show(stop) }\n show(stop) }",
            "func f() { stops.map { stop in show(stop) }\n show(stop) }", "func f() { run { [stop] in show(stop) } }",
            "func f() { run { [weak stop] a in show(stop, a) } }", "func f() { show(stop { a in a }) }",
            "func f(a: Int = stop) { let b = 1 }", "func f(stop: Int, a: Int = stop) {}",
            "extension B { func g() { show(stop) } }\nfunc f(at stop: Int) {}",
            "func f(stop a: Int) { show(stop) }", "func f() { show([stop: 1, a: 2]) }",
            "func f() { show(a ? stop : b) }", "func f() { show(a, stop, b: stop) }",
            "struct A { let stop: Stop\n let a = stop }",
            "struct A { let stop: Stop\n static func f() { show(stop) } }",
            "struct A { static let stop = 1\n func f() { show(stop) } }",
            "struct A { let stop: Stop\n struct B { func f() { show(stop) } } }",
            "struct A { struct B { let stop: Stop }\n func f() { show(stop) } }",
            "struct A { let stop: Stop\n let a: () -> Int = { show(stop) } }",
            "extension A { var name: String { stop.name } }\nstruct B { var stop: Stop }",
            "func f() { if a { func stop() {} }\n stop() }", "func f() { case stop",
            "func f() { let stop = stop", "func f() { repeat { let stop = 1 } while stop > 1 }",
        ])
    func global(text: String) { #expect(uses(text).names.contains("stop")) }

    @Test("A member of a type is what its extension in the same file means too, in each of its parts")
    func extended() {
        let text = "extension A { var name: String { stop.name }\n func f() {} }\nstruct A { let stop: Stop }"
        #expect(!uses(text).names.contains("stop"))
        #expect(uses(text, of: { $0.parts[0] }).members.contains("stop"))
        #expect(!uses(text, of: { $0.parts[0] }).names.contains("stop"))
    }

    private static let widget = """
        struct RideWidget: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) { context in VIEW } dynamicIsland: { island($0) }
            }
        }
        struct RideAttributes: ActivityAttributes { struct ContentState: Codable, Hashable { var stop: Int } }
        """

    @Test(
        "A file that has only the name of a local one is not taken, one that is meant is",
        arguments: [
            ("if let stop = context.state.next { Text(stop) }", ["W.swift"]),
            ("ForEach(context.state.all) { stop in Text(stop) }", ["W.swift"]),
            ("Line(stop: context.state.stop)", ["Line.swift", "W.swift"]),
            ("ForEach(context.state.all) { stop in Text(stop) }; Text(stop)", ["Stop.swift", "W.swift"]),
            ("if let stop { Text(stop) }", ["Stop.swift", "W.swift"]),
        ])
    func tree(view: String, taken: [String]) throws {
        let files = [
            "LICENSE": "", "A/W.swift": Self.widget.replacing("VIEW", with: view),
            "B/Stop.swift": "let stop = Database.first",
            "B/Line.swift": "struct Line: View { let stop: Int; var body: some View { Text(\"\\(stop)\") } }",
        ]
        try inTemporaryTree(files) { folder in
            let collection = try GuestCollection(.init(paths: [folder + "/A/W.swift"]))
            let names = collection.files.map { String($0.path.split(separator: "/").last ?? "") }
            #expect(names.sorted() == taken)
        }
    }
}
