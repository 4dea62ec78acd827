/// Geometric shapes, arrows, stars and checks as outlines in a cell of 8 × 16 points. In many fonts their glyphs are wider than
/// a cell.
struct DrawnSymbol {
    /// Path data to fill, from the cell's top left corner; `nil` for none.
    var fill: StaticString?
    /// Path data for a stroke one point wide, from the cell's top left corner; `nil` for none.
    var stroke: StaticString?

    /// The outlines of `scalar`; `nil` if it is drawn by the font.
    static func symbol(of scalar: Unicode.Scalar) -> DrawnSymbol? {
        // Fast path for ordinary text.
        scalar.value < 0x2022 ? nil : all[scalar.value]
    }

    private static let circle: StaticString = "m.7 8a3.3 3.3 0 1 1 6.6 0 3.3 3.3 0 1 1-6.6 0z"
    private static let square: StaticString = "m1 5h6v6h-6z"
    private static let diamond: StaticString = "m4 4.7l3.3 3.3-3.3 3.3-3.3-3.3z"
    private static let heart: StaticString = "m4 11.5l-3-3.2a1.9 1.9 0 0 1 3-2.3 1.9 1.9 0 0 1 3 2.3z"

    private static func filled(_ path: StaticString) -> DrawnSymbol { DrawnSymbol(fill: path) }
    private static func lined(_ path: StaticString) -> DrawnSymbol { DrawnSymbol(stroke: path) }

    private static let all: [UInt32: DrawnSymbol] = circles.merging(squares) { first, _ in first }
        .merging(triangles) { first, _ in first }.merging(signs) { first, _ in first }

    private static let circles: [UInt32: DrawnSymbol] = [
        0x2022: filled("m2.2 8a1.8 1.8 0 1 1 3.6 0 1.8 1.8 0 1 1-3.6 0z"),
        0x25C9: DrawnSymbol(fill: "m2.4 8a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 1 1-3.2 0z", stroke: circle),
        0x25CB: lined(circle),
        0x25CE: lined("m.7 8a3.3 3.3 0 1 1 6.6 0 3.3 3.3 0 1 1-6.6 0zm2.1 0a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 1 1-2.4 0z"),
        0x25CF: filled("m.2 8a3.8 3.8 0 1 1 7.6 0 3.8 3.8 0 1 1-7.6 0z"),
        0x25D0: DrawnSymbol(fill: "m4 4.7a3.3 3.3 0 0 0 0 6.6z", stroke: circle),
        0x25D1: DrawnSymbol(fill: "m4 4.7a3.3 3.3 0 0 1 0 6.6z", stroke: circle),
        0x25D2: DrawnSymbol(fill: "m.7 8a3.3 3.3 0 0 0 6.6 0z", stroke: circle),
        0x25D3: DrawnSymbol(fill: "m.7 8a3.3 3.3 0 0 1 6.6 0z", stroke: circle),
        0x25D4: DrawnSymbol(fill: "m4 8v-3.3a3.3 3.3 0 0 1 3.3 3.3z", stroke: circle),
        0x25D5: DrawnSymbol(fill: "m4 8h-3.3a3.3 3.3 0 1 0 3.3-3.3z", stroke: circle),
        0x25E6: lined("m2.5 8a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0z"),
        0x25EF: lined("m.5 8a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z"),
    ]

    private static let squares: [UInt32: DrawnSymbol] = [
        0x25A0: filled("m.5 4.5h7v7h-7z"), 0x25A1: lined(square), 0x25A2: lined(square),
        0x25A3: DrawnSymbol(fill: "m2.5 6.5h3v3h-3z", stroke: square),
        0x25A4: lined("m1 5h6v6h-6zm0 2h6m-6 2h6"), 0x25A5: lined("m1 5h6v6h-6zm2 0v6m2-6v6"),
        0x25A6: lined("m1 5h6v6h-6zm0 2h6m-6 2h6m-4-4v6m2-6v6"),
        0x25AA: filled("m2 6h4v4h-4z"), 0x25AB: lined("m2.5 6.5h3v3h-3z"),
        0x25AC: filled("m0 6h8v4h-8z"), 0x25AD: lined("m.5 6.5h7v3h-7z"),
        0x25AE: filled("m2 3h4v10h-4z"), 0x25AF: lined("m2.5 3.5h3v9h-3z"),
        0x25B0: filled("m2 6h6l-2 4h-6z"), 0x25B1: lined("m2.3 6.5h4.9l-1.5 3h-4.9z"),
        0x25C6: filled("m4 4l4 4-4 4-4-4z"), 0x25C7: lined(diamond),
        0x25C8: DrawnSymbol(fill: "m4 6.2l1.8 1.8-1.8 1.8-1.8-1.8z", stroke: diamond),
        0x25CA: lined("m4 4l2.5 4-2.5 4-2.5-4z"),
    ]

