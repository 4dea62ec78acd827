import SeededRandom
import Testing

@testable import CellUI

/// The search through the terminal's colours, against looking at each of them.
struct PaletteSearchTests {
    @Test("The search finds what looking at every colour finds", arguments: 0..<60 as Range<UInt64>)
    func asIfAllWereLookedAt(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let color = PerceptualColor(hex: .random(in: 0...0xFF_FFFF, using: &random))
            let count = Int.random(in: 1...8, using: &random)
            let weight = Double.random(in: 0...4, using: &random)
            func cost(_ candidate: PerceptualColor) -> Double {
                color.squaredDistance(to: candidate, hueWeight: weight)
            }
            let all = (16..<256).sorted { one, other in
                (cost(TerminalPalette.perceptual[one]), one) < (cost(TerminalPalette.perceptual[other]), other)
            }
            #expect(PaletteSearch.cheapest(count, for: color, cost: cost) == Array(all.prefix(count)), "seed \(seed)")
        }
    }

    @Test("A colour that the terminal has is its own", arguments: 16..<256)
    func itself(index: Int) {
        let color = TerminalPalette.perceptual[index]
        #expect(
            PaletteSearch.cheapest(1, for: color) { color.squaredDistance(to: $0) }.map { TerminalPalette.hex[$0] }
                == [TerminalPalette.hex[index]])
    }
}
