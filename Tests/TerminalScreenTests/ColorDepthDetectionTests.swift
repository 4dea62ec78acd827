import CellUI
import Testing

@testable import TerminalScreen

struct ColorDepthDetectionTests {
    private func depth(_ environment: [String: String], colors: Int = 256, direct: Bool = false) -> ColorDepth {
        ColorDepthDetection.depth(environment: environment, terminfoColors: colors, hasDirectColor: direct)
    }

    @Test func noColorWinsUnlessEmpty() {
        #expect(depth(["NO_COLOR": "1", "COLORTERM": "truecolor"]) == .none)
        #expect(depth(["NO_COLOR": ""]) == .indexed256)
    }

    @Test func colortermMeansDirect() {
        #expect(depth(["COLORTERM": "truecolor"]) == .direct)
        #expect(depth(["COLORTERM": "24bit"], colors: 8) == .direct)
        #expect(depth(["COLORTERM": "yes"]) == .indexed256)
    }

    @Test func terminfoDecidesOtherwise() {
        #expect(depth([:], colors: 1 << 24, direct: true) == .direct)
        #expect([256, 88, 16, 8, -1].map { depth([:], colors: $0) } == [.indexed256, .ansi16, .ansi16, .ansi8, .none])
    }
}
