import Testing

@testable import GuestBuild

@Suite("Configurations that depend on the system")
struct SystemBranchesTests {
    private func changed(_ text: String) -> String {
        let source = SwiftSource(text)
        var edits = SourceEdits()
        for index in source.tokens.indices { source.systemBranches(at: index)?.rewrite(&edits) }
        return edits.applied(to: source.bytes)
    }

    @Test("What each branch returns becomes one type, and the version a value")
    func branches() {
        let body = """
            var body: some WidgetConfiguration {
                if #available(iOS 26.0, *) {
                    return egg { if done { return 1 } }
                } else {
                    return timer()
                }
            }
            """
        #expect(
            changed(body) == """
                var body: some WidgetConfiguration {
                    if WidgetKit._IsletSystem.has(26.0) {
                        return WidgetKit._IsletConfiguration( egg { if done { return 1 } })
                    } else {
                        return WidgetKit._IsletConfiguration( timer())
                    }
                }
                """)
    }

    @Test("A guard, and branches of #if")
    func guards() {
        let guarded =
            "func a() -> some WidgetConfiguration { guard #available(iOS 18, *) else { return b() }; return c() }"
        #expect(changed(guarded).contains("guard WidgetKit._IsletSystem.has(18) else"))
        #expect(changed(guarded).contains("return WidgetKit._IsletConfiguration( c()) }"))
        let conditional = """
            func a() -> some WidgetConfiguration {
                #if A
                return b()
                #else
                if #unavailable(iOS 26) { return c() } else { return d() }
                #endif
            }
            """
        #expect(changed(conditional).contains("_IsletConfiguration( b())\n    #else"))
        #expect(changed(conditional).contains("if !WidgetKit._IsletSystem.has(26)"))
    }

    @Test(
        "Other bodies stay",
        arguments: [
            "var body: some WidgetConfiguration { timer() }",
            "var body: some View { if #available(iOS 26, *) { return a() } else { return b() } }",
            "var body: some WidgetConfiguration { timer { if #available(iOS 26, *) { return a() } else { return b() } } }",
            "var body: some WidgetConfiguration { if #available(macOS 26, *) { return a() } else { return b() } }",
        ])
    func others(_ body: String) {
        #expect(changed(body) == body)
    }
}
