import Testing

@testable import CellUI

struct ClipTests {
    private let wall = CellColor(hex: 0x102030)
    private let paper = Color(CellColor(hex: 0xFFFFFF))

    private func frame<V: View>(_ view: V, _ width: Int, _ height: Int) -> Frame {
        Renderer.render(
            size: CellSize(width: width, height: height), at: Date(timeIntervalSinceReferenceDate: 0),
            background: CellStyle(background: wall)
        ) { $0.draw(view, in: $0.bounds, environment: EnvironmentValues()) }.frame
    }

    @Test func cornersOfAClippedFillBecomeQuartersOverTheOldBackground() {
        let frame = frame(paper.clipShape(RoundedRectangle(cornerRadius: 16)), 4, 2)
        #expect(frame.text == "▟  ▙\n▜  ▛")
        #expect(frame[0, 0].style.foreground == CellColor(hex: 0xFFFFFF))
        #expect(frame[0, 0].style.background == wall)
        #expect(frame[1, 0].style.background == CellColor(hex: 0xFFFFFF))
    }

    @Test func aClippedFillLooksLikeTheShapeItself() {
        for (width, height) in [(4, 2), (6, 3), (10, 5), (24, 7)] {
            let clipped = frame(paper.clipShape(Circle()), width, height)
            let filled = frame(Circle().fill(paper), width, height)
            #expect(clipped.text == filled.text)
        }
    }

    @Test func cellsOutsideTheOutlineAreUnchanged() {
        let view = ZStack {
            Text("abcdefgh")
            Text("########").clipShape(Rectangle().offset(x: 16).size(width: 32, height: 16))
        }
        #expect(frame(view, 8, 1).text == "ab####gh")
    }

    @Test func lettersAtTheEdgeStayWhole() {
        let view = Text("word").clipShape(RoundedRectangle(cornerRadius: 8))
        #expect(frame(view, 4, 1).text == "word")
    }

    @Test func clippedHidesOverflow() {
        let view = Text("abcdefgh").fixedSize().frame(width: 32).clipped()
        #expect(frame(view, 10, 1).text == "   cdef")
    }

    @Test func clippedHidesContentMovedOutside() {
        #expect(frame(Text("abc").offset(x: 16).clipped(), 9, 1).text == "     a")
    }

    @Test func cornerRadiusCutsCorners() {
        #expect(frame(paper.cornerRadius(16), 4, 2).text == frame(paper.clipShape(.rect(cornerRadius: 16)), 4, 2).text)
    }

    @Test func aTextMaskShowsTheContentAsLetters() {
        let frame = frame(paper.mask { Text("hi") }, 4, 1)
        #expect(frame.text == " hi")
        #expect(frame[1, 0].style.foreground == CellColor(hex: 0xFFFFFF))
        #expect(frame[1, 0].style.background == wall)
        #expect(frame[0, 0].style.background == wall)
    }

    @Test func aTranslucentMaskBlends() {
        let frame = frame(Color(CellColor(hex: 0x506070)).mask(Color.black.opacity(0.5)), 2, 1)
        #expect(frame[0, 0].style.background == CellColor(hex: 0x304050))
    }

    @Test func contentHiddenByAClipDoesNotCauseWakeUps() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let clock = Text(timerInterval: start...start + 60).frame(width: 32).offset(x: 200)
        let rendering = Renderer.render(
            clock.clipped(), size: CellSize(width: 6, height: 1), environment: EnvironmentValues())
        #expect(rendering.expiresAt == nil)
    }
}
