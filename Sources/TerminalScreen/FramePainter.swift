@preconcurrency import CNcurses
import CellUI

/// Brings the terminal from the last frame to the next. Only cells that differ are handed to ncurses, which in turn
/// sends the shortest bytes that it finds for them.
struct FramePainter {
    private var painted: Frame?
    private var pens: PenTable
    private var letterings: LetteringTable
    private let overlay = ClusterOverlay()
    private let window: UnsafeMutablePointer<WINDOW>
    private let output: Int32
    private let hasColors: Bool
    private var run: [cchar_t] = []
    /// The last cell that was handed over, which its neighbours mostly equal, and what it is to ncurses.
    private var last: (cell: Cell, character: cchar_t)?
    /// Rows with a cluster that ``ClusterOverlay`` writes.
    private var clusterRows: Set<Int> = []
    /// The ink of blanks on each ground: that of the first glyph on it. A blank shows none, and one that is the same as its
    /// neighbours' costs no bytes to change to.
    private var inks: [CellColor: CellColor] = [:]

    /// Paints on ncurses' current screen, whose bytes go to `output`.
    init(output: Int32, depth: ColorDepth, numbering: ColorNumbering, usesUTF8: Bool) {
        self.output = output
        hasColors = depth != .none
        pens = PenTable(depth: depth, numbering: numbering)
        letterings = LetteringTable(usesUTF8: usesUTF8)
        window = ncurses_standard_window()
    }

    /// Paints what is on screen once more, and everything from now on, in other colours.
    mutating func adopt(depth: ColorDepth, numbering: ColorNumbering) {
        let frame = painted
        forget()
        pens.startOver()
        pens = PenTable(depth: depth, numbering: numbering)
        last = nil
        inks.removeAll(keepingCapacity: true)
        if let frame { paint(frame) }
    }

    /// What is on screen is unknown: the next frame is painted whole.
    mutating func forget() { painted = nil }

    /// Paints `frame` at the top left; what lies outside the terminal is cut off, what the frame leaves is blank.
    mutating func paint(_ frame: Frame) {
        if paintChanges(frame) { return }
        // Colour pairs ran out: those of earlier frames are given up. If this frame alone has too many, some of its
        // styles make do without.
        pens.startOver()
        last = nil
        painted = nil
        _ = paintChanges(frame)
        pens.settle()
    }

    /// Answers `false` if colour pairs ran out in the middle.
    private mutating func paintChanges(_ frame: Frame) -> Bool {
        let previous = painted?.size == frame.size ? painted : nil
        if previous == nil {
            clusterRows.removeAll(keepingCapacity: true)
            werase(window)
            clearok(window, true)
        }
        let width = min(frame.width, Int(getmaxx(window)))
        var rowsWithClusters: [Int] = []
        for y in 0..<min(frame.height, Int(getmaxy(window))) {
            var columns = 0..<width
            if let previous {
                let changed = frame.changedColumns(ofRow: y, since: previous)
                if changed.isEmpty { continue }
                // In a row that had a cluster, one may be left where nothing changed.
                if !clusterRows.contains(y) { columns = changed.clamped(to: columns) }
            }
            var hasCluster = false
            let old = previous?.row(y).prefix(width)
            guard stage(frame.row(y).prefix(width), old: old, columns: columns, y: y, hasCluster: &hasCluster) else {
                return false
            }
            if hasCluster {
                rowsWithClusters.append(y)
                clusterRows.insert(y)
            } else {
                clusterRows.remove(y)
            }
        }
        painted = frame
        refresh(frame, width: width, rowsWithClusters: rowsWithClusters)
        return true
    }

    /// Hands the cells of `row` in `columns` that differ from `old` to ncurses, run by run.
    private mutating func stage(
        _ row: ArraySlice<Cell>, old: ArraySlice<Cell>?, columns: Range<Int>, y: Int, hasCluster: inout Bool
    ) -> Bool {
        run.removeAll(keepingCapacity: true)
        let hadCluster = clusterRows.contains(y)
        var x = columns.lowerBound
        // A wide cell may have changed in its right half alone.
        if x < columns.upperBound, row[row.startIndex + x].isContinuation { x -= 1 }
        var runStart = x
        while x < columns.upperBound {
            let cell = row[row.startIndex + x]
            if let old, old[old.startIndex + x] == cell {
                if hadCluster, letterings.lettering(of: cell).isDisputed { hasCluster = true }
                flush(y: y, x: runStart)
            } else {
                if run.isEmpty { runStart = x }
                guard append(cell, room: row.count - x, hasCluster: &hasCluster) else { return false }
            }
            x += max(1, Int(cell.width))
        }
        flush(y: y, x: runStart)
        return true
    }

    /// Adds `cell` to the run; answers `false` if colour pairs ran out.
    private mutating func append(_ cell: Cell, room: Int, hasCluster: inout Bool) -> Bool {
        if let last, last.cell == cell {
            run.append(last.character)
            return true
        }
        let lettering = letterings.lettering(of: cell)
        if lettering.isDisputed { hasCluster = true }
        guard let pen = pens.pen(for: inked(cell)) else { return false }
        let count = run.count
        append(lettering, pen: pen, columns: max(1, Int(cell.width)), room: room)
        last = lettering.isDisputed || run.count != count + 1 || cell.width != 1 ? nil : (cell, run[count])
        return true
    }

    /// The style of `cell`; a blank's ink is that of its ground's glyphs.
    private mutating func inked(_ cell: Cell) -> CellStyle {
        let ground = cell.style.background
        guard hasColors, cell.glyph == .space else {
            if hasColors, inks[ground] == nil { inks[ground] = cell.style.foreground }
            return cell.style
        }
        guard cell.style.attributes.isEmpty, let ink = inks[ground] else { return cell.style }
        return CellStyle(foreground: ink, background: ground)
    }

    private mutating func append(_ lettering: Lettering, pen: Pen, columns: Int, room: Int) {
        switch lettering {
        case .plain(let text) where columns == 1: append(text, pen)
        case .plain(let text) where room < columns || ncurses_character_width(text[0]) < columns:
            // Cut in half by the edge of the terminal, or an ASCII stand-in for a wide cluster.
            append(room < columns ? [0x20] : text, pen)
            if room >= columns { append([0x20], pen) }
        case .plain(let text): append(text, pen)
        case .disputed:
            for _ in 0..<min(columns, room) { append([ClusterOverlay.placeholder], pen) }
        }
    }

    private mutating func append(_ text: [wchar_t], _ pen: Pen) {
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
        // ncurses must know where the cursor is when the overlay is done: in the corner, before and after.
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
