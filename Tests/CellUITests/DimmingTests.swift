import Testing

@testable import CellUI

@Suite struct DimmingTests {
    /// Bands as high as a row each, dimmed, in a terminal's 256 colours.
    private func dimmed(_ bands: [UInt32], by share: Double, areBands: Bool = true) -> [UInt32] {
        let colors = bands.map { CellColor(hex: $0) }
        let size = CellSize(width: 1, height: bands.count)
        return Renderer.render(size: size, at: noon) { context in
            for (y, color) in colors.enumerated() {
                context.fill(CellRect(x: 0, y: y, width: 1, height: 1), with: .solid(color))
            }
            if areBands { context.bands = colors }
            context.dim(context.bounds, by: share)
        }.frame.reduced(to: .indexed256).cells.compactMap(\.style.background.hex)
    }

    private func isGrey(_ hex: UInt32) -> Bool { hex >> 16 == hex & 255 && hex >> 8 & 255 == hex & 255 }

    /// The bands of an evening sky, blue above and red below.
    private let dusk: [UInt32] = [0x5F5FAF, 0x875FAF, 0x875F87, 0xAF5F87, 0xD75F87, 0xD78787]

    @Test("A dimmed evening sky is a darker one in 256 colours too: blue above, red below, nothing grey")
    func dusk256() throws {
        #expect(dimmed(dusk, by: 0.35, areBands: false).contains(where: isGrey))
        let colors = dimmed(dusk, by: 0.35)
        #expect(!colors.contains(where: isGrey))
        #expect(try #require(colors.first) & 255 > #require(colors.first) >> 16)
        #expect(try #require(colors.last) & 255 < #require(colors.last) >> 16)
        func lightness(_ colors: [UInt32]) -> Double { colors.reduce(0) { $0 + PerceptualColor(hex: $1).lightness } }
        #expect(lightness(colors) < 0.95 * lightness(dusk))
    }

    @Test("Bands that are grey stay so, and a colour that the terminal decides stays its own")
    func greys() {
        #expect(dimmed([0x5F5F5F, 0x4E4E4E], by: 0.35).allSatisfy(isGrey))
        let frame = Renderer.render(size: CellSize(width: 1, height: 1), at: noon) { context in
            context.bands = [CellColor(hex: 0x5F5FAF)]
            context.dim(context.bounds, by: 0.35)
        }.frame
        #expect(frame[0, 0].style.background == .terminalDefault)
    }
}
