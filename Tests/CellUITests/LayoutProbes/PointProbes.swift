import Testing

@testable import CellUI

/// What has another size in points than in cells: text, lines, controls and symbols. Expectations are computed by hand from the font's
/// measures: a line is 2444 of 2048 units high, rounded up to thirds of a point, and letters have Inter's widths with its tracking.
struct PointProbes {
    @Test(arguments: text + columns + controls + images)
    func aPhoneMeasuresSo(_ probe: LayoutProbe) { #expect(probe.differencesInPoints() == []) }

    private static let text: [LayoutProbe] = [
        // 17 × 2444 / 2048 = 20.29; widths of H and i: 0.744 + 0.237 of 17, and twice the tracking of −0.217.
        LayoutProbe("a line of body text is 20⅓ points high", (500, 500), size: (16.333, 20.333)) { _ in Text("Hi") },
        LayoutProbe("a caption's line is 14⅓ points high", (500, 500), size: (0.667, 14.333)) { _ in
            Text("x").font(.caption).frame(width: 0.667)
        },
        LayoutProbe("a large title's line is 40⅔ points high", (500, 500), size: (1, 40.667)) { _ in
            Text("x").font(.largeTitle).frame(width: 1)
        },
        LayoutProbe("a size in points is one", (500, 500), size: (1, 52.667)) { _ in
            Text("x").font(.system(size: 44)).frame(width: 1)
        },
        LayoutProbe("lines below each other are as many times as high", (500, 500), size: (1, 61)) { _ in
            Text("1\n2\n3").fixedSize().frame(width: 1)
        },
        LayoutProbe("text with a limit of two lines is two lines high", (40, 500), size: (1, 40.667)) { _ in
            Text("one two three four five six").lineLimit(2).frame(width: 40).frame(width: 1)
        },
    ]

    private static let columns: [LayoutProbe] = [
        LayoutProbe("a spacer in a column has a minimum", (nil, nil), size: (40, 48), ["b": (0, 28, 40, 20)]) { p in
            VStack {
                box("a", 40, 20, p); Spacer(); box("b", 40, 20, p)
            }
        },
        LayoutProbe(
            "six lines 8 points apart, with the standard padding, are 194 points high", (343, nil), size: (1, 194)
        ) { _ in
            VStack(spacing: 8) { ForEach(0..<6) { _ in Text("line") } }.padding().frame(width: 1)
        },
        LayoutProbe(
            "lines without a spacing touch: eight with padding are 194⅔ points high", (343, nil), size: (1, 194.667)
        ) {
            _ in
            VStack { ForEach(0..<8) { _ in Text("line") } }.padding().frame(width: 1)
        },
        LayoutProbe(
            "other views without a spacing are 8 points apart", (500, 500), size: (40, 48), ["b": (0, 28, 40, 20)]
        ) { p in
            VStack {
                box("a", 40, 20, p); box("b", 40, 20, p)
            }
        },
        // A tenth of a line of 20.287, in whole pixels, is 2.333; the descent is 4.101, and a capital letter 11.978 high.
        LayoutProbe(
            "a text is a tenth of a line and its descent below another view", (500, 500), size: (40, 46.767),
            ["t": (19.5, 26.434, 1, 20.333)]
        ) { p in
            VStack {
                box("a", 40, 20, p); Text("x").frame(width: 1).noted("t", p)
            }
        },
        LayoutProbe(
            "another view is farther below a text", (500, 500), size: (40, 50.976), ["b": (0, 30.976, 40, 20)]
        ) { p in
            VStack {
                Text("x").frame(width: 1); box("b", 40, 20, p)
            }
        },
        LayoutProbe("a symbol is as near to a text as text", (500, 500), size: (19.89, 40.223)) { _ in
            VStack {
                Image(systemName: "circle.fill"); Text("x").frame(width: 1)
            }
        },
        LayoutProbe("a row with a symbol is as near to a text as text", (500, 500), size: (20.89, 40.667)) { _ in
            VStack {
                Text("x").frame(width: 1)
                HStack(spacing: 0) {
                    Image(systemName: "circle.fill"); Text("x").frame(width: 1)
                }
            }
        },
        LayoutProbe(
            "a row with a text keeps the text's distance", (500, 500), size: (40, 50.976), ["b": (0, 30.976, 40, 20)]
        ) { p in
            VStack {
                HStack(spacing: 0) {
                    Text("x").frame(width: 1); box("a", 10, 20, p)
                }
                box("b", 40, 20, p)
            }
        },
        LayoutProbe(
            "a text with a margin below is text at its top alone", (500, 500), size: (40, 52.333),
            ["b": (0, 32.333, 40, 20)]
        ) { p in
            VStack {
                Text("x").frame(width: 1).padding(.bottom, 4); box("b", 40, 20, p)
            }
        },
        LayoutProbe("a text in a frame with a height is 8 points from a text", (500, 500), size: (1, 58.767)) { _ in
            VStack {
                Text("x").frame(width: 1, height: 32); Text("x").frame(width: 1)
            }
        },
        LayoutProbe(
            "two texts in a row are as close as their spacing says", (500, 500), size: (22, 20), ["b": (12, 0, 10, 20)]
        ) { p in
            HStack(spacing: 2) {
                Text("a").frame(width: 10, height: 20); Text("b").frame(width: 10, height: 20).noted("b", p)
            }
        },
        LayoutProbe("seven gaps of 9 points are 63 points", (nil, nil), size: (63, 10)) { _ in
            HStack(spacing: 9) { ForEach(0..<8) { _ in Color.red.frame(width: 0, height: 10) } }
        },
    ]

    private static let controls: [LayoutProbe] = [
        LayoutProbe("a divider is a pixel high", (90, nil), size: (90, 0.333)) { _ in VStack { Divider() } },
        LayoutProbe("a bar is 4 points high", (90, nil), size: (90, 4)) { _ in ProgressView(value: 0.5) },
        LayoutProbe("a ring has 20 points a side", (90, 90), size: (20, 20)) { _ in
            ProgressView(value: 0.5).progressViewStyle(.circular)
        },
        LayoutProbe("a bordered button has margins of 12 and 7 points", (500, 500), size: (40.333, 34.333)) { _ in
            Button("Hi") {}.buttonStyle(.bordered)
        },
        LayoutProbe("a small bordered button has margins of 10 and 4 points", (500, 500), size: (36.333, 28.333)) { _ in
            Button("Hi") {}.buttonStyle(.bordered).controlSize(.small)
        },
    ]

    private static let images: [LayoutProbe] = [
        // A circle fills its square of 1.17 × 17 points.
        LayoutProbe("a symbol is as large as its font", (500, 500), size: (19.89, 19.89)) { _ in
            Image(systemName: "circle.fill")
        },
        LayoutProbe("a large symbol is larger by 27 %", (500, 500), size: (25.26, 25.26)) { _ in
            Image(systemName: "circle.fill").imageScale(.large)
        },
        LayoutProbe("a resizable symbol takes what is offered", (30, 60), size: (30, 60)) { _ in
            Image(systemName: "circle.fill").resizable()
        },
        LayoutProbe("a resizable symbol that is scaled to fit keeps its shape", (30, 60), size: (30, 30)) { _ in
            Image(systemName: "circle.fill").resizable().scaledToFit()
        },
    ]

    @Test("At accessibility-5, body text is 53 points large and 63⅓ high")
    func accessibilitySizes() {
        let probe = LayoutProbe("", (500, 500), size: (1, 63.333)) { _ in Text("x").frame(width: 1) }
        #expect(probe.differencesInPoints { $0.dynamicTypeSize = .accessibility5 } == [])
    }
}
