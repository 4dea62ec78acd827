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
    /// What a screen reader says of each picture, in the same places as ``frames``. Default: nothing.
    public var sentences: [[String?]] = []
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
        let grid = grid
        var sheet = Frame(size: grid.size, filledWith: .blank(ground))
        if let title { write(title, x: margin.width, y: margin.height, attributes: .bold, in: &sheet) }
        for (column, title) in columnTitles.enumerated() {
            write(title, x: grid.columns[column], y: grid.top - 1 - Self.gap.height, in: &sheet)
        }
        for (row, title) in rowTitles.enumerated() where grid.rows.indices.contains(row) {
            write(title, x: margin.width, y: grid.rows[row], in: &sheet)
        }
        for (row, pictures) in frames.enumerated() {
            for (column, picture) in pictures.enumerated() {
                if let picture { sheet.draw(picture, at: CellPoint(x: grid.columns[column], y: grid.rows[row])) }
            }
        }
        return sheet
    }

    /// The sheet in words: its title, and each picture with the titles of its row and column and what is said of it.
    public var description: FrameDescription {
        let grid = grid
        var description = FrameDescription(title: title ?? "Pictures")
        for (row, pictures) in frames.enumerated() {
            for (column, picture) in pictures.enumerated() {
                guard let picture else { continue }
                let titles = [
                    rowTitles.indices.contains(row) ? rowTitles[row] : nil,
                    columnTitles.indices.contains(column) ? columnTitles[column] : nil,
                ].compactMap { $0 }
                let isSaid = sentences.indices.contains(row) && sentences[row].indices.contains(column)
                description.parts.append(
                    FrameDescription.Part(
                        rect: CellRect(
                            origin: CellPoint(x: grid.columns[column], y: grid.rows[row]), size: picture.size),
                        title: titles.isEmpty ? "\(row + 1), \(column + 1)" : titles.joined(separator: ", "),
                        sentence: (isSaid ? sentences[row][column] : nil) ?? ""))
            }
        }
        return description
    }

    /// Where what begins.
    private struct Grid {
        var size = CellSize.zero
        /// The left ends of the columns.
        var columns: [Int] = []
        /// The tops of the rows.
        var rows: [Int] = []
        /// The top of the first row, also where there is none.
        var top = 0
    }

    private var grid: Grid {
        let columns = max(columnTitles.count, frames.map(\.count).max() ?? 0)
        let widths = (0..<columns).map { column in
            let pictures = frames.compactMap { $0.indices.contains(column) ? $0[column]?.width : nil }
            let title = columnTitles.indices.contains(column) ? DisplayWidth.of(columnTitles[column]) : 0
            return max(title, pictures.max() ?? 0)
        }
        let heights = frames.enumerated().map { row, pictures in
            max(rowTitles.indices.contains(row) ? 1 : 0, pictures.compactMap { $0?.height }.max() ?? 0)
        }
        let left = margin.width + (rowTitles.map { DisplayWidth.of($0) }.max().map { $0 + Self.gap.width } ?? 0)
        var grid = Grid()
        grid.top =
            margin.height + (title == nil ? 0 : 1 + Self.gap.height) + (columnTitles.isEmpty ? 0 : 1 + Self.gap.height)
        var (right, bottom) = (left, grid.top)
        for width in widths {
            grid.columns.append(right)
            right += width + Self.gap.width
        }
        for height in heights {
            grid.rows.append(bottom)
            bottom += height + Self.gap.height
        }
        if !widths.isEmpty { right -= Self.gap.width }
        if !heights.isEmpty { bottom -= Self.gap.height }
        let titleEnd = margin.width + (title.map { DisplayWidth.of($0) } ?? 0)
        grid.size = CellSize(width: max(right, titleEnd) + margin.width, height: bottom + margin.height)
        return grid
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
