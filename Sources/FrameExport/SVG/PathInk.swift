/// Path data grouped by colour, in order of first use.
struct PathInk {
    private var layers: [(color: UInt32, data: MarkupBytes)] = []

    /// Whether there are no paths.
    var isEmpty: Bool { layers.isEmpty }

    /// Adds path data that starts at a position in points.
    mutating func add(_ data: StaticString, x: Int, y: Int, color: UInt32) {
        let index = index(of: color)
        layers[index].data.append("M")
        layers[index].data.append(number: x)
        layers[index].data.append(" ")
        layers[index].data.append(number: y)
        layers[index].data.append(data)
    }

    private mutating func index(of color: UInt32) -> Int {
        if let index = layers.lastIndex(where: { $0.color == color }) { return index }
        layers.append((color, MarkupBytes()))
        return layers.count - 1
    }

    /// Writes one path per colour; `paint` is the attribute for the colour: `fill` or `stroke`.
    func write(_ paint: StaticString, to markup: inout MarkupBytes) {
        for layer in layers {
            markup.append("<path ")
            markup.append(paint)
            markup.append("=\"")
            markup.append(color: layer.color)
            markup.append("\" d=\"")
            markup.append(layer.data)
            markup.append("\"/>\n")
        }
    }
}
