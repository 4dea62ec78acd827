import CellUI
import SeededRandom
import Testing

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
        #expect(text(ring(0, side: 48), 6, 3) == "⢠⡜⠛⠛⢣⡄\n⣿    ⣿\n⠘⢣⣤⣤⡜⠃")
        #expect(text(ring(0.4, side: 48), 6, 3) == "⢠⡜⠛▀▚▖\n⣿    █\n⠘⢣⣤⣤▝▘")
        #expect(text(ring(1, side: 48), 6, 3) == "▗▞▀▀▚▖\n█    █\n▝▚▄▄▞▘")
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
        #expect(text(ring("42"), 6, 3) == "▗▞▀▀▚▖\n█ 42 █\n▝▚▄▄▞▘")
        #expect(text(ring("100"), 6, 3) == "▗▞▀▀▚▖\n█    █\n▝▚▄▄▞▘")
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
            #expect(picture(1) == " ▄▄▄\n▐   ▌\n ▀▀▀")
            #expect(picture(0) == picture(1))
        } else {
            #expect(picture(1) == "▞▀▀▚\n▚▄▄▞\n")
            #expect(picture(0).contains("⢣"))
        }
    }

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