    private static let triangles: [UInt32: DrawnSymbol] = [
        0x25B2: filled("m4 4.5l4 7h-8z"), 0x25B3: lined("m4 5.5l3 5.5h-6z"),
        0x25B4: filled("m4 6l2.5 4h-5z"),
        0x25B6: filled("m.5 4.5l7 3.5-7 3.5z"), 0x25B7: lined("m1.5 5.5l5 2.5-5 2.5z"),
        0x25B8: filled("m2 5.5l4.5 2.5-4.5 2.5z"), 0x25B9: lined("m2.5 6l3.5 2-3.5 2z"),
        0x25BA: filled("m.5 5.5l7 2.5-7 2.5z"),
        0x25BC: filled("m0 4.5h8l-4 7z"), 0x25BD: lined("m1 5h6l-3 5.5z"),
        0x25BE: filled("m1.5 6h5l-2.5 4z"),
        0x25C0: filled("m7.5 4.5l-7 3.5 7 3.5z"), 0x25C1: lined("m6.5 5.5l-5 2.5 5 2.5z"),
        0x25C2: filled("m6 5.5l-4.5 2.5 4.5 2.5z"), 0x25C3: lined("m5.5 6l-3.5 2 3.5 2z"),
        0x25C4: filled("m7.5 5.5l-7 2.5 7 2.5z"),
        0x25E2: filled("m8 4v8h-8z"), 0x25E3: filled("m0 4l8 8h-8z"),
        0x25E4: filled("m0 4h8l-8 8z"), 0x25E5: filled("m0 4h8v8z"),
    ]

    private static let signs: [UInt32: DrawnSymbol] = [
        0x2190: lined("m7.5 8h-6.5m2.5-2.5l-2.5 2.5 2.5 2.5"), 0x2191: lined("m4 12v-7.5m-2.5 2.5l2.5-2.5 2.5 2.5"),
        0x2192: lined("m.5 8h6.5m-2.5-2.5l2.5 2.5-2.5 2.5"), 0x2193: lined("m4 4v7.5m-2.5-2.5l2.5 2.5 2.5-2.5"),
        0x2194: lined("m1 8h6m-2-2l2 2-2 2m-2-4l-2 2 2 2"), 0x2195: lined("m4 4.5v7m-2-2l2 2 2-2m-4-3l2-2 2 2"),
        0x2196: lined("m6.5 10.5l-5-5m3.5 0h-3.5v3.5"), 0x2197: lined("m1.5 10.5l5-5m-3.5 0h3.5v3.5"),
        0x2198: lined("m1.5 5.5l5 5m0-3.5v3.5h-3.5"), 0x2199: lined("m6.5 5.5l-5 5m0-3.5v3.5h3.5"),
        0x2605: filled("m4 4l.9 2.7 2.9.1-2.3 1.7.9 2.7-2.4-1.6-2.4 1.6.9-2.7-2.3-1.7 2.9-.1z"),
        0x2606: lined("m4 4.7l.8 2.4h2.5l-2 1.5.8 2.4-2.1-1.4-2.1 1.4.8-2.4-2-1.5h2.5z"),
        0x2661: lined(heart), 0x2665: filled(heart), 0x2764: filled(heart),
        0x2713: lined("m1 8.5l2 2.5 4-6"), 0x2714: lined("m1 8.5l2 2.5 4-6"),
        0x2715: lined("m1.5 5.5l5 5m0-5l-5 5"), 0x2716: lined("m1.5 5.5l5 5m0-5l-5 5"),
        0x2717: lined("m1.5 5.5l5 5m0-5l-5 5"),
    ]
}
