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
            ("protocol A {\n@objc optional func tick(_ a: B) -> C\nfunc b()\n}", "protocol A {\n\nfunc b()\n}"),
            ("protocol A { @objc optional var a: Int { get } }", "protocol A {  }"),
            ("let a = #selector(A.tick(_:))", "let a = Selector(\"A.tick(_:)\")"),
            ("let a = #keyPath(A.name)", "let a = \"A.name\""),
        ])
    func marks(_ text: String, _ changed: String) { #expect(body(text) == changed) }

    @Test("A type named with its module is that of the module that has it here")
    func qualifiedTypes() {
        #expect(body("let a: SwiftUICore.Color = b") == "let a: SwiftUI.Color = b")
        #expect(body("let a = b.SwiftUICore.c") == "let a = b.SwiftUICore.c")
        #expect(body("let a = Symbols.pause") == "let a = Symbols.pause")
    }
}
