import Testing

@testable import GuestBuild

@Suite("The declarations of a source")
struct SwiftDeclarationTests {
    @Test("Attributes in a condition belong to the declaration after them, and their arguments are not its modifiers")
    func conditionalAttributes() throws {
        let text = "#if swift(>=5.8)\n@_documentation(visibility: private)\n#endif\nstruct A {}\nlet b = 1\n"
        let source = SwiftSource(text)
        let declarations = source.declarations()
        #expect(declarations.map(\.name) == ["A", "b"] && declarations.map(\.isPrivate) == [false, false])
        var pass = SourcePass(source, path: "Score.swift", number: 0, modules: ["Foundation"])
        let left = pass.output(taking: [try #require(declarations.last).range]).text
        #expect(left == "#sourceLocation(file: \"Score.swift\", line: 1)\n\n\n\n\nlet b = 1\n")
        let whole = SwiftSource("#if DEBUG\n@available(iOS 17, *)\nstruct C {}\n#endif\nstruct D {}").declarations()
        #expect(whole.map(\.conditions) == [["(DEBUG)"], []])
    }

    @Test("An extension of a list or a dictionary by its brackets is one of their types")
    func bracketed() {
        let names = SwiftSource("extension [Int] {}\nextension [String: [Int]]: P {}\nextension [[A: B]] {}")
            .declarations()
        #expect(names.map(\.name) == ["Array", "Dictionary", "Array"] && names[1].inherited == ["P"])
    }

    @Test(
        "Imports are found without reading the declarations around them: with attributes, in conditions, not in texts")
    func imports() {
        let text = """
            @_exported import A
            #if os(iOS)
                import struct B.C
            #endif
            struct D { let text = "import X" }
            import E; import F
            """
        let imports = SwiftSource(text).imports
        #expect(imports.map(\.module) == ["A", "B", "E", "F"])
        #expect(imports.map(\.line) == [1, 3, 6, 6] && imports.map(\.isExported) == [true, false, false, false])
    }
}
