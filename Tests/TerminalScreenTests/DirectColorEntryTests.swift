import CellUI
import Foundation
import Testing

@testable import TerminalScreen

extension TerminalScreenTests {
    @Suite struct DirectColorEntryTests {
        @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux"])
        func anEntryIsDerivedFromAnyTerminalsOwn(terminal: String) throws {
            let bench = try ScreenBench(.direct, environment: ["TERM": terminal])
            #expect(bench.screen.colorDepth == .direct)
            let colors = CellStyle(foreground: CellColor(hex: 0x123456), background: CellColor(hex: 0xFEDCBA))
            bench.screen.paint(frame(["colour"], style: colors))
            let bytes = bench.terminal.output()
            #expect(contains(bytes, "\u{1B}[38;2;18;52;86m"))
            #expect(contains(bytes, "\u{1B}[48;2;254;220;186m"))
        }

        @Test func otherCapabilitiesAreThoseOfTheTerminalsEntry() throws {
            let lines = ["plain █ text", "漢字 and more"]
            let own = try ScreenBench(.ansi16)
            own.screen.paint(frame(lines, style: CellStyle(foreground: .ansi(9), attributes: [.bold, .italic])))
            own.screen.close()
            let ownBytes = own.terminal.output()
            let derived = try ScreenBench(.direct)
            derived.screen.paint(frame(lines, style: CellStyle(foreground: .ansi(9), attributes: [.bold, .italic])))
            derived.screen.close()
            // Attributes one by one, and bright red by its number in the palette, as all other colours of the entry.
            let expected = withoutMoves(ownBytes).replacing("\u{1B}(B", with: "").replacing(
                "\u{1B}[0;1m\u{1B}[3m\u{1B}[91m", with: "\u{1B}[38;5;9m\u{1B}[1m\u{1B}[3m")
            #expect(withoutMoves(derived.terminal.output()) == expected)
        }

        @Test("The cursor is moved by row and column alone, which costs ncurses no search for the shortest way")
        func thereIsOneWayToMove() throws {
            let bench = try ScreenBench(.direct)
            bench.paint(frame(["abcdefghij", "klmnopqrst", "uvwxyz"]))
            bench.screen.paint(frame(["abcdEfghij", "klmnopQrst", "uvwxYz"]))
            let text = String(decoding: bench.terminal.output(), as: UTF8.self)
            #expect(text.contains("\u{1B}[1;5HE\u{1B}[2;7HQ\u{1B}[3;5HY"), "\(text.debugDescription)")
        }

        /// What was sent, less moves of the cursor and the region that scrolls, of which the derived entry knows fewer.
        private func withoutMoves(_ bytes: [UInt8]) -> String {
            String(decoding: bytes, as: UTF8.self).replacing(/\e\[[0-9;]*[HdGABCDr]|\r/, with: "")
        }

        @Test(arguments: [0x000000, 0x00000F, 0x0000FF, 0x000100, 0xFFFFFF])
        func aColorWhoseNumberIsAnIndexKeepsItsLook(hex: UInt32) throws {
            let bench = try ScreenBench(.direct)
            bench.paint(frame(["x"], style: CellStyle(foreground: CellColor(hex: hex))))
            let shown = try #require(bench.model[0, 0].style.foreground.hex)
            #expect(shown == hex || shown == hex | 0x000100)
        }

        @Test func theEnvironmentIsRestored() throws {
            let before = getenv("TERMINFO").map { String(cString: $0) }
            _ = try ScreenBench(.direct)
            #expect(getenv("TERMINFO").map { String(cString: $0) } == before)
        }

        @Test func thePaletteIsNeverRedefined() throws {
            let bench = try ScreenBench(.direct)
            let bytes = bench.terminal.output()
            bench.screen.paint(frame(["x"], style: CellStyle(foreground: CellColor(hex: 0x998877))))
            bench.screen.close()
            #expect(!contains(bytes + bench.terminal.output(), "\u{1B}]"))
        }
    }
}
