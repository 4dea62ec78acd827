@preconcurrency import CNcurses
import CellUI

/// Writes the clusters on whose width terminals disagree, so that no disagreement shifts a row.
///
/// In ncurses' picture such a cluster is a run of ``placeholder``. After ncurses has painted, each is written over its
/// place, the cursor is put behind it by an absolute move, and whatever a terminal with another opinion may have
/// overwritten is written once more:
///
///     frame            a  b  👩‍🌾 ·  c  d  e
///     ncurses          a  b  ░  ░  c  d  e
///     cluster          a  b  👩  🌾 …  …  …      (a terminal that takes four columns or more)
///     move, rest       a  b  👩  c  d  e
struct ClusterOverlay {
    /// Blank to the eye and not a blank to ncurses, which might otherwise clear it together with the blanks beside it.
    static let placeholder: wchar_t = 0xA0

    private let moveCursor = capability("cup")
    private let stopWrapping = capability("rmam")
    private let startWrapping = capability("smam")

    /// Writes the clusters of row `y` and what stands within their reach. The cursor stays anywhere.
    func write(_ row: ArraySlice<Cell>, y: Int, letterings: inout LetteringTable, pens: inout PenTable) {
        let cells = Array(row)
        var soiled = 0
        putp(stopWrapping)
        for (x, cell) in cells.enumerated() where !cell.isContinuation {
            guard let pen = pens.pen(for: cell.style) else { continue }
            switch letterings.lettering(of: cell) {
            case .plain(let text) where x < soiled:
                use(pen)
                putp(String(String.UnicodeScalarView(text.compactMap { Unicode.Scalar(UInt32($0)) })))
            case .plain: break
            case .disputed(let bytes, let reach):
                use(pen)
                // What stood here may have been narrower in the terminal's eyes, and left its other half.
                move(x: x, y: y)
                putp(String(repeating: " ", count: Int(cell.width)))
                move(x: x, y: y)
                putp(bytes)
                move(x: x + Int(cell.width), y: y)
                soiled = max(soiled, x + reach)
            }
        }
        putp(startWrapping)
        use(Pen(attributes: 0, pair: 0))
    }

    /// Moves the cursor, absolutely.
    func move(x: Int, y: Int) { putp(ncurses_expand2(moveCursor, Int32(y), Int32(x))) }

    private func use(_ pen: Pen) { _ = ncurses_set_pen(pen.attributes, pen.pair) }
}

/// A string capability of the current terminal; `nil` if it has none of that name.
func capability(_ name: String) -> UnsafeMutablePointer<CChar>? {
    guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return nil }
    return value
}
