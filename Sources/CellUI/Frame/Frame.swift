import Foundation

/// A grid of character cells, the output that every painter and exporter reads.
///
/// Two invariants always apply: a wide cluster is followed by its continuation in the same row, and a continuation
/// follows a wide cluster. Overwriting one half of a wide cluster blanks the other; a wide cluster that does not fit
/// in the row becomes a blank. Writes outside the frame are ignored, except where a method requires a position inside.
public struct Frame: Hashable, Sendable {
    /// Columns and rows.
    public let size: CellSize
    /// All cells, row by row from the top left.
    public private(set) var cells: [Cell]

    /// A frame filled with one cell of width 1.
    public init(size: CellSize, filledWith cell: Cell = .blank()) {
        precondition(cell.width == 1, "a frame is filled with a cell of width 1")
        self.size = size
        let count = size.width * size.height
        cells = Array(unsafeUninitializedCapacity: count) { cells, initialized in
            initialized = count
            guard count > 0, let start = cells.baseAddress else { return }
            // As many as there are, up to a kilobyte at a time: cell by cell was a hundredth of a new state.
            start.initialize(to: cell)
            var filled = 1
            while filled < count {
                let more = min(filled, 64, count - filled)
                (start + filled).initialize(from: start, count: more)
                filled += more
            }
        }
    }

    /// Columns.
    public var width: Int { size.width }
    /// Rows.
    public var height: Int { size.height }
    /// The whole frame as a rectangle.
    public var bounds: CellRect { CellRect(origin: .zero, size: size) }

    /// The cell at column `x` of row `y`.
    ///
    /// - Precondition: The position is inside the frame.
    public subscript(x: Int, y: Int) -> Cell {
        precondition(bounds.contains(CellPoint(x: x, y: y)), "cell \(x),\(y) lies outside \(width) × \(height)")
        return cells[y * size.width + x]
    }

    /// The cells of row `y`, which must be inside the frame.
    public func row(_ y: Int) -> ArraySlice<Cell> { cells[y * width..<(y + 1) * width] }

    /// The range from the first to the last column of row `y` that differs from `earlier`; empty if none does.
    ///
    /// Rows are compared as bytes, because in frames a second apart most cells are equal.
    ///
    /// - Precondition: `earlier` has the same size, and `y` is inside the frame.
    public func changedColumns(ofRow y: Int, since earlier: Frame) -> Range<Int> {
        precondition(size == earlier.size, "rows of frames of different sizes")
        precondition((0..<height).contains(y), "row \(y) lies outside \(width) × \(height)")
        let stride = MemoryLayout<Cell>.stride
        return cells.withUnsafeBytes { cells in
            earlier.cells.withUnsafeBytes { earlier in
                guard let first = cells.baseAddress, let earlierFirst = earlier.baseAddress else { return 0..<0 }
                let (new, old) = (first + y * width * stride, earlierFirst + y * width * stride)
                if memcmp(new, old, width * stride) == 0 { return 0..<0 }
                func differs(_ x: Int) -> Bool { memcmp(new + x * stride, old + x * stride, stride) != 0 }
                var (start, end) = (0, width)
                while !differs(start) { start += 1 }
                while !differs(end - 1) { end -= 1 }
                return start..<end
            }
        }
    }

    /// Takes over the cells of `other` in `columns` of row `y`.
    ///
    /// - Precondition: `other` has the same size, and row and columns are inside the frame.
    package mutating func copy(_ columns: Range<Int>, ofRow y: Int, from other: Frame) {
        precondition(size == other.size, "rows of frames of different sizes")
        let range = y * width + columns.lowerBound..<y * width + columns.upperBound
        cells.replaceSubrange(range, with: other.cells[range])
    }

    /// The cells of row `y` in the columns of `rect`, which must be inside the frame.
    func row(_ y: Int, of rect: CellRect) -> ArraySlice<Cell> { cells[y * width + rect.minX..<y * width + rect.maxX] }

    /// Writes `cell` at column `x` of row `y`, clipped to `clip` and to the frame.
    ///
    /// If only one half of a wide cell is inside, that half becomes a blank in the cell's style.
    public mutating func put(_ cell: Cell, x: Int, y: Int, clip: CellRect) {
        let area = clip.intersection(bounds)
        guard y >= area.minY, y < area.maxY else { return }
        if cell.width == 2 {
            let left = x >= area.minX && x < area.maxX
            let right = x + 1 >= area.minX && x + 1 < area.maxX
            guard left && right else {
                if left { set(.blank(cell.style), at: y * width + x, x: x) }
                if right { set(.blank(cell.style), at: y * width + x + 1, x: x + 1) }
                return
            }
            let index = y * width + x
            set(cell, at: index, x: x)
            set(Cell(glyph: .continuation, width: 0, style: cell.style), at: index + 1, x: x + 1)
        } else if cell.width == 1, x >= area.minX, x < area.maxX {
            set(cell, at: y * width + x, x: x)
        }
    }

    /// Writes `cell` at column `x` of row `y`, clipped to the frame.
    public mutating func put(_ cell: Cell, x: Int, y: Int) { put(cell, x: x, y: y, clip: bounds) }

    /// Writes a cell of width 1 at column `x` of row `y`, which must be inside the frame.
    mutating func set(_ cell: Cell, x: Int, y: Int) { set(cell, at: y * width + x, x: x) }

    /// Writes one cell and blanks the other half of any wide cluster it overwrites.
    private mutating func set(_ cell: Cell, at index: Int, x: Int) {
        let old = cells[index]
        if old.width == 0, cell.width != 0, x > 0 {
            cells[index - 1] = .blank(cells[index - 1].style)
        } else if old.width == 2, cell.width != 2, x + 1 < width {
            cells[index + 1] = .blank(cells[index + 1].style)
        }
        cells[index] = cell
    }

