import CellUI
import Foundation
import Testing

@testable import TerminalScreen

extension TerminalScreenTests {
    @Suite struct LifeCycleTests {
        /// Alternate screen, mouse with its protocol, application keys.
        private static let borrowed: Set<Int> = [1049, 1000, 1006, 1]

        private func expectWhole(_ probe: ProbeProcess, modes: [UInt]) {
            let model = probe.model
            #expect(model.modes.isDisjoint(with: Self.borrowed), "still on: \(model.modes)")
            #expect(model.modes.isSuperset(of: [7, 25]), "cursor or wrapping is off: \(model.modes)")
            #expect(probe.terminal.modes == modes, "stty differs")
            #expect(model.title == "shell" && model.progress == nil, "\(model.title), \(model.progress ?? "")")
        }

        private func runningProbe(_ mode: String = "still", through shell: String? = nil) throws -> (
            ProbeProcess, [UInt]
        ) {
            let probe = try ProbeProcess(mode, through: shell)
            let modes = try PseudoTerminal(size: CellSize(width: 40, height: 20)).modes
            return (probe, modes)
        }

        @Test func theTerminalIsTakenWhileRunning() throws {
            let (probe, modes) = try runningProbe()
            #expect(probe.shows("still ▌ 3"))
            #expect(probe.model.modes.isSuperset(of: [1049, 1000, 1006]))
            #expect(!probe.model.modes.contains(25))
            #expect(probe.sends("\u{1B}]9;4;1;42\u{1B}\\"))
            #expect(probe.model.title == "probe" && probe.model.progress == "1;42")
            #expect(probe.terminal.modes != modes)
            probe.terminal.type("q")
            #expect(probe.end() == 0)
        }

        @Test(arguments: ["q", "\u{3}"]) func quitKeysRestoreTheTerminal(key: String) throws {
            let (probe, modes) = try runningProbe()
            #expect(probe.shows("still ▌ 3"))
            probe.terminal.type(key)
            #expect(probe.end() == 0)
            expectWhole(probe, modes: modes)
        }

        @Test(arguments: [
            SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGTRAP,
            SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS, SIGPIPE,
        ])
        func aSignalRestoresTheTerminalAndKills(signal: Int32) throws {
            let (probe, modes) = try runningProbe()
            #expect(probe.shows("still ▌ 3"))
            kill(probe.pid, signal)
            #expect(probe.end() == 128 + signal)
            expectWhole(probe, modes: modes)
        }

        @Test(arguments: [("crash", [SIGILL, SIGTRAP]), ("overflow", [SIGSEGV])])
        func aCrashRestoresTheTerminal(mode: String, signals: [Int32]) throws {
            let (probe, modes) = try runningProbe(mode)
            let status = probe.end()
            #expect(signals.map { 128 + $0 }.contains(status), "status \(status)")
            #expect(contains(probe.bytes, "\u{1B}[?1049h"))
            expectWhole(probe, modes: modes)
        }

        @Test func anExitWithoutCloseRestoresTheTerminal() throws {
            let (probe, modes) = try runningProbe("exit")
            #expect(probe.end() == 3)
            #expect(contains(probe.bytes, "\u{1B}[?1049h"))
            expectWhole(probe, modes: modes)
        }

        @Test func aClosedTerminalEndsTheScreen() throws {
            var probe: ProbeProcess? = try ProbeProcess("still")
            #expect(probe!.shows("still ▌ 3"))
            let pid = probe!.pid
            // The master closes with its last user, as a terminal window does.
            probe = nil
            var status: Int32 = 0
            let deadline = Date(timeIntervalSinceNow: 10)
            while waitpid(pid, &status, WNOHANG) == 0, Date() < deadline { usleep(2000) }
            #expect(status & 0x7F == SIGHUP)
        }

        @Test func ctrlZRestoresTheTerminalAndFgRepaints() throws {
            let script =
                "set -m; \"$0\" $1; echo stopped=$?; stty -a | grep -o -- '-*echo '; read; fg >/dev/null; echo ended=$?"
            let (probe, _) = try runningProbe(through: script)
            #expect(probe.shows("still ▌ 3"))
            probe.terminal.type("\u{1A}")
            #expect(probe.sends("stopped=148"))
            #expect(probe.sends("echo "))
            #expect(probe.model.modes.isDisjoint(with: Self.borrowed))
            #expect(probe.model.title == "shell" && probe.model.progress == nil)
            probe.terminal.resize(to: CellSize(width: 40, height: 18))
            probe.terminal.type("\n")
            #expect(probe.shows("resized(CellUI.CellSize(width: 40, he"))
            #expect(probe.shows("continued"))
            #expect(probe.model.modes.isSuperset(of: [1049, 1000, 1006]))
            #expect(probe.sends("\u{1B}]9;4;1;42\u{1B}\\"))
            #expect(probe.model.title == "probe" && probe.model.progress == "1;42")
            probe.terminal.type("q")
            #expect(probe.end() == 0)
            #expect(contains(probe.bytes, "ended=0"))
            #expect(probe.model.modes.isDisjoint(with: Self.borrowed))
            #expect(probe.model.title == "shell" && probe.model.progress == nil)
        }

        @Test func ctrlZIsIgnoredWithoutAShellToResume() throws {
            let (probe, _) = try runningProbe()
            #expect(probe.shows("still ▌ 3"))
            probe.terminal.type("\u{1A}")
            #expect(probe.shows("continued"))
            probe.terminal.type("q")
            #expect(probe.end() == 0)
        }

        @Test func aProcessStoppedFromOutsideRepaints() throws {
            let (probe, _) = try runningProbe()
            #expect(probe.shows("still ▌ 3"))
            kill(probe.pid, SIGSTOP)
            kill(probe.pid, SIGCONT)
            #expect(probe.shows("continued"))
            #expect(probe.model.modes.contains(1049))
            probe.terminal.type("q")
            #expect(probe.end() == 0)
        }

        @Test func withoutAUsableTerminalNothingIsSent() throws {
            let terminal = try PseudoTerminal(size: CellSize(width: 40, height: 10))
            var options = TerminalScreen.Options()
            (options.input, options.output) = (terminal.slave, terminal.slave)
            for (name, error) in [
                ("dumb", TerminalError.dumb(name: "dumb")), ("", .dumb(name: "")),
                ("no-such-terminal", .unknownTerminal(name: "no-such-terminal")),
            ] {
                #expect(throws: error) { try TerminalScreen(options: options, environment: ["TERM": name]) }
            }
            options.output = open("/dev/null", O_WRONLY)
            defer { Foundation.close(options.output) }
            #expect(throws: TerminalError.notATerminal) {
                try TerminalScreen(options: options, environment: ["TERM": "xterm"])
            }
            #expect(terminal.output() == [])
        }
    }
}
