import Testing

@testable import GuestBuild

@Suite("What sources say to Objective-C")
struct ObjectiveCMarksTests {
    private func body(_ text: String) -> String {
        var pass = SourcePass(
            SwiftSource(text), path: "Ride.swift", number: 0, modules: ["SwiftUI", "UIKit", "Foundation"])
        return pass.output().text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(
            separator: "\n")
    }

    @Test(
        "Its marks are taken out, and a selector is a name",
        arguments: [
            ("class A { @objc func tick() {} }", "class A {  func tick() {} }"),
            ("@objc(Clock) class A {}", " class A {}"),
            ("@objcMembers final class A {}", " final class A {}"),
            ("class A { @IBOutlet weak var label: UILabel? }", "class A {  weak var label: UILabel? }"),
            (
                "protocol A {\n@objc optional func tick(_ a: B) -> C\nfunc b()\n}",
                "protocol A {\n\nfunc b()\n}; extension A { func tick(_ a: B) -> (C)? { nil } }"
            ),
            (
                "protocol A { @objc optional var a: Int { get } }",
                "protocol A {  }; extension A { var a: (Int)? { nil } }"
            ),
            (
                "@objc protocol A {\n@objc optional func a(_ b: B, // one\n  in c: C)\n@objc optional func d() -> E?\n}\nlet f = 1",
                " protocol A {\n\n\n\n}; extension A { func a(_ b: B,    in c: C) {}; func d() -> E? { nil } }\nlet f = 1"
            ),
            (
                "extension A { \n@NSManaged public var b: Int64 // one\n}",
                "extension A { \n public var b: Int64 { get { CoreData._isletManaged() } set {} } // one\n}".replacing(
                    "public", with: "      ")
            ),
            ("let a = #selector(A.tick(_:))", "let a = Selector(\"A.tick(_:)\")"),
            ("let a = #keyPath(A.name)", "let a = \"A.name\""),
        ])
    func marks(_ text: String, _ changed: String) { #expect(body(text) == changed) }

    @Test("A call of an optional member is one of a member, and other question marks stay")
    func optionalCalls() {
        let text =
            "protocol A { @objc optional func tick(_ a: B) -> C }\nlet a = b.c?.tick?(d) ?? e.tick.f?(g)\nlet h = tick?(i)"
        let source = SwiftSource(text)
        #expect(source.optionalRequirements == ["tick"])
        var pass = SourcePass(
            source, path: "Ride.swift", number: 0, modules: [], optionalMembers: source.optionalRequirements)
        let lines = pass.output().text.split(separator: "\n")
        #expect(lines.dropFirst(2) == ["let a = b.c?.tick(d) ?? e.tick.f?(g)", "let h = tick?(i)"])
    }

    @Test("A type named with its module is that of the module that has it here")
    func qualifiedTypes() {
        #expect(body("let a: SwiftUICore.Color = b") == "let a: SwiftUI.Color = b")
        #expect(body("let a = b.SwiftUICore.c") == "let a = b.SwiftUICore.c")
        #expect(body("let a = Symbols.pause") == "let a = Symbols.pause")
    }
}
