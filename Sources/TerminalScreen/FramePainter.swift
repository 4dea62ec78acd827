@preconcurrency import CNcurses
import CellUI

/// Paints frames incrementally: hands changed cells to ncurses, which sends the shortest byte sequence it finds.
struct FramePainter {
    private var painted: Frame?
    /// How many times the screen was cleared, which removes pictures.
    private(set) var clearings = 0
    private var pens: CursesAttributesTable
    private var letterings: LetteringTable
    private let overlay = ClusterOverlay()
    private let window: UnsafeMutablePointer<WINDOW>
    private let output: Int32
    private let hasColors: Bool
    private let drawsBlocks: Bool
    /// Whether a full block looks the same as a blank on its colour.
    private var sendsBlocks: Bool
    private var run: [cchar_t] = []
    /// The last cell converted, and its ncurses form. Neighbouring cells are usually equal.
    private var last: (cell: Cell, character: cchar_t)?
    /// Rows containing a cluster that ``ClusterOverlay`` writes.
    private var clusterRows: Set<Int> = []
    /// The style in which the last cell was sent. A blank is sent in it where that looks the same, which saves a colour change.
    private var sent: CellStyle?
    /// The foreground of blanks on each background, where they are not sent in their neighbours' style: that of the first glyph.
    private var inks: [CellColor: CellColor] = [:]

    /// Paints on ncurses' current screen, which writes to `output`.
    ///
    /// - Parameter drawsBlocks: Whether the terminal is known to fill a cell with a full block (``TerminalProgram``).
    init(output: Int32, depth: ColorDepth, numbering: ColorNumbering, usesUTF8: Bool, drawsBlocks: Bool) {
        self.output = output
        hasColors = depth != .none
        self.drawsBlocks = usesUTF8 && drawsBlocks
        sendsBlocks = self.drawsBlocks && depth >= .indexed256
        pens = CursesAttributesTable(depth: depth, numbering: numbering)
        letterings = LetteringTable(usesUTF8: usesUTF8)
        window = ncurses_standard_window()
    }

    /// Switches to another colour depth and repaints the current frame in it.
    mutating func adopt(depth: ColorDepth, numbering: ColorNumbering) {
        let frame = painted
        forget()
        // Terminals with fewer colours may show a colour brighter as text than as ground.
        sendsBlocks = drawsBlocks && depth >= .indexed256
        pens.startOver()
        pens = CursesAttributesTable(depth: depth, numbering: numbering)
        last = nil
        inks.removeAll(keepingCapacity: true)
        if let frame { paint(frame) }
    }

    /// Marks the screen contents as unknown: the next frame is painted in full.
    mutating func forget() { painted = nil }

    /// Paints `frame` at the top left. Cells outside the terminal are clipped; cells the frame does not cover are blank.
    mutating func paint(_ frame: Frame) {
        if paintChanges(frame) { return }
        // Colour pairs ran out: release those of earlier frames. If this frame alone needs too many, its last styles use the
        // terminal's default colours.
        pens.startOver()
        last = nil
        painted = nil
        _ = paintChanges(frame)
        pens.settle()
    }

    /// Returns `false` if colour pairs ran out midway.
    private mutating func paintChanges(_ frame: Frame) -> Bool {
        if painted?.size != frame.size { painted = nil }
        let isFirst = painted == nil
        sent = nil
        if isFirst {
            clearings += 1
            clusterRows.removeAll(keepingCapacity: true)
            werase(window)
            clearok(window, true)
        }
        let width = min(frame.width, Int(getmaxx(window)))
        var rowsWithClusters: [Int] = []
        for y in 0..<min(frame.height, Int(getmaxy(window))) {
            var columns = 0..<width
            var changed = 0..<frame.width
            if let painted {
                changed = frame.changedColumns(ofRow: y, since: painted)
                if changed.isEmpty { continue }
                // A row with a cluster may still have one in its unchanged columns, so scan all of it.
                if !clusterRows.contains(y) { columns = changed.clamped(to: columns) }
            }
            var hasCluster = false
            guard
                stage(
                    frame.row(y).prefix(width), old: painted?.row(y).prefix(width), columns: columns, y: y,
                    hasCluster: &hasCluster)
            else { return false }
            // In place: a second array that shares the frame's cells would make each tick copy the whole frame.
            painted?.copy(changed, ofRow: y, from: frame)
            if hasCluster {
                rowsWithClusters.append(y)
                clusterRows.insert(y)
            } else {
                clusterRows.remove(y)
            }
        }
        if isFirst { painted = frame }
        refresh(frame, width: width, rowsWithClusters: rowsWithClusters)
        return true
    }

