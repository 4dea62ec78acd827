import Testing

@testable import CellUI

/// How much space text takes and how it is shrunk. Sources: SwiftUI's documentation of `lineLimit(_:reservesSpace:)` and
/// `minimumScaleFactor(_:)`; timers as iOS lays them out.
struct TextFittingTests {
    private func size(
        _ view: some View, _ width: CGFloat?, _ height: CGFloat? = nil, inPoints: Bool = false
    ) -> CGSize {
        var environment = EnvironmentValues()
        if inPoints { environment.drawInPoints() }
        var lowering = Lowering(environment: environment)
        return lowering.node(of: view).size(ProposedViewSize(width: width, height: height))
    }

    @Test("Reserved lines are as high as full ones, in both media")
    func reservedLines() {
        #expect(size(Text("a").lineLimit(3, reservesSpace: true), 80).height == 48)
        #expect(size(Text("a").lineLimit(3, reservesSpace: false), 80).height == 16)
        #expect(size(Text("a").lineLimit(2...4), 80).height == 32)
        #expect(size(Text("a\nb\nc\nd\ne").lineLimit(2...4), 80).height == 64)
        #expect(abs(size(Text("a").lineLimit(3, reservesSpace: true), 80, inPoints: true).height - 61) < 0.01)
    }

    @Test("A limit inside ends the reservation outside")
    func limitsDoNotAdd() {
        #expect(size(VStack { Text("a").lineLimit(1) }.lineLimit(3, reservesSpace: true), 80).height == 16)
    }

    @Test("In points, text shrinks until it fits, but not below its factor")
    func textShrinks() {
        let text = Text("A long line of text").lineLimit(1)
        let whole = size(text, nil, inPoints: true)
        let shrunk = size(text.minimumScaleFactor(0.5), whole.width * 0.7, inPoints: true)
        #expect(shrunk.width <= whole.width * 0.7 + 0.34)
        #expect(shrunk.height < whole.height)
        #expect(size(text.minimumScaleFactor(0.5), whole.width, inPoints: true) == whole)
    }

    private func findings(_ view: some View, columns: Int) -> [ViewFinding] {
        Renderer.inspect(view, size: CellSize(width: columns, height: 1), environment: EnvironmentValues()).findings
    }

    @Test("In cells, text that would fit shrunk is not reported as cut")
    func shrinkingTextIsNotReported() {
        let text = Text("1234567890").lineLimit(1)
        #expect(!findings(text, columns: 8).isEmpty)
        #expect(findings(text.minimumScaleFactor(0.5), columns: 8).isEmpty)
        #expect(!findings(text.minimumScaleFactor(0.9), columns: 8).isEmpty)
    }

    @Test("Blanks before a line end do not make an empty line")
    func blanksBeforeALineEnd() {
        #expect(size(Text("ab \ncd"), nil) == CGSize(width: 16, height: 32))
        #expect(text(Text("ab \ncd"), 10, 3) == "ab\ncd\n")
        #expect(text(Text("ab  \ncd"), 2, 3) == "ab\ncd\n")
        #expect(text(Text("ab\n\ncd"), 10, 3) == "ab\n\ncd")
    }

    private let timer = Text(timerInterval: noon...noon.addingTimeInterval(90))

    @Test("A timer takes all the width that it is offered, in both media", arguments: [false, true])
    func timersAreGreedy(inPoints: Bool) {
        #expect(size(timer, 200, inPoints: inPoints).width == 200)
        #expect(size(Text(noon, style: .timer), 200, inPoints: inPoints).width == 200)
        #expect(size(Text(noon, style: .relative), 200, inPoints: inPoints).width < 200)
        #expect(size(timer.fixedSize(), 200, inPoints: inPoints).width < 60)
    }

