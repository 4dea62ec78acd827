import CellUI
import Foundation
import Testing

@testable import TerminalScreen

extension TerminalScreenTests {
    @Suite struct EventTests {
        @Test func keysAreReported() throws {
            let bench = try ScreenBench()
            let typed: [(String, Key)] = [
                ("a", .character("a")), ("Q", .character("Q")), ("é", .character("é")), ("漢", .character("漢")),
                (" ", .character(" ")), ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace),
                ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}OD", .left), ("\u{1B}OC", .right),
                ("\u{1B}[Z", .backTab),
                ("\u{1B}OH", .home), ("\u{1B}[5~", .pageUp), ("\u{1B}[3~", .delete), ("\u{3}", .interrupt),
                ("\u{1A}", .suspend), ("\u{4}", .control("d")), ("\u{1B}", .escape),
            ]
            for (text, key) in typed {
                bench.terminal.type(text)
                #expect(bench.screen.nextEvent(until: nil) == .key(key))
            }
        }

        @Test func controlZSuspendsWhereTerminfoCallsItAKey() throws {
            let bench = try ScreenBench(.ansi8, environment: ["TERM": "linux"])
            bench.terminal.type("\u{1A}")
            #expect(bench.screen.nextEvent(until: nil) == .key(.suspend))
        }

        @Test func keysTypedTogetherAreReportedOneByOne() throws {
            let bench = try ScreenBench()
            bench.terminal.type("a\u{1B}OAb")
            let events = (0..<3).map { _ in bench.screen.nextEvent(until: nil) }
            #expect(events == [.key(.character("a")), .key(.up), .key(.character("b"))])
        }

        @Test func pressAndReleaseAreSeparateEvents() throws {
            let bench = try ScreenBench()
            bench.terminal.type("\u{1B}[<0;5;3M\u{1B}[<0;6;3m")
            let events = (0..<2).map { _ in bench.screen.nextEvent(until: nil) }
            #expect(
                events == [
                    .mouse(Mouse(kind: .press, position: CellPoint(x: 4, y: 2))),
                    .mouse(Mouse(kind: .release, position: CellPoint(x: 5, y: 2))),
                ])
        }

        @Test func theDeadlineIsReportedWhenItPasses() throws {
            let bench = try ScreenBench()
            for delay in [-5.0, 0, 0.001, 0.02, 0.0333] {
                let deadline = Date(timeIntervalSinceNow: delay)
                #expect(bench.screen.nextEvent(until: deadline) == .deadline)
                #expect(Date() >= deadline)
            }
        }

        @Test func aKeyComesBeforeADistantDeadline() throws {
            let bench = try ScreenBench()
            bench.terminal.type("x")
            #expect(bench.screen.nextEvent(until: Date(timeIntervalSinceNow: 3600)) == .key(.character("x")))
        }

        @Test func writingReplacingOrCreatingAFileIsReported() throws {
            let bench = try ScreenBench()
            let folder = FileManager.default.temporaryDirectory.appending(path: "islet-watch-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "state")
            try bench.screen.watch(file: file, for: .all)
            try Data("other".utf8).write(to: folder.appending(path: "unwatched"))
            for (step, options) in [Data.WritingOptions(), .atomic, .atomic].enumerated() {
                try Data("step \(step)".utf8).write(to: file, options: options)
                #expect(bench.screen.nextEvent(until: Date(timeIntervalSinceNow: 10)) == .fileChanged(file))
            }
            // No event is left over from these files or the other one.
            #expect(bench.screen.nextEvent(until: Date()) == .deadline)
        }

        @Test("A folder watched for its presence does not wake the screen when a file beside it is written")
        func presence() throws {
            let bench = try ScreenBench()
            let folder = FileManager.default.temporaryDirectory.appending(path: "islet-watch-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "settings")
            try Data("first".utf8).write(to: file)
            try bench.screen.watch(file: file, for: .presence)
            let handle = try FileHandle(forWritingTo: file)
            try handle.write(contentsOf: Data("written".utf8))
            try handle.close()
            #expect(bench.screen.nextEvent(until: Date()) == .deadline)
            try FileManager.default.removeItem(at: file)
            #expect(bench.screen.nextEvent(until: Date(timeIntervalSinceNow: 10)) == .fileChanged(file))
        }

        @Test func aFileInAMissingFolderCannotBeWatched() throws {
            let bench = try ScreenBench()
            #expect(throws: TerminalError.self) {
                try bench.screen.watch(file: URL(filePath: "/no/such/folder/state"), for: .all)
            }
        }

        @Test func aResizeIsReportedAndRepaintsEverything() throws {
            let bench = try ScreenBench()
            bench.paint(frame(["old"]))
            let size = CellSize(width: 50, height: 12)
            bench.terminal.resize(to: size)
            kill(getpid(), SIGWINCH)
            #expect(bench.screen.nextEvent(until: nil) == .resized(size))
            #expect(bench.screen.size == size)
            bench.model = ModelTerminal(size: size)
            bench.paint(frame(["new", String(repeating: "-", count: 50)], size: size))
            #expect(bench.model.line(0) == "new")
            #expect(bench.model.line(1).count == 50)
        }

        @Test func aClosedTerminalIsReportedOnce() throws {
            let bench = try ScreenBench()
            bench.terminal.hangUp()
            #expect(bench.screen.nextEvent(until: nil) == .terminated(signal: SIGHUP))
            #expect(bench.screen.nextEvent(until: Date(timeIntervalSinceNow: 0.01)) == .deadline)
            bench.screen.close()
        }

        @Test func theEndOfAChildIsReportedOnRequest() throws {
            let events = LineEvents(reportsChildren: true)
            var child: pid_t = 0
            let words = [strdup("/bin/true"), nil]
            defer { free(words[0]) }
            try #require(posix_spawn(&child, "/bin/true", nil, nil, words, nil) == 0)
            #expect(events.nextEvent(until: Date(timeIntervalSinceNow: 10)) == .childEnded)
            waitpid(child, nil, 0)
        }

        @Test("A deadline is reported even without free file descriptors")
        func deadlineWithoutDescriptors() async {
            await #expect(processExitsWith: .success) {
                // The first one opens the signal pipe.
                _ = LineEvents()
                // `poll` refuses to look at more descriptors than there may be, so some low ones are taken first.
                var lowest = dup(STDIN_FILENO)
                while lowest < 16 { lowest = dup(STDIN_FILENO) }
                close(lowest)
                var limit = rlimit(rlim_cur: rlim_t(lowest), rlim_max: rlim_t(lowest))
                setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
                alarm(10)
                guard LineEvents().nextEvent(until: Date(timeIntervalSinceNow: 0.05)) == .deadline else { exit(1) }
            }
        }

        @Test("Ctrl-Z is reported on request, and the process goes on")
        func stopping() {
            let events = LineEvents(reportsStops: true)
            kill(getpid(), SIGTSTP)
            #expect(events.nextEvent(until: Date(timeIntervalSinceNow: 10)) == .key(.suspend))
        }

        @Test("Without a screen the keys of a terminal are reported at once and not echoed, and its modes are restored")
        func keysWithoutAScreen() throws {
            let terminal = try PseudoTerminal(size: CellSize(width: 20, height: 3))
            let modes = terminal.modes
            let events = LineEvents(reportsStops: true, keys: terminal.slave)
            #expect(terminal.modes != modes)
            terminal.type("q")
            #expect(events.nextEvent(until: Date(timeIntervalSinceNow: 10)) == .key("q"))
            #expect(terminal.output().isEmpty)
            events.close()
            #expect(terminal.modes == modes)
        }

        @Test("A terminal that is gone sends no keys, and no event but its signal")
        func keysOfAClosedTerminal() throws {
            let terminal = try PseudoTerminal(size: CellSize(width: 20, height: 3))
            let events = LineEvents(reportsStops: true, keys: terminal.slave)
            terminal.hangUp()
            #expect(events.nextEvent(until: Date(timeIntervalSinceNow: 0.05)) == .deadline)
        }

        @Test func theBellSendsOneBEL() throws {
            let bench = try ScreenBench()
            bench.paint(frame(["quiet"]))
            bench.screen.ring()
            bench.model.receive(bench.terminal.output())
            #expect(bench.model.bells == 1)
        }

        /// The folder of a terminfo entry that has all of xterm's capabilities except one.
        private func terminfo(named name: String, without capability: String) throws -> URL {
            let folder = FileManager.default.temporaryDirectory.appending(path: "terminfo-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let source = folder.appending(path: "source")
            try Data("\(name)|a terminal of this test,\n\t\(capability)@, use=xterm-256color,\n".utf8).write(to: source)
            let compiler = Process()
            compiler.executableURL = URL(filePath: "/usr/bin/tic")
            compiler.arguments = ["-x", "-o", folder.path, source.path]
            try compiler.run()
            compiler.waitUntilExit()
            try #require(compiler.terminationStatus == 0)
            return folder
        }

        @Test("A terminal without a bell flashes instead")
        func aBellThatIsNotThere() throws {
            let folder = try terminfo(named: "islet-silent", without: "bel")
            defer { try? FileManager.default.removeItem(at: folder) }
            let environment = ["TERM": "islet-silent", "TERMINFO": folder.path]
            let probe = try ProbeProcess("still", environment: environment)
            #expect(probe.shows("still ▌ 3"))
            let before = probe.bytes.count
            probe.terminal.type("b")
            // xterm's flash: the colours of the screen are reversed and restored.
            #expect(probe.sends("\u{1B}[?5h"))
            #expect(probe.sends("\u{1B}[?5l"))
            #expect(!probe.bytes[before...].contains(0x07))
            probe.terminal.type("q")
        }

        @Test("A terminal that cannot flash stays silent: a flash may replace a bell that must not be heard")
        func aFlashThatIsNotThere() throws {
            let folder = try terminfo(named: "islet-steady", without: "flash")
            defer { try? FileManager.default.removeItem(at: folder) }
            let probe = try ProbeProcess("still", environment: ["TERM": "islet-steady", "TERMINFO": folder.path])
            #expect(probe.shows("still ▌ 3"))
            let before = probe.bytes.count
            probe.terminal.type("fbq")
            #expect(probe.sends("\u{1B}[?1049l"))
            // The event of the key b.
            #expect(probe.bytes[before...].count { $0 == 0x07 } == 1)
        }
    }
}