    /// Changes the style of each cell of `rect` that is inside the frame, keeping the glyphs.
    public mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
        let area = rect.intersection(bounds)
        for y in area.minY..<max(area.minY, area.maxY) {
            for index in y * width + area.minX..<y * width + area.maxX { change(&cells[index].style) }
        }
    }

    /// The cells of `rect`, row by row; all of it must be inside the frame.
    func cells(in rect: CellRect) -> [Cell] {
        var copy: [Cell] = []
        copy.reserveCapacity(rect.width * rect.height)
        for y in rect.minY..<rect.maxY { copy.append(contentsOf: row(y, of: rect)) }
        return copy
    }

    /// Whether `rect`, all of which must be inside the frame, has these cells. Rows are compared as bytes.
    func has(_ others: [Cell], in rect: CellRect) -> Bool {
        precondition(others.count == rect.width * rect.height, "cells of another size")
        return cells.withUnsafeBufferPointer { cells in
            others.withUnsafeBufferPointer { others in
                guard let cells = cells.baseAddress, let others = others.baseAddress else { return true }
                return (0..<rect.height).allSatisfy { row in
                    memcmp(
                        cells + (rect.minY + row) * width + rect.minX, others + row * rect.width,
                        rect.width * MemoryLayout<Cell>.stride) == 0
                }
            }
        }
    }

    /// Replaces the cells of `rect`, row by row, by those that `new` has there; all of it must be inside the frame and `whole`, and must
    /// not split a wide cluster.
    ///
    /// - Parameter whole: The rectangle that has the cells `new`.
    mutating func replace(_ rect: CellRect, with new: ArraySlice<Cell>, of whole: CellRect) {
        precondition(new.count == whole.width * whole.height && whole.contains(rect), "cells of another size")
        let width = width
        cells.withUnsafeMutableBufferPointer { cells in
            new.withUnsafeBufferPointer { new in
                guard let cells = cells.baseAddress, let new = new.baseAddress else { return }
                for y in rect.minY..<rect.maxY {
                    (cells + y * width + rect.minX).update(
                        from: new + (y - whole.minY) * whole.width + rect.minX - whole.minX, count: rect.width)
                }
            }
        }
    }

    /// Fills `rect` with blanks in `style`.
    public mutating func fill(_ rect: CellRect, style: CellStyle) { fill(rect, with: .blank(style)) }

    /// Fills `rect` with one cell of width 1.
    public mutating func fill(_ rect: CellRect, with cell: Cell) {
        precondition(cell.width == 1, "a rectangle is filled with a cell of width 1")
        let area = rect.intersection(bounds)
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            breakWideClusters(at: area.minX..<area.maxX, y: y)
            for index in y * width + area.minX..<y * width + area.maxX { cells[index] = cell }
        }
    }

    /// Blanks the outer halves of wide clusters that straddle the ends of `columns`, which are about to be
    /// overwritten.
    private mutating func breakWideClusters(at columns: Range<Int>, y: Int) {
        let start = y * width + columns.lowerBound
        let end = y * width + columns.upperBound
        if cells[start].width == 0, columns.lowerBound > 0 { cells[start - 1] = .blank(cells[start - 1].style) }
        if cells[end - 1].width == 2, columns.upperBound < width { cells[end] = .blank(cells[end].style) }
    }

    /// Fills `rect` with one glyph of width 1 in a colour, keeping the backgrounds.
    public mutating func fill(
        _ rect: CellRect, with glyph: Glyph, foreground: CellColor, attributes: CellStyle.Attributes = []
    ) {
        let area = rect.intersection(bounds)
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            breakWideClusters(at: area.minX..<area.maxX, y: y)
            for index in y * width + area.minX..<y * width + area.maxX {
                cells[index].write(glyph, foreground: foreground, attributes: attributes)
            }
        }
    }

    /// Writes single-column characters into `columns` of row `y`, keeping the backgrounds. Only columns in `visible`,
    /// which must be inside the frame, are written.
    mutating func write(
        _ letters: some Sequence<Unicode.Scalar>, columns: Range<Int>, y: Int, visible: Range<Int>,
        foreground: CellColor, attributes: CellStyle.Attributes
    ) {
        let written = columns.clamped(to: visible)
        if written.isEmpty { return }
        breakWideClusters(at: written, y: y)
        var x = columns.lowerBound
        for letter in letters {
            if written.contains(x) {
                cells[y * width + x].write(Glyph(letter), foreground: foreground, attributes: attributes)
            }
            x += 1
        }
    }

    /// Copies `frame` with its top left cell at `origin`, clipped to this frame.
    public mutating func draw(_ frame: Frame, at origin: CellPoint) {
        let area = bounds.intersection(CellRect(origin: origin, size: frame.size))
        guard !area.isEmpty else { return }
        // One column more on the left: a wide cell that begins there is half inside.
        let columns = max(0, area.minX - origin.x - 1)..<area.maxX - origin.x
        for y in area.minY - origin.y..<area.maxY - origin.y {
            for x in columns {
                let cell = frame.cells[y * frame.width + x]
                if !cell.isContinuation { put(cell, x: origin.x + x, y: origin.y + y) }
            }
        }
    }

    /// The text of the cells, one line per row, without trailing blanks.
    public var text: String {
        (0..<height).map { y in
            var line = ""
            for cell in row(y) { line += cell.graphemeCluster }
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }
}

extension Cell {
    /// Replaces the glyph with one of width 1, keeping the background.
    fileprivate mutating func write(_ glyph: Glyph, foreground: CellColor, attributes: CellStyle.Attributes) {
        let style = CellStyle(foreground: foreground, background: style.background, attributes: attributes)
        self = Cell(glyph: glyph, style: style)
    }
}
