/// Path data gathered by colour, in the order in which the colours were first used.
struct PathInk {
    private var layers: [(color: UInt32, data: MarkupBytes)] = []

    /// Whether nothing was added.
    var isEmpty: Bool { layers.isEmpty }

    /// Adds path data that begins at a place, in points.
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

    /// Writes one path a colour; `paint` is the attribute that has the colour.
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
