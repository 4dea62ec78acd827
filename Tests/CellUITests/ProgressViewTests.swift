import CellUI
import SeededRandom
import Testing

/// A bar over an interval without labels.
private func bar(_ interval: ClosedRange<Date>, countsDown: Bool = true) -> some View {
    ProgressView(timerInterval: interval, countsDown: countsDown) {
        EmptyView()
    } currentValueLabel: {
        EmptyView()
    }
}

@Suite struct ProgressViewTests {
    @Test(arguments: [
        (0.0, "────────"), (0.5, "━━━━────"), (1.0, "━━━━━━━━"), (0.29, "━━──────"), (5.0 / 16, "━━╾─────"),
        (1.0 / 16, "╾───────"), (0.999, "━━━━━━━╾"), (-3, "────────"), (7, "━━━━━━━━"), (.nan, "────────"),
    ])
    func barGrowsInHalvesOfAColumnAndIsFullOnlyWhenDone(value: Double, picture: String) {
        #expect(text(ProgressView(value: value), 8, 1) == picture)
    }

    @Test(arguments: [
        (0.0, "░░░░░░░░"), (0.5, "████░░░░"), (1.0, "████████"), (0.29, "██▎░░░░░"), (1.0 / 64, "▏░░░░░░░"),
        (63.0 / 64, "███████▉"), (0.999, "███████▉"), (-3, "░░░░░░░░"), (7, "████████"), (.nan, "░░░░░░░░"),
    ])
    func aHighBarGrowsInEighths(value: Double, picture: String) {
        #expect(text(ProgressView(value: value).frame(height: 16), 8, 1) == picture)
    }

    @Test("Where rows are low a bar is a line too, in the middle of its row as the text beside it")
    func lowRows() {
        var environment = EnvironmentValues()
        environment.cellScale = CellScale(pointsPerColumn: 5.25, pointsPerRow: 10.5)
        let frame = Renderer.render(size: CellSize(width: 8, height: 1), at: noon) { context in
            context.isAntialiased = true
            context.draw(ProgressView(value: 0.5).tint(.white), in: context.bounds, environment: environment)
        }.frame
        #expect(frame.text == "━━━━━━━━")
    }

    @Test func whereColorsAreMixedTheRestOfABarDiffersByItsColorAlone() {
        let frame = Renderer.render(size: CellSize(width: 4, height: 1), at: noon) { context in
            context.isAntialiased = true
            context.draw(ProgressView(value: 0.5).tint(.white), in: context.bounds, environment: EnvironmentValues())
        }.frame
        #expect(frame.text == "━━━━")
        #expect(frame[0, 0].style.foreground == CellColor(hex: 0xFFFFFF))
        #expect(frame[3, 0].style.foreground == EnvironmentValues().palette.track)
    }

    @Test func barTakesValueAndTotalOfAnyFloatingPointType() {
        #expect(text(ProgressView(value: Float(3), total: 4), 8, 1) == "━━━━━━──")
        #expect(text(ProgressView(value: CGFloat(1), total: 0), 8, 1) == "━━━━━━━━")
    }

    @Test func labelsAreAboveAndBelowTheBar() {
        let view = ProgressView(value: 0.25) {
            Text("Loading")
        } currentValueLabel: {
            Text("2 of 8")
        }
        #expect(text(view, 8, 3) == "Loading\n━━──────\n2 of 8")
        #expect(text(ProgressView("Loading", value: 0.25), 8, 2) == "Loading\n━━──────")
    }

    @Test func anIntervalHasAClockUnderTheBar() {
        let interval = noon - 75...noon + 225
        #expect(text(ProgressView(timerInterval: interval), 8, 2) == "━━━━━━──\n3:45")
        #expect(text(ProgressView(timerInterval: interval, countsDown: false), 8, 2) == "━━──────\n1:15")
    }

    @Test func aBarIsOneRowHighUnlessAFrameIsTaller() {
        #expect(text(ProgressView(value: 0.5), 4, 3) == "━━──\n\n")
        #expect(text(ProgressView(value: 0.5).frame(height: 32), 4, 3) == "██░░\n██░░\n")
        #expect(text(ProgressView(value: 0.5).tint(.red).frame(width: 32, height: 48), 8, 3) == "██░░\n██░░\n██░░")
    }