    /// Hands the cells of `row` in `columns` that differ from `old` to ncurses, run by run. Returns `false` if colour pairs ran
    /// out.
    private mutating func stage(
        _ row: ArraySlice<Cell>, old: ArraySlice<Cell>?, columns: Range<Int>, y: Int, hasCluster: inout Bool
    ) -> Bool {
        run.removeAll(keepingCapacity: true)
        let hadCluster = clusterRows.contains(y)
        var x = columns.lowerBound
        // Only the right half of a wide cell may have changed.
        if x < columns.upperBound, row[row.startIndex + x].isContinuation { x -= 1 }
        var runStart = x
        while x < columns.upperBound {
            let cell = row[row.startIndex + x]
            if let old, old[old.startIndex + x] == cell {
                if hadCluster, letterings.lettering(of: cell).isDisputed { hasCluster = true }
                flush(y: y, x: runStart)
            } else {
                if run.isEmpty { runStart = x }
                let rest = row[(row.startIndex + x)...]
                guard append(cell, before: rest, hasCluster: &hasCluster) else { return false }
            }
            x += max(1, Int(cell.width))
        }
        flush(y: y, x: runStart)
        return true
    }

    /// Adds `cell`, the first of `rest`, to the run. Returns `false` if colour pairs ran out.
    private mutating func append(_ cell: Cell, before rest: ArraySlice<Cell>, hasCluster: inout Bool) -> Bool {
        if let last, last.cell == cell {
            run.append(last.character)
            return true
        }
        var reduced = cell
        reduced.style = pens.reduced(cell.style)
        let spelled = spelled(reduced, before: rest)
        let lettering = letterings.lettering(of: spelled)
        if lettering.isDisputed { hasCluster = true }
        guard let pen = pens.pen(for: spelled.style) else { return false }
        sent = spelled.style
        let count = run.count
        append(lettering, pen: pen, columns: max(1, Int(cell.width)), room: rest.count)
        last = lettering.isDisputed || run.count != count + 1 || cell.width != 1 ? nil : (cell, run[count])
        return true
    }

    /// The cell as it is sent. Where the terminal draws block elements itself, a blank takes its neighbour's foreground, which
    /// nobody sees on it, and a blank in the neighbour's foreground becomes a full block, so that a numeral made of blocks is sent
    /// in one pair of colours. The neighbour is the last cell sent or, where that does not help, the next glyph of the row.
    ///
    /// In other terminals a font's glyphs may reach beyond their cells, and only a cell in colours of its own covers that: there
    /// a blank takes one foreground for each background.
    ///
    /// - Parameter cell: In the terminal's colours: two of a soft gradient are often one of 256.
    private mutating func spelled(_ cell: Cell, before rest: ArraySlice<Cell>) -> Cell {
        let ground = cell.style.background
        guard hasColors, cell.style.attributes.isEmpty, isBlank(cell) else {
            if hasColors, inks[ground] == nil { inks[ground] = cell.style.foreground }
            return reversed(cell)
        }
        guard sendsBlocks else {
            return .blank(CellStyle(foreground: inks[ground] ?? cell.style.foreground, background: ground))
        }
        if let sent, let spelled = spelled(ground, as: sent) { return spelled }
        for next in rest.prefix(Self.reach) {
            let style = pens.reduced(next.style)
            if next.glyph != .space {
                if next.glyph == Self.upperHalf { continue }
                return spelled(ground, as: style) ?? .blank(cell.style)
            }
            // Strokes of whole cells have no glyph: then the lighter of two blanks is the ink.
            let other = style.background
            guard other != ground, let own = ground.hex, let others = other.hex else { continue }
            let pair = Self.lightness(own) > Self.lightness(others) ? (ground, other) : (other, ground)
            return spelled(ground, as: CellStyle(foreground: pair.0, background: pair.1)) ?? .blank(cell.style)
        }
        return .blank(cell.style)
    }

