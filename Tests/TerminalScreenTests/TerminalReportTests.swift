import Testing

@testable import TerminalScreen

extension TerminalScreenTests {
    @Suite struct TerminalReportTests {
        private func report(_ environment: [String: String]) -> TerminalReport {
            TerminalReport(environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"].merging(environment) { $1 })
        }

        @Test func colorsComeFromTerminfoUnlessTheEnvironmentOverrides() {
            #expect(report([:]).colors == .indexed256)
            #expect(report([:]).colorReason == .terminfo(colors: 256))
            #expect(report([:]).asksForColor)
            #expect(report(["COLORTERM": "truecolor"]).colors == .direct)
            #expect(report(["COLORTERM": "truecolor"]).colorReason == .colorTerm("truecolor"))
            #expect(report(["COLORTERM": "truecolor"]).derivesEntry)
            #expect(report(["COLORTERM": "truecolor", "NO_COLOR": "1"]).colorReason == .noColor)
            #expect(report(["COLORTERM": "yes"]).colorReason == .terminfo(colors: 256))
        }

        @Test func aTerminalWithoutAScreenSaysWhy() {
            #expect(report(["TERM": ""]).problem == .dumb(name: ""))
            #expect(report(["TERM": "dumb"]).problem == .dumb(name: "dumb"))
            #expect(report(["TERM": "no-such-terminal"]).problem == .unknownTerminal(name: "no-such-terminal"))
            #expect(report(["TERM": "no-such-terminal", "COLORTERM": "truecolor"]).colors == .none)
            #expect(report([:]).problem == nil)
        }

        @Test func capabilitiesComeFromTerminfo() {
            #expect(report([:]).hasMouse)
            #expect(report([:]).hasBell)
            #expect(!report(["TERM": "vt52"]).hasMouse)
        }

        @Test func charactersFollowTheLocale() {
            #expect(report([:]).isUTF8)
            #expect(report([:]).locale == "C.UTF-8")
            #expect(!report(["LC_ALL": "POSIX"]).isUTF8)
        }
    }
}
