/// Pictures in a grid with titles, composed into one frame, so that every format can show them.
///
///     islet · meditation × themes
///
///                 midnight       daylight
///
///     sitting     ┌──────────┐   ┌──────────┐
///                 └──────────┘   └──────────┘
///
///     paused      ┌──────────┐   ┌──────────┐
///                 └──────────┘   └──────────┘
public struct ContactSheet: Sendable {
    /// What stands above all, in bold. Default: none.
    public var title: String?
    /// What stands above each column; as many as there are columns, or none.
    public var columnTitles: [String]
    /// What stands to the left of each row; as many as there are rows, or none.
    public var rowTitles: [String]
    /// The pictures, row by row; `nil` leaves a place empty.
    public var frames: [[Frame?]]
    /// The style of the ground. Default: the terminal's own.
    public var ground: CellStyle
    /// The style of titles. Default: the terminal's own.
    public var titleStyle: CellStyle

    /// Columns and rows of ground around all. Default: none.
    public var margin: CellSize

    /// Columns and rows between the pictures.
    private static let gap = CellSize(width: 3, height: 1)

    /// A sheet; without titles, the pictures alone.
    public init(
        title: String? = nil, columnTitles: [String] = [], rowTitles: [String] = [], frames: [[Frame?]],
        ground: CellStyle = CellStyle(), titleStyle: CellStyle = CellStyle(), margin: CellSize = .zero
    ) {
        (self.title, self.columnTitles, self.rowTitles, self.frames) = (title, columnTitles, rowTitles, frames)
        (self.ground, self.titleStyle, self.margin) = (ground, titleStyle, margin)
    }

    /// The whole as one frame.
    public var frame: Frame {
        let inner = grid
        var sheet = Frame(
            size: CellSize(width: inner.width + 2 * margin.width, height: inner.height + 2 * margin.height),
            filledWith: .blank(ground))
        sheet.draw(inner, at: CellPoint(x: margin.width, y: margin.height))
        return sheet
    }

    private var grid: Frame {
        let columns = max(columnTitles.count, frames.map(\.count).max() ?? 0)
        let widths = (0..<columns).map { column in
            let pictures = frames.compactMap { $0.indices.contains(column) ? $0[column]?.width : nil }
            let title = columnTitles.indices.contains(column) ? DisplayWidth.of(columnTitles[column]) : 0
            return max(title, pictures.max() ?? 0)
        }
        let heights = frames.enumerated().map { row, pictures in
            max(rowTitles.indices.contains(row) ? 1 : 0, pictures.compactMap { $0?.height }.max() ?? 0)
        }
        let left = rowTitles.map { DisplayWidth.of($0) }.max().map { $0 + Self.gap.width } ?? 0
        let top = (title == nil ? 0 : 1 + Self.gap.height) + (columnTitles.isEmpty ? 0 : 1 + Self.gap.height)
        let width = left + widths.reduce(0, +) + Self.gap.width * max(0, columns - 1)
        let height = top + heights.reduce(0, +) + Self.gap.height * max(0, frames.count - 1)

        var sheet = Frame(
            size: CellSize(width: max(width, title.map { DisplayWidth.of($0) } ?? 0), height: height),
            filledWith: .blank(ground))
        if let title { write(title, x: 0, y: 0, attributes: .bold, in: &sheet) }
        var x = left
        for column in 0..<columns {
            if columnTitles.indices.contains(column) {
                write(columnTitles[column], x: x, y: top - 1 - Self.gap.height, in: &sheet)
            }
            var y = top
            for (row, pictures) in frames.enumerated() {
                if column == 0, rowTitles.indices.contains(row) { write(rowTitles[row], x: 0, y: y, in: &sheet) }
                if pictures.indices.contains(column), let picture = pictures[column] {
                    sheet.draw(picture, at: CellPoint(x: x, y: y))
                }
                y += heights[row] + Self.gap.height
            }
            x += widths[column] + Self.gap.width
        }
        return sheet
    }

    private func write(
        _ text: String, x: Int, y: Int, attributes: CellStyle.Attributes = [], in frame: inout Frame
    ) {
        var style = titleStyle
        style.background = ground.background
        style.attributes.formUnion(attributes)
        var x = x
        for cluster in text {
            let width = DisplayWidth.of(cluster)
            guard width > 0 else { continue }
            frame.put(Cell(glyph: Glyph(cluster), width: UInt8(width), style: style), x: x, y: y)
            x += width
        }
    }
}
