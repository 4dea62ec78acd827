import CellUI
import Foundation
import Testing

@testable import TerminalScreen

extension TerminalScreenTests {
    /// Pictures over the cells, byte by byte as the protocols' documentation has them.
    @Suite struct PictureTests {
        private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\"
        private static let features = "\u{1B}]1337;Capabilities=T3LrFSx\u{1B}\\"
        private static let sixel = "\u{1B}[?1;0;256S\u{1B}[?62;4;22c"
        private static let attributes = "\u{1B}[?62;22c"
        private static let patience = Date(timeIntervalSinceNow: 60)

        private let png = TerminalPicture(.png(Data(repeating: 7, count: 5000)), in: rect)
        private let pixels = TerminalPicture(
            .pixels(PixelGrid(width: 10, height: 6, bytes: Array(repeating: 0, count: 180))), in: rect)
        private static let rect = CellRect(x: 4, y: 2, width: 20, height: 5)

        private func screen(_ environment: [String: String] = [:]) throws -> (PseudoTerminal, TerminalScreen) {
            let terminal = try PseudoTerminal(size: CellSize(width: 40, height: 10))
            var options = TerminalScreen.Options()
            (options.input, options.output) = (terminal.slave, terminal.slave)
            options.colorDepth = .direct
            let base = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
            return (terminal, try TerminalScreen(options: options, environment: base.merging(environment) { $1 }))
        }

        /// A screen whose terminal was asked for pictures and has answered.
        private func asked(
            _ answer: String, _ environment: [String: String] = [:]
        ) throws -> (PseudoTerminal, TerminalScreen) {
            let (terminal, screen) = try screen(environment)
            screen.paint(frame(["x"]))
            screen.askForPictures()
            _ = terminal.output()
            terminal.type(answer + "k")
            while screen.nextEvent(until: Self.patience) != .key(.character("k")) {}
            return (terminal, screen)
        }

        @Test("A terminal is not asked before a picture is wanted, and then once")
        func question() throws {
            let (terminal, screen) = try screen()
            screen.paint(frame(["x"]))
            #expect(screen.pictures == .unasked)
            #expect(!contains(terminal.output(), "\u{1B}_G"))
            screen.askForPictures()
            #expect(screen.pictures == .asked)
            let query = String(decoding: terminal.output(), as: UTF8.self)
            #expect(query.hasPrefix("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"))
            #expect(query.contains("\u{1B}]1337;Capabilities\u{1B}\\") && query.contains("\u{1B}[16t"))
            #expect(query.hasSuffix("\u{1B}[c"))
            screen.askForPictures()
            #expect(terminal.output() == [])
            terminal.type(Self.attributes)
            screen.close()
        }

        @Test("The answer decides, and kitty's protocol and iTerm2's come before sixel")
        func answers() throws {
            for (answer, format) in [
                (Self.kitty + Self.features + Self.sixel, PictureAbility.Format.png),
                (Self.features + Self.sixel, .png),
                ("\u{1B}_Gi=31;ENOTSUP:no\u{1B}\\" + Self.sixel, .pixels),
            ] {
                let (_, screen) = try asked("\u{1B}[6;18;9t" + answer)
                guard case .able(let ability) = screen.pictures else { Issue.record("\(screen.pictures)"); continue }
                #expect(ability.format == format)
                #expect(ability.cell == PixelSize(width: 9, height: 18))
                screen.close()
            }
            for answer in [Self.attributes, "\u{1B}]1337;Capabilities=T3FrSc7\u{1B}\\" + Self.attributes] {
                let (_, screen) = try asked(answer)
                #expect(screen.pictures == .none)
                screen.close()
            }
        }

        @Test("A picture of kitty's protocol is sent once, replaced without a gap, and removed on the way out")
        func kittyProtocol() throws {
            let (terminal, screen) = try asked(Self.kitty + Self.attributes)
            screen.paint(frame(["x"]), with: png)
            let first = String(decoding: terminal.output(), as: UTF8.self)
            #expect(first.contains("\u{1B}7\u{1B}[3;5H\u{1B}_Ga=T,q=2,f=100,t=d,i=6910828,p=1,C=1,c=20,r=5,m=1;"))
            let chunks = first.matches(of: /\u{1B}_G([^;]*);([^\u{1B}]*)\u{1B}\\/)
            #expect(chunks.allSatisfy { $0.2.count <= 4096 } && chunks.last?.1 == "m=0,q=2")
            #expect(Data(base64Encoded: chunks.map { String($0.2) }.joined()) == Data(repeating: 7, count: 5000))
            #expect(first.hasSuffix("\u{1B}8"))
            screen.paint(frame(["x"]), with: png)
            #expect(terminal.output() == [])
            let other = TerminalPicture(.png(Data([1])), in: CellRect(x: 1, y: 1, width: 2, height: 2))
            screen.paint(frame(["x"]), with: other)
            let second = String(decoding: terminal.output(), as: UTF8.self)
            #expect(
                second.contains(
                    "i=6910829,p=1,C=1,c=2,r=2,m=0;AQ==\u{1B}\\\u{1B}8\u{1B}_Ga=d,d=I,q=2,i=6910828\u{1B}\\"))
            screen.close()
            #expect(contains(terminal.output(), "\u{1B}_Ga=d,d=I,q=2,i=6910829\u{1B}\\"))
        }

