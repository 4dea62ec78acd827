import Foundation
import SeededRandom
import Testing

@testable import CellUI

private func ring(_ interval: ClosedRange<Date>, countsDown: Bool, side: CGFloat?) -> some View {
    ProgressView(timerInterval: interval, countsDown: countsDown) {
        EmptyView()
    } currentValueLabel: {
        EmptyView()
    }
    .progressViewStyle(.circular).frame(width: side, height: side)
}

private func ring(_ value: Double, side: CGFloat) -> some View {
    ProgressView(value: value).progressViewStyle(.circular).frame(width: side, height: side)
}

@Suite struct ProgressRingTests {
    @Test(arguments: [(0.0, "○"), (0.24, "○"), (0.25, "◔"), (0.5, "◑"), (0.75, "◕"), (0.99, "◕"), (1, "●")])
    func aOneCellCircleFillsInQuarters(value: Double, glyph: String) {
        #expect(text(ProgressView(value: value).progressViewStyle(.circular), 10, 1) == glyph)
        #expect(text(ring(value, side: 16), 1, 1) == glyph)
    }

    @Test func threeColumnsAndTwoRowsAreEnoughForARing() {
        #expect(text(ring(1, side: 24), 3, 2) == "▞▀▚\n▚▄▞")
        #expect(text(ring(1, side: 32), 4, 2) == "▞▀▀▚\n▚▄▄▞")
        #expect(
            text(ring(1, side: 80), 10, 5) == """
                 ▗▄▀▀▀▀▄▖
                ▟▛      ▜▙
                █        █
                ▜▙      ▟▛
                 ▝▀▄▄▄▄▀▘
                """)
    }

    @Test func itFillsClockwiseFromTheTopAndTheTrackIsDotted() {
        #expect(text(ring(0, side: 48), 6, 3) == "⢠⣼⠛⠛⣧⡄\n⣿    ⣿\n⠘⢻⣤⣤⡟⠃")
        #expect(text(ring(0.4, side: 48), 6, 3) == "⢠⣼⠛▀▙▖\n⣿    █\n⠘⢻⣤⣤▝▘")
        #expect(text(ring(1, side: 48), 6, 3) == "▗▟▀▀▙▖\n█    █\n▝▜▄▄▛▘")
    }

    @Test func aRingIsRoundInPointsAndUsesTheShorterSide() {
        #expect(text(ring(1, side: 24).frame(width: 80), 10, 2) == "   ▞▀▚\n   ▚▄▞")
        let wide = ProgressView(value: 1).progressViewStyle(.circular).frame(width: 120, height: 32)
        #expect(text(wide, 15, 2) == "     ▞▀▀▚\n     ▚▄▄▞")
    }

    @Test func withoutAFrameItDoesNotFillItsStack() {
        let row = HStack {
            ProgressView(value: 0.5).progressViewStyle(.circular)
            Text("half")
        }
        #expect(text(row, 20, 3) == "◑ half\n\n")
    }

    @Test func theValueIsInTheMiddleIfItFits() {
        func ring(_ label: String) -> some View {
            ProgressView(value: 1) {
            } currentValueLabel: {
                Text(verbatim: label)
            }
            .progressViewStyle(.circular).frame(width: 48, height: 48)
        }
        #expect(text(ring("42"), 6, 3) == "▗▟▀▀▙▖\n█ 42 █\n▝▜▄▄▛▘")
        #expect(text(ring("100"), 6, 3) == "▗▟▀▀▙▖\n█    █\n▝▜▄▄▛▘")
    }

    @Test("As in a widget, the label is in the centre, or else the value; of unknown progress it is below")
    func label() {
        let labelled = ProgressView(value: 1) { Text(verbatim: "42") }.progressViewStyle(.circular)
        let gauge = Gauge(value: 1) { Text(verbatim: "42") }.gaugeStyle(.accessoryCircularCapacity)
        #expect(text(labelled, 7, 4) == text(gauge, 7, 4))
        #expect(text(labelled.frame(width: 48, height: 48), 6, 3) == "▗▟▀▀▙▖\n█ 42 █\n▝▜▄▄▛▘")
        let both = ProgressView(value: 1) {
            Text(verbatim: "no")
        } currentValueLabel: {
            Text(verbatim: "42")
        }
        .progressViewStyle(.circular).frame(width: 48, height: 48)
        #expect(text(both, 6, 3) == "▗▟▀▀▙▖\n█ 42 █\n▝▜▄▄▛▘")
        var environment = EnvironmentValues()
        environment.medium = .points
        environment.cellScale = CellScale(pointsPerColumn: 1, pointsPerRow: 1)
        var lowering = Lowering(environment: environment)
        let node = lowering.node(of: labelled)
        #expect(node.size(.unspecified) == CGSize(width: 56, height: 56))
        #expect(node.size(ProposedViewSize(width: nil, height: 36)) == CGSize(width: 36, height: 36))
        let unknown = ProgressView { Text(verbatim: "wait") }.progressViewStyle(.circular)
        #expect(text(unknown, 6, 2).contains("wait"))
    }

    @Test("A ring in three rows is as wide as high, and at 0 % it has a track and a brighter dot at its top")
    func roundInThreeRows() throws {
        var environment = EnvironmentValues()
        environment.cellScale = CellScale(pointsPerColumn: 6, pointsPerRow: 12)
        let black = CellColor(hex: 0)
        let frame = Renderer.render(
            size: CellSize(width: 9, height: 3), at: noon, background: CellStyle(background: black)
        ) { context in
            context.isAntialiased = true
            context.draw(ring(0, side: 27).tint(.white), in: context.bounds, environment: environment)
        }.frame
        func brightness(_ x: Int, _ y: Int) -> UInt32 {
            let style = frame[x, y].style
            return [style.foreground, style.background].map { ($0.hex ?? 0) >> 16 }.max() ?? 0
        }
        let inked = (0..<9).filter { x in (0..<3).contains { brightness(x, $0) > 40 } }
        // Six columns, which begin in the middle of a cell.
        #expect(inked.count == 7, "\(frame.text)")
        let (left, right) = (try #require(inked.first), try #require(inked.last))
        let track = (left...right).map { brightness($0, 2) }.max() ?? 0
        let dot = (left...right).map { brightness($0, 0) }.max() ?? 0
        #expect(track > 110 && dot > track + 60, "\(frame.text)")
    }

    @Test(
        "Where colours are mixed, a ring half a cell from the edges begins there, and its track is whole",
        arguments: [true, false])
    func halfCells(mixesColors: Bool) {
        func picture(_ value: Double) -> String {
            let view = ring(value, side: 32).padding(.leading, 4).padding(.top, 8)
            return Renderer.render(size: CellSize(width: 5, height: 3), at: noon) {
                $0.isAntialiased = mixesColors
                $0.draw(view, in: $0.bounds, environment: EnvironmentValues(), alignment: .topLeading)
            }.frame.text
        }
        if mixesColors {
            #expect(picture(1) == " ▄▄▄\n▐▌ ▐▌\n ▀▀▀")
            #expect(picture(0) == picture(1))
        } else {
            #expect(picture(1) == "▞▀▀▚\n▚▄▄▞\n")
            #expect(picture(0).contains("⢣"))
        }
    }

    @Test("Where the rows of a ring would be cut off, it is a circle of one cell")
    func cutOff() {
        let frame = Renderer.render(size: CellSize(width: 9, height: 1), at: noon) {
            var environment = EnvironmentValues()
            environment.cellScale = CellScale(pointsPerColumn: 6.5, pointsPerRow: 13)
            $0.draw(ProgressView(value: 0.5).progressViewStyle(.circular), in: $0.bounds, environment: environment)
        }.frame
        #expect(frame.text.trimmingCharacters(in: .whitespaces) == "◑")
    }

    @Test("A ring that starts within a cell has no gap before its start")
    func startWithinACell() {
        func top(_ value: Double) -> String {
            let view = ring(value, side: 32).padding(.leading, 4).padding(.top, 8)
            let frame = Renderer.render(size: CellSize(width: 5, height: 3), at: noon) {
                $0.isAntialiased = true
                $0.draw(view, in: $0.bounds, environment: EnvironmentValues(), alignment: .topLeading)
            }.frame
            return frame[2, 0].graphemeCluster
        }
        for value in [0.1, 0.3, 0.6, 0.9, 1] { #expect(top(value) == "▄", "\(value)") }
    }

    @Test("Half a cell of a ring that is wider than its frame is not cut off", arguments: [true, false])
    func wholeInANarrowPlace(isLeading: Bool) {
        var environment = EnvironmentValues()
        environment.cellScale = CellScale(pointsPerColumn: 5.25, pointsPerRow: 10.5)
        let frame = Renderer.render(size: CellSize(width: 12, height: 3), at: noon) {
            $0.isAntialiased = true
            let place = CellRect(x: 1, y: 0, width: 10, height: 3)
            $0.draw(ring(1, side: 27), in: place, environment: environment, alignment: isLeading ? .leading : .trailing)
        }.frame
        let rows = (0..<3).map { y in (0..<12).map { frame[$0, y].graphemeCluster }.joined() }
        let mirrors = [
            "▗": "▖", "▖": "▗", "▘": "▝", "▝": "▘", "▌": "▐", "▐": "▌", "▛": "▜", "▜": "▛", "▙": "▟", "▟": "▙",
            "▞": "▚", "▚": "▞",
        ]
        for row in rows {
            let ring = row.split(separator: " ").joined(separator: " ")
            #expect(ring == String(ring.reversed()).map { mirrors[String($0)] ?? String($0) }.joined(), "\(rows)")
        }
    }

    /// A ring at the start of a row of seven columns, on black.
    private func mixed(_ value: Double, side: CGFloat = 32, rows: Int = 3, isMirrored: Bool = false) -> Frame {
        var environment = EnvironmentValues()
        environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        return Renderer.render(
            size: CellSize(width: 7, height: rows), at: noon, background: CellStyle(background: CellColor(hex: 0))
        ) {
            $0.isAntialiased = true
            let view = ring(value, side: side).tint(Color(CellColor(hex: 0xFF8000)))
            $0.draw(view, in: $0.bounds, environment: environment, alignment: .leading)
        }.frame
    }

    @Test(
        "A small mixed ring is as many half rows high as columns wide, around the middle of a row and between two rows",
        arguments: [(32.0, 3, 4), (32.0, 4, 4), (36.0, 3, 6), (40.0, 4, 6)])
    func mixedRing(side: Double, rows: Int, width: Int) {
        let frame = mixed(1, side: side, rows: rows)
        let columns = (0..<7).filter { x in (0..<rows).contains { frame[x, $0] != .blank(frame[6, 0].style) } }
        #expect(columns == Array(0..<width), "\(frame.text)")
        func red(_ x: Int, _ halfRow: Int) -> Int {
            let cell = HalfCells(frame[x, halfRow / 2])
            return Self.red(halfRow % 2 == 0 ? cell.upper : cell.lower)
        }
        for halfRow in 0..<2 * rows {
            for x in 0..<width / 2 {
                #expect(abs(red(x, halfRow) - red(width - 1 - x, halfRow)) <= 24, "\(x), \(halfRow)")
            }
        }
        let inked = (0..<2 * rows).filter { halfRow in (0..<width).contains { red($0, halfRow) > 0 } }
        #expect(inked.count == width, "\(frame.text)")
        // Nothing is in the middle, and a corner is dimmer than the side below it.
        for halfRow in rows - 1...rows { #expect(red(width / 2, halfRow) == 0, "\(halfRow)") }
        #expect(red(0, rows - 2) < red(0, rows) - 60)
        // From right to left it begins at the other end.
        let mirrored = mixed(1, side: side, rows: rows, isMirrored: true)
        for y in 0..<rows {
            #expect((0..<7 - width).allSatisfy { mirrored[$0, y] == .blank(frame[6, 0].style) })
        }
    }

    @Test("A mixed ring whose middle is that of a cell is moved away from an edge that would cut half a cell off it")
    func wholeBesideAnEdge() throws {
        let size = CellSize(width: 12, height: 4)
        let place = CGRect(x: 0, y: 8, width: 43, height: 43)
        let ring = MixedRing(
            in: place, scale: .standard, isFree: true, isOpen: false, isMirrored: false,
            visible: CellRect(origin: .zero, size: size))
        let frame = Renderer.render(size: size, at: noon, background: CellStyle(background: CellColor(hex: 0))) {
            $0.isAntialiased = true
            let paint = Paint.solid(CellColor(hex: 0xFF8000))
            $0.draw(ring, in: ring.cells, fraction: 1, tint: paint, track: paint)
        }.frame
        let columns = (0..<12).filter { x in (0..<4).contains { frame[x, $0] != .blank(frame[11, 0].style) } }
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        #expect(columns.count == 6, "\(frame.text)")
        for y in 0..<4 {
            for x in 0..<3 {
                let (left, right) = (HalfCells(frame[first + x, y]), HalfCells(frame[last - x, y]))
                #expect(abs(Self.red(left.upper) - Self.red(right.upper)) <= 24, "\(x), \(y)")
                #expect(abs(Self.red(left.lower) - Self.red(right.lower)) <= 24, "\(x), \(y)")
            }
        }
    }

    @Test(
        "Before anything is done, the track of a mixed ring is seen in the tint's colour, with a dot of the tint where it begins"
    )
    func mixedTrack() {
        let track = mixed(0)
        func brightest(_ cell: Cell) -> Int { max(Self.red(cell.style.foreground), Self.red(cell.style.background)) }
        let (top, bottom) = (brightest(track[2, 0]), brightest(track[2, 2]))
        #expect((90...128).contains(bottom) && top > bottom + 60, "\(top), \(bottom)")
        // What is done ends in the middle of the line, as round as it began.
        #expect(brightest(mixed(0.5)[2, 2]) > bottom + 60)
    }

    @Test("A mixed ring leaves the edge of what is behind it as it is")
    func edgeBehindARing() {
        let size = CellSize(width: 7, height: 5)
        let white = CellColor(hex: 0xFFFFFF)
        let frame = Renderer.render(size: size, at: noon, background: CellStyle(background: CellColor(hex: 0))) {
            $0.isAntialiased = true
            $0.fill(
                Path(CGRect(x: 0, y: 0, width: 10, height: 80)), in: $0.bounds, scale: .standard, paint: .solid(white))
            $0.draw(ring(1, side: 56), in: $0.bounds, environment: EnvironmentValues(), alignment: .leading)
        }.frame
        // A corner of the ring's place keeps its edge; where the ring crosses it, it has both.
        #expect(
            [0, 4].allSatisfy { frame[0, $0].style.background.isNear(white, within: 16) },
            "\(frame.cells[..<35].map(\.style))")
        let crossed = HalfCells(frame[1, 1])
        #expect(Self.red(crossed.upper) > 0 && Self.red(crossed.upper) < 255 && frame[3, 0].graphemeCluster != " ")
    }

    private static func red(_ color: CellColor) -> Int { Int(color.hex ?? 0) >> 16 }

    @Test func aSpinnerHasNoProgress() {
        #expect(text(ProgressView(), 4, 1) == "◌")
        #expect(text(ProgressView("Loading"), 7, 2) == "   ◌\nLoading")
    }

    @Test func everyRingFrameChangesExactlyAtItsExpiry() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<60 {
            let side = ([nil, 16, 24, 32, 48, 96] as [CGFloat?]).randomElement(using: &random)!
            let view = ring(
                random.interval(around: noon), countsDown: Bool.random(using: &random), side: side)
            expectExactExpiry(view, 12, 6, limit: 12)
        }
    }

    @Test func aCircleInOneCellChangesFourTimes() {
        #expect(expectExactExpiry(ring(noon...noon + 60, countsDown: true, side: nil), 1, 1, limit: 10) == 5)
    }
}
