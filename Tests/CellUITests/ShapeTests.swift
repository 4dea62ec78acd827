import Testing

@testable import CellUI

/// A fill shows as `█` here: in the frame it is a blank on a background.
func drawing<V: View>(_ view: V, _ width: Int, _ height: Int) -> String {
    let frame = Renderer.render(
        view, size: CellSize(width: width, height: height), environment: EnvironmentValues()
    ).frame
    return (0..<height).map { y in
        var line = frame.row(y).map { cell in
            cell.glyph == .space && cell.style.background != .terminalDefault ? "█" : cell.graphemeCluster
        }.joined()
        while line.last == " " { line.removeLast() }
        return line
    }.joined(separator: "\n")
}

struct ShapeTests {
    @Test("Between thin bars that are half a column apart, the gap is seen")
    func thinBars() {
        let bars = HStack(spacing: 4) { ForEach(0..<3) { _ in Capsule().frame(height: 4) } }
        #expect(text(bars, 12, 1) == "━━━╸━━━━╺━━━")
        #expect(text(Capsule().frame(height: 2).padding(.trailing, 4), 4, 1) == "───╴")
    }

    @Test func aCircleIsRoundAtEverySize() {
        #expect(drawing(Circle(), 4, 2) == "▟██▙\n▜██▛")
        #expect(drawing(Circle(), 6, 3) == "▗▟██▙▖\n██████\n▝▜██▛▘")
        #expect(
            drawing(Circle(), 10, 5) == """
                 ▗▄████▄▖
                ▟████████▙
                ██████████
                ▜████████▛
                 ▝▀████▀▘
                """)
    }

    @Test func aCircleOneRowHighIsADot() {
        #expect(drawing(Circle(), 1, 1) == "●")
        #expect(drawing(Circle(), 5, 1) == "  ●")
        #expect(drawing(Circle().stroke(.red), 1, 1) == "○")
        #expect(drawing(Circle().strokeBorder(.red, lineWidth: 8), 1, 1) == "○")
        #expect(drawing(Capsule(), 4, 1) == "████")
        #expect(drawing(RoundedRectangle(cornerRadius: 8), 4, 1) == "████")
    }

    /// Whether a shape has a glyph in the row of the text beside it, a number of points below the top.
    private func isBesideText(_ shape: some View, as glyph: Character, _ points: Int) -> Bool {
        let line = HStack(spacing: 8) {
            shape
            Text("a")
        }
        let top = line.padding(.top, CGFloat(points)).frame(maxHeight: .infinity, alignment: .top)
        return drawing(top, 5, 3).split(separator: "\n").contains { $0.contains(glyph) && $0.contains("a") }
    }

    @Test(arguments: 0..<16) func aDotIsInTheRowOfTheTextBesideIt(_ points: Int) {
        #expect(isBesideText(Circle().frame(width: 5, height: 5), as: "●", points))
    }

    @Test(arguments: 0..<16) func aThinBarIsInTheRowOfTheTextBesideIt(_ points: Int) {
        #expect(isBesideText(Capsule().frame(width: 24, height: 4), as: "━", points))
    }

    @Test func aOneRowTrimmedRingShowsItsFraction() {
        let dots = [0, 0.25, 0.5, 0.75, 1].map {
            drawing(Circle().trim(from: 0, to: $0).stroke(.red, lineWidth: 3).rotationEffect(.degrees(-90)), 1, 1)
        }
        #expect(dots == ["○", "◔", "◑", "◕", "●"])
    }

    @Test func aStrokedCircleIsAClosedRingInsideItsPlace() {
        #expect(drawing(Circle().stroke(.red, lineWidth: 4), 6, 3) == "▗▞▀▀▚▖\n▌    ▐\n▝▚▄▄▞▘")
        #expect(drawing(Circle().strokeBorder(.red, lineWidth: 8), 6, 3) == "▗▞▀▀▚▖\n█    █\n▝▚▄▄▞▘")
        #expect(
            drawing(Circle().stroke(.red), 8, 4) == """
                 ▄▀▀▀▀▄
                ▞      ▚
                ▚      ▞
                 ▀▄▄▄▄▀
                """)
    }

    @Test func ringsAreSymmetrical() {
        for (width, height) in [(4, 2), (6, 3), (8, 4), (10, 5), (12, 6), (16, 8)] {
            for lineWidth in [1.0, 4, 8, 12] {
                let map = QuadrantMap(
                    Circle().path(in: CellScale.standard.points(CellRect(x: 0, y: 0, width: width, height: height)))
                        .strokedPath(StrokeStyle(lineWidth: lineWidth)),
                    size: CellSize(width: width, height: height),
                    limit: CellRect(x: 0, y: 0, width: width, height: height), scale: .standard)
                for y in 0..<height {
                    for x in 0..<width {
                        let mirrored = map.row(height - 1 - y)[width - 1 - x].rawValue
                        let turned =
                            (mirrored & 1) << 3 | (mirrored & 2) << 1 | (mirrored & 4) >> 1 | (mirrored & 8) >> 3
                        #expect(map.row(y)[x].rawValue == turned, "\(width)×\(height), line \(lineWidth), \(x),\(y)")
                    }
                }
            }
        }
    }

    @Test("scaleEffect scales a shape and a colour around its anchor, and neither text nor layout")
    func scaledShapes() {
        #expect(drawing(Rectangle().scaleEffect(x: 0.5, anchor: .leading), 8, 1) == "████")
        #expect(drawing(Color.red.scaleEffect(x: 0.5, anchor: .trailing), 8, 1) == "    ████")
        #expect(drawing(Rectangle().scaleEffect(0.5), 8, 4) == "\n  ████\n  ████\n")
        #expect(
            drawing(
                HStack(spacing: 0) {
                    Rectangle().frame(width: 32).scaleEffect(x: 0.25, anchor: .leading)
                    Text("a").scaleEffect(3)
                }, 8, 1) == " █   a")
        #expect(drawing(Rectangle().scaleEffect(x: 0), 8, 1) == "")
        for scale in [CGFloat.nan, .infinity, 1e300] {
            #expect(drawing(Rectangle().scaleEffect(scale), 8, 1) == "████████")
        }
    }

    @Test func aRingRotatedByAQuarterBeginsAtTheTop() {
        let ring = Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4)
        #expect(drawing(ring.rotationEffect(.degrees(-90)), 8, 4) == "    ▀▀▄\n       ▚\n       ▞\n    ▄▄▀")
        #expect(
            drawing(Circle().trim(from: 0, to: 0.5).rotation(.degrees(-90)).stroke(.red, lineWidth: 4), 8, 4)
                == "    ▀▀▄\n       ▚\n       ▞\n    ▄▄▀")
        #expect(drawing(ring, 8, 4) == "\n\n▚      ▞\n ▀▄▄▄▄▀")
    }

    @Test func rotationReachesShapesInsideStacksAndLeavesLettersUpright() {
        let ring = Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4)
        let view = ZStack {
            ring
            Text("ab")
        }
        #expect(drawing(view.rotationEffect(.degrees(-90)), 8, 4) == "    ▀▀▄\n   ab  ▚\n       ▞\n    ▄▄▀")
    }

    @Test func aProgressRingOverItsTrackLeavesNoNotch() {
        let view = ZStack {
            Circle().stroke(.gray, lineWidth: 4)
            Circle().trim(from: 0, to: 0.3).stroke(.red, lineWidth: 4).rotationEffect(.degrees(-90))
        }
        #expect(drawing(view, 8, 4) == drawing(Circle().stroke(.gray, lineWidth: 4), 8, 4))
    }

    @Test func thinBoxesAreBoxDrawing() {
        #expect(drawing(Rectangle().stroke(.red), 4, 3) == "┌──┐\n│  │\n└──┘")
        #expect(drawing(RoundedRectangle(cornerRadius: 8).strokeBorder(.red), 4, 2) == "╭──╮\n╰──╯")
        #expect(drawing(Rectangle().strokeBorder(.red, lineWidth: 3), 4, 3) == "┏━━┓\n┃  ┃\n┗━━┛")
        #expect(drawing(RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 3), 4, 2) == "╭──╮\n╰──╯")
        #expect(
            drawing(Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [4])), 4, 3) == "┌╌╌┐\n╎  ╎\n└╌╌┘")
        #expect(drawing(UnevenRoundedRectangle(topLeadingRadius: 8).stroke(.red), 3, 2) == "╭─┐\n└─┘")
    }

    @Test("A dashed box that is thinner than a row is a dashed line, and a thin divider a line")
    func dashedLines() {
        let dashed = StrokeStyle(lineWidth: 1, dash: [4])
        let thin = RoundedRectangle(cornerRadius: 3).stroke(.red, style: dashed).frame(height: 6)
        #expect(drawing(thin, 8, 1) == "╌╌╌╌╌╌╌╌")
        #expect(drawing(Divider().frame(height: 6).overlay(.blue), 8, 1) == "━━━━━━━━")
        #expect(drawing(Divider().background(Color.red), 8, 1) == "────────")
        #expect(drawing(HStack { Divider().overlay(Color.red) }, 1, 2) == "│\n│")
    }

    @Test func aBoxAroundOneRowShowsOnlyItsEnds() {
        #expect(drawing(Text("End").padding(.horizontal, 16).overlay(Capsule().stroke(.red)), 7, 1) == "( End )")
        #expect(drawing(Text("End").padding(.horizontal, 16).border(.red), 7, 1) == "│ End │")
        #expect(drawing(Rectangle().stroke(.red), 1, 1) == "□")
    }

    @Test func anInsetBoxIsFurtherInside() {
        #expect(drawing(Rectangle().inset(by: 16).stroke(.red), 8, 4) == "\n  ┌──┐\n  └──┘\n")
    }

    @Test func wideLinesAreDrawnInQuarters() {
        #expect(drawing(Rectangle().strokeBorder(.red, lineWidth: 8), 5, 3) == "█▀▀▀█\n█   █\n█▄▄▄█")
    }

    @Test func aFillAndALineCombine() {
        let view = RoundedRectangle(cornerRadius: 8).fill(.blue).stroke(.red)
        #expect(drawing(view, 4, 3) == "╭──╮\n│██│\n╰──╯")
    }

    @Test func movingOrScalingAShapeDoesNotChangeItsLayout() {
        #expect(drawing(Rectangle().offset(x: 16).frame(width: 16, height: 16), 8, 1) == "     ██")
        #expect(drawing(Rectangle().scale(0.5), 8, 2) == "  ▄▄▄▄\n  ▀▀▀▀")
        #expect(drawing(Rectangle().rotation(.degrees(90)), 4, 4) == "\n████\n████\n")
    }

    @Test func aCustomPathIsFilledByItsWinding() {
        let square = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 32, y: 0))
            path.addLine(to: CGPoint(x: 32, y: 32))
            path.addLine(to: CGPoint(x: 0, y: 32))
            path.closeSubpath()
        }
        #expect(drawing(square, 4, 2) == "████\n████")
        var ring = square
        ring.addRect(CGRect(x: 8, y: 8, width: 16, height: 16))
        #expect(drawing(ring.fill(style: FillStyle(eoFill: true)), 4, 2) == "█▀▀█\n█▄▄█")
    }

    @Test func aCustomLineIsDrawnAtItsPlace() {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 16))
            path.addLine(to: CGPoint(x: 64, y: 0))
        }
        let drawn = drawing(line.stroke(.red, lineWidth: 1), 8, 1)
        #expect(!drawn.isEmpty && !drawn.contains("█"))
    }

    /// Each has a row or a column of cells and is as thin as it says.
    @Test func thinBarsAreLines() {
        #expect(drawing(Rectangle().frame(width: 48, height: 2), 6, 1) == "──────")
        #expect(drawing(Capsule().frame(width: 48, height: 4), 6, 1) == "━━━━━━")
        #expect(drawing(Color.red.frame(width: 48, height: 6), 6, 1) == "━━━━━━")
        #expect(drawing(Rectangle().frame(width: 1, height: 32), 1, 2) == "│\n│")
        #expect(drawing(Rectangle().frame(width: 3, height: 32), 1, 2) == "┃\n┃")
        #expect(drawing(Rectangle().frame(width: 48, height: 16), 6, 1) == "██████")
        let tracker = VStack(spacing: 0) {
            Text("Order")
            Capsule().frame(width: 40, height: 4)
            Text("Ready")
        }
        #expect(drawing(tracker, 5, 3) == "Order\n━━━━━\nReady")
    }
}
