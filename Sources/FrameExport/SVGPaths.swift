/// Path data gathered by colour, in the order in which the colours were first used.
struct SVGPaths {
    private var order: [UInt32] = []
    private var data: [UInt32: String] = [:]

    /// Adds path data to those of `color`, `0xRRGGBB`.
    mutating func add(_ path: String, color: UInt32) {
        if data[color] == nil { order.append(color) }
        data[color, default: ""] += path
    }

    /// One `path` element a colour; `paint` makes the attribute that gives it the colour.
    func elements(_ paint: (String) -> String) -> [String] {
        order.map { #"<path \#(paint(Self.color($0))) d="\#(data[$0] ?? "")"/>"# }
    }

    /// `#rrggbb`.
    static func color(_ hex: UInt32) -> String {
        let digits = String(hex, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// A length in tenths as a decimal number: `35` is `3.5`, `40` is `4`.
    static func tenths(_ value: Int) -> String {
        value % 10 == 0 ? "\(value / 10)" : "\(value / 10).\(value % 10)"
    }

    /// The path data of a line or a curve in the cell whose corner is at `x`, `y`, in tenths.
    static func segment(_ segment: BoxDrawingPath.Segment, x: Int, y: Int) -> String {
        func place(_ point: (x: Int, y: Int)) -> String { "\(tenths(x + point.x)) \(tenths(y + point.y))" }
        let end = place(segment.end)
        return "M\(place(segment.start))" + (segment.control.map { "Q\(place($0)) \(end)" } ?? "L\(end)")
    }
}
