@preconcurrency import CNcurses
import CellUI
import Foundation

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
    private let stopWrapping = Array((capabilityText("rmam") ?? "").utf8)
    private let startWrapping = Array((capabilityText("smam") ?? "").utf8)

    /// What is to be sent. ncurses writes colours through a function without a context, hence a place it can reach;
    /// there is one terminal, and one thread that paints.
    private nonisolated(unsafe) static var bytes: [UInt8] = []

    /// Adds the clusters of row `y` and what stands within their reach.
    func add(_ row: ArraySlice<Cell>, y: Int, letterings: inout LetteringTable, pens: inout PenTable) {
        var soiled = 0
        append(stopWrapping)
        for (x, cell) in row.enumerated() where !cell.isContinuation && x + Int(cell.width) <= row.count {
            guard let pen = pens.pen(for: cell.style) else { continue }
            switch letterings.lettering(of: cell) {
            case .plain where x < soiled:
                use(pen)
                append(cell.graphemeCluster.utf8)
            case .plain: break
            case .disputed(let text, let reach):
                use(pen)
                // What stood here may have been wide in the terminal's eyes and would leave its other half.
                move(x: x, y: y)
                append(repeatElement(UInt8(ascii: " "), count: Int(cell.width)))
                move(x: x, y: y)
                append(text.utf8)
                move(x: x + Int(cell.width), y: y)
                soiled = max(soiled, x + reach)
            }
        }
        append(startWrapping)
        use(Pen(attributes: 0, pair: 0))
    }

    /// Puts the cursor in the top left corner and sends all that was added.
    func send(to descriptor: Int32) {
        move(x: 0, y: 0)
        writeWhole(Self.bytes, to: descriptor)
        Self.bytes.removeAll(keepingCapacity: true)
    }

    private func append(_ bytes: some Sequence<UInt8>) { Self.bytes.append(contentsOf: bytes) }

    private func move(x: Int, y: Int) {
        guard let move = ncurses_expand2(moveCursor, Int32(y), Int32(x)) else { return }
        append(withoutDelays(String(cString: move)).utf8)
    }

    private func use(_ pen: Pen) {
        _ = ncurses_set_pen(pen.attributes, pen.pair) { byte in
            ClusterOverlay.bytes.append(UInt8(truncatingIfNeeded: byte))
            return byte
        }
    }
}
