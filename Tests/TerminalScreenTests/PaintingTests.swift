import CellUI
import SeededRandom
import Testing

@testable import TerminalScreen

extension TerminalScreenTests {
    @Suite struct PaintingTests {
        /// Frames of random glyphs, narrow and wide, in few styles: each keeps most of the previous one.
        private func randomFrames(_ count: Int, size: CellSize, seed: UInt64) -> [Frame] {
            var generator = SeededGenerator(seed: seed)
            let glyphs: [Character] = ["a", "é", "█", "▗", " ", " ", "0", "漢", "🙂", "e\u{301}", "─"]
            let colors =
                [CellColor.terminalDefault, .ansi(3), .ansi(12)]
                + [0x000000, 0x000001, 0xFF8800, 0x101820].map(CellColor.init(hex:))
            let attributes: [CellStyle.Attributes] = [[], [], .bold, [.underline, .dim], .italic, .reverse]
            var frame = Frame(size: size)
            return (0..<count).map { _ in
                for _ in 0..<60 {
                    let glyph = glyphs.randomElement(using: &generator)!
                    let style = CellStyle(
                        foreground: colors.randomElement(using: &generator)!,
                        background: colors.randomElement(using: &generator)!,
                        attributes: attributes.randomElement(using: &generator)!)
                    frame.put(
                        Cell(glyph: Glyph(glyph), width: "漢🙂".contains(glyph) ? 2 : 1, style: style),
                        x: .random(in: 0..<size.width, using: &generator),
                        y: .random(in: 0..<size.height, using: &generator))
                }
                return frame
            }
        }

        /// How a reduced colour comes back from the terminal.
        private func seen(_ style: CellStyle, _ depth: ColorDepth) -> CellStyle {
            var seen = ColorReduction.reduced(style, to: depth)
            if depth == .direct {
                if let hex = seen.foreground.hex, hex < 16 { seen.foreground = CellColor(hex: hex | 0x100) }
                if let hex = seen.background.hex, hex < 16 { seen.background = CellColor(hex: hex | 0x100) }
            }
            return seen
        }

        /// Names a terminal that draws block elements itself.
        private static let drawingBlocks = ["ALACRITTY_WINDOW_ID": "1"]

