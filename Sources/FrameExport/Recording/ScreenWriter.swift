/// Generates the minimal terminal output that turns one frame into the next.
///
/// The cursor is repositioned after clusters whose width differs between terminals, so that nothing shifts.
struct ScreenWriter {
    private let color: (CellColor) -> SGRColor?
    private var shown: Frame
    private var hasBegun = false
    private var output = ""
    private var style = CellStyle()
    /// The cursor position; `nil` if uncertain.
    private var cursor: CellPoint?

    /// Creates a writer for a terminal of `size`.
    init(size: CellSize, color: @escaping (CellColor) -> SGRColor?) {
        shown = Frame(size: size)
        self.color = color
    }

    /// The output that makes the terminal show `frame`. The first update also clears the screen and hides the cursor.
    mutating func update(to frame: Frame) -> String {
        output = hasBegun ? "" : "\u{1B}[?25l\u{1B}[0m\u{1B}[2J"
        hasBegun = true
        for y in 0..<frame.height {
            for x in 0..<frame.width {
                let cell = frame.cells[y * frame.width + x]
                if cell == shown.cells[y * frame.width + x] || cell.isContinuation { continue }
                move(to: CellPoint(x: x, y: y), in: frame)
                write(cell, at: CellPoint(x: x, y: y))
            }
        }
        shown = frame
        return output
    }

    /// The output that resets the style and shows the cursor in the row below the picture. A shell's next output then does not
    /// overwrite the picture; a terminal without such a row scrolls.
    mutating func farewell() -> String {
        "\u{1B}[0m\u{1B}[\(shown.height);1H\r\n\u{1B}[?25h"
    }

    private mutating func move(to place: CellPoint, in frame: Frame) {
        if cursor == place { return }
        guard let from = cursor, from.y == place.y, from.x < place.x else {
            output += "\u{1B}[\(place.y + 1);\(place.x + 1)H"
            return
        }
        let between = frame.cells[frame.width * place.y + from.x..<frame.width * place.y + place.x]
        if between.count <= 3, between.allSatisfy({ $0.style == style && $0.glyph.isPlainText && $0.width == 1 }) {
            for cell in between { output += cell.graphemeCluster }
        } else {
            output += "\u{1B}[\(between.count)C"
        }
    }

    private mutating func write(_ cell: Cell, at place: CellPoint) {
        if cell.style != style {
            output += "\u{1B}[\(parameters(from: style, to: cell.style))m"
            style = cell.style
        }
        output += cell.graphemeCluster
        let next = place.x + Int(cell.width)
        let isCertain = cell.width == 1 && cell.glyph.scalar != nil && next < shown.width
        cursor = isCertain ? CellPoint(x: next, y: place.y) : nil
    }

    /// SGR parameters: only additions, or a reset and everything if an attribute ends.
    private func parameters(from old: CellStyle, to new: CellStyle) -> String {
        let startsOver = !new.attributes.isSuperset(of: old.attributes)
        let before = startsOver ? CellStyle() : old
        var parameters = startsOver ? ["0"] : []
        parameters += SGRColor.parameters(of: new.attributes.subtracting(before.attributes))
        if new.foreground != before.foreground {
            parameters.append((color(new.foreground) ?? .terminalDefault).parameters(background: false))
        }
        if new.background != before.background {
            parameters.append((color(new.background) ?? .terminalDefault).parameters(background: true))
        }
        return parameters.joined(separator: ";")
    }
}