    @Test func theTrackIsASurfaceInColorAndAShadeWithout() {
        let frame = render(ProgressView(value: 0.5).tint(.white).frame(height: 16), 2, 1).frame
        let palette = EnvironmentValues().palette
        #expect(
            frame[0, 0].style == CellStyle(foreground: CellColor(hex: 0xFFFFFF), background: CellColor(hex: 0xFFFFFF)))
        #expect(frame[1, 0].style == CellStyle(foreground: palette.track, background: palette.track))
        #expect(frame[1, 0].graphemeCluster == "░")
    }

    @Test func theGrowingEdgeIsDrawnOnTheTrack() {
        let cell = render(ProgressView(value: 0.75).tint(.white).frame(height: 16), 2, 1).frame[1, 0]
        #expect(cell.graphemeCluster == "▌")
        #expect(cell.style.background == EnvironmentValues().palette.track)
    }

    @Test func gradientRunsAlongTheWholeBar() {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        let row = render(ProgressView(value: 1).tint(gradient), 8, 1).frame.row(0).map { $0.style.foreground.hex ?? 0 }
        #expect(row == row.sorted() && Set(row).count == 8)
    }

    @Test func everyBarFrameChangesExactlyAtItsExpiry() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<60 {
            let interval = random.interval(around: noon)
            let view = bar(interval, countsDown: Bool.random(using: &random))
            expectExactExpiry(view, Int.random(in: 1...30, using: &random), 1, limit: 12)
        }
    }

    @Test func aBarOfEightColumnsChangesSixteenTimes() {
        let frames = expectExactExpiry(bar(noon - 5...noon + 95, countsDown: false), 8, 1, from: noon - 10, limit: 100)
        #expect(frames == 17)
    }

    @Test func barAndClockExpireWithTheEarlierOfThem() {
        expectExactExpiry(ProgressView(timerInterval: noon - 3.25...noon + 9), 10, 2, limit: 200)
    }

    @Test func aFinishedIntervalNeverExpires() {
        #expect(render(ProgressView(timerInterval: noon - 20...noon), 10, 2).expiresAt == nil)
        #expect(render(ProgressView(value: 0.4), 10, 1).expiresAt == nil)
    }

    @Test func anEmptyIntervalIsDoneAtOnce() {
        #expect(text(bar(noon...noon, countsDown: false), 4, 1, at: noon - 1) == "────")
        #expect(text(bar(noon...noon, countsDown: false), 4, 1) == "━━━━")
        expectExactExpiry(bar(noon...noon), 4, 1, from: noon - 1)
    }

    @Test func labelAndPercentAreSpoken() {
        #expect(sentence(ProgressView("Sitting", value: 0.62)) == "Sitting, 62 percent")
        #expect(sentence(ProgressView(value: 0.29)) == "29 percent")
        #expect(sentence(ProgressView("Loading")) == "Loading")
        #expect(sentence(bar(noon - 25...noon + 75, countsDown: false)) == "25 percent")
        #expect(
            sentence(ProgressView("Sitting", value: 0.5).padding().accessibilityLabel("Breath")) == "Breath, 50 percent"
        )
    }

    @Test func aCustomStyleDrawsFromItsConfiguration() {
        struct Words: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text("\(Int((configuration.fractionCompleted ?? -1) * 100))%")
                }
            }
        }
        #expect(text(ProgressView("Up", value: 0.5).progressViewStyle(Words()), 12, 1) == "Up 50%")
        // As in SwiftUI: no fraction for what follows the time.
        #expect(text(bar(noon...noon + 9).progressViewStyle(Words()), 12, 1) == "-100%")
    }

    @Test func aStyleCanWrapTheOuterStyle() {
        struct Framed: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    Text("[")
                    ProgressView(configuration)
                    Text("]")
                }
            }
        }
        #expect(text(ProgressView(value: 0.5).progressViewStyle(Framed()), 10, 1) == "[━━━━────]")
        let circle = VStack { ProgressView(value: 0.5).progressViewStyle(Framed()) }.progressViewStyle(.circular)
        #expect(text(circle, 10, 1) == "[◑]")
        expectExactExpiry(bar(noon...noon + 9).progressViewStyle(Framed()), 10, 1)
    }
}