        @Test(arguments: ColorDepth.allCases, [1, 2] as [UInt64])
        func theTerminalShowsEveryCellOfEveryFrame(depth: ColorDepth, seed: UInt64) throws {
            let size = CellSize(width: 40, height: 10)
            let bench = try ScreenBench(depth, size: size, environment: seed == 1 ? [:] : Self.drawingBlocks)
            #expect(bench.screen.colorDepth == depth)
            for frame in randomFrames(30, size: size, seed: seed) {
                bench.paint(frame)
                for y in 0..<size.height {
                    for x in 0..<size.width {
                        let (cell, shown) = (frame[x, y], bench.model[x, y])
                        if seed == 2, cell.glyph == .space, shown.glyph == Glyph("█") {
                            // The same to the eye: a block of the blank's colour.
                            #expect(shown.style.attributes == [] && cell.style.attributes == [])
                            #expect(shown.style.foreground == seen(cell.style, depth).background, "at \(x),\(y)")
                            continue
                        }
                        #expect(shown.glyph == cell.glyph, "glyph at \(x),\(y)")
                        var (expected, actual) = (seen(cell.style, depth), shown.style)
                        if cell.glyph == .space {
                            // On a blank the pen's foreground is invisible, unless the style is reversed.
                            expected.attributes.formIntersection([.underline, .reverse])
                            actual.attributes.formIntersection([.underline, .reverse])
                            if expected.attributes.isEmpty { actual.foreground = expected.foreground }
                        }
                        if !cell.isContinuation { #expect(actual == expected, "style at \(x),\(y)") }
                    }
                }
            }
            #expect(bench.model.unknown == [])
        }

        @Test("When colour pairs run out, unchanged cells keep their colours")
        func colorPairsRunOut() throws {
            let size = CellSize(width: 8, height: 8)
            // xterm's plain entry has 64 pairs.
            let bench = try ScreenBench(.ansi8, size: size, environment: ["TERM": "xterm"])
            func style(_ number: Int) -> CellStyle {
                CellStyle(foreground: .ansi(UInt8(number % 8)), background: .ansi(UInt8(number / 8 % 8)))
            }
            var frame = Frame(size: size, filledWith: Cell("a", style: style(1)))
            // Each frame has few pairs, but all frames together have more than the terminal.
            for round in 0..<6 {
                for x in 0..<8 {
                    for y in 1..<5 {
                        let number = round * 11 + x * 8 + y
                        frame.put(Cell("b", style: style(number)), x: x, y: y)
                    }
                    frame.put(Cell("c", style: CellStyle(foreground: .ansi(UInt8(x)))), x: x, y: 5)
                }
                bench.paint(frame)
                for y in 0..<size.height {
                    for x in 0..<size.width { #expect(bench.model[x, y].style == frame[x, y].style, "\(x),\(y)") }
                }
            }
        }

        @Test(arguments: [ColorDepth.ansi16, .ansi8]) func blackThatReplacesAColorIsNotBold(depth: ColorDepth) throws {
            let bench = try ScreenBench(depth, size: CellSize(width: 3, height: 1))
            var frame = Frame(size: CellSize(width: 3, height: 1))
            let inks = [CellColor(hex: 0x101010), .ansi(0), CellColor(hex: 0xFFFFFF)]
            for (x, ink) in inks.enumerated() {
                let ground = CellColor.ansi(x == 2 ? 0 : 7)
                let style = CellStyle(foreground: ink, background: ground, attributes: .bold)
                frame.put(Cell("a", style: style), x: x, y: 0)
            }
            bench.paint(frame)
            #expect((0..<3).map { bench.model[$0, 0].style.attributes.contains(.bold) } == [false, true, true])
        }

        @Test func theSameFrameAgainSendsNothing() throws {
            let bench = try ScreenBench()
            let frame = frame(["one", "two 👩‍🌾"], style: CellStyle(foreground: .ansi(2)))
            #expect(bench.paint(frame) > 0)
            #expect(bench.paint(frame) == 0)
        }

        @Test func aSecondOnFourClocksTakesAtMost100Bytes() throws {
            let size = CellSize(width: 120, height: 36)
            let bench = try ScreenBench(size: size)
            let wallpaper = CellStyle(foreground: CellColor(hex: 0xE0E0E0), background: CellColor(hex: 0x1B2A41))
            let card = CellStyle(foreground: CellColor(hex: 0xFFFFFF), background: CellColor(hex: 0x2E3A4E))
            let island = CellStyle(foreground: CellColor(hex: 0xFFFFFF), background: CellColor(hex: 0x000000))
            func second(_ digits: String) -> Frame {
                var frame = Frame(size: size, filledWith: .blank(wallpaper))
                for (place, style) in [((30, 4), island), ((90, 4), island), ((80, 16), island), ((20, 28), card)] {
                    for (offset, digit) in digits.enumerated() {
                        frame.put(Cell(glyph: Glyph(digit), style: style), x: place.0 + offset, y: place.1)
                    }
                }
                return frame
            }
            bench.paint(second("12:30"))
            let ticks = (31...59).map { bench.paint(second("12:\($0)")) }.sorted()
            #expect(ticks[ticks.count / 2] <= 100, "bytes a tick: \(ticks)")
        }

        @Test("A tick of two large numerals takes at most 300 bytes in 256 colours and 500 in 24-bit")
        func aSecondInLargeNumerals() throws {
            let size = CellSize(width: 120, height: 36)
            let black = CellColor(hex: 0x000000)
            let (white, card) = (CellColor(hex: 0xFFFFFF), CellColor(hex: 0x303030))
            /// A numeral as the lock screen draws it: quadrants, and blanks of the text's colour for what they fill.
            func draw(_ digit: [String], on ground: CellColor, at place: CellPoint, in frame: inout Frame) {
                for (y, row) in digit.enumerated() {
                    for (x, quadrant) in row.enumerated() {
                        let isFull = quadrant == "█"
                        let style = CellStyle(
                            foreground: isFull ? .terminalDefault : white, background: isFull ? white : ground)
                        let glyph = isFull ? Glyph.space : Glyph(quadrant)
                        frame.put(Cell(glyph: glyph, style: style), x: place.x + x, y: place.y + y)
                    }
                }
            }
            let two = ["▟▛▀▜▙", "   ▟▛", " ▄▛▘ ", "█▙▄▄▄"]
            let four = ["  ▟█ ", " ▟▘█ ", "█▙▟█▙", "  ▐█ "]
            for (depth, limit) in [(ColorDepth.indexed256, 300), (.direct, 500)] {
                let bench = try ScreenBench(depth, size: size, environment: Self.drawingBlocks)
                var frames = [Frame(size: size, filledWith: .blank(CellStyle(background: black)))]
                frames.append(frames[0])
                for (number, digit) in [two, four].enumerated() {
                    draw(digit, on: black, at: CellPoint(x: 89, y: 10), in: &frames[number])
                    draw(digit, on: card, at: CellPoint(x: 27, y: 20), in: &frames[number])
                }
                bench.paint(frames[0])
                let bytes = [bench.paint(frames[1]), bench.paint(frames[0]), bench.paint(frames[1])]
                #expect(bytes.allSatisfy { $0 <= limit }, "bytes a tick: \(bytes)")
            }
        }

        @Test("A blank of the text's colour stays a blank where the font may draw a full block with seams")
        func blanksOfTheTextColor() throws {
            let (white, black) = (CellColor(hex: 0xFFFFFF), CellColor(hex: 0x000000))
            var numeral = Frame(size: CellSize(width: 4, height: 1), filledWith: .blank(CellStyle(background: black)))
            numeral.put(Cell("▐", style: CellStyle(foreground: white, background: black)), x: 0, y: 0)
            numeral.put(.blank(CellStyle(background: white)), x: 1, y: 0)
            for (environment, glyph) in [([:], Glyph.space), (Self.drawingBlocks, Glyph("█"))] {
                let bench = try ScreenBench(.direct, size: numeral.size, environment: environment)
                bench.paint(numeral)
                #expect(bench.model[1, 0].glyph == glyph)
            }
        }

        @Test func halvesASingleStepApartAreOneColor() throws {
            let bench = try ScreenBench(.direct, size: CellSize(width: 2, height: 1), environment: Self.drawingBlocks)
            var frame = Frame(size: CellSize(width: 2, height: 1))
            let style = CellStyle(foreground: CellColor(hex: 0x302040), background: CellColor(hex: 0x312041))
            frame.put(Cell("a", style: CellStyle(foreground: .ansi(1), background: style.background)), x: 0, y: 0)
            frame.put(Cell("▀", style: style), x: 1, y: 0)
            bench.paint(frame)
            #expect(bench.model[1, 0].glyph == .space)
            #expect(bench.model[1, 0].style.background == style.background)
            frame.put(
                Cell("▀", style: CellStyle(foreground: CellColor(hex: 0x2F2040), background: style.background)), x: 1,
                y: 0)
            bench.paint(frame)
            #expect(bench.model[1, 0].glyph == Glyph("▀"))
        }

        @Test("Halves that fewer colours made equal are a blank in every terminal")
        func halvesOfOneColor() throws {
            for environment in [[:], Self.drawingBlocks] {
                let bench = try ScreenBench(.indexed256, size: CellSize(width: 2, height: 1), environment: environment)
                var frame = Frame(size: CellSize(width: 2, height: 1))
                let halves = CellStyle(foreground: CellColor(hex: 0x252629), background: CellColor(hex: 0x282624))
                frame.put(Cell("▀", style: halves), x: 0, y: 0)
                // The terminal's own two colours differ.
                frame.put(Cell("▀"), x: 1, y: 0)
                bench.paint(frame)
                #expect((0..<2).map { bench.model[$0, 0].glyph } == [.space, Glyph("▀")])
                #expect(bench.model[0, 0].style.background.hex == 0x262626)
            }
        }

        @Test func withoutAlternateScreenTheLastLineIsFreeAtTheEnd() throws {
            let bench = try ScreenBench(.none, environment: ["TERM": "vt100"])
            bench.screen.paint(frame((0..<10).map { "row \($0)" }))
            _ = bench.terminal.output()
            bench.screen.close()
            #expect(contains(bench.terminal.output(), "\u{1B}[10;1H\u{1B}[K"))
        }

        #if os(Linux)
            /// Calls of `write` that this thread made so far.
            private func writes() throws -> Int {
                let account = try String(contentsOfFile: "/proc/thread-self/io", encoding: .utf8)
                return try #require(account.firstMatch(of: /syscw: ([0-9]+)/).flatMap { Int($0.1) })
            }

            /// ncurses itself writes at every cursor movement.
            @Test func scatteredChangesAreOneWrite() throws {
                let bench = try ScreenBench()
                bench.paint(frame((0..<10).map { "row \($0)" }))
                let later = frame((0..<10).map { $0 % 3 == 0 ? "row \($0)       \($0)" : "row \($0)" })
                let before = try writes()
                bench.screen.paint(later)
                #expect(try writes() == before + 1)
            }

            @Test func theTerminalIsTakenOnceBeforeTheFirstPicture() throws {
                let bench = try ScreenBench()
                bench.screen.paint(frame(["one"]))
                let bytes = String(decoding: bench.terminal.output(), as: UTF8.self)
                #expect(bytes.components(separatedBy: "\u{1B}[?1049h").count == 2)
                #expect(!bytes.contains("\u{1B}[?1049l"))
            }
        #endif

        @Test func aFrameLargerThanTheTerminalIsCutOff() throws {
            let bench = try ScreenBench(size: CellSize(width: 6, height: 2))
            bench.paint(frame(["abcde漢", "second", "third"]))
            #expect(bench.model.line(0) == "abcde")
            #expect(bench.model.line(1) == "second")
        }

        @Test func moreColorsThanATerminalHasPairsStillShowTheText() throws {
            // xterm's plain entry has eight colours and 64 pairs; with its own two there are 80 combinations.
            let bench = try ScreenBench(.ansi8, environment: ["TERM": "xterm"])
            var frame = Frame(size: CellSize(width: 40, height: 10))
            let colors = [CellColor.terminalDefault] + (0..<8).map { CellColor.ansi(UInt8($0)) }
            for (y, foreground) in colors.enumerated() {
                for (x, background) in colors.enumerated() {
                    let style = CellStyle(foreground: foreground, background: background)
                    frame.put(Cell(glyph: Glyph(Character("x")), style: style), x: x, y: y)
                }
            }
            for _ in 0..<2 {
                bench.paint(frame)
                for y in 0..<9 { #expect(bench.model.line(y) == "xxxxxxxxx") }
                #expect(bench.model[3, 1].style == frame[3, 1].style)
            }
            #expect(bench.paint(frame) == 0)
        }

        @Test func withoutUnicodeShapesAreDrawnInAscii() throws {
            let bench = try ScreenBench(environment: ["LC_ALL": "POSIX"])
            #expect(!bench.screen.usesUTF8)
            bench.paint(frame(["╭─╮ café", "│█│ 漢! ▌•", "╰─╯ 👩‍🌾."]))
            #expect(bench.model.line(0) == "+-+ cafe")
            #expect(bench.model.line(1) == "|#| ? ! #*")
            #expect(bench.model.line(2) == "+-+ ? .")
        }
    }
}
