/// Areas grouped by colour, in order of first use. Adjacent areas that form a rectangle are merged: a bar is one area, however
/// many cells it has.
struct AreaInk {
    fileprivate struct Layer {
        let color: UInt32
        var areas: [CellArea] = []
        /// The areas of the current row, which may still be extended to the right.
        var pending: [CellArea] = []
        /// The index of the last area that starts in each column; -1 if there is none.
        var lastInColumn: [Int32] = []
    }

    private var layers: [Layer] = []
    private var indices: [UInt32: Int] = [:]
    private var current = -1
    private let columns: Int

    /// Creates an empty collection for a picture of `columns` columns.
    init(columns: Int) { self.columns = columns }

    /// Whether there are no areas.
    var isEmpty: Bool { layers.isEmpty }

    /// Adds an area of the current row, in tenths of a point of the picture.
    mutating func add(_ area: CellArea, color: UInt32) {
        if current < 0 || layers[current].color != color {
            if let index = indices[color] {
                current = index
            } else {
                current = layers.count
                indices[color] = current
                layers.append(Layer(color: color))
            }
        }
        layers[current].add(area)
    }

    /// Ends the current row: its areas can from now on only be extended downwards.
    mutating func endRow() {
        for index in layers.indices where !layers[index].pending.isEmpty { layers[index].endRow(columns: columns) }
    }

    /// Writes one path per colour.
    func write(to markup: inout MarkupBytes) {
        for layer in layers {
            markup.append("<path fill=\"")
            markup.append(color: layer.color)
            markup.append("\" d=\"")
            for area in layer.areas {
                markup.append("M")
                markup.append(tenths: area.x)
                markup.append(" ")
                markup.append(tenths: area.y)
                markup.append("h")
                markup.append(tenths: area.width)
                markup.append("v")
                markup.append(tenths: area.height)
                markup.append("h-")
                markup.append(tenths: area.width)
                markup.append("z")
            }
            markup.append("\"/>\n")
        }
    }
}

fileprivate extension AreaInk.Layer {
    mutating func add(_ area: CellArea) {
        // A cell has at most four areas, so an area to extend is among the last few.
        var index = pending.count - 1
        let first = max(0, index - 4)
        while index >= first {
            let other = pending[index]
            if other.y == area.y, other.height == area.height, other.x <= area.x, other.maxX >= area.x {
                pending[index].width = max(other.maxX, area.maxX) - other.x
                return
            }
            index -= 1
        }
        pending.append(area)
    }

    mutating func endRow(columns: Int) {
        if lastInColumn.isEmpty { lastInColumn = Array(repeating: -1, count: columns) }
        for area in pending {
            let column = min(area.x / 80, columns - 1)
            let last = Int(lastInColumn[column])
            if last >= 0, areas[last].x == area.x, areas[last].width == area.width, areas[last].maxY >= area.y {
                areas[last].height = max(areas[last].maxY, area.maxY) - areas[last].y
            } else {
                lastInColumn[column] = Int32(areas.count)
                areas.append(area)
            }
        }
        pending.removeAll(keepingCapacity: true)
    }
}