    private static func lightness(_ hex: UInt32) -> UInt32 { (hex >> 16 & 255) + (hex >> 8 & 255) + (hex & 255) }

    /// A block in the last pair of colours if it has those two the other way round and the terminal draws blocks itself: what is left of
    /// the cell is the block then.
    private func reversed(_ cell: Cell) -> Cell {
        guard sendsBlocks, cell.style.attributes.isEmpty, let sent, sent.attributes.isEmpty,
            sent.foreground == cell.style.background, sent.background == cell.style.foreground,
            let rest = cell.glyph.restOfCell
        else { return cell }
        return Cell(glyph: rest, style: sent)
    }

    /// A cell that shows nothing but `ground`, in `style`; `nil` if there is none.
    private func spelled(_ ground: CellColor, as style: CellStyle) -> Cell? {
        guard style.attributes.isEmpty else { return nil }
        if ground == style.background { return .blank(style) }
        return ground == style.foreground && ground != .terminalDefault
            ? Cell(glyph: Self.fullBlock, style: style) : nil
    }

    /// Whether the cell is of one colour. So are two halves a single step of 24-bit colour apart, as on a soft gradient: no eye
    /// sees the step, but every numeral on it would be sent in three pairs of colours a row.
    private func isBlank(_ cell: Cell) -> Bool {
        if cell.glyph == .space { return true }
        guard cell.glyph == Self.upperHalf else { return false }
        if cell.style.foreground == cell.style.background { return cell.style.background != .terminalDefault }
        guard sendsBlocks, let top = cell.style.foreground.hex, let bottom = cell.style.background.hex else {
            return false
        }
        return [0, 8, 16].allSatisfy { abs(Int(top >> $0 & 0xFF) - Int(bottom >> $0 & 0xFF)) <= 1 }
    }

    /// How far ahead a blank looks for a glyph.
    private static let reach = 8
    private static let upperHalf = Glyph("▀" as Unicode.Scalar)
    private static let fullBlock = Glyph("█" as Unicode.Scalar)

    private mutating func append(_ lettering: CellGlyphs, pen: CursesAttributes, columns: Int, room: Int) {
        switch lettering {
        case .plain(let text) where columns == 1: append(text, pen)
        case .plain(let text) where room < columns || ncurses_character_width(text[0]) < columns:
            // Clipped by the terminal's edge, or an ASCII stand-in for a wide cluster.
            append(room < columns ? [0x20] : text, pen)
            if room >= columns { append([0x20], pen) }
        case .plain(let text): append(text, pen)
        case .disputed:
            for _ in 0..<min(columns, room) { append([ClusterOverlay.placeholder], pen) }
        }
    }

    private mutating func append(_ text: [wchar_t], _ pen: CursesAttributes) {
        var cell = cchar_t()
        _ = ncurses_set_cell(&cell, text + [0], pen.attributes, pen.pair)
        run.append(cell)
    }

    private mutating func flush(y: Int, x: Int) {
        guard !run.isEmpty else { return }
        mvwadd_wchnstr(window, Int32(y), Int32(x), run, Int32(run.count))
        run.removeAll(keepingCapacity: true)
    }

    private mutating func refresh(_ frame: Frame, width: Int, rowsWithClusters: [Int]) {
        guard !rowsWithClusters.isEmpty else {
            wrefresh(window)
            return
        }
        // The overlay moves the cursor behind ncurses' back, so it must be in the corner before and after.
        leaveok(window, false)
        wmove(window, 0, 0)
        wrefresh(window)
        for y in rowsWithClusters {
            overlay.add(frame.row(y).prefix(width), y: y, letterings: &letterings, pens: &pens)
        }
        overlay.send(to: output)
        leaveok(window, true)
    }
}
