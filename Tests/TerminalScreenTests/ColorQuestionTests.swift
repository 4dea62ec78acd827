import CellUI
import Foundation
import Testing

@testable import TerminalScreen

extension TerminalScreenTests {
    @Suite struct ColorQuestionTests {
        private static let capability = "\u{1B}P1+r524742=382F382F38\u{1B}\\"
        private static let noCapability = "\u{1B}P0+r524742\u{1B}\\"
        private static let attributes = "\u{1B}[?62;22c"

        /// A screen on a terminal of 256 colours, according to the environment.
        private func screen(_ environment: [String: String] = [:]) throws -> (PseudoTerminal, TerminalScreen) {
            let terminal = try PseudoTerminal(size: CellSize(width: 40, height: 10))
            var options = TerminalScreen.Options()
            (options.input, options.output) = (terminal.slave, terminal.slave)
            let base = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
            return (terminal, try TerminalScreen(options: options, environment: base.merging(environment) { $1 }))
        }

        private let orange = frame(["colour"], style: CellStyle(foreground: CellColor(hex: 0xFE8712)))

        /// Queries, answers, paints; returns the bytes that the screen then sends.
        private func bytes(after answer: String, isPositive: Bool) throws -> [UInt8] {
            let (terminal, screen) = try screen()
            screen.paint(orange)
            let first = terminal.output()
            #expect(contains(first, String(decoding: ColorQuestion.bytes(asksForDepth: true), as: UTF8.self)))
            #expect(contains(first, "\u{1B}[38;5;208m") && !contains(first, "38;2;"))
            terminal.type(answer + "k")
            // The program draws again before it gets the key.
            let patience = Date(timeIntervalSinceNow: 5)
            if isPositive { #expect(screen.nextEvent(until: patience) == .resized(screen.size)) }
            #expect(screen.nextEvent(until: patience) == .key(.character("k")))
            screen.paint(orange)
            let second = terminal.output()
            terminal.type(Self.attributes)
            screen.close()
            return second
        }

        @Test(arguments: [
            capability + attributes, "\u{1B}P1+r524742\u{1B}\\" + attributes,
            noCapability + "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\" + attributes,
            "\u{1B}P1$r48;2;1;2;3m\u{1B}\\", "\u{1B}P1$r0;48:2:1:2:3m\u{1B}\\" + attributes,
        ])
        func aPositiveReplyRepaintsWithAllColors(answer: String) throws {
            var model = ModelTerminal(size: CellSize(width: 40, height: 10))
            model.receive(try bytes(after: answer, isPositive: true))
            #expect(model.line(0) == "colour")
            #expect(model[0, 0].style.foreground == CellColor(hex: 0xFE8712))
        }

        @Test(arguments: [
            noCapability + "\u{1B}P1$r0;48:5;16m\u{1B}\\" + attributes, "\u{1B}P0$r\u{1B}\\" + attributes, attributes,
            "",
            "\u{1B}P1$r48;2;1;2;34m\u{1B}\\",
        ])
        func anyOtherReplyKeepsThePicture(answer: String) throws {
            #expect(try bytes(after: answer, isPositive: false) == [])
        }

        @Test func aLateReplyIsNotAKey() throws {
            let (terminal, screen) = try screen()
            screen.paint(orange)
            terminal.type("a")
            #expect(screen.nextEvent(until: nil) == .key(.character("a")))
            terminal.type(Self.attributes + "\u{1B}P1+r52")
            #expect(screen.nextEvent(until: Date(timeIntervalSinceNow: 0.01)) == .deadline)
            terminal.type("4742\u{1B}\\\u{1B}OA")
            let patience = Date(timeIntervalSinceNow: 5)
            #expect(screen.nextEvent(until: patience) == .resized(screen.size))
            #expect(screen.nextEvent(until: patience) == .key(.up))
            #expect(screen.colorDepth == .direct)
            screen.close()
        }

        @Test func noReplyIsLeftForTheNextProgram() throws {
            let (terminal, screen) = try screen()
            screen.paint(orange)
            terminal.type(Self.capability + Self.attributes)
            screen.close()
            _ = fcntl(terminal.slave, F_SETFL, O_NONBLOCK)
            var modes = termios()
            tcgetattr(terminal.slave, &modes)
            modes.c_lflag &= ~tcflag_t(ICANON)
            tcsetattr(terminal.slave, TCSANOW, &modes)
            var byte: UInt8 = 0
            #expect(read(terminal.slave, &byte, 1) == -1)
        }

        @Test(arguments: [
            ("rgb:fdfd/f6f6/e3e3", ColorScheme.light), ("rgb:ff/ff/ff", .light), ("rgba:ffff/ffff/ffff/8000", .light),
            ("rgb:1e1e/1e1e/2e2e", .dark), ("rgb:000/000/000", .dark), ("rgb:5/5/5", .dark),
        ])
        func aTerminalSaysWhetherItsBackgroundIsLight(color: String, scheme: ColorScheme) throws {
            let (terminal, screen) = try screen(["COLORTERM": "truecolor"])
            screen.paint(orange)
            #expect(contains(terminal.output(), "\u{1B}]11;?\u{1B}\\\u{1B}[c"))
            terminal.type("\u{1B}]11;\(color)\u{1B}\\" + Self.attributes + "k")
            let patience = Date(timeIntervalSinceNow: 5)
            // The program draws again before it gets the key.
            #expect(screen.nextEvent(until: patience) == .resized(screen.size))
            #expect(screen.backgroundScheme == scheme)
            #expect(screen.nextEvent(until: patience) == .key(.character("k")))
            screen.close()
        }

        @Test(arguments: ["rgb:fdfd/f6f6", "#ffffff", "rgb:ggg/000/000", "rgb:fffff/0/0", ""])
        func aBackgroundThatIsNoColorSaysNothing(color: String) throws {
            let (terminal, screen) = try screen(["COLORTERM": "truecolor"])
            terminal.type("\u{1B}]11;\(color)\u{1B}\\" + Self.attributes + "k")
            #expect(screen.nextEvent(until: Date(timeIntervalSinceNow: 5)) == .key(.character("k")))
            #expect(screen.backgroundScheme == nil)
            screen.close()
        }

        @Test(arguments: [["TERM": "linux"], ["TERM": "screen-256color"], ["STY": "1.pts"], ["NO_COLOR": "1"]])
        func theBackgroundIsNotAskedForWhereTheQueryWouldShow(environment: [String: String]) throws {
            let (terminal, screen) = try screen(environment)
            screen.paint(orange)
            #expect(!contains(terminal.output(), "]11;"))
            screen.close()
        }

        @Test func aSilentTerminalCausesNoLongWait() throws {
            let (_, screen) = try screen()
            let clock = ContinuousClock()
            #expect(clock.measure { screen.close() } < ColorQuestion.patience * 2)
        }

        @Test("A terminal named xterm is queried, and its reply wakes a program that waits for nothing else")
        func aTerminalNamedXterm() throws {
            let (terminal, screen) = try screen(["TERM": "xterm"])
            #expect(screen.colorDepth == .ansi8)
            screen.paint(orange)
            #expect(contains(terminal.output(), "\u{1B}P+q"))
            terminal.type(Self.capability + Self.attributes)
            #expect(screen.nextEvent(until: Date(timeIntervalSinceNow: 5)) == .resized(screen.size))
            #expect(screen.colorDepth == .direct)
            screen.close()
        }

        @Test(arguments: [
            ["COLORTERM": "truecolor"], ["NO_COLOR": "1"], ["TERM": "linux"], ["TERM": "screen-256color"],
            ["TERM": "vt220"], ["STY": "1.tty"], ["TERM_PROGRAM": "Apple_Terminal"],
        ])
        func noQueryIfTheAnswerIsKnownOrImpossible(environment: [String: String]) throws {
            let (terminal, screen) = try screen(environment)
            screen.paint(orange)
            let bytes = terminal.output()
            // The background may be asked for, but no other question.
            #expect(!contains(bytes, "\u{1B}P") && contains(bytes, "\u{1B}[c") == contains(bytes, "]11;?"))
            screen.close()
        }
    }
}
