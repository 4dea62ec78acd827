/// A grid of frames with titles, composed into one frame so that every format can export it.
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
    /// The title of the sheet, in bold. Default: none.
    public var title: String?
    /// The titles of the columns; one per column, or empty.
    public var columnTitles: [String]
    /// The titles of the rows; one per row, or empty.
    public var rowTitles: [String]
    /// The frames, row by row; `nil` leaves a cell of the grid empty.
    public var frames: [[Frame?]]
    /// The accessibility text of each frame, with the same indices as ``frames``. Default: empty.
    public var sentences: [[String?]] = []
    /// The style of the background. Default: the terminal's own.
    public var ground: CellStyle
    /// The style of titles; its background is that of ``ground``. Default: the terminal's own.
    public var titleStyle: CellStyle

    /// The columns and rows of background around the sheet. Default: none.
    public var margin: CellSize

    /// The columns and rows between frames.
    private static let gap = CellSize(width: 3, height: 1)

    /// Creates a sheet. Default: no titles, no margin.
    public init(
        title: String? = nil, columnTitles: [String] = [], rowTitles: [String] = [], frames: [[Frame?]],
        ground: CellStyle = CellStyle(), titleStyle: CellStyle = CellStyle(), margin: CellSize = .zero
    ) {
        (self.title, self.columnTitles, self.rowTitles, self.frames) = (title, columnTitles, rowTitles, frames)
        (self.ground, self.titleStyle, self.margin) = (ground, titleStyle, margin)
    }

    /// Draws the sheet as one frame.
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

    /// The description of the sheet: its title, and each frame with the titles of its row and column and its sentence.
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

    /// The positions of the grid.
    private struct Grid {
        var size = CellSize.zero
        /// The left edges of the columns.
        var columns: [Int] = []
        /// The top edges of the rows.
        var rows: [Int] = []
        /// The top edge of the first row, even if there are no rows.
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
