import CellUI
import Foundation
import Testing

@testable import TerminalScreen

extension TerminalScreenTests {
    @Suite struct DirectColorEntryTests {
        private func withCache(_ body: ([String: String]) throws -> Void) throws {
            let cache = FileManager.default.temporaryDirectory.appending(path: "islet-cache-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: cache) }
            try body(["XDG_CACHE_HOME": cache.path])
        }

        @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux"])
        func anEntryIsDerivedFromAnyTerminalsOwn(terminal: String) throws {
            try withCache { cache in
                let bench = try ScreenBench(.direct, environment: cache.merging(["TERM": terminal]) { $1 })
                #expect(bench.screen.colorDepth == .direct)
                let colors = CellStyle(foreground: CellColor(hex: 0x123456), background: CellColor(hex: 0xFEDCBA))
                bench.screen.paint(frame(["colour"], style: colors))
                let bytes = bench.terminal.output()
                #expect(contains(bytes, "\u{1B}[38;2;18;52;86m"))
                #expect(contains(bytes, "\u{1B}[48;2;254;220;186m"))
            }
        }

        @Test func theEntryIsCompiledOnceAndNothingElseIsLeft() throws {
            try withCache { cache in
                let entry = try #require(DirectColorEntry(terminal: "xterm", environment: cache))
                #expect(!entry.isCompiled)
                #expect(entry.prepare())
                #expect(entry.isCompiled)
                let kept = try FileManager.default.contentsOfDirectory(atPath: entry.directory.path)
                #expect(kept.count == 1, "left: \(kept)")
            }
        }

        @Test func withoutACacheThereAre256Colors() throws {
            let bench = try ScreenBench(.direct, environment: ["XDG_CACHE_HOME": "/proc/no-cache-here"])
            #expect(bench.screen.colorDepth == .indexed256)
        }

        @Test(arguments: ["", "../x", "a b", "a,b", "a|b"]) func aNameThatIsNoFileNameHasNoEntry(terminal: String) {
            #expect(DirectColorEntry(terminal: terminal, environment: ["HOME": "/home"]) == nil)
        }

        @Test func thePaletteIsNeverRedefined() throws {
            try withCache { cache in
                let bench = try ScreenBench(.direct, environment: cache)
                let bytes = bench.terminal.output()
                bench.screen.paint(frame(["x"], style: CellStyle(foreground: CellColor(hex: 0x998877))))
                bench.screen.close()
                #expect(!contains(bytes + bench.terminal.output(), "\u{1B}]"))
            }
        }
    }
}
