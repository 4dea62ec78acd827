import Foundation
import Testing

extension EndToEndTests.Interruptions {
    @Suite struct Signals {
        /// The last four are crashes.
        @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGBUS])
        func aSignalRestoresTheTerminalAndTheSittingGoesOn(signal: Int32) async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            let during = try await terminal.state()
            #expect(during.isAlternateScreen && during.isMouseReported && !during.isCursorVisible)
            try await terminal.signal(signal)
            #expect(try await terminal.exitStatus() == 128 + signal)
            try await terminal.expectWhole()
            #expect(try await terminal.screen().contains("before"))
            #expect(try await home.status()?.state == "sitting")
        }

        @Test("A compiler ends with the program that waits for it", arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
        func aSignalEndsTheCompiler(signal: Int32) async throws {
            let home = try Home()
            let programs = home.directory.appending(path: "toolchain/bin")
            try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
            let script = """
                #!/bin/sh
                if [ "$2" = -version ]; then echo "Swift version 6.3"; exit; fi
                sleep 600 &
                echo $! >"$HOME/compiling"
                wait
                """
            for name in ["swift", "swiftc"] {
                let program = programs.appending(path: name)
                try script.write(to: program, atomically: true, encoding: .utf8)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
            }
            let source = home.directory.appending(path: "Ride.swift")
            try "struct Ride: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) } }"
                .write(to: source, atomically: true, encoding: .utf8)
            // A program beside which there are modules, so that it gets as far as the compiler.
            let program = home.directory.appending(path: "prefix/bin/islet")
            let library = home.directory.appending(path: "prefix/lib/islet")
            for folder in [program.deletingLastPathComponent(), library.appending(path: "modules")] {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            try FileManager.default.copyItem(at: Programs.islet, to: program)
            for name in ["libIsletGuest.so", "libIsletGuest.dylib", "modules/SwiftUI.swiftmodule"] {
                try Data().write(to: library.appending(path: name))
            }
            let output = home.directory.appending(path: "output").path
            let islet = try SpawnedProcess.spawn(
                program,
                ["check", source.path, "--toolchain", programs.deletingLastPathComponent().path],
                environment: home.environment, output: output, errors: output)
            func printed() -> String { (try? String(contentsOfFile: output, encoding: .utf8)) ?? "" }
            let compiler = try await eventually("a compiler runs", instead: printed) {
                (try? home.file("compiling")).flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
            }
            kill(islet, signal)
            let status = try await eventually("islet ends") { SpawnedProcess.exitStatus(of: islet) }
            #expect(status == 128 + signal)
            try await eventually("the compiler ends") { ProcessTable.isRunning(compiler) ? nil : () }
        }

        @Test func quitKeyEndsByItsSignal() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press("C-\\")
            #expect(try await terminal.exitStatus() == 128 + SIGQUIT)
            try await terminal.expectWhole()
            #expect(try await home.status()?.state == "sitting")
        }

        @Test(arguments: [SIGTERM, SIGHUP])
        func aSignalAlsoEndsPlainMode(signal: Int32) async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]), variables: ["TERM": "dumb"])
            try await terminal.wait(for: "Started at ")
            try await terminal.signal(signal)
            #expect(try await terminal.exitStatus() == 128 + signal)
            try await terminal.expectWhole()
            #expect(try await home.status()?.state == "sitting")
        }

        @Test func suspendingRestoresTheTerminalAndResumingRepaints() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .shell)
            try await terminal.wait(for: "$")
            try await terminal.type("stty -a > modes-before; islet sit 20m\n")
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press("C-z")
            try await terminal.wait(for: "Stopped")
            #expect(try await terminal.state() == .whole)
            try await terminal.type("stty -a > modes-stopped; echo shell $((6 * 7))\n")
            try await terminal.wait(for: "shell 42")
            #expect(try home.file("modes-before") == home.file("modes-stopped"))

            try await terminal.type("fg\n")
            try await terminal.wait(for: "◉ sitting", "Dynamic Island · Compact", without: ["shell 42"])
            let state = try await terminal.state()
            #expect(state.isAlternateScreen && state.isMouseReported && !state.isCursorVisible)
            try await terminal.press("Space")
            try await terminal.wait(for: "‖ paused")
            try await terminal.press("q")
            try await terminal.wait(for: "The sitting is paused")
            try await terminal.type("echo \"exit=$?\"; stty -a > modes-after; echo shell $((7 * 7))\n")
            try await terminal.wait(for: "shell 49", "exit=0")
            #expect(try home.file("modes-before") == home.file("modes-after"))
            #expect(try await terminal.state() == .whole)
        }

        @Test func aScreenResizedWhileSuspendedResumesInTheNewSize() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .shell)
            try await terminal.wait(for: "$")
            try await terminal.type("islet sit 20m\n")
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press("C-z")
            try await terminal.wait(for: "Stopped")
            try await terminal.resize(columns: 40, rows: 12)
            try await terminal.type("fg\n")
            try await terminal.wait(for: "Lock Screen", "◉ Meditation", without: ["Dynamic Island · Expanded"])
        }

        @Test func aScreenStoppedFromOutsideContinues() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.signal(SIGSTOP)
            try await home.islet("pause")
            try await terminal.signal(SIGCONT)
            try await terminal.wait(for: "‖ paused")
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
            try await terminal.expectWhole()
        }

        @Test func theExitStatusReportsTheSignal() async throws {
            let home = try Home()
            try await home.islet("sit", "20m")
            let terminal = try await TerminalSession(home, .shell)
            try await terminal.wait(for: "$")
            try await terminal.type("sh -c 'echo $$ > pid; exec islet'\n")
            try await terminal.wait(for: "◉ sitting")
            let pid = try #require(pid_t(try home.file("pid").trimmed))
            kill(pid, SIGTERM)
            try await terminal.wait(for: "Terminated")
            try await terminal.type("echo \"exit=$?\"\n")
            try await terminal.wait(for: "exit=143")
            #expect(try await terminal.state() == .whole)
        }
    }
}
