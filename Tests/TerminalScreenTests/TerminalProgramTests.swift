import Testing

@testable import TerminalScreen

struct TerminalProgramTests {
    private func program(_ variables: [String]) -> TerminalProgram {
        var environment = ["TERM": "xterm-256color"]
        for variable in variables {
            let parts = variable.split(separator: "=", maxSplits: 1).map(String.init)
            environment[parts[0]] = parts[1]
        }
        return TerminalProgram(environment: environment)
    }

    @Test(arguments: [
        (["TERM=xterm-kitty"], TerminalProgram.NotificationProtocol.osc99),
        (["KITTY_WINDOW_ID=1"], .osc99),
        (["TERM=xterm-ghostty"], .osc9), (["TERM_PROGRAM=ghostty"], .osc9),
        (["TERM_PROGRAM=WezTerm"], .osc9), (["TERM_PROGRAM=iTerm.app"], .osc9), (["LC_TERMINAL=iTerm2"], .osc9),
        (["TERM=foot"], .osc777), (["TERM=rxvt-unicode-256color"], .osc777), (["VTE_VERSION=7600"], .osc777),
    ])
    func terminalsThatShowNotificationsAreKnown(
        variables: [String], expected: TerminalProgram.NotificationProtocol
    ) { #expect(program(variables).notificationProtocol == expected) }

    @Test(arguments: [
        [], ["TERM=linux"], ["TERM=alacritty"], ["TERM_PROGRAM=Apple_Terminal"], ["WT_SESSION=1"],
        ["TERM=dumb", "TERM_PROGRAM=iTerm.app"],
        // Started from a program that shows them.
        ["TERM=alacritty", "KITTY_WINDOW_ID=1"], ["XTERM_VERSION=XTerm(379)", "VTE_VERSION=7600"],
        ["TERM_PROGRAM=vscode", "VTE_VERSION=7600"],
        // GNU screen passes nothing on.
        ["TERM=screen", "STY=1.pts", "KITTY_WINDOW_ID=1"],
    ])
    func otherTerminalsAreSentNothing(variables: [String]) {
        #expect(program(variables).notificationProtocol == nil)
    }

    @Test(arguments: [
        (["TERM=xterm-kitty"], true), (["TERM=alacritty"], true), (["KONSOLE_VERSION=230804"], true),
        (["VTE_VERSION=7600"], true), (["TERM_PROGRAM=iTerm.app"], true), (["ALACRITTY_WINDOW_ID=9"], true),
        ([], false), (["TERM_PROGRAM=Apple_Terminal"], false),
        (["XTERM_VERSION=XTerm(379)", "KITTY_WINDOW_ID=1"], false),
        // Its window may later be another terminal's.
        (["TERM=tmux-256color", "TERM_PROGRAM=tmux", "TMUX=/t,1,0", "KITTY_WINDOW_ID=1"], false),
    ])
    func blockElementsFillTheirCellWhereTheTerminalDrawsThem(variables: [String], isDrawn: Bool) {
        #expect(program(variables).drawsBlockElements == isDrawn)
    }

    @Test func theTerminalsOwnNameBeatsAnInheritedOne() {
        #expect(program(["TERM=foot", "TERM_PROGRAM=WezTerm", "VTE_VERSION=7600"]).kind == .foot)
        #expect(program(["TERM_PROGRAM=WezTerm", "VTE_VERSION=7600"]).kind == .wezTerm)
    }

    @Test func inTmuxTheOuterTerminalCounts() {
        let inside = program(["TERM=tmux-256color", "TERM_PROGRAM=tmux", "TMUX=/t,1,0", "KITTY_WINDOW_ID=1"])
        #expect(inside.multiplexer == .tmux)
        #expect(inside.notificationProtocol == .osc99)
    }

    @Test(arguments: [
        (["WT_SESSION=1"], true), (["ConEmuPID=7"], true), (["TERM_PROGRAM=mintty"], true),
        (["TERM_PROGRAM=WezTerm"], true), (["TERM=xterm-ghostty"], true),
        (["VTE_VERSION=7900"], true), (["VTE_VERSION=7802"], false),
        (["TERM_PROGRAM=iTerm.app", "TERM_PROGRAM_VERSION=3.6.6"], true),
        (["TERM_PROGRAM=iTerm.app", "TERM_PROGRAM_VERSION=3.6.10"], true),
        (["TERM_PROGRAM=iTerm.app", "TERM_PROGRAM_VERSION=3.5.14"], false), (["TERM_PROGRAM=iTerm.app"], false),
        (["TERM=xterm-kitty"], false), (["KITTY_WINDOW_ID=1"], false), (["TERM=foot"], false), ([], false),
        // Progress that could not be removed again is not shown.
        (["TERM=tmux-256color", "TMUX=/t,1,0", "WT_SESSION=1"], false),
    ])
    func progressIsSentOnlyWhereItIsShown(variables: [String], isShown: Bool) {
        #expect(program(variables).showsProgress == isShown)
    }

    @Test(arguments: [
        ("xterm", true), ("xterm-256color", true), ("tmux-256color", true), ("foot", true), ("rxvt-unicode", true),
        ("linux", false), ("vt100", false), ("screen", false), ("stterm", false), ("dumb", false), ("", false),
    ])
    func titlesAreSentOnlyWhereTheyAreShown(name: String, isShown: Bool) {
        #expect(TerminalProgram(environment: ["TERM": name]).showsTitle == isShown)
    }
}
