import Foundation
import Testing

@testable import CellUI

@Suite struct ButtonTests {
    /// Counts button actions.
    private final class Counter { var count = 0 }

    private func press(_ rendering: Rendering, x: Int, y: Int = 0) {
        if case .run(let action) = rendering.region(at: CellPoint(x: x, y: y))?.action { action() }
    }

    @Test func aBorderedButtonIsOneRowWithHalfColumnEnds() {
        #expect(text(Button("End") {}, 10, 1) == "▐End▌")
        #expect(text(Button("End") {}.controlSize(.large), 10, 1) == "▐ End ▌")
        #expect(text(Button("End") {}.buttonStyle(.plain), 10, 1) == "End")
        #expect(text(Button("End") {}.buttonStyle(.borderless), 10, 1) == "End")
    }

    @Test func theProminentStyleFillsWithTheTintAndHasWhiteText() {
        let frame = render(Button("End") {}.buttonStyle(.borderedProminent).tint(.white), 5, 1).frame
        #expect(frame[1, 0].style.background == CellColor(hex: 0xFFFFFF))
        #expect(frame[1, 0].style.foreground == CellColor(hex: 0x000000))
        let dark = render(Button("End") {}.buttonStyle(.borderedProminent).tint(.black), 5, 1).frame
        #expect(dark[1, 0].style.foreground == CellColor(hex: 0xFFFFFF))
        // A phone's label is white on every colour, though black were easier to read.
        let yellow = render(Button("End") {}.buttonStyle(.borderedProminent).tint(.yellow), 5, 1).frame
        #expect(yellow[1, 0].style.foreground == CellColor(hex: 0xFFFFFF))
    }

    @Test func theBorderedStyleBlendsTheTintWithTheBackground() {
        let frame = render(Button("End") {}.tint(.white).background(.black), 5, 1).frame
        #expect(
            frame[1, 0].style == CellStyle(foreground: CellColor(hex: 0xFFFFFF), background: CellColor(hex: 0x383838)))
        #expect(
            frame[0, 0].style == CellStyle(foreground: CellColor(hex: 0x383838), background: CellColor(hex: 0x000000)))
    }

    @Test("A style set outside of a button or a link is that of its label")
    func outerStyle() {
        func ink(_ view: some View) -> CellColor { render(view.tint(.white), 5, 1).frame[1, 0].style.foreground }
        let green = EnvironmentValues().palette.named.green
        let button = Button("End") {}
        #expect(ink(button) == CellColor(hex: 0xFFFFFF))
        #expect(ink(button.foregroundColor(.green)) == green)
        #expect(ink(button.buttonStyle(.borderless).foregroundStyle(.green)) == green)
        #expect(ink(button.buttonStyle(.borderedProminent).foregroundStyle(.green)) == green)
        #expect(ink(VStack { button }.foregroundStyle(.green)) == green)
        let link = Link("End", destination: URL(string: "https://example.com")!)
        #expect(ink(link) == CellColor(hex: 0xFFFFFF))
        #expect(ink(link.foregroundColor(.green)) == green)
    }

    @Test("A round button has its symbol between two ends, or in the middle of a circle")
    func round() {
        let pause = Button {
        } label: {
            Image(systemName: "pause.fill")
        }.buttonBorderShape(.circle)
        #expect(text(pause, 10, 1) == "▐‖▌")
    }

    @Test("In points a border is a capsule, a rectangle with round corners, or a circle as wide as high")
    func shapes() {
        func size(_ shape: ButtonBorderShape) -> CGSize {
            var environment = EnvironmentValues()
            environment.medium = .points
            var lowering = Lowering(environment: environment)
            return lowering.node(of: Button("x") {}.buttonBorderShape(shape)).size(.unspecified)
        }
        #expect(size(.circle).width == size(.circle).height)
        #expect(size(.capsule) == size(.roundedRectangle) && size(.automatic) == size(.capsule))
        #expect(size(.circle).height == size(.capsule).height)
        #expect(ButtonBorderShape.roundedRectangle(radius: -3) == .roundedRectangle(radius: 0))
    }

    @Test func aDestructiveButtonIsRed() {
        let frame = render(Button("End", role: .destructive) {}.buttonStyle(.borderless), 3, 1).frame
        #expect(frame[0, 0].style.foreground == EnvironmentValues().palette.named.red)
    }

    @Test func aClickPerformsTheAction() {
        let counter = Counter()
        let row = HStack {
            Text("ab")
            Button("End") { counter.count += 1 }
        }
        let rendering = render(row, 20, 1)
        for x in 0..<20 { press(rendering, x: x) }
        #expect(counter.count == 5)
        #expect(rendering.region(at: CellPoint(x: 2, y: 0)) == nil)
    }

    @Test func aDisabledButtonIgnoresClicks() {
        let button = Button("End") {}
        #expect(render(button.disabled(true), 9, 1).regions.isEmpty)
        #expect(render(VStack { button.disabled(false) }.disabled(true), 9, 1).regions.isEmpty)
        #expect(render(button.allowsHitTesting(false), 9, 1).regions.isEmpty)
        #expect(render(button.disabled(false), 9, 1).regions.count == 1)
    }

    @Test func aButtonWithinALinkComesFirst() {
        let link = Link(destination: URL(string: "islet://sitting")!) {
            HStack {
                Text("Sitting")
                Button("End") {}
            }
        }
        let rendering = render(link, 20, 1)
        guard case .open(let url) = rendering.region(at: CellPoint(x: 0, y: 0))?.action else {
            Issue.record("the link does not answer")
            return
        }
        #expect(url.absoluteString == "islet://sitting")
        guard case .run = rendering.region(at: CellPoint(x: 9, y: 0))?.action else {
            Issue.record("the button does not answer")
            return
        }
    }

    @Test func customStylesDrawTheLabelAndKeepTheAction() {
        struct Brackets: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    Text("[")
                    configuration.label
                    Text("]")
                }
            }
        }
        struct Tapped: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration).onTapGesture { configuration.trigger() }
            }
        }
        let counter = Counter()
        let button = Button("End") { counter.count += 1 }
        #expect(text(button.buttonStyle(Brackets()), 9, 1) == "[End]")
        press(render(button.buttonStyle(Brackets()), 9, 1), x: 0)
        press(render(button.buttonStyle(Tapped()), 9, 1), x: 1)
        #expect(counter.count == 2)
        #expect(text(VStack { button.buttonStyle(Tapped()) }.buttonStyle(.plain), 9, 1) == "End")
    }

    @Test func labelAndKindAreSpoken() {
        #expect(sentence(Button("End") {}) == "End, button")
        #expect(
            sentence(Button("End", systemImage: "stop") {}.accessibilityLabel("End sitting")) == "End sitting, button")
        #expect(sentence(Link("Docs", destination: URL(string: "islet://docs")!)) == "Docs, link")
    }
}
