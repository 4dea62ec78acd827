/// A grid of true pictures with titles, composed into one: the counterpart of ``ContactSheet`` in points.
public struct PointSheet {
    /// The title of the sheet, in bold.
    public let title: String
    /// The titles of the columns, one each.
    public let columnTitles: [String]
    /// The titles of the rows, one each.
    public let rowTitles: [String]
    /// The pictures, row by row; `nil` leaves a cell of the grid empty.
    public let pictures: [[PointCanvas?]]
    /// The paint behind the pictures.
    public var ground = Paint.solid(CellColor(hex: 0x000000))
    /// The paint of titles.
    public var ink = Paint.solid(CellColor(hex: 0xFFFFFF))

    private static let margin: Double = 32
    private static let gap: Double = 24
    private static let titleFont = PointFont(size: 22, weight: 700)
    private static let captionFont = PointFont(size: 17, weight: 500)

    /// A sheet of `pictures`, which has a title for each row and each column.
    public init(title: String, columnTitles: [String], rowTitles: [String], pictures: [[PointCanvas?]]) {
        (self.title, self.columnTitles, self.rowTitles, self.pictures) = (title, columnTitles, rowTitles, pictures)
    }

    /// Draws the sheet as one picture.
    public func canvas(at now: Date) -> PointCanvas {
        let grid = grid
        return PointCanvas.picture(size: grid.size, at: now) { canvas in
            canvas.fill(canvas.bounds, with: ground)
            write(title, Self.titleFont, x: Self.margin, y: Self.margin, on: &canvas)
            for (column, title) in columnTitles.enumerated() {
                write(title, Self.captionFont, x: grid.columns[column], y: grid.top, on: &canvas)
            }
            for (row, title) in rowTitles.enumerated() {
                write(title, Self.captionFont, x: Self.margin, y: grid.rows[row] + Self.margin, on: &canvas)
            }
            for (row, pictures) in pictures.enumerated() {
                for (column, picture) in pictures.enumerated() {
                    guard let picture else { continue }
                    canvas.say("\(rowTitles[row]), \(columnTitles[column])")
                    canvas.draw(picture, at: CGPoint(x: grid.columns[column], y: grid.rows[row]))
                }
            }
        }
    }

    /// The positions of the grid.
    private struct Grid {
        var size = CGSize.zero
        /// The left edges of the columns.
        var columns: [Double] = []
        /// The top edges of the rows.
        var rows: [Double] = []
        /// The top of the columns' titles.
        var top = 0.0
    }

    private var grid: Grid {
        var grid = Grid()
        grid.top = Self.margin + Self.titleFont.lineHeight + Self.gap
        let titles = rowTitles.map { Self.captionFont.width(of: $0) }
        var right = Self.margin + (titles.max() ?? 0) + Self.gap
        for (column, title) in columnTitles.enumerated() {
            grid.columns.append(right)
            let widths = pictures.compactMap { $0[column].map { Double($0.size.width) } }
            right += max(Self.captionFont.width(of: title), widths.max() ?? 0) + Self.gap
        }
        var bottom = grid.top + Self.captionFont.lineHeight + Self.gap / 2
        for row in pictures {
            grid.rows.append(bottom)
            let heights = row.compactMap { $0.map { Double($0.size.height) } }
            bottom += max(Self.margin + Self.captionFont.lineHeight, heights.max() ?? 0) + Self.gap
        }
        let title = Self.margin + Self.titleFont.width(of: title)
        grid.size = CGSize(width: max(right - Self.gap, title) + Self.margin, height: bottom - Self.gap + Self.margin)
        return grid
    }

    private func write(_ text: String, _ font: PointFont, x: Double, y: Double, on canvas: inout PointCanvas) {
        canvas.draw(PointText(text, font: font, at: CGPoint(x: x, y: y + font.ascent), paint: ink))
    }
}
