import Testing

@testable import GuestBuild

@Suite("Names of Foundation that mean something else here")
struct RenamedNamesTests {
    @Test("A formatter that Foundation lacks is Islet's, unless the source has one of that name")
    func intervalFormatter() {
        let source = SwiftSource(
            "let a: DateIntervalFormatter = DateIntervalFormatter(); let b = Kit.DateIntervalFormatter()")
        func text(_ own: Set<String>) -> String {
            var pass = SourcePass(source, path: "A.swift", number: 0, modules: [], ownTypes: own)
            return pass.output().text
        }
        #expect(
            text([]).contains(
                "let a: GuestDateIntervalFormatter = GuestDateIntervalFormatter(); let b = Kit.DateIntervalFormatter()")
        )
        #expect(text(["DateIntervalFormatter"]).contains("let a: DateIntervalFormatter = DateIntervalFormatter()"))
    }

    @Test("A formatter of dates is Islet's only in a file that wants words for near days")
    func dateFormatter() {
        func text(_ source: String) -> String {
            var pass = SourcePass(SwiftSource(source), path: "A.swift", number: 0, modules: [], ownTypes: [])
            return pass.output().text
        }
        let plain = "let a = DateFormatter(); let b = ISO8601DateFormatter()"
        #expect(text(plain).contains(plain))
        #expect(
            text(plain + "; let c = a.doesRelativeDateFormatting")
                .contains("let a = GuestDateFormatter(); let b = ISO8601DateFormatter()"))
    }
}
