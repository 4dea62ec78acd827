import Testing

@testable import TerminalScreen

struct TerminalSequenceTests {
    private func notification(_ title: String, _ body: String, _ environment: [String: String]) -> String {
        let program = TerminalProgram(environment: environment)
        return String(decoding: TerminalSequence.notification(title: title, body: body, for: program), as: UTF8.self)
    }

    private let kitty = ["TERM": "xterm-kitty"]
    private let foot = ["TERM": "foot"]
    private let iTerm = ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"]

    @Test func eachTerminalGetsItsOwnSequence() {
        #expect(notification("Target", "Metta", iTerm) == "\u{1B}]9;Target: Metta\u{1B}\\")
        #expect(notification("Target", "Metta", foot) == "\u{1B}]777;notify;Target;Metta\u{1B}\\")
        #expect(
            notification("Target", "Metta", kitty)
                == "\u{1B}]99;i=islet:d=0;Target\u{1B}\\\u{1B}]99;i=islet:d=1:p=body;Metta\u{1B}\\")
        #expect(notification("Target", "Metta", ["TERM": "xterm"]) == "")
    }

    @Test func tmuxPassthroughDoublesEveryEscape() {
        var environment = iTerm
        environment["TMUX"] = "/tmp/tmux,1,0"
        #expect(
            notification("Target", "Metta", environment)
                == "\u{1B}Ptmux;\u{1B}\u{1B}]9;Target: Metta\u{1B}\u{1B}\\\u{1B}\\")
    }

    @Test func usersTextCannotEndTheSequence() {
        let text = "a\u{1B}\\b\u{7}c\u{9C}d\ne\u{90}"
        for environment in [iTerm, foot, kitty] {
            let sent = notification("Target", text, environment)
            #expect(sent.contains("a\\bcde"))
            let controls = sent.unicodeScalars.filter { $0.properties.generalCategory == .control }
            #expect(controls.allSatisfy { $0 == "\u{1B}" })
            #expect(controls.count == (environment == kitty ? 4 : 2))
        }
        #expect(notification("a;b", "c;d", foot) == "\u{1B}]777;notify;a,b;c,d\u{1B}\\")
    }

    @Test func textIsNeverAConEmuCommand() {
        #expect(notification("4;1;42", "", iTerm) == "\u{1B}]9; 4;1;42\u{1B}\\")
    }

    @Test func titleAndProgressAreSentOnChangeAndRestored() {
        var adornments = Adornments(for: TerminalProgram(environment: ["TERM": "xterm", "WT_SESSION": "1"]))
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        #expect(text(adornments.undoing) == "")
        #expect(text(adornments.set(title: "a\u{7}b")) == "\u{1B}[22;0t\u{1B}]2;ab\u{1B}\\")
        #expect(text(adornments.set(title: "a\u{7}b")) == "")
        #expect(text(adornments.set(title: "c")) == "\u{1B}]2;c\u{1B}\\")
        #expect(text(adornments.set(progress: .running(percent: 7))) == "\u{1B}]9;4;1;7\u{1B}\\")
        #expect(text(adornments.set(progress: .running(percent: 7))) == "")
        #expect(text(adornments.set(progress: .paused(percent: 7))) == "\u{1B}]9;4;4;7\u{1B}\\")
        #expect(text(adornments.undoing) == "\u{1B}[23;0t\u{1B}]9;4;0;0\u{1B}\\")
        #expect(text(adornments.set(title: nil)) == "\u{1B}[23;0t")
        #expect(text(adornments.set(progress: nil)) == "\u{1B}]9;4;0;0\u{1B}\\")
        #expect(text(adornments.undoing) == "")
    }

    @Test func wezTermHasNoColorForStoppedProgress() {
        let program = TerminalProgram(environment: ["TERM": "wezterm"])
        #expect(
            String(decoding: TerminalSequence.progress(.paused(percent: 3), for: program), as: UTF8.self)
                == "\u{1B}]9;4;1;3\u{1B}\\")
    }
}