        @Test("Through tmux a picture is wrapped, and cells stand for its parts")
        func tmux() throws {
            let (terminal, screen) = try asked(
                "\u{1B}[?1;2c" + Self.kitty, ["TMUX": "/tmp/tmux-0/default,1,0", "TERM": "xterm-256color"])
            screen.paint(frame(["x"]), with: png)
            let bytes = String(decoding: terminal.output(), as: UTF8.self)
            #expect(bytes.contains("\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T,q=2,f=100,t=d,i=6910828,U=1,c=20,r=5,m=1;"))
            let row = "\u{10EEEE}\u{30D}\u{305}" + String(repeating: "\u{10EEEE}", count: 19)
            #expect(bytes.contains("\u{1B}[4;5H\u{1B}[0;38;2;105;115;108m" + row))
            screen.paint(frame(["x"]))
            let after = String(decoding: terminal.output(), as: UTF8.self)
            #expect(after.contains("\u{1B}[2J") || after.contains("\u{1B}[J"))
            #expect(after.contains("\u{1B}Ptmux;\u{1B}\u{1B}_Ga=d,d=I,q=2,i=6910828\u{1B}\u{1B}\\\u{1B}\\"))
            screen.close()
        }

        @Test("iTerm2's inline image covers its cells, and is gone once the cells are painted again")
        func inlineImage() throws {
            let (terminal, screen) = try asked(Self.features + Self.attributes)
            screen.paint(frame(["x"]), with: png)
            let bytes = String(decoding: terminal.output(), as: UTF8.self)
            let start = "\u{1B}]1337;File=inline=1;size=5000;width=20;height=5;preserveAspectRatio=0:BwcH"
            #expect(bytes.contains("\u{1B}7\u{1B}[3;5H" + start))
            screen.paint(frame(["x"]))
            #expect(contains(terminal.output(), "\u{1B}[H\u{1B}[2J"))
            screen.close()
        }

        @Test("Sixels are drawn again after the screen was cleared, and cleared on the way out")
        func sixel() throws {
            let (terminal, screen) = try asked(Self.sixel)
            screen.paint(frame(["x"]), with: pixels)
            let start = "\u{1B}7\u{1B}[3;5H\u{1B}P0;1;0q\"1;1;10;6#0;2;0;0;0#0!10~-\u{1B}\\\u{1B}8"
            #expect(contains(terminal.output(), start))
            screen.paint(frame(["y"]), with: pixels)
            #expect(!contains(terminal.output(), start))
            terminal.type("\u{C}")
            #expect(screen.nextEvent(until: Self.patience) == .key(.redraw))
            screen.paint(frame(["y"]), with: pixels)
            #expect(contains(terminal.output(), start))
            screen.close()
            let end = terminal.output()
            let clear = try #require(end.firstRange(of: Array("\u{1B}[H\u{1B}[2J".utf8)))
            let leave = try #require(end.firstRange(of: Array("\u{1B}[?1049l".utf8)))
            #expect(clear.lowerBound < leave.lowerBound)
        }

        @Test("No reply about pictures is left for the shell")
        func replies() throws {
            let (terminal, screen) = try screen()
            screen.askForPictures()
            terminal.type(Self.kitty + Self.features + Self.sixel)
            screen.close()
            var bytes = [UInt8](repeating: 0, count: 8)
            let flags = fcntl(terminal.slave, F_GETFL)
            _ = fcntl(terminal.slave, F_SETFL, flags | O_NONBLOCK)
            #expect(read(terminal.slave, &bytes, 8) <= 0)
        }

        @Test("Programs that would print the query are not asked")
        func unasked() throws {
            for environment in [["TERM": "linux"], ["TERM_PROGRAM": "Apple_Terminal"]] {
                let (terminal, screen) = try screen(environment)
                _ = terminal.output()
                screen.askForPictures()
                #expect(terminal.output() == [] && screen.pictures == .none)
                screen.close()
            }
        }
    }
}
