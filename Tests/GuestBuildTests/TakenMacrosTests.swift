import Testing

@testable import GuestBuild

@Suite("Macros that are taken out")
struct TakenMacrosTests {
    private func body(_ text: String) -> String {
        var pass = SourcePass(
            SwiftSource(text), path: "Score.swift", number: 0, modules: ["AppIntents", "Foundation", "SwiftData"])
        let lines = pass.output().text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return lines.prefix { !$0.hasPrefix("#sourceLocation()") }.joined(separator: "\n")
    }

    @Test("SwiftData's are taken out only where SwiftData is imported")
    func models() {
        #expect(
            body("import SwiftData\n@Model final class A { @Attribute(.unique) var a = 1 }")
                == "import SwiftData\n final class A {  var a = 1 }")
        let other = "@Model struct A {}"
        #expect(body(other) == other)
    }

    @Test("SwiftData's that stand by themselves are taken out with their type and arguments")
    func statements() {
        #expect(
            body("import SwiftData\nfinal class A { #Unique<A>([\\.a], [\\.b]);\n#Index<A>(\n[\\.a])\nvar a = 1 }")
                == "import SwiftData\nfinal class A { \n\n\nvar a = 1 }")
        let other = "final class A { #Unique<A>([\\.a]) }"
        #expect(body(other) == other)
    }

    @Test("Those of an entity's properties are taken out with their arguments")
    func properties() {
        #expect(
            body("import AppIntents\nstruct A { @ComputedProperty(title: \"N\") var n: Int { 1 } }")
                == "import AppIntents\nstruct A {  var n: Int { 1 } }")
        #expect(
            body("import AppIntents\nstruct A { @DeferredProperty var n: Int { get async throws { 1 } } }")
                == "import AppIntents\nstruct A {  var n: Int { get async throws { 1 } } }")
        let other = "struct A { @ComputedProperty var n: Int { 1 } }"
        #expect(body(other) == other)
    }

    @Test("Those of an assistant's schema are taken out, and the type conforms to what they add")
    func schemas() {
        for (source, expected) in [
            (
                "@AppIntent(schema: .photos.openAsset)\nstruct A: OpenIntent { var n = 1 }",
                "\nstruct A: OpenIntent, _SchemaIntent { var n = 1 }"
            ),
            ("@AssistantIntent(schema: .system.search) struct A {}", " struct A: _SchemaIntent {}"),
            (
                "@AppEntity(schema: .photos.asset)\nstruct A<T> where T: B {}",
                "\nstruct A<T>: _SchemaEntity where T: B {}"
            ),
            ("@AppEnum(schema: .photos.kind)\nenum A: String { case b }", "\nenum A: String, _SchemaEnum { case b }"),
        ] {
            #expect(body("import AppIntents\n" + source) == "import AppIntents\n" + expected)
        }
        for other in ["@AppIntent struct A {}", "import AppIntents\n@AppIntent(a: 1) struct A {}"] {
            #expect(body(other) == other)
        }
    }
}