    @Test("A timer's digits are at the side that the alignment says")
    func timersAreAligned() {
        #expect(text(timer, 8, 1) == "1:30")
        #expect(text(timer.multilineTextAlignment(.trailing), 8, 1) == "    1:30")
        #expect(text(timer.multilineTextAlignment(.center), 8, 1) == "  1:30")
        #expect(
            text(
                HStack(spacing: 0) {
                    Text("a"); timer.multilineTextAlignment(.trailing)
                }, 8, 1) == "a   1:30")
    }

    @Test("A greedy timer changes each second")
    func greedyTimersChange() { expectExactExpiry(timer.multilineTextAlignment(.trailing), 20, 1, limit: 5) }

    @Test("An interval is written as its ends")
    func intervals() {
        let interval = DateInterval(start: noon, duration: 60)
        #expect(text(Text(interval), 20, 1) == text(Text(interval.start...interval.end), 20, 1))
    }

    @Test("The current date may be formatted as a timer")
    func timerFormats() {
        let format = SystemFormatStyle.Timer(countingDownIn: noon..<noon.addingTimeInterval(90))
        #expect(text(Text(.currentDate, format: format), 20, 1) == "1:30")
        let elapsed = Text(.durationOffset(to: noon.addingTimeInterval(-65)), format: .time(pattern: .minuteSecond))
        #expect(text(elapsed, 20, 1) == "1:05" && text(elapsed, 20, 1, at: noon.addingTimeInterval(30)) == "1:35")
        #expect(text(Text(.currentDate, format: format), 20, 1, at: noon.addingTimeInterval(30.5)) == "1:00")
        #expect(text(Text(.currentDate, format: format), 20, 1, at: noon.addingTimeInterval(100)) == "0:00")
        #expect(text(Text(.currentDate, format: format), 20, 1, at: noon.addingTimeInterval(-9)) == "1:30")
        expectExactExpiry(Text(.currentDate, format: .timer(countingDownIn: noon..<noon.addingTimeInterval(3))), 8, 1)
        expectExactExpiry(Text(.currentDate, format: .timer(countingUpIn: noon..<noon.addingTimeInterval(3))), 8, 1)
    }

    @Test("The current date may be formatted as a stopwatch")
    func stopwatches() {
        let view = Text(.currentDate, format: .stopwatch(startingAt: noon))
        #expect(text(view, 20, 1, at: noon.addingTimeInterval(3661)) == "1:01:01")
        expectExactExpiry(view, 20, 1, limit: 5)
    }

    @Test("A clock shows no more fields than it may, and changes when they do")
    func clockFields() {
        let hours = Text(.currentDate, format: .stopwatch(startingAt: noon, maxFieldCount: 2))
        #expect(text(hours, 20, 1, at: noon.addingTimeInterval(3725)) == "1:02")
        #expect(text(hours, 20, 1, at: noon.addingTimeInterval(95)) == "1:35")
        expectExactExpiry(hours, 20, 1, from: noon.addingTimeInterval(3598), limit: 4)
        let one = Text(.currentDate, format: .stopwatch(startingAt: noon, maxFieldCount: 1))
        #expect(text(one, 20, 1, at: noon.addingTimeInterval(3725)) == "1")
        #expect(text(one, 20, 1, at: noon.addingTimeInterval(125)) == "2")
        let end = noon.addingTimeInterval(7325)
        let minutes = Text(.currentDate, format: .timer(countingDownIn: noon..<end, maxPrecision: .seconds(60)))
        #expect(text(minutes, 20, 1) == "2:02")
        #expect(text(minutes, 20, 1, at: end.addingTimeInterval(-600)) == "10")
        expectExactExpiry(minutes, 20, 1, limit: 4)
    }

    @Test("The current date may be formatted as its distance from another")
    func references() {
        let view = Text(.currentDate, format: .reference(to: noon.addingTimeInterval(720)))
        #expect(text(view, 20, 1) == "in 12 minutes")
        #expect(text(view, 20, 1, at: noon.addingTimeInterval(840)) == "2 minutes ago")
    }
}
